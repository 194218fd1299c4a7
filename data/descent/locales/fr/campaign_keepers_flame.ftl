# La Flamme du gardien : la première campagne, courte.

campaign-keepers_flame = La Flamme du gardien
    .about = Cinq quêtes dans la vallée de Brumeval, pour apprendre et pour frémir. Une lampe éteinte, un gardien disparu, une cloche qui ne devrait pas sonner.
    .intro = À Brumeval, on n’a jamais eu peur de la nuit : la tour-lampe veillait. Depuis trois soirs, elle est noire. Le vieil Odran ne répond plus, et ceux qu’on enterre frappent au couvercle. Lise, son apprentie, a vidé sa bourse sur la table de l’auberge. « Ce n’est pas beaucoup. Mais c’est tout, et c’est pour vous. »

## Les chapitres

campaign-keepers_flame-chapter-torch = Le chemin de la tour commence derrière la dernière maison. Lise vous accompagne jusqu’à la barrière, pas plus loin. « Allumez au moins le brasero de la porte. Qu’on voie, d’en bas, que quelqu’un est monté. »
campaign-keepers_flame-chapter-mill = Une charrette arrive sans cocher. Sous la bâche, une enfant trempée : la vanne du moulin a cédé, l’eau monte, et sa famille est dedans. « Ce n’est pas un accident, murmure Lise. On n’ouvre pas une vanne avec une hache par accident. »
campaign-keepers_flame-chapter-lantern = Il reste une flamme née de la grande lampe : la lanterne de la chapelle du pont. Tant qu’elle brûle, la vallée a une porte. Ce soir, des torches pâles descendent des collines, en rangs, sans un bruit. Sur l’autre rive, les fenêtres d’une abbaye s’allument une à une.
campaign-keepers_flame-chapter-road = Voilà donc qui a volé le cœur de braise : Splig, capitaine gobelin, roi de pas grand-chose, payé en bronze de cloche. Il file vers l’est par la route de cendre, le cœur sous le bras et la peur au ventre. Pas peur de vous : de celui qui l’a payé.
campaign-keepers_flame-chapter-bell = Sous la tour, quelque chose sonne. Un coup par heure, puis deux. Le Prêtre des Cendres a réuni son bronze et ses morts ; il ne lui manque que l’aube qui ne viendra pas. Lise noue la corde autour de sa taille. « Cette fois, je descends avec vous. »

## Ce qui se passe entre les quêtes

campaign-keepers_flame-message-carried_home = On vous ramène à Brumeval sur des volets de bois. Personne ne vous fait de reproche. C’est pire. Lise est montée seule cette nuit-là et elle a allumé le brasero ; elle n’en parle pas.
campaign-keepers_flame-message-millers_thanks = Le meunier passe le soir, son chapeau dans les mains. Il pose une fiole sur la table, dit que sa femme y tenait, et repart avant qu’on ait pu le remercier.
campaign-keepers_flame-message-millers_door = Le meunier ne vous salue plus. Mais le soir, quand vous passez, il laisse la lampe de sa porte allumée un peu plus longtemps que les autres.
campaign-keepers_flame-message-empty_beds = À l’auberge, on a laissé trois lits faits. Personne n’y touche. On vous sert sans compter, et sans vous regarder.
campaign-keepers_flame-message-bright_night = Toute la nuit, la lanterne a tenu tête. Au matin, des gens de trois villages viennent y allumer leurs bougies. Vous marchez plus droit.
campaign-keepers_flame-message-dark_bridge = La lanterne fume encore. Sur le pont, on a compté les pas des morts toute la nuit : ils allaient vers Brumeval, et ils n’étaient pas pressés.
campaign-keepers_flame-message-heart_in_hand = Le cœur de braise tient dans deux paumes. Il est tiède comme un œuf, et il bat quand on parle d’Odran.
campaign-keepers_flame-message-heart_gone = La trace s’arrête au bord de la cendre. Ce que Splig emporte, il va le livrer à son maître : vous savez donc où le retrouver.
campaign-keepers_flame-message-chapel_sleeps = Le sonneur de la chapelle vous paie en petites pièces noircies. « Elles ont fondu et refondu. Elles valent toujours. »
campaign-keepers_flame-message-chapel_wakes = Le soir, de loin, on voit encore luire les braises de la chapelle. Quelqu’un les souffle.

## Les épilogues

campaign-keepers_flame-epilogue-dawn = Odran monte les marches une à une, Lise sous son bras. En haut, il lui tend le cœur de braise. « À toi. Moi, j’ai veillé assez. » La lumière passe la vallée comme une main sur un front. En bas, dans les tombes, on se retourne et l’on se rendort. Longtemps, à Brumeval, on a appelé cette heure-là l’aube des héros, bien qu’il fût minuit.
campaign-keepers_flame-epilogue-apprentice = La lampe brûle. Lise a refusé le manteau du gardien : trop grand, dit-elle, et il sent encore le tabac. Elle le lui laisse, pour ses vieux genoux, et tient la flamme en bras de chemise. Les morts dorment. Chaque soir, avant d’allumer, elle tape deux fois sur la rampe, comme il faisait, et attend qu’en bas, près du poêle, une canne réponde.
campaign-keepers_flame-epilogue-torches = Le Prêtre est redevenu cendre, et la cloche ne sonnera plus. Mais la tour reste noire. Alors les gens de Brumeval ont pris le tour de garde : une torche par maison, une maison par nuit. Vue de loin, la vallée a l’air d’une lampe qu’on aurait renversée, et qui brûle quand même.
campaign-keepers_flame-epilogue-embers = La cloche sonne. Ceux d’en bas remontent, et Brumeval se vide par le pont, sous la lanterne qui n’a pas plié. Lise ferme la marche. Elle a pris un peu de cette flamme dans un pot de terre. « Une lampe, ça se rallume », dit-elle. Vous la croyez.
campaign-keepers_flame-epilogue-night = La cloche sonne douze fois, et l’aube ne vient pas. Sur la route de l’est, on croise des charrettes sans lumière et des gens qui ne parlent pas. Quand on leur demande d’où ils sont, ils disent : « De nulle part. De la vallée d’avant. »
