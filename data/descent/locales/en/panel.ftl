# The turn panel: choosing, weighing, aiming; the pinned message; long stories.

## Buttons and menus

button-attack = Attack
button-attack-free = free
button-use = Use
button-learn = Learn
button-square = A square…
button-familiar-later = { $familiar }: after your last action
button-familiar-done = { $familiar } has acted this turn
menu-target = Another target…
menu-weapon = Another way to attack…
menu-surges = Spend ⚡…
menu-squares-first = Where to? The most useful squares…
menu-squares-next = { $n ->
        [1] Other squares…
       *[other] Other squares ({ $n })…
    }
menu-choose-part = Choose… ({ $n } of { $most })

## Before attacking

aim-title = **{ $hero }** aims at **{ $target }**
aim-arms = { $weapon }: { $dice } against { $defence }
aim-odds = Hits **{ $hit }%** · **{ $mean } ♥** on average · defeats **{ $kill }%**
aim-chance = { $n }%
aim-small = The target has { $left } ♥ left · cost: { $price }. Nothing is rolled before “Attack”.
aim-dice = { $weapon }: { $dice }
aim-against = - **{ $target }** ({ $left } ♥, { $defence }): hits **{ $hit }%** · **{ $mean } ♥** on average · defeats **{ $kill }%**
aim-several = One monster of your choice takes all ♥, the others half.
weigh-price = Cost: { $price }
weigh-once = once per quest
weigh-used-up = used up by this

## Before learning

lesson-price = { $xp } XP of { $left }
lesson-for-good = -# What is learned is learned for the whole campaign.

## Before the turn ends with something left to do

ending-title = End **{ $hero }**’s turn?
ending-left = Still to be had this turn:
ending-attack = a free attack ({ $targets })
button-end-anyway = End anyway
button-play-on = Back

## Going to a square

form-square-title = Go to a square
form-square-label = Square
form-square-hint = A letter and a number, as on the board

## Stories

panel-earlier = … { $n ->
        [one] { $n } earlier line
       *[other] { $n } earlier lines
    }: `/journal`
panel-since = Since { $hero }’s last turn: { $what }
recap-line = **{ $who }**: { $facts }
recap-down = 💀 { $hero } is down!
recap-down-itself = 💀 down!
recap-up = { $hero } is back up
recap-up-itself = back up
recap-missed = attacks without harm
recap-moved = on the move
recap-nothing = nothing to report

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

## The last page of a quest

button-continue = Continue
page-brought = What the party brings home
page-brought-nothing = Nothing but the memory.
page-open = The quest is over, and its last page lies open. Anybody goes on with “Continue” on the panel.
