# « Le Registre gelé » : le cambriolage. Le serment fut écrit, et ce qui est écrit s’emporte.

quest-frozen_ledger = Le Registre gelé
    .objective = Sortir le registre par l’escalier.
    .intro = Un serment juré par dix mille personnes, il faut bien le ranger quelque part. Il est dans un livre, le livre dans un caveau, le caveau sous quarante pieds de glace, avec une garde de nuit qui n’a jamais rien eu à garder. « On entre, on sort, et on ne signe rien », dit Maud, qui tient la corde.
    .won = Le livre dégèle sur le sol d’une grange ; il sent le chien mouillé et la vieille encre. Personne ne veut être le premier à l’ouvrir. Tout le monde veut être le deuxième.
    .lost = La glace s’est refermée comme un œil. Dessous, page après page, quelqu’un continue à tenir les comptes.
area-frozen_ledger-ice = Une caverne bleue comme une ecchymose, puis une galerie de statues. Entre les statues, ça ronfle.
area-frozen_ledger-cells = Deux cachots. Dans l’un, un greffier, qui se lève par habitude.
area-frozen_ledger-scriptorium = Le scriptorium. Des mains grises recopient ; nul ne lève la tête, mais les plumes se sont arrêtées.
area-frozen_ledger-vault = Le caveau. Des rayonnages de rien tout blanc, un pupitre, un livre. Ce que vous preniez pour un pilier de glace respire.
door-frozen_ledger-cell_door = la porte des cachots
door-frozen_ledger-writing_door = la porte du scriptorium
door-frozen_ledger-vault_door = la porte du caveau
token-frozen_ledger-bones = les vieux os
token-frozen_ledger-clerk = le greffier
token-frozen_ledger-straw = la paille
token-frozen_ledger-ink_stove = le réchaud à encre
token-frozen_ledger-desks = les pupitres
token-frozen_ledger-ledger = le registre
token-frozen_ledger-tithe_box = le tronc de la dîme

## À examiner

quest-frozen_ledger-door-cell_door = Une grille, le verrou de votre côté. On ne l’a pas mise là contre les visiteurs.
quest-frozen_ledger-door-writing_door = De la lumière sous la porte, et un bruit de souris : des plumes, beaucoup de plumes.
quest-frozen_ledger-door-vault_door = Du fer sous une paume de glace. Le greffier des cachots en avait la clé. On peut aussi crocheter la serrure (Perception) ou briser la glace (Puissance) : elle cède au plus tard au troisième coup, mais elle sonne comme une cloche.
quest-frozen_ledger-token-bones = Quelqu’un est déjà venu pour le registre. Il est arrivé jusqu’ici.
quest-frozen_ledger-token-clerk = Il a tenu le registre jusqu’au jour où il a demandé à quoi il servait. Il lui reste une clé cousue dans l’ourlet, et un nom à la page onze.
quest-frozen_ledger-token-straw = De la paille de prison. Quelqu’un y fait le ménage.
quest-frozen_ledger-token-ink_stove = Une braise, envoyée au nord par quelque village, empêche l’encre de geler. On pourrait la prendre, si l’on ne tremble pas (Volonté).
quest-frozen_ledger-token-desks = Du sable, des plumes d’oie, et un pâté entamé avec son bordereau.
quest-frozen_ledger-token-ledger = Grand comme un pavé, et du même poids. À chaque ligne un nom, à côté de chaque nom un pouce. Qui le prend devrait savoir où aller : à l’escalier, et vite.
quest-frozen_ledger-token-tithe_box = Une caisse à fente. La fente est toute polie.

quest-frozen_ledger-use-ask_clerk = Parler au greffier
    .not = Vous avez sa clé.
quest-frozen_ledger-use-turn_key = Tourner la clé du greffier
    .not = Vous n’avez pas de clé.
quest-frozen_ledger-use-pick_lock = Crocheter la serrure (Perception)
    .not = Le caveau est ouvert.
quest-frozen_ledger-use-break_ice = Briser la glace (Puissance)
    .not = Le caveau est ouvert.
quest-frozen_ledger-use-chisel = Prendre le burin de Garrick
quest-frozen_ledger-use-lift_ember = Sortir la braise (Volonté)

quest-frozen_ledger-rule-slick = Le sol gèle : les héros ont 1 de vitesse en moins.

## L’histoire

quest-frozen_ledger-objective-find_vault = Passer la garde et trouver le caveau.
quest-frozen_ledger-objective-open_vault = Ouvrir le caveau : avec la clé du greffier, un crochet, ou beaucoup de bruit.
quest-frozen_ledger-objective-take_ledger = Prendre le registre.
quest-frozen_ledger-objective-get_out = Rapporter le registre à l’escalier.
quest-frozen_ledger-objective-hurry = La glace se referme : le registre à l’escalier, tout de suite.

