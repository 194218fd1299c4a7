# « La Dernière Lanterne » : le siège. Sept manches avant l’aube, et une flamme à garder.

quest-last_lantern = La Dernière Lanterne
    .objective = Garder la lanterne allumée jusqu’à l’aube, à la fin de la manche 7.
    .intro = Une seule lumière brûle encore dans la vallée : la lanterne des pèlerins, dans la chapelle du pont. Tant qu’elle veille, les morts de Brumeval n’osent pas passer. Cette nuit, quelqu’un leur a permis d’essayer. Lise compte sur ses doigts : « Sept heures avant l’aube. Il suffit qu’elle tienne. Et vous aussi, si possible. »
    .won = Un trait gris, puis un trait d’or. Le premier rayon entre par le vitrail crevé et vient se poser à côté de la petite flamme. Sur le pont, ce qui marche encore s’en retourne.
    .lost = Un souffle, et le verre est noir. Dans l’ombre de la chapelle, quelque chose rit tout bas, comme quelqu’un qu’on a enfin laissé entrer.
area-last_lantern-chapel = La chapelle du pont : une salle de garde, une nef, et la lanterne au milieu. De l’autre côté de l’eau, les tombes s’agitent.
area-last_lantern-catacomb = La catacombe, sous la salle. Les niches sont vides, et leurs dormeurs sont dans l’escalier.
area-last_lantern-crypt = La crypte, derrière l’autel. Les fondateurs de la chapelle se sont levés tôt pour matines.
door-last_lantern-gate = la herse du pont
door-last_lantern-catacomb_door = la trappe de la catacombe
door-last_lantern-crypt_door = la grille de la crypte
token-last_lantern-lantern = la lanterne
token-last_lantern-lever = le levier de la herse
token-last_lantern-pews = les bancs
token-last_lantern-catafalque = le catafalque
token-last_lantern-chain = la chaîne de la crypte
token-last_lantern-sacristy = l’armoire de la sacristie
token-last_lantern-alms_box = le tronc des pauvres

## À examiner

quest-last_lantern-door-gate = Une herse de chêne et de fer. Baissée, elle tient ; mais chaque ennemi devant elle à la fin d’une manche en brise un barreau.
quest-last_lantern-door-catacomb_door = Des dalles, un anneau. Dessous, on gratte avec patience.
quest-last_lantern-door-crypt_door = Une grille de fer devant les tombeaux des fondateurs. La chaîne, à côté, en fait tomber une seconde.
quest-last_lantern-token-lantern = Du verre, du laiton, et une flamme longue comme le pouce. Chaque ennemi dans sa lueur à la fin d’une manche lui prend une mesure de lumière. Avec de l’huile, on peut la nourrir.
quest-last_lantern-token-lever = En bas, la herse tombe. En haut, elle remonte, s’il n’y a dehors personne qu’on ne veuille voir dedans.
quest-last_lantern-token-pews = Dix pieds de chêne massif chacun. Entassés contre la herse baissée, ils la feraient tenir bien plus longtemps (test de Puissance).
quest-last_lantern-token-catafalque = Un socle de pierre sur des roues qui ne tournent plus. Posé sur la trappe, il vous ferait gagner une manche (test de Puissance).
quest-last_lantern-token-chain = La chaîne monte dans le noir vers une seconde grille. Des trois crochets, un seul est le bon (test de Perception). Vous y gagneriez deux manches.
quest-last_lantern-token-sacristy = Des chasubles, des bouts de cierge, et une odeur d’huile de lampe.
quest-last_lantern-token-alms_box = Pour les pauvres. Ça tinte.

quest-last_lantern-use-feed = Nourrir la flamme
    .not = Vous n’avez pas d’huile.
quest-last_lantern-use-lower = Lâcher la herse
    .not = La herse est déjà baissée, ou brisée.
quest-last_lantern-use-raise = Relever la herse
quest-last_lantern-use-brace = Entasser les bancs contre la herse (Puissance)
    .not = Il faut d’abord baisser la herse.
quest-last_lantern-use-wedge = Pousser le catafalque sur la trappe (Puissance)
    .not = Trop tard : la trappe est ouverte.
quest-last_lantern-use-drop_grille = Décrocher la seconde grille (Perception)
    .not = Trop tard : ils sont sortis.

## Le choix

quest-last_lantern-choice-knocking = Des poings contre la herse, une voix hors d’haleine : « C’est Huguette, avec l’huile ! Deux barils ! Ils ont mangé la mule ! » Derrière elle, sur le pont, des griffes cliquettent, de plus en plus près.
quest-last_lantern-option-let_in = Relever la herse pour elle
quest-last_lantern-option-rope = La hisser par-dessus le mur, à la corde (Puissance)
    .not = Il n’y a personne dans la salle pour la tenir.
