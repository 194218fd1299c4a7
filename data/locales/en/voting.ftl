# Votes, deadlines and heroes without a player, on the panels.

## Who plays a hero

seat-by-player = no player
seat-by-party = the party
seat-by-autopilot = automatic
seat-away = on holiday
button-autopilot = Let { $hero } play
panel-then = Then: { $heroes }

## How a vote stands

vote-alone = **For you to decide** · { $players }
vote-stands = { $cast ->
        [0] **Your votes, please** · a choice wins with { $majority } of { $voters }
        [one] **{ $cast } of { $voters } has voted** · a choice wins with { $majority }
       *[other] **{ $cast } of { $voters } have voted** · a choice wins with { $majority }
    }
vote-counted = Your vote is counted. The panel shows how the vote stands.
vote-until = The vote ends { $at }
vote-ready = { $cast ->
        [0] **Shall we?** It takes { $majority } of { $voters } votes
       *[other] **{ $cast } of { $voters } votes** · it takes { $majority }
    }
vote-default = on a tie or without any vote: { $choice }
vote-tied = on a tie: { $choice }
vote-missing = waiting for { $players }

## Who goes first

button-me-first = Me first
button-give-way = I give way
panel-contest = Who goes first?
panel-contest-about = { $hero } would like to go before { $current }. The party votes.

## Somebody is waited for

absent-asked = { $since ->
        [none] Everybody waits for **{ $hero }** ({ $player }). What does the party do?
       *[other] Everybody has been waiting for **{ $hero }** ({ $player }) since { $since }. What does the party do?
    }
absent-menu = What does the party do?
absent-wait = Wait
absent-menu-hand = Hand over to somebody…
absent-turn = Auto this once
absent-back = Auto until back
absent-hand = To { $hero }’s player
absent-dismiss = Free the hero

## Deadlines

waiting-question = Due { $at } · without an answer: { $default }
waiting-turn = Due { $at } · then the automatic hero finishes this turn
waiting-next = Due { $at } · then the automatic hero plays { $hero }

## Help

help-free-heroes = { $n ->
        [one] 🎲 { $heroes } has no player: `/campaign takeover` to join the game.
       *[other] 🎲 { $heroes } have no player: `/campaign takeover` to join the game.
    }
help-contest = Two heroes want the same turn: { $heroes }. Cast your vote on the panel.
help-vote = This is decided by a vote: cast yours with the buttons of the panel. You may change your mind until it is decided.
help-voted = Your vote is counted. You may change it on the panel until it is decided.
help-faster = It is the turn of { $hero }, who has just taken it. To go first, press “Me first” on the panel.
help-automatic = It is the turn of { $hero }. If you don’t want to wait, press “Let … play” on the panel.
camp-help-road-vote = Something waits for the party’s decision: choose on the panel.
