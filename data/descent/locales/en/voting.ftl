# Votes, deadlines and heroes without a player, on the panels.

## Who plays a hero

button-autopilot = Let { $hero } play
panel-then = Then: { $heroes }

## Who goes first

button-me-first = Me first ({ $heroes })
button-give-way = I give way
panel-contest = Who goes first?
panel-contest-about = { $hero } would like to go before { $current }. The party votes.

## Help

help-free-heroes = { $n ->
        [one] 🎲 { $heroes } has no player: `/campaign takeover` to join the game.
       *[other] 🎲 { $heroes } have no player: `/campaign takeover` to join the game.
    }
help-contest = Two heroes want the same turn: { $heroes }. Cast your vote on the panel.
help-faster = It is the turn of { $hero }, who has just taken it. To go first, press “Me first” on the panel.
help-automatic = It is the turn of { $hero }. If you don’t want to wait, press “Let … play” on the panel.
camp-help-road-vote = Something waits for the party’s decision: choose on the panel.
