# Catching up, and the chronicle of the day.

## Command

cmd-catchup = catchup
    .description = What happened since you last did something, in short and in pictures
cmd-catchup-since = since
    .description = Since when to tell; since you last did something by default
choice-catchup-deed = When I last did something
choice-catchup-day = The last 24 hours
choice-catchup-week = The last seven days
choice-catchup-quest = The beginning of the quest

## The message

catchup-title = While you were away
catchup-whole = While you were away, in full
catchup-from = Since { $at } ({ $ago })
catchup-page = Page { $page } of { $pages }
catchup-nothing = Nothing new since { $at }. { $now }
catchup-nothing-yet = Nothing has happened here yet. { $now }
catchup-link = [Go to the panel]({ $link })
button-catchup = What I missed
button-catchup-before = Back
button-catchup-after = Next
button-catchup-whole = Tell me everything
button-catchup-folded = In short
catchup-replay = The last round, as it went.

## For you

catchup-you-turn = ▶️ **It is up to you.** The turn of **{ $heroes }** is under way.
catchup-you-next = ▶️ **You may go next, if you like.** Can play now: **{ $heroes }**.
catchup-you-question = ❓ **A question is waiting for you.** { $question }
catchup-you-vote = 🗳️ **The party decides together.** { $question }
catchup-wait-turn = ⏳ It is the turn of { $heroes }.
catchup-wait-next = ⏳ The party waits for a turn: { $heroes }.
catchup-wait-question = ⏳ A question is open for { $heroes }.
catchup-wait-party = ⏳ The party has something to decide.
catchup-answered = 🤖 { $n ->
        [one] A question was answered for you
       *[other] { $n } questions were answered for you
    }{ $cards ->
        [none] .
       *[other] { " " }({ $cards }).
    }

## The chronicle of the day

daily-title = 📜 Chronicle of { $date }
daily-date = { $weekday } { $day } { $month }
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
