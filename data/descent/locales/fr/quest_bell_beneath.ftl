# « La Cloche d’en bas » : le combat contre le Prêtre des Cendres, sous la tour-lampe.

quest-bell_beneath = La Cloche d’en bas
    .objective = Vaincre le Prêtre des Cendres.
    .intro = Sous la dernière marche de la tour, il y en a d’autres. Lise les a trouvées en suivant le bruit : une cloche, très bas, qui sonne sans qu’on la voie, et à chaque coup une tombe de Brumeval qui se fend. « Le Prêtre des Cendres rappelle son ordre mort, dit-elle. Faites-le taire. Après, on verra pour la lumière. »
    .won = La cendre retombe et reste par terre. Au cimetière de Brumeval, les fossoyeurs attendent longtemps, la pelle à la main ; rien ne bouge plus.
    .lost = La cloche d’en bas continue de sonner. On l’entend maintenant depuis la place du marché.
area-bell_beneath-stair = Un escalier, un couloir, un carrefour d’ossements. Les murs vibrent comme une peau de tambour.
area-bell_beneath-salt_crypt = La crypte du sel : les sarcophages des premiers gardiens, et au fond une cloche blanche qui bat toute seule.
area-bell_beneath-catacomb = Les niches montent jusqu’à la voûte. Une cloche de fer pend à une chaîne, la chaîne à un contrepoids.
area-bell_beneath-sanctum = Le sanctuaire. Un trône, un tapis brûlé, et la grande cloche, plus haute qu’un homme.
area-bell_beneath-cell = Une cellule, des chaînes, et au bout des chaînes un vieil homme qui compte les coups.
door-bell_beneath-salt_door = la porte du sel
door-bell_beneath-iron_door = la porte de fer
door-bell_beneath-bronze_gate = la porte de bronze
door-bell_beneath-cell_door = la porte de la cellule
token-bell_beneath-niche = la niche du veilleur
token-bell_beneath-salt_bell = la cloche de sel
token-bell_beneath-sarcophagus = le sarcophage
token-bell_beneath-iron_bell = la cloche de fer
token-bell_beneath-counterweight = le contrepoids
token-bell_beneath-coffins = les cercueils
token-bell_beneath-great_bell = la grande cloche
token-bell_beneath-reliquary = le reliquaire
token-bell_beneath-odran = Odran
token-bell_beneath-heart = le cœur de braise
unique-ash_priest = le Prêtre des Cendres

## À examiner

quest-bell_beneath-door-salt_door = Du chêne blanchi. Un liseré de sel court tout autour du cadre.
quest-bell_beneath-door-iron_door = Une plaque de fer sur des gonds de fer. Elle tremble à chaque coup.
quest-bell_beneath-door-bronze_gate = Du bronze de cloche, tiède. Les coups la scellent : qu’une cloche se taise, et elle s’ouvrira. On peut aussi la forcer, si l’on a le dos large et la peau épaisse.
quest-bell_beneath-door-cell_door = Des barreaux, une serrure neuve. Quelqu’un a trouvé que son prisonnier valait la dépense.
quest-bell_beneath-token-niche = Le veilleur n’est plus dans sa niche. Son manteau, si.
quest-bell_beneath-token-salt_bell = Elle murmure plus qu’elle ne sonne, et ce sont des noms. On peut la faire taire en lui tenant tête, ou bourrer sa gorge de linceuls.
quest-bell_beneath-token-sarcophagus = Le couvercle a glissé. De l’intérieur.
quest-bell_beneath-token-iron_bell = Une cloche d’alarme. Un coin bien placé entre deux maillons, et le battant ne toucherait plus.
quest-bell_beneath-token-counterweight = Un levier retient le contrepoids. Le baisser décroche la cloche à coup sûr ; mais la même chaîne tient fermées les niches.
quest-bell_beneath-token-coffins = Trois cercueils neufs. Quelqu’un comptait sur de la visite.
quest-bell_beneath-token-great_bell = Bronze fondu avec toutes les cloches de la vallée. La corde est épaisse comme un bras, et elle a son idée sur qui l’approche.
quest-bell_beneath-token-reliquary = Une châsse d’argent noirci, entrouverte.
quest-bell_beneath-token-odran = Odran, le gardien. Amaigri, enchaîné, et toujours de mauvaise humeur : il vivra.
quest-bell_beneath-token-heart = Le cœur de braise, rouge comme au premier jour. Sans lui, la lampe n’est que du verre.

quest-bell_beneath-use-heave = Forcer la porte de bronze (Puissance)
quest-bell_beneath-use-muffle = Tenir tête à la cloche (Volonté)
    .not = La cloche de sel s’est tue.
quest-bell_beneath-use-pack = La bourrer de linceuls (Puissance)
    .not = La cloche de sel s’est tue.
quest-bell_beneath-use-wedge = Coincer la chaîne (Connaissance)
    .not = La cloche de fer s’est tue.
