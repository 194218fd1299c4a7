# Ce qui arrive en route : l’événement, ses choix (et ce qu’il y faut), ce qui en vient.

## Le loup

travel-lame_wolf = Un loup gît dans un piège de fer au bord du chemin, une patte brisée, trop las pour gronder. Il surveille vos mains, pas vos visages.
travel-lame_wolf-free = Ouvrir le piège (Perception)
travel-lame_wolf-kill = L’achever et garder la peau
travel-lame_wolf-leave = Passer son chemin
travel-lame_wolf-message-freed = Les mâchoires s’ouvrent d’un coup. Le loup boite dix pas, se retourne comme pour vous compter, et disparaît.
travel-lame_wolf-message-bitten = Vous ouvrez le piège ; le loup referme le sien. Puis il se rappelle ses manières et détale, et quelqu’un a besoin d’un bandage.
travel-lame_wolf-message-killed = Un seul coup. La peau se vend un bon prix, et personne ne parle beaucoup jusqu’au soir.
travel-lame_wolf-message-left = Derrière vous, la chaîne tinte longtemps.

travel-wolf_returns = Des ombres grises vous accompagnent entre les bouleaux. Au crépuscule, l’une d’elles s’arrête au milieu de la route. Elle boite.
travel-wolf_returns-follow = Suivre le loup
travel-wolf_returns-share = Partager votre souper
travel-wolf_returns-message-wagon = Il vous mène à un chariot pris sous la neige. Son propriétaire n’a plus besoin de rien ; le coffre est encore fermé. Il l’était.
travel-wolf_returns-message-shared = Vous mangez avec des loups sur trois côtés du feu. Aucun voleur n’approche cette nuit-là, et à midi toute la vallée sait pourquoi.

## Le colporteur

travel-pedlars_wheel = Un colporteur est assis sur sa charrette, laquelle est assise dans le fossé. « J’attends, dit-il avec dignité, quelqu’un de fort. Ou quelqu’un de riche. »
travel-pedlars_wheel-lift = Soulever la charrette (Puissance)
travel-pedlars_wheel-buy = L’alléger d’une bouteille (20 pièces d’or)
    .needs = Il vous faut 20 pièces d’or.
travel-pedlars_wheel-pass_by = Lui souhaiter bonne chance
travel-pedlars_wheel-message-lifted = La charrette remonte avec un bruit de ventouse. « Un dos pareil, je ne l’oublie jamais », dit le colporteur.
travel-pedlars_wheel-message-strained = La charrette remonte. Quelque chose dans votre dos aussi. Il est ravi, et demande si vous faites toujours ce bruit-là.
travel-pedlars_wheel-message-bought = « La santé en bouteille. Ça allège la charge et le buveur. » La charrette n’a pas bougé d’un pouce.
travel-pedlars_wheel-message-passed = « De la chance ? crie-t-il dans votre dos. Je n’en ai plus en stock ! »

travel-pedlar_grateful = Une charrette peinte barre la route, et une voix connue s’écrie : « Mes amis les costauds ! Choisissez, avant que je me souvienne que je suis pauvre. »
travel-pedlar_grateful-gift = Prendre une bouteille
travel-pedlar_grateful-purse = Prendre des pièces
travel-pedlar_grateful-gossip = Prendre les ragots
travel-pedlar_grateful-message-gift = « Pour les jambes lasses. Ça a un goût de pieds, mais la route aussi. »
travel-pedlar_grateful-message-purse = Il compte deux fois, dans l’espoir d’un autre résultat.
travel-pedlar_grateful-message-gossip = Il sait qui a perdu quoi, et qui n’ose pas l’avouer. L’un d’eux paierait pour que l’affaire soit réglée.

## La lanterne

travel-lantern_in_fog = Dans le brouillard, une lanterne marche le long de la digue, à hauteur de main. Il n’y a pas de main.
travel-lantern_in_fog-follow = La suivre (Volonté)
travel-lantern_in_fog-name = L’appeler par son ancien nom (Connaissance)
travel-lantern_in_fog-wait = Rester près du feu jusqu’à ce qu’elle passe
travel-lantern_in_fog-message-led = Vous regardez la lumière, et non ce qui marche à côté. Elle s’éteint au-dessus de quelques pièces, posées là comme le prix d’un passage.
travel-lantern_in_fog-message-lost = L’aube vous trouve dans une tourbière, trempés jusqu’à la taille, à une heure de votre propre feu.
travel-lantern_in_fog-message-named = La lumière s’arrête, s’incline, et se tourne vers les collines. Elle vous attendra.
travel-lantern_in_fog-message-misnamed = La lumière patiente poliment pendant que vous essayez un nom, puis un autre. Et elle reprend sa route.
travel-lantern_in_fog-message-waited = Elle passe. Elle a pris le temps de vous regarder un par un.

travel-lantern_grave = La lumière est revenue, au-dessus d’une tombe affaissée. Quelque chose brille dans la terre ; la pierre est tombée face contre sol.
travel-lantern_grave-tend = Redresser la pierre
travel-lantern_grave-dig = Creuser
travel-lantern_grave-message-tended = On y lit un seul mot : « Allumeur ». La flamme tiédit, rapetisse, puis n’est plus qu’une étoile parmi d’autres. Vous dormez bien.
travel-lantern_grave-message-dug = Des boucles d’argent, une bourse rebondie, une bague. La lanterne s’est éteinte. Vous préféreriez qu’elle soit là.

travel-lantern_angry = Trois nuits de suite, une lumière s’est tenue au pied de vos lits. Ce soir, elle a fait entrer le brouillard.
travel-lantern_angry-give_back = Tout rendre
    .needs = Il vous faut 20 pièces d’or par héros.
travel-lantern_angry-defy = Soutenir son regard (Volonté)
travel-lantern_angry-message-given_back = Vous reposez l’argent où vous l’aviez trouvé et demandez pardon, à voix haute, à personne. Cela aide.
travel-lantern_angry-message-defied = Vous la fixez jusqu’à ce qu’elle ne soit plus qu’une lumière. Ce n’était qu’une lumière. Vous vous le répétez.
travel-lantern_angry-message-chilled = Elle se penche et souffle sur l’un de vous. Au matin, il y a une toux qu’aucun feu ne réchauffe.

## Le péage

travel-tollkeeper = Une perche en travers de la route, un casque qui ne va à personne, et six hommes pour une lance. « Péage, dit le casque. Nouvelle loi. Très nouvelle. »
travel-tollkeeper-pay = Payer 10 pièces d’or par tête
    .needs = Il vous faut 10 pièces d’or par héros.
