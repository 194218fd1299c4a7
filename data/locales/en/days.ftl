# Players’ days: habits, holidays, standing orders, the automatic hero, the pace, and who plays which hero.

## Commands

cmd-habits = habits
    .description = Your quiet hours, time zone and reminders, for all your campaigns
cmd-habits-zone = zone
    .description = A big city near you, such as Lyon or Montreal
cmd-habits-quiet = quiet
    .description = When not to call you, such as 22:00-08:00; “none” for never
cmd-habits-reminders = reminders
    .description = The first reminder after so many hours; “campaign” follows each campaign
cmd-habits-next_notice = next
    .description = Let you know when you are next
cmd-holiday = holiday
    .description = Be away from all your campaigns, or come back early
cmd-holiday-until = until
    .description = The last day: 20/08, friday, 3 days… or “back” to come back now
cmd-holiday-since = from
    .description = The first day; today if you say nothing
cmd-holiday-hero = hero
    .description = Who plays your heroes meanwhile
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
cmd-campaign-settings-decisions = decisions
    .description = How the party decides together
cmd-campaign-pace = pace
    .description = See and change reminders, deadlines and the chronicle of this campaign
cmd-campaign-pace-reminders = reminder
    .description = Hours before the first reminder
cmd-campaign-pace-count = count
    .description = How many reminders at most; 0 for none
cmd-campaign-pace-turn = turn
    .description = Hours for a turn; 0 for no deadline
cmd-campaign-pace-late = late
    .description = What happens to a turn that is late
cmd-campaign-pace-question = question
    .description = Hours to answer a question; 0 for no deadline
cmd-campaign-pace-vote = vote
    .description = Hours for a vote; 0 for no deadline
cmd-campaign-pace-chronicle = chronicle
    .description = The time of the daily chronicle, such as 18:00; “none” to stop it
cmd-campaign-pace-zone = zone
    .description = The time zone of the chronicle: a big city
cmd-campaign-pace-forgotten = forgotten
    .description = Weeks without anything before asking whether the campaign goes on
cmd-campaign-standin-turns = turns
    .description = For how many turns; if empty, until you say otherwise
cmd-campaign-handover = handover
    .description = Give your hero to somebody else, for good
cmd-campaign-handover-hero = hero
    .description = Your hero
cmd-campaign-handover-player = player
    .description = Who plays it from now on
cmd-campaign-takeover = takeover
    .description = Take a hero without a player and drop in
cmd-campaign-takeover-hero = hero
    .description = The hero you will play
cmd-campaign-dismiss = dismiss
    .description = A hero has no player any more; somebody else can take it over
cmd-campaign-dismiss-hero = hero
    .description = Your own; for the owner, any of them
cmd-campaign-keeper = keeper
    .description = Who moves a hero: its player, the party or the automatic hero
cmd-campaign-keeper-hero = hero
    .description = Your own, or one without a player
cmd-campaign-keeper-keeper = who
    .description = Who moves it from now on

## Choices

choice-on = Yes
choice-off = No
choice-free = Whoever is free takes the turn
choice-fixed = Always in party order
choice-decisions-vote = The party votes
choice-decisions-anyone = Whoever is there decides
choice-late-autopilot = The automatic hero plays it
choice-late-wait = The party waits
choice-away-autopilot = The automatic hero plays them
choice-away-party = The party plays them
choice-away-player = They wait for me
choice-keeper-autopilot = The automatic hero
choice-keeper-party = The whole party
choice-keeper-player = Its player
typed-none = none
typed-campaign = campaign
typed-back = back
typed-days = { $n ->
        [one] { $n } day
       *[other] { $n } days
    }

## Habits

habits-title = Your habits
habits-zone = Time zone: **{ $zone }** · it is { $time } there
habits-quiet = Quiet hours: from { $since } to { $until } nobody calls you
habits-quiet-never = Quiet hours: none, a reminder may come at night
habits-reminders = Reminders: after { $hours } h, or sooner if the campaign is in more of a hurry
habits-reminders-campaign = Reminders: when each campaign says so
habits-next = “You are next”: you are told
habits-next-never = “You are next”: you are not told
habits-holiday-none = No holiday planned
habits-hint = This holds for all your campaigns. Name an option to change it; `/holiday` to be away.

