# « Le Portier de nuit » : une étape du Raid. Il dort devant la porte qu’il devrait ouvrir.

quest-night_porter = Le Portier de nuit
    .intro = « Doucement, je vous prie », chuchote la Maîtresse du Donjon. « Mon portier de nuit dort, et tant qu’il vit le portail ne s’ouvre pour personne : c’est dans son contrat. Il a une tête de plus que la porte. Frappez bien pendant qu’il ronfle ; j’ai parié un diadème que l’un de vous éternuera. »
    .won = « Il attendait une augmentation », dit la Maîtresse. « Bon. C’est toujours cela d’économisé. »
    .lost = « Le petit déjeuner est à huit heures », dit la Maîtresse. « Pas pour vous. Avec vous. »
quest-night_porter-objective-porter = Vaincre le portier de nuit : le portail ne s’ouvre que sur son cadavre. Il dort tant qu’on ne le blesse pas, qu’on ne fouille pas ses affaires avec maladresse et que la cloche de nuit n’a pas sonné (fin de la manche 6, de la manche 5 en difficile) ; réveillé, il agit aussitôt.
quest-night_porter-objective-leave = Le portail est ouvert. Partir, tous ensemble.
area-night_porter-corridor = Un couloir à tapis épais. Devant chaque porte, des chaussures ; certaines ont encore quelqu’un dedans.
area-night_porter-lodge = La loge du portier. Les ronflements font bouger les rideaux.
door-night_porter-front_door = la porte de la loge
door-night_porter-linen_door = la porte de la lingerie
token-night_porter-portal = la sortie des clients
token-night_porter-shoes = les chaussures
token-night_porter-trolley = la table roulante
token-night_porter-till = la caisse
token-night_porter-waistcoat = le gilet
unique-night_porter = le Portier de nuit

quest-night_porter-door-front_door = « Sonner deux fois. » Quelqu’un a coupé le cordon, à hauteur de géant.
quest-night_porter-door-linen_door = Cela sent l’amidon. Derrière, quelqu’un de grand inspire, et met longtemps à expirer.
quest-night_porter-token-portal = Fermé, et verrouillé par quelque chose qui ronfle.
quest-night_porter-token-till = Elle fera « ding ». Reste à savoir comment.
quest-night_porter-token-waistcoat = Il pend au dossier de la chaise. Dedans, une montre bat comme une enclume.

quest-night_porter-message-snoring = Il dort sur sa chaise, les bras autour du portail. Entre deux ronflements, il y a de quoi placer bien des coups.
quest-night_porter-message-expected = Le portier est debout au milieu de la loge, la main tendue : la clé, s’il vous plaît.
quest-night_porter-message-pickpocket = Quelque chose tinte. Le ronflement s’arrête, réfléchit…
quest-night_porter-message-night_bell = À l’étage, quelqu’un sonne pour un verre d’eau. La cloche est faite pour les sourds.
quest-night_porter-message-wakes = Le portier de nuit ouvre les yeux, et vous ajoute à la note.
quest-night_porter-message-felled = Il retombe sur sa chaise et se rendort, plus profondément. Derrière lui, le portail s’ouvre.

quest-night_porter-ending-portal = Vous partez sans payer, comme tous ceux qui sont jamais partis d’ici.
