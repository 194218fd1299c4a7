# “The Toll of Bones”: Lord Merick has built a bridge of the dead, and it takes its toll.

quest-toll_of_bones = The Toll of Bones
    .objective = Cross the bridge of bones and put an end to Lord Merick’s rite.
    .intro = Where Maud’s ferry used to lie there is a bridge now. Lord Merick Farrow built it in nine nights, out of the churchyard. On the far side he feeds stolen embers to the cold and writes down what the dead do next. He is a scholar; he would be glad of fresh examples. The bridge lets nobody over who has not paid it three times.
    .won = Without its builder the bridge forgets what it was for. Span by span it lies down in the river. Maud watches it go, and starts to caulk a boat.
    .lost = On the far bank something large is given a spine. Lord Merick dips his pen. “Remarkable,” he says, and means you.
area-toll_of_bones-near_bank = The near bank. The graves stand open in tidy rows, and a gate of ribs shuts the way to the river.
area-toll_of_bones-far_bank = The bridge, and beyond it a ruined rampart and a camp with a brazier. A man in black looks up from his notes, annoyed.
door-toll_of_bones-bone_gate = the gate of ribs
token-toll_of_bones-iron_jaw = the iron jaw
token-toll_of_bones-register = the parish register
token-toll_of_bones-mirror = the drowned mirror
token-toll_of_bones-maud = Maud the ferrywoman
token-toll_of_bones-open_grave = the open grave
token-toll_of_bones-ferry = the sunken ferry
token-toll_of_bones-specimen = the specimen case
token-toll_of_bones-brazier = the brazier

## To examine

quest-toll_of_bones-door-bone_gate = Ribs, grown together like fingers. They will open when three tolls have been paid, and not before.
quest-toll_of_bones-token-iron_jaw = The skull of an ox, shod with iron. It takes strength (Might), or what it is hungry for: bones. Two heroes pay two, a larger party three; whatever you strike down yields one.
quest-toll_of_bones-token-register = The parish register, chained to a headstone. Whoever reads the names of the dead aloud, all of them, and rightly, has paid (Knowledge).
quest-toll_of_bones-token-mirror = A mirror under a foot of water. It shows somebody you have lost, and wants to keep the sight (Willpower). One could also break it, if one does not mind who hears.
quest-toll_of_bones-token-maud = Chained to her own mooring post, and in a temper. The chain can be broken (Might, with a bonus of 1), or the lock slipped (Awareness).
quest-toll_of_bones-token-open_grave = The tenant has left. Some of the furniture is still there.
quest-toll_of_bones-token-ferry = The ferry, under water to the rail.
quest-toll_of_bones-token-specimen = A case with labels in a very small hand. You would rather not read them.
quest-toll_of_bones-token-brazier = A brazier full of other people’s hearths, and next to it, far too near, his notes.

quest-toll_of_bones-use-force_jaw = Force the jaw open (Might)
    .not = The tolls are paid.
quest-toll_of_bones-use-feed_jaw = Feed it bones
    .not = It wants more bones than you have, or none any more.
quest-toll_of_bones-use-read_names = Read the names (Knowledge)
    .not = The tolls are paid.
quest-toll_of_bones-use-look_in = Look into the mirror (Willpower)
    .not = The mirror is dark.
quest-toll_of_bones-use-smash_mirror = Smash the mirror
    .not = The mirror is dark.
quest-toll_of_bones-use-break_chain = Break the chain (Might)
    .not = Maud is free.
quest-toll_of_bones-use-slip_lock = Slip the lock (Awareness)
    .not = Maud is free.

quest-toll_of_bones-rule-grave_tax = The grave tax: until the bridge is paid, every monster you defeat leaves a bone that will do for the iron jaw.

## The choice

quest-toll_of_bones-choice-brazier = The brazier lies on its side. On the left, embers hiss out in the snow, one after the other. On the right, a thick bundle of notes has caught fire; “…of the Oath, its wording and its flaw…” you can still read. You have time for one thing.
quest-toll_of_bones-option-embers = Save the embers
quest-toll_of_bones-option-notes = Save the notes (Knowledge)
quest-toll_of_bones-option-both = Maud’s bucket, and both

## The story