travel-tollkeeper-name = Leur dire vos noms
    .needs = Il faut une renommée d’au moins « Impressionnants ».
travel-tollkeeper-force = Leur prendre la perche (Puissance)
travel-tollkeeper-around = Passer par les collines (1 semaine)
    .needs = L’histoire ne vous laisse plus une semaine.
travel-tollkeeper-message-paid = On vous remet un reçu, à l’envers.
travel-tollkeeper-message-recognised = Le casque blêmit sous le casque. On lève la perche, on salue, on vous supplie d’accepter la recette du jour.
travel-tollkeeper-message-forced = Vous gardez la perche, la lance et la recette. L’un d’eux crie qu’il a un cousin à la garnison.
travel-tollkeeper-message-beaten = Six hommes et une lance, finalement, cela suffit. Vous passez, mais pas tous en bon état.
travel-tollkeeper-message-around = Une semaine de sentiers de chèvres. Les chèvres ne font rien payer.

travel-sergeant = Un sergent, un mandat, et vingt hommes qui ont l’air d’avoir touché leur solde. « C’est au sujet d’une certaine perche », dit-il.
travel-sergeant-fine = Payer l’amende (40 pièces d’or)
    .needs = Il vous faut 40 pièces d’or.
travel-sergeant-plead = Plaider votre cause (Connaissance)
travel-sergeant-refuse = Poursuivre votre route
travel-sergeant-message-fined = Il signe, tamponne, et baisse la voix : « Entre nous, ce sont des imbéciles. Voici votre papier. »
travel-sergeant-message-acquitted = Vous citez une loi si ancienne qu’il en ôte son chapeau. L’anecdote arrive en ville avant vous.
travel-sergeant-message-convicted = Vous citez une loi si ancienne qu’elle est abrogée. Il prend ce qu’il trouve et lit la sentence sur la place du marché.
travel-sergeant-message-refused = Personne ne vous arrête. On note simplement vos noms, avec soin, sur la porte de chaque église du comté.

## Le joueur

travel-old_gambler = Une auberge à la croisée des chemins. Un vieil homme aux mains superbes fait rouler deux osselets sur la table. « Vingt-cinq que vous n’avez pas de chance. »
travel-old_gambler-play = Jouer (25 pièces d’or)
    .needs = Il vous faut 25 pièces d’or.
travel-old_gambler-watch = Regarder ses mains (Perception)
travel-old_gambler-sleep = Aller se coucher
travel-old_gambler-message-won = Les osselets s’immobilisent, stupéfaits. Lui aussi. Il paie.
travel-old_gambler-message-lost = « Pas de chance », convient-il en balayant votre or dans son chapeau.
travel-old_gambler-message-saw = L’un des osselets pèse plus que l’autre. Il voit que vous avez vu, et sourit comme on demande une faveur.
travel-old_gambler-message-saw_nothing = Ce sont vraiment de très belles mains. Vous n’avez rien remarqué d’autre.
travel-old_gambler-message-slept = D’en haut, vous entendez quelqu’un d’autre manquer de chance jusqu’à l’aube.

travel-gambler_cornered = Une grange, une corde sur une poutre, et un vieil homme dont les belles mains sont liées dans le dos. « Ah, dit-il. Mes témoins. »
travel-gambler_cornered-vouch = Jurer qu’il joue honnêtement (Volonté)
travel-gambler_cornered-expose = Montrer l’osselet plombé
travel-gambler_cornered-look_away = Vous ne vous êtes jamais vus
travel-gambler_cornered-message-believed = Vous mentez comme des évêques. Il quitte la ville dans l’heure ; dans votre sacoche, vous trouvez ce qui lui portait chance.
travel-gambler_cornered-message-doubted = On n’en croit pas un mot, et la discussion se généralise. Il s’éclipse au milieu.
travel-gambler_cornered-message-exposed = La foule se partage ses gains puis, calmée, le laisse partir. Vous avez votre part, et des remerciements.
travel-gambler_cornered-message-looked_away = Il vous regarde tout du long. Il vous regarde encore.

## Le grenier

travel-empty_granary = Le grenier est grand ouvert, et une femme en balaie le plancher pour la troisième fois. « Il y a toujours quelque chose dans les fentes », dit-elle.
travel-empty_granary-give = Payer du grain (15 pièces d’or par tête)
    .needs = Il vous faut 15 pièces d’or par héros.
travel-empty_granary-hunt = Rester chasser pour eux (1 semaine)
    .needs = L’histoire ne vous laisse plus une semaine.
travel-empty_granary-walk_on = Poursuivre votre route
travel-empty_granary-message-given = Elle compte les pièces, puis les enfants, puis les semaines. Le compte y est. Elle s’assied sur le plancher propre.
travel-empty_granary-message-hunted = Quatre cerfs, un sanglier, et un ours que personne n’avait prévu. Le village verra le printemps.
travel-empty_granary-message-walked_on = Derrière vous, le balai reprend. Ces nouvelles-là vont plus vite que vous.

travel-granary_feast = Le village qui n’avait rien a dressé une table en travers de la route. Impossible de passer sans enjamber le rôti.
travel-granary_feast-eat = S’asseoir et manger
travel-granary_feast-toast = Boire à la femme au balai
travel-granary_feast-collect = Réclamer votre argent
travel-granary_feast-message-ate = On vous nourrit jusqu’à ce que respirer demande réflexion. On vous raccompagne en chantant.
travel-granary_feast-message-toasted = Elle devient écarlate, et l’on racontera ce toast jusqu’à la côte, avec vos noms dedans.
travel-granary_feast-message-collected = Quelqu’un va chercher la cassette. La musique s’arrête le temps de compter. Personne ne vous raccompagne.

## Le déserteur

travel-deserter = Un garçon dans une moitié d’uniforme sort du foin. « Je n’y retourne pas », dit-il. Des sabots sur la route : on tient à ce qu’il y retourne.
travel-deserter-hide = Le cacher sous les bagages
travel-deserter-hand_over = Le livrer contre la prime
travel-deserter-pardon = Répondre de lui en votre nom
    .needs = Il faut une renommée d’au moins « Impressionnants ».
travel-deserter-message-hidden = Les cavaliers fouillent tous les sacs, sauf celui qui éternue.
travel-deserter-message-handed_over = Trente pièces d’or, bien comptées. Le garçon ne dit rien, et c’est pire.
travel-deserter-message-pardoned = Le capitaine vous salue et déchire le mandat. « Si c’est vous qui le dites. » Le garçon vous contemple comme une cathédrale.

