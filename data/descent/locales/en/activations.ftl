# Activation cards: how an instruction reads, what a special effect does, and the names of the cards.
# The readings are put together by bot/descent/words/instructions.py from the card itself.

## Lines

line-engage = engage { $target }
line-spot = spot { $target }
line-attack = { $again ->
        [yes] attack { $target } once more
       *[no] attack { $target }
    }
line-retreat = retreat
line-retreat-from = retreat from { $target }
line-toward = { $squares ->
        [none] move toward { $target }
        [one] move up to 1 square toward { $target }
       *[other] move up to { $squares } squares toward { $target }
    }
line-away = { $squares ->
        [none] move away from { $target }
        [one] move up to 1 square away from { $target }
       *[other] move up to { $squares } squares away from { $target }
    }
line-use = use { $ability }
line-use-on = use { $ability } on { $target }
line-squares = { $line } (up to { $far })
line-through = { $line }, moving through as many heroes as possible
line-ending = { $line }, preferably close to { $target }
line-ending-most = { $line }, preferably next to as many as possible ({ $noun })
line-use-if = { $line } if there is { $whom }
line-use-many = { $line } (at least { $n }: { $noun })
who-does = { $who } { $does }
who-for = for { $who }: { $does }
line-and-then = { $line }, then { $then }
line-when = if { $conditions }, { $line }

## Whom; `.of` is the form after "of" where a language has one

whom-hero = hero
    .the = the hero
    .of = the hero
    .each = every hero
    .one = a hero
    .no = no hero
    .near = hero
    .near-of = hero
whom-other_hero = other hero
    .the = the other hero
    .of = the other hero
    .each = every other hero
    .one = another hero
    .no = no other hero
    .near = other hero
    .near-of = other hero
whom-monster = monster
    .the = the monster
    .of = the monster
    .each = every monster
    .one = a monster
    .no = no monster
    .near = monster
    .near-of = monster
whom-other_monster = other monster
    .the = the other monster
    .of = the other monster
    .each = every other monster
    .one = another monster
    .no = no other monster
    .near = other monster
    .near-of = other monster
whom-monster-master = master monster
    .the = the master monster
    .of = the master monster
    .each = every master monster
    .one = a master monster
    .no = no master monster
    .near = master monster
    .near-of = master monster
whom-other_monster-master = other master monster
    .the = the other master monster
    .of = the other master monster
    .each = every other master monster
    .one = another master monster
    .no = no other master monster
    .near = other master monster
    .near-of = other master monster
whom-monster-minion = minion monster
    .the = the minion monster
    .of = the minion monster
    .each = every minion monster
    .one = a minion monster
    .no = no minion monster
    .near = minion monster
    .near-of = minion monster
whom-other_monster-minion = other minion monster
    .the = the other minion monster
    .of = the other minion monster
    .each = every other minion monster
    .one = another minion monster
    .no = no other minion monster
    .near = other minion monster
    .near-of = other minion monster
whom-kin = monster of the group
    .the = the monster of the group
    .of = the monster of the group
    .each = every monster of the group
    .one = a monster of the group
    .no = no monster of the group
    .near = monster of the group
    .near-of = monster of the group
whom-other_kin = other monster of the group
    .the = the other monster of the group
    .of = the other monster of the group
    .each = every other monster of the group
    .one = another monster of the group
    .no = no other monster of the group
    .near = other monster of the group
    .near-of = other monster of the group
whom-kin-master = master monster of the group
    .the = the master monster of the group
    .of = the master monster of the group
    .each = every master monster of the group
    .one = a master monster of the group
    .no = no master monster of the group
    .near = master monster of the group
    .near-of = master monster of the group
whom-other_kin-master = other master monster of the group
    .the = the other master monster of the group
    .of = the other master monster of the group
    .each = every other master monster of the group
    .one = another master monster of the group
    .no = no other master monster of the group
    .near = other master monster of the group
    .near-of = other master monster of the group
whom-kin-minion = minion monster of the group
    .the = the minion monster of the group
    .of = the minion monster of the group
    .each = every minion monster of the group
    .one = a minion monster of the group
    .no = no minion monster of the group
    .near = minion monster of the group
    .near-of = minion monster of the group
whom-other_kin-minion = other minion monster of the group
    .the = the other minion monster of the group
    .of = the other minion monster of the group
    .each = every other minion monster of the group
    .one = another minion monster of the group
    .no = no other minion monster of the group
    .near = other minion monster of the group
    .near-of = other minion monster of the group