quest-last_lantern-option-hatch = Laisser Gaspard lui montrer la trappe du lavoir
quest-last_lantern-option-turn_away = Ne pas ouvrir

## L’histoire

quest-last_lantern-objective-prepare = Baisser la herse, bloquer les caveaux et trouver de l’huile, tant qu’il est temps.
quest-last_lantern-objective-hold = Garder la lanterne allumée jusqu’à la fin de la manche 7. Chaque ennemi dans sa lueur à la fin d’une manche la fait baisser.
quest-last_lantern-objective-flame = La flamme faiblit : la nourrir, et chasser de sa lueur tout ce qui rôde.

quest-last_lantern-message-dusk = Le soir tombe. La herse est levée, car le levier est dedans et le gardien n’y est plus. Sur le pont, des yeux accrochent la lumière de la lanterne. Il y a { $light } mesures dans la flamme.
quest-last_lantern-message-first_wave = Ils passent le pont au petit trot. Ce n’est pas vous qu’ils regardent. C’est la lumière.
quest-last_lantern-message-scratching = Sous les dalles, on ne gratte plus : on frappe.
quest-last_lantern-message-gate_down = La herse s’abat avec un fracas qui réveille toute la rivière.
quest-last_lantern-message-battering = Un coup, puis un autre. Les éclats volent. { $bars ->
        [one] Il reste un barreau.
       *[other] Il reste { $bars } barreaux.
    }
quest-last_lantern-message-gate_bursts = Le dernier barreau casse, et la herse pend de travers. On ne la refermera plus cette nuit.
quest-last_lantern-message-braced = Les bancs se coincent. La herse cesse de trembler.
quest-last_lantern-message-pews_slide = Le banc glisse sur la pierre mouillée, et vous avec.
quest-last_lantern-message-wedged = Le catafalque grince jusque sur la trappe. Dessous, les coups se font indignés.
quest-last_lantern-message-too_heavy = Le catafalque bouge d’un doigt. Votre dos, d’un peu plus.
quest-last_lantern-message-grille_down = Le bon crochet. La seconde grille tombe, et derrière elle quelque chose qui se levait se recouche.
quest-last_lantern-message-chain_jams = Mauvais crochet. Il n’y en avait pourtant que trois.
quest-last_lantern-message-catacomb_bursts = La trappe vole en éclats. Ils en sortent comme des locataires qui ont trop attendu les réparations.
quest-last_lantern-message-archers = Des sifflets, des rires sur l’autre rive : les gobelins sont là, et ils ont apporté leurs arcs.
quest-last_lantern-message-let_in = La herse remonte, Huguette roule à l’intérieur avec ses deux barils, et elle n’est pas seule à entrer.
quest-last_lantern-message-rope_holds = À la force des bras : d’abord les barils, puis Huguette, puis une chaussure.
quest-last_lantern-message-rope_slips = La corde file entre les mains mouillées. Un plouf, puis, en aval, un chapelet de jurons. Huguette sait nager. Les barils, non.
quest-last_lantern-message-hatch = Gaspard le meunier sort du coin où il avait honte. « Il y a une trappe, là où on faisait la lessive. » L’instant d’après, vous avez deux barils de plus, et Huguette.
quest-last_lantern-message-turned_away = Vous ne dites rien. On frappe encore un peu, puis des pas s’éloignent en courant.
quest-last_lantern-message-crypt_stirs = Derrière l’autel, la pierre racle la pierre. La seconde grille tient. Pour l’instant.
quest-last_lantern-message-crypt_bursts = La grille ploie comme un roseau. Les fondateurs l’enjambent, juste derrière la lanterne.
quest-last_lantern-message-oil_found = Derrière les chasubles, un bidon d’huile, à moitié plein.
quest-last_lantern-message-fed = La flamme boit et se redresse.
quest-last_lantern-message-second_hunt = Le pont noircit de nouveau : on avait mal compté la meute.
quest-last_lantern-message-dimming = Des mains froides s’avancent dans la lueur. { $light ->
        [one] Il reste une mesure à la flamme.
       *[other] Il reste { $light } mesures à la flamme.
    }
quest-last_lantern-message-flickers = La flamme se couche et bleuit. Lise met ses deux mains autour du verre : « Pas encore. Je t’en prie. »
quest-last_lantern-message-last_hour = La dernière heure est la plus longue. De la catacombe montent les lève-tard.
quest-last_lantern-ending-dawn = L’aube. La lanterne brûle encore.
quest-last_lantern-ending-dark = La lanterne s’est éteinte.
