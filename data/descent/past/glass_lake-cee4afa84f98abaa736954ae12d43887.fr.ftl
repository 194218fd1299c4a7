# « Le Lac de verre » : une traversée, les chiens derrière et quelque chose dessous.

quest-glass_lake = Le Lac de verre
    .objective = Mener tous ceux qui tiennent debout sur l’autre rive.
    .intro = Entre vous et la tour de Givre s’étend un lac qui a gelé en une nuit, avec les barques dessus. La glace est claire jusqu’au fond. On voit les poissons. On voit ce qui regarde les poissons. Maud passait les gens pour un sou, et vous a dessiné ses balises. « Elle tiendra, dit-elle. Un moment. La glace, c’est comme un cousin. »
    .won = Derrière vous le lac se disloque, avec un long bruit d’applaudissements en moufles. Personne ne vous suivra par là. Personne ne vous rappellera non plus.
    .lost = La glace s’ouvre poliment pour vous laisser passer, et se referme. D’en haut, c’est à peine si l’on voit la couture.
area-glass_lake-lake = Le lac. La neige y fait des rides. Çà et là un trou fume, et sur la glace viennent des bêtes qui ont beaucoup de pattes, pour répartir le poids.
area-glass_lake-house = La maison des pêcheurs se dresse sur des pilotis devenus inutiles. Ils sont tous là. Sur le poêle quelque chose rougeoie encore, comme une baie.
area-glass_lake-far_lake = L’autre moitié du lac, noire et claire. Derrière monte la rive. Sous la glace se retourne une ombre que vous aviez prise pour le fond.
door-glass_lake-house_door = la porte de la maison des pêcheurs
token-glass_lake-sledge = le traîneau perdu
token-glass_lake-first_marker = la première balise de Maud
token-glass_lake-ember_pot = la braise des pêcheurs
token-glass_lake-nets = les filets
token-glass_lake-second_marker = la seconde balise de Maud
token-glass_lake-old_boat = la vieille barque

## À examiner

quest-glass_lake-door-house_door = Une porte de planches, clouée de l’intérieur. Cela sent le poisson et, un tout petit peu, le feu.
quest-glass_lake-token-sledge = Il s’est arrêté ici, sans conducteur.
quest-glass_lake-token-first_marker = Une perche avec un chiffon, renversée. Qui retrouve son ancien trou (Connaissance), ou l’enfonce de force (Puissance), connaît le chemin : la glace vous portera une manche de plus.
quest-glass_lake-token-ember_pot = Un pot de fer avec le dernier feu des gens du lac. À porter sur l’autre rive.
quest-glass_lake-token-nets = Raides de gel. Quelque chose s’y est pris.
quest-glass_lake-token-second_marker = L’autre perche. Qui sait s’aligner sur elle (Perception), ou l’enfonce de force (Puissance), connaît le chemin : la glace vous portera une manche de plus.
quest-glass_lake-token-old_boat = La première barque de Maud. Elle portait le nom d’une tante.

quest-glass_lake-use-set_first = Retrouver l’ancien trou (Connaissance)
    .not = Elle est dressée, ou il n’y a plus ici que de l’eau.
quest-glass_lake-use-ram_first = Enfoncer la perche (Puissance)
    .not = Elle est dressée, ou il n’y a plus ici que de l’eau.
quest-glass_lake-use-set_second = S’aligner sur la perche (Perception)
    .not = Elle est dressée, ou il n’y a plus ici que de l’eau.
quest-glass_lake-use-ram_second = Enfoncer la perche (Puissance)
    .not = Elle est dressée, ou il n’y a plus ici que de l’eau.

quest-glass_lake-rule-thin_ice = La glace rompt derrière vous : la glace proche à la fin de la manche 3, celle du milieu deux manches plus tard, la lointaine deux après. Qui finit une manche sur la glace rompue teste sa Perception ou perd 2 cœurs. Chaque balise et la corde font gagner une manche au milieu et au loin.
quest-glass_lake-rule-slush = Tout n’est plus que bouillie : la vitesse des héros est réduite de 1.

## L’histoire

