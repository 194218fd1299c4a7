# « Deux aiguilles » : une étape du Raid. On a démonté une horloge, et il se fait tard.

quest-two_hands = Deux aiguilles
    .intro = « Mon horloge est arrêtée depuis cent ans », dit la Maîtresse du Donjon. « Cela fait de longues soirées. La petite aiguille est dans la chapelle, la grande de l’autre côté du gouffre ; le cadran est au milieu, et se trouve être votre portail. J’ai parié sur jamais et demie. »
    .won = L’horloge marche. « Tiens », dit la Maîtresse en comptant sur ses doigts, « j’ai donc cent trente dîners de retard. »
    .lost = Il reste exactement aussi tard qu’avant. La Maîtresse recommence une patience.
quest-two_hands-objective-hands = Porter les deux aiguilles de l’horloge sur le cadran, au milieu. Alors le portail s’ouvre.
quest-two_hands-objective-leave = L’horloge marche, et le portail est ouvert. Partir tant qu’il est tôt.
area-two_hands-clockwork = Vous êtes à l’intérieur d’une horloge. Tout se tait, sauf quelque chose qu’on a laissé pendu et qui aimerait balancer.
token-two_hands-portal = le cadran
token-two_hands-hour_hand = la petite aiguille
token-two_hands-minute_hand = la grande aiguille
token-two_hands-oil_can = la burette d’huile
token-two_hands-cuckoo = le coucou
token-two_hands-weights = les poids

quest-two_hands-message-silence = Rien ne fait tic. Dans une horloge de cette taille, cela se remarque.
quest-two_hands-message-hour = La petite aiguille claque dans le cadran, et vous montre du doigt.
quest-two_hands-message-minute = La grande aiguille claque dans le cadran et part aussitôt : elle a du retard.
quest-two_hands-message-strikes = L’horloge sonne toutes les heures qu’elle doit. Le cadran s’ouvre comme une porte.
quest-two_hands-message-stolen = La grande aiguille quitte son clou avec un son qui porte jusqu’à la chapelle. Là-bas, ceux qui remontent l’horloge se comptent, et en font venir un de plus.
quest-two_hands-message-quarter = Quelque part un ressort cède : un quart sonne sans permission, et quelqu’un croit que c’est à lui.
quest-two_hands-ending-portal = Vous passez à l’heure exacte qu’il est.