whom-figure = hero or monster
    .the = the hero or monster
    .of = the hero or monster
    .each = every hero or monster
    .one = a hero or monster
    .no = no hero or monster
    .near = hero or monster
    .near-of = hero or monster
whom-other_figure = other hero or monster
    .the = the other hero or monster
    .of = the other hero or monster
    .each = every other hero or monster
    .one = another hero or monster
    .no = no other hero or monster
    .near = other hero or monster
    .near-of = other hero or monster
whom-self = the monster
    .the = the monster
    .of = the monster
    .each = the monster
    .one = the monster
    .no = the monster
    .near = the monster
    .near-of = the monster
whom-them = that figure
    .the = that figure
    .of = that figure
    .each = that figure
    .one = that figure
    .no = that figure
    .near = that figure
    .near-of = that figure
whom-attacker = the attacker
    .the = the attacker
    .of = the attacker
    .each = the attacker
    .one = the attacker
    .no = the attacker
    .near = the attacker
    .near-of = the attacker
whom-target = the target
    .the = the target
    .of = the target
    .each = the target
    .one = the target
    .no = the target
    .near = the target
    .near-of = the target
aim-ranked = { $the } with { $rank }
aim-closest = the closest { $whom }
aim-farthest = the farthest { $whom }
whom-filtered = { $whom } { $filters }
whom-aside = { $whom } ({ $notes })
aim-all = { $each } at once
each-of-the = each of the first { $n } (by { $rank }): { $noun }
aim-ground-water = the nearest water
    .of = the nearest water
aim-ground-mud = the nearest mud
    .of = the nearest mud
aim-ground-pit = the nearest pit
    .of = the nearest pit
aim-ground-hazard = the nearest hazard
    .of = the nearest hazard
aim-ground-lava = the nearest lava
    .of = the nearest lava
aim-many = as many heroes as possible (failing that, { $target })
    .of = as many heroes as possible (failing that, { $target })
aim-tied = { $target } (if tied, { $rank })
aim-filtered = { $target }, { $filters }
aim-or = { $first } or { $last }
filter-adjacent = adjacent
filter-unattacked = not attacked yet in this activation
filter-hurt = hurt
filter-within-from = { $n ->
        [one] within 1 square of { $from }
       *[other] within { $n } squares of { $from }
    }
filter-beyond-from = { $n ->
        [one] more than 1 square from { $from }
       *[other] more than { $n } squares from { $from }
    }
filter-adjacent-from = adjacent to { $from }
filter-sight-from = in sight of { $from }
filter-attacked = { $n ->
        [yes] already attacked in this activation
       *[no] that nobody has attacked in this activation
    }
filter-token = { $n ->
        [yes] whose token lies on the monster’s card
       *[no] whose token does not lie on the monster’s card
    }
filter-same = the same as before
filter-passed = that the monster moved through
filter-failed = that failed the test
filter-meant = concerned
filter-beside-hero = next to another hero
filter-beside-kin = with a monster of the group beside
filter-beside-monster = next to a monster
filter-beside-hazard = next to a hazard
filter-beside-water = next to water
filter-beside-wall = next to a wall
filter-not_beside-hero = next to no hero
filter-not_beside-kin = next to no monster of the group
filter-not_beside-monster = next to no monster
filter-not_beside-hazard = away from any hazard
filter-not_beside-water = away from water
filter-not_beside-wall = away from walls
filter-terrain-plain = on an ordinary square
filter-terrain-water = in water
filter-terrain-mud = in mud
filter-terrain-pit = in a pit
filter-terrain-hazard = on a hazard
filter-terrain-lava = in lava
filter-terrain-obstacle = on an obstacle
filter-at_least = if there are at least { $n }
filter-with = { $measure }: { $bound }
bound-at_least = at least { $n }
bound-at_most = at most { $n }
bound-exactly = exactly { $n }
origin-group = a monster of the group
origin-group-all = a monster of the group
origin-group-minions = a minion
origin-group-masters = a master
origin-them = that figure
origin-master = a master of the group
origin-attacker = the attacker
origin-target = the target
filter-within = { $n ->
        [one] within 1 square
       *[other] within { $n } squares
    }
filter-beyond = { $n ->
        [one] more than 1 square away
       *[other] more than { $n } squares away
    }
filter-sight = in sight
filter-having = that is { $conditions }
filter-without = that is not { $conditions }
filter-beside_kin = next to another monster of the group
filter-alone = with no other hero adjacent

