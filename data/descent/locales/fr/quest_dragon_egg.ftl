# « L’Œuf du dragon » : une quête annexe du second acte. Porter quelque chose de chaud devant quelqu’un qui dort.

quest-dragon_egg = L’Œuf du dragon
    .intro = Un œuf de dragon ne refroidit jamais. Avec lui dans le fourneau, Repos-l’Enclume se passerait de son feu jusqu’au printemps ; et les forgerons savent où il y en a un : au fond d’une grotte, dans un anneau de lave, derrière Mère Cendre, qui dort. Pour le moment.
    .won = L’œuf est dans la grande forge, et tout Repos-l’Enclume autour, en chaussettes. Personne n’a encore demandé ce qui arrivera quand il éclora.
    .lost = Tout en bas, quelque chose de grand tourne trois fois sur lui-même et se recouche, sur quelque chose de chaud.
quest-dragon_egg-objective-fetch = Prendre l’œuf dans le nid et le porter à l’entrée. Une fois la porte ouverte, le sommeil de Mère Cendre s’allège à chaque manche.
quest-dragon_egg-objective-carry_out = Porter l’œuf à l’entrée. Inutile désormais de le faire en silence ; vite suffira.
area-dragon_egg-crack = Une fente dans la montagne, avec un escalier que quelqu’un a commencé et n’a pas fini.
area-dragon_egg-hoard = De l’or, des os, et une colline des deux, qui respire. Derrière, une lueur monte du sol, et dans la lueur, un œuf.
door-dragon_egg-scorched_door = la porte roussie
token-dragon_egg-packs = les sacs abandonnés
token-dragon_egg-sleeper = la colline qui respire
token-dragon_egg-bones = les os
token-dragon_egg-clutch = le nid
token-dragon_egg-egg = l’œuf
unique-mother_ash = Mère Cendre

quest-dragon_egg-token-sleeper = On n’en voit qu’une paupière et des pièces. Une berceuse prolongerait son sommeil (Volonté). Une poignée d’or serait bonne à prendre aussi ; mais l’or tinte.
quest-dragon_egg-token-clutch = Depuis cent ans, l’œuf cuit dans la croûte du nid. Il faut l’en arracher (Puissance), et la chaleur mord.
quest-dragon_egg-token-egg = Gros comme un tonnelet, couleur de braise. Cela se porte, avec des gants.
quest-dragon_egg-use-lullaby = Fredonner une berceuse (Volonté)
    .not = Il est trop tard pour cela.
quest-dragon_egg-use-prise = Arracher l’œuf à sa croûte (Puissance)
quest-dragon_egg-use-fill_pockets = Se remplir les poches
    .not = Elle regarde.

quest-dragon_egg-rule-heat = La chaleur de l’œuf coupe le souffle : les héros ont 1 de vitesse en moins.

quest-dragon_egg-message-hush = La porte s’ouvre sans bruit ; celui qui en a graissé les gonds est encore couché derrière. La colline inspire. Autour d’elle, des brûlés lèvent la tête.
quest-dragon_egg-message-one_eye = Une pièce dévale la colline, puis cent. Une paupière frémit.
quest-dragon_egg-message-prised = Avec un craquement de pain rompu, l’œuf sort de sa croûte. Il est tiède, entier, et plus lourd qu’il n’en a l’air.
quest-dragon_egg-message-lifted = L’œuf est dans les bras de { $hero }. À l’intérieur, quelque chose donne un coup de patte, content d’avoir de la compagnie.
quest-dragon_egg-message-lullaby = { $hero } fredonne ce que fredonnent les grands-mères. La colline soupire et s’affaisse un peu.
quest-dragon_egg-message-pockets = Une poignée d’or, et le bruit de tout l’or qui était posé dessus. Le souffle s’arrête, réfléchit, reprend.
quest-dragon_egg-message-wakes = La colline se lève. Les pièces en ruissellent comme la pluie, et dans le noir, au-dessus, deux lampes s’allument, l’une après l’autre.
quest-dragon_egg-choice-wakes = Mère Cendre vous regarde comme on regarde des souris dans un garde-manger. Que faire ?
quest-dragon_egg-option-run = Reprendre son souffle, et courir
quest-dragon_egg-option-bow = S’incliner, et faire un compliment (Volonté)
quest-dragon_egg-message-bowed = Depuis quatre cents ans, personne ne lui avait dit qu’elle était jeune. Elle en reste interdite.
quest-dragon_egg-message-laughed = Elle rit. C’est chaud, et de plus en plus.
quest-dragon_egg-message-late_burglars = Des pas à l’entrée : des gobelins, avec un sac, un plan, et le pire des moments.
quest-dragon_egg-message-ash_fallen = Mère Cendre se recouche sur son or, et les lampes s’éteignent. On en fera des chansons, presque toutes fausses.
quest-dragon_egg-ending-outside = Le jour, la neige, et dans les bras de quelqu’un une chose qui fait fumer la neige.
quest-dragon_egg-ending-mountain_shuts = La montagne en a assez entendu. Pierre après pierre, la fente se referme.
