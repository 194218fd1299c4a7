# Standing orders and the automatic hero.

## Commands

cmd-orders = orders
    .description = What your hero does without anybody waiting for you
cmd-orders-hero = hero
    .description = Which one, if you play several
cmd-autopilot = autopilot
    .description = Let the automatic hero play for you, within your limits
cmd-autopilot-hero = hero
    .description = Which one, if you play several
cmd-campaign-settings-turns = turns
    .description = Who takes the next turn
cmd-campaign-settings-monsters = monsters
    .description = Whether the board shows the monsters’ turn in motion

## Choices

choice-free = Whoever is free takes the turn
choice-fixed = Always in party order
choice-moving = The board shows what they did
choice-still = A still board

## Standing orders

orders-title = Standing orders · { $hero }
orders-about = When one of these cards may react, your orders are followed without waiting for you.
orders-others = All others
orders-others-about = Holds for every card that may react and has no order of its own, now or later.
orders-no-cards = -# No card of this hero reacts to what others do at the moment.
orders-questions = Questions outside your turn: { $what }
menu-orders = Give an order…
menu-questions = Questions outside your turn…
menu-order = What about this card?
questions-ask = ask me
    .note = The party waits for your answer
questions-default = the default
    .note = Nobody waits for you; a card without an order is not played
questions-autopilot = automatic
    .note = The automatic hero chooses as best it can
standing-none = no order
    .note = As for all other questions
standing-ask = always ask me
    .note = Even if other questions are settled by themselves
standing-use = always use it
    .note = Whenever it would help
standing-hearts = use it if I would lose { $n } ♥ or more
    .note = Otherwise it is kept for later
standing-never = never use it
    .note = You are not asked about it any more
standing-until-quest = not in this quest
standing-until-activation = not in this activation
standing-surges-ask = ask me
    .note = You choose after each roll
standing-surges-best = spend them as best as can be
    .note = As the automatic hero would; you are not asked
orders-surges = Surges
orders-surges-about = After each of your attack rolls your surges are spent as the automatic hero would: not to miss, then for the most damage, then for whatever else is to be had.
standing-now = ➡️ Now: **{ $order }**
button-orders-back = All orders

## The automatic hero

pilot-title = Automatic hero · { $hero }
pilot-hand-player = 🙋 You are playing.
pilot-hand-party = 👥 The whole party plays this hero.
pilot-hand-autopilot = 🤖 The automatic hero plays until you say otherwise. You may still play a turn whenever you like.
pilot-this-turn = 🤖 The automatic hero finishes this turn; then it is up to you again.
pilot-away-player = 🏖️ You are on holiday: the party waits for you.
pilot-away-party = 🏖️ You are on holiday: the whole party plays this hero.
pilot-away-autopilot = 🏖️ You are on holiday: the automatic hero plays.
pilot-uses = Allowed: { $what }
pilot-spares = Not allowed: { $what }
pilot-hint = These limits also hold when the party or a deadline gives it your turn. Press a button to change a limit.
limit-potions = potions
limit-feat = the heroic feat
limit-search = searching
limit-doors = opening doors
limit-fatigue = fatigue to move
button-limit-potions = Potions
button-limit-feat = Feat
button-limit-search = Search
button-limit-doors = Doors
button-limit-fatigue = Fatigue
button-fly = Play this turn for me
button-keep-autopilot = Always play for me
button-keep-player = I play again
button-keep-party = The whole party plays it

## Settings and pace

camp-turns = Next turn: { $value }
camp-turns-free = If two want it, a vote decides
camp-turns-fixed = The same order every round
settings-turns = ▶️ Next turn: { $turns }
settings-monster-turns = 🎞️ Monsters’ turn: { $shown }
monster-turns-moving = replayed on the board
monster-turns-still = told, with a still board

## Help

help-days = Little time? `/orders` answers for you, `/autopilot` plays for you, `/holiday` excuses you, `/habits` is about reminders, `/catchup` tells what you missed.