## On what condition

when-moved = { $n ->
        [yes] the monster has already moved
       *[no] the monster has not moved yet
    }
when-any = there is { $one }
when-any-count = there are at least { $n } ({ $noun })
when-none = there is { $no }
when-none-count = there are fewer than { $n } ({ $noun })
when-cause = it is by an attack of the group
when-using = the special action is { $ability }
when-defeated = { $n ->
        [yes] the figure has fallen
       *[no] the figure is still standing
    }
when-dealt = { $n ->
        [yes] any ♥ were dealt
       *[no] no ♥ were dealt
    }
when-blank = { $n ->
        [yes] a defence die is blank
       *[no] no defence die is blank
    }
when-hero_within = { $n ->
        [one] a hero is adjacent
       *[other] a hero is within { $n } squares
    }
when-no_hero_within = { $n ->
        [one] no hero is adjacent
       *[other] no hero is within { $n } squares
    }
when-kin_within = { $n ->
        [one] another monster of the group is adjacent
       *[other] another monster of the group is within { $n } squares
    }
when-no_kin_within = { $n ->
        [one] no other monster of the group is adjacent
       *[other] no other monster of the group is within { $n } squares
    }
when-hero_in_sight = { $n ->
        [yes] a hero is in sight
       *[no] no hero is in sight
    }
when-hurt = { $n ->
        [yes] the monster is hurt
       *[no] the monster is unhurt
    }
when-attacked = { $n ->
        [yes] the monster has already attacked
       *[no] the monster has not attacked yet
    }

## What somebody does or suffers, without saying who

does-engage = engages { $target }{ $far }
does-spot = spots { $target }{ $far }
does-toward = moves{ $far } toward { $target }
does-away = moves{ $far } away from { $target }
does-retreat = retreats{ $far }
does-retreat-from = retreats{ $far } from { $target }
does-far = { " " }up to { $far }
does-far-by = { " " }{ $far }
does-attack = { $again ->
        [yes] attacks, even once more, { $target }
       *[no] attacks { $target }
    }
does-use = uses { $ability }
does-use-on = uses { $ability } on { $target }
does-finish = ends its activation
does-harm = suffers { $cost }
does-recover = recovers { $cost }
does-apply = gets { $conditions }
does-apply-random = gets { $what }
does-shed = is rid of { $conditions }
does-shed-all = is rid of all conditions
does-shed-random = is rid of a random condition
does-points = gains { $what }
does-unequip = takes off { $what }
does-flip = turns over { $what }
does-token = { $on ->
        [yes] lays its token on the monster’s card
       *[no] takes its token back from the monster’s card
    }
does-place-near = is placed as close as possible to { $target }
does-place-beside = is placed next to { $target }
does-prefer = { $deed }, preferably next to { $target }
does-swap = changes places with { $target }
does-try = tests { $test } ({ $outcomes })
does-choose = chooses: { $first }; or { $last }
try-failed = on a failure: { $deeds }
try-passed = on a success: { $deeds }
try-best = their best attribute
try-worst = their worst attribute
try-shields = { $test } (+{ $shields })
try-times = { $test } { $times }
some-hearts = { $n ->
        [none] all ♥
       *[other] { $n } ♥
    }
some-fatigue = { $n ->
        [none] all ✦
       *[other] { $n } ✦
    }
