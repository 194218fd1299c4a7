# What happened. Phrases without a subject follow a name: "**Zombie 2** moves to D3".

## Putting together

colon = { ": " }
semicolon = { "; " }

## The quest and the table

quest-begins = 🔥 **{ $quest }**
quest-won = 🏆 **Victory: { $quest }**
quest-lost = 💀 **Defeat: { $quest }**
ended-all_defeated = Not one monster is left standing: the quest is won!
ended-morale = The party has no heart left to go on: the quest is lost.
commitment = Fingerprint of the dice to come: `{ $hash }`
seed = Seed of the dice: `{ $seed }`. Anybody can check every roll.
joined = { $player } plays **{ $hero }** ({ $hero_class }).
left = { $player } gives **{ $hero }** back.
moved-on-reworded = 📜 The texts of “{ $quest }” have been revised. You read the new ones from here on; how the quest is played has not changed.
moved-on-fits = 📜 The quest “{ $quest }” has been revised, and the version you began is no longer there. Everything on your table is in the new one too: the quest goes on by it.
undone = ↩️ **{ $hero }** takes back: { $deed }.

## Rounds, turns and groups

round = **— Round { $number } —**
turn = **{ $hero }**’s turn.
turn-ends = **{ $hero }**’s turn is over.
group = 👹 **{ $group }** · *{ $card }* · { $order ->
        [masters] masters first
       *[minions] minions first
    }
appear = { $count ->
        [one] 👁️ **{ $group }** appears!
       *[other] 👁️ **{ $group }** ({ $count }) appear!
    }
group-bears-relic = The { $group } bear a relic: { $relic }.
bears-relic = holds a relic: { $relic }
group-gone = 🏳️ Nothing is left of the group **{ $group }**.

## Movement

move-1 = moves to { $square }
move-2 = advances to { $square }
move-3 = goes to { $square }
move-hero = { $points ->
        [one] moves to { $square } ({ $points } pt)
       *[other] moves to { $square } ({ $points } pts)
    }
placed = ends up at { $square }
points-move = { $points ->
        [one] sets out: { $points } movement point
       *[other] sets out: { $points } movement points
    }
points-card = { $points ->
        [one] gains { $points } movement point
       *[other] gains { $points } movement points
    }
points-fatigue = { $amount ->
        [one] pushes on: { $amount } ✦ for { $amount } movement point ({ $left } ✦ left)
       *[other] pushes on: { $amount } ✦ for { $amount } movement points ({ $left } ✦ left)
    }
opens-door = opens: { $door }
door-opens = A way opens: { $door }.
hurt-pit = falls into the pit at { $square }: { $amount } ♥ ({ $left } left)
hurt-hazard = crosses a hazard at { $square }: { $amount } ♥ ({ $left } left)
hurt-lava = treads on lava at { $square }: { $amount } ♥ ({ $left } left)

## Attacks

attack-melee-1 = strikes **{ $target }**
attack-melee-2 = attacks **{ $target }**
attack-melee-3 = lunges at **{ $target }**
attack-ranged-1 = shoots at **{ $target }**
attack-ranged-2 = aims at **{ $target }**
attack-taken = **{ $target }** takes the attack: { $reckoning }.
hit = { $strength } − { $guard } → **{ $damage } ♥**
hit-nothing = { $strength } − { $guard } → nothing gets through
hit-hearts = { $hearts } ♥
hit-halved = { $hearts } ♥ (halved)
hit-half-of = { $hearts } ♥ (half of { $sum })
hit-shields = { $pierced ->
        [0] { $shields } 🛡
       *[other] { $shields } 🛡 (pierce { $pierced })
    }
