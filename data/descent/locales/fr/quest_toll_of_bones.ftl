# « Le Péage d’os » : Lord Merick a bâti un pont avec les morts, et le pont se fait payer.

quest-toll_of_bones = Le Péage d’os
    .objective = Passer le pont d’os et mettre fin au rite de Lord Merick.
    .intro = Là où accostait le bac de Maud, il y a maintenant un pont. Lord Merick Farrow l’a bâti en neuf nuits, avec le cimetière. Sur l’autre rive, il donne au froid des braises volées, et note ce que font ensuite les morts. C’est un savant : des exemples frais lui feraient plaisir. Le pont ne laisse passer que ceux qui l’ont payé trois fois.
    .won = Sans son bâtisseur, le pont oublie à quoi il servait. Travée après travée, il se couche dans la rivière. Maud le regarde partir, et se met à calfater une barque.
    .lost = Sur l’autre rive, on donne une colonne vertébrale à quelque chose de grand. Lord Merick trempe sa plume. « Remarquable », dit-il, et il parle de vous.
area-toll_of_bones-near_bank = La rive. Les tombes sont ouvertes en rangs bien nets, et une grille de côtes barre le chemin de la rivière.
area-toll_of_bones-far_bank = Le pont, et au-delà un rempart en ruine, un camp, un brasero. Un homme en noir lève les yeux de ses notes, contrarié.
door-toll_of_bones-bone_gate = la grille de côtes
token-toll_of_bones-iron_jaw = la mâchoire de fer
token-toll_of_bones-register = le registre de la paroisse
token-toll_of_bones-mirror = le miroir noyé
token-toll_of_bones-maud = Maud la passeuse
token-toll_of_bones-open_grave = la tombe ouverte
token-toll_of_bones-ferry = le bac coulé
token-toll_of_bones-specimen = la vitrine
token-toll_of_bones-brazier = le brasero

## À examiner

quest-toll_of_bones-door-bone_gate = Des côtes, soudées comme des doigts croisés. Elles s’ouvriront quand trois péages seront payés, pas avant.
quest-toll_of_bones-token-iron_jaw = Un crâne de bœuf ferré. Il lui faut de la force (Puissance), ou ce dont il a faim : des os. À deux on en paie deux, à plus nombreux trois ; tout ce que vous abattez en laisse un.
quest-toll_of_bones-token-register = Le registre de la paroisse, enchaîné à une stèle. Qui lit à voix haute le nom des morts, tous, et sans faute, a payé (Connaissance).
quest-toll_of_bones-token-mirror = Un miroir sous un pied d’eau. Il montre quelqu’un que vous avez perdu, et voudrait garder l’image (Volonté). On peut aussi le briser, si peu importe qui l’entend.
quest-toll_of_bones-token-maud = Enchaînée à son propre pieu d’amarrage, et de fort méchante humeur. On peut briser la chaîne (Puissance, avec un bonus de 1), ou ruser avec le cadenas (Perception).
quest-toll_of_bones-token-open_grave = Le locataire est parti. Il reste une partie des meubles.
quest-toll_of_bones-token-ferry = Le bac, sous l’eau jusqu’à la lisse.
quest-toll_of_bones-token-specimen = Une vitrine, des étiquettes d’une écriture minuscule. Mieux vaut ne pas les lire.
quest-toll_of_bones-token-brazier = Un brasero plein des foyers d’autrui, et à côté, bien trop près, ses notes.

quest-toll_of_bones-use-force_jaw = Forcer la mâchoire (Puissance)
    .not = Les péages sont payés.
quest-toll_of_bones-use-feed_jaw = Lui donner des os
    .not = Elle veut plus d’os que vous n’en avez, ou n’en veut plus.
quest-toll_of_bones-use-read_names = Lire les noms (Connaissance)
    .not = Les péages sont payés.
quest-toll_of_bones-use-look_in = Regarder dans le miroir (Volonté)
    .not = Le miroir est éteint.
quest-toll_of_bones-use-smash_mirror = Briser le miroir
    .not = Le miroir est éteint.
quest-toll_of_bones-use-break_chain = Briser la chaîne (Puissance)
    .not = Maud est libre.
quest-toll_of_bones-use-slip_lock = Ruser avec le cadenas (Perception)
    .not = Maud est libre.

quest-toll_of_bones-rule-grave_tax = La taxe des tombes : tant que le pont n’est pas payé, chaque monstre vaincu laisse un os, bon pour la mâchoire de fer.

## Le choix

quest-toll_of_bones-choice-brazier = Le brasero est renversé. À gauche, les braises s’éteignent une à une dans la neige en sifflant. À droite, une grosse liasse de notes a pris feu ; on y lit encore : « … du Serment, de ses termes et de sa faille… » Vous avez le temps d’une seule chose.
quest-toll_of_bones-option-embers = Sauver les braises
quest-toll_of_bones-option-notes = Sauver les notes (Connaissance)
quest-toll_of_bones-option-both = Le seau de Maud, et les deux

## L’histoire

