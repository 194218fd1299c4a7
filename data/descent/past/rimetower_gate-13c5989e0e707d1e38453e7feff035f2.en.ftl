# “The Gates of Rimetower”: two gates, two winches, and whoever is still loyal.

quest-rimetower_gate = The Gates of Rimetower
    .objective = Get through both gates before the horn has blown twice.
    .intro = Rimetower stands at the end of a causeway, like something that was said once and never taken back. The outer gate is iron. The inner gate is iron and hangs on two winches, in two rooms, so that no single man could ever let an enemy in. The architect was proud of that. It had not occurred to him that enemies might come in numbers, and on speaking terms.
    .won = Behind you the gate comes down. It is only half as frightening from this side.
    .lost = The second horn. Inside, someone drops the bars, one after the other, with the calm of a household going to bed.
area-rimetower_gate-causeway = The causeway: a bridge of stone, an abandoned cart, and hounds who have been told about you.
area-rimetower_gate-yard = The yard between the gates. Arrow slits left and right, a brazier at the far end, and in the middle, where one has to pass, somebody with a sword.
area-rimetower_gate-guardroom = The guardroom. The guards are at their posts. They have been for a long time, by the look of them.
area-rimetower_gate-gallery = The gallery behind the arrow slits, full of quivers and cobwebs. The cobwebs are newer.
area-rimetower_gate-steps = The great steps. Through the ice of the walls you can see them all: hundreds of little fires, each in its pot.
door-rimetower_gate-outer_gate = the outer gate
door-rimetower_gate-guardroom_door = the guardroom door
door-rimetower_gate-gallery_door = the gallery door
door-rimetower_gate-inner_gate = the inner gate
token-rimetower_gate-cart = the ember cart
token-rimetower_gate-weapon_rack = the weapon rack
token-rimetower_gate-brazier = the brazier
token-rimetower_gate-west_winch = the west winch
token-rimetower_gate-east_winch = the east winch
token-rimetower_gate-quivers = the quivers

## To examine

quest-rimetower_gate-door-outer_gate = Iron, with a bar as thick as a thigh. One can heave it up (Might), or feel for the latch through the hatch (Awareness). At the latest it gives way after the third failed attempt.
quest-rimetower_gate-door-guardroom_door = “West winch. Authorised persons only.” Somebody has underlined “persons”.
quest-rimetower_gate-door-gallery_door = A small door, a steep stair, and at its top the other winch, with all the murder holes.
quest-rimetower_gate-door-inner_gate = There is no lock and no handle. It hangs on two chains: one goes left into the wall, one right.
quest-rimetower_gate-token-cart = Iron pots, all empty. The driver has left in a hurry, and left his bag.
quest-rimetower_gate-token-weapon_rack = Everything oiled and in order of size.
quest-rimetower_gate-token-brazier = One of the stolen fires, set to warm sentries. Whoever knows how to lift an ember (Knowledge) could save it.
quest-rimetower_gate-token-west_winch = It holds until the end of the round, then it slips. Turning it needs no test. With a wedge (Might) it stays up.
quest-rimetower_gate-token-east_winch = It holds until the end of the round, then it slips. Turning it needs no test. With a pin in the right cog (Awareness) it stays up.
quest-rimetower_gate-token-quivers = Arrows by the gross, and what archers hide under them.

quest-rimetower_gate-use-heave_gate = Heave up the bar (Might)
    .not = The gate is open.
quest-rimetower_gate-use-reach_latch = Feel for the latch (Awareness)
    .not = The gate is open.
quest-rimetower_gate-use-garricks_key = Use the pin Garrick Vane forged
    .not = The gate is open.
quest-rimetower_gate-use-save_ember = Lift out the ember (Knowledge)
    .not = It is in safety.
quest-rimetower_gate-use-turn_west = Turn the west winch
    .not = It is up already.
quest-rimetower_gate-use-wedge_west = Wedge the west winch (Might)
    .not = It is wedged.
quest-rimetower_gate-use-turn_east = Turn the east winch
    .not = It is up already.
quest-rimetower_gate-use-wedge_east = Pin the east winch (Awareness)
    .not = It is pinned.

quest-rimetower_gate-rule-winches = The inner gate opens when both winches are up at the same time. A winch that is not wedged slips at the end of the round.
quest-rimetower_gate-rule-murder_holes = Under the murder holes nobody can rest, until the gallery has been opened.

## The story

quest-rimetower_gate-objective-outer = Break open the outer gate.
quest-rimetower_gate-objective-winches = Get both winches up in the same round, or wedge them, to open the inner gate.
quest-rimetower_gate-objective-steps = Bring at least half of the party up the great steps.

