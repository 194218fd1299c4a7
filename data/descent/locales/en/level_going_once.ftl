# “Going Once”: a level of the Raid. The portal is sold, and somebody large wants it too.

quest-going_once = Going Once
    .intro = “Today I am selling a portal,” says the Mistress of the Dungeon, behind a hammer. “I take heart, blood, sweat, and unopened goods, each once; two of them and it is yours, three if you are proud. You may also strike the other bidder. He has two heads and outbids himself. My bet is on the hammer.”
    .won = “Sold,” says the Mistress, “to the people in a hurry.” She counts what you paid, twice, and sniffs at it.
    .lost = “Lot seven,” says the Mistress, “some heroes, worn. Who starts me off?”
quest-going_once-objective-bid = Bid for the portal at the auctioneer’s desk: two payments, three on hard. Or defeat the other bidder.
quest-going_once-objective-fight = The other bidder is offended. Defeat him, or go on paying at the desk: either way the portal is yours.
quest-going_once-objective-leave = Sold. Leave by the portal.
area-going_once-market = A market by a brook, everything under dust sheets with numbers on them. One of the sheets has two heads.
token-going_once-portal = the portal, lot four
token-going_once-lot_one = lot one
token-going_once-lot_two = lot two
token-going_once-lot_three = lot three
token-going_once-desk = the auctioneer’s desk
unique-other_bidder = the other bidder

quest-going_once-token-desk = A desk, a hammer, a jar for hearts. “Bids in person,” says a card. “No gold. I have gold.”
quest-going_once-use-bid = Make a bid
    .not = The bidding is over.
quest-going_once-choice-price = The hammer hovers. What do you bid?
quest-going_once-option-heart = Heart: the party loses 1 morale
quest-going_once-option-blood = Blood: each hero suffers 2 hearts
quest-going_once-option-sweat = Sweat: each hero suffers 2 fatigue
quest-going_once-option-lots = Goods: two unopened lots are withdrawn
quest-going_once-option-outbid = Ask the other bidder to step outside

quest-going_once-message-opening = “Lot four,” calls a voice from nowhere, “one portal, hardly used.” In the second row two heads nod, one after the other.
quest-going_once-message-going = “Going once,” says the voice, pleased. “There is still something owing.”
quest-going_once-message-gone = “Gone!” The hammer falls, and the portal flies open as if it had been waiting for the noise.
quest-going_once-message-offended = The other bidder turns round, both heads. “They were not going to pay,” says one. “Then we will,” says the other, rolling up a sleeve.
quest-going_once-message-sold = The other bidder withdraws his bid, lying down. What he had meant to pay with rolls out of his pocket. The portal opens.
quest-going_once-message-late_buyers = Buyers who come late push in from behind, and have brought their elbows.
quest-going_once-ending-portal = You leave with your purchase, or rather through it.
