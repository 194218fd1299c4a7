# “Out of Hands”: a level of the Raid. A clock has been taken apart, and it is late.

quest-two_hands = Out of Hands
    .intro = “My clock has been stopped for a hundred years,” says the Mistress of the Dungeon. “It makes for very long evenings. The hour hand is in the chapel, the minute hand beyond the chasm; the dial is in the middle, and happens to be your portal. I have bet on half past never.”
    .won = The clock ticks. “Oh,” says the Mistress, counting on her fingers, “then I am a hundred and thirty late for dinner.”
    .lost = It remains precisely as late as it was. The Mistress deals another hand of patience.
quest-two_hands-objective-hands = Carry both hands of the clock onto the dial in the middle. Then the portal opens.
quest-two_hands-objective-leave = The clock goes, and the portal stands open. Leave while it is early.
area-two_hands-clockwork = You stand inside a clock. It is quiet, except for something that was left hanging and would like to swing.
token-two_hands-portal = the dial
token-two_hands-hour_hand = the hour hand
token-two_hands-minute_hand = the minute hand
token-two_hands-oil_can = the oil can
token-two_hands-cuckoo = the cuckoo
token-two_hands-weights = the weights

quest-two_hands-message-silence = Nothing ticks. In a clock of this size, one notices.
quest-two_hands-message-hour = The hour hand snaps into the dial, and points at you.
quest-two_hands-message-minute = The minute hand snaps into the dial, and sets off at once, being behind.
quest-two_hands-message-strikes = The clock strikes, all the hours it owes. The dial swings open like a door.
quest-two_hands-message-stolen = The minute hand comes off its nail with a twang that carries as far as the chapel. There, those who wind the clock count themselves, and send for one more.
quest-two_hands-message-quarter = Somewhere a spring lets go: a quarter strikes without anybody’s leave, and somebody takes it for their cue.
quest-two_hands-ending-portal = You step through at exactly the time it is.