travel-deserter_scout = Un jeune homme maigre, dans un manteau entier, attend au gué. « Avec la figure lavée, vous ne me remettez pas. Je me suis rendu utile. J’aimerais l’être pour vous. »
travel-deserter_scout-map = Regarder sa carte
travel-deserter_scout-drill = Le laisser montrer ce qu’on lui a appris
travel-deserter_scout-farewell = Lui demander seulement de rester libre
travel-deserter_scout-message-map = Il a éclairé des chemins où l’armée n’allait pas. L’une des croix mérite le détour.
travel-deserter_scout-message-drill = Il y a un tour avec la sangle du bouclier que vous n’aviez jamais vu. L’un de vous attrape le geste.
travel-deserter_scout-message-farewell = Il avale sa salive, et vous laisse la seule chose prise à l’armée qui serve encore.

## L’auberge

travel-burning_inn = De la fumée au-dessus des arbres, puis l’auberge dessous. Le toit a pris. Dans la cour, un homme crie deux choses à tour de rôle : « Mes clients ! » et « Ma cassette ! »
travel-burning_inn-people = Entrer pour les clients (Puissance)
travel-burning_inn-strongbox = Entrer pour la cassette (Perception)
travel-burning_inn-buckets = Former une chaîne de seaux
travel-burning_inn-message-saved = Deux sous chaque bras, un par le col. La dernière à sortir est la cuisinière, avec sa soupe.
travel-burning_inn-message-scorched = Vous les sortez tous, avec une bonne partie du plafond.
travel-burning_inn-message-strongbox = La cassette est dehors, allégée de ce que vous jugez être votre part. Les clients sortent seuls, et retiennent vos visages.
travel-burning_inn-message-beam = La cassette est sous la poutre. Vous aussi, un instant.
travel-burning_inn-message-buckets = À minuit, la moitié de l’auberge tient encore, et vos bras sont aussi longs que la corde du puits.

travel-inn_rebuilt = Chaume neuf, porte neuve, même patron. En vous voyant, il lâche un plateau. « Les meilleurs lits ! Et il me faut un nom pour la maison. »
travel-inn_rebuilt-beds = Prendre les lits
travel-inn_rebuilt-sign = Donner votre nom à l’auberge
travel-inn_rebuilt-share = Demander plutôt une part
travel-inn_rebuilt-message-beds = Des plumes, des briques chaudes, et un chat qui choisit le plus fatigué d’entre vous.
travel-inn_rebuilt-message-sign = Le peintre rate les nez. L’enseigne pend tout de même au-dessus de la route la plus passante du pays.
travel-inn_rebuilt-message-share = « C’est juste », dit-il en comptant. Les nez ne seront jamais peints.

## L’épée dans la glace

travel-blade_in_ice = Une cascade a gelé de haut en bas. Au milieu, la garde vers vous, pend une épée que quelqu’un tenait encore.
travel-blade_in_ice-pull = La tirer de là (Puissance)
travel-blade_in_ice-melt = La dégager à l’huile de lampe (15 pièces d’or)
    .needs = Il vous faut 15 pièces d’or.
travel-blade_in_ice-leave = Laisser aux morts leur acier
travel-blade_in_ice-message-pulled = La glace sonne comme une cloche. L’épée vient, et avec elle un gantelet, poliment vide.
travel-blade_in_ice-message-slipped = Vos mains restent sur la garde. Le reste de votre personne descend la pente.
travel-blade_in_ice-message-melted = L’huile brûle bleu. Une heure plus tard, l’épée glisse entre vos mains comme une lettre sous une porte.
travel-blade_in_ice-message-left = Vous portez la main au front et repartez. La garde pointe dans votre dos.

travel-blades_widow = Une femme en manteau de cavalier vous arrête près du puits. « Il y avait une épée dans la cascade, dit-elle. Mon mari lui servait de fourreau. »
travel-blades_widow-return = Lui rendre l’épée
    .needs = Vous n’avez plus l’épée large en acier.
travel-blades_widow-price = Lui en payer le prix (40 pièces d’or)
    .needs = Il vous faut 40 pièces d’or.
travel-blades_widow-deny = Quelle épée ?
travel-blades_widow-message-returned = Elle la soupèse, et montre à l’un de vous le coup qui allait avec. Puis elle rentre chez elle en chantant faux.
travel-blades_widow-message-priced = Elle prend l’argent. « Lui aussi l’aurait vendue, dit-elle. Moins cher. »
travel-blades_widow-message-denied = Elle regarde vos ceintures, l’une après l’autre. « Non, dit-elle. Bien sûr que non. »

## La lettre

travel-wounded_messenger = Un messager est adossé à une borne, une flèche dans la cuisse et une lettre entre les dents. Il vous tend la lettre.
travel-wounded_messenger-carry = La porter, cachetée
travel-wounded_messenger-read = La lire d’abord (Connaissance)
travel-wounded_messenger-leave = Quelqu’un finira bien par passer
travel-wounded_messenger-message-carried = Vous bandez sa jambe et prenez la lettre. Le cachet est une simple empreinte de pouce.
travel-wounded_messenger-message-read = C’est un chiffre de marchand, et pas des meilleurs : où, quand, et combien de gardes. Intéressant.
travel-wounded_messenger-message-cipher = Des colonnes de nombres. Un code, ou une note de blanchisseuse ; et voilà le cachet brisé.
travel-wounded_messenger-message-left = Quelqu’un est passé, en effet. On vous en parle dans les trois auberges suivantes.

travel-sealed_letter = Dans un comptoir, une vieille dame tend la main avant que vous ayez dit un mot. « Ma lettre. Et le cachet, je vois, est entier. »
travel-sealed_letter-deliver = La remettre
travel-sealed_letter-more = Évoquer les dangers de la route (Volonté)
travel-sealed_letter-message-delivered = Elle paie sans la lire. « Des gens qui ne regardent pas, dit-elle. Je le dirai à tout le monde. »
travel-sealed_letter-message-paid_more = Vous évoquez des dangers jusqu’à ce qu’elle rie, et elle paie aussi pour le rire.
travel-sealed_letter-message-insulted = Elle paie la lettre, moins une retenue pour impertinence, détaillée.

travel-opened_letter = Dans un comptoir, une vieille dame contemple le cachet brisé le temps de cuire un œuf.
travel-opened_letter-lie = Il s’est brisé dans une chute (Volonté)
travel-opened_letter-admit = Avouer
travel-opened_letter-burn = Tenir la lettre au-dessus de la bougie
travel-opened_letter-message-lied = « Une chute », répète-t-elle, et elle décide qu’on lui a dit la vérité. Cela revient moins cher.
travel-opened_letter-message-caught = « De quelle hauteur ? » demande-t-elle. Ce soir, personne dans la rue ne vous confierait un seau.
travel-opened_letter-message-admitted = « Au moins, vous savez lire », dit-elle, et elle paie pour cela.
travel-opened_letter-message-burnt = Elle brûle vert. La vieille dame hoche lentement la tête. « C’est aussi une réponse. »