hit-at-least = { "" } (at least { $hearts } ♥)
hit-more = { "" } ({ $n } of them by *{ $name }*)
sum-plus = { $sum } + { $n } { $name }
sum-minus = { $sum } − { $n } { $name }
sum-rest = cards
hit-left = { "" } ({ $left } left)
hit-also = ↳ **{ $target }**, caught in it: { $reckoning }.
miss-x-1 = ✖ the attack goes wide!
miss-x-2 = ✖ a miss!
miss-x-3 = ✖ nothing but air!
miss-abandoned-1 = ✖ breaks it off.
miss-foiled-1 = ✖ it was foreseen: the attack misses.
miss-range = falls short, range { $range } for { $distance } squares
miss-shadow-1 = the shadow swallows the attack!
gains-by-blow = { $condition }!
rerolled = { $who } rerolls { $before } → { $after }
die-turned = { $who } turns { $before } to { $after }
die-removed = ✖ { $die }
dice-swapped = { $gained } instead of { $lost }
dice-lost = without { $lost }
dice-gained = { $gained } as well
card-note = { $card } ({ $who })

## Damage, fatigue, conditions

damage = loses { $amount } ♥ ({ $source }, { $left } left)
fatigue = suffers { $amount } ✦ ({ $source }, { $left } left)
healed = recovers { $amount } ♥ ({ $left } ♥ in all)
rested = recovers { $amount } ✦ ({ $left } ✦ in all)
rests = rests: all fatigue goes at the end of the turn
gains = gains a condition: { $condition }
sheds = is rid of a condition: { $condition }
condition-tested = { $passed ->
        [yes] overcomes a condition: { $condition }
       *[no] does not overcome a condition: { $condition }
    }
tests = { $passed ->
        [yes] tests { $attribute }: { $dice }, { $shields } 🛡, at most { $value }: passed
       *[no] tests { $attribute }: { $dice }, { $shields } 🛡, at most { $value }: failed
    }
source-attack = attack
source-card = card
source-wither = withering
source-special = special effect
source-movement = movement
defeated-1 = **{ $who }** collapses!
defeated-2 = **{ $who }** won’t get up again!
defeated-3 = That was the end of **{ $who }**!
knocked-out = **{ $who }** is knocked out!
familiar-gone = **{ $who }** vanishes.
familiar-called = calls **{ $familiar }** to { $square }
vanishes = vanishes from sight
card-rolled = rolls the dice ({ $card }): { $dice }
heal-rolled = heals **{ $figure }**: { $dice }
morale = 💔 The party’s morale drops: { $left }.
stand-roll = gathers strength: { $dice }
stands = stands up at { $square }
thanks = Thank you, **{ $by }**!

## Cards and tokens

uses = { $fatigue ->
        [0] uses *{ $card }*
       *[other] uses *{ $card }* ({ $fatigue } ✦)
    }
uses-on = { $fatigue ->
        [0] uses *{ $card }* on **{ $target }**
       *[other] uses *{ $card }* on **{ $target }** ({ $fatigue } ✦)
    }
own = { $fatigue ->
        [0] uses the ability of the hero sheet
       *[other] uses the ability of the hero sheet ({ $fatigue } ✦)
    }
own-on = { $fatigue ->
        [0] uses the ability of the hero sheet on **{ $target }**
       *[other] uses the ability of the hero sheet on **{ $target }** ({ $fatigue } ✦)
    }
feat = performs a heroic feat
feat-on = performs a heroic feat for **{ $target }**
feat-against = performs a heroic feat against **{ $target }**
refreshes = readies { $cards }
gains-counters-card = { $n ->
        [one] lays 1 counter on *{ $card }* ({ $left } there)
       *[other] lays { $n } counters on *{ $card }* ({ $left } there)
    }
spends-counters-card = { $n ->
        [one] takes 1 counter off *{ $card }* ({ $left } there)
       *[other] takes { $n } counters off *{ $card }* ({ $left } there)
    }
gains-counters = gains { $counters } ({ $left } in all)
spends-counters = spends { $counters } ({ $left } left)
lays-token = lays { $token } on { $card }
equips = equips { $cards }
puts-away = puts { $cards } away
gives = gives { $cards } to **{ $partner }**
takes = gets { $cards } from **{ $partner }**
owner-told = 🎒 { $player }: { $by } has taken { $cards } from { $hero }.
trade-refused = 🎒 { $hero } keeps { $cards }: { $to } asked in vain.
searches = { $found ->
        [none] searches ({ $token }): { $gold } gold
       *[other] searches ({ $token }): *{ $found }*
    }