## Holidays

holiday-title = Your holiday
holiday-now = On holiday up to and including **{ $until }**
holiday-later = On holiday from **{ $since }** up to and including **{ $until }**
holiday-open = On holiday since **{ $since }**, with no end in sight
holiday-hand-autopilot = 🤖 Meanwhile the automatic hero plays your heroes.
holiday-hand-party = 👥 Meanwhile the whole party may play your heroes.
holiday-hand-player = ⏳ Meanwhile your heroes wait for you.
holiday-quiet = 🔕 No reminders during that time.
holiday-back = 👋 Automatic return on **{ $day }**, or earlier with the button.
holiday-campaigns = Concerns: { $campaigns }.
holiday-nowhere = You play in no campaign at the moment; it will hold for the next ones.
holiday-hint = `/holiday until:friday` is enough to leave right now.
holiday-over = 👋 Welcome back! Your heroes obey you again, and reminders go on.
holiday-cancelled = That holiday is cancelled: nothing changes.
button-returned = I’m back
button-cancel-holiday = Cancel this holiday

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
camp-decisions = Decisions: { $value }
camp-decisions-vote = The majority wins
camp-decisions-anyone = Faster: whoever presses first decides
settings-turns = ▶️ Next turn: { $turns }
settings-decisions = 🗳️ Decisions of the party: { $decisions }
settings-standin-turns = { $turns ->
        [one] 🪑 { $hero }: { $player }, or { $standin } as a stand-in for one turn
       *[other] 🪑 { $hero }: { $player }, or { $standin } as a stand-in for { $turns } turns
    }
settings-seat = 🎭 { $hero }: { $who }
settings-pace-hint = Reminders and deadlines: `/campaign pace`.
pace-title = Pace of this campaign
pace-hint = Each reminder comes twice as late as the one before, never in quiet hours (`/habits`). Name an option to change it.

## Who plays which hero

answer-standin-turns = { $turns ->
        [one] { $player } may act for { $hero } as well, for one turn.
       *[other] { $player } may act for { $hero } as well, for { $turns } turns.
    }
answer-handed = { $player } plays { $hero } from now on.
answer-taken-over = You play { $hero } from now on. `/catchup` tells what has happened.
ask-dismiss = Shall { $player } no longer play **{ $hero }**? The automatic hero will move it until somebody takes it over with `/campaign takeover`.
button-free = Yes, dismiss
answer-dismissed = { $hero } has no player any more. `/campaign takeover` to take the place, `/campaign keeper` to choose who moves it.
answer-keeper-autopilot = The automatic hero moves { $hero } from now on.
answer-keeper-party = The whole party may play { $hero } from now on.
answer-keeper-player = { $hero } obeys its player again.

## Help

help-days = Little time? `/orders` answers for you, `/autopilot` plays for you, `/holiday` excuses you, `/habits` is about reminders, `/catchup` tells what you missed.

## Why not

refusal-no_such_zone = “{ $typed }” is no time zone I know. Type a big city, such as: { $zones }. Nothing was changed.
refusal-no_quiet_hours = “{ $typed }” does not say from when to when. Write `22:00-08:00`, for example, or “none”. Nothing was changed.
refusal-no_time_of_day = “{ $typed }” is no time of day. Write `18:00`, for example, or “none” to stop. Nothing was changed.
refusal-no_reminder_hours = “{ $typed }” won’t do: give hours between 1 and { $most }, or “campaign”. Nothing was changed.
refusal-no_such_date = “{ $typed }” is no date I understand. Write `20/08`, `2026-08-20`, `friday` or `3 days`, for example. Nothing was changed.
refusal-date_is_past = “{ $typed }” is over already. Nothing was changed.
refusal-ends_before_it_begins = The end comes before the beginning. Nothing was changed.
refusal-holiday_too_long = That is far away: { $days } days at most. For a longer absence hand your hero over with `/campaign handover`. Nothing was changed.
refusal-holiday_needs_an_end = Say when it ends too, for example `until:friday`. Nothing was changed.
refusal-no_holiday = You are not on holiday, and none is planned.
