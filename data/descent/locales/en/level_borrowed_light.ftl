# “The Borrowed Light”: a level of the Raid. A lantern that wants to go home.

quest-borrowed_light = The Borrowed Light
    .intro = “The portal has gone out,” sighs the Mistress of the Dungeon. “It happens, in this draught. In the vestry stands a lantern one might light it with, and I lend it to you gladly. It does not like to be away from home, and it draws moths. You should see my moths. I have bet on them.”
    .won = “And who brings the lantern back?” asks the Mistress. Nobody answers any more.
    .lost = In the dark, three small brass feet walk home. “Punctual as ever,” says the Mistress.
quest-borrowed_light-objective-light = Take the lantern from the vestry (E6) to the dark portal behind the doors in the east. Left on the floor, it walks home by three squares a round.
quest-borrowed_light-objective-bring = The lantern’s light draws company every second round. Take it to the portal.
quest-borrowed_light-objective-leave = The portal burns. Leave by it, together.
area-borrowed_light-gallery = A gallery with soot on the ceiling. In the vestry a lantern burns, with its feet drawn up.
area-borrowed_light-nave = The nave is dark, and somebody in it is mourning, loudly, with a full mouth.
door-borrowed_light-north_door = the north door
door-borrowed_light-south_door = the south door
token-borrowed_light-portal = the dark portal
token-borrowed_light-lantern = the lantern
token-borrowed_light-cupboard = the cupboard
token-borrowed_light-font = the font
token-borrowed_light-pulpit = the pulpit

quest-borrowed_light-door-north_door = It leads past the choir, straight to the portal.
quest-borrowed_light-door-south_door = It leads past the font. Longer, and one hears water.
quest-borrowed_light-token-portal = A ring of cold wicks. They would catch at once, if somebody came near with a light.
quest-borrowed_light-token-lantern = Brass, warm, with three feet and a strong sense of home. It can be carried.
quest-borrowed_light-token-cupboard = Cassocks, in sizes that make one think.
quest-borrowed_light-token-font = Something in it is baptised every evening, and every evening it is angry about it.
quest-borrowed_light-token-pulpit = Under the sermon there is a bottle.

quest-borrowed_light-message-taken = The lantern draws in its feet and lets itself be carried. It looks back.
quest-borrowed_light-message-walks_home = On three small feet the lantern walks home, and does not hurry.
quest-borrowed_light-message-nave_seen = The light falls into the nave. Whoever mourns there stops chewing.
quest-borrowed_light-message-moths = Something has seen the light from far away. It is not a moth, but it behaves like one.
quest-borrowed_light-message-lit = The wicks catch, one after the other, all round. The lantern jumps to the floor and goes, without a word.

quest-borrowed_light-ending-portal = You step through the ring of fire. It is lukewarm, and smells of candle.
