# Players’ days: habits, holidays, the pace, and who plays at which seat.

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
    .description = Ask somebody to play your hero from now on, for good
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
    .description = Yours; for the owner and managers any; for others the party votes
cmd-campaign-dismiss-player = player
    .description = Who is asked to play it from now on
cmd-campaign-keeper = keeper
    .description = Who moves a hero: its player, the party or the automatic hero
cmd-campaign-keeper-hero = hero
    .description = Your own, or one without a player
cmd-campaign-keeper-keeper = who
    .description = Who moves it from now on

## Choices

choice-on = Yes
choice-off = No
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
holiday-hand-autopilot = 🤖 Meanwhile the automatic player plays for you.
holiday-hand-party = 👥 Meanwhile the whole party may play for you.
holiday-hand-player = ⏳ Meanwhile you are waited for.
holiday-quiet = 🔕 No reminders during that time.
holiday-back = 👋 Automatic return on **{ $day }**, or earlier with the button.
holiday-campaigns = Concerns: { $campaigns }.
holiday-nowhere = You play in no campaign at the moment; it will hold for the next ones.
holiday-hint = `/holiday until:friday` is enough to leave right now.
holiday-over = 👋 Welcome back! You play yourself again, and reminders go on.
holiday-cancelled = That holiday is cancelled: nothing changes.
button-returned = I’m back
button-cancel-holiday = Cancel this holiday

## Settings and pace

camp-decisions = Decisions: { $value }
camp-decisions-vote = The majority wins
camp-decisions-anyone = Faster: whoever presses first decides
settings-decisions = 🗳️ Decisions of the party: { $decisions }
settings-standin-turns = { $turns ->
        [one] 🪑 { $hero }: { $player }, or { $standin } as a stand-in for one turn
       *[other] 🪑 { $hero }: { $player }, or { $standin } as a stand-in for { $turns } turns
    }
settings-seat = 🎭 { $hero }: { $who }
settings-pace-hint = Reminders and deadlines: `/campaign pace`.
pace-title = Pace of this campaign
pace-hint = Each reminder comes twice as late as the one before, never in quiet hours (`/habits`). Name an option to change it.

## Who plays at which seat

answer-standin-turns = { $turns ->
        [one] { $player } may act for { $hero } as well, for one turn.
       *[other] { $player } may act for { $hero } as well, for { $turns } turns.
    }
answer-handed = { $player } plays { $hero } from now on.
answer-offered = { $player } is asked on the panel, and plays { $hero } as soon as they say yes.
answer-dismissal-proposed = The others are asked on the panel whether { $hero } keeps its player. You have voted for a change.
answer-taken-over = You play { $hero } from now on. `/catchup` tells what has happened.
ask-dismiss = Shall { $player } no longer play **{ $hero }**? The automatic player will move it until somebody takes it over with `/campaign takeover`.
button-free = Yes, dismiss
answer-dismissed = { $hero } has no player any more. `/campaign takeover` to take the place, `/campaign keeper` to choose who moves it.
answer-keeper-autopilot = The automatic player moves { $hero } from now on.
answer-keeper-party = The whole party may play { $hero } from now on.
answer-keeper-player = { $hero } obeys its player again.

## Why not

refusal-no_such_zone = “{ $typed }” is no time zone I know. Type a big city, such as: { $zones }. Nothing was changed.
refusal-no_quiet_hours = “{ $typed }” does not say from when to when. Write `22:00-08:00`, for example, or “none”. Nothing was changed.
refusal-no_time_of_day = “{ $typed }” is no time of day. Write `18:00`, for example, or “none” to stop. Nothing was changed.
refusal-no_reminder_hours = “{ $typed }” won’t do: give hours between 1 and { $most }, or “campaign”. Nothing was changed.
refusal-no_such_date = “{ $typed }” is no date I understand. Write `20/08`, `2026-08-20`, `friday` or `3 days`, for example. Nothing was changed.
refusal-date_is_past = “{ $typed }” is over already. Nothing was changed.
refusal-ends_before_it_begins = The end comes before the beginning. Nothing was changed.
refusal-holiday_too_long = That is far away: { $days } days at most. For a longer absence hand your seat over with `/campaign handover`. Nothing was changed.
refusal-holiday_needs_an_end = Say when it ends too, for example `until:friday`. Nothing was changed.
refusal-no_holiday = You are not on holiday, and none is planned.
