# « Le Grenier en flammes » : le siège. Le pain de tout un hiver, et des cavaliers avec des torches.

quest-burning_granary = Le Grenier en flammes
    .objective = Sauver le grain jusqu’à la neige.
    .intro = Tout le pain que la Haute-Marche mangera cet hiver tient dans une grange, en trois travées, sur une butte d’où l’on voit venir tous ceux qui veulent y mettre le feu. Le propriétaire est parti chercher du secours, dans la direction opposée à l’ennemi. L’air sent la neige. « Si elle tombe, rien ne brûle, dit quelqu’un derrière vous. Si elle tombe. »
    .won = La neige tombe sur la cour, sur les cendres, sur les torches de ceux qui n’en auront plus besoin. Dedans, cela sent le seigle roussi, comme la première miche d’un apprenti. Jamais rien n’a senti aussi bon.
    .lost = Le toit part le dernier, presque lentement. Pour une nuit, il y a de la lumière à toutes les fenêtres de la Haute-Marche.
area-burning_granary-farm = Une aire à battre, un étang, une route à l’ouest, une digue au nord. Et la grange, qui n’a jamais autant ressemblé à un fagot.
area-burning_granary-stubble = La porte de derrière éclate sur les chaumes. Les épouvantails approchent. Il n’y avait qu’un seul épouvantail.
token-burning_granary-pond = l’étang
token-burning_granary-threshing_floor = la travée des gerbes
token-burning_granary-rye = la travée du seigle
token-burning_granary-seed_corn = la travée des semences
token-burning_granary-cart = la charrette
token-burning_granary-nets = les filets de pêche
token-burning_granary-scarecrow = l’épouvantail
unique-grain_reeve = le Prévôt des grains

## À examiner

quest-burning_granary-token-pond = De la glace dessus, de l’eau dessous. Chaque voyage remplit deux seaux ; on ne peut guère en garder davantage d’avance.
quest-burning_granary-token-threshing_floor = Des gerbes jusqu’aux poutres. Si elles brûlent : un seau éteint tout de suite ; un manteau, peut-être, avec assez de bras derrière (Puissance).
quest-burning_granary-token-rye = Du seigle en vrac, à hauteur d’homme. S’il brûle : un seau, ou ratisser ce qui rougeoie avant que cela gagne (Perception).
quest-burning_granary-token-seed_corn = La moisson de l’an prochain. Si elle brûle : un seau, ou se coucher dessus sans réfléchir (Volonté).
quest-burning_granary-token-cart = On l’a laissée telle quelle, avec un sac de trop.
quest-burning_granary-token-nets = Quelqu’un pêche ici, avec un succès modéré.
quest-burning_granary-token-scarecrow = Un bien bon manteau, pour un épouvantail.

quest-burning_granary-use-fill = Remplir deux seaux
    .not = Tous les seaux sont pleins.
quest-burning_granary-use-douse_door = Vider un seau sur les gerbes
    .not = Rien ne brûle ici, ou vous n’avez plus d’eau.
quest-burning_granary-use-beat_door = Battre les flammes (Puissance)
    .not = Rien ne brûle ici.
quest-burning_granary-use-douse_rye = Vider un seau sur le seigle
    .not = Rien ne brûle ici, ou vous n’avez plus d’eau.
quest-burning_granary-use-rake_rye = Ratisser les braises (Perception)
    .not = Rien ne brûle ici.
quest-burning_granary-use-douse_seed = Vider un seau sur les semences
    .not = Rien ne brûle ici, ou vous n’avez plus d’eau.
quest-burning_granary-use-smother_seed = Étouffer le feu (Volonté)
    .not = Rien ne brûle ici.

quest-burning_granary-rule-fire_eats = À la fin d’une manche, chaque travée en feu coûte une mesure de grain ; puis toute travée où se tient un ennemi prend feu. Sans grain, la quête est perdue. La neige vient à la fin de la manche 8 (en difficile : 9).

## L’histoire

quest-burning_granary-objective-hold = Tenir les cavaliers hors des travées et éteindre ce qui brûle, jusqu’à la neige.
quest-burning_granary-objective-reeve = Vaincre le Prévôt des grains, ou tenir jusqu’à la neige.
quest-burning_granary-objective-last_fires = Le Prévôt est mort : dégager la grange et éteindre les derniers feux.