quest-glass_lake-objective-cross = Passer sur l’autre rive avant que la glace ne rompe. Dresser les balises de Maud pour gagner du temps ; sauver la braise des pêcheurs si possible.
quest-glass_lake-objective-the_others = Amener les autres sur la rive.

quest-glass_lake-message-arrival = Le premier pas rend un son de corde pincée. Il court sur tout le lac et, un peu plus tard, quelque chose répond de l’autre côté.
quest-glass_lake-choice-order = Maud montre un rouleau de corde. « Attachés, ou dispersés ? demande-t-elle. Il y a deux écoles. J’ai rencontré des gens de l’une. »
quest-glass_lake-option-roped = S’encorder, lentement et sûrement
quest-glass_lake-option-spread = Se disperser et courir
quest-glass_lake-option-tobin_first = Laisser Tobin devant : c’est le plus léger
quest-glass_lake-message-roped = Vous vous attachez les uns aux autres. C’est inconfortable, et c’est un réconfort.
quest-glass_lake-message-spread = Vous courez, loin les uns des autres, en riant un peu de peur. Une araignée en est si surprise qu’elle glisse.
quest-glass_lake-message-tobin_first = Tobin patine devant sur ses semelles, en tapotant d’un bâton. « Ici, crie-t-il. Et ici. Pas ici. » À présent vous voyez tout le chemin.
quest-glass_lake-message-marker_set = La perche est debout, et toute la ligne avec elle : on voit par où Maud ramait. { $hero } trouverait les yeux fermés. La glace tiendra une manche de plus.
quest-glass_lake-message-marker_slips = La perche dérape, et { $hero } avec, sur une certaine distance.
quest-glass_lake-message-house = Les pêcheurs se lèvent de table. Ils attendaient pour souper. On ne sait pas bien quoi.
quest-glass_lake-message-ember_taken = { $hero } soulève le pot du poêle. Il est si chaud qu’il fait mal, et personne ne s’en plaint.
quest-glass_lake-message-ember_ashore = { $hero } pose le pot sur la terre ferme. La neige, tout autour, recule avec respect.
quest-glass_lake-message-swimmer_seen = L’ombre sous la glace va du même pas que vous. Quand vous vous arrêtez, elle s’arrête. Puis elle prend son élan.
quest-glass_lake-message-hounds = De la rive d’où vous venez, un hurlement, puis plusieurs. Ils courent bas et dispersés, en chiens qui ont déjà passé la glace.
quest-glass_lake-message-more_hounds = Encore un chien, qui saute de plaque en plaque, sans hâte. On dirait que cela l’amuse.
quest-glass_lake-message-near_breaks = Derrière vous la glace proche rompt, avec un craquement qui passe par les dents. Plus de retour, ce qui simplifie les choses.
quest-glass_lake-message-middle_breaks = Le milieu du lac s’en va. La maison des pêcheurs s’incline, et continue de s’incliner.
quest-glass_lake-message-far_breaks = La glace lointaine rompt à son tour. Ce sur quoi vous marchez a cessé d’être quoi que ce soit.
quest-glass_lake-message-crack_sings = Le lac chante une seule note, longue et basse. On la sent dans les genoux.
quest-glass_lake-message-crack_foot = Une botte passe au travers, et l’eau gèle aussitôt autour, comme si elle n’attendait que cela.
quest-glass_lake-message-crack_face = Il y a quelqu’un sous la glace, qui regarde en l’air, et qui tend quelque chose.
quest-glass_lake-message-one_falls = La glace prend mal ce poids-là. Chacun l’entend ; personne ne le dit.
quest-glass_lake-message-first_ashore = { $hero } est sur la rive : des pierres, des roseaux gelés, un sol qui se contente d’être là. Que c’est beau. Aux autres, maintenant.

quest-glass_lake-ending-across = Étendus sur les pierres, vous vous comptez, deux fois. Là-bas une lueur rouge sombre avec la maison, et brille encore un moment par en dessous.
quest-glass_lake-ending-with_ember = Étendus sur les pierres autour d’un petit pot de fer, vous vous comptez, deux fois. La braise des gens du lac crépite, et prend ses aises.
quest-glass_lake-ending-swallowed = Ce n’est même pas bruyant. Le lac s’ouvre simplement, comme on tourne une page, et vous êtes de l’autre côté.
