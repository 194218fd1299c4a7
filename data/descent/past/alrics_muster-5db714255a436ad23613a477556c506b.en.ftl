# “Alric’s Muster”: three companies of pressed men, one drum, and Sir Alric Farrow, who does not die easily.

quest-alrics_muster = Alric’s Muster
    .objective = Keep the three companies from marching north, or drive Sir Alric from the field.
    .intro = Sir Alric Farrow no longer trusts carts. He has called a muster: every man between fifteen and sixty is to carry his village’s fire north in his own hands. Three companies stand on the river meadow, ploughmen, bargemen and woodmen. When the drum says so they will go, one after the other, and hardly one of them will come back. None of them wants to. Nobody has told them that this is a reason.
    .won = Men stand about on the meadow and look at the pots of fire in their hands as if somebody had just given them. Then one of them says that the cows won’t milk themselves.
    .lost = The column goes over the hill in step, a long string of small lights. One after the other the hill puts them out.
area-alrics_muster-road = The road to the meadow, past the baggage. Sir Alric’s hounds have been fed; not enough.
area-alrics_muster-forge = Garrick Vane’s forge. The fire is out, the anvil is cold, and the smith has been shackled with his own work.
area-alrics_muster-field = The muster field. Ranks of unwilling backs, a drum the size of a cartwheel, and before the tents a man in black plate who does not shiver.
area-alrics_muster-pen = The sheep-fold. They have put the woodmen’s families in it, and somebody very large in front.
door-alrics_muster-forge_door = the forge door
door-alrics_muster-field_gate = the gate to the meadow
door-alrics_muster-pen_gate = the gate of the fold
token-alrics_muster-baggage = the baggage
token-alrics_muster-garrick = Garrick Vane
token-alrics_muster-anvil = the anvil
token-alrics_muster-ploughmen = the ploughmen
token-alrics_muster-bargemen = the bargemen
token-alrics_muster-drum = the great drum
token-alrics_muster-war_chest = the war chest
token-alrics_muster-families = the families
token-alrics_muster-hayrick = the hayrick

## To examine

quest-alrics_muster-door-forge_door = Nailed shut with three nails. A good smith’s nails; it gives way reluctantly.
quest-alrics_muster-door-field_gate = A field gate, such as keeps in cows.
quest-alrics_muster-door-pen_gate = Sharpened stakes on a bar. It can be lifted (Might), or knocked to pieces with a smith’s hammer.
quest-alrics_muster-token-baggage = An army’s baggage: boots, mostly.
quest-alrics_muster-token-garrick = A smith in shackles of his own making, who can tell you that they are very good. Strike them off (Might, with a bonus of 1), or find the pin (Knowledge).
quest-alrics_muster-token-anvil = Under the anvil, where smiths keep what they keep.
quest-alrics_muster-token-ploughmen = They march at the end of round 7 (on hard, of round 6), two rounds later without the drum. Once it is silent you can speak plainly to them (Willpower), or show them your flame and what it means (Knowledge).
quest-alrics_muster-token-bargemen = They march first: at the end of round 5 (on hard, of round 4), two rounds later without the drum. Call them by name (Awareness), or beat their strongest at the barrel (Might).
quest-alrics_muster-token-drum = As long as it beats nobody can think. A blade through the skin (Awareness, with a bonus of 1), or one blow with a smith’s hammer.
quest-alrics_muster-token-war_chest = Sir Alric pays his men in promises. The coin is for himself.
quest-alrics_muster-token-families = As long as they are in here the woodmen will march: at the end of round 9 (on hard, of round 8), two rounds later without the drum.
quest-alrics_muster-token-hayrick = Somebody has slept here, and has forgotten something.

quest-alrics_muster-use-strike_off = Strike off the shackles (Might)
    .not = The smith is free.
quest-alrics_muster-use-find_pin = Find the pin (Knowledge)
    .not = The smith is free.
quest-alrics_muster-use-lift_gate = Lift the bar (Might)
    .not = The fold is open.
quest-alrics_muster-use-hammer_gate = Use Garrick’s hammer on the gate
    .not = You would need the smith’s hammer.
quest-alrics_muster-use-speak_plainly = Speak plainly (Willpower)
    .not = They hear nothing but the drum, or have decided already.
quest-alrics_muster-use-show_the_flame = Show them the flame (Knowledge)
    .not = They hear nothing but the drum, or have decided already.
quest-alrics_muster-use-call_by_name = Call them by name (Awareness)
    .not = The bargemen have decided.
quest-alrics_muster-use-arm_wrestle = Arm-wrestle for it (Might)
    .not = The bargemen have decided.
quest-alrics_muster-use-slash_drum = Slash the drum (Awareness)
    .not = The drum is silent.
quest-alrics_muster-use-hammer_drum = Use Garrick’s hammer on the drum
    .not = You would need the smith’s hammer.
quest-alrics_muster-use-lead_out = Lead the families out
    .not = The woodmen have decided.

quest-alrics_muster-rule-drumbeat = The drum: the bargemen march at the end of round 5, the ploughmen of round 7, the woodmen of round 9, each a round earlier on hard. Without the drum they take two rounds longer.

## The choice

