# Cartes d’activation : comment se lit une instruction, ce que fait un effet spécial, et le nom des cartes.
# Les lectures sont composées par bot/descent/words/instructions.py à partir de la carte elle-même.

## Lignes

line-engage = aller au contact { $target }
line-spot = détecter { $target }
line-attack = { $again ->
        [yes] attaquer une nouvelle fois { $target }
       *[no] attaquer { $target }
    }
line-retreat = battre en retraite
line-retreat-from = battre en retraite loin { $target }
line-toward = { $squares ->
        [none] se déplacer vers { $target }
        [one] se déplacer d’une case au plus vers { $target }
       *[other] se déplacer de { $squares } cases au plus vers { $target }
    }
line-away = { $squares ->
        [none] s’éloigner { $target }
        [one] s’éloigner d’une case au plus { $target }
       *[other] s’éloigner de { $squares } cases au plus { $target }
    }
line-use = utiliser { $ability }
line-use-on = utiliser { $ability } sur { $target }
line-squares = { $line } ({ $far } au plus)
line-through = { $line } en passant à travers autant de héros que possible
line-ending = { $line }, de préférence près { $target }
line-ending-most = { $line }, de préférence à côté du plus grand nombre possible ({ $noun })
line-use-if = { $line } s’il y a { $whom }
line-use-many = { $line } ({ $n } au moins : { $noun })
who-does = { $who } { $does }
who-for = pour { $who } : { $does }
line-and-then = { $line }, puis { $then }
line-when = si { $conditions }, { $line }

## Qui ; `.of` est la forme après « de »

whom-hero = héros
    .the = le héros
    .of = du héros
    .each = chaque héros
    .one = un héros
    .no = aucun héros
    .near = le héros
    .near-of = du héros
whom-other_hero = autre héros
    .the = l’autre héros
    .of = de l’autre héros
    .each = chaque autre héros
    .one = un autre héros
    .no = aucun autre héros
    .near = l’autre héros
    .near-of = de l’autre héros
whom-monster = monstre
    .the = le monstre
    .of = du monstre
    .each = chaque monstre
    .one = un monstre
    .no = aucun monstre
    .near = le monstre
    .near-of = du monstre
whom-other_monster = autre monstre
    .the = l’autre monstre
    .of = de l’autre monstre
    .each = chaque autre monstre
    .one = un autre monstre
    .no = aucun autre monstre
    .near = l’autre monstre
    .near-of = de l’autre monstre
whom-monster-master = monstre majeur
    .the = le monstre majeur
    .of = du monstre majeur
    .each = chaque monstre majeur
    .one = un monstre majeur
    .no = aucun monstre majeur
    .near = le monstre majeur
    .near-of = du monstre majeur
whom-other_monster-master = autre monstre majeur
    .the = l’autre monstre majeur
    .of = de l’autre monstre majeur
    .each = chaque autre monstre majeur
    .one = un autre monstre majeur
    .no = aucun autre monstre majeur
    .near = l’autre monstre majeur
    .near-of = de l’autre monstre majeur
whom-monster-minion = monstre mineur
    .the = le monstre mineur
    .of = du monstre mineur
    .each = chaque monstre mineur
    .one = un monstre mineur
    .no = aucun monstre mineur
    .near = le monstre mineur
    .near-of = du monstre mineur
whom-other_monster-minion = autre monstre mineur
    .the = l’autre monstre mineur
    .of = de l’autre monstre mineur
    .each = chaque autre monstre mineur
    .one = un autre monstre mineur
    .no = aucun autre monstre mineur
    .near = l’autre monstre mineur
    .near-of = de l’autre monstre mineur
whom-kin = monstre du groupe
    .the = le monstre du groupe
    .of = du monstre du groupe
    .each = chaque monstre du groupe
    .one = un monstre du groupe
    .no = aucun monstre du groupe
    .near = le monstre du groupe
    .near-of = du monstre du groupe
