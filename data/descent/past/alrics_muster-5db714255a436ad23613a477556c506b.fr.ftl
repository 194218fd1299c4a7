# « La Levée d’Alric » : trois compagnies enrôlées de force, un tambour, et Sir Alric Farrow, qui meurt mal.

quest-alrics_muster = La Levée d’Alric
    .objective = Empêcher les trois compagnies de partir au nord, ou chasser Sir Alric du champ.
    .intro = Sir Alric Farrow ne se fie plus aux charrettes. Il a ordonné la levée : tout homme de quinze à soixante ans portera de ses mains, vers le nord, le feu de son village. Trois compagnies attendent sur le pré de la rivière : laboureurs, bateliers, bûcherons. Au signal du tambour elles partiront l’une après l’autre, et presque personne ne reviendra. Aucun n’en a envie. On ne leur a pas dit que c’était une raison.
    .won = Sur le pré, des hommes regardent le pot de feu qu’ils ont en main comme si on venait de le leur donner. Puis l’un d’eux dit que les vaches ne vont pas se traire toutes seules.
    .lost = La colonne passe la colline au pas, une longue file de petites lumières. Une à une, la colline les éteint.
area-alrics_muster-road = La route du pré, le long des bagages. On a nourri les chiens de Sir Alric, mais pas assez.
area-alrics_muster-forge = La forge de Garrick Vane. Le feu est mort, l’enclume est froide, et l’on a mis le forgeron dans ses propres fers.
area-alrics_muster-field = Le champ de la levée. Des rangs de dos sans entrain, un tambour grand comme une roue, et devant les tentes un homme en armure noire qui ne grelotte pas.
area-alrics_muster-pen = Le parc à moutons. On y a mis les familles des bûcherons, et devant, quelqu’un de très grand.
door-alrics_muster-forge_door = la porte de la forge
door-alrics_muster-field_gate = la barrière du pré
door-alrics_muster-pen_gate = la barrière du parc
token-alrics_muster-baggage = les bagages
token-alrics_muster-garrick = Garrick Vane
token-alrics_muster-anvil = l’enclume
token-alrics_muster-ploughmen = les laboureurs
token-alrics_muster-bargemen = les bateliers
token-alrics_muster-drum = le grand tambour
token-alrics_muster-war_chest = le trésor de guerre
token-alrics_muster-families = les familles
token-alrics_muster-hayrick = la meule de foin

## À examiner

quest-alrics_muster-door-forge_door = Clouée de trois clous. De bons clous de forgeron : elle cède à regret.
quest-alrics_muster-door-field_gate = Une barrière de champ, de celles qui retiennent les vaches.
quest-alrics_muster-door-pen_gate = Des pieux sur une barre. On peut la soulever (Puissance), ou la mettre en pièces avec un marteau de forgeron.
quest-alrics_muster-token-baggage = Les bagages d’une armée : des bottes, surtout.
quest-alrics_muster-token-garrick = Un forgeron dans des fers de sa façon, et qui peut vous en dire du bien. Les faire sauter (Puissance, avec un bonus de 1), ou trouver la goupille (Connaissance).
quest-alrics_muster-token-anvil = Sous l’enclume, là où les forgerons gardent ce qu’ils gardent.
quest-alrics_muster-token-ploughmen = Ils partent à la fin de la manche 7 (en difficile, 6), deux manches plus tard sans le tambour. Quand il se sera tu, on pourra leur parler sans détour (Volonté), ou leur montrer votre flamme et ce qu’elle veut dire (Connaissance).
quest-alrics_muster-token-bargemen = Ils partent les premiers : à la fin de la manche 5 (en difficile, 4), deux manches plus tard sans le tambour. Les appeler par leur nom (Perception), ou battre leur plus fort sur un tonneau (Puissance).
quest-alrics_muster-token-drum = Tant qu’il bat, personne ne peut penser. Une lame dans la peau (Perception, avec un bonus de 1), ou un coup de marteau de forgeron.
quest-alrics_muster-token-war_chest = Sir Alric paie ses hommes en promesses. L’argent, c’est pour lui.
quest-alrics_muster-token-families = Tant qu’elles sont là, les bûcherons marcheront : à la fin de la manche 9 (en difficile, 8), deux manches plus tard sans le tambour.
quest-alrics_muster-token-hayrick = Quelqu’un a dormi là, et oublié quelque chose.

