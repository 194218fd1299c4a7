# « Les Portes de Givre » : deux portes, deux treuils, et ceux qui sont encore fidèles.

quest-rimetower_gate = Les Portes de Givre
    .objective = Passer les deux portes avant que le cor n’ait sonné deux fois.
    .intro = La tour de Givre se dresse au bout d’une chaussée, comme une parole qu’on n’a jamais reprise. La première porte est en fer. La seconde est en fer et tient à deux treuils, dans deux salles, pour qu’aucun homme seul ne puisse jamais faire entrer l’ennemi. L’architecte en était fier. Il n’avait pas songé que l’ennemi pût venir à plusieurs, et s’entendre.
    .won = Derrière vous la porte retombe. Vue de ce côté, elle fait deux fois moins peur.
    .lost = Le second cor. À l’intérieur, quelqu’un laisse tomber les barres l’une après l’autre, avec le calme d’une maison qui va se coucher.
area-rimetower_gate-causeway = La chaussée : un pont de pierre, une charrette abandonnée, et des chiens à qui l’on a parlé de vous.
area-rimetower_gate-yard = La cour entre les portes. Des meurtrières à gauche et à droite, un brasero tout au fond et, au milieu, là où il faut passer, quelqu’un avec une épée.
area-rimetower_gate-guardroom = La salle des gardes. Les gardes sont à leur poste. Depuis longtemps, à les voir.
area-rimetower_gate-gallery = La galerie derrière les meurtrières, pleine de carquois et de toiles d’araignée. Les toiles sont plus récentes.
area-rimetower_gate-steps = Le grand escalier. À travers la glace des murs, on les voit tous : des centaines de petits feux, chacun dans son pot.
door-rimetower_gate-outer_gate = la première porte
door-rimetower_gate-guardroom_door = la porte de la salle des gardes
door-rimetower_gate-gallery_door = la porte de la galerie
door-rimetower_gate-inner_gate = la seconde porte
token-rimetower_gate-cart = la charrette aux braises
token-rimetower_gate-weapon_rack = le râtelier d’armes
token-rimetower_gate-brazier = le brasero
token-rimetower_gate-west_winch = le treuil de l’ouest
token-rimetower_gate-east_winch = le treuil de l’est
token-rimetower_gate-quivers = les carquois

## À examiner

quest-rimetower_gate-door-outer_gate = Du fer, et une barre grosse comme la cuisse. On peut la soulever (Puissance), ou chercher le loquet par le guichet (Perception). Elle cède au plus tard après trois échecs.
quest-rimetower_gate-door-guardroom_door = « Treuil de l’ouest. Réservé aux personnes autorisées. » Quelqu’un a souligné « personnes ».
quest-rimetower_gate-door-gallery_door = Une petite porte, un escalier raide et, en haut, l’autre treuil, avec tous les assommoirs.
quest-rimetower_gate-door-inner_gate = Ni serrure ni poignée. Elle pend à deux chaînes : l’une part dans le mur à gauche, l’autre à droite.
quest-rimetower_gate-token-cart = Des pots de fer, tous vides. Le charretier est parti en hâte, et a laissé son sac.
quest-rimetower_gate-token-weapon_rack = Tout est huilé, et rangé par taille.
quest-rimetower_gate-token-brazier = L’un des feux volés, mis là pour chauffer des sentinelles. Qui sait cueillir une braise (Connaissance) pourrait le sauver.
quest-rimetower_gate-token-west_winch = Il tient jusqu’à la fin de la manche, puis il glisse. Le tourner ne demande aucun test. Avec une cale (Puissance), il reste en haut.
quest-rimetower_gate-token-east_winch = Il tient jusqu’à la fin de la manche, puis il glisse. Le tourner ne demande aucun test. Avec une goupille au bon endroit (Perception), il reste en haut.
quest-rimetower_gate-token-quivers = Des flèches à la grosse, et ce que les archers cachent dessous.

quest-rimetower_gate-use-heave_gate = Soulever la barre (Puissance)
    .not = La porte est ouverte.
quest-rimetower_gate-use-reach_latch = Chercher le loquet (Perception)
    .not = La porte est ouverte.