quest-toll_of_bones-objective-pay_tolls = Pay the bridge three tolls.
quest-toll_of_bones-objective-cross = The bridge is paid. Open the gate of ribs.
quest-toll_of_bones-objective-merick = Drive Lord Merick from his fire before the rite is finished.

quest-toll_of_bones-message-arrival = “Three tolls!” a woman’s voice shouts from the jetty. “Strength, learning, grief, it isn’t particular. And it’ll take bones, the greedy thing. I’ve a penny it would take as well, if some kind soul would mind this chain!” That is Maud. Between her and you, the parish is on its feet.
quest-toll_of_bones-message-jaw_opens = The jaw gives way with a crack. Out in the fog a span of the bridge drops into place.
quest-toll_of_bones-message-jaw_bites = It snaps shut. { $hero } keeps the arm, and a row of dents in it.
quest-toll_of_bones-message-jaw_fed = It chews for a while, thoughtfully. Then the river clatters: one more span.
quest-toll_of_bones-message-names_read = “…and Anselm Rook, cooper, and his wife, and all eleven.” The graves seem to sit up straighter. Paid.
quest-toll_of_bones-message-names_blur = The parson’s hand grows worse towards the end of the page, and so, evidently, did the parson. Once more from the top.
quest-toll_of_bones-message-grief_paid = { $hero } looks for a long while. Then the water is only water, and something has become a little harder to remember. Paid.
quest-toll_of_bones-message-grief_stays = { $hero } can’t let go of it. The mirror waits; it has time.
quest-toll_of_bones-message-mirror_smashed = Grief is grief: the bridge takes the shards. What had nested behind the glass is less easily pleased.
quest-toll_of_bones-message-chain_holds = “I’ve been at it since Sunday,” says Maud. “Don’t be discouraged. I was.”
quest-toll_of_bones-message-maud_free = The chain goes into the river. Maud says what she thinks of Lord Merick, and the river seems to listen.
quest-toll_of_bones-message-maud_pays = She flips a green penny at the gate. “First one I ever earned. Paid, you ribby thief.”
quest-toll_of_bones-message-bones_enough = You have enough bones at your feet to feed that iron jaw.
quest-toll_of_bones-message-span_grows = Tolls paid so far: { $tolls } of 3.
quest-toll_of_bones-message-bridge_whole = The last span locks into the far bank. In the gate of ribs something unclenches.
quest-toll_of_bones-message-far_bank = A bridge of thighs and temples, wet with fog. On the other side a man closes his book on a finger. “You are early. Well: it can’t be helped, one dissects what one has.”
quest-toll_of_bones-message-fingers = The railing is made of hands. Some of them have not understood that they are a railing.
quest-toll_of_bones-message-teeth = The bridge grinds what it is paved with.
quest-toll_of_bones-message-quiet = The bridge holds its breath. So do you.
quest-toll_of_bones-message-rite_learns = On the far bank a pen scratches eagerly. Every fall teaches him something.
quest-toll_of_bones-message-graves_open = Behind you the rest of the churchyard gets up. They would like their bones back.
quest-toll_of_bones-message-rite_peaks = The brazier burns white. Dogs that were buried with their masters come out of the ground first.
quest-toll_of_bones-message-merick_notes = “Mind the notes!” cries Lord Merick, bleeding on them.
quest-toll_of_bones-message-merick_flees = Lord Merick looks at the blood, takes its temperature with two fingers, and decides that this part of the experiment is over. He kicks the brazier over and is gone between the stones.
quest-toll_of_bones-message-merick_falls = Lord Merick folds up over his book. When you turn him round there is only the coat, and a trail in the snow; the brazier has gone over with him.
quest-toll_of_bones-ending-embers = You come back with singed sleeves and a pot of living fire. What the notes said, only he knows.
quest-toll_of_bones-ending-notes = The embers are dead. But you have read it, and you know now what was sworn, and what was not.
quest-toll_of_bones-ending-ashes = The pages come apart between your fingers: “…unless it be given back…” The rest is ash, and the embers are out.
quest-toll_of_bones-ending-both = “Stand aside,” says Maud, with a bucket. The notes are wet, the embers are dry, and nobody has ever been so pleased with a ferrywoman.
quest-toll_of_bones-ending-rite_done = The rite is finished. What it has made can already stand.
