# “Three Households”: a level of the Raid. One of them has the key; none of them will say so.

quest-three_households = Three Households
    .intro = “I let the yard to three families,” says the Mistress of the Dungeon. “They can’t stand each other, but one of them minds the key of the portal for me. I forget which; it is in the rent book, in my hand, which is a secret script. I have bet that you disturb the wrong people first. Everybody does.”
    .won = “And now I have rooms to let,” says the Mistress. “You don’t happen to know anybody? With teeth?”
    .lost = “At last something they could agree on,” says the Mistress, touched.
quest-three_households-objective-key = One of the three households has the key: the one in the north-east, the one in the south-west or the one in the north-west. Defeat it to its last member. The rent book (H11, Knowledge) says which.
quest-three_households-objective-leave = The portal is open. Leave by it, together.
area-three_households-yard = A yard with three front doors and one well. Behind every curtain something looks out, at you and at the others.
token-three_households-portal = the carriage entrance
token-three_households-washing = the washing
token-three_households-well = the well
token-three_households-dovecote = the dovecote
token-three_households-rent_book = the rent book

quest-three_households-token-portal = High, black, locked. “No hawkers, no saints.”
quest-three_households-token-washing = Six sleeves to a shirt. One pocket clinks.
quest-three_households-token-well = One may wish for something. It is usually already down there.
quest-three_households-token-dovecote = No doves. Feathers, though.
quest-three_households-token-rent_book = Who pays, who owes, who minds the key: all of it in the Mistress’s hand (Knowledge; failing costs 1 fatigue).
quest-three_households-use-look_up = Look up the key (Knowledge)
    .not = One knows already.

quest-three_households-message-says_first = “Key: with those in the north-east. Bite when woken.”
quest-three_households-message-says_second = “Key: with those in the south-west. Smell.”
quest-three_households-message-says_third = “Key: with those in the north-west. Respectable, alas.”
quest-three_households-message-smudged = It might be a seven, or a swan.
quest-three_households-message-only_bones = The north-east is empty. Under the beds: bones, sorted by size, and no key.
quest-three_households-message-only_lint = The south-west is empty. In the pockets: lint, and a finger, and no key.
quest-three_households-message-only_bills = The north-west is empty. In the drawers: unpaid bills, and no key.
quest-three_households-message-found = Round the last neck hangs the key, on a ribbon. The carriage entrance opens before one has even put it in.
quest-three_households-message-quarrel = The noise brings the relatives. They have always said so.

quest-three_households-ending-portal = You close the carriage entrance quietly. Behind it somebody begins to quarrel about the washing.
