# The turn panel: choosing, weighing, aiming; the pinned message; long stories.

## Buttons and menus

button-attack = Attack
button-use = Use
button-learn = Learn
button-square = A square…
menu-target = Another target…
menu-weapon = Another way to attack…
menu-surges = Spend ⚡…

## Before attacking

aim-title = **{ $hero }** aims at **{ $target }**
aim-arms = { $weapon }: { $dice } against { $defence }
aim-odds = Hits **{ $hit }%** · **{ $mean } ♥** on average · defeats **{ $kill }%**
aim-chance = { $n }%
aim-small = The target has { $left } ♥ left · cost: { $price }. Nothing is rolled before “Attack”.

## Before learning

lesson-price = { $xp } XP of { $left }
lesson-for-good = -# What is learned is learned for the whole campaign.

## Going to a square

form-square-title = Go to a square
form-square-label = Square
form-square-hint = A letter and a number, as on the board

## Stories

panel-earlier = … { $n ->
        [one] { $n } line above
       *[other] { $n } lines above
    }

## Pinned message

status-peril = Peril at the end of round: { $marks }
status-peril-mark = { $round } ({ $level ->
        [minor] minor
        [major] major
       *[deadly] deadly
    })
status-knocked-out = knocked out
status-gathering = The party is gathering: take a hero in the panel.
status-next = Who goes now? { $heroes }
