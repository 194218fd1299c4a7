# “The Cold Hearth”: the first winter of the oath, a village without fire, and one ember somebody did not give up.

quest-cold_hearth = The Cold Hearth
    .objective = Carry the hidden ember to the great hearth of Lowmere.
    .intro = Three winters ago a stranger fed the Highmarch, and asked for one thing, once. Now he has asked. Lowmere has sent its hearth-fire north on a cart, every coal of it, as it had sworn to do. That was yesterday. Today no chimney smokes, and the churchyard is empty in the wrong way.
    .won = Smoke stands over Lowmere again, crooked and black and better than any flag. By evening they are quarrelling about whose turn it is to fetch wood.
    .lost = The frost closes over the roofs like a lid. Maud turns the sledge without a word. There will be other villages; there had better be.
area-cold_hearth-lane = The lane into Lowmere. Washing hangs stiff as boards; between the houses the dead walk about as if they had errands.
area-cold_hearth-bakehouse = The bakehouse. The loaves of the day before yesterday, each with a beard of rime.
area-cold_hearth-cottage = A widow’s cottage. Everything is white, and some of the white is webs.
area-cold_hearth-hall = The moot hall. The long tables are laid for the collectors, who have stayed for a second helping.
area-cold_hearth-hearth = The hearth-room. The stone basin is swept clean, and something made of winter has moved in.
door-cold_hearth-bakehouse_door = the bakehouse door
door-cold_hearth-cottage_door = the cottage door
door-cold_hearth-hall_door = the door of the moot hall
door-cold_hearth-hearth_door = the hearth-room door
token-cold_hearth-woodpile = the woodpile
token-cold_hearth-oven = the bread oven
token-cold_hearth-flour_bin = the flour bin
token-cold_hearth-tobin = Tobin
token-cold_hearth-cradle = the cradle
token-cold_hearth-dresser = the dresser
token-cold_hearth-high_table = the high table
token-cold_hearth-great_hearth = the great hearth
token-cold_hearth-ember = the ember

## To examine

quest-cold_hearth-door-bakehouse_door = It still smells of bread, faintly, the way a story smells of bread.
quest-cold_hearth-door-cottage_door = Scratches at the height of a hand. From the inside.
quest-cold_hearth-door-hall_door = A hand’s breadth of ice from lintel to sill. It can be hacked open (Might), or melted once there is a fire in the village.
quest-cold_hearth-door-hearth_door = Oak, and so cold that it hums.
quest-cold_hearth-token-woodpile = Oak logs under snow. Somebody has kept things behind them.
quest-cold_hearth-token-oven = Your lantern could light it, if the wood were dry: lay the fire cleverly (Knowledge, with a bonus of 1), or split the logs down to the heart (Might). A lit oven means rest, more time, and an end to the ice on the hall door.
quest-cold_hearth-token-flour_bin = A bin as deep as your arm. The flour has been smoothed over by a careful hand.
quest-cold_hearth-token-tobin = Eight years old, blue at the lips, wrapped in a curtain. He is guarding something, or the secret of something. He will have to be carried to Maud’s sledge.
quest-cold_hearth-token-cradle = An empty cradle, heaped with more blankets than any child could need.
quest-cold_hearth-token-great_hearth = Two hundred years it burned without a break. It wants an ember of its own fire; nothing else will take here.
quest-cold_hearth-token-ember = A coal the size of a walnut, red to the core, in a little iron pot. It is astonishingly heavy for its size.

quest-cold_hearth-use-hack = Hack the ice away (Might)
    .not = The door is open.
quest-cold_hearth-use-thaw = Melt the ice
    .not = You need a real fire first.
quest-cold_hearth-use-kindle = Lay a clever fire (Knowledge)
    .not = The oven is burning.
quest-cold_hearth-use-split_wood = Split dry wood (Might)
    .not = The oven is burning.
quest-cold_hearth-use-dig_flour = Dig through the flour
quest-cold_hearth-use-lift_blankets = Lift the blankets
quest-cold_hearth-use-ask = Ask Tobin
    .not = He has told you.
quest-cold_hearth-use-rekindle = Rekindle the great hearth
    .not = The ember must be in this room.

quest-cold_hearth-rule-bitter_cold = Bitter cold: nobody can rest until a fire burns in the village.