quest-rimetower_gate-message-arrival = From the wall a horn blows, once. Maud, who has come as far as the bridge, counts on her fingers. “Till the second one, then,” she says. “They’re punctual here. It’s the only nice thing about them.”
quest-rimetower_gate-choice-approach = The causeway is long, straight, and in plain sight. There is a ledge under it, too, for masons and goats.
quest-rimetower_gate-option-openly = Go openly, with the lantern up
quest-rimetower_gate-option-under_the_bridge = Climb along under the bridge
quest-rimetower_gate-message-openly = You go openly. Behind you, on the far shore, people have come to look. One of them waves, and then they all do.
quest-rimetower_gate-message-under_the_bridge = It is icy, narrow, and smells of goat. But the hounds look the other way until you are among them.
quest-rimetower_gate-message-gate_groans = The bar rises a hand’s breadth, considers the matter, and falls. { $hero } feels it down to the heels.
quest-rimetower_gate-message-latch_bites = There is a latch. There is also a trap on the latch. { $hero } has found both.
quest-rimetower_gate-message-garricks_key = “If you ever meet my work again,” Garrick had said, and given you a pin. It fits. The gate of Rimetower opens with a small, apologetic click.
quest-rimetower_gate-message-outer_gives = Something in the wall has had enough. The bar breaks in the middle, and the wings swing open by themselves.
quest-rimetower_gate-message-yard = “Close it behind you,” somebody calls from the slits. “There’s a draught.” Then the arrows come.
quest-rimetower_gate-message-alric_stands = In the middle of the yard Sir Alric Farrow draws his sword. “I swore to hold this gate,” he says. “I have sworn so much. I thought I would at least keep one.”
quest-rimetower_gate-message-alric_moves = Sir Alric sighs, and shuts his visor. “So be it,” he says. “I had hoped you would try the drain.”
quest-rimetower_gate-message-alric_gone = In the middle of the yard, where Sir Alric should be standing, stands his chair. On it lies his sash, folded.
quest-rimetower_gate-message-eliza_stands = In his place Lady Eliza leans against the wall, pale with anger. “You have made my brother think,” she says. “Nobody had ever done that to him. He was happy.”
quest-rimetower_gate-message-eliza_helps = To the right, behind the wall, a chain runs up, and stays up. A grey glove waves from a slit, once, as one dismisses a servant. The east winch is pinned.
quest-rimetower_gate-message-guardroom = “Halt,” say the guards, out of habit, with what they still have for it.
quest-rimetower_gate-message-gallery = You look down through the murder holes into the yard. It is a different thing altogether from up here. No one will pour anything on you any more.
quest-rimetower_gate-message-west_rises = The western chain goes up, and the inner gate lifts one corner, like a lip. It will hold until the end of the round.
quest-rimetower_gate-message-east_rises = The eastern chain goes up, and the inner gate tilts, and sticks. It will hold until the end of the round.
quest-rimetower_gate-message-both_up = Both chains. The inner gate goes up, slowly, offended, with three winters of ice falling from it. Behind it lie the steps.
quest-rimetower_gate-message-wedge_slips = It holds. It holds. It doesn’t hold. { $hero } gets the handle in the ribs.
quest-rimetower_gate-message-winches_slip = A rattling in the wall: what was not wedged has run down again.
quest-rimetower_gate-message-brazier_spits = The fire has been spoken to harshly for too long. It bites { $hero }, and is sorry afterwards.
quest-rimetower_gate-message-ember_saved = { $hero } talks to it quietly, as one does, and lifts it out. It has a village’s whole winter in it, and weighs nothing.
quest-rimetower_gate-message-volley_oil = From above, something hot. In Rimetower they call that hospitality.
quest-rimetower_gate-message-volley_horn = A door bangs, boots on the stair: somebody has been woken to shoot at you.
quest-rimetower_gate-message-volley_snow = Off the battlements they push the snow of a whole week.
quest-rimetower_gate-choice-alric = Sir Alric is down on one knee. He looks at the iron pots by the wall, and for a long time at your lantern. “It burns,” he says, “without anybody having promised anything?”
quest-rimetower_gate-option-let_him_pass = “Go home, Alric.”
quest-rimetower_gate-option-fight_on = “You swore to hold the gate. Hold it.”
quest-rimetower_gate-message-alric_passes = He lays his sword on the stones, very exactly, parallel to the wall, and walks out over the causeway. Nobody shoots at him. Nobody would dare.
quest-rimetower_gate-message-alric_fights = He nods, almost gratefully, and gets up. It is the last thing he has, and you have left it to him.
quest-rimetower_gate-message-alric_falls = “Held,” says Sir Alric Farrow, and looks at the gate, and then at nothing. In his glove was what he had meant for the men.
quest-rimetower_gate-message-eliza_leaves = Lady Eliza looks at the blood on her sleeve. “He told us it wouldn’t hurt,” she says, more to herself. When you look again there is only a curtain moving.
quest-rimetower_gate-message-one_falls = “One,” somebody counts on the wall, and makes a mark with chalk.
quest-rimetower_gate-message-horn = Up on the wall the trumpeter wets his lips. Two more rounds, then the bars come down.

quest-rimetower_gate-ending-inside = You are in. The steps go up and up, past fire after fire behind the ice, and each of them, as your lantern passes, leans a little towards it.
quest-rimetower_gate-ending-shut_out = The horn blows for the second time, and it is punctual. The bars fall. You are standing in a yard that has two gates, and both of them are shut.
