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
hit = { $pierced ->
        [0] { $hearts } ♥ − { $shields } 🛡 → **{ $damage } ♥**
       *[other] { $hearts } ♥ − { $shields } 🛡 (pierce { $pierced }) → **{ $damage } ♥**
    }
hit-nothing = { $hearts } ♥ − { $shields } 🛡 → nothing gets through
hit-left = { "" } ({ $left } left)
hit-also = ↳ **{ $target }**, caught in it: { $reckoning }.
miss-x-1 = ✖ the attack goes wide!
miss-x-2 = ✖ a miss!
miss-x-3 = ✖ nothing but air!
miss-range = falls short, range { $range } for { $distance } squares
miss-shadow-1 = the shadow swallows the attack!
gains-by-blow = { $condition }!
rerolled = { $who } rerolls { $before } → { $after }
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
        [yes] tests { $attribute } { $value }: { $dice }, { $shields } 🛡, passed
       *[no] tests { $attribute } { $value }: { $dice }, { $shields } 🛡, failed
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
feat = performs a heroic feat
feat-on = performs a heroic feat for **{ $target }**
refreshes = readies { $cards }
equips = equips { $cards }
puts-away = puts { $cards } away
gives = gives { $cards } to **{ $partner }**
takes = gets { $cards } from **{ $partner }**
searches = { $found ->
        [none] searches ({ $token }): { $gold } gold
       *[other] searches ({ $token }): *{ $found }*
    }
takes-token = picks up: { $token }
drops-token = leaves at { $square }: { $token }
noted-appraisal = swaps *{ $discarded }* for *{ $found }*
noted-mark_air = wraps itself in air: only adjacent attacks can reach it
noted-promoted = is promoted: a master from now on
noted-crumbles = crumbles to dust

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
why-target = **{ $who }** ({ $verb }) chooses **{ $target }**.
why-ranking = { " " }Looking for: { $wanted }. { $ranking }.
why-tied = { " " }A tie between { $tied }, settled by: { $how }.
why-neglected = **{ $who }** skips “{ $verb }”: { $why }.
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
neglect-at_peace = a disciple’s prayer of peace turns it away
neglect-immobilized = it is immobilized
neglect-shambling = one move per activation
neglect-no_target = no possible target
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