whom-other_kin = autre monstre du groupe
    .the = l’autre monstre du groupe
    .of = de l’autre monstre du groupe
    .each = chaque autre monstre du groupe
    .one = un autre monstre du groupe
    .no = aucun autre monstre du groupe
    .near = l’autre monstre du groupe
    .near-of = de l’autre monstre du groupe
whom-kin-master = monstre majeur du groupe
    .the = le monstre majeur du groupe
    .of = du monstre majeur du groupe
    .each = chaque monstre majeur du groupe
    .one = un monstre majeur du groupe
    .no = aucun monstre majeur du groupe
    .near = le monstre majeur du groupe
    .near-of = du monstre majeur du groupe
whom-other_kin-master = autre monstre majeur du groupe
    .the = l’autre monstre majeur du groupe
    .of = de l’autre monstre majeur du groupe
    .each = chaque autre monstre majeur du groupe
    .one = un autre monstre majeur du groupe
    .no = aucun autre monstre majeur du groupe
    .near = l’autre monstre majeur du groupe
    .near-of = de l’autre monstre majeur du groupe
whom-kin-minion = monstre mineur du groupe
    .the = le monstre mineur du groupe
    .of = du monstre mineur du groupe
    .each = chaque monstre mineur du groupe
    .one = un monstre mineur du groupe
    .no = aucun monstre mineur du groupe
    .near = le monstre mineur du groupe
    .near-of = du monstre mineur du groupe
whom-other_kin-minion = autre monstre mineur du groupe
    .the = l’autre monstre mineur du groupe
    .of = de l’autre monstre mineur du groupe
    .each = chaque autre monstre mineur du groupe
    .one = un autre monstre mineur du groupe
    .no = aucun autre monstre mineur du groupe
    .near = l’autre monstre mineur du groupe
    .near-of = de l’autre monstre mineur du groupe
whom-figure = héros ou monstre
    .the = le héros ou monstre
    .of = du héros ou monstre
    .each = chaque héros ou monstre
    .one = un héros ou monstre
    .no = aucun héros ou monstre
    .near = le héros ou monstre
    .near-of = du héros ou monstre
whom-other_figure = autre héros ou monstre
    .the = l’autre héros ou monstre
    .of = de l’autre héros ou monstre
    .each = chaque autre héros ou monstre
    .one = un autre héros ou monstre
    .no = aucun autre héros ou monstre
    .near = l’autre héros ou monstre
    .near-of = de l’autre héros ou monstre
whom-self = le monstre
    .the = le monstre
    .of = du monstre
    .each = le monstre
    .one = le monstre
    .no = le monstre
    .near = le monstre
    .near-of = du monstre
whom-them = cette figurine
    .the = cette figurine
    .of = de cette figurine
    .each = cette figurine
    .one = cette figurine
    .no = cette figurine
    .near = cette figurine
    .near-of = de cette figurine
whom-attacker = l’attaquant
    .the = l’attaquant
    .of = de l’attaquant
    .each = l’attaquant
    .one = l’attaquant
    .no = l’attaquant
    .near = l’attaquant
    .near-of = de l’attaquant
whom-target = la cible
    .the = la cible
    .of = de la cible
    .each = la cible
    .one = la cible
    .no = la cible
    .near = la cible
    .near-of = de la cible
aim-ranked = { $the } ayant { $rank }
aim-closest = { $whom } le plus proche
aim-farthest = { $whom } le plus éloigné
whom-filtered = { $whom } { $filters }
whom-aside = { $whom } ({ $notes })
aim-all = à la fois { $each }
each-of-the = chacun des { $n } premiers (priorité : { $rank }) : { $noun }
aim-ground-water = l’eau la plus proche
    .of = de l’eau la plus proche
aim-ground-mud = la boue la plus proche
    .of = de la boue la plus proche
aim-ground-pit = la fosse la plus proche
    .of = de la fosse la plus proche