some-squares = { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }
some-points = { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
some-unequip = { $n ->
        [one] { $n } equipped card
       *[other] { $n } equipped cards
    }
some-random = { $n ->
        [one] a random condition
       *[other] { $n } random conditions
    }
some-flip = { $n ->
        [one] { $n } search card
       *[other] { $n } search cards
    }
some-shields = { $n } 🛡
some-times = { $n ->
        [one] once
       *[other] { $n } times
    }
amount-per = { $each } per { $unit }
amount-plus = { $amount }, plus { $n }
amount-at_most = { $amount } (at most { $n })
unit-of = { $unit } of { $of }
unit-attribute = point of { $attribute }
unit-dealt = ♥ of this blow
unit-excess = shield too many
unit-distance = square of distance
unit-damage = ♥ suffered
unit-health = ♥ of health
unit-health_left = ♥ left
unit-fatigue = ✦ suffered
unit-stamina = point of stamina
unit-speed = point of speed
unit-conditions = condition
unit-heroes_beside = hero beside
unit-monsters_beside = monster beside
unit-kin_beside = monster of the group beside
unit-search_cards = search card
unit-equipped = equipped card
unit-shop_items = bought item
unit-dearest_item = gold coin of their dearest item
unit-hazards_beside = dangerous square beside
unit-walls_beside = wall beside
unit-points_left = movement point left
quantity-distance = distance
quantity-damage = ♥ suffered
quantity-health = health
quantity-health_left = health left
quantity-fatigue = fatigue
quantity-stamina = stamina
quantity-speed = speed
quantity-conditions = conditions
quantity-heroes_beside = heroes beside
quantity-monsters_beside = monsters beside
quantity-kin_beside = monsters of the group beside
quantity-search_cards = search cards
quantity-equipped = equipped cards
quantity-shop_items = bought items
quantity-dearest_item = price of the dearest item
quantity-hazards_beside = dangerous squares beside
quantity-walls_beside = walls beside
quantity-points_left = movement points left

## Special effects

reading-start = At the start: { $what }.
reading-lasting = During the whole activation: { $what }.
reading-end = At the end: { $what }.
reading-activation_started = As each monster begins: { $what }.
reading-activation_ended = As each monster is done: { $what }.
reading-attack_declared = When the group attacks: { $what }.
reading-defence_rolled = When a hero has rolled defence: { $what }.
reading-damage_suffered = When a hero suffers ♥: { $what }.
reading-attack_resolved = After each attack of the group: { $what }.
reading-hero_knocked_out = When a hero falls: { $what }.
reading-fatigue_suffered = When a hero suffers fatigue: { $what }.
reading-test_failed = When a hero fails a test: { $what }.
reading-square_entered = When a hero enters a square next to the group: { $what }.
reading-use_before = Before a special action: { $what }.
reading-use_after = After a special action: { $what }.
reading-each-all = every monster of the group
reading-each-minions = every minion
reading-each-masters = every master
reading-this-monster = the monster
reading-this-hero = that hero
reading-against = { $what }, against { $whom }
reading-of-all = { $what }
reading-of-minions = (minions) { $what }
reading-of-masters = (masters) { $what }
reading-heroes = every hero
reading-heroes-within = { $n ->
        [one] every hero adjacent to { $whom }
       *[other] every hero within { $n } squares of { $whom }
    }
reading-closest = the hero closest to { $whom }
reading-closest-within = { $n ->
        [one] the hero closest to { $whom }, if adjacent,
       *[other] the hero closest to { $whom }, if within { $n } squares,
    }
change-attribute = { $n } { $attribute }
change-attributes = { $who } has { $what }
change-attributes-floor = { $who } has { $what } (never less than { $floor })
change-blast = their attacks have Blast
change-reach = their attacks have Reach
change-melee = their attacks are melee attacks
change-ranged = their attacks are ranged attacks
change-also = their attacks also strike { $whom }
change-times = { $n } attacks per activation
change-alter = { $ability }: { $what }
change-set-within = { $n ->
        [one] reach of { $n } square
       *[other] reach of { $n } squares
    }
change-set-fatigue = { $n } ✦
change-set-hearts = { $n } ♥
change-set-dice = { $n ->
        [one] { $n } die
       *[other] { $n } dice
    }
change-set-squares = { $n ->
        [one] { $n } square
       *[other] { $n } squares
    }
change-reaches = strikes { $whom }
change-adds = besides, { $deeds }
change-caught = whoever is struck
change-failed = whoever fails the test
change-lends-use = they have { $ability }
change-lends-surge = they have { $cost }: { $effects }
change-forbid = { $who } can’t { $what }
change-forbid-roll_defence = roll defence dice
change-forbid-exhaust = exhaust cards
change-forbid-feat = use feats
change-forbid-pay_fatigue = pay fatigue
reading-near-all = a monster of the group
reading-near-minions = a minion
reading-near-masters = a master
reading-ordeal = { $heroes } suffers { $cost }
reading-ordeal-test = { $heroes } tests { $test } or suffers { $cost }

## Special actions of lieutenants

ability-dominion = Dominion
    .text = Action: tests Willpower; on a success a hero in sight is moved up to 2 squares and tests Willpower; if it fails, it is Immobilised.
ability-shadow_bolt = Shadow Bolt
    .text = Action: a ranged attack with a blue, a red and a yellow die.
ability-cry_havoc = Cry Havoc
    .text = Action: moves, then attacks every figure it moved through.
ability-sacrifice = Sacrifice
    .text = Action: an adjacent monster loses up to 5 ♥; the lieutenant recovers as many.
ability-seduce = Seduce
    .text = Action: tests Willpower; on a success a hero within 3 squares is moved 1 square away and Stunned.
ability-wail = Wail
    .text = Action: each hero within 3 squares tests Willpower; a failure costs 2 ✦.
ability-ignite = Ignite
    .text = Action: suffers 1 ♥ and attacks all adjacent figures, each with its own defence.
ability-overpower = Overpower
    .text = Action: moves toward a hero; next to another one on the way it tests Might to change places with that hero, who loses 1 ✦.
ability-promotion = Promotion
    .text = Action: tests Willpower; on a success an adjacent minion becomes a master, within the limits of its group.

## Barghests

activation-barghest_hunt = The hunt
    .special = The beasts lengthen their stride. { $effect }
activation-barghest_snap = Snap and slip away
    .special = Fangs look for the gap in the armour. { $effect }
activation-barghest_chorus = A chorus of howls
    .special = One howl answers another, and knees give way. { $effect }
activation-barghest_dread = Eyes in the dark
    .special = Two embers light up where the pack leader crouches. { $effect }
activation-barghest_circle = The closing circle
    .special = The pack circles, each waiting for its moment. { $effect }

## Cave spiders

activation-cave_spider_skitter = A hundred legs
    .special = The whole floor seems to run. { $effect }
activation-cave_spider_swarm = The swarm
    .special = The small ones bite harder when there are many. { $effect }
activation-cave_spider_cocoon = The cocoon
    .special = The great spider throws her silk. { $effect }
activation-cave_spider_venom = Fresh venom
    .special = Every fang beads with green. { $effect }
activation-cave_spider_scatter = Bite and scatter
    .special = They lick their wounds in the cracks. { $effect }

## Elementals

activation-elemental_rage = Wrath of the elements
    .special = Whatever they touch catches fire. { $effect }
activation-elemental_drift = Adrift
    .special = The wind carries off what held them. { $effect }
activation-elemental_bedrock = The bedrock growls
    .special = The flagstones heave underfoot. { $effect }
activation-elemental_tide = The rising tide
    .special = Water flows back into its shape, unharmed. { $effect }
activation-elemental_storm = The four winds
    .special = The air crackles with a force few understand. { $effect }

## Ettins

activation-ettin_smash = Two heads, one club
    .special = For once both heads agree. { $effect }
activation-ettin_bully = Bullies
    .special = “You there, little one!” bellows one of the heads. { $effect }
activation-ettin_skittles = Skittles
    .special = The biggest takes a run-up. { $effect }
activation-ettin_stomp = Heavy feet
    .special = They end by stamping on whatever is about. { $effect }
activation-ettin_grudge = An old grudge
    .special = They pick at a scab and forget nothing. { $effect }

## Flesh moulders

activation-flesh_moulder_knead = Kneading flesh
    .special = Flesh closes up by itself. { $effect }
activation-flesh_moulder_spit = Spittle
    .special = They spit farther, and it burns. { $effect }
activation-flesh_moulder_graft = Graft
    .special = They tear out what has spoiled and sew up the rest. { $effect }
activation-flesh_moulder_unmake = Unmaking
    .special = Under their fingers, muscle turns to wax. { $effect }
activation-flesh_moulder_shrink_back = Not so close
    .special = They slide backwards, hands already raised. { $effect }

## Goblin archers

activation-goblin_volley = A volley of arrows
    .special = All the bowstrings are drawn at once. { $effect }
activation-goblin_skirmish = Harassment
    .special = They snigger and never stand still. { $effect }
activation-goblin_ambush = Ambush
    .special = When the prey is alone, the hand is steady. { $effect }
activation-goblin_last_arrow = The last arrow
    .special = One stray arrow is still in the air. { $effect }
activation-goblin_huddle = Huddled behind the boss
    .special = A concert of insults grates on every ear. { $effect }

## Merriods

activation-merriod_lash = Tentacles
    .special = Lashes crack on every side. { $effect }
activation-merriod_drag = Down into the deep
    .special = Something cold winds round every ankle. { $effect }
activation-merriod_feast = Feeding time
    .special = It swallows, and its wounds close. { $effect }
activation-merriod_maelstrom = Maelstrom
    .special = The water turns and drags at everyone. { $effect }
activation-merriod_sink = Strike and sink
    .special = Every blow coils before it lets go. { $effect }

## Shadow dragons

activation-shadow_dragon_loom = The shadow grows
    .special = The torch sinks, the shadow rises. { $effect }
activation-shadow_dragon_devour = A black feast
    .special = Jaws snap shut, and the beast grows stronger. { $effect }
activation-shadow_dragon_breath = Breath of night
    .special = The throat fills with a fire that gives no light. { $effect }
activation-shadow_dragon_ash = Rain of ash
    .special = Red ash drifts slowly down. { $effect }
activation-shadow_dragon_wings = Great wings
    .special = One wingbeat, and the hall seems small. { $effect }

## Zombies

activation-zombie_hunger = Hunger
    .special = Fed for a moment, they pull themselves together. { $effect }
activation-zombie_shamble = The shambling pack
    .special = The shuffle quickens. { $effect }
activation-zombie_stench = The stench
    .special = The smell arrives before they do. { $effect }
activation-zombie_pile = The pile
    .special = They fall over each other, and over you. { $effect }
activation-zombie_rise = Never dead enough
    .special = What had fallen gets up again. { $effect }

## Baron Zachareth

activation-baron_zachareth_challenge = The challenge
    .special = The baron salutes with his blade, then looks for an opening. { $effect }
activation-baron_zachareth_kneel = “Kneel!”
    .special = The baron’s voice weighs like armour. { $effect }
activation-baron_zachareth_shadow_reach = The reach of shadow
    .special = Shadow lengthens at his fingertips. { $effect }
activation-baron_zachareth_blackguard = The black guard
    .special = He shakes off what hinders him like a wet cloak. { $effect }
activation-baron_zachareth_no_quarter = No quarter
    .special = The baron is done with courtesy. { $effect }

## Belthir

activation-belthir_dive = The dive
    .special = Belthir folds its wings and drops. { $effect }
activation-belthir_venom_rain = Rain of venom
    .special = Green drops fall from its claws. { $effect }
activation-belthir_havoc = Havoc
    .special = One shriek, and nobody knows where to look. { $effect }
activation-belthir_carrion = The smell of blood
    .special = Belthir licks the blood from its claws. { $effect }
activation-belthir_wheel = Overhead
    .special = A shadow passes, and passes again, and heads are ducked. { $effect }

## Lady Eliza Farrow

activation-lady_eliza_farrow_invitation = The invitation
    .special = Lady Eliza holds out her hand, and eyes grow dim. { $effect }
activation-lady_eliza_farrow_thirst = Thirst
    .special = Her smile is a little too long. { $effect }
activation-lady_eliza_farrow_tithe = The tithe
    .special = With one gesture she wipes away what stained her. { $effect }
activation-lady_eliza_farrow_dirge = The dirge
    .special = Her voice stays in the walls for a long time. { $effect }
activation-lady_eliza_farrow_masquerade = Masquerade
    .special = She dances between the blades. { $effect }

## Lord Merick Farrow

activation-lord_merick_farrow_rivalry = Rivalry
    .special = Lord Merick chooses his words, and his target. { $effect }
activation-lord_merick_farrow_pyre = The pyre
    .special = Flames obey his finger. { $effect }
activation-lord_merick_farrow_lecture = The lecture
    .special = He explains, at length, why you are wrong. { $effect }
activation-lord_merick_farrow_hex = The hex
    .special = He speaks a name backwards. { $effect }
activation-lord_merick_farrow_disdain = Disdain
    .special = He brushes your efforts from his sleeve. { $effect }

## Sir Alric Farrow

activation-sir_alric_farrow_march = The dead man’s march
    .special = Nothing stops him, and he knows it. { $effect }
activation-sir_alric_farrow_execution = The execution
    .special = The axe always finds the joint. { $effect }
activation-sir_alric_farrow_iron_grip = Iron grip
    .special = A gauntlet closes before he moves on. { $effect }
activation-sir_alric_farrow_duel = The duel
    .special = He raises his visor at whoever is nearest. { $effect }
activation-sir_alric_farrow_undying = The undying
    .special = Sir Alric’s wounds stopped bleeding long ago. { $effect }

## Splig

activation-splig_after_you = “After you!”
    .special = Splig runs faster than a king should. { $effect }
activation-splig_promotion_day = Promotion day
    .special = A king eats first. { $effect }
activation-splig_royal_belly = The royal belly
    .special = He charges, belly first. { $effect }
activation-splig_run_away = Strategic withdrawal
    .special = Hidden behind the others, he feels better already. { $effect }
activation-splig_tantrum = Tantrum
    .special = Splig stamps his foot, and everybody suffers for it. { $effect }
