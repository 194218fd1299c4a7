# Votes: what the party decides together, and who goes first.

## What the journal tells

turn-contested = ✋ “Me first!” { $player } would like **{ $hero }** to go before **{ $current }**.
turn-given = 🤝 **{ $hero }** lets **{ $other }** go first.
journey-decided-together = 🗳️ The party decides: { $option }

## What is voted for

vote-for-embark = Set out: { $quest }
vote-for-travel = Go to { $city }
vote-for-wait = Stay a week in { $city }
vote-for-leave_city = Leave { $city }
vote-for-give_turn = { $hero } first
vote-for-autopilot_turn = The automatic hero plays this turn of { $hero }

## Settings

turns-free = whoever is free goes next
turns-fixed = in party order

## Why not

refusal-not_next = The party goes in order: first { $current }, then { $hero } when its turn comes.
refusal-order_is_fixed = The party goes in a fixed order: there is nothing to contest. The campaign’s settings can change that.
refusal-nobody_has_the_turn = Nobody has taken the turn: { $hero } can take it right now.
refusal-own_turn_contested = You play { $current } too: take its turn back, and let the other one go first.
refusal-turn_under_way = { $current } has begun already: it is too late to go first.
refusal-contest_open = { $hero } and { $current } both want this turn: the party votes, then play goes on.
refusal-contest_settled = That is settled: this turn is { $current }’s.
refusal-not_contesting = { $hero } does not ask for this turn.
refusal-no_contest = Nobody contests this turn.
