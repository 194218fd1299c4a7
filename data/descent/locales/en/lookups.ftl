# Looking things up: the commands, and what their answers say.

## Commands

cmd-item = item
    .description = Look at an item, a potion or a relic
cmd-item-item = item
    .description = The item, by name
cmd-condition = condition
    .description = What a condition does, and how to be rid of it
cmd-condition-condition = condition
    .description = The condition, by name
cmd-odds = odds
    .description = The exact chances of an attack
cmd-odds-target = target
    .description = The monster to attack
cmd-odds-hero = hero
    .description = Who attacks; your hero if you say nothing
cmd-odds-weapon = weapon
    .description = With which weapon
cmd-threat = threat
    .description = What may happen to you if you end your turn here, or anywhere in reach
cmd-threat-hero = hero
    .description = Who; your hero if you say nothing
cmd-turn-item = item
    .description = Drink a potion or use something you carry
cmd-turn-item-card = item
    .description = The potion or item
cmd-turn-item-target = target
    .description = The figure you aim at, if the item needs one
cmd-turn-token = token
    .description = Pick up, put down or use something of the quest
cmd-turn-token-token = token
    .description = The token or door
cmd-turn-token-use = use
    .description = What to do with it, where there is a choice
cmd-turn-token-to = to
    .description = Where to put it down, for example C4
cmd-turn-familiar = familiar
    .description = Let your familiar move or attack
cmd-turn-familiar-to = to
    .description = The square it goes to, for example C4
cmd-turn-familiar-target = target
    .description = The enemy it attacks
cmd-turn-familiar-familiar = familiar
    .description = Which of your familiars, if you have several

## The board read aloud

aloud-size = The board reaches from { $first } to { $last }. Columns are letters from west to east, rows are numbers from north to south. Round { $round }.
aloud-rows = Row by row
aloud-row = - Row { $row }: { $squares }.
aloud-span = { $first } to { $last }
aloud-figures = Who stands where
aloud-next-to = Next to: { $things }.
aloud-alone = Next to nobody.
aloud-things = Doors and tokens
aloud-ledges = - The ground rises along { $edges }
aloud-door-open = - Open door: { $door } ({ $edges })
aloud-door-closed = - Closed door: { $door } ({ $edges })
aloud-door-locked = - Locked door: { $door } ({ $edges })

## Odds

odds-title = { $hero } against { $target } with { $weapon }
odds-afar = { $points ->
        [one] ⚠️ Out of reach from here. These are the odds from **{ $square }**, the nearest square that will do: { $points } movement point away.
       *[other] ⚠️ Out of reach from here. These are the odds from **{ $square }**, the nearest square that will do: { $points } movement points away.
    }
odds-dice = { $dice } against { $defence } · the target has { $left } ♥ left
odds-told = Hits **{ $hit }%** · **{ $mean } ♥** on average · defeats **{ $kill }%**
odds-small = Every face of every die is counted; surges are spent for the most damage. Cards one may use or not are left out.

## Party

purse = 🪙 { $gold } gold · fame { $fame }

## Rules and signs

rulebook-see-also = See also: { $words }
help-possible = Possible now: { $deeds }.
signs-title-cards = On dice and cards
signs-title-dice = The dice
signs-title-board = On the board
signs-blue = Blue: in every attack; range, ♥, and the cross that misses
signs-red = Red: many ♥
signs-yellow = Yellow: ♥, range and ⚡
signs-green = Green: ♥ and ⚡
signs-brown = Brown: weak defence
signs-gray = Grey: good defence
signs-black = Black: strong defence
signs-heroes = Round tokens: heroes, each in a colour of its own; the bar below is their health
signs-monsters = Pale squares with a letter and a number: minions, for example Z2
signs-masters = Red squares with a golden rim: masters, the stronger ones of their group
signs-search = A chest: search token, an action beside it draws a search card
signs-objective = Coloured token: an objective of the quest
signs-doors = A wooden bar between two squares: a door
signs-reach = Tinted squares with a number: where the hero can go, and for how many points
signs-aim = Marked monsters: those that can be attacked from here

## About

refusal-no_such_card = No card is called “{ $text }”. Choose one from the list.
refusal-familiar_needs_errand = Say where your familiar goes, or whom it attacks.

## What if I end here?

button-threat = What if I end here?
threat-title = { $hero } on { $square }: what if the turn ends here?
threat-group = **{ $group }**: { $able ->
        [one] { $able } could strike
       *[other] { $able } could strike
    } · { $attacking } of { $cards } cards to come let them attack · hurt **{ $hurt }%** · **{ $mean } ♥** on average{ $acted ->
        [yes] { " " }(not before the next round)
       *[no] { "" }
    }
threat-all = All together, if everybody goes for { $hero } ({ $left } ♥ left): hurt **{ $hurt }%** · **{ $mean } ♥** on average
threat-none = Nobody in view can get at { $hero } here with the next activation.
threat-least = Least to fear within reach: **{ $square }**, { $mean } ♥ on average.
threat-small = Exact odds, with one move and one attack for each monster in view; which card comes and whom they pick is open. Special effects of cards are left out.
threat-hidden = Closed doors may hide more.
threat-legend = Hearts to fear on average; { $hero } has { $left }
threat-alt = What { $hero } has to fear on each square in reach, in hearts on average: { $squares }
threat-alt-square = { $square } { $mean }
threat-number = { $mean }
threat-step = { $which ->
        [0] nothing
        [1] little
       *[other] from { $least }
    }