quest-burning_granary-message-arrival = Des torches sur la route de l’ouest, en file, comme un éclair très lent. Ils chantent. C’est une chanson de moisson.
quest-burning_granary-message-garrick_nails = On cloue : Garrick Vane tend des peaux mouillées sur la trappe. « Après ça, on est quittes, dit-il entre ses clous. Presque. »
quest-burning_granary-message-eliza_note = Sur la porte de la grange, une lettre parfumée, sans signature. « Cette nuit. Trois côtés. Remplissez tous les seaux. » Vous connaissez cette main : elle tenait un carnet de bal.
quest-burning_granary-choice-plan = Vous avez le temps d’une seule chose avant leur arrivée.
quest-burning_granary-option-fill_buckets = Remplir les seaux
quest-burning_granary-option-send_home = Mettre les valets à l’abri
quest-burning_granary-option-hide_sacks = Descendre des sacs à la cave
quest-burning_granary-message-fill_buckets = Vous faites la chaîne depuis l’étang. Seaux pleins : { $water }. Pieds mouillés : tous.
quest-burning_granary-message-send_home = Les valets s’en vont par le fossé, les petits sur le dos. Ils raconteront à tout le monde qui est resté.
quest-burning_granary-message-hide_sacks = Quarante sacs, quarante fois l’échelle. Vos bras tremblent, mais ce qui est en bas brûlera moins vite.
quest-burning_granary-message-filled = La glace craque, les seaux remontent. Il y en a { $water } de prêts.
quest-burning_granary-message-tobin_runs = Quelque chose de petit, avec un grand seau, traverse la cour plié en deux. « Je ne suis pas là, souffle Tobin. Il ne faut pas que Maud le sache. » Désormais, il en apporte un toutes les deux manches.
quest-burning_granary-message-from_the_dyke = Ça hurle au nord. Sur la digue, ils ont lâché les chiens, et leur ont attaché des torches.
quest-burning_granary-message-arrow_door = Une flèche enflammée par la trappe : les gerbes prennent.
quest-burning_granary-message-arrow_rye = Une flèche enflammée à travers le toit : le seigle rougeoie.
quest-burning_granary-message-arrow_seed = Une flèche enflammée par le mur du fond : de la fumée sur les semences.
quest-burning_granary-message-arrow_pond = Une flèche enflammée, haute, superbe, en plein dans l’étang. Sur la route, quelqu’un se fait gronder.
quest-burning_granary-message-reeve_comes = Un gobelin sur une mule, en peau de mouton, une chaîne d’office au cou. Le Prévôt des grains vient veiller en personne à la perception. Il a une liste. La grange est dessus.
quest-burning_granary-message-from_the_fields = Derrière vous, la porte du fond cède. Ceux qui sont morts de faim il y a trois hivers se tiennent dans les chaumes. Le grain, ils n’en veulent plus. Ils veulent seulement que personne d’autre n’en ait.
quest-burning_granary-message-second_riders = D’autres chiens sur la digue. Le Prévôt coche quelque chose.
quest-burning_granary-message-door_lit = Une torche vole dans les gerbes. La travée des gerbes est en feu.
quest-burning_granary-message-rye_lit = La travée du seigle est en feu.
quest-burning_granary-message-seed_lit = La travée des semences est en feu.
quest-burning_granary-message-singed = Les flammes se couchent, puis rendent le coup. { $hero } sent le cheveu brûlé.
quest-burning_granary-message-put_out = Un sifflement, un nuage, de la paille noire. Éteint.
quest-burning_granary-message-fire_eats = { $fires ->
        [one] Une travée brûle.
       *[other] { $fires } travées brûlent.
    } Grain restant : { $grain }.
quest-burning_granary-message-half_gone = On voit maintenant le mur du fond. Avant, il y avait du pain devant.
quest-burning_granary-message-reeve_falls = Le Prévôt regarde sa liste, comme s’il devait y avoir une erreur, et tombe de sa mule. Dans un pot de fer, à sa selle, une braise vit encore. Les autres le voient ; ils voient aussi la mule rentrer chez elle au galop.

quest-burning_granary-ending-driven_off = Plus une torche sur la route. Vous êtes assis dans la cour, le visage noir, et un navet cru passe de main en main comme un rôti. C’est alors, bien sûr, qu’il se met à neiger.
quest-burning_granary-ending-snow = Le premier flocon tombe sur une torche et siffle. Puis viennent les autres, tous, comme si le ciel avait crevé un sac. Le temps de cent battements de cœur, il n’y a plus rien dans ce pays qui puisse brûler.
quest-burning_granary-ending-ashes = La dernière travée s’embrase dans un soupir. Les cavaliers ne crient même pas victoire. Ils restent là, à se chauffer les mains.