quest-bell_beneath-use-pull = Baisser le levier
    .not = La cloche de fer s’est tue.
quest-bell_beneath-use-cut_rope = Trancher la corde (Perception)
    .not = La grande cloche s’est tue.
quest-bell_beneath-use-pull_pin = Tirer la goupille d’Odran
quest-bell_beneath-use-break_lock = Briser la serrure (Puissance)
quest-bell_beneath-use-pick_lock = Crocheter la serrure (Perception)
quest-bell_beneath-use-unchain = Libérer Odran

## Les règles

quest-bell_beneath-rule-tolling = Tant qu’elles sonnent, les cloches soignent le Prêtre des Cendres : à la fin de chaque manche, 2 ♥ par cloche. Et chaque cloche ajoute un coup au compte : à 20 coups (18 en difficile), l’ordre mort se lève, et de toute façon à la fin de la manche 14.
quest-bell_beneath-rule-ashfall = La cendre étouffe : plus personne ne peut se reposer.

## L’histoire

quest-bell_beneath-objective-bells = Faire taire les trois cloches, ou du moins assez d’entre elles.
quest-bell_beneath-objective-sanctum = Faire taire la grande cloche et vaincre le Prêtre des Cendres.
quest-bell_beneath-objective-priest = Les cloches se sont tues : vaincre le Prêtre des Cendres.

quest-bell_beneath-message-descent = Trois voix montent d’en bas : une blanche, une rouillée, et sous les deux autres une si grave qu’on la sent dans les dents. Au carrefour, des silhouettes montent la garde.
quest-bell_beneath-choice-way_down = Comment descendez-vous ?
quest-bell_beneath-option-stair = Par l’escalier
quest-bell_beneath-option-oil = Verser d’abord l’huile de la lanterne
quest-bell_beneath-option-ash_chute = Par le conduit à cendres du meunier
quest-bell_beneath-message-by_the_stair = Les marches sont usées au milieu, comme celles d’une église. On y a beaucoup prié, ou beaucoup traîné.
quest-bell_beneath-message-burning_oil = L’huile de la Dernière Lanterne coule de marche en marche, Lise y jette une mèche. En bas, on hurle avant de vous avoir vus.
quest-bell_beneath-message-ash_chute = Gaspard disait vrai : le conduit où il livrait ses sacs mène au bout du couloir. Vous en sortez gris, essoufflés, et bien plus près que prévu.
quest-bell_beneath-message-gate_heaved = { $hero } glisse les doigts dans la fente et tire. Quelque chose cède, heureusement du côté de la porte.
quest-bell_beneath-message-gate_burns = Le bronze sonne, brûlant. { $hero } y laisse de la peau.
quest-bell_beneath-message-salt_open = Le sel crisse sous les semelles. Entre les sarcophages, des pattes se déplient.
quest-bell_beneath-message-salt_silent = { $hero } pose le front contre la cloche et dit simplement : « Non. » Elle se tait, vexée.
quest-bell_beneath-message-salt_whispers = La cloche récite des noms. Le dernier est celui de { $hero }.
quest-bell_beneath-message-salt_packed = Des brassées de linceuls dans la gorge de la cloche : elle tousse, puis plus rien.
quest-bell_beneath-message-salt_shakes = La cloche s’ébroue et renvoie les linceuls, et { $hero } avec.
quest-bell_beneath-message-iron_open = Les niches sont pleines, et pour l’instant elles le restent. Deux façons d’arrêter la cloche de fer : la sûre, au levier, ou la discrète, à la chaîne.
quest-bell_beneath-message-iron_wedged = Un coin, au bon maillon, au bon moment. Le battant se fige sans que personne se réveille.
quest-bell_beneath-message-iron_slips = Le coin saute et va se perdre dans le noir. Il en reste.
quest-bell_beneath-message-niches_open = Le levier s’abat, la cloche s’écrase. Un instant de silence ; puis, une à une, les niches s’ouvrent.
quest-bell_beneath-message-bells_left = { $ringing ->
        [one] Une seule cloche sonne encore.
       *[other] { $ringing } cloches sonnent encore.
    }
