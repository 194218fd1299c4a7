# Activation cards: how an instruction reads, what a special effect does, and the names of the cards.
# The readings are put together by bot/descent/words/instructions.py from the card itself.

## Lines

line-engage = engage { $target }
line-spot = spot { $target }
line-attack = attack { $target }
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
line-and-then = { $line }, then { $then }
line-when = if { $conditions }, { $line }

## Whom; `.of` is the form after "of" where a language has one

aim-hero = the hero with { $rank }
    .of = the hero with { $rank }
aim-hero-closest = the closest hero
    .of = the closest hero
aim-hero-farthest = the farthest hero
    .of = the farthest hero
aim-monster = the monster with { $rank }
    .of = the monster with { $rank }
aim-monster-closest = the closest monster
    .of = the closest monster
aim-monster-farthest = the farthest monster
    .of = the farthest monster
aim-kin = the monster of the group with { $rank }
    .of = the monster of the group with { $rank }
aim-kin-closest = the closest monster of the group
    .of = the closest monster of the group
aim-kin-farthest = the farthest monster of the group
    .of = the farthest monster of the group
aim-many = as many heroes as possible (failing that, { $target })
    .of = as many heroes as possible (failing that, { $target })
aim-tied = { $target } (if tied, { $rank })
aim-filtered = { $target }, { $filters }
aim-or = { $first } or { $last }
filter-within = { $n ->
        [one] within 1 square
       *[other] within { $n } squares
    }
filter-beyond = { $n ->
        [one] more than 1 square away
       *[other] more than { $n } squares away
    }
filter-adjacent = adjacent
filter-sight = in sight
filter-having = that is { $conditions }
filter-without = that is not { $conditions }
filter-unattacked = not attacked yet in this activation
filter-beside_kin = next to another monster of the group
filter-alone = with no other hero adjacent
filter-hurt = hurt

## On what condition

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

## Special effects

reading-start = At the start: { $what }.
reading-lasting = During the whole activation: { $what }.
reading-end = At the end: { $what }.
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
reading-near-all = a monster of the group
reading-near-minions = a minion
reading-near-masters = a master
reading-ordeal = { $heroes } suffers { $cost }
reading-ordeal-test = { $heroes } tests { $test } or suffers { $cost }

## Special actions of lieutenants

ability-dominion = Dominion
    .text = Action: tests Willpower; on a success a hero in sight is moved up to 2 squares and tests Willpower; a failure means Immobilized.
ability-shadow_bolt = Shadow Bolt
    .text = Action: a ranged attack with a blue, a red and a yellow die.
ability-cry_havoc = Cry Havoc
    .text = Action: moves, then attacks every figure it moved through.
ability-sacrifice = Sacrifice
    .text = Action: an adjacent monster loses up to 5 ♥; the lieutenant recovers as many.
ability-seduce = Seduce
    .text = Action: tests Willpower; on a success a hero within 3 squares is moved 1 square and Stunned.
ability-wail = Wail
    .text = Action: each hero within 3 squares tests Willpower; a failure costs 2 ✦.
ability-ignite = Ignite
    .text = Action: suffers 1 ♥ and attacks all adjacent figures, each with its own defence.
ability-overpower = Overpower
    .text = Action: moves; next to a hero it may test Might to change places with that hero, who loses 1 ✦.
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
