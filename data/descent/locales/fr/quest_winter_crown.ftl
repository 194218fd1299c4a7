# « La Couronne d’hiver » : la fin du serment, sur un trône fait de la chaleur des autres.

quest-winter_crown = La Couronne d’hiver
    .objective = Vaincre le baron Zachareth avant que la couronne ne se pose.
    .intro = Au sommet de la tour de Givre, un homme se tient très droit, pour ne pas déranger ce qui descend sur sa tête. La couronne est faite de promesses. Elle est suspendue à trois âtres, pris aux trois premiers villages, et froids depuis lors. Il a tout prévu, sauf que quelqu’un puisse venir de si loin avec une lanterne.
    .won = La fenêtre était fermée depuis trois hivers. Quelqu’un l’ouvre. En bas, dans le noir, les cheminées de la Haute-Marche se mettent à fumer l’une après l’autre, comme un vieillard qui se rappelle sa pipe.
    .lost = La couronne se pose. Cela ne fait presque pas de bruit. Ensuite il n’y a presque plus de bruit nulle part.
area-winter_crown-stair = Le dernier escalier donne dans une salle de statues. Ce sont de bonnes statues. L’une d’elles cligne des yeux.
area-winter_crown-kitchen = Les cuisines, où l’on n’a rien cuit depuis trois ans. Sur le grand âtre du premier village, de la neige et des araignées.
area-winter_crown-throne_room = La salle du trône. Le tapis est blanc, et il crisse. Tout au bout, le baron Zachareth, les mains sur les genoux, une couronne de glace à un doigt des cheveux.
area-winter_crown-gallery = Une galerie de glace et, dans la glace, ligne après ligne, tous les noms. Au fond, un âtre à la lueur duquel personne n’a jamais pu les lire.
area-winter_crown-chapel = Une chapelle pour ceux qui ont tenu parole et qui sont morts de faim. Leurs cierges entourent un âtre froid. On n’en a jamais allumé un seul.
door-winter_crown-kitchen_door = l’escalier des cuisines
door-winter_crown-throne_door = la porte de la salle du trône
door-winter_crown-names_door = la porte de la galerie
door-winter_crown-grief_door = la porte de la chapelle
token-winter_crown-coats = les manteaux des invités
token-winter_crown-bread_hearth = l’Âtre du Pain
token-winter_crown-larder = le garde-manger
token-winter_crown-tribute = le tribut
token-winter_crown-names_hearth = l’Âtre des Noms
token-winter_crown-grief_hearth = l’Âtre du Deuil
token-winter_crown-offerings = les offrandes

## À examiner

quest-winter_crown-door-kitchen_door = Des marches qui descendent. Cela ne sent rien du tout, ce qui est curieux pour une cuisine.
quest-winter_crown-door-throne_door = Deux battants de chêne noir, huilés de frais. Vous êtes attendus.
quest-winter_crown-door-names_door = Une porte étroite. Derrière, on dirait que quelqu’un fait l’appel.
quest-winter_crown-door-grief_door = Une porte basse, polie par les fronts.
quest-winter_crown-token-coats = Quarante manteaux, pour quarante invités qui ne sont jamais rentrés.
quest-winter_crown-token-bread_hearth = Tant qu’il est froid, nul ne trouve de repos dans la tour. On peut souffler dessus avec patience (Volonté), ou lui donner de sa propre chaleur (2 cœurs, sans test).
quest-winter_crown-token-larder = Bien garni, et dur comme pierre.
quest-winter_crown-token-tribute = Des pots, de quarante villages. Dans certains, il reste une cuillère.
quest-winter_crown-token-names_hearth = Tant qu’il est froid, le baron parle avec la voix de tous ceux qui ont juré. On peut lire les noms tout haut (Connaissance), ou lui donner de sa propre chaleur (2 cœurs, sans test).
quest-winter_crown-token-grief_hearth = Tant qu’il est froid, ceux que le serment a tués se lèvent pour lui. On peut veiller avec eux (Volonté), ou lui donner de sa propre chaleur (2 cœurs, sans test).
quest-winter_crown-token-offerings = Des cuillères de bois, une poupée, une pipe de terre. Quelqu’un a aussi laissé quelque chose d’utile.

quest-winter_crown-use-bread_blow = Souffler sur les cendres (Volonté)
    .not = Il brûle.
quest-winter_crown-use-bread_give = Donner de sa chaleur (2 cœurs)
    .not = Il brûle.
quest-winter_crown-use-bread_spark = L’allumer avec une braise sauvée
    .not = Il n’y a pas de braise pour lui.
quest-winter_crown-use-names_read = Lire les noms tout haut (Connaissance)
    .not = Il brûle.
quest-winter_crown-use-names_give = Donner de sa chaleur (2 cœurs)
    .not = Il brûle.