## La chanson

travel-two_singers = Deux chanteurs se disputent un banc et une ballade. Dans une version, vous avez tué un troll. Dans l’autre, un géant, et vous étiez plus grands.
travel-two_singers-tall = Le géant, bien entendu
travel-two_singers-mud = La vérité : il y avait de la boue, et personne de grand
travel-two_singers-sing = La chanter vous-mêmes (Volonté)
travel-two_singers-message-tall = Au troisième couplet, le géant a un frère. Tout le monde l’entendra. Absolument tout le monde.
travel-two_singers-message-honest = « De la boue, note la plus honnête des deux. Les gens aiment la boue. » Elle partage la recette avec vous.
travel-two_singers-message-sang = Vous tenez l’air presque jusqu’au bout, et le banc vous acclame.
travel-two_singers-message-croaked = Un chien s’en va. Puis les chanteurs se réconcilient, unis contre vous.

travel-giant_slayers = Un homme large comme une porte bouche la porte. « C’est vous, les géants, dit-il. Mon oncle était un géant. »
travel-giant_slayers-fight = Régler cela dehors (Puissance)
travel-giant_slayers-drinks = Boire à son oncle (15 pièces d’or)
    .needs = Il vous faut 15 pièces d’or.
travel-giant_slayers-confess = Avouer que c’était une chanson
travel-giant_slayers-message-won = Il tombe comme une porte. Les paris se règlent en votre faveur, et la chanson gagne un couplet.
travel-giant_slayers-message-lost = Vous vous réveillez avec un bifteck sur l’œil. La chanson gagne un couplet.
travel-giant_slayers-message-drinks = C’était un oncle de haute taille, et de grande soif. Vous vous quittez cousins.
travel-giant_slayers-message-confessed = « Alors personne ne lui a fait de mal ? » Il pleure de soulagement. La salle, qui avait payé pour des héros, un peu moins.

## La petite voleuse

travel-market_thief = Une petite main dans votre poche. À l’autre bout, une fillette de neuf ans qui pense déjà à la ruelle suivante.
travel-market_thief-feed = Lui payer un repas (5 pièces d’or)
    .needs = Il vous faut 5 pièces d’or.
travel-market_thief-chase = La poursuivre (Perception)
travel-market_thief-shrug = La lui laisser
travel-market_thief-message-fed = Elle mange comme un incendie. « Je me souviens des têtes », dit-elle, la bouche pleine. On dirait une promesse.
travel-market_thief-message-caught = Vous récupérez votre bourse, et deux autres. Leurs propriétaires restent introuvables, à votre grand regret.
travel-market_thief-message-escaped = Il y avait un trou dans la ruelle. Et un autre, découvrez-vous, dans votre poche.
travel-market_thief-message-shrugged = Elle s’arrête au coin, vexée, et vous fait la révérence.

travel-thief_repays = Elle a grandi d’une main, et trône sur vos sacs comme si elle l’avait payée. « J’avais dit que je me souviendrais. Choisissez. »
travel-thief_repays-keys = Les clés que personne ne cherche
travel-thief_repays-ring = La bague que quelqu’un cherche
travel-thief_repays-apprentice = Lui trouver un maître qui la nourrisse (30 pièces d’or)
    .needs = Il vous faut 30 pièces d’or.
travel-thief_repays-message-keys = « Elles ouvrent un truc dans un endroit », dit-elle, et elle précise lesquels.
travel-thief_repays-message-ring = C’est une très belle bague. L’homme à qui vous la vendez sait de qui elle vient. Bientôt, tout le monde aussi.
travel-thief_repays-message-apprentice = Un serrurier, naturellement. C’est la seule apprentie, dit-il, qui lui ait jamais rien appris.

## L’ombre

travel-shadow_buyer = Un homme à l’excellent manteau mesure le sol derrière vous avec un ruban. « Belle pièce. Soixante en or. Vous n’y penserez plus. »
travel-shadow_buyer-sell = Vendre une ombre
travel-shadow_buyer-haggle = Demander à lire le contrat (Connaissance)
travel-shadow_buyer-decline = Continuer, au complet
travel-shadow_buyer-message-sold = Il la roule comme un tapis. Il est midi, et l’un de vous ne repose sur rien. L’or est vrai.
travel-shadow_buyer-message-outwitted = L’article neuf engage l’acheteur. Il pâlit, vous offre un talisman pour l’oublier, et replie son ruban.
travel-shadow_buyer-message-outwitted_you = L’article neuf institue des frais de lecture.
travel-shadow_buyer-message-declined = Vous ne vous retournez pas. Vos ombres, si.

travel-shadow_back = Ce soir, près du feu, il y a une ombre de trop. Elle a appris à s’asseoir toute seule, et elle a des opinions sur vous.
travel-shadow_back-buy_back = La racheter à son propriétaire (60 pièces d’or)
    .needs = Il vous faut 60 pièces d’or.
travel-shadow_back-wrestle = La ramener à la lutte (Volonté)
travel-shadow_back-ignore = Faire comme si de rien n’était
travel-shadow_back-message-bought_back = « À perte », dit l’homme au manteau, et il la déroule en soupirant.
travel-shadow_back-message-pinned = Elle connaît toutes vos prises. Vous en inventez une. Vous y gagnez tous les deux.
travel-shadow_back-message-thrown = Elle est reposée, vous non. Au matin, elle est revenue sous vos pieds, narquoise.
travel-shadow_back-message-ignored = Elle vous précède dans la ville suivante, et elle parle.

## L’oratoire

travel-ruined_shrine = Un oratoire au bord du chemin, le toit dans les orties. Le saint n’a plus de visage, mais encore deux yeux de pierre bleue.
travel-ruined_shrine-mend = Remettre le toit (Puissance)
travel-ruined_shrine-pry = Prendre les yeux
travel-ruined_shrine-bow = S’incliner et passer
travel-ruined_shrine-message-mended = La dalle se pose comme si elle vous attendait. Vous repartez plus légers que vous n’étiez venus.
travel-ruined_shrine-message-toppled = Le toit redescend, et l’on consulte à ce sujet le pied de quelqu’un.
travel-ruined_shrine-message-pried = Cinquante en or, dit le joaillier, qui ne demande qu’une chose : que vous partiez sur-le-champ.
travel-ruined_shrine-message-bowed = Une grive a niché dans la main du saint. Quelqu’un est bien gardé, ici.