aim-ground-hazard = le danger le plus proche
    .of = du danger le plus proche
aim-ground-lava = la lave la plus proche
    .of = de la lave la plus proche
aim-many = autant de héros que possible (à défaut, { $target })
    .of = d’autant de héros que possible (à défaut, { $target })
aim-tied = { $target } (à égalité, { $rank })
aim-filtered = { $target }, { $filters }
aim-or = { $first } ou { $last }
filter-adjacent = adjacent
filter-unattacked = pas encore attaqué pendant cette activation
filter-hurt = blessé
filter-within-from = { $n ->
        [one] à 1 case { $from }
       *[other] à { $n } cases ou moins { $from }
    }
filter-beyond-from = { $n ->
        [one] à plus de 1 case { $from }
       *[other] à plus de { $n } cases { $from }
    }
filter-adjacent-from = à côté { $from }
filter-sight-from = en vue { $from }
filter-attacked = { $n ->
        [yes] déjà visé par une attaque pendant cette activation
       *[no] que nul n’a attaqué pendant cette activation
    }
filter-token = { $n ->
        [yes] dont le pion est sur la carte du monstre
       *[no] dont le pion n’est pas sur la carte du monstre
    }
filter-same = le même que précédemment
filter-passed = que le monstre a traversé
filter-failed = qui a échoué au test
filter-meant = concerné
filter-beside-hero = à côté d’un autre héros
filter-beside-kin = avec un monstre du groupe à côté
filter-beside-monster = à côté d’un monstre
filter-beside-hazard = à côté d’un danger
filter-beside-water = à côté de l’eau
filter-beside-wall = contre un mur
filter-not_beside-hero = à côté d’aucun héros
filter-not_beside-kin = à côté d’aucun monstre du groupe
filter-not_beside-monster = à côté d’aucun monstre
filter-not_beside-hazard = loin de tout danger
filter-not_beside-water = loin de l’eau
filter-not_beside-wall = loin des murs
filter-terrain-plain = sur une case ordinaire
filter-terrain-water = dans l’eau
filter-terrain-mud = dans la boue
filter-terrain-pit = dans une fosse
filter-terrain-hazard = sur un danger
filter-terrain-lava = dans la lave
filter-terrain-obstacle = sur un obstacle
filter-at_least = s’il y en a au moins { $n }
filter-with = { $measure } : { $bound }
bound-at_least = { $n } au moins
bound-at_most = { $n } au plus
bound-exactly = exactement { $n }
origin-group = d’un monstre du groupe
origin-group-all = d’un monstre du groupe
origin-group-minions = d’un mineur
origin-group-masters = d’un majeur
origin-them = de cette figurine
origin-master = d’un majeur du groupe
origin-attacker = de l’attaquant
origin-target = de la cible
filter-within = { $n ->
        [one] à 1 case
       *[other] à { $n } cases ou moins
    }
filter-beyond = { $n ->
        [one] à plus de 1 case
       *[other] à plus de { $n } cases
    }
filter-sight = en vue
filter-having = qui est { $conditions }
filter-without = qui n’est pas { $conditions }
filter-beside_kin = à côté d’un autre monstre du groupe
filter-alone = sans autre héros adjacent

## À quelle condition

when-moved = { $n ->
        [yes] le monstre a déjà bougé
       *[no] le monstre n’a pas encore bougé
    }
when-any = { $one } se trouve là
when-any-count = au moins { $n } se trouvent là ({ $noun })
when-none = { $no } ne se trouve là
when-none-count = moins de { $n } se trouvent là ({ $noun })
when-cause = c’est par une attaque du groupe
when-using = l’action spéciale est { $ability }
when-defeated = { $n ->
        [yes] la figurine est tombée
       *[no] la figurine est encore debout
    }
when-dealt = { $n ->
        [yes] des ♥ ont été infligés
       *[no] aucun ♥ n’a été infligé
    }
when-blank = { $n ->
        [yes] un dé de défense est vierge
       *[no] aucun dé de défense n’est vierge
    }
