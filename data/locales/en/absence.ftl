# Absences: who plays when somebody is not there, and what is answered in advance.

## What the journal tells

absence-answered-clock = ⏳ No answer in time for **{ $hero }**: the default is taken.
absence-answered-party = ⏳ No answer in time: the default is taken.
absence-answered-order = { $hero }: by standing order
absence-piloted = 🤖 The automatic player plays for **{ $hero }**.
absence-piloted-late = ⏳ Time is up: the automatic player plays for **{ $hero }**.
absence-piloted-for = 🤖 The automatic player plays for **{ $hero }**, as { $player } wished.
absence-presumed = 💤 No news of { $player }: the automatic player plays { $heroes } until they are back.
absence-offered = ⏳ **{ $hero }** ({ $player }) has been waited for quite a while: the party decides how to go on.
absence-withdrawn = 👋 { $player } is here: nothing to decide for **{ $hero }** any more.
absence-kept-waiting = ⏳ The party goes on waiting for **{ $hero }**.
absence-handed = 🤝 { $player } hands **{ $hero }** over to { $to }.
absence-handed-together = 🤝 The party hands **{ $hero }** over to { $to }.
absence-left = 👋 { $was } leaves **{ $hero }**. The automatic player goes on until somebody takes over.
absence-dismissed = 👋 { $player } decides: { $was } plays **{ $hero }** no longer. The automatic player goes on until somebody takes over.
absence-dismissed-together = 👋 The party decides: { $was } plays **{ $hero }** no longer. The automatic player goes on until somebody takes over.
absence-taken = 🎲 { $player } takes over **{ $hero }**. Welcome to the table!
absence-seat-offered = 🤝 { $player } asks { $to } to play **{ $hero }** from now on. The answer is on the panel.
absence-seat-declined = 🤝 { $to } would rather not play **{ $hero }**: nothing changes.
absence-seat-withdrawn = 🤝 { $player } no longer asks { $to } to play **{ $hero }**: nothing changes.
absence-dismissal-proposed = 🗳️ { $player } asks the others whether { $whom } goes on playing **{ $hero }**.
absence-player-kept = 🤝 The party decides: **{ $hero }** keeps its player.
absence-keeper-player = 🎲 { $who } takes **{ $hero }** back in hand.
absence-keeper-party = 🎲 { $who } decides: the whole party plays **{ $hero }**.
absence-keeper-autopilot = 🤖 { $who } decides: the automatic player plays **{ $hero }**.
absence-keeper-until-back = 🤖 { $who } decides: the automatic player plays **{ $hero }** until its player is back.
absence-the-party = The party
absence-away-player = 🏖️ { $player } is away. { $heroes } will be waited for.
absence-away-party = 🏖️ { $player } is away. Until then the whole party may play { $heroes }.
absence-away-autopilot = 🏖️ { $player } is away. Until then the automatic player plays for { $heroes }.
absence-back = 👋 { $player } is back and plays { $heroes }.
absence-standin-left = 🪑 { $standin } has played the turns agreed on and no longer stands in for **{ $hero }**.
absence-standin-named = { $turns ->
        [one] 🪑 { $player } agrees that { $standin } may act for **{ $hero }** as well, for one turn.
       *[other] 🪑 { $player } agrees that { $standin } may act for **{ $hero }** as well, for { $turns } turns.
    }

## Why not

refusal-not_by_hand = That only comes by a vote of the party, or when time is up.
refusal-not_waited_for = Nobody is waiting for { $hero } right now.
refusal-nobody_else_there = There is nobody else at the table to ask.
refusal-help_offered_already = The party is already deciding about { $hero }.
refusal-nobody_plays_it = Nobody plays { $hero } right now: take over, or let the party or the automatic player play.
refusal-not_away = You are not on holiday in this campaign.
refusal-offered_already = They have been asked already: { $hero } is theirs as soon as they say yes on the panel.
refusal-nothing_offered = { $hero } is not offered to anybody any more. Nothing was changed.
refusal-offered_to_another = Somebody else was asked to play { $hero }: only they can say yes. Nothing was changed.
refusal-dismiss_yourself = You play { $hero } yourself: leave with `/campaign dismiss`, or hand over with `/campaign handover`.
refusal-dismissal_open = The party is already deciding about somebody. One after the other, please.
refusal-too_few_to_dismiss = It takes two others to dismiss the player of { $hero }. The campaign’s owner or a manager of the server can do it alone.