quest-bell_beneath-message-gate_gives = Sans sa troisième voix, l’accord se défait. La porte de bronze s’entrouvre d’un doigt.
quest-bell_beneath-message-sanctum = Devant le trône, un homme gris se retourne. À chaque coup de cloche, un peu de cendre lui revient et comble une ride. « Entrez. L’office n’est pas fini. »
quest-bell_beneath-message-splig_has_it = Au pied du trône, un gros gobelin sursaute. Splig ! Il serre contre lui une lueur rouge : le cœur de braise, pour lequel on ne l’a pas encore payé.
quest-bell_beneath-message-priest_has_it = Sous la bure du Prêtre, une lueur rouge bat comme un second cœur : la braise de la lampe.
quest-bell_beneath-message-splig_again = « Encore vous ? » gémit Splig. Il compte ses pansements, vous compte vous, et tire son arme à regret.
quest-bell_beneath-message-bells_mend = Les cloches sonnent, et les plaies du Prêtre se referment, grises et lisses. Tant qu’elles chantent, il durera.
quest-bell_beneath-message-first_rank = Six coups. Dans l’escalier, derrière vous, des pas : le premier rang de l’ordre s’est levé.
quest-bell_beneath-message-second_rank = Onze coups. Le second rang suit le premier, en silence, comme à l’office.
quest-bell_beneath-message-nearly_awake = { $tolls } coups. Sous les dalles, on chante maintenant. Encore quelques-uns, et ils seront trop nombreux.
quest-bell_beneath-choice-splig = Splig jette des regards vers la sortie. « On peut s’arranger, non ? Je ne l’aime même pas, lui. Il met de la cendre dans la soupe. »
quest-bell_beneath-option-let_him_go = Le laisser filer
quest-bell_beneath-option-pay_him = Le payer 50 pièces pour trahir
quest-bell_beneath-option-finish_him = En finir avec lui
quest-bell_beneath-message-splig_goes = « Vous ne le regretterez pas ! » Splig détale vers l’escalier, les mains vides et les jambes légères.
quest-bell_beneath-message-splig_paid = Splig mord une pièce, hausse les épaules et plante son arme dans le dos du Prêtre. « Rien de personnel, mon père. » Puis il détale.
quest-bell_beneath-message-splig_cornered = « Alors tant pis pour tout le monde ! » Un roi acculé reste un roi.
quest-bell_beneath-message-splig_falls = Splig regarde sa blessure avec un étonnement sincère. « Mais… je suis le roi. » Sa couronne roule longtemps.
quest-bell_beneath-message-splig_runs = Dans le désordre, une silhouette ronde franchit la porte, une lueur rouge sous le bras. Splig n’a jamais su lâcher ce qu’on ne lui payait pas.
quest-bell_beneath-message-heart_falls = Le cœur de braise roule sur les dalles. La cendre s’écarte devant lui.
quest-bell_beneath-message-cell_open = La grille grince. « Ne touchez pas à la corde, dit une voix. Il y a une goupille. C’est moi qui l’ai mise. »
quest-bell_beneath-message-lock_holds = La serrure tient bon.
quest-bell_beneath-message-odran_freed = Odran se frotte les poignets. « La goupille de la grande cloche : à hauteur de genou, côté trône. Et dites à Lise qu’elle a laissé la porte ouverte. » Sa voix seule rend du souffle.
quest-bell_beneath-message-great_cut = La corde se tend, cherche { $hero }, et tombe en deux. La grande cloche finit son geste sans un son.
quest-bell_beneath-message-great_swings = La corde esquive et la cloche revient, énorme. { $hero } voit des étoiles.
quest-bell_beneath-message-great_pinned = La goupille sort comme une dent de lait. La grande cloche se décroche d’un cran et ne bat plus.
quest-bell_beneath-message-silence = Le silence frappe plus fort que la cloche. Le Prêtre vacille ; de longues fentes s’ouvrent en lui, et rien ne vient les combler.
quest-bell_beneath-message-half_ash = Le Prêtre s’effondre en un tas gris, et se relève près du trône, plus grand, moins homme. Une bure vide se remplit à ses côtés. L’air devient cendre : on ne respire plus, on mâche.
quest-bell_beneath-message-ash_names = La cendre prononce un nom, tout bas. Celui qui le porte sent ses genoux plier.
quest-bell_beneath-message-ash_hands = Des mains de cendre se referment sur des chevilles.
quest-bell_beneath-message-ash_embers = Autour du trône, la cendre se souvient qu’elle a été du feu.
quest-bell_beneath-message-ash_lull = Un souffle d’air froid, venu de l’escalier. Quelqu’un, là-haut, a ouvert toutes les portes.
quest-bell_beneath-message-one_falls = « Un novice de plus », dit le Prêtre en regardant tomber l’un des vôtres.
quest-bell_beneath-message-priest_falls = Le Prêtre des Cendres ouvre la bouche pour un dernier verset. Il n’en sort qu’un peu de poussière, et puis c’est lui tout entier.

quest-bell_beneath-ending-lamp_relit = Le cœur de braise remonte vers sa lampe, et Odran derrière lui, qui compte les marches tout haut. Lise a déjà dressé l’échelle.
quest-bell_beneath-ending-lamp_alone = Le cœur de braise retrouve sa lampe. Odran, qu’on remonte trop faible pour les marches, fait signe à Lise : c’est elle, désormais, la gardienne.
quest-bell_beneath-ending-torches = La lampe reste froide, mais ce soir-là chaque maison de Brumeval porte une torche au sommet. De loin, on jurerait une étoile.
quest-bell_beneath-ending-order_rises = Le dernier coup sonne. Sous les dalles, tous se lèvent à la fois.
