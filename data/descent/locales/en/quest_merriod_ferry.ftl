# “The Merriod at the Ferry”: a side quest. A rope, two winches, and something in the river that is fond of oak.

quest-merriod_ferry = The Merriod at the Ferry
    .intro = Maud’s ferry hangs in mid-river with nine people, a goat and Maud on board. Under it lives what the village calls Auntie Silt, who has been nibbling at the landing for years and has now worked her way up to passengers. There are two winches on the bank.
    .won = Maud takes no fare from the heroes any more, for life. She adds that, the way they carry on, she is not risking much.
    .lost = In the morning the rope lies slack across the water. The goat swam ashore, with Maud holding on to a horn. Neither of them will talk about it.
quest-merriod_ferry-objective-haul = Haul the ferry in with the winches before it is gnawed to pieces. At the end of each round in which Auntie Silt is in the river she bites off a plank.
area-merriod_ferry-bank = The landing: two winches, one rope, and a river with a bulge in it.
area-merriod_ferry-smokehouse = The smokehouse. Eels hang from the beam; threads hang from the eels.
area-merriod_ferry-camp = A fire that was not supposed to be seen, and those who sat at it.
door-merriod_ferry-smokehouse_door = the smokehouse door
token-merriod_ferry-nets = the nets
token-merriod_ferry-ferry = Maud’s ferry
token-merriod_ferry-north_winch = the upper winch
token-merriod_ferry-south_winch = the lower winch
token-merriod_ferry-eels = the smoked eels
token-merriod_ferry-contraband = the smugglers’ crate
unique-auntie_silt = Auntie Silt

quest-merriod_ferry-token-north_winch = Oak, iron, and a handle for two. Every good pull brings the ferry nearer. (Might.)
quest-merriod_ferry-token-south_winch = The older of the two. It pulls as well as the other and complains more. (Might.)
quest-merriod_ferry-token-eels = A whole winter’s eels. Thrown into the river, they would keep any appetite busy for two rounds.
quest-merriod_ferry-token-ferry = Nine faces, one goat. Maud stands in the bow and hits the water with an oar, on principle.
quest-merriod_ferry-use-haul_north = Turn the winch (Might)
    .not = The ferry is in.
quest-merriod_ferry-use-haul_south = Turn the winch (Might)
    .not = The ferry is in.
quest-merriod_ferry-use-throw_eels = Throw her the eels
    .not = There is nobody left to feed.

quest-merriod_ferry-message-hanging = “Don’t stand there looking heroic,” shouts Maud across the water. “Pull!”
quest-merriod_ferry-message-hauled = The rope comes in, wet and singing. { $rope ->
    [one] One more pull
   *[other] { $rope } more pulls
}.
quest-merriod_ferry-message-gnawing = Wood cracks below the waterline. { $planks ->
    [one] One sound plank is
   *[other] { $planks } sound planks are
} left.
quest-merriod_ferry-message-fed = The river boils, then purrs. Auntie Silt has found the eels and has no time for anything else.
quest-merriod_ferry-message-hungry = A belch comes up, the size of a barrel. She is done with the starter.
quest-merriod_ferry-message-smugglers = All the shouting has woken somebody below the landing who would have liked a quiet night for business.
quest-merriod_ferry-message-silt_dead = Auntie Silt rolls over, longer than anybody had thought, and the river carries her off like a fallen tree. In the mud lies what she never could digest.
quest-merriod_ferry-ending-landed = The ferry bumps against the landing. Nine people, one goat, one Maud: she counts twice.
quest-merriod_ferry-ending-sunk = The last plank goes. For a moment they all stand on nothing, as if that were a plan.
quest-merriod_ferry-ending-rope_parts = The rope parts with a sound like a harp. The ferry goes where the river goes.