travel-shrine_wrath = Depuis des jours, tout vous regarde : les nœuds du bois, les trous du fromage, les boutons des passants. Tout en bleu.
travel-shrine_wrath-atone = Racheter les yeux (50 pièces d’or)
    .needs = Il vous faut 50 pièces d’or.
travel-shrine_wrath-endure = Faire pénitence à pied
travel-shrine_wrath-laugh = En rire (Volonté)
travel-shrine_wrath-message-atoned = Le joaillier vous attendait, les pierres dans sa main ouverte. Le visage du saint paraît ensuite moins brisé.
travel-shrine_wrath-message-endured = Vous marchez, vous vous agenouillez, vous marchez. Enfin, le fromage n’est plus que du fromage.
travel-shrine_wrath-message-laughed = C’est un bon gros rire ; après un instant, la grive rit aussi.
travel-shrine_wrath-message-choked = C’est un bon gros rire, jusqu’à la mouche.

## La route elle-même

travel-bridge_down = Le pont est parti, en emportant son milieu. Les deux bouts sont restés, par courtoisie.
travel-bridge_down-rope = Passer à la corde (Perception)
travel-bridge_down-raft = Louer un radeau (15 pièces d’or)
    .needs = Il vous faut 15 pièces d’or.
travel-bridge_down-rebuild = Le rebâtir (1 semaine)
    .needs = L’histoire ne vous laisse plus une semaine.
travel-bridge_down-message-crossed = Un lancer, un nœud, et vous voilà de l’autre côté comme du linge sur un fil.
travel-bridge_down-message-soaked = Le nœud était excellent. L’arbre, non.
travel-bridge_down-message-rafted = Le passeur ne dit pas qui a scié le pont. Il possède une scie.
travel-bridge_down-message-rebuilt = Une semaine d’échardes. Les charretiers qui attendaient font passer un chapeau, et l’on grave vos noms sur la rambarde.

travel-white_out = La neige arrive de côté. La route disparaît d’abord, puis les arbres, puis les oreilles du mulet devant vous.
travel-white_out-press_on = Avancer quand même (Volonté)
travel-white_out-dig_in = S’enterrer et attendre (1 semaine)
    .needs = L’histoire ne vous laisse plus une semaine.
travel-white_out-burn = Jeter une flasque de feu sur un pin mort
travel-white_out-message-through = Vous comptez vos pas ; au quatre mille sixième, il y a une porte.
travel-white_out-message-frostbitten = Vous arrivez en traînant les pieds, avec une moufle pour toute la troupe.
travel-white_out-message-dug_in = Une semaine dans un trou. Jamais vous n’avez été si reposés, ni si las de vos histoires respectives.
travel-white_out-message-burned = Le pin flambe comme un phare. Deux charretiers égarés sortent de la tempête et vous baisent les mains.

travel-goblin_cook = Un gobelin en tablier remue un chaudron au bord de la route. L’écriteau annonce SOUPE. Dessous, en petit : SANS DOUTE.
travel-goblin_cook-eat = En prendre un bol (Puissance)
travel-goblin_cook-recipe = Acheter la recette et une fiole (10 pièces d’or)
    .needs = Il vous faut 10 pièces d’or.
travel-goblin_cook-chase = Le chasser
travel-goblin_cook-message-delicious = C’est la meilleure soupe de votre vie. Vous ne demandez rien. Il cligne de l’œil.
travel-goblin_cook-message-regretted = C’était de la soupe. Ça n’en est plus.
travel-goblin_cook-message-recipe = « D’abord, prenez une route », commence la recette. La fiole, elle, rend le pas léger.
travel-goblin_cook-message-chased = Il s’enfuit, la louche levée en signe de reproche. Il a laissé les pourboires.

travel-crows_gallows = Un gibet à la croisée des chemins, un pendu, et onze corbeaux en séance. Un douzième se pousse pour que vous voyiez.
travel-crows_gallows-bury = Le décrocher et l’enterrer
travel-crows_gallows-pockets = Lui faire les poches (Perception)
travel-crows_gallows-ride_by = Passer sans s’arrêter
travel-crows_gallows-message-buried = La terre est gelée, l’ouvrage est long. Un charretier vous voit, ôte son bonnet, et le raconte partout.
travel-crows_gallows-message-pockets = Une bourse cousue dans la doublure. Les corbeaux s’abstiennent.
travel-crows_gallows-message-crows = Les corbeaux votent contre, à l’unanimité, à coups de bec, devant toute une procession.
travel-crows_gallows-message-rode_by = Derrière vous, la séance reprend.

travel-false_priest = Un homme drapé dans un rideau prêche du haut d’un tonneau : pour une pièce il prend votre fièvre, pour deux vos péchés. La file est longue.
travel-false_priest-expose = Lui demander le troisième verset (Connaissance)
travel-false_priest-donate = Donner 10 pièces d’or, par prudence
    .needs = Il vous faut 10 pièces d’or.
travel-false_priest-listen = Écouter un moment
travel-false_priest-message-exposed = Il ignore le troisième verset. Le tonneau se révèle plein, et la file vous en donne une part.
travel-false_priest-message-stoned = Il n’y a pas de troisième verset. Les fidèles vous l’expliquent, avec des pierres.
travel-false_priest-message-donated = Il vous impose les mains et, à la surprise générale, la sienne comprise, cela marche.
travel-false_priest-message-listened = Il est vraiment assez bon. Vous partez avant la quête.

travel-riddle_stone = Une borne sans chiffre, mais avec une ligne : « Je suis toujours devant vous, et jamais vous n’arrivez. » Dessous, on a laissé de la place pour écrire.
travel-riddle_stone-answer = Écrire la réponse (Connaissance)
travel-riddle_stone-carve = Graver plutôt vos noms
travel-riddle_stone-sit = S’asseoir dessus
travel-riddle_stone-message-right = « Demain. » La pierre tiédit sous la craie, et quelqu’un comprend soudain un certain nombre de choses.
travel-riddle_stone-message-wrong = La pierre ne dit rien, mais d’une façon qui vous tient éveillés toute la nuit.
travel-riddle_stone-message-carved = Sous la mousse, vous trouvez la pièce d’un génie précédent. Le village n’apprécie guère.
travel-riddle_stone-message-sat = Elle a juste la bonne hauteur. L’un de vous y resterait toujours, et se sent mieux de ne pas le faire.

