# “The Frozen Ledger”: the heist. The oath was written down, and what was written down can be carried off.

quest-frozen_ledger = The Frozen Ledger
    .objective = Carry the ledger out by the stair.
    .intro = An oath sworn by ten thousand people has to be kept somewhere. It is kept in a book, the book in a vault, the vault under forty feet of ice, with a night watch that has never had anything to watch. “In, out, and don’t sign anything,” says Maud, who is holding the rope.
    .won = The book lies on a barn floor, thawing, and smells of wet dog and old ink. Nobody wants to be the first to open it. Everybody wants to be the second.
    .lost = The ice has shut like an eye. Under it, page by page, somebody goes on keeping accounts.
area-frozen_ledger-ice = A cave as blue as a bruise, and beyond it a gallery with statues. Between the statues somebody snores.
area-frozen_ledger-cells = Two cells. In one of them sits a clerk, who rises from habit.
area-frozen_ledger-scriptorium = The writing room. Grey hands go on copying; they don’t look up, but the pens stop.
area-frozen_ledger-vault = The vault. Shelves of white nothing, one desk, one book. What you took for a pillar of ice is breathing.
door-frozen_ledger-cell_door = the cell door
door-frozen_ledger-writing_door = the door of the writing room
door-frozen_ledger-vault_door = the vault door
token-frozen_ledger-bones = the old bones
token-frozen_ledger-clerk = the clerk
token-frozen_ledger-straw = the straw
token-frozen_ledger-ink_stove = the ink stove
token-frozen_ledger-desks = the desks
token-frozen_ledger-ledger = the ledger
token-frozen_ledger-tithe_box = the tithe box

## To examine

quest-frozen_ledger-door-cell_door = A grille with a bolt on your side. It isn’t meant to keep anybody out.
quest-frozen_ledger-door-writing_door = Light under the door, and a sound like mice: pens, many of them.
quest-frozen_ledger-door-vault_door = Iron under a hand’s breadth of ice. The clerk in the cells used to have the key. Or pick the lock (Awareness), or break the ice (Might): it gives at the third blow at the latest, but it rings like a bell.
quest-frozen_ledger-token-bones = Somebody has come for the ledger before. He got as far as this.
quest-frozen_ledger-token-clerk = He kept the ledger until he asked what it was for. He still has a key sewn into his hem, and a name on page eleven.
quest-frozen_ledger-token-straw = Prison straw. It has been tidied.
quest-frozen_ledger-token-ink_stove = One ember, sent north by some village, keeps the ink from freezing. It could be lifted out, by somebody who doesn’t flinch (Willpower).
quest-frozen_ledger-token-desks = Sand, quills, and a half-eaten pie with an entry slip.
quest-frozen_ledger-token-ledger = As big as a paving stone and as heavy. Each line is a name, and beside each name a thumb. Whoever takes it should have somewhere to go: the stair, quickly.
quest-frozen_ledger-token-tithe_box = A box with a slot. The slot is worn smooth.

quest-frozen_ledger-use-ask_clerk = Talk to the clerk
    .not = You have his key.
quest-frozen_ledger-use-turn_key = Turn the clerk’s key
    .not = You have no key.
quest-frozen_ledger-use-pick_lock = Pick the lock (Awareness)
    .not = The vault is open.
quest-frozen_ledger-use-break_ice = Break the ice (Might)
    .not = The vault is open.
quest-frozen_ledger-use-chisel = Use Garrick’s chisel
quest-frozen_ledger-use-lift_ember = Lift out the ember (Willpower)

quest-frozen_ledger-rule-slick = The floor freezes over: heroes have 1 less speed.

## The story

quest-frozen_ledger-objective-find_vault = Get past the watch and find the vault.
quest-frozen_ledger-objective-open_vault = Open the vault: with the clerk’s key, a pick, or a lot of noise.
quest-frozen_ledger-objective-take_ledger = Take the ledger.
quest-frozen_ledger-objective-get_out = Carry the ledger back to the stair.
quest-frozen_ledger-objective-hurry = The ice is closing: bring the ledger to the stair at once.

