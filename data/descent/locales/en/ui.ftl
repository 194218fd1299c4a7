# What the panel, the buttons, the status and the help show.

## Small words

unarmed = bare hands
hero-ability = Hero ability
hero-feat = Heroic feat
difficulty-normal = normal
difficulty-hard = hard
ties-vote = players vote
ties-merciful = mercy
ties-fair = fair chance
ties-cunning = cunning
slot-hands = hand
slot-armor = armour
slot-other = other
range-melee = melee
range-ranged = ranged
terrain-plain = floor
terrain-water = water
terrain-pit = pit
terrain-hazard = hazard
terrain-obstacle = obstacle
terrain-lava = lava
terrain-mud = mud

## Prices

price-actions = { $n ->
        [one] { $n } action
       *[other] { $n } actions
    }
price-points = { $n ->
        [one] { $n } movement point
       *[other] { $n } movement points
    }
price-fatigue = { $n } ✦
price-hearts = { $n } ♥
price-exhaust = exhaust the card
price-free = free

## What a hero can do: the text of buttons and menus

do-take_turn = { $hero } goes
do-move = Go to { $to }
do-stride = Move action
do-push = { $fatigue ->
        [one] Push: { $fatigue } ✦ for { $fatigue } point
       *[other] Push: { $fatigue } ✦ for { $fatigue } points
    }
do-climb_out = Climb out of the pit to { $to }
do-attack = { $pay ->
        [bonus] Free attack: { $target } ({ $weapon })
        [extra] Extra attack: { $target } ({ $weapon })
       *[action] Attack { $target } ({ $weapon })
    }
do-use_card = { $card }
    .aimed = { $card } on { $target }
do-open_door = Open: { $door }
do-search = Search: { $token }
do-pick_up = Pick up: { $token }
do-put_down = Put { $token } down at { $to }
do-rest = Rest
do-revive = Revive { $target }
do-stand_up = Stand up
do-shake_off = Shake off: { $condition }
    .other = Shake off: { $condition } ({ $figure })
do-equip = Equip: { $cards }
do-trade = Trade with { $partner }
    .give = Give { $cards } to { $partner }
    .take = Take { $cards } from { $partner }
do-move_familiar = { $familiar }: go to { $to }
do-attack_with_familiar = { $familiar }: attack { $target }
    .armed = { $familiar }: attack { $target } ({ $weapon })
do-finish_actions = Declare your actions over: then your familiar acts
do-end_turn = End turn
do-answer = Answer

## Buttons

button-undo = Undo
button-redo = Redo
button-end = End turn
button-why = Why?
button-hero = My sheet
button-inventory = Inventory
button-leave = Leave
button-start = Start the quest
button-again = Play again
button-stand = Stand up
menu-go = Go to…
menu-attack = Attack…
menu-more = More actions…
menu-hero = Choose a hero…
button-gallery = The heroes
button-sit-down = Join as { $hero }
gallery-beginner = **Easy to play**, for a first evening.
gallery-hybrid = A hybrid class goes with a class of another archetype: equipment and starting skills come from there, its skills of 3 XP stay closed, and nobody else can take either.
gallery-hint = What the hero and its class bring along is on the sheet.
gallery-take = Take { $hero }
gallery-menu = Look at another hero…

## Panel

panel-gathering = Heroes at the table: **{ $heroes } of { $most }**
panel-next = Who goes now?
panel-turn = **{ $hero }**’s turn
panel-left = { $actions ->
        [0] No action left
        [one] { $actions } action
       *[other] { $actions } actions
    }{ $points ->
        [0] { "" }
        [one] { " " }· { $points } point
       *[other] { " " }· { $points } points
    }
panel-hero = { $health }/{ $health_max } ♥ · { $stamina }/{ $stamina_max } ✦
panel-bonus-attack = One free attack this turn (party of two heroes)
panel-extra-attacks = { $n ->
        [one] { $n } extra attack
       *[other] { $n } extra attacks
    }
panel-knocked-out = Knocked out: standing up is all that can be done
panel-question = **{ $owner }** has to choose
panel-over-won = 🏆 Quest won
panel-over-lost = 💀 Quest lost
seat = **{ $hero }**, { $hero_class }: { $player }
seat-free = free seat

## Status

status-title = { $name } · { $quest }
status-round = Round { $round } · morale { $morale } · { $gold } gold
status-objective = Goal: { $objective }
status-heroes = Heroes
status-monsters = Monsters
status-played = has gone
status-to-play = still to go
status-activated = activated
status-waiting = not activated yet
status-group = { $group }: { $count } alive, { $state }
status-no-monsters = No monster in sight

## The board in words, for those who can’t see the picture

alt-board = Board, round { $round }. { $figures }
alt-figure = { $figure } at { $square }, { $left } ♥
alt-unhurt = { $figure } at { $square }
alt-fallen = { $figure } knocked out at { $square }
alt-carries = carrying { $things }
alt-door = Closed door: { $door }
alt-door-locked = Locked door: { $door }
alt-somebody = somebody
hero-token = hero token: { $hero }
alt-token = { $token } at { $square }
alt-dice = Dice: { $dice }
alt-hero = Sheet of { $hero }

## Help

help-gathering = Take a hero in the panel’s menu (or with `/campaign join`), then begin the quest. It takes two to four heroes.
help-next = Choose the hero who goes: press its button. After each hero one group of monsters acts.
help-turn = Your hero has two actions: move, attack, open a door, search, rest… The panel shows only what is allowed.
help-question = A question is open: it is for { $owner } to choose. Meanwhile `/board`, `/hero` and `/inventory` are open to all.
help-your-question = It is for you to choose: answer the question with the buttons of the panel.
help-waiting = None of your heroes can go now. Waiting for: { $heroes }.
help-over = The quest is over. The panel’s menu lets your heroes learn skills; then you may play again.
help-other = It is the turn of { $hero }. Meanwhile look at the board, your sheet or the inventory: `/board`, `/hero`, `/inventory`.
help-symbols = ♥ damage or health · ⚡ surge · ✦ fatigue · 🛡 shield · ➶ range · ✖ the attack misses
help-rules = `/rule` explains any word of the game.

## Answers of the bot

answer-nothing-found = Nobody carries “{ $text }”. The party carries: { $cards }.
answer-carries = **{ $hero }** carries { $cards }