when-hero_within = { $n ->
        [one] un héros est adjacent
       *[other] un héros est à { $n } cases ou moins
    }
when-no_hero_within = { $n ->
        [one] aucun héros n’est adjacent
       *[other] aucun héros n’est à { $n } cases ou moins
    }
when-kin_within = { $n ->
        [one] un autre monstre du groupe est adjacent
       *[other] un autre monstre du groupe est à { $n } cases ou moins
    }
when-no_kin_within = { $n ->
        [one] aucun autre monstre du groupe n’est adjacent
       *[other] aucun autre monstre du groupe n’est à { $n } cases ou moins
    }
when-hero_in_sight = { $n ->
        [yes] un héros est en vue
       *[no] aucun héros n’est en vue
    }
when-hurt = { $n ->
        [yes] le monstre est blessé
       *[no] le monstre est indemne
    }
when-attacked = { $n ->
        [yes] le monstre a déjà attaqué
       *[no] le monstre n’a pas encore attaqué
    }

## Ce que fait ou subit quelqu’un, sans dire qui

does-engage = va au contact { $target }{ $far }
does-spot = détecte { $target }{ $far }
does-toward = se déplace{ $far } vers { $target }
does-away = s’éloigne{ $far } { $target }
does-retreat = bat en retraite{ $far }
does-retreat-from = bat en retraite{ $far } loin { $target }
does-far = { " " }de { $far } au plus
does-far-by = { " " }de { $far }
does-attack = { $again ->
        [yes] attaque, même une nouvelle fois, { $target }
       *[no] attaque { $target }
    }
does-use = utilise { $ability }
does-use-on = utilise { $ability } sur { $target }
does-finish = termine son activation
does-harm = subit { $cost }
does-recover = récupère { $cost }
does-apply = reçoit { $conditions }
does-apply-random = reçoit { $what }
does-shed = perd { $conditions }
does-shed-all = perd toutes ses conditions
does-shed-random = perd une condition au hasard
does-points = gagne { $what }
does-unequip = retire { $what }
does-flip = retourne { $what }
does-token = { $on ->
        [yes] pose son pion sur la carte du monstre
       *[no] reprend son pion de la carte du monstre
    }
does-place-near = se retrouve aussi près que possible { $target }
does-place-beside = se retrouve à côté { $target }
does-prefer = { $deed }, de préférence à côté { $target }
does-swap = échange sa place avec { $target }
does-try = teste { $test } ({ $outcomes })
does-choose = choisit : { $first } ; ou { $last }
try-failed = échec : { $deeds }
try-passed = réussite : { $deeds }
try-best = son meilleur attribut
try-worst = son plus mauvais attribut
try-shields = { $test } (+{ $shields })
try-times = { $test } { $times }
some-hearts = { $n ->
        [none] tous ses ♥
       *[other] { $n } ♥
    }
some-fatigue = { $n ->
        [none] tous ses ✦
       *[other] { $n } ✦
    }