quest-rimetower_gate-use-garricks_key = Essayer la goupille de Garrick Vane
    .not = La porte est ouverte.
quest-rimetower_gate-use-save_ember = Cueillir la braise (Connaissance)
    .not = Elle est en sûreté.
quest-rimetower_gate-use-turn_west = Tourner le treuil de l’ouest
    .not = Il est déjà en haut.
quest-rimetower_gate-use-wedge_west = Caler le treuil de l’ouest (Puissance)
    .not = Il est calé.
quest-rimetower_gate-use-turn_east = Tourner le treuil de l’est
    .not = Il est déjà en haut.
quest-rimetower_gate-use-wedge_east = Goupiller le treuil de l’est (Perception)
    .not = Il est goupillé.

quest-rimetower_gate-rule-winches = La seconde porte s’ouvre quand les deux treuils sont en haut en même temps. Un treuil qui n’est pas calé redescend à la fin de la manche.
quest-rimetower_gate-rule-murder_holes = Sous les assommoirs personne ne peut se reposer, tant que la galerie n’a pas été ouverte.

## L’histoire

quest-rimetower_gate-objective-outer = Forcer la première porte.
quest-rimetower_gate-objective-winches = Monter les deux treuils dans la même manche, ou les caler, pour ouvrir la seconde porte.
quest-rimetower_gate-objective-steps = Mener au moins la moitié du groupe en haut du grand escalier.