quest-frozen_ledger-message-arrival = On a posté ici neuf sentinelles, le jour du serment. Voilà trois ans qu’elles attendent les voleurs, et un beau soir elles se sont allongées pour le faire.
quest-frozen_ledger-message-thin_watch = La moitié des paillasses sont vides. Depuis qu’on a ri de Sir Alric sur son propre champ, ses gens se découvrent d’autres engagements.
quest-frozen_ledger-choice-plan = Comment entrez-vous ?
quest-frozen_ledger-option-softly = À pas de loup, bottes à la main
quest-frozen_ledger-option-storm_in = Tous à la fois
quest-frozen_ledger-message-softly = Vous portez vos bottes. C’est exactement aussi froid qu’on l’imagine. Les ronflements gardent la mesure.
quest-frozen_ledger-message-storm_in = Vous tournez le coin comme une avalanche. Deux d’entre eux sont touchés avant d’avoir retrouvé par quel bout se tient un arc.
quest-frozen_ledger-message-watch_wakes = « Qui va là ? » Un silence, le temps que la garde se rappelle qu’elle est la garde. Puis on bande les arcs.
quest-frozen_ledger-message-cells = « Les visites, c’est le jeudi », dit le prisonnier ; puis il vous voit. « Oh. Oh, Dieu merci. Des voleurs. »
quest-frozen_ledger-choice-clerk = « La clé est dans mon ourlet. Je ne demande qu’une chose. Page onze, quatrième ligne : mon nom. Vous le bifferez ? »
quest-frozen_ledger-option-promise = Le promettre
quest-frozen_ledger-option-pay = Lui donner plutôt 25 pièces pour la route
quest-frozen_ledger-message-clerk_promised = Il le fait répéter à { $hero } : page onze, quatrième ligne. Puis il déchire l’ourlet avec les dents. La clé est si froide qu’elle brûle.
quest-frozen_ledger-message-clerk_paid = Il compte, signe un reçu par habitude, et ajoute quelque chose qu’il avait mis de côté sur le souper de la garde.
quest-frozen_ledger-message-scriptorium = Ils ont écrit jusqu’à ce que leurs mains gèlent, puis ils ont continué. Trente pupitres ; à quelques-uns, on pose la plume et on se lève.
quest-frozen_ledger-message-ember_lifted = { $hero } tend la main et la prend tout doucement, comme un œuf sous une poule. Elle attendait qu’on vienne la chercher, et vous réchauffe tous.
quest-frozen_ledger-message-ember_spits = Elle crache. On l’a déjà volée une fois, et elle le fait savoir.
quest-frozen_ledger-message-lock_bites = La serrure est si froide qu’elle garde un peu du pouce de { $hero }. Ici, tout le monde laisse une empreinte.
quest-frozen_ledger-message-ice_rings = La glace sonne, claire et longue. Voilà pour la discrétion.
quest-frozen_ledger-message-ice_gives = Une fêlure court de haut en bas, hésite, et tout le pan de glace s’abat d’un coup.
quest-frozen_ledger-message-chisel = Garrick l’avait dit : un petit coup, là où ça bourdonne. { $hero } frappe. La glace glisse comme un manteau.
quest-frozen_ledger-message-vault = Le livre est ouvert. L’encre est fraîche, et il n’y a personne pour avoir écrit. Près du pupitre, une colonne de glace, tête penchée, lit par-dessus l’épaule de personne.
quest-frozen_ledger-message-keeper_stirs = La colonne relève la tête. Elle n’est pas en colère. Elle est bibliothécaire.
quest-frozen_ledger-message-taken = { $hero } soulève le registre. Un instant, toute la Haute-Marche retient son souffle sans savoir pourquoi.
quest-frozen_ledger-choice-ledger = Le livre veut s’ouvrir à la première page, celle du serment lui-même. Vous n’avez pas le temps. Vous n’aurez peut-être pas d’autre occasion.
quest-frozen_ledger-option-run = Le refermer et courir
quest-frozen_ledger-option-read_it = Lire le serment maintenant
quest-frozen_ledger-message-run = On ferme. Une sangle. On court.
quest-frozen_ledger-message-read_it = Onze lignes, la dernière en tout petit : « et le serment finit là où un feu est donné librement ». { $hero } la lit deux fois. Quoi qu’il arrive, quelqu’un sait. Puis quelque chose de très froid se racle la gorge.
quest-frozen_ledger-message-signatories = Là-bas, dans la caverne, le sol se fend. Ceux qui ont signé, et sont morts de faim quand même, ont entendu qu’on emportait leur nom. Sur les dalles, le givre vous court après comme du lait renversé.
quest-frozen_ledger-message-page_names = Le livre marmonne. Chacun entend un nom : celui de quelqu’un à qui il aurait dû écrire.
quest-frozen_ledger-message-page_warm = Une page se tourne seule. Dans la marge, il y a longtemps, une main d’enfant a dessiné un soleil. Il est tiède.
quest-frozen_ledger-message-page_debt = « Item, dit le livre, un battement de cœur, dû. » Et il se paie.
quest-frozen_ledger-message-page_thumb = Un pouce de givre s’appuie sur une botte. Lu et approuvé.
quest-frozen_ledger-message-dropped = Le registre heurte la glace. D’en dessous, on répond.
quest-frozen_ledger-message-over_the_ice = La caverne. À travers le sol, des visages, et tous se tournent vers le livre, comme des fleurs.
quest-frozen_ledger-message-ice_sings = Là-haut, la glace se met à chanter. L’escalier est déjà plus étroit que tout à l’heure. « Maintenant, ce serait bien ! » crie Maud.

quest-frozen_ledger-ending-out = La corde, le livre d’abord. Maud le regarde, puis regarde longtemps dans le vide. « Bon, dit-elle. Voyons ce qu’on a promis. »
quest-frozen_ledger-ending-known = La corde, le livre d’abord. Pas même besoin de l’ouvrir : l’un de vous sait la dernière ligne par cœur, et la redit sans fin, pour qu’on ne puisse plus la perdre.
quest-frozen_ledger-ending-closed = L’escalier se referme avec un petit bruit net. La corde vous arrache de là au dernier moment ; vous, mais pas ce que vous portiez.