quest-winter_crown-use-names_spark = L’allumer avec une braise sauvée
    .not = Il n’y a pas de braise pour lui.
quest-winter_crown-use-grief_watch = Veiller avec les morts (Volonté)
    .not = Il brûle.
quest-winter_crown-use-grief_give = Donner de sa chaleur (2 cœurs)
    .not = Il brûle.
quest-winter_crown-use-grief_spark = L’allumer avec une braise sauvée
    .not = Il n’y a pas de braise pour lui.

quest-winter_crown-rule-hunger = Tant que l’Âtre du Pain est froid, personne ne peut se reposer.
quest-winter_crown-rule-sworn_dead = Tant que l’Âtre du Deuil est froid, un mort se relève toutes les deux manches, dès que la salle du trône est ouverte.
quest-winter_crown-rule-bound = Le baron est lié aux âtres : chacun qui brûle lui coûte 1 cœur par héros.

## L’histoire

quest-winter_crown-objective-rekindle = Rallumer les trois âtres pour fêler la couronne, et trouver le baron. Chaque âtre qui brûle vous fait gagner une manche.
quest-winter_crown-objective-baron = Vaincre le baron Zachareth avant que la couronne ne se pose. Les âtres encore froids font sa force.

quest-winter_crown-message-arrival = Votre lanterne brûle bas et bleu, comme si elle retenait son souffle. Derrière la grande porte, une voix calme dit : « Qu’ils se réchauffent d’abord. La route est longue, et je reste poli jusqu’au bout. »
quest-winter_crown-message-embers_come = Mais les braises que vous avez sauvées ne sont pas restées chez elles. Elles rougeoient dans des pots, dans des poches, dans un vieux soulier. Elles allumeront ce que vous leur demanderez.
quest-winter_crown-message-men_leave = Certains gardes portent les couleurs de Sir Alric. Ils vous regardent, ils se regardent, et les voilà soudain très maladroits avec leurs arcs.
quest-winter_crown-choice-tobin = Tobin a trouvé le monte-plats. « J’y tiendrais, dit-il. Avec du feu. J’aurais tout préparé avant que vous ayez passé cette porte. Mais il faudrait venir me chercher. » Deux âtres devront brûler à la fin de la manche 7.
quest-winter_crown-option-keep_close = « Reste où je te voie. »
quest-winter_crown-option-send_ahead = « Va. On en allume deux d’ici là. »
quest-winter_crown-message-keep_close = Tobin reste, et tient la lanterne en l’air à deux mains. Bizarrement, cela aide.
quest-winter_crown-message-send_ahead = Le monte-plats s’éloigne en grinçant dans le noir, avec un garçon et une braise. Deux âtres doivent brûler à la fin de la manche 7, ou personne ne l’entendra frapper.
quest-winter_crown-message-kitchen = Dans le grand four, quelque chose qui a trop de pattes s’est mis en ménage. On le dérange. Le four, lui, dort encore.
quest-winter_crown-message-gutters = Cela rougeoie, cela se ravise. Le froid remonte dans les manches de { $hero }.
quest-winter_crown-message-given = { $hero } pose les deux mains sur la pierre, et donne. Personne ne le demandait. C’est justement, semble-t-il, ce qu’il fallait.
quest-winter_crown-message-bread_burns = L’Âtre du Pain prend, et d’un coup toute la tour sent la croûte chaude. Même les statues déglutissent. On respire, on s’assied, on peut de nouveau se reposer.
quest-winter_crown-message-names_burn = L’Âtre des Noms prend. L’écriture coule le long des murs. Chaque nom qui fond est une voix de moins dans la bouche du baron, jusqu’à ce qu’il n’ait plus que la sienne.
quest-winter_crown-message-grief_burns = L’Âtre du Deuil prend, et cent cierges avec lui. Les morts regardent la lumière comme on regarde une porte qui s’ouvre enfin, et ils sont fatigués.
quest-winter_crown-message-throne_room = « Si peu, dit le baron Zachareth. J’avais fait mettre plus de couverts. » Il ne se lève pas. Son épée, si.
quest-winter_crown-message-abbey_bell = De très loin au sud, une cloche traverse la tempête : l’abbaye. C’est Orsolya qui sonne, on l’entend à l’impatience. Cela vous prend aux genoux, et les redresse.
quest-winter_crown-choice-greeting = Il vous regarde par-dessus ses mains jointes. « Une seule chose, demandée une seule fois, dit-il. À genoux. »
quest-winter_crown-option-steel = Tirer l’épée
quest-winter_crown-option-kneel = S’agenouiller, et frapper aux pieds
quest-winter_crown-option-quote_oath = Citer la dernière ligne du serment
quest-winter_crown-message-steel = « Refusé, note-t-il. Que ce soit consigné. »
quest-winter_crown-message-kneel = Vous vous agenouillez. C’est plus dur qu’il n’y paraît. Il ne voit donc pas la lame et, l’espace d’un instant, le baron de la tour de Givre sautille.
quest-winter_crown-message-quote_oath = « Et le serment finit là où un feu est donné librement. » Un silence. Au-dessus de sa tête quelque chose craque, comme un glaçon dans un verre, et du sang coule de sous ses cheveux. « Personne, dit le baron, ne lit jusque-là. »
quest-winter_crown-message-gallery = Quelque chose sort du mur, grand et clair comme du verre. Cela n’a rien contre vous. Ce n’est que le froid.
quest-winter_crown-message-chapel = Il y en a des rangées, à genoux, du givre dans les cils. Il reste une place libre.
quest-winter_crown-message-sworn_rise = De sous le tapis se lève une femme qui a donné sa parole voilà trois hivers, et qui la tient.
quest-winter_crown-message-clause_kneel = « Article premier, dit le baron de cent voix. Ils resteront où on les met. » Le sol le prend au mot.
quest-winter_crown-message-clause_breath = « Article : les forts donneront leur souffle. » Le souffle va vers lui, en petit nuage blanc.
quest-winter_crown-message-clause_warmth = « Article : les faibles donneront ce qui reste. » Le rose lui revient aux joues. C’est celui d’un autre.
quest-winter_crown-message-crown_cracks = Trois feux. Cela parcourt la tour comme une haleine. Dans la couronne d’hiver, du front à la nuque, court une fêlure fine comme un cheveu, et une lumière chaude en tombe sur un homme qui a peur pour la première fois.
quest-winter_crown-message-crown_melts = La couronne fond. Elle lui coule sur les tempes en gouttes brûlantes et, là où chacune tombe, il fume un peu. Il y perdra des cœurs, manche après manche.
quest-winter_crown-message-half_frozen = Le baron regarde son sang comme s’il était d’un rang inférieur. D’un pas, le voilà revenu au trône. « Mes médecins », dit-il. Ils viennent.
quest-winter_crown-message-eliza_speaks = Au balcon se tient une dame en gris. « Zachareth, dit Eliza Farrow, je reprends la mienne. » Une seule promesse sur des milliers. Mais il s’appuyait dessus.
quest-winter_crown-message-tobin_back = Une trappe saute dans le mur et Tobin en roule, noir comme une botte, un tisonnier à la main. « C’est moi qui l’ai préparé, dit-il. Vous n’avez fait qu’allumer. »
quest-winter_crown-message-tobin_lost = Quelque part dans le mur, on frappait depuis un bon moment. Vous ne le remarquez que maintenant, parce que cela s’est arrêté.
quest-winter_crown-message-one_falls = « Vous pouvez rester couchés, dit le baron avec bonté. Tous les autres l’ont fait. »
quest-winter_crown-message-crown_settles = La couronne est descendue jusqu’à ses cheveux. Les fenêtres blanchissent par les bords. Encore deux manches, à moins qu’un autre âtre ne prenne.
quest-winter_crown-message-baron_falls = Le baron Zachareth s’assied sur ses marches. Il cherche la couronne, la trouve, et semble presque soulagé qu’elle soit si légère. Puis il n’y a plus là qu’un très vieil homme, et puis du givre.
quest-winter_crown-choice-crown = La couronne roule sur le tapis et s’arrête, intacte, au milieu de la salle. Elle est belle. Chacun de vous jurerait qu’elle le regarde.
quest-winter_crown-option-smash_crown = La briser (Puissance)
quest-winter_crown-option-garricks_hammer = La briser avec le marteau de Garrick Vane
quest-winter_crown-option-bury_crown = L’enterrer où nul n’ira voir
quest-winter_crown-option-give_crown = La donner à Eliza Farrow

quest-winter_crown-ending-cracked = La fêlure fait tout le tour. La couronne tombe en deux moitiés, qui ne sont plus que de l’eau en touchant le sol. Trois âtres brûlent dans la tour de Givre, et personne ne leur doit rien.
quest-winter_crown-ending-smashed = Un seul coup. Cela ne sonne pas comme du verre, mais comme une foule de gens qui disent tous « bon, eh bien » en même temps, et rentrent chez eux.
quest-winter_crown-ending-buried = Elle ne se brise pas. Pas pour vous, pas aujourd’hui. Vous l’enveloppez dans un manteau, sans la toucher, et nul ne dort pendant la descente.
quest-winter_crown-ending-given_away = La dame en gris la prend entre deux doigts, comme ce que rapporte le chat. « Je sais exactement ce qu’il a promis, dit-elle. C’est moi qui l’ai rédigé, pour l’essentiel. »
quest-winter_crown-ending-crowned = La couronne se pose sur son front. « Voilà », dit le baron Zachareth, avec la voix de tous ceux que vous connaissez. Votre lanterne s’éteint si doucement qu’on pourrait croire à un accord.
