# « La Fête au jardin » : une étape du Raid. La sortie est ouverte, l’entrée aussi.

quest-garden_party = La Fête au jardin
    .intro = « Vous êtes venus ! Et avec ces bottes », dit la Maîtresse du Donjon. « Le portail est au bout de la pelouse, et il est ouvert : une porte fermée, un jour de fête, quelle horreur. Servez-vous. J’ai parié sur le dernier arrivé contre le premier parti, et j’ai envoyé énormément d’invitations. »
    .won = « Vous partez déjà ? Personne ne vous a seulement mordus comme il faut. » Elle raye vos noms d’une liste, plutôt amusée.
    .lost = « Ils sont restés jusqu’au bout », dit la Maîtresse aux autres invités. « Voilà ce que j’appelle du savoir-vivre. »
quest-garden_party-objective-leave = Partir par le portail au bout de la pelouse. Dès la deuxième manche, des invités arrivent, de plus en plus nombreux. Chaque nom rayé de la liste dispense d’une arrivée.
area-garden_party-drive = L’allée, ratissée du matin. Un huissier s’ennuie et prend les manteaux, avec ce qu’il y a dedans.
area-garden_party-lawn = La pelouse, un bassin, un buffet. Tout au bout, un portail avec des guirlandes.
door-garden_party-rose_gate = le portillon aux roses
door-garden_party-hedge_gate = le portillon de la haie
token-garden_party-portal = le portail aux guirlandes
token-garden_party-coats = les manteaux
token-garden_party-guest_list = la liste des invités
token-garden_party-buffet = le buffet
token-garden_party-presents = les cadeaux

quest-garden_party-door-rose_gate = Il donne sur le bassin, du côté du buffet. Le loquet est à l’intérieur, dans les épines (Perception, avec un bonus de 1 ; un échec coûte 1 cœur).
quest-garden_party-door-hedge_gate = Il longe la haie. Rien à manger, et d’un coup d’épaule il sort de ses gonds (Puissance, avec un bonus de 1 ; un échec coûte 1 point de fatigue).
quest-garden_party-token-portal = Il est grand ouvert. On y a pendu un écriteau : « Quoi, déjà ? »
quest-garden_party-token-coats = Des manteaux, à quelqu’un. Les poches sont encore tièdes.
quest-garden_party-token-guest_list = Quatre pages à l’encre violette. Il faut savoir qui est qui pour rayer les bons (Connaissance, avec un bonus de 1).
quest-garden_party-token-buffet = Il est dressé dans le bassin, pour la fraîcheur.
quest-garden_party-token-presents = Des rubans, des nœuds, et un paquet qui respire.
quest-garden_party-use-climb = Chercher le loquet (Perception)
quest-garden_party-use-lift = Sortir le portillon de ses gonds (Puissance)
quest-garden_party-use-strike = Rayer un nom (Connaissance)
    .not = Deux d’avance, cela se verrait.

quest-garden_party-message-struck = Un invité de moins. Quelque part sur la route, une voiture fait demi-tour.
quest-garden_party-message-blotted = Des taches violettes, et le mauvais nom. L’huissier toussote.
quest-garden_party-message-thorns = Les roses attendaient quelqu’un.
quest-garden_party-message-hinges = Le portillon ne bouge pas. Un dos, si.
quest-garden_party-message-lawn_seen = Le portillon grince. Sur la pelouse, plusieurs têtes se tournent, et certaines font le tour.
quest-garden_party-message-first_guests = Des roues sur le gravier. Les premiers invités n’ont apporté que leur appétit.
quest-garden_party-message-more_guests = « Que c’est gentil d’être venus ! » lance la Maîtresse, et ce n’est pas à vous.
quest-garden_party-message-not_listed = On se dispute à la grille : quelqu’un n’est pas sur la liste. Pour cette fois, personne n’entre.

quest-garden_party-ending-portal = Vous partez comme on devrait partir d’une fête : tôt, ensemble et sans dire au revoir.
