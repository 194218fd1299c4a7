# « Marée basse » : une étape du Raid. Le portail est ouvert ; la rivière a ses horaires.

quest-moon_tide = Marée basse
    .intro = « J’entretiens une lune », dit la Maîtresse du Donjon, et elle la montre du doigt. « Elle tire la rivière sur le banc de sable, et de temps en temps elle lâche. Le portail resterait bien ouvert tout ce temps : on s’y noie, voilà tout. J’ai parié sur vos bottes. »
    .won = « Secs jusqu’au genou », constate la Maîtresse, et elle paie quelqu’un que vous ne voyez pas. « Il faudra que je parle à la lune. »
    .lost = La rivière rend ce dont elle n’a pas l’usage : deux chapeaux et une rame. On apporte ses gains à la Maîtresse dans un seau.
quest-moon_tide-objective-ebb = Partir par le portail du banc de sable tant que l’eau est basse. Elle monte à la fin des manches 1, 4, 7… ; à la fin des manches 3, 6, 9… le banc est à sec, et l’on peut partir.
area-moon_tide-shore = Un gué, un village qui a déménagé, et une lune accrochée un peu trop bas.
token-moon_tide-portal = le portail du banc de sable
token-moon_tide-boat = la barque retournée
token-moon_tide-crab_pot = le casier à crabes
token-moon_tide-milk_churn = le bidon de lait
token-moon_tide-sluice = la roue de l’écluse
quest-moon_tide-token-sluice = Une roue rouillée au bord du chemin. Tournée à marée basse, elle retient la crue suivante ; tournée à marée haute, elle vide le banc.
quest-moon_tide-use-hold_tide = Tourner la roue de l’écluse (Puissance)
    .not = La roue est déjà à bout de course.

quest-moon_tide-message-moonrise = La lune se lève au bout d’une corde. Sur le banc de sable, le portail luit, et l’eau autour n’arrive qu’aux chevilles. Pour l’instant.
quest-moon_tide-message-sluice_shut = La vanne descend en gémissant. La prochaine crue trouvera porte close.
quest-moon_tide-message-drained = Un gargouillis, beaucoup de carpes vexées : le banc est à sec, et le portail ouvert.
quest-moon_tide-message-flood = La lune tire. La rivière monte sur le banc et ferme le portail ; qui s’y trouve boit la tasse.
quest-moon_tide-message-held_back = La rivière arrive à l’écluse, frappe, et s’en retourne. Le portail reste ouvert.
quest-moon_tide-message-ebb = La corde se détend. L’eau quitte le banc, et le portail est ouvert.
quest-moon_tide-message-spring_tide = Sur la rive, quelque chose est venu se baigner au clair de lune, et n’aime pas qu’on regarde.
quest-moon_tide-ending-portal = Le dernier talon quitte le sable, et la rivière se referme dessus comme un couvercle.