travel-hot_spring = De la vapeur sur la neige : une source verte et chaude, avec un vieil ours dedans. L’ours se pousse.
travel-hot_spring-bathe = Entrer dans l’eau
travel-hot_spring-bottle = Mettre l’eau en flacon, dans les règles (Connaissance)
travel-hot_spring-hurry = Pas le temps
travel-hot_spring-message-bathed = Personne ne parle, l’ours moins que quiconque. Quand vous ressortez, plus rien ne fait mal.
travel-hot_spring-message-bottled = Puisée à la source, bouchée chaude. L’ours approuve la méthode.
travel-hot_spring-message-spilt = Elle refroidit et sent l’œuf. L’ours fait semblant de n’avoir rien vu.
travel-hot_spring-message-hurried = Vous passez devant un bain chaud sans vous arrêter. L’histoire vous vaut un respect teinté d’inquiétude.

travel-rival_party = Une autre compagnie de héros au gué : meilleures bottes, pires manières. « Ah, dit leur chevalier, vous êtes les autres. »
travel-rival_party-duel = Régler cela par une joute amicale (Puissance)
travel-rival_party-map = Emprunter leur carte cette nuit (Perception)
travel-rival_party-stories = Partager un feu et des histoires
travel-rival_party-message-won = Leur chevalier s’assied dans le gué. Ils paient, et l’une d’entre eux rit plus qu’elle ne devrait.
travel-rival_party-message-lost = Vous voyez les bottes de très près.
travel-rival_party-message-map = Vous la copiez au clair de lune et la remettez en place. Il y a une croix dont ils n’avaient pas eu le temps de s’occuper.
travel-rival_party-message-caught = « Vous cherchez quelque chose ? » Ils la raconteront dans toutes les auberges.
travel-rival_party-message-stories = Ils ronflent, ils trichent aux cartes, et leur guérisseuse est bonne. Vous vous quittez presque amis.

travel-lost_flock = Un berger se tient dans un pré sans moutons. « Ils étaient là, dit-il. Je n’ai fermé qu’un œil. Ensuite, j’ai fermé l’autre. »
travel-lost_flock-gather = Retrouver le troupeau (Perception)
travel-lost_flock-roast = En voici un. C’est le souper
travel-lost_flock-point = Montrer du doigt la colline qui bêle
travel-lost_flock-message-gathered = Quarante et un moutons. Il en avait quarante. Vous convenez de ne pas en parler.
travel-lost_flock-message-scattered = Vous découvrez combien il existe de directions. Quarante.
travel-lost_flock-message-roasted = Il est excellent. Puis le berger contourne le rocher, en comptant.
travel-lost_flock-message-pointed = « Ah », dit le berger.

travel-war_engine = Une grande arbalète sur roues, reste d’une guerre que les deux camps disent avoir gagnée. Elle est encore chargée.
travel-war_engine-salvage = La démonter (Connaissance)
travel-war_engine-fire = Une seule fois, pour voir
travel-war_engine-leave = La contourner, surtout pas par devant
travel-war_engine-message-salvaged = Engrenages de bronze, bonne corde, quarante-cinq en or chez le prochain forgeron. Elle soupire en se détendant.
travel-war_engine-message-sprung = Vous savez maintenant quelle goupille c’était.
travel-war_engine-message-fired = Le trait monte encore quand il quitte le comté. On dédommage le propriétaire d’une grange. Les enfants en parleront des années.
travel-war_engine-message-left = Vous l’entendez grincer. Vous ne courez pas, à proprement parler.

travel-fever_cart = Un chariot aux rideaux tirés, avec une clochette. Dedans, quelqu’un tousse, quelqu’un prie, et quelqu’un de petit demande de l’eau.
travel-fever_cart-nurse = Monter les soigner (Volonté)
travel-fever_cart-potion = Leur donner une potion de santé
    .needs = Il vous faut une potion de santé.
travel-fever_cart-physician = Envoyer chercher un médecin (25 pièces d’or)
    .needs = Il vous faut 25 pièces d’or.
travel-fever_cart-hold_breath = Retenir son souffle et passer
travel-fever_cart-message-nursed = Deux nuits de linges mouillés et de chansons ratées. Au troisième matin, le chariot repart sans clochette.
travel-fever_cart-message-caught_it = La fièvre tombe à l’aube. La vôtre commence à midi.
travel-fever_cart-message-potion = Quatre gorgées, partagées d’une main sûre. Le petit vous rend le flacon, lavé.
travel-fever_cart-message-physician = Il vient, il grommelle, il reste. Cela suffira.
travel-fever_cart-message-held_breath = Vous le relâchez un quart de lieue plus loin. Cela n’a rien d’un triomphe.

travel-hunters_wager = Une chasseuse, un arc, une pomme, et un assistant qui en a visiblement assez. « Vingt que vous n’y arrivez pas. Ou bien tenez la pomme, pour l’honneur. »
travel-hunters_wager-shoot = Tirer pour 20 pièces d’or (Perception)
    .needs = Il vous faut 20 pièces d’or.
travel-hunters_wager-hold_apple = Tenir la pomme (Volonté)
travel-hunters_wager-decline = Applaudir et décliner
travel-hunters_wager-message-hit = La pomme est en deux moitiés, l’assistant en un seul morceau. Elle paie, et vous donne une moitié.
travel-hunters_wager-message-missed = En plein centre de l’arbre. Ce n’était pas le bon arbre.
travel-hunters_wager-message-stood = Vous ne clignez même pas des yeux. Vous n’auriez pas pu. On prend cela pour du courage.
travel-hunters_wager-message-flinched = La pomme n’a rien.
travel-hunters_wager-message-declined = L’assistant regarde vos dos s’éloigner avec envie.

travel-admirer = Un gamin a fait neuf milles à pied pour vous voir, avec une épée de sa fabrication. Vos noms sont gravés dessus ; l’un d’eux sans faute.
travel-admirer-sign = Signer l’épée
travel-admirer-spar = Donner une leçon (Puissance)
travel-admirer-send_home = Le renvoyer chez sa mère
travel-admirer-message-signed = Il ne la lavera plus jamais. À la fin de la semaine, il y a quarante épées.
travel-admirer-message-taught = Pour expliquer une chose, il faut la comprendre. L’un de vous vient de le faire.
travel-admirer-message-embarrassed = Il gagne. Il n’en finit pas de s’excuser, très fort, auprès de tout le monde.
travel-admirer-message-sent_home = Sa mère envoie un fromage, et un petit quelque chose pour le dérangement.