quest-toll_of_bones-objective-pay_tolls = Payer trois péages au pont.
quest-toll_of_bones-objective-cross = Le pont est payé. Ouvrir la grille de côtes.
quest-toll_of_bones-objective-merick = Chasser Lord Merick de son feu avant la fin du rite.

quest-toll_of_bones-message-arrival = « Trois péages ! » crie une voix de femme depuis le ponton. « La force, le savoir, le chagrin, il n’est pas regardant. Et les os, ce goinfre ! J’ai aussi un sou qui ferait l’affaire, si une bonne âme s’occupait de cette chaîne ! » C’est Maud. Entre elle et vous, la paroisse est debout.
quest-toll_of_bones-message-jaw_opens = La mâchoire cède dans un craquement. Dans le brouillard, une travée du pont tombe en place.
quest-toll_of_bones-message-jaw_bites = Elle se referme d’un coup. { $hero } garde son bras, avec une rangée de marques dessus.
quest-toll_of_bones-message-jaw_fed = Elle mâche un moment, pensive. Puis la rivière cliquette : une travée de plus.
quest-toll_of_bones-message-names_read = « … et Anselme Corneille, tonnelier, et sa femme, et les onze. » Les tombes semblent se tenir plus droites. Payé.
quest-toll_of_bones-message-names_blur = L’écriture du curé se gâte vers le bas de la page, et le curé aussi, sans doute. On reprend au début.
quest-toll_of_bones-message-grief_paid = { $hero } regarde longtemps. Puis l’eau n’est plus que de l’eau, et quelque chose est devenu un peu plus difficile à se rappeler. Payé.
quest-toll_of_bones-message-grief_stays = { $hero } n’arrive pas à lâcher prise. Le miroir attend ; il a le temps.
quest-toll_of_bones-message-mirror_smashed = Un chagrin est un chagrin : le pont prend les éclats. Ce qui nichait derrière la glace est moins accommodant.
quest-toll_of_bones-message-chain_holds = « J’y suis depuis dimanche, dit Maud. Ne vous découragez pas. Moi, si. »
quest-toll_of_bones-message-maud_free = La chaîne part à la rivière. Maud dit ce qu’elle pense de Lord Merick, et la rivière a l’air d’écouter.
quest-toll_of_bones-message-maud_pays = D’une pichenette, elle envoie un sou vert contre la grille. « Le premier que j’aie gagné. Payé, sac d’os. »
quest-toll_of_bones-message-bones_enough = Il y a maintenant à vos pieds assez d’os pour nourrir la mâchoire de fer.
quest-toll_of_bones-message-span_grows = Péages payés jusqu’ici : { $tolls } sur 3.
quest-toll_of_bones-message-bridge_whole = La dernière travée mord l’autre rive. Dans la grille de côtes, quelque chose se desserre.
quest-toll_of_bones-message-far_bank = Un pont de fémurs et de tempes, luisant de brume. De l’autre côté, un homme referme son livre sur un doigt. « Vous êtes en avance. Tant pis : on dissèque ce qu’on a. »
quest-toll_of_bones-message-fingers = Le garde-fou est fait de mains. Certaines n’ont pas compris qu’elles sont un garde-fou.
quest-toll_of_bones-message-teeth = Le pont grince de tout ce dont il est pavé.
quest-toll_of_bones-message-quiet = Le pont retient son souffle. Vous aussi.
quest-toll_of_bones-message-rite_learns = Sur l’autre rive, une plume gratte avec ardeur. Chaque chute lui apprend quelque chose.
quest-toll_of_bones-message-graves_open = Derrière vous, le reste du cimetière se lève. Ils voudraient récupérer leurs os.
quest-toll_of_bones-message-rite_peaks = Le brasero brûle blanc. Les chiens enterrés avec leurs maîtres sortent de terre les premiers.
quest-toll_of_bones-message-merick_notes = « Attention aux notes ! » crie Lord Merick, qui saigne dessus.
quest-toll_of_bones-message-merick_flees = Lord Merick regarde son sang, en prend la température de deux doigts, et juge que cette partie de l’expérience est terminée. Un coup de pied au brasero, et il a disparu entre les pierres.
quest-toll_of_bones-message-merick_falls = Lord Merick se plie sur son livre. Quand vous le retournez, il n’y a plus que le manteau, et une trace dans la neige ; le brasero est tombé avec lui.
quest-toll_of_bones-ending-embers = Vous revenez les manches roussies, avec un pot de feu vivant. Ce que disaient les notes, lui seul le sait.
quest-toll_of_bones-ending-notes = Les braises sont mortes. Mais vous avez lu, et vous savez désormais ce qui fut juré, et ce qui ne le fut pas.
quest-toll_of_bones-ending-ashes = Les pages se défont entre vos doigts : « … à moins qu’on ne le rende… » Le reste est cendre, et les braises sont éteintes.
quest-toll_of_bones-ending-both = « Place », dit Maud, un seau à la main. Les notes sont mouillées, les braises sont sèches, et jamais personne n’a été si content d’une passeuse.
quest-toll_of_bones-ending-rite_done = Le rite est achevé. Ce qu’il a fait tient déjà debout.
