# “The Fair Copy”: second chapter of “The False Count”. A book in a vault, a city in the book.

quest-fair_copy = The Fair Copy
    .intro = “There are two registers,” says Perpetua Quill, census clerk, struck out since Thursday. “The rough one, where you may write what you like. And the fair copy. What stands in the fair copy is true.” It sleeps under the town hall behind two bolts: the day bolt, drawn from the sewer, and the night bolt, behind the archive. One may begin with either. Dawn will begin by itself.
    .won = In the morning the clerks find the vault open and their ink upset. They draw up a report, and can’t think whom to send it to.
    .lost = The offices open on time. You are in the register now, on a line that can be crossed out.
quest-fair_copy-objective-bolts = Draw both bolts: the day bolt by way of the sewer, the night bolt by way of the archive. The offices open at the end of round 10 (on hard, 9).
quest-fair_copy-objective-register = Get to the register. Correct it (three lines), or burn it.
area-fair_copy-hall = The counter hall. A notice: “What is not asked for is refused.”
area-fair_copy-sewer = The old sewer and the cistern. The city throws everything in here, secrets too.
area-fair_copy-archive = The archive. Iron is pacing it, and counting the paces.
area-fair_copy-vault = The vault. A lectern, a chain, and a book as wide as a door.
door-fair_copy-archive_door = the archive door
door-fair_copy-grate = the sewer grate
door-fair_copy-gallery_door = the gallery door
door-fair_copy-vault_door = the vault door
token-fair_copy-desk = the complaints desk
token-fair_copy-day_bolt = the day bolt
token-fair_copy-night_bolt = the night bolt
token-fair_copy-drain = the overflow
token-fair_copy-files = the pending files
token-fair_copy-register = the fair copy
token-fair_copy-petty_cash = the petty cash

## To examine

quest-fair_copy-door-archive_door = Oak, three locks, one of them in use. It can be picked (Awareness) or broken (Might), which will be heard.
quest-fair_copy-door-grate = Rusty, open, and as inviting as a mouth.
quest-fair_copy-door-gallery_door = “Gallery of Disputes.” It leads from the cistern into the archive, from behind.
quest-fair_copy-door-vault_door = A plate of iron without a handle. Two bolts hold it, and neither is here.
quest-fair_copy-token-desk = It has never been used. Its drawer has.
quest-fair_copy-token-day_bolt = A wheel of figures, under water to the hub. One can find today’s date (Knowledge), or tear the whole thing out and pay for it.
quest-fair_copy-token-night_bolt = A counterweight on a chain. One can lift it (Might), or take the pulley to pieces (Knowledge).
quest-fair_copy-token-drain = What the sewer declined to swallow.
quest-fair_copy-token-files = They have been pending for a long time. Some are heavy.
quest-fair_copy-token-register = Thirty thousand names in one hand, without a correction. One can put back those that are missing (Knowledge), or bring a candle near it and stand firm (Willpower).
quest-fair_copy-token-petty_cash = It is not as petty as all that.
quest-fair_copy-use-pick = Pick the lock (Awareness)
    .not = The door is not locked.
quest-fair_copy-use-force = Break the door (Might)
    .not = The door is not locked.
quest-fair_copy-use-draw_day = Set the date (Knowledge)
    .not = The day bolt is drawn.
quest-fair_copy-use-wrench_day = Tear out the wheel (2 ♥)
    .not = The day bolt is drawn.
quest-fair_copy-use-draw_night = Lift the counterweight (Might)
    .not = The night bolt is drawn.
quest-fair_copy-use-unscrew_night = Take the pulley apart (Knowledge)
    .not = The night bolt is drawn.
quest-fair_copy-use-correct = Write a line anew (Knowledge)
    .not = Three lines are enough.
quest-fair_copy-use-burn = Burn it (Willpower)

## The choices

quest-fair_copy-choice-theft = Perpetua Quill knows the house. “I can steal one thing when I clock in tonight, not two. The archive key, or the rat-catcher’s whistle. Sign here. No, that was a joke.”
quest-fair_copy-option-key = The archive key
quest-fair_copy-option-whistle = The rat-catcher’s whistle

## The story

quest-fair_copy-message-below = Three in the morning. The town hall is asleep the way a cat is asleep.
quest-fair_copy-message-key = The lock turns without a word. Perpetua puts the key back on its nail: “They count it at six.”
quest-fair_copy-message-whistle = There is nothing to hear, unless you are a rat. For two rounds they sit and listen.
quest-fair_copy-message-sewer = Black water cuts the sewer in two. Beyond it a chasm, a plank, and a dripping wheel of figures.
quest-fair_copy-message-archive = Shelves to the ceiling, and between them a tread of iron, regular as a clock: west, east, west.
quest-fair_copy-message-watch_names = The iron recites as it goes: “Abbot. Abel. Ablett.” It has been at the As since spring.
quest-fair_copy-message-watch_shoes = The iron stops, looks at its feet, and goes on. Nobody remembered to tell it that it had arrived.
quest-fair_copy-message-watch_dust = The iron draws a finger along a shelf and makes a note of the dust.
quest-fair_copy-message-awake = The noise runs along the shelves. The tread stops. Then it begins again, and it goes neither east nor west: it is coming.
quest-fair_copy-message-lock_turns = The lock lets itself be persuaded.
quest-fair_copy-message-lock_stays = The lock would like to see a permit.
quest-fair_copy-message-door_breaks = The door gives, with a crash that will be minuted.
quest-fair_copy-message-door_booms = A stroke like a gong’s. The door has not moved; the echo has.
quest-fair_copy-message-day_drawn = It is the third. The wheel had had its doubts. Something long slides back inside the wall.
quest-fair_copy-message-day_sticks = The wheel declines: no such day has been registered.
quest-fair_copy-message-day_wrenched = The wheel comes out, with a piece of the wall and a little of { $hero }. The whole cellar has heard it.
quest-fair_copy-message-night_drawn = The chain goes up, the weight comes down, and the night opens by one notch.
quest-fair_copy-message-night_sticks = The chain bites fingers and does as it pleases.
quest-fair_copy-message-bolts_drawn = Day and night are drawn. In the archive the iron plate comes ajar with a sigh.
quest-fair_copy-message-second_watch = The dawn shift is not early, but its rats are: down the very stairs you took.
quest-fair_copy-message-vault = Behind the lectern the copyists look up. They have Perpetua’s face on, and one has got the nose crooked.
quest-fair_copy-message-line_written = “Perpetua Quill, census clerk.” The ink dries at once. Somewhere in the city somebody wakes and remembers a name.
quest-fair_copy-message-blot = A blot. Where a name should be there is a stain; { $hero } would rather not know whose.
quest-fair_copy-message-burning = The vellum writhes and speaks: thirty thousand small voices say “present”, and fall silent one by one, like people going to sleep.
quest-fair_copy-message-begs = A page turns by itself and shows { $hero } a familiar name, lovingly penned. The candle shakes, and draws back.
quest-fair_copy-message-last_round = On the steps an early clerk is feeling for the keys. This is the last round.
quest-fair_copy-ending-corrected = Three lines, and the book is wrong, that is to say right. You leave it open, so that people may know.
quest-fair_copy-ending-burnt = There is some ash, a chain, and a city that nothing proves any more.
quest-fair_copy-ending-office_hours = The counters open. “Have you an appointment?”
