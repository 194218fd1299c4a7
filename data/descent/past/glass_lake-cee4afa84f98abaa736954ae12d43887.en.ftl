# “The Glass Lake”: a crossing, with hounds behind and something below.

quest-glass_lake = The Glass Lake
    .objective = Get everybody who can stand to the far shore.
    .intro = Between you and Rimetower lies a lake that froze in one night, with the boats still out. The ice is clear down to the bottom. You can see the fish. You can see what looks at the fish. Maud used to row people over for a penny, and has drawn you a map of her markers. “It’ll hold,” she says. “For a bit. Ice is like a cousin.”
    .won = Behind you the lake breaks up, with a long sound like applause from people in mittens. Nobody will follow you over that. Nobody will call you back, either.
    .lost = The ice opens politely to let you through, and closes again. From above one can hardly see the seam.
area-glass_lake-lake = The lake. Snow lies on it in ripples. Here and there a hole smokes, and over the ice come creatures with a great many legs, so as to spread the weight.
area-glass_lake-house = The fishers’ house stands on stilts that are no longer needed. They are all at home. On the stove something still glows, as red as a berry.
area-glass_lake-far_lake = The far half of the lake, black and clear. Behind it rises the shore. Under the ice a shadow turns round, that you had taken for the lake bed.
door-glass_lake-house_door = the door of the fishers’ house
token-glass_lake-sledge = the lost sledge
token-glass_lake-first_marker = Maud’s first marker
token-glass_lake-ember_pot = the fishers’ ember
token-glass_lake-nets = the nets
token-glass_lake-second_marker = Maud’s second marker
token-glass_lake-old_boat = the old boat

## To examine

quest-glass_lake-door-house_door = A plank door, nailed up from inside. There is a smell of fish, and, faintly, of fire.
quest-glass_lake-token-sledge = It came to a stop here without a driver.
quest-glass_lake-token-first_marker = A pole with a rag, fallen over. Whoever finds its old hole (Knowledge), or rams it in (Might), knows the way: the ice will carry you one round longer.
quest-glass_lake-token-ember_pot = An iron pot with the last fire of the lake people. Carry it to the far shore.
quest-glass_lake-token-nets = Frozen stiff. Something has been caught in them.
quest-glass_lake-token-second_marker = The other pole. Whoever sights along it (Awareness), or rams it in (Might), knows the way: the ice will carry you one round longer.
quest-glass_lake-token-old_boat = Maud’s first boat. She called it after an aunt.

quest-glass_lake-use-set_first = Find the old hole (Knowledge)
    .not = It stands already, or there is only water left.
quest-glass_lake-use-ram_first = Ram the pole in (Might)
    .not = It stands already, or there is only water left.
quest-glass_lake-use-set_second = Sight along the pole (Awareness)
    .not = It stands already, or there is only water left.
quest-glass_lake-use-ram_second = Ram the pole in (Might)
    .not = It stands already, or there is only water left.

quest-glass_lake-rule-thin_ice = The ice breaks behind you: the near ice at the end of round 3, the middle two rounds later, the far ice two after that. Whoever ends a round on broken ice tests Awareness or loses 2 hearts. Each marker and the rope gain a round for the middle and the far ice.
quest-glass_lake-rule-slush = Everything is slush: heroes’ speed is reduced by 1.

## The story

quest-glass_lake-objective-cross = Cross the ice to the far shore before it breaks. Set Maud’s markers to gain time; save the fishers’ ember if you can.
quest-glass_lake-objective-the_others = Get the others to the shore as well.

quest-glass_lake-message-arrival = The first step makes a sound like a plucked string. It runs out over the whole lake, and some time later something on the other side answers it.
quest-glass_lake-choice-order = Maud holds up a coil of rope. “Tied together, or spread out?” she asks. “There are two schools. I’ve met people from one of them.”
quest-glass_lake-option-roped = Rope up, slow and safe
quest-glass_lake-option-spread = Spread out and run
quest-glass_lake-option-tobin_first = Let Tobin lead; he is the lightest
quest-glass_lake-message-roped = You tie yourselves together. It is uncomfortable, and it is a comfort.
quest-glass_lake-message-spread = You run, far apart, laughing a bit with fright. One of the spiders is so surprised that it slips.
quest-glass_lake-message-tobin_first = Tobin skates ahead on his boot soles, tapping with a stick. “Here,” he calls back. “And here. Not here.” Now you can see the whole way.
quest-glass_lake-message-marker_set = The pole stands, and with it the whole line comes right: you see where Maud used to row. { $hero } could find this way blind. The ice will hold a round longer.
quest-glass_lake-message-marker_slips = The pole slides off, and { $hero } with it, some way.
quest-glass_lake-message-house = The fishers get up from the table. They had been waiting with supper. It is not clear for what.
quest-glass_lake-message-ember_taken = { $hero } lifts the pot off the stove. It is so warm that it hurts, and none of you minds.
quest-glass_lake-message-ember_ashore = { $hero } sets the pot down on firm ground. The snow around it draws back respectfully.
quest-glass_lake-message-swimmer_seen = The shadow under the ice keeps pace with you. When you stop, it stops. Then it takes a run-up.
quest-glass_lake-message-hounds = From the shore you came from, a howl, then several. They run low and spread out, like dogs who have crossed ice before.
quest-glass_lake-message-more_hounds = One more hound jumps from floe to floe, without hurrying. It seems to enjoy it.
quest-glass_lake-message-near_breaks = Behind you the near ice breaks, with a crack that goes through your teeth. There is no way back now, which makes things simpler.
quest-glass_lake-message-middle_breaks = The middle of the lake goes. The fishers’ house bows, and goes on bowing.
quest-glass_lake-message-far_breaks = Now the far ice breaks as well. What you are walking on has stopped being anything in particular.
quest-glass_lake-message-crack_sings = The lake sings one long, low note. One feels it in the knees.
quest-glass_lake-message-crack_foot = A boot breaks through, and the water freezes round it at once, as if it had been waiting.
quest-glass_lake-message-crack_face = There is somebody under the ice, looking up, and holding something out.
quest-glass_lake-message-one_falls = The ice takes the weight badly. Everybody hears it; nobody says so.
quest-glass_lake-message-first_ashore = { $hero } has reached the shore: stones, frozen reeds, ground that only lies there. How beautiful. Now the others.

quest-glass_lake-ending-across = You lie on the stones and count one another, twice. Out there a red light goes down with the house, and shines on for some time from below.
quest-glass_lake-ending-with_ember = You lie on the stones around a small iron pot, and count one another, twice. The ember of the lake people ticks, and makes itself at home.
quest-glass_lake-ending-swallowed = It is not even loud. The lake just lays itself open, as one turns a page, and you are on the other side.
