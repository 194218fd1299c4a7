# “The Last Delivery”: a level of the Raid. The postman has the key, and somewhere to be.

quest-last_delivery = The Last Delivery
    .intro = “The key? My postman has it,” says the Mistress of the Dungeon. “One more letter, then he goes home through the portal; he holds the door open for a while, he is well brought up. You may follow him, or shoot him. I have bet on shooting. It would be the fourth this month.”
    .won = “And who brings me my bills now?” asks the Mistress. “Oh. How delightful.”
    .lost = “Addressee unknown,” says the Mistress, and lets you be sent back. In several parcels.
quest-last_delivery-objective-postman = The postman has the key. Defeat him and open the portal with it; or let him deliver his letter (by D16) and go home: then he leaves the portal open until the end of the second round after.
quest-last_delivery-objective-key = Take the key to the portal and turn it.
quest-last_delivery-objective-hurry = The postman has gone home. The portal stays open until the end of the second round from now: leave by it, together.
quest-last_delivery-objective-force = The portal has fallen shut. Force it (Might), and leave by it together.
quest-last_delivery-objective-leave = The portal is open. Leave by it, together.
area-last_delivery-street = A street round a pond. Every house has a letter box, and something behind it.
token-last_delivery-portal = the front door at the end
token-last_delivery-key = the portal’s key
token-last_delivery-parcels = the parcels
token-last_delivery-doormat = the doormat
token-last_delivery-pond = the pond
unique-postman = the Postman

quest-last_delivery-token-portal = Number nought. The letter box is polished; the door has a keyhole as big as a fist.
quest-last_delivery-token-key = An iron key with a label: “Home”. It can be carried.
quest-last_delivery-token-parcels = “Fragile”, “This side up”, “Do not feed”.
quest-last_delivery-token-doormat = “Welcome”, it says, in the wrong direction.
quest-last_delivery-token-pond = The letters that were too difficult lie in it, all of them.
quest-last_delivery-use-turn_key = Turn the key
    .not = One would need the postman’s key.
quest-last_delivery-use-force = Force the door (Might)
    .not = Not while somebody still has the key.

quest-last_delivery-message-sets_out = Between his parcels the postman looks for his last letter. He has not seen you yet, or is too polite.
quest-last_delivery-message-on_his_round = “Ah, here it is.” The postman shoulders his bag and sets out.
quest-last_delivery-message-delivers = The flap clacks. Whoever lives there has been waiting for that letter for sixty years. Now the postman goes home.
quest-last_delivery-message-off_home = The postman unlocks the door, wipes his feet, and leaves it open behind him. “But not all night!”
quest-last_delivery-message-slams = A draught. The door falls shut, and inside somebody says that he did say so.
quest-last_delivery-message-struck_down = The postman falls, with his bag. Among the letters lies a key, and among the keys a letter to you. It is blank.
quest-last_delivery-message-key_turned = The key turns by itself, from habit. The door is open.
quest-last_delivery-message-forced = The door gives way. Somebody inside turns up the newspaper a little higher.
quest-last_delivery-message-bruised = The door is oak. The shoulder is not.
quest-last_delivery-message-evening = The lamps go out, and the neighbours come to the fence.

quest-last_delivery-ending-portal = You wipe your feet and go through. Somewhere in there it smells of cabbage.