quest-alrics_muster-choice-plan = From the hedge you can hear the drum. How do you go to a muster you have not been called to?
quest-alrics_muster-option-openly = Openly, with your names
quest-alrics_muster-option-quietly = Quietly, along the ditch
quest-alrics_muster-option-disguised = With the fires you saved, as carriers

## The story

quest-alrics_muster-objective-reach_field = Get onto the muster field.
quest-alrics_muster-objective-break_it = Turn the three companies, or hurt Sir Alric until he leaves. Two companies on the march, and all is lost.
quest-alrics_muster-objective-hold_him = Sir Alric retreats to the north road. Hold him, or let him go.

quest-alrics_muster-message-arrival = “They aren’t soldiers,” says Tobin’s uncle, who has crawled back through the hedge to tell you. “They’re just tired. And they’ve got the woodmen’s wives in the fold, and Garrick in irons, for telling Sir Alric where to put his muster.”
quest-alrics_muster-message-openly = You walk down the middle of the road and call out who you are. On the meadow heads turn, thousands of them it seems; one of them wears a black helmet.
quest-alrics_muster-message-quietly = You come by the ditch. The first hound finds out too late, and with its nose.
quest-alrics_muster-message-disguised = Nobody stops people with pots of fire, not here. In passing somebody’s knife slips, and the great drum says “pff”.
quest-alrics_muster-message-forge = “Careful,” growls a voice behind the dead men. “I made the shackles, so they’re good. The guards I didn’t make.”
quest-alrics_muster-message-shackles_hold = “Told you they were good,” says Garrick, torn between pride and regret.
quest-alrics_muster-message-garrick_free = Garrick Vane rubs his wrists, presses his second-best hammer into your hands and something for the road as well. “I owe you one. I don’t like owing. Come and collect.”
quest-alrics_muster-message-field = Three hundred men turn their heads, and wish they had not. Before the tents Sir Alric draws his sword by a hand’s breadth, like somebody marking a page.
quest-alrics_muster-message-alric_waits = “I heard you,” says Sir Alric. “You have good voices. Let us see how long.”
quest-alrics_muster-message-alric_roused = “Enough.” Sir Alric lowers his visor. It is the first thing he has said today, and the whole meadow grows an inch shorter.
quest-alrics_muster-message-order_blows = “Loose!” The archers do, at once, without waiting for their turn.
quest-alrics_muster-message-order_shout = Sir Alric shouts a word that is not a word. Whoever hears it finds their knees a little further away than before.
quest-alrics_muster-message-order_recruits = “You there. Pick that up.” Another bow is lifted from the ground.
quest-alrics_muster-message-drum_silent = The drum is silent. In the quiet one can hear three hundred people starting to think, like a thaw.
quest-alrics_muster-message-drum_booms = The skin gives, and springs back. Boom, says the drum.
quest-alrics_muster-message-gate_holds = The bar lifts by a finger, and by no more.
quest-alrics_muster-message-ploughmen_waver = They look at their boots. Some boots look back. Not yet.
quest-alrics_muster-message-ploughmen_stay = “That’s ours, that fire,” says an old man slowly. “My father lit that.” And the ploughmen sit down on the grass, all together, and that is that.
quest-alrics_muster-message-bargemen_jeer = The bargemen have a song about people like { $hero }. They know all the verses.
quest-alrics_muster-message-bargemen_stay = A roar, a slap on the back that loosens a tooth, and the bargemen are on their way to their boats, singing about somebody else.
quest-alrics_muster-message-pen = The gate goes. Behind it children, bundles, and a jailer who has to bend down to see who it is.
quest-alrics_muster-message-woodmen_stay = A little girl runs ahead over the whole meadow and shouts a name. In the third company an axe drops into the grass, then forty.
quest-alrics_muster-message-bargemen_march = The drum changes its beat. The bargemen shoulder their poles and go, without a song.
quest-alrics_muster-message-ploughmen_march = The ploughmen go, in step, as they go behind an ox.
quest-alrics_muster-message-woodmen_march = The woodmen look back at the fold once, and go.
quest-alrics_muster-message-stands_alone = There is nobody left on the meadow but Sir Alric Farrow and his sword. Somewhere somebody laughs, a boy, only once. Sir Alric turns and walks to the north road on his own feet, and nothing you could have done to him would have hurt as much.
quest-alrics_muster-message-retreat = Sir Alric plants his sword, looks at the dent in his side, and begins to walk back to the north road, no faster than he came. He is not fleeing. He is leaving.
quest-alrics_muster-message-gets_away = A black horse, a clatter, and the north road is empty. The men look at each other. Nobody has told them to march.
quest-alrics_muster-message-held = Sir Alric goes down on one knee, then on both. He looks puzzled. They take the embers from his saddle, and him, in Garrick’s best shackles. Everybody knows that they won’t hold him for ever.
quest-alrics_muster-ending-shamed = The muster has gone home. Sir Alric went alone, and everyone saw it.
quest-alrics_muster-ending-fled = Sir Alric is gone, with his wounds. A muster without a master is only a crowd with cold feet.
quest-alrics_muster-ending-held = You have held Sir Alric Farrow. They will tell it for years, and each time there will be more of you.
quest-alrics_muster-ending-marched = Two companies are on the road. Nobody can call them back.
quest-alrics_muster-ending-nightfall = Night falls, and with the night comes the Baron’s escort. It is too late for words, and for swords too.