takes-token = picks up: { $token }
drops-token = leaves at { $square }: { $token }
noted-potion_sought = goes through the search cards for a potion: *{ $found }*
noted-elemental = learns *{ $found }*
noted-unlearned = puts *{ $found }* back into the class deck
noted-turned_up = may use *{ $found }* again
noted-appraisal = swaps *{ $discarded }* for *{ $found }*
noted-unpriced = pays no ✦ for *{ $cards }* until the end of the round
noted-looks_ahead = looks at the top { $n } search cards
noted-put_under = puts a search card under the deck
noted-card_turned_over = turns *{ $card }* over
noted-fuses = links *{ $found }* to *{ $card }*
noted-token_laid = lays its token on the monster’s card
noted-token_taken = takes its token back from the monster’s card
noted-mark_air = wraps itself in air: only adjacent attacks can reach it
noted-clings = would be rid of { $condition }, but the monster beside it keeps it sick
noted-morphs = takes the shape of { $target }
noted-promoted = is promoted: a master from now on
noted-actions_over = declares the actions of this turn over
noted-slowed = moves 1 slower this turn: { ability-duskblade }
noted-crumbles = crumbles to dust
noted-lifethirst = is robbed of { $hearts } ♥ on the way: { ability-lifethirst }
noted-skill_borrowed = has a borrowed skill until the end of the turn: *{ $card }*
noted-skill_given_back = gives a skill back: *{ $card }*
noted-skill_taken = takes a skill instead: *{ $card }*
noted-turn_paused = pauses this turn: another hero goes first
noted-turn_resumed = goes on with the paused turn
noted-entombed = stays down: { ability-entomb }
noted-pillaged = loses *{ $card }*: it goes back into the search deck
noted-pilfered = looks at the top search card and puts it under the deck
noted-wish = sees *{ $found }* appear
noted-evades = gets out of the way: the attack does not affect it
noted-brought_back = stays up with { $hearts } ♥: { ability-fallen_heart }

## What is taken back

deed-take_turn = the start of the turn
deed-move = a move
deed-stride = a move action
deed-push = a push
deed-climb_out = climbing out of the pit
deed-attack = an attack
deed-use_card = a card
deed-open_door = a door
deed-search = a search
deed-pick_up = a token picked up
deed-put_down = a token put down
deed-rest = a rest
deed-revive = helping a hero
deed-stand_up = standing up
deed-shake_off = shaking off a condition
deed-equip = equipment
deed-trade = a trade
deed-move_familiar = the familiar’s move
deed-attack_with_familiar = the familiar’s attack
deed-finish_actions = the actions declared over
deed-end_turn = the end of the turn
deed-answer = a choice

## Why monsters act as they do

why-group = **{ $group }**: drawn by lot among { $groups }.
why-only-group = **{ $group }**: the only group still to go.
why-card = Card *{ $card }*: { $order ->
        [masters] masters first.
       *[minions] minions first.
    }
why-card-drawn = { " " }{ $cards ->
        [1] The only card left in its deck.
       *[other] Drawn from { $cards } cards.
    }
