# « Le Village assuré » : une quête annexe. Il y a une police contre les dragons ; il y a aussi un dragon.

quest-insured_village = Le Village assuré
    .intro = Chaumes a quatre toits qui comptent : l’auberge, la grange, la chapelle et le moulin. Tous sont en paille, et assurés contre les dragons depuis lundi. Nous sommes jeudi, et Valyndra arrive. Prudence Gage, de la Mutuelle des Cinq Vallées, vous engage pour éviter à sa maison une dépense regrettable. Il pleuvra ce soir, dit son genou. D’ici là, il suffit que trois toits restent des toits.
    .won = La Mutuelle des Cinq Vallées adresse au village ses félicitations, et une nouvelle police. Elle est plus longue, et « dragon » y est écrit plus petit.
    .lost = Le dossier est ouvert. Il manque une pièce : le village.
quest-insured_village-objective-roofs = Tenir jusqu’à la pluie, à la fin de la manche 7. À trois flammes un toit s’effondre ; deux toits perdus, et tout est perdu.
quest-insured_village-objective-dragon = Tenir jusqu’à la pluie (fin de la manche 7), ou blesser Valyndra assez pour qu’elle trouve le village trop cher : 4 ♥ par héros.
area-insured_village-village = Chaumes : un chemin en rond, quatre toits de paille, et des diablotins qui trouvent cela très bien.
token-insured_village-inn = l’auberge
token-insured_village-barn = la grange
token-insured_village-chapel = la chapelle
token-insured_village-mill = le moulin
token-insured_village-strongbox = le coffre de la fabrique
token-insured_village-cart = la charrette abandonnée

## À examiner

quest-insured_village-token-inn = « Au Dragon d’Or ». L’enseigne date d’avant lundi.
quest-insured_village-token-barn = Le foin est rentré. C’est une bonne année pour le foin, et une mauvaise pour la grange.
quest-insured_village-token-chapel = Son toit a brûlé deux fois ; la seconde, personne n’avait prié.
quest-insured_village-token-mill = Le seul qui soit au bord de l’eau. Il en est très fier, et brûle comme les autres.
quest-insured_village-token-strongbox = La caisse de la fabrique : trois boutons, une médaille, et peut-être mieux au fond.
quest-insured_village-token-cart = Son propriétaire court encore. Il a laissé l’essentiel.
quest-insured_village-use-douse_inn = Passer les seaux (Puissance)
    .not = Rien ne brûle ici.
quest-insured_village-use-douse_barn = Passer les seaux (Puissance)
    .not = Rien ne brûle ici.
quest-insured_village-use-douse_chapel = Passer les seaux (Puissance)
    .not = Rien ne brûle ici.
quest-insured_village-use-douse_mill = Passer les seaux (Puissance)
    .not = Rien ne brûle ici.

## Les choix

quest-insured_village-choice-excess = Prudence Gage ouvre sa serviette. « Deux garanties sont encore disponibles. Je peux lire la police à l’intéressée dès qu’elle se pose ; cela prend du temps, il y a des notes. Ou bien, contre une franchise, la Mutuelle arme les seaux du village. »
quest-insured_village-option-read_aloud = Lui faire lire la police
quest-insured_village-option-hire = Payer la franchise (25 pièces d’or)
    .not = La franchise est de 25 pièces d’or.

## L’histoire

quest-insured_village-message-policy = Une ombre passe sur le village, sans se presser, comme on lit une carte. Quelque part, déjà, une paille rougit.
quest-insured_village-message-read_aloud = « Article premier », répète Prudence pour s’échauffer. On dirait qu’elle a attendu cela toute sa vie.
quest-insured_village-message-hired = L’or fait des merveilles : une chaîne de seaux se forme, de la rivière à la chapelle, et le sacristain y a même de l’eau.
quest-insured_village-message-doused = Un seau, un sifflement, une flamme de moins.
quest-insured_village-message-out = Plus rien qui brûle ici, pour le moment. L’aubergiste, par habitude, demande qui a commandé l’eau.
quest-insured_village-message-buckets = La chaîne de seaux fait le tour du village : partout où cela brûle, une flamme de moins.
quest-insured_village-message-inn_burns = Une flammèche sur l’enseigne du Dragon d’Or. ({ $inn_fire } sur 3)
quest-insured_village-message-barn_burns = Le foin de la grange s’intéresse à une étincelle. ({ $barn_fire } sur 3)
quest-insured_village-message-chapel_burns = Sur la chapelle, le coq s’est mis à fumer. ({ $chapel_fire } sur 3)
quest-insured_village-message-mill_burns = Une aile du moulin brûle, et tourne, pour bien faire voir. ({ $mill_fire } sur 3)
quest-insured_village-message-inn_fed = Contre le mur de l’auberge, on souffle sur les braises, avec application. ({ $inn_fire } sur 3)
quest-insured_village-message-barn_fed = Un intrus jette des bottes de foin dans le feu de la grange, une par une, pour les voir partir. ({ $barn_fire } sur 3)
quest-insured_village-message-chapel_fed = On danse autour de la chapelle ; ce n’est pas la danse de la Saint-Jean. ({ $chapel_fire } sur 3)
quest-insured_village-message-mill_fed = Quelqu’un attise le moulin avec un sac de farine ; la farine trouve l’idée lumineuse. ({ $mill_fire } sur 3)
quest-insured_village-message-inn_falls = L’auberge tombe à l’intérieur d’elle-même. Il reste l’enseigne : elle avait raison.
quest-insured_village-message-barn_falls = La grange se couche sur son foin, et c’est la plus belle flamme du pays.
quest-insured_village-message-chapel_falls = La cloche descend toute seule, d’un coup, jusqu’à la crypte.
quest-insured_village-message-mill_falls = Le moulin fait un dernier tour et s’en va par la rivière.
quest-insured_village-message-dragon_lands = Le pré se couche sous le vent, puis sous autre chose. Valyndra replie ses ailes, regarde les toits comme on regarde un menu, et choisit.
quest-insured_village-message-clause_seven = « Article sept ! » crie Prudence Gage, debout sur une borne. Valyndra penche la tête. Personne ne lui avait jamais rien lu. Pendant une manche, elle écoute.
quest-insured_village-message-clause_ends = « … nonobstant ce qui précède. » Valyndra a compris la phrase, et l’intention. La lecture est terminée.
quest-insured_village-message-more_imps = De la fumée sortent d’autres diablotins, comme les étincelles d’une bûche qu’on retourne.
quest-insured_village-message-clouds = Le genou de Prudence craque. Au-dessus des collines, le ciel est enfin de la bonne couleur. C’est la dernière manche.
quest-insured_village-ending-rain = Il pleut. Il pleut comme si l’on avait cotisé.
quest-insured_village-ending-too_dear = Valyndra regarde sa patte, puis le village, et fait un calcul. D’autres vallées ont des toits, et personne devant.
quest-insured_village-ending-two_roofs = Deux toits sur quatre : c’est un sinistre, au sens de l’article trois. Prudence ferme sa serviette. Le reste brûle par politesse.