quest-rimetower_gate-message-arrival = Du rempart un cor sonne, une fois. Maud, qui vous a suivis jusqu’au pont, compte sur ses doigts. « Jusqu’au deuxième, donc, dit-elle. Ils sont ponctuels, ici. C’est bien leur seule qualité. »
quest-rimetower_gate-choice-approach = La chaussée est longue, droite, et bien en vue. Il y a aussi une corniche dessous, pour les maçons et les chèvres.
quest-rimetower_gate-option-openly = Avancer à découvert, lanterne haute
quest-rimetower_gate-option-under_the_bridge = Passer sous le pont
quest-rimetower_gate-message-openly = Vous avancez à découvert. Derrière vous, sur l’autre rive, des gens sont venus voir. L’un d’eux agite la main, puis ils le font tous.
quest-rimetower_gate-message-under_the_bridge = C’est verglacé, étroit, et cela sent la chèvre. Mais les chiens regardent ailleurs jusqu’à ce que vous soyez au milieu d’eux.
quest-rimetower_gate-message-gate_groans = La barre monte d’une main, réfléchit, et retombe. { $hero } la sent jusque dans les talons.
quest-rimetower_gate-message-latch_bites = Il y a un loquet. Il y a aussi un piège sur le loquet. { $hero } a trouvé les deux.
quest-rimetower_gate-message-garricks_key = « Si jamais vous retombez sur mon ouvrage », avait dit Garrick en vous donnant une goupille. Elle va. La porte de la tour de Givre s’ouvre avec un petit déclic d’excuse.
quest-rimetower_gate-message-outer_gives = Quelque chose dans le mur en a assez. La barre se rompt par le milieu, et les battants s’ouvrent d’eux-mêmes.
quest-rimetower_gate-message-yard = « Fermez derrière vous, crie-t-on des meurtrières. Il y a un courant d’air. » Puis viennent les flèches.
quest-rimetower_gate-message-alric_stands = Au milieu de la cour, Sir Alric Farrow tire l’épée. « J’ai juré de tenir cette porte, dit-il. J’ai juré tant de choses. Je pensais en tenir au moins une. »
quest-rimetower_gate-message-alric_moves = Sir Alric soupire et baisse sa visière. « Soit, dit-il. J’espérais que vous essaieriez l’égout. »
quest-rimetower_gate-message-alric_gone = Au milieu de la cour, là où devrait se tenir Sir Alric, il y a sa chaise. Dessus, son écharpe, pliée.
quest-rimetower_gate-message-eliza_stands = À sa place, Lady Eliza s’adosse au mur, pâle de colère. « Vous avez fait réfléchir mon frère, dit-elle. Personne ne lui avait jamais fait cela. Il était heureux. »
quest-rimetower_gate-message-eliza_helps = À droite, derrière le mur, une chaîne monte, et reste en haut. Un gant gris s’agite à une meurtrière, une fois, comme on congédie un valet. Le treuil de l’est est goupillé.
quest-rimetower_gate-message-guardroom = « Halte », disent les gardes, par habitude, avec ce qui leur reste pour le dire.
quest-rimetower_gate-message-gallery = Par les assommoirs, vous regardez la cour d’en haut. C’est tout autre chose. Personne ne vous versera plus rien dessus.
quest-rimetower_gate-message-west_rises = La chaîne de l’ouest monte, et la seconde porte retrousse un coin, comme une babine. Elle tiendra jusqu’à la fin de la manche.
quest-rimetower_gate-message-east_rises = La chaîne de l’est monte, la seconde porte penche, et se coince. Elle tiendra jusqu’à la fin de la manche.
quest-rimetower_gate-message-both_up = Les deux chaînes. La seconde porte monte, lente, vexée, et trois hivers de glace en tombent. Derrière, l’escalier.
quest-rimetower_gate-message-wedge_slips = Ça tient. Ça tient. Ça ne tient pas. { $hero } prend la manivelle dans les côtes.
quest-rimetower_gate-message-winches_slip = Un bruit de chaîne dans le mur : ce qui n’était pas calé est redescendu.
quest-rimetower_gate-message-brazier_spits = Voilà trop longtemps qu’on rudoie ce feu. Il mord { $hero }, et le regrette ensuite.
quest-rimetower_gate-message-ember_saved = { $hero } lui parle tout bas, comme il convient, et la cueille. Il y a là tout l’hiver d’un village, et cela ne pèse rien.
quest-rimetower_gate-message-volley_oil = D’en haut, quelque chose de chaud. À la tour de Givre, cela s’appelle l’hospitalité.
quest-rimetower_gate-message-volley_horn = Une porte claque, des bottes dans l’escalier : on a réveillé quelqu’un pour vous tirer dessus.
quest-rimetower_gate-message-volley_snow = Du haut des créneaux, on pousse la neige de toute une semaine.
quest-rimetower_gate-choice-alric = Sir Alric a mis un genou en terre. Il regarde les pots de fer le long du mur et, longuement, votre lanterne. « Elle brûle, dit-il, sans que personne ait rien promis ? »
quest-rimetower_gate-option-let_him_pass = « Rentrez chez vous, Alric. »
quest-rimetower_gate-option-fight_on = « Vous avez juré de tenir. Tenez. »
quest-rimetower_gate-message-alric_passes = Il pose son épée sur les dalles, avec grand soin, parallèle au mur, et s’en va par la chaussée. Personne ne tire. Personne n’oserait.
quest-rimetower_gate-message-alric_fights = Il hoche la tête, presque reconnaissant, et se relève. C’est tout ce qui lui reste, et vous le lui avez laissé.
quest-rimetower_gate-message-alric_falls = « Tenue », dit Sir Alric Farrow ; il regarde la porte, puis plus rien. Dans son gant, il y avait ce qu’il destinait à ses hommes.
quest-rimetower_gate-message-eliza_leaves = Lady Eliza regarde le sang sur sa manche. « Il nous avait dit que cela ne ferait pas mal », murmure-t-elle, plutôt pour elle-même. L’instant d’après, il n’y a plus qu’un rideau qui bouge.
quest-rimetower_gate-message-one_falls = « Un », compte quelqu’un sur le rempart, en traçant une barre à la craie.
quest-rimetower_gate-message-horn = Là-haut, le sonneur s’humecte les lèvres. Encore deux manches, et les barres tombent.

quest-rimetower_gate-ending-inside = Vous y êtes. L’escalier monte, monte encore, le long des feux derrière la glace, et chacun d’eux, quand passe votre lanterne, se penche un peu vers elle.
quest-rimetower_gate-ending-shut_out = Le cor sonne pour la deuxième fois, ponctuel. Les barres tombent. Vous voilà dans une cour qui a deux portes, et toutes deux sont fermées.