travel-high_table = Un héraut sur un cheval mouillé : son seigneur prie la célèbre compagnie à dîner. La salle est chaude, l’argenterie lourde, et l’on parle d’impôts.
travel-high_table-dine = Manger, sourire, acquiescer
travel-high_table-speak_up = Parler pour ceux qui ont faim (Volonté)
travel-high_table-silver = Admirer l’argenterie (Perception)
travel-high_table-message-dined = Neuf services et une bourse « pour la route ». Vous savez réciter les impôts.
travel-high_table-message-spoke = Un silence, puis quelqu’un applaudit au bas bout de la table. Le seigneur, qui sait compter les têtes, ouvre ses granges.
travel-high_table-message-shown_out = « Comme c’est rafraîchissant », dit le seigneur. On vous présente à la porte.
travel-high_table-message-silver = Elle vous admirait aussi, c’est évident. Elle vous a suivis.
travel-high_table-message-clinked = Dans l’escalier, l’un de vous tinte.

travel-pay_first = L’aubergiste vous toise. « Jamais entendu parler de vous, dit-elle. Les gens dont je n’ai jamais entendu parler paient d’avance. »
travel-pay_first-pay = Payer d’avance (5 pièces d’or par tête)
    .needs = Il vous faut 5 pièces d’or par héros.
travel-pay_first-boast = Lui dire qui vous êtes (Volonté)
travel-pay_first-stable = Dormir avec les chevaux
travel-pay_first-message-paid = Soupe chaude, lits secs, verrou à la porte. N’être personne a du bon.
travel-pay_first-message-boasted = À la fin, vous y croyez presque. Elle remplit les verres et le répète à la table voisine.
travel-pay_first-message-jeered = « Des héros », dit la salle, et elle rit à faire trembler les lampes.
travel-pay_first-message-stable = Les chevaux, eux, ont entendu parler de vous, et cela ne les impressionne pas. L’un d’eux rue en dormant.

travel-thin_ice_children = Trois enfants sur un étang gelé, parfaitement immobiles. La glace vient de leur dire quelque chose.
travel-thin_ice_children-crawl = Ramper jusqu’à eux (Perception)
travel-thin_ice_children-rope = Lancer une corde et tirer (Puissance)
travel-thin_ice_children-shout = Leur crier de s’allonger et de glisser
travel-thin_ice_children-message-reached = Sur le ventre, une main après l’autre. Vous les ramenez comme un chapelet de poissons qui rient.
travel-thin_ice_children-message-broke = Eux s’en sortent. Vous, vous y entrez. Tout un village vous repêche et vous frotte à la graisse d’oie.
travel-thin_ice_children-message-hauled = Ils traversent la glace à une vitesse dont ils se vanteront tout l’hiver.
travel-thin_ice_children-message-snapped = La corde casse, les enfants rentrent seuls en glissant, et vous êtes assis en tas dans la neige.
travel-thin_ice_children-message-shouted = Ils obéissent, ce qui stupéfie tout le monde.

travel-dragons_tooth = Un marchand manchot déroule une couverture : un marteau dont la tête est une seule dent jaune. « De dragon. Demandez-moi comment je le sais. »
travel-dragons_tooth-buy = Acheter le marteau (150 pièces d’or)
    .needs = Il vous faut 150 pièces d’or, et ne pas l’avoir déjà.
travel-dragons_tooth-appraise = Examiner la dent (Connaissance)
travel-dragons_tooth-walk = Ne pas demander
travel-dragons_tooth-message-bought = Il embrasse le marteau. « Mes amitiés au reste, si vous le rencontrez. »
travel-dragons_tooth-message-appraised = Authentique, deuxième molaire, en bas à gauche. Ravi, il dit à tout le marché de qui il le tient.
travel-dragons_tooth-message-fooled = Pendant que vous étudiez la dent, quelqu’un étudie votre bourse.
travel-dragons_tooth-message-walked = « D’habitude, tout le monde demande », dit-il tristement.

travel-iron_knight = Un chevalier de fer noir garde la chaussée. Aucune buée ne sort de la visière, malgré le gel. « À genoux, en lice, ou parlez », dit-il.
travel-iron_knight-kneel = S’agenouiller
travel-iron_knight-joust = Jouter (Puissance)
travel-iron_knight-speak = Parler (Connaissance)
travel-iron_knight-message-knelt = Un gantelet se pose sur chaque tête. Quoi que ce soit, ce fut jadis une bénédiction. Ceux qui vous ont vus à genoux disent autre chose.
travel-iron_knight-message-unhorsed = Il tombe sans un bruit, et l’armure est vide. Le bouclier est resté, pour vous.
travel-iron_knight-message-unhorsed_you = Vous vous relevez par étapes. Il a attendu, et vous laisse tout de même passer : la règle est la règle.
travel-iron_knight-message-listened = Vous lui demandez qui il sert. Il réfléchit une heure, vous dit tout ce qu’il sait de la guerre, et s’en va, soulagé.
travel-iron_knight-message-rode_off = « Celle-là, je la connais », dit-il, et il s’écarte.

## Le Serment d’hiver

travel-hearthless = Neuf maisons, neuf cheminées froides : les cavaliers ont pris toutes les braises. Les gens entourent un foyer noir comme on entoure un lit.
travel-hearthless-kindle = L’allumer à votre propre flamme (Volonté)
travel-hearthless-blankets = Laisser couvertures et huile (20 pièces d’or)
    .needs = Il vous faut 20 pièces d’or.
travel-hearthless-promise = Promettre de revenir
travel-hearthless-message-kindled = Le feu prend au quatrième essai. Un vieil homme y tend les mains et oublie de les retirer.
travel-hearthless-message-smothered = Le froid pèse sur la flamme jusqu’à la coucher. Vous la couvrez de vos corps, et ne sauvez que la vôtre.
travel-hearthless-message-blankets = Ce n’est pas du feu. C’est de quoi tenir jusqu’au matin.
travel-hearthless-message-promised = Ils hochent la tête. On leur a déjà promis des choses, du haut d’un cheval.

travel-hearth_answers = Une fumée droite comme un doigt : le foyer que vous aviez allumé brûle toujours. On y garde une place pour chacun de vous.
travel-hearth_answers-warm = S’asseoir et se réchauffer
travel-hearth_answers-carry = Porter une braise au village suivant
travel-hearth_answers-message-warmed = Quelqu’un vous ôte vos bottes. Quelqu’un vous les rend, graissées.
travel-hearth_answers-message-carried = Vous courez avec elle au creux des mains, neuf milles, en vous relayant. Elle vous brûle. C’est fait pour.