## The story

quest-cold_hearth-objective-look_around = Find somebody alive in Lowmere, and something that burns.
quest-cold_hearth-objective-find_ember = Find the hidden ember.
quest-cold_hearth-objective-great_hearth = Carry the ember to the great hearth, behind the moot hall.
quest-cold_hearth-objective-rekindle = Rekindle the great hearth.

quest-cold_hearth-message-arrival = Maud the ferrywoman has harnessed a sledge, there being no river left to ferry on. “I’ll wait here. Light the bakehouse if you can, my mother’s people always did. And there’s a boy, Tobin. He’d hide before he’d bow.” She blows on her fingers. “Nobody gives up everything. Somebody will have kept a coal.”
quest-cold_hearth-message-bakehouse = The baker sits at his table with his hand on the dough. He is not dead, only stopped. His oven yawns, black.
quest-cold_hearth-message-cottage = “Shut the door!” says a very small voice from the far end. Too late: what has spun the corners full is already unfolding its legs.
quest-cold_hearth-message-hall = The ice falls in plates. Inside, goblins in Farrow livery look up from somebody else’s supper, and one of them says, with his mouth full, that the collection is closed.
quest-cold_hearth-message-hearth = The room breathes in. What stands in the great hearth has the shape of a fire and the colour of a drowned man.
quest-cold_hearth-message-ice_breaks = Three blows, and the winter comes off the door in slabs.
quest-cold_hearth-message-ice_holds = The ice sings, and your wrists with it. It holds.
quest-cold_hearth-message-ice_melts = You carry a shovelful of fire across the lane. The ice sees reason.
quest-cold_hearth-message-oven_lit = The oven catches, coughs and roars. Across the lane icicles begin to drip; the baker’s hand, on its dough, moves by a finger’s breadth. Here one can rest.
quest-cold_hearth-message-wet_wood = Smoke, tears, and no fire. The wood is wet through.
quest-cold_hearth-message-only_flour = Flour up to the shoulder, and nothing else. You look like the baker.
quest-cold_hearth-message-only_wool = Blankets, blankets, and a wooden sheep.
quest-cold_hearth-message-tobin_bakehouse = “I’m not telling.” A pause. “It’s in the flour. Grandmother said nobody looks in flour.”
quest-cold_hearth-message-tobin_cradle = “I’m not telling.” A pause. “It’s in the cradle, under the sheep. Grandmother said you don’t rob a cradle.”
quest-cold_hearth-message-tobin_taken = { $hero } picks up Tobin, curtain and all. He weighs nothing and complains about everything, which is a good sign.
quest-cold_hearth-message-tobin_safe = Maud tucks the boy between two hot stones. “Here,” he says, and holds out what he had in his pocket all along.
quest-cold_hearth-message-tobin_fades = From behind the cottage shutters somebody was humming. Now it is only every other note.
quest-cold_hearth-message-tobin_freezes = The humming in the cottage has stopped. Nobody says anything about it, not then.
quest-cold_hearth-message-ember_found = An iron pot, and in it a red eye. { $hero } has the last ember of Lowmere; and down the lane something has smelt it, and howls.
quest-cold_hearth-message-ember_falls = The pot rolls through the snow and leaves a black line behind. It still glows. Pick it up!
quest-cold_hearth-message-ember_home = The ember flares up in its pot as if it knew the room. To the hearth!
quest-cold_hearth-message-frost_breath = A wind comes down the lane that has not been anywhere warm this year.
quest-cold_hearth-message-frost_hands = The cold picks one of you out, and lays its hand on the back of a neck.
quest-cold_hearth-message-frost_boots = Boots freeze to the ground when one stands still for the length of a thought.
quest-cold_hearth-message-frost_deepens = The roofs creak. Frost is growing down the walls, visibly, like a curtain being lowered. This round, and it is over.
quest-cold_hearth-ending-with_tobin = The great hearth takes the ember, thinks about it, and burns. On the sledge a boy is explaining to anybody who will listen that it was his idea.
quest-cold_hearth-ending-without_tobin = The great hearth burns. One by one they come in from the cold, and count themselves, and are one short.
quest-cold_hearth-ending-frozen = The last window goes white. Whoever can still walk, walks.
