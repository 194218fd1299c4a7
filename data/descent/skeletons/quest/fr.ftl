# Les textes de NAME. `flambeau texts` dit ce qui manque ; `flambeau check --fix` remet les espaces et les guillemets.

quest-NAME = Deux pièces
    .intro = Quelqu’un a fermé un coffre à clé, et quelqu’un d’autre voudrait savoir ce qu’il y a dedans. Ce quelqu’un d’autre, c’est vous.
    .won = Le coffre valait le détour.
    .lost = Le coffre est toujours là. Celui qui le garde aussi.
quest-NAME-objective-enter = Trouver le coffre dans la pièce du fond, et l’ouvrir.
quest-NAME-objective-leave = Le coffre est ouvert. Regagner l’entrée.
area-NAME-front_room = Des tonneaux, de la poussière, et deux silhouettes qui s’y tiennent sans respirer.
area-NAME-back_room = Un tapis, et dessus des gobelins qui n’attendaient personne.
door-NAME-inner_door = la porte du fond
token-NAME-barrels = les tonneaux
token-NAME-chest = le coffre
quest-NAME-token-chest = Un coffre ferré, dont la serrure a connu de meilleurs voleurs.
quest-NAME-use-pick = Crocheter la serrure (Perception)
    .not = Il est déjà ouvert.
unique-NAME_captain = Le Capitaine
quest-NAME-message-arrival = La porte derrière vous reste ouverte. C’est peut-être la dernière.
quest-NAME-message-opened = La serrure cède avec un soupir. Dehors, maintenant, avant que quelqu’un ne compte les gobelins.
quest-NAME-ending-out = Vous êtes dehors, et ce qui était dans le coffre aussi.
quest-NAME-ending-too_late = Une cloche sonne la relève. Vous sortez par la fenêtre.