why-order = **{ $who }** goes before { $others }: { $how }.
order-by-number = lower numbers go first
why-target = **{ $who }**, “{ $line }”: **{ $target }**.
why-ranking = { " " }Looking for: { $wanted }. { $ranking }.
why-tied = { " " }A tie between { $tied }, settled by: { $how }.
why-neglected = **{ $who }** skips “{ $line }”: { $why }.
why-surge = **{ $who }** spends ⚡ ({ $bought }): { $because }.
why-place = **{ $who }** ({ $verb }) stops at { $square }. Equally good places: { $tied }, settled by: { $how }.
measure-passed = can’t be targeted from here
surge-why-not_to_miss = so as not to miss
surge-why-to_defeat = enough to bring the target down
surge-why-left_over = nothing else useful to buy
surge-why-most_damage = made to attack: the most damage
surge-why-panel_order = the first useful line of its card
reason-closest = the closest
reason-farthest = the farthest
reason-most_damage = the most ♥ suffered
reason-least_damage = the least ♥ suffered
reason-most_health_left = the most health left
reason-least_health_left = the least health left
reason-most_fatigue = the most fatigue
reason-least_fatigue = the least fatigue
reason-most_conditions = the most conditions
reason-most_monsters_adjacent = the most monsters around
reason-most_heroes_adjacent = the most heroes around
reason-highest_health = the highest health
reason-lowest_health = the lowest health
reason-highest_stamina = the highest stamina
reason-lowest_stamina = the lowest stamina
reason-highest_speed = the highest speed
reason-lowest_speed = the lowest speed
reason-most_heroes_beside = the most heroes beside
reason-fewest_heroes_beside = the fewest heroes beside
reason-most_monsters_beside = the most monsters beside
reason-fewest_monsters_beside = the fewest monsters beside
reason-most_kin_beside = the most monsters of the group beside
reason-fewest_kin_beside = the fewest monsters of the group beside
reason-most_search_cards = the most search cards
reason-fewest_search_cards = the fewest search cards
reason-most_equipped = the most equipped cards
reason-fewest_equipped = the fewest equipped cards
reason-most_shop_items = the most bought items
reason-fewest_shop_items = the fewest bought items
reason-highest_dearest_item = the dearest item
reason-lowest_dearest_item = the cheapest items
reason-most_hazards_beside = the most dangerous squares beside
reason-fewest_hazards_beside = the fewest dangerous squares beside
reason-most_walls_beside = the most walls beside
reason-fewest_walls_beside = the fewest walls beside
reason-fewest_conditions = the fewest conditions
reason-highest_might = the highest Might
reason-highest_knowledge = the highest Knowledge
reason-highest_willpower = the highest Willpower
reason-highest_awareness = the highest Awareness
reason-lowest_might = the lowest Might
reason-lowest_knowledge = the lowest Knowledge
reason-lowest_willpower = the lowest Willpower
reason-lowest_awareness = the lowest Awareness
measure-closest = { $n ->
        [one] { $n } square away
       *[other] { $n } squares away
    }
measure-farthest = { $n ->
        [one] { $n } square away
       *[other] { $n } squares away
    }
