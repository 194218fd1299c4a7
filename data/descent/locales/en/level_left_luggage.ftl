# “Left Luggage”: a level of the Raid. Belthir keeps the key, and a ledger.

quest-left_luggage = Left Luggage
    .intro = “People leave things here,” says the Mistress of the Dungeon. “Trunks. Hats. Each other. Belthir minds it all, and the key of the portal hangs round his neck. He is devoted, strong, and paid by the form. I have bet that you will not have the right one.”
    .won = “He handed it over?” The Mistress leafs through a very thick contract. “Without a receipt?” It is the receipt that hurts.
    .lost = You are labelled, shelved and kept for a year and a day. The Mistress comes by on Sundays and shakes the boxes.
quest-left_luggage-objective-key = Make Belthir give up the key: hurt him until he resigns.
quest-left_luggage-objective-unlock = Bring the key to the portal, and leave.
area-left_luggage-depot = Shelves up to the ceiling, and on each a coffin with a number. Behind the counter somebody spreads his wings to reach the stamp.
token-left_luggage-portal = the locked portal
token-left_luggage-key = the portal’s key
token-left_luggage-trunk = the trunk
token-left_luggage-hatbox = the hatbox
token-left_luggage-cello_case = the cello case

quest-left_luggage-message-closed = “Closed for stocktaking,” says Belthir, and hangs the key round his neck, under the sign that says so.
quest-left_luggage-message-forms = “Assault,” mutters Belthir, looking for the form. “In triplicate.” His heart is no longer in it.
quest-left_luggage-message-resigns = “I resign,” says Belthir, drops the key on the counter of the world, and leaves by the skylight, which was shut.
quest-left_luggage-message-fell = Belthir goes down among the parcels. Under him lies the key, stamped “returned”.
quest-left_luggage-message-fits = The key turns. The portal opens with the sigh of a drawer that has held too many socks.
quest-left_luggage-message-rush_hour = A bell rings. More porters come on shift, and find customers on the wrong side of the counter.
quest-left_luggage-ending-portal = You leave by the portal, unclaimed and unlabelled.