quest-alrics_muster-use-strike_off = Faire sauter les fers (Puissance)
    .not = Le forgeron est libre.
quest-alrics_muster-use-find_pin = Trouver la goupille (Connaissance)
    .not = Le forgeron est libre.
quest-alrics_muster-use-lift_gate = Soulever la barre (Puissance)
    .not = Le parc est ouvert.
quest-alrics_muster-use-hammer_gate = Le marteau de Garrick sur la barrière
    .not = Il vous faudrait le marteau du forgeron.
quest-alrics_muster-use-speak_plainly = Parler sans détour (Volonté)
    .not = Ils n’entendent que le tambour, ou ils ont déjà décidé.
quest-alrics_muster-use-show_the_flame = Montrer la flamme (Connaissance)
    .not = Ils n’entendent que le tambour, ou ils ont déjà décidé.
quest-alrics_muster-use-call_by_name = Les appeler par leur nom (Perception)
    .not = Les bateliers ont décidé.
quest-alrics_muster-use-arm_wrestle = Un bras de fer (Puissance)
    .not = Les bateliers ont décidé.
quest-alrics_muster-use-slash_drum = Crever le tambour (Perception)
    .not = Le tambour s’est tu.
quest-alrics_muster-use-hammer_drum = Le marteau de Garrick sur le tambour
    .not = Il vous faudrait le marteau du forgeron.
quest-alrics_muster-use-lead_out = Faire sortir les familles
    .not = Les bûcherons ont décidé.

quest-alrics_muster-rule-drumbeat = Le tambour : les bateliers partent à la fin de la manche 5, les laboureurs de la manche 7, les bûcherons de la manche 9, une manche plus tôt en difficile. Sans le tambour, il leur en faut deux de plus.

## Le choix

quest-alrics_muster-choice-plan = De la haie, on entend le tambour. Comment se rend-on à une levée où l’on n’est pas appelé ?
quest-alrics_muster-option-openly = À découvert, en disant vos noms
quest-alrics_muster-option-quietly = Sans bruit, par le fossé
quest-alrics_muster-option-disguised = En porteurs, avec les feux sauvés

## L’histoire

quest-alrics_muster-objective-reach_field = Gagner le champ de la levée.
quest-alrics_muster-objective-break_it = Retourner les trois compagnies, ou blesser Sir Alric jusqu’à ce qu’il parte. Deux compagnies en route, et tout est perdu.
quest-alrics_muster-objective-hold_him = Sir Alric se replie vers la route du nord. Le retenir, ou le laisser partir.

