# What the clock says in the channel: reminders, offers of help, forgotten campaigns.

## Reminders

remind-turn = it is **{ $hero }**’s turn.
remind-next = **{ $hero }** may go.
remind-question = **{ $hero }** has a choice to make.
remind-vote = a vote is missing.
remind-road = the party waits for a decision.
remind-party-turn = a seat of the party waits to be played.
remind-party-next = a seat of the party waits to be played.
remind-party-question = the party has a choice to make.
remind-party-vote = a vote is missing.
remind-party-road = the party waits for a decision.
remind-until-question = Without an answer the default is taken { $at }.
remind-until-vote = The vote ends { $at }.
remind-until-turn = The automatic player will play for { $hero } { $at }.
remind-count = Reminder { $number } of { $most }. Going away? `/holiday`. Too many reminders? `/habits`.
button-mute = Not this time
answer-muted = Noted: no more reminders this time.
answer-mute-not-you = That reminder is not for you: nothing has changed.
answer-mute-over = That is over already: there was nothing left to remind of.
remind-reactions = you may react, without waiting for the others.

## When somebody does not answer

offer-help = **{ $hero }** ({ $player }) does not answer; the wait began { $since }. What does the party do?

## Next

notice-next = **{ $hero }** goes next.

## Forgotten campaigns

forgotten-title = { $name }: shall we go on?
forgotten-ask = Last played { $since }.
forgotten-hint = Without an answer within two weeks the campaign is put away. Nothing is lost: it can be taken up where it stands.
forgotten-archived = { $name } is put away
forgotten-restore = Nobody has played for a long time. Any of its players takes it up where it stood with `/campaign restore`.
button-go-on = We go on
answer-going-on = Good, the campaign stays open.
still-played = 🕯️ { $player }: we go on!
