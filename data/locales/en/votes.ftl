# Votes: what the party decides together, and who goes first.

## What the journal tells

vote-cast = 🗳️ { $player } votes for **{ $choice }** ({ $votes } of { $voters } votes).
vote-decided = 🗳️ Vote: **{ $choice }**, { $votes } of { $voters } votes.
vote-in-time = 🗳️ Time to vote is up: **{ $choice }**, { $votes } of { $voters } votes.
vote-by-default = 🗳️ Time to vote is up and nobody has voted: **{ $choice }**, as announced.
vote-decided-so = 🗳️ Decided by { $votes } of { $voters } votes.
vote-in-time-so = 🗳️ Time to vote is up, with { $votes } of { $voters } votes for this.
vote-by-default-so = 🗳️ Time to vote is up and nobody has voted: as announced.
turn-contested = ✋ “Me first!” { $player } would like **{ $hero }** to go before **{ $current }**.
turn-given = 🤝 **{ $hero }** lets **{ $other }** go first.
journey-decided-together = 🗳️ The party decides: { $option }

## What is voted for

vote-for-embark = Set out: { $quest }
vote-for-travel = Go to { $city }
vote-for-wait = Stay a week in { $city }
vote-for-leave_city = Leave { $city }
vote-for-give_turn = { $hero } first
vote-for-keep_waiting = Wait for { $hero }
vote-for-autopilot_turn = The automatic hero plays this turn of { $hero }
vote-for-set_keeper-autopilot = The automatic hero plays { $hero } until its player is back
vote-for-hand_hero = Hand { $hero } to whoever plays { $heir }
vote-for-dismiss = Don’t wait: { $hero } has no player any more

## Settings

turns-free = whoever is free goes next
turns-fixed = in party order
decisions-vote = the party votes
decisions-anyone = whoever is there decides

## Why not

refusal-vote_instead = That is decided together: cast your vote, and it is done as soon as the vote is decided.
refusal-vote_over = That vote is over. Look at the panel: there may be something else to decide.
refusal-no_vote_for_you = You have no vote here: those vote who play a hero and are not on holiday.
refusal-voted_already = That is your vote already. You may change it as long as the vote is open.
refusal-nobody_voted = Nobody has voted yet: the vote stays open.
refusal-not_the_clock = A vote closes by itself: when most agree, or when its time is up.
refusal-not_next = The party goes in order: first { $current }, then { $hero } when its turn comes.
refusal-order_is_fixed = The party goes in a fixed order: there is nothing to contest. The campaign’s settings can change that.
refusal-nobody_has_the_turn = Nobody has taken the turn: { $hero } can take it right now.
refusal-own_turn_contested = You play { $current } too: take its turn back, and let the other one go first.
refusal-turn_under_way = { $current } has begun already: it is too late to go first.
refusal-contest_open = { $hero } and { $current } both want this turn: the party votes, then play goes on.
refusal-contest_settled = That is settled: this turn is { $current }’s.
refusal-not_contesting = { $hero } does not ask for this turn.
refusal-no_contest = Nobody contests this turn.