quest-alrics_muster-message-arrival = « Ce ne sont pas des soldats », dit l’oncle de Tobin, revenu par la haie pour vous prévenir. « Ils sont fatigués, voilà tout. Et il y a les femmes des bûcherons dans le parc, et Garrick aux fers, pour avoir dit à Sir Alric où il pouvait se mettre sa levée. »
quest-alrics_muster-message-openly = Vous descendez la route par le milieu en criant qui vous êtes. Sur le pré, des têtes se tournent, des milliers, dirait-on ; l’une d’elles porte un heaume noir.
quest-alrics_muster-message-quietly = Vous venez par le fossé. Le premier chien l’apprend trop tard, et par le museau.
quest-alrics_muster-message-disguised = Ici, personne n’arrête des gens qui portent du feu. Au passage, un couteau glisse, et le grand tambour fait « pff ».
quest-alrics_muster-message-forge = « Doucement », grogne une voix derrière les morts. « Les fers sont de moi, donc ils sont bons. Les gardes ne sont pas de moi. »
quest-alrics_muster-message-shackles_hold = « Je vous avais dit qu’ils étaient bons », dit Garrick, partagé entre l’orgueil et le regret.
quest-alrics_muster-message-garrick_free = Garrick Vane se frotte les poignets, vous met dans les mains son deuxième marteau, et de quoi faire la route. « Je vous en dois une. Je n’aime pas devoir. Venez la réclamer. »
quest-alrics_muster-message-field = Trois cents hommes tournent la tête, et le regrettent. Devant les tentes, Sir Alric tire son épée d’une main, comme on marque une page.
quest-alrics_muster-message-alric_waits = « Je vous ai entendus, dit Sir Alric. Vous avez de la voix. Voyons pour combien de temps. »
quest-alrics_muster-message-alric_roused = « Assez. » Sir Alric baisse sa visière. C’est son premier mot de la journée, et tout le pré rapetisse d’un pouce.
quest-alrics_muster-message-order_blows = « Tirez ! » Les archers tirent, sans attendre leur tour.
quest-alrics_muster-message-order_shout = Sir Alric crie un mot qui n’en est pas un. Qui l’entend trouve ses genoux un peu plus loin qu’avant.
quest-alrics_muster-message-order_recruits = « Toi, là. Ramasse. » Un arc de plus quitte le sol.
quest-alrics_muster-message-drum_silent = Le tambour s’est tu. Dans le silence, on entend trois cents personnes se mettre à penser, comme un dégel.
quest-alrics_muster-message-drum_booms = La peau fléchit, et se retend. Boum, dit le tambour.
quest-alrics_muster-message-gate_holds = La barre se soulève d’un doigt, et pas davantage.
quest-alrics_muster-message-ploughmen_waver = Ils regardent leurs bottes. Les bottes les regardent. Pas encore.
quest-alrics_muster-message-ploughmen_stay = « Ce feu-là, il est à nous », dit lentement un vieux. « C’est mon père qui l’a allumé. » Et les laboureurs s’assoient dans l’herbe, tous ensemble, et voilà.
quest-alrics_muster-message-bargemen_jeer = Les bateliers ont une chanson sur les gens comme { $hero }. Ils en savent tous les couplets.
quest-alrics_muster-message-bargemen_stay = Un rugissement, une tape dans le dos à vous déchausser une dent, et les bateliers s’en vont vers leurs barques en chantant quelqu’un d’autre.
quest-alrics_muster-message-pen = La barrière cède. Derrière, des enfants, des ballots, et un geôlier qui doit se pencher pour voir qui est là.
quest-alrics_muster-message-woodmen_stay = Une petite fille traverse tout le pré en courant et crie un nom. Dans la troisième compagnie, une hache tombe dans l’herbe, puis quarante.
quest-alrics_muster-message-bargemen_march = Le tambour change de rythme. Les bateliers mettent la gaffe à l’épaule et partent, sans chanson.
quest-alrics_muster-message-ploughmen_march = Les laboureurs s’en vont, au pas, comme on suit un bœuf.
quest-alrics_muster-message-woodmen_march = Les bûcherons se retournent une fois vers le parc, et s’en vont.
quest-alrics_muster-message-stands_alone = Il n’y a plus sur le pré que Sir Alric Farrow et son épée. Quelque part un gamin rit, une seule fois. Sir Alric fait demi-tour et gagne à pied la route du nord, et rien de ce que vous auriez pu lui faire ne lui aurait fait si mal.
quest-alrics_muster-message-retreat = Sir Alric plante son épée, regarde l’entaille à son flanc, et repart vers la route du nord, pas plus vite qu’il n’est venu. Il ne fuit pas. Il s’en va.
quest-alrics_muster-message-gets_away = Un cheval noir, un bruit de fers, et la route du nord est vide. Les hommes se regardent. Personne ne leur a dit de marcher.
quest-alrics_muster-message-held = Sir Alric met un genou à terre, puis l’autre. Il a l’air étonné. On prend les braises à sa selle, et lui avec, dans les meilleurs fers de Garrick. Chacun sait qu’ils ne le tiendront pas toujours.
quest-alrics_muster-ending-shamed = La levée est rentrée chez elle. Sir Alric est parti seul, et tout le monde l’a vu.
quest-alrics_muster-ending-fled = Sir Alric est parti avec ses blessures. Une levée sans maître n’est qu’une foule qui a froid aux pieds.
quest-alrics_muster-ending-held = Vous avez retenu Sir Alric Farrow. On le racontera des années, et chaque fois vous serez plus nombreux.
quest-alrics_muster-ending-marched = Deux compagnies sont en route. Personne ne peut les rappeler.
quest-alrics_muster-ending-nightfall = La nuit tombe, et avec elle arrive l’escorte du Baron. Il est trop tard pour les mots, et pour les épées aussi.
