# What the house says of heroes and quests: the same messages as in `data/locales`, as this game tells them.

absence-piloted = 🤖 The automatic hero plays for **{ $hero }**.
absence-piloted-late = ⏳ Time is up: the automatic hero plays for **{ $hero }**.
absence-piloted-for = 🤖 The automatic hero plays for **{ $hero }**, as { $player } wished.
absence-presumed = 💤 No news of { $player }: the automatic hero plays { $heroes } until they are back.
absence-left = 👋 { $was } leaves **{ $hero }**. The automatic hero goes on until somebody takes over.
absence-dismissed = 👋 { $player } decides: { $was } plays **{ $hero }** no longer. The automatic hero goes on until somebody takes over.
absence-dismissed-together = 👋 The party decides: { $was } plays **{ $hero }** no longer. The automatic hero goes on until somebody takes over.
absence-keeper-autopilot = 🤖 { $who } decides: the automatic hero plays **{ $hero }**.
absence-keeper-until-back = 🤖 { $who } decides: the automatic hero plays **{ $hero }** until its player is back.
absence-away-autopilot = 🏖️ { $player } is away. Until then the automatic hero plays for { $heroes }.
refusal-nobody_plays_it = Nobody plays { $hero } right now: take over, or let the party or the automatic hero play.

view-created = The campaign is open. Choose a hero on [the panel]({ $link }).
party-unnamed = The Torchbearers
play-begun = The first quest begins on [the panel]({ $link }), and two heroes are yours. Whoever wants to play with you presses *Join* there before the first turn.
view-joined = You play { $hero }, { $hero_class }.
view-started = The quest begins.

holiday-hand-autopilot = 🤖 Meanwhile the automatic hero plays your heroes.
holiday-hand-party = 👥 Meanwhile the whole party may play your heroes.
holiday-hand-player = ⏳ Meanwhile your heroes wait for you.
holiday-over = 👋 Welcome back! Your heroes obey you again, and reminders go on.
ask-dismiss = Shall { $player } no longer play **{ $hero }**? The automatic hero will move it until somebody takes it over with `/campaign takeover`.
button-free = Yes, dismiss
answer-keeper-autopilot = The automatic hero moves { $hero } from now on.
refusal-holiday_too_long = That is far away: { $days } days at most. For a longer absence hand your hero over with `/campaign handover`. Nothing was changed.

remind-party-turn = a hero of the party waits to be played.
remind-party-next = a hero of the party waits to be played.
remind-until-turn = The automatic hero will play for { $hero } { $at }.

pace-late-autopilot = after that the automatic hero plays

refusal-no_such_hero = This hero is not in the game. Choose one from the list.
refusal-hero_taken = { $hero } is already at the table. Choose another hero.
refusal-not_at_the_table = You are not at this table. Take a hero with `/campaign join`, or one without a player with `/campaign takeover`.
refusal-board_has_moved_on = The board has moved on. Use the newest panel.

answer-stale = The board has moved on. [See where the game stands]({ $link })

vote-for-set_keeper-autopilot = The automatic hero plays { $hero } until its player is back
refusal-no_vote_for_you = You have no vote here: those vote who play a hero and are not on holiday.

absent-dismiss = Free the hero
waiting-turn = Due { $at } · then the automatic hero finishes this turn
waiting-next = Due { $at } · then the automatic hero plays { $hero }
