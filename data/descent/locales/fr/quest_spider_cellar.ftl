# « La Cave aux araignées » : une quête annexe. Ce qui pousse sous l’auberge ne doit pas éclore.

quest-spider_cellar = La Cave aux araignées
    .intro = L’aubergiste des Sept Tonneaux dit que ce sont des rats. Il le dit de l’autre côté de la route, avec sa famille et ses meubles. Trois sacs d’œufs pendent dans sa cave, gros comme des barriques, et l’un d’eux a commencé à cliqueter.
    .won = La cave sent le sucre brûlé pendant un mois. L’aubergiste le vend comme une spécialité.
    .lost = Les Sept Tonneaux ferment pour la saison. Dimanche, les toiles sont au premier étage.
quest-spider_cellar-objective-burn = Brûler les trois sacs d’œufs. La Mère garde le rouge.
area-spider_cellar-stairs = L’escalier finit dans une salle voûtée. Les tonneaux sont emballés comme pour un long voyage.
area-spider_cellar-pantry = Le garde-manger. Deux clients de la semaine passée y sont encore, si l’on veut.
area-spider_cellar-vats = Les cuves, et derrière elles une fosse de chaux vive. Quelque chose de lourd passe de quatre pattes sur les quatre autres.
door-spider_cellar-vat_door = la porte des cuves
door-spider_cellar-pantry_door = la porte du garde-manger
token-spider_cellar-barrels = les tonneaux
token-spider_cellar-shelf = l’étagère
token-spider_cellar-pale_sac = le sac pâle
token-spider_cellar-blue_sac = le sac bleu
token-spider_cellar-red_sac = le sac rouge
unique-broodmother = la Mère

quest-spider_cellar-door-vat_door = Des ferrures, et une serrure bouchée de soie par l’autre côté.
quest-spider_cellar-door-pantry_door = Il passe dessous un air froid, une odeur de vieux fromage et de clients plus vieux encore.
quest-spider_cellar-token-barrels = Derrière les toiles : de l’eau-de-vie, du vinaigre, et une bourse que quelqu’un cachait à sa femme.
quest-spider_cellar-token-shelf = Des conserves. Certains bocaux vous rendent votre regard.
quest-spider_cellar-token-pale_sac = Mou, tiède et pâle. Une torche suffit.
quest-spider_cellar-token-blue_sac = Veiné de bleu. Il bourdonne quand on approche. Une torche suffit.
quest-spider_cellar-token-red_sac = Le plus mûr. Personne n’y porte la torche tant que sa mère regarde.
quest-spider_cellar-use-burn_pale = Brûler le sac pâle
quest-spider_cellar-use-burn_blue = Brûler le sac bleu
quest-spider_cellar-use-burn_red = Brûler le sac rouge
    .not = Pas tant que la Mère vit.

quest-spider_cellar-message-first_fire = Il flambe comme une lanterne. Derrière le mur, quelque chose hurle qui n’a pas de bouche pour cela.
quest-spider_cellar-message-mother_dead = Elle se replie, une articulation après l’autre, autour de ce qu’elle gardait.
quest-spider_cellar-message-hatching = Un bruit mouillé, puis beaucoup de petits. Quelque chose a éclos près de l’escalier.
quest-spider_cellar-ending-clean = Trois feux, trois tas de cendre. Plus rien ne cliquette.
quest-spider_cellar-ending-overrun = Les murs bougent. Il ne reste qu’à fermer la trappe, d’en haut.
