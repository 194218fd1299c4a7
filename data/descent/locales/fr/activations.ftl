# Cartes d’activation : comment se lit une instruction, ce que fait un effet spécial, et le nom des cartes.
# Les lectures sont composées par bot/descent/words/instructions.py à partir de la carte elle-même.

## Lignes

line-engage = aller au contact { $target }
line-spot = détecter { $target }
line-attack = attaquer { $target }
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
line-and-then = { $line }, puis { $then }
line-when = si { $conditions }, { $line }

## Qui ; `.of` est la forme après « de »

aim-hero = le héros ayant { $rank }
    .of = du héros ayant { $rank }
aim-hero-closest = le héros le plus proche
    .of = du héros le plus proche
aim-hero-farthest = le héros le plus éloigné
    .of = du héros le plus éloigné
aim-monster = le monstre ayant { $rank }
    .of = du monstre ayant { $rank }
aim-monster-closest = le monstre le plus proche
    .of = du monstre le plus proche
aim-monster-farthest = le monstre le plus éloigné
    .of = du monstre le plus éloigné
aim-kin = le monstre du groupe ayant { $rank }
    .of = du monstre du groupe ayant { $rank }
aim-kin-closest = le monstre du groupe le plus proche
    .of = du monstre du groupe le plus proche
aim-kin-farthest = le monstre du groupe le plus éloigné
    .of = du monstre du groupe le plus éloigné
aim-many = autant de héros que possible (à défaut, { $target })
    .of = d’autant de héros que possible (à défaut, { $target })
aim-tied = { $target } (à égalité, { $rank })
aim-filtered = { $target }, { $filters }
aim-or = { $first } ou { $last }
filter-within = { $n ->
        [one] à 1 case
       *[other] à { $n } cases ou moins
    }
filter-beyond = { $n ->
        [one] à plus de 1 case
       *[other] à plus de { $n } cases
    }
filter-adjacent = adjacent
filter-sight = en vue
filter-having = qui est { $conditions }
filter-without = qui n’est pas { $conditions }
filter-unattacked = pas encore attaqué pendant cette activation
filter-beside_kin = à côté d’un autre monstre du groupe
filter-alone = sans autre héros adjacent
filter-hurt = blessé

## À quelle condition

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

## Effets spéciaux

reading-start = Au début : { $what }.
reading-lasting = Pendant toute l’activation : { $what }.
reading-end = À la fin : { $what }.
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
    .text = Action : teste sa Volonté ; en cas de réussite, un héros à 3 cases ou moins est déplacé d’une case et Sonné.
ability-wail = Lamentation
    .text = Action : chaque héros à 3 cases ou moins teste sa Volonté ; en cas d’échec, 2 ✦.
ability-ignite = Embrasement
    .text = Action : subit 1 ♥ et attaque toutes les figurines adjacentes, chacune avec sa propre défense.
ability-overpower = Terrasser
    .text = Action : se déplace ; à côté d’un héros, peut tester sa Puissance pour échanger leurs places ; ce héros perd 1 ✦.
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