quest-frozen_ledger-message-arrival = Nine sentries were posted here when the oath was sworn. They have been waiting for thieves for three years, and at some point they lay down to do it.
quest-frozen_ledger-message-thin_watch = Half of the bedrolls are empty. Since Sir Alric was laughed at on his own field, his people have begun to remember other engagements.
quest-frozen_ledger-choice-plan = How do you go in?
quest-frozen_ledger-option-softly = Softly, boots in hand
quest-frozen_ledger-option-storm_in = All at once
quest-frozen_ledger-message-softly = You carry your boots. It is exactly as cold as it sounds. The snoring doesn’t change its rhythm.
quest-frozen_ledger-message-storm_in = You come round the corner like an avalanche. Two of them are hit before they have found out which end of the bow is which.
quest-frozen_ledger-message-watch_wakes = “Who’s there?” A pause, in which the watch remembers that it is the watch. Then bows are strung.
quest-frozen_ledger-message-cells = “Visiting is on Thursdays,” says the prisoner, and then sees who it is. “Oh. Oh, thank goodness. Thieves.”
quest-frozen_ledger-choice-clerk = “The key is in my hem. I’d only ask one thing. Page eleven, fourth line: my name. Strike it out?”
quest-frozen_ledger-option-promise = Promise it
quest-frozen_ledger-option-pay = Give him 25 gold for the road instead
quest-frozen_ledger-message-clerk_promised = He makes { $hero } repeat it: page eleven, fourth line. Then he tears the hem open with his teeth. The key is so cold that it burns.
quest-frozen_ledger-message-clerk_paid = He counts it, signs a receipt out of habit, and adds something he has saved from the watch’s supper.
quest-frozen_ledger-message-scriptorium = They wrote until their hands froze, and then they wrote on. Thirty desks; at some of them somebody lays down the pen and stands up.
quest-frozen_ledger-message-ember_lifted = { $hero } reaches in and takes it, quite gently, as one takes an egg from under a hen. It has been waiting to be fetched, and warms you all.
quest-frozen_ledger-message-ember_spits = It spits. It has been stolen before, and says so.
quest-frozen_ledger-message-lock_bites = The lock is so cold that it keeps a bit of { $hero }’s thumb. Everybody leaves a print here.
quest-frozen_ledger-message-ice_rings = The ice rings, clear and long. So much for quiet.
quest-frozen_ledger-message-ice_gives = A crack runs from top to bottom, hesitates, and then the whole front of ice comes down at once.
quest-frozen_ledger-message-chisel = Garrick said: one tap, where it hums. { $hero } taps. The ice slides off like a coat.
quest-frozen_ledger-message-vault = The book lies open. The ink is fresh, and there is nobody there who could have written. Beside the desk stands a column of ice, with its head bowed, reading along.
quest-frozen_ledger-message-keeper_stirs = The column raises its head. It isn’t angry. It is a librarian.
quest-frozen_ledger-message-taken = { $hero } lifts the ledger. For a moment all of Highmarch holds its breath, and doesn’t know why.
quest-frozen_ledger-choice-ledger = The book wants to fall open at the first page, where the oath itself stands. There is no time. There may not be another.
quest-frozen_ledger-option-run = Shut it and run
quest-frozen_ledger-option-read_it = Read the oath now
quest-frozen_ledger-message-run = Shut. Strap round it. Run.
quest-frozen_ledger-message-read_it = Eleven lines, and the last in very small writing: “and the oath ends where a fire is given freely.” { $hero } reads it twice. Whatever happens now, somebody knows. Then something very cold clears its throat.
quest-frozen_ledger-message-signatories = Out in the cave the floor breaks open. Those who signed and starved all the same have heard their names being carried away. Over the tiles frost runs after you like spilt milk.
quest-frozen_ledger-message-page_names = The book mutters. Each of you hears a name, and it is that of somebody you should have written to.
quest-frozen_ledger-message-page_warm = A page turns by itself. Somebody has drawn a sun in the margin, long ago, with a child’s hand. It is warm.
quest-frozen_ledger-message-page_debt = “Item,” says the book, “one heartbeat, owed.” And takes it.
quest-frozen_ledger-message-page_thumb = A thumb of frost presses itself on somebody’s boot. Signed and sealed.
quest-frozen_ledger-message-dropped = The ledger hits the ice. From below something knocks back.
quest-frozen_ledger-message-over_the_ice = The cave. Through the floor you see faces, and they all turn after the book, like flowers.
quest-frozen_ledger-message-ice_sings = High up the ice begins to sing. The stair is already narrower than it was. “Now would be good,” calls Maud.

quest-frozen_ledger-ending-out = Up the rope, book first. Maud looks at it, and then for a long time at nothing. “Well,” she says. “Let’s hear what we promised.”
quest-frozen_ledger-ending-known = Up the rope, book first. You needn’t even open it: one of you knows the last line by heart, and says it over and over, so that it can’t be lost again.
quest-frozen_ledger-ending-closed = The stair closes with a small, tidy sound. You are dragged out by the rope at the last moment; what you were carrying is not.