travel-farrow_riders = Six cavaliers au gris des Farrow, des pots à braise en fer accrochés aux selles. La moitié des pots rougeoie.
travel-farrow_riders-shame = Raconter ce qu’a fait leur capitaine
    .needs = Vous n’avez rien à en raconter.
travel-farrow_riders-tribute = Leur donner de l’or au lieu du feu (20 pièces d’or)
    .needs = Il vous faut 20 pièces d’or.
travel-farrow_riders-ambush = Les attendre au tournant (Perception)
travel-farrow_riders-message-shamed = Certains y étaient. L’un d’eux décroche son pot, le pose dans la neige, et rentre chez lui.
travel-farrow_riders-message-tribute = Un soldat sait compter. Ils comptent, et ne vous ont pas vus.
travel-farrow_riders-message-ambushed = Une corde, un cri, et six cavaliers à pied. Les pots retournent d’où ils venaient ; les sacoches, non.
travel-farrow_riders-message-ridden_down = Ils prennent le tournant deux par deux, avec un cheval de trop.

travel-lady_in_grey = Un traîneau sans grelots et, dedans, une dame en gris, sans son masque. « Savez-vous, dit Eliza Farrow, pourquoi ils me le donnent de bon cœur ? »
travel-lady_in_grey-listen = La laisser vous le dire
travel-lady_in_grey-mirror = Soutenir son regard et demander ce qu’elle cherche (Volonté)
travel-lady_in_grey-turn_back = Faire demi-tour
travel-lady_in_grey-message-listened = « Parce que j’y croyais. » Elle récite le serment, mot pour mot, jusqu’à la ligne que personne ne devait entendre, et repart.
travel-lady_in_grey-message-unmoved = Elle n’a pas de réponse prête. C’est visiblement la première fois. Le traîneau reste là longtemps après votre départ.
travel-lady_in_grey-message-charmed = Une heure plus tard, vous remarquez que vous lui avez donné vingt pièces d’or, et dit merci.
travel-lady_in_grey-message-turned_back = Son rire vous suit, et s’arrête un peu trop tôt.

travel-mauds_ferry = Maud la passeuse casse la glace à la perche, un juron par coup. La barque est empruntée ; les jurons sont d’elle. « Montez. De toute façon, je traverse. De toute façon, je traverse toujours. »
travel-mauds_ferry-cross = Monter
travel-mauds_ferry-row = Prendre une rame (Puissance)
travel-mauds_ferry-ask = Lui dire ce que dit vraiment le serment
    .needs = Vous n’en savez pas plus long qu’elle.
travel-mauds_ferry-message-crossed = Elle met sa propre couverture sur celui qui grelotte le plus, et le nie.
travel-mauds_ferry-message-rowed = « Pas avec les bras, dit Maud. Avec la rancune. » L’un de vous comprend tout de suite.
travel-mauds_ferry-message-caught_crab = La rame gagne.
travel-mauds_ferry-message-asked = Elle arrête la perche au milieu du courant. Puis elle fait demi-tour. « Il y a quarante maisons sur cette rivière. Elles le sauront ce soir. »

travel-tobins_kite = Tobin a fait un cerf-volant d’une bannière des Farrow. Il est à présent en haut d’un orme mort, et le garçon vous regarde avec une confiance immense.
travel-tobins_kite-climb = Grimper (Perception)
travel-tobins_kite-lesson = Lui expliquer ce qu’est un orme
travel-tobins_kite-scold = Le gronder pour la bannière
travel-tobins_kite-message-fetched = Vous le lui descendez. Il salue comme il croit que font les soldats.
travel-tobins_kite-message-fell = Vous descendez le cerf-volant, plusieurs branches, et vous-même.
travel-tobins_kite-message-lesson = Il écoute jusqu’au bout. Puis il demande si les héros ont toujours peur des arbres.
travel-tobins_kite-message-scolded = Il le replie sans un mot. Les femmes, au puits, ont entendu tous les vôtres.

travel-tobins_gift = Un paquet vous attend à l’auberge, ficelé de corde à cerf-volant. Dans une étoffe grise, la plus belle chose que possède un garçon de huit ans.
travel-tobins_gift-take = Le garder
travel-tobins_gift-teach = L’emmener allumer un foyer
    .needs = Le garçon n’est pas avec le paquet.
travel-tobins_gift-message-taken = Elle a passé des années au fond d’une poche. Un peu de chance a dû déteindre.
travel-tobins_gift-message-taught = Il souffle sur l’amadou à en avoir le vertige. Ce feu est le sien. Il le gardera par pur entêtement.

travel-abbey_bells = Des cloches par-dessus la neige : l’abbaye tient toujours, et l’abbesse Orsolya, manches retroussées, en répare la porte. « En retard pour les psaumes, en avance pour la soupe. »
travel-abbey_bells-pray = Rester pour les deux
travel-abbey_bells-ring = Sonner la grande cloche (Puissance)
travel-abbey_bells-alms = Faire l’aumône (25 pièces d’or)
    .needs = Il vous faut 25 pièces d’or.
travel-abbey_bells-message-prayed = Les psaumes sont longs et la soupe épaisse. Vous repartez le dos plus droit.
travel-abbey_bells-message-rang = Il y faut le poids d’un ours. Dix villages l’entendent, et savent qu’il reste quelqu’un.
travel-abbey_bells-message-cracked = Elle sonne une fois et demie. « Elle était vieille », dit gentiment l’abbesse à qui le demande, et tout le monde le demande.
travel-abbey_bells-message-alms = « Je ne vends pas de bénédictions, dit Orsolya. Mais il m’arrive de donner des bouteilles. »

travel-garricks_cart = La forge roulante de Garrick Vane est dans la neige fondue jusqu’aux essieux. Le forgeron fume, assis sur l’enclume. « Ça va geler, dit-il. Alors ça tiendra. »
travel-garricks_cart-debt = Lui rappeler sa dette
    .needs = Le forgeron ne vous doit rien.
travel-garricks_cart-push = Pousser (Puissance)
travel-garricks_cart-nod = Saluer et passer
travel-garricks_cart-message-repaid = « Je tiens mes comptes », dit-il, et il tire de la paille quelque chose de long et de bien équilibré.
travel-garricks_cart-message-pushed = Tout vient d’un coup : l’enclume, le forgeron et la pipe. « Je vous dois ça », dit-il. Il ne l’a jamais dit à personne.
travel-garricks_cart-message-stuck = La charrette ne bouge pas. Vous, si : vers le bas.
travel-garricks_cart-message-nodded = Il salue aussi. C’est sa plus longue conversation de la semaine.
