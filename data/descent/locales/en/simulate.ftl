# What flambeau simulate tells the author of a quest.

simulate-no-such-quest = there is no quest called { $quest }; there are { $quests }.
simulate-playing = Playing
simulate-title = { $quest }, { $heroes } heroes, { $difficulty }
simulate-point = .
simulate-percent = { $number }%
simulate-between = (95% sure: { $low } to { $high })
simulate-games = games
simulate-won = won
simulate-lost = lost
simulate-rounds = rounds
simulate-rounds-told = { $median } as a rule, { $most } at most
simulate-knock-outs = knock-outs per game
simulate-perils = perils per game
simulate-crashes = crashes
simulate-endless = endless games
simulate-crash = The game with seed { $seed } crashed: { $error }
simulate-endless-seeds = Broken off, because they did not end: the games with seed { $seeds }
simulate-raid-title = The Raid, { $heroes } heroes, { $difficulty }
simulate-reached = level reached, on average
simulate-fell = Where raids were lost: { $levels }
simulate-mistakes = flambeau check finds { $number ->
        [one] one mistake
       *[other] { $number } mistakes
    } in it; the first: { $first }

# Why it goes so.

simulate-section-endings = How games end
simulate-section-events = Events
simulate-section-never = What never came, and why
simulate-section-choices = Choices
simulate-section-uses = What was done with doors and tokens
simulate-section-areas = The map
simulate-section-goals = Goals of automatic heroes
simulate-column-ending = ending
simulate-column-outcome = outcome
simulate-column-games = games
simulate-column-rounds = round (first–last)
simulate-column-event = event
simulate-column-times = times
simulate-column-what = never
simulate-column-why = why
simulate-column-choice = choice
simulate-column-option = option
simulate-column-use = use
simulate-column-done = done
simulate-column-vain = in vain
simulate-column-area = area
simulate-column-falls = heroes fell
simulate-column-worst = where
simulate-column-goal = goal
simulate-column-settled = settled
simulate-column-stalled = stalled
simulate-column-stood = rounds
simulate-column-steps = decisions per game
simulate-outcome-won = won
simulate-outcome-lost = lost
simulate-the-ending = the ending { $ending }
simulate-why-never = “{ $trigger }” never came
simulate-why-came = “{ $trigger }” came { $times ->
        [one] once
       *[other] { $times } times
    }, in { $games ->
        [one] one game
       *[other] { $games } games
    }
simulate-why-counted = “{ $trigger }”: { $most } at most in a game, { $needed } are needed
simulate-why-condition = then “{ $part }” did not hold { $times ->
        [one] once
       *[other] { $times } times
    }
simulate-why-seen = { $told }: { $seen }
simulate-seen = { $name } was { $least } to { $most }
simulate-seen-one = { $name } was { $value }
simulate-source-event = the event { $source } leads there; it came in { $games ->
        [0] no game
        [one] one game
       *[other] { $games } games
    }
simulate-source-use = the use { $source } leads there; it was tried in { $games ->
        [0] no game
        [one] one game
       *[other] { $games } games
    }
simulate-source-bag = the bag { $source } may lead there
simulate-source-quest = the quest itself leads there
simulate-way = “{ $way }”
simulate-source-ways = { $source } — if { $ways }

# One game in words.

simulate-told-round = Round { $round }
simulate-told-events = · events: { $events }
simulate-told-won = Won in round { $round }: { $reason }.
simulate-told-lost = Lost in round { $round }: { $reason }.
simulate-told-endless = Broken off in round { $round }.
