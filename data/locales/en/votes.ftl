# Votes: what the players decide together.

## What the journal tells

vote-cast = 🗳️ { $player } votes for **{ $choice }** ({ $votes } of { $voters } votes).
vote-decided = 🗳️ Vote: **{ $choice }**, { $votes } of { $voters } votes.
vote-in-time = 🗳️ Time to vote is up: **{ $choice }**, { $votes } of { $voters } votes.
vote-by-default = 🗳️ Time to vote is up and nobody has voted: **{ $choice }**, as announced.
vote-score-between = { " : " }
vote-tie-default = 🗳️ { $score }, so the default: **{ $choice }**.
vote-tie-first = 🗳️ { $score }, so what was voted for first: **{ $choice }**.
vote-tie-default-so = 🗳️ { $score }, so the default, as announced.
vote-tie-first-so = 🗳️ { $score }, so what was voted for first.
vote-decided-so = 🗳️ Decided by { $votes } of { $voters } votes.
vote-in-time-so = 🗳️ Time to vote is up, with { $votes } of { $voters } votes for this.
vote-by-default-so = 🗳️ Time to vote is up and nobody has voted: as announced.

## What is voted for

vote-for-keep_waiting = Wait for { $hero }
vote-for-set_keeper-autopilot = The automatic player plays { $hero } until its player is back
vote-for-hand_hero = Hand { $hero } to whoever plays { $heir }
vote-for-dismiss = Don’t wait: { $hero } has no player any more
vote-for-let_go = { $hero } has no player any more
vote-for-keep_player = { $hero } keeps its player

## Settings

decisions-vote = the party votes
decisions-anyone = whoever is there decides

## Why not

refusal-vote_instead = That is decided together: cast your vote, and it is done as soon as the vote is decided.
refusal-vote_over = That vote is over. Look at the panel: there may be something else to decide.
refusal-no_such_choice = That choice is not offered. Choose among the buttons.
refusal-no_vote_for_you = You have no vote here: those vote who play and are not on holiday.
refusal-voted_already = That is your vote already. You may change it as long as the vote is open.
refusal-nobody_voted = Nobody has voted yet: the vote stays open.
refusal-not_the_clock = A vote closes by itself: when most agree, or when its time is up.
