# “The Lamplighter’s Price”: a level of the Raid. One can pay, or do it oneself.

quest-lamplighters_price = The Lamplighter’s Price
    .intro = “My lamplighter has been dead for a while, and works all the better for it,” says the Mistress of the Dungeon. “He lights the portal for a trifle: some blood, some sleep, a little courage. Or you light the lamp in the watch house yourselves. The watch is in. I have bet that you are too proud to pay.”
    .won = “He always asks too little,” the Mistress complains. “I shall have to have a word with his widow. She is in the cellar.”
    .lost = “And not a light anywhere,” says the Mistress. “They might at least have paid.”
quest-lamplighters_price-objective-light = Open the portal: pay the dead lamplighter on the quay (F13) what he asks, or light the lamp in the watch house (Knowledge).
quest-lamplighters_price-objective-leave = The portal on the square is open. Leave by it, together.
area-lamplighters_price-quay = A quay, black water, lamps without light. Under one of them stands somebody one can see through.
area-lamplighters_price-watch_house = The watch house. They are at cards, and the stake is whoever opens the door.
area-lamplighters_price-square = A square with a stall, some revellers from last year, and the portal.
door-lamplighters_price-watch_door = the door of the watch house
door-lamplighters_price-toll_gate = the toll gate
door-lamplighters_price-back_door = the back door
token-lamplighters_price-portal = the portal on the square
token-lamplighters_price-nets = the nets
token-lamplighters_price-flotsam = the flotsam
token-lamplighters_price-lamplighter = the dead lamplighter
token-lamplighters_price-lamp = the great lamp
token-lamplighters_price-bunks = the bunks
token-lamplighters_price-stall = the stall

quest-lamplighters_price-door-watch_door = One hears cards, and chewing.
quest-lamplighters_price-door-toll_gate = Red and white. The toll-keeper has gone to find change, years ago.
quest-lamplighters_price-door-back_door = It leads to the square, for those who lose at cards.
quest-lamplighters_price-token-portal = An arch full of lamps. Lit, it would be a door.
quest-lamplighters_price-token-nets = They are full. Of what, one would have to see.
quest-lamplighters_price-token-lamplighter = A ladder, a cap, a price list. One can talk to him.
quest-lamplighters_price-token-lamp = Brass and glass, nine valves. Turned in the right order they light the portal (Knowledge, with a bonus of 1; failing costs 1 heart).
quest-lamplighters_price-token-bunks = Six bunks, five pillows. Something is under the sixth blanket.
quest-lamplighters_price-use-bargain = Ask for the price
    .not = He has done his work, and has time until tomorrow night.
quest-lamplighters_price-use-kindle = Light the lamp (Knowledge)
    .not = It burns.

quest-lamplighters_price-choice-price = “Blood, two hearts from each,” reads the dead man from his list. “Sleep, three fatigue from each. Courage, one morale. Or bad luck: then I light it for nothing, and something happens to you at once.”
quest-lamplighters_price-option-blood = Pay with blood (2 hearts each)
quest-lamplighters_price-option-sleep = Pay with sleep (3 fatigue each)
quest-lamplighters_price-option-courage = Pay with courage (1 morale)
    .not = You need what is left of it.
quest-lamplighters_price-option-luck = Take the bad luck (a major peril)
quest-lamplighters_price-option-not_yet = Think it over

quest-lamplighters_price-message-blood = He takes it in a little bottle, and corks it. Then he climbs his ladder, which leans on nothing.
quest-lamplighters_price-message-sleep = He takes the nights of a week. On the square the lamps go on, one after the other; you yawn.
quest-lamplighters_price-message-courage = He takes it out of your eyes, quite gently. The portal burns. You would rather not go near it.
quest-lamplighters_price-message-luck = “My black cat,” says the dead man, “she would like to go with you.” The portal burns.
quest-lamplighters_price-message-not_yet = “I have time,” says the dead man. “You don’t.”
quest-lamplighters_price-message-kindled = Nine valves, nine blue flames. On the square the portal goes on, all at once.
quest-lamplighters_price-message-sooty = The wrong valve. It goes bang, and somebody has no eyebrows any more.
quest-lamplighters_price-message-watch_seen = The watch lays down its cards. “And now,” says one, “for the stake.”
quest-lamplighters_price-message-off_duty = The lamp burns on its own. The watch takes it for your doing, and is not grateful.
quest-lamplighters_price-message-tide_of_people = Steps on the quay. In this town nobody is out at night who has anything good in mind.

quest-lamplighters_price-ending-portal = You walk into the light. Behind you somebody folds a ladder.
