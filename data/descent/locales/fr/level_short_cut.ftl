# « Le Raccourci » : une étape du Raid. Deux portes, un portail, et une question de tempérament.

quest-short_cut = Le Raccourci
    .intro = « Le portail est ouvert », dit la Maîtresse du Donjon. « La porte de gauche y mène par la fonderie : c’est court, chaud, et habité. Celle de droite par les archives, qui sont sous scellés ; qui dépouille deux tiroirs de paperasse a le droit de passer. J’ai parié sur la gauche. Les héros prennent toujours à gauche. »
    .won = « Un de ces jours », dit la Maîtresse, « quelqu’un fera l’inverse, et je serai ruinée. »
    .lost = On vous classe sous « scories », ou peut-être sous « divers ».
quest-short_cut-objective-either = Partir par le portail : par la fonderie ou, après avoir fouillé deux des trois tiroirs qui sont devant (ou crocheté la serrure), par les archives.
area-short_cut-vestibule = Un vestibule et deux portes. Celle de gauche est chaude sous la main. Celle de droite a été scellée, deux fois, par quelqu’un qui avait le temps.
area-short_cut-foundry = La fonderie : une crevasse, un pont large comme une botte, et un sol qui par endroits n’a pas encore pris. Derrière, le portail.
area-short_cut-archive = Les archives. C’est calme, et cela sent une poussière que personne n’a encore contestée.
door-short_cut-hot_door = la porte chaude
door-short_cut-long_door = la porte scellée
door-short_cut-back_door = la porte de derrière des archives
token-short_cut-portal = le portail ouvert
token-short_cut-first_drawer = le premier tiroir
token-short_cut-second_drawer = le deuxième tiroir
token-short_cut-third_drawer = le troisième tiroir
token-short_cut-last_drawer = le dernier tiroir
token-short_cut-slag = le tas de scories

quest-short_cut-door-long_door = Deux scellés et, dessous, une serrure pour les impatients. Les tiroirs du couloir contiennent ce dont parlent les scellés.
quest-short_cut-use-pick = Crocheter la serrure sous les scellés (Connaissance)

quest-short_cut-message-two_doors = À gauche, cela siffle. À droite, cela froisse. « Sortie », lit-on au-dessus des deux portes, et aucune ne ment.
quest-short_cut-message-one_seal = Quelque part dans le tiroir, un formulaire est trouvé, rempli et mangé. Un scellé tombe de la porte.
quest-short_cut-message-unsealed = Le dernier scellé tombe. La porte des archives peut s’ouvrir.
quest-short_cut-message-heat = D’abord sort la chaleur, puis ceux qui y travaillent.
quest-short_cut-message-furnace = On coule : des étincelles volent entre la crevasse et la lave, et qui n’y prend garde roussit.
quest-short_cut-message-overtime = Une cloche. On annonce aux commis des heures supplémentaires, et la raison.
quest-short_cut-ending-portal = Vous partez, les uns fumants, les autres poussiéreux.