measure-most_damage = { $n } ♥ suffered
measure-least_damage = { $n } ♥ suffered
measure-most_health_left = { $n } ♥ left
measure-least_health_left = { $n } ♥ left
measure-most_fatigue = { $n } ✦
measure-least_fatigue = { $n } ✦
measure-most_conditions = conditions: { $n }
measure-most_monsters_adjacent = monsters around: { $n }
measure-most_heroes_adjacent = heroes around: { $n }
measure-highest_health = health { $n }
measure-lowest_health = health { $n }
measure-highest_stamina = stamina { $n }
measure-lowest_stamina = stamina { $n }
measure-highest_speed = speed { $n }
measure-lowest_speed = speed { $n }
measure-most_heroes_beside = heroes beside: { $n }
measure-fewest_heroes_beside = heroes beside: { $n }
measure-most_monsters_beside = monsters beside: { $n }
measure-fewest_monsters_beside = monsters beside: { $n }
measure-most_kin_beside = monsters of the group beside: { $n }
measure-fewest_kin_beside = monsters of the group beside: { $n }
measure-most_search_cards = search cards: { $n }
measure-fewest_search_cards = search cards: { $n }
measure-most_equipped = equipped cards: { $n }
measure-fewest_equipped = equipped cards: { $n }
measure-most_shop_items = bought items: { $n }
measure-fewest_shop_items = bought items: { $n }
measure-highest_dearest_item = dearest item: { $n } gold
measure-lowest_dearest_item = dearest item: { $n } gold
measure-most_hazards_beside = dangerous squares beside: { $n }
measure-fewest_hazards_beside = dangerous squares beside: { $n }
measure-most_walls_beside = walls beside: { $n }
measure-fewest_walls_beside = walls beside: { $n }
measure-fewest_conditions = conditions: { $n }
measure-highest_might = Might { $n }
measure-highest_knowledge = Knowledge { $n }
measure-highest_willpower = Willpower { $n }
measure-highest_awareness = Awareness { $n }
measure-lowest_might = Might { $n }
measure-lowest_knowledge = Knowledge { $n }
measure-lowest_willpower = Willpower { $n }
measure-lowest_awareness = Awareness { $n }
verb-engage = engage
verb-spot = spot
verb-attack = attack
verb-retreat = retreat
verb-toward = move toward
verb-away = move away
verb-use = special ability
verb-place = place
verb-swap = change places
verb-finish = end the activation
verb-harm = hurt
verb-recover = recover
verb-apply = give a condition
verb-shed = be rid of a condition
verb-points = movement points
verb-unequip = disarm
verb-flip = turn a card over
verb-token = lay a token
verb-try = put to the test
verb-choose = leave the choice
neglect-too_few = too few would be struck
neglect-no_change = it would change nothing for anybody
neglect-at_peace = a disciple’s prayer of peace turns it away
neglect-immobilized = it is immobilised
neglect-shambling = one move per activation
neglect-no_target = no possible target
neglect-used_up = used up for now
neglect-attack_used = one attack per activation
neglect-no_such_ability = it has no such ability
neglect-cursed = it is cursed
neglect-in_vain = it would fall before it could affect a hero
neglect-already_adjacent = already adjacent
neglect-already_in_view = already in view, within 3 squares
neglect-no_way = no way there
neglect-no_closer = it can get no closer
neglect-no_points = no movement points, or no enemy
neglect-no_farther = it can get no farther
neglect-condition = what the instruction asks for is not the case
neglect-other = it would change nothing
experience = ⭐ Each hero gains { $n } XP. Enough to learn a skill between two quests.
learned = 📖 **{ $hero }** learns *{ $skill }* ({ $n } XP left).

## Why automatic heroes act as they do

why-hero-attack = **{ $who }** attacks **{ $target }**: { $mean } ♥ on average, down { $kill }% of the time.
why-hero-revive = **{ $who }** helps **{ $target }** up.
why-hero-asked = **{ $who }** ({ $target }): what the quest asks for.
why-hero-open_door = **{ $who }** ({ $target }): the way on lies behind it.
why-hero-search = **{ $who }** ({ $target }): nothing more urgent in reach.
why-hero-use_element = **{ $who }** ({ $target }): worth a try.
why-hero-pick_up = **{ $who }** ({ $target }): it may be of use.
why-hero-card = **{ $who }** uses *{ $target }*: worth more here than anything else.
why-hero-rest = **{ $who }** rests: nothing better to do, and strength to recover.
why-hero-end = **{ $who }** ends the turn: nothing left that is worth doing.
why-hero-go_attack = **{ $who }** goes to { $square }: from there **{ $target }** can be struck.
why-hero-go_ward = **{ $who }** goes to { $square }, to stand in the way of **{ $target }**.
why-hero-go_help = **{ $who }** goes to { $square }, to help **{ $target }**.
why-hero-go_errand = **{ $who }** goes to { $square } ({ $target }).
why-hero-go_place = **{ $who }** goes to { $square }: that is a place to be.
why-hero-go_safer = **{ $who }** goes to { $square }: there is less to fear there.
why-hero-go_towards = **{ $who }** goes to { $square }, on the way to **{ $target }**.
why-hero-go_on = **{ $who }** goes to { $square }: the way on.
why-hero-quest = { " " }The quest asks for it.
why-hero-pressed = { " " }Time is running out.