some-squares = { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
some-points = { $n ->
        [one] { $n } point de mouvement
       *[other] { $n } points de mouvement
    }
some-unequip = { $n ->
        [one] { $n } carte équipée
       *[other] { $n } cartes équipées
    }
some-random = { $n ->
        [one] une condition au hasard
       *[other] { $n } conditions au hasard
    }
some-flip = { $n ->
        [one] { $n } carte de fouille
       *[other] { $n } cartes de fouille
    }
some-shields = { $n } 🛡
some-times = { $n } fois
amount-per = { $each } par { $unit }
amount-plus = { $amount }, plus { $n }
amount-at_most = { $amount } ({ $n } au plus)
unit-of = { $unit } { $of }
unit-attribute = point de { $attribute }
unit-dealt = ♥ de ce coup
unit-excess = bouclier de trop
unit-distance = case de distance
unit-damage = ♥ subi
unit-health = ♥ de santé
unit-health_left = ♥ restant
unit-fatigue = ✦ subi
unit-stamina = point d’endurance
unit-speed = point de vitesse
unit-conditions = condition
unit-heroes_beside = héros à côté
unit-monsters_beside = monstre à côté
unit-kin_beside = monstre du groupe à côté
unit-search_cards = carte de fouille
unit-equipped = carte équipée
unit-shop_items = objet acheté
unit-dearest_item = pièce d’or de son objet le plus cher
unit-hazards_beside = case dangereuse à côté
unit-walls_beside = mur à côté
unit-points_left = point de mouvement restant
quantity-distance = distance
quantity-damage = ♥ subis
quantity-health = santé
quantity-health_left = santé restante
quantity-fatigue = fatigue
quantity-stamina = endurance
quantity-speed = vitesse
quantity-conditions = conditions
quantity-heroes_beside = héros à côté
quantity-monsters_beside = monstres à côté
quantity-kin_beside = monstres du groupe à côté
quantity-search_cards = cartes de fouille
quantity-equipped = cartes équipées
quantity-shop_items = objets achetés
quantity-dearest_item = prix de l’objet le plus cher
quantity-hazards_beside = cases dangereuses à côté
quantity-walls_beside = murs à côté
quantity-points_left = points de mouvement restants

## Effets spéciaux

reading-start = Au début : { $what }.
reading-lasting = Pendant toute l’activation : { $what }.
reading-end = À la fin : { $what }.
reading-activation_started = Quand un monstre s’active : { $what }.
reading-activation_ended = Quand un monstre a terminé : { $what }.
reading-attack_declared = Quand le groupe attaque : { $what }.
reading-defence_rolled = Quand un héros a lancé sa défense : { $what }.
reading-damage_suffered = Quand un héros perd des ♥ : { $what }.
reading-attack_resolved = Après chaque attaque du groupe : { $what }.
reading-hero_knocked_out = Quand un héros tombe : { $what }.
reading-fatigue_suffered = Quand un héros subit de la fatigue : { $what }.
reading-test_failed = Quand un héros échoue à un test : { $what }.
reading-square_entered = Quand un héros entre sur une case à côté du groupe : { $what }.
reading-use_before = Avant une action spéciale : { $what }.
reading-use_after = Après une action spéciale : { $what }.
reading-each-all = chaque monstre du groupe
reading-each-minions = chaque mineur
reading-each-masters = chaque majeur
reading-this-monster = le monstre
reading-this-hero = ce héros
reading-against = { $what }, contre { $whom }
reading-of-all = { $what }
reading-of-minions = (mineurs) { $what }
reading-of-masters = (majeurs) { $what }
reading-heroes = chaque héros
reading-heroes-within = { $n ->
        [one] chaque héros adjacent à { $whom }
       *[other] chaque héros à { $n } cases ou moins d’{ $whom }
    }
reading-closest = le héros le plus proche d’{ $whom }
reading-closest-within = { $n ->
        [one] le héros le plus proche d’{ $whom }, s’il est adjacent,
       *[other] le héros le plus proche d’{ $whom }, s’il est à { $n } cases ou moins,
    }
change-attribute = { $n } { $attribute }
change-attributes = { $who } a { $what }
change-attributes-floor = { $who } a { $what } (jamais moins de { $floor })
change-blast = leurs attaques ont Explosion
change-reach = leurs attaques ont Allonge
change-melee = leurs attaques sont au corps à corps
change-ranged = leurs attaques sont à distance
change-also = leurs attaques touchent aussi { $whom }
change-times = { $n } attaques par activation
change-alter = { $ability } : { $what }
change-set-within = { $n ->
        [one] portée de { $n } case
       *[other] portée de { $n } cases
    }
change-set-fatigue = { $n } ✦
change-set-hearts = { $n } ♥
change-set-dice = { $n ->
        [one] { $n } dé
       *[other] { $n } dés
    }
change-set-squares = { $n ->
        [one] { $n } case
       *[other] { $n } cases
    }
change-reaches = touche { $whom }
change-adds = de plus, { $deeds }
change-caught = qui est touché
change-failed = qui échoue au test
change-lends-use = ils disposent de { $ability }
change-lends-surge = ils disposent de { $cost } : { $effects }
change-forbid = { $who } ne peut pas { $what }
change-forbid-roll_defence = lancer de dés de défense
change-forbid-exhaust = incliner de cartes
change-forbid-feat = utiliser de prouesse
change-forbid-pay_fatigue = payer de fatigue
reading-near-all = un monstre du groupe
reading-near-minions = un mineur
reading-near-masters = un majeur
reading-ordeal = { $heroes } subit { $cost }
reading-ordeal-test = { $heroes } teste { $test } ou subit { $cost }

## Actions spéciales des lieutenants

ability-dominion = Domination
    .text = Action : teste sa Volonté ; en cas de réussite, un héros en vue est déplacé de 2 cases au plus, puis teste sa Volonté ; en cas d’échec, Immobilisé.
ability-shadow_bolt = Trait d’Ombre
    .text = Action : une attaque à distance avec un dé bleu, un rouge et un jaune.
ability-cry_havoc = Semer le Chaos
    .text = Action : se déplace, puis attaque toutes les figurines traversées.
ability-sacrifice = Sacrifice
    .text = Action : un monstre adjacent perd jusqu’à 5 ♥ ; le lieutenant en récupère autant.
ability-seduce = Séduire
    .text = Action : teste sa Volonté ; en cas de réussite, un héros à 3 cases ou moins est éloigné d’une case et Sonné.
ability-wail = Lamentation
    .text = Action : chaque héros à 3 cases ou moins teste sa Volonté ; en cas d’échec, 2 ✦.
ability-ignite = Embrasement
    .text = Action : subit 1 ♥ et attaque toutes les figurines adjacentes, chacune avec sa propre défense.
ability-overpower = Terrasser
    .text = Action : se déplace vers un héros ; à côté d’un autre sur le chemin, teste sa Puissance pour échanger leurs places ; cet autre perd 1 ✦.
ability-promotion = Promotion
    .text = Action : teste sa Volonté ; en cas de réussite, un mineur adjacent devient majeur, dans les limites de son groupe.

## Barghests

activation-barghest_hunt = La chasse
    .special = Les bêtes allongent la foulée. { $effect }
activation-barghest_snap = Mordre et filer
    .special = Les crocs cherchent le défaut de l’armure. { $effect }
activation-barghest_chorus = Le chœur des hurlements
    .special = Un hurlement répond à l’autre, et les genoux tremblent. { $effect }
activation-barghest_dread = Les yeux dans le noir
    .special = Deux braises s’allument dans l’ombre du chef de meute. { $effect }
activation-barghest_circle = Le cercle se ferme
    .special = La meute tourne, chacun attend son instant. { $effect }

## Araignées des Cavernes

activation-cave_spider_skitter = Cent pattes
    .special = Le sol entier semble courir. { $effect }
activation-cave_spider_swarm = Grouillement
    .special = Les petites mordent plus fort quand elles sont nombreuses. { $effect }
activation-cave_spider_cocoon = Le cocon
    .special = La grande araignée jette sa soie. { $effect }
activation-cave_spider_venom = Venin frais
    .special = Chaque crochet perle de vert. { $effect }
activation-cave_spider_scatter = Mordre et disparaître
    .special = Elles lèchent leurs plaies dans les fissures. { $effect }

## Élémentaires

activation-elemental_rage = Colère des éléments
    .special = Tout ce qu’ils touchent prend feu. { $effect }
activation-elemental_drift = Dérive
    .special = Le vent emporte ce qui les entravait. { $effect }
activation-elemental_bedrock = Le roc gronde
    .special = La dalle se soulève sous les pieds. { $effect }
activation-elemental_tide = La marée monte
    .special = L’eau revient à sa forme, intacte. { $effect }
activation-elemental_storm = Les quatre vents
    .special = L’air crépite d’une force que peu comprennent. { $effect }

## Ettins

activation-ettin_smash = Deux têtes, une massue
    .special = Pour une fois, les deux têtes sont d’accord. { $effect }
activation-ettin_bully = Brutes
    .special = « Toi, le petit ! » hurle l’une des têtes. { $effect }
activation-ettin_skittles = Jeu de quilles
    .special = Le plus grand prend son élan. { $effect }
activation-ettin_stomp = Quatre pieds lourds
    .special = En partant, ils piétinent ce qui traîne. { $effect }
activation-ettin_grudge = Vieille rancune
    .special = Ils se grattent une croûte et n’oublient rien. { $effect }

## Sculpteurs de Chair

activation-flesh_moulder_knead = Pétrir la chair
    .special = La chair se referme toute seule. { $effect }
activation-flesh_moulder_spit = Crachats
    .special = Ils crachent plus loin et plus acide. { $effect }
activation-flesh_moulder_graft = Greffe
    .special = Ils arrachent ce qui est gâté et recousent le reste. { $effect }
activation-flesh_moulder_unmake = Défaire
    .special = Sous leurs doigts, les muscles deviennent cire. { $effect }
activation-flesh_moulder_shrink_back = Pas de si près
    .special = Ils reculent en glissant, les mains déjà tendues. { $effect }

## Archers Gobelins

activation-goblin_volley = Volée de flèches
    .special = Toutes les cordes se tendent en même temps. { $effect }
activation-goblin_skirmish = Harcèlement
    .special = Ils ricanent et ne tiennent pas en place. { $effect }
activation-goblin_ambush = L’embuscade
    .special = Quand la proie est seule, la main est sûre. { $effect }
activation-goblin_last_arrow = La dernière flèche
    .special = Une flèche perdue siffle encore. { $effect }
activation-goblin_huddle = Serrés derrière le chef
    .special = Un concert d’insultes agace les oreilles. { $effect }

## Merriods

activation-merriod_lash = Tentacules
    .special = Ça claque de tous les côtés. { $effect }
activation-merriod_drag = Vers le fond
    .special = Quelque chose de froid s’enroule autour des chevilles. { $effect }
activation-merriod_feast = Le repas
    .special = Elle avale, et ses plaies se ferment. { $effect }
activation-merriod_maelstrom = Maelström
    .special = L’eau tourne et tire tout vers elle. { $effect }
activation-merriod_sink = Frapper et plonger
    .special = Chaque coup s’enroule avant de lâcher. { $effect }

## Dragons de l’Ombre

activation-shadow_dragon_loom = L’ombre grandit
    .special = La torche baisse, l’ombre se lève. { $effect }
activation-shadow_dragon_devour = Festin noir
    .special = Les mâchoires claquent, et la bête reprend des forces. { $effect }
activation-shadow_dragon_breath = Souffle de nuit
    .special = La gorge s’emplit d’un feu sans lumière. { $effect }
activation-shadow_dragon_ash = Pluie de cendres
    .special = Des cendres rouges retombent lentement. { $effect }
activation-shadow_dragon_wings = Grandes ailes
    .special = Un battement, et la salle paraît petite. { $effect }

## Zombies

activation-zombie_hunger = La faim
    .special = Repus un instant, ils se relèvent. { $effect }
activation-zombie_shamble = La meute traînante
    .special = Le pas traînant s’accélère. { $effect }
activation-zombie_stench = La puanteur
    .special = L’odeur arrive avant eux. { $effect }
activation-zombie_pile = La mêlée
    .special = Ils tombent les uns sur les autres, et sur vous. { $effect }
activation-zombie_rise = Jamais assez morts
    .special = Ce qui était tombé se redresse. { $effect }

## Baron Zachareth

activation-baron_zachareth_challenge = Le défi
    .special = Le baron salue de sa lame, puis cherche la faille. { $effect }
activation-baron_zachareth_kneel = « À genoux ! »
    .special = La voix du baron pèse comme une armure. { $effect }
activation-baron_zachareth_shadow_reach = Le bras de l’ombre
    .special = L’ombre s’allonge au bout de sa main. { $effect }
activation-baron_zachareth_blackguard = La garde noire
    .special = Il secoue ses entraves comme un manteau mouillé. { $effect }
activation-baron_zachareth_no_quarter = Pas de quartier
    .special = Le baron en finit avec les politesses. { $effect }

## Belthir

activation-belthir_dive = La plongée
    .special = Belthir replie ses ailes et tombe. { $effect }
activation-belthir_venom_rain = Pluie de venin
    .special = Des gouttes vertes tombent de ses griffes. { $effect }
activation-belthir_havoc = Semer le chaos
    .special = Un cri, puis plus personne ne sait où regarder. { $effect }
activation-belthir_carrion = L’odeur du sang
    .special = Belthir lèche le sang sur ses griffes. { $effect }
activation-belthir_wheel = Au-dessus de vos têtes
    .special = Une ombre passe, repasse, et l’on rentre la tête. { $effect }

## Lady Eliza Farrow

activation-lady_eliza_farrow_invitation = L’invitation
    .special = Lady Eliza tend la main, et le regard se brouille. { $effect }
activation-lady_eliza_farrow_thirst = La soif
    .special = Elle sourit d’un sourire trop long. { $effect }
activation-lady_eliza_farrow_tithe = La dîme
    .special = D’un geste, elle efface ce qui la souille. { $effect }
activation-lady_eliza_farrow_dirge = La complainte
    .special = Sa voix reste longtemps dans les murs. { $effect }
activation-lady_eliza_farrow_masquerade = Bal masqué
    .special = Elle danse entre les lames. { $effect }

## Lord Merick Farrow

activation-lord_merick_farrow_rivalry = Rivalité
    .special = Lord Merick choisit ses mots et sa cible. { $effect }
activation-lord_merick_farrow_pyre = Le bûcher
    .special = Les flammes obéissent à son doigt. { $effect }
activation-lord_merick_farrow_lecture = La leçon
    .special = Il explique, longuement, pourquoi vous avez tort. { $effect }
activation-lord_merick_farrow_hex = Le maléfice
    .special = Il prononce un nom à l’envers. { $effect }
activation-lord_merick_farrow_disdain = Dédain
    .special = D’un revers de manche, il balaie vos efforts. { $effect }

## Sir Alric Farrow

activation-sir_alric_farrow_march = La marche du mort
    .special = Rien ne l’arrête, et il le sait. { $effect }
activation-sir_alric_farrow_execution = L’exécution
    .special = La hache trouve toujours la jointure. { $effect }
activation-sir_alric_farrow_iron_grip = Poigne de fer
    .special = Un gantelet se referme avant qu’il ne s’éloigne. { $effect }
activation-sir_alric_farrow_duel = Le duel
    .special = Il lève sa visière sur le plus proche. { $effect }
activation-sir_alric_farrow_undying = Celui qui ne meurt pas
    .special = Les plaies de Sir Alric ne saignent plus depuis longtemps. { $effect }

## Splig

activation-splig_after_you = « Après vous ! »
    .special = Splig court plus vite qu’un roi ne devrait. { $effect }
activation-splig_promotion_day = Jour de promotion
    .special = Un roi mange d’abord. { $effect }
activation-splig_royal_belly = Le ventre royal
    .special = Il fonce, le ventre en avant. { $effect }
activation-splig_run_away = Repli stratégique
    .special = Caché derrière les autres, il se sent déjà mieux. { $effect }
activation-splig_tantrum = Le caprice
    .special = Splig tape du pied, et tout le monde en souffre. { $effect }
