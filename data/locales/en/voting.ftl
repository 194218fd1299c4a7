# Votes, deadlines and seats without a player, on the panels.

## Who plays at a seat

seat-by-player = no player
seat-by-party = the party
seat-by-autopilot = automatic
seat-away = on holiday

## How a vote stands

vote-alone = **For you to decide** · { $players }
vote-stands = { $cast ->
        [0] **Your votes, please** · a choice wins with { $majority } of { $voters }
        [one] **{ $cast } of { $voters } has voted** · a choice wins with { $majority }
       *[other] **{ $cast } of { $voters } have voted** · a choice wins with { $majority }
    }
vote-counted = Your vote is counted. The panel shows how the vote stands.
vote-until = The vote ends { $at }
vote-default = on a tie or without any vote: { $choice }
vote-tied = on a tie: { $choice }
vote-missing = waiting for { $players }

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
absent-dismiss = Free the seat
## Who plays from now on

offer-asked = 🤝 { $to }: will you play **{ $hero }** from now on?
offer-accept = Yes, I play { $hero }
offer-decline = No, thanks
dismissal-asked = Does { $whom } go on playing **{ $hero }**?
dismissal-keep = Yes, play on
dismissal-let_go = No, free the seat
table-menu = Your answer…

## Deadlines

waiting-question = Due { $at } · without an answer: { $default }
waiting-turn = Due { $at } · then the automatic player finishes this turn
waiting-next = Due { $at } · then the automatic player plays { $hero }

## Help

help-vote = This is decided by a vote: cast yours with the buttons of the panel. You may change your mind until it is decided.
help-voted = Your vote is counted. You may change it on the panel until it is decided.
