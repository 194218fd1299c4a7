# « La Terrasse basse » : une étape du Raid. Deux chemins vers le portail, et la marée prend les deux.

quest-low_terrace = La Terrasse basse
    .intro = « La vue est plus belle à marée basse », dit la Maîtresse du Donjon. « Il vous reste un moment. Sur chaque chemin, une roue ouvre le portail : la chaussée est plus courte et disparaît la première, la galerie est plus sèche et plus longue. Je fais fermer les grilles à marée haute, depuis qu’on s’est plaint. J’ai parié que vous hésiteriez. »
    .won = « Pas même une chaussette mouillée », dit la Maîtresse, déçue. « Enfin, presque pas. »
    .lost = « On les voit bien, d’ici », dit la Maîtresse en réglant ses jumelles, « à marée basse. »
quest-low_terrace-objective-choose = Tourner l’une des deux roues : sur la chaussée au sud-est (Puissance) ou dans la galerie au nord (Connaissance). À la fin de la manche 3 la chaussée est noyée, de la manche 4 la terrasse, de la manche 5 la galerie (une manche plus tôt en difficile) : les roues sont perdues, les grilles se ferment.
quest-low_terrace-objective-leave = Le portail du nord-est est ouvert. Partir, tous ensemble. Dans l’eau, chaque héros subit par manche 1 cœur et 1 point de fatigue ; une grille fermée se force (Puissance).
area-low_terrace-shore = Une terrasse au bord de la mer, avec balustrade. La mer la regarde d’en bas, plus pour longtemps.
door-low_terrace-sluice_gate = la grille de la chaussée
door-low_terrace-arcade_gate = la grille de la galerie
token-low_terrace-portal = le portail vert d’eau
token-low_terrace-causeway_wheel = la roue de la chaussée
token-low_terrace-arcade_wheel = la roue de la galerie
token-low_terrace-amphora = l’amphore
token-low_terrace-wreck = l’épave
token-low_terrace-statue = la statue
token-low_terrace-birdcage = la volière

quest-low_terrace-door-sluice_gate = Du bronze, vert jusqu’à hauteur de tête. (Fermée, elle se force : Puissance, avec un bonus de 1 ; un échec coûte 1 cœur.)
quest-low_terrace-door-arcade_gate = Du bronze, vert jusqu’à hauteur de genou. (Fermée, elle se force : Puissance, avec un bonus de 1 ; un échec coûte 1 cœur.)
quest-low_terrace-token-portal = Une arche de coquillages. On y entend la mer, mais une autre.
quest-low_terrace-token-causeway_wheel = Du fer, de la rouille, des moules (Puissance, avec un bonus de 1 ; un échec coûte 1 point de fatigue).
quest-low_terrace-token-arcade_wheel = Neuf rouages, dont trois pour faire joli (Connaissance, avec un bonus de 1 ; un échec coûte 1 point de fatigue).
quest-low_terrace-token-amphora = Du vin, ou ce que la marée en a fait.
quest-low_terrace-token-wreck = Elle n’est là qu’à marée basse, et tant que personne n’en a besoin.
quest-low_terrace-token-statue = Un dieu marin sans tête. La tête a été vue dans la galerie, roulant.
quest-low_terrace-token-birdcage = Des cormorans. Ils ont avalé quelque chose qui brille.
quest-low_terrace-use-turn_causeway = Tourner la roue (Puissance)
    .not = Elle est tournée.
quest-low_terrace-use-turn_arcade = Tourner la roue (Connaissance)
    .not = Elle est tournée.
quest-low_terrace-use-force_sluice = Forcer la grille (Puissance)
    .not = Elle n’est pas verrouillée.
quest-low_terrace-use-force_arcade = Forcer la grille (Puissance)
    .not = Elle n’est pas verrouillée.

quest-low_terrace-message-ebb = Marée basse, deux grilles ouvertes, et une cloche qui compte. À gauche la galerie, à droite la chaussée : qui reste à réfléchir reste.
quest-low_terrace-message-causeway_floods = La chaussée s’enfonce, avec comme un soupir. Au bout, la grille tombe.
quest-low_terrace-message-terrace_floods = La première vague regarde par-dessus la balustrade, et entre.
quest-low_terrace-message-arcade_floods = L’eau court dans la galerie, poliment, de colonne en colonne. La seconde grille tombe.
quest-low_terrace-message-turned = Une chaîne court dans le mur. Là-haut, les coquillages s’écartent.
quest-low_terrace-message-stuck = Elle bouge d’un doigt, et se ravise.
quest-low_terrace-message-floats = C’est la marée qui soulève le portail de ses gonds, et vous donne la tasse au passage.
quest-low_terrace-message-forced = Le bronze gémit, puis cède. Derrière vous, la mer dit merci.
quest-low_terrace-message-bruised = La grille tient. Elle a connu de meilleures vagues.
quest-low_terrace-message-something_swims = Quelque chose monte les marches à la nage, et continue à pied.

quest-low_terrace-ending-portal = Vous passez les coquillages. Derrière vous, la terrasse est de l’eau, et l’eau a une belle vue.
