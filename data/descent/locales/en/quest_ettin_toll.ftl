# “The Ettin’s Toll”: a side quest. One pass, two heads, no receipt.

quest-ettin_toll = The Ettin’s Toll
    .intro = The high road to Anvilrest is shut. Across it sits an ettin that answers to Hob on the left and Nob on the right, and takes a toll: Hob wants silver, Nob wants supper. A few goblins keep the books.
    .won = The road is open. In Anvilrest iron becomes cheaper the same week, and goblins who can count find honest work.
    .lost = The pass snows in with everybody on the wrong side of it. Hob and Nob put up the fare.
quest-ettin_toll-objective-fell = Defeat Hob-and-Nob before the pass snows in.
quest-ettin_toll-objective-cross = The toll is paid, the clerks are not: defeat them, and get every hero still standing to the far road before the pass snows in. Whoever hurts Hob-and-Nob breaks the deal.
area-ettin_toll-pass = A stone bridge, a trampled field, and on it a shape with one head too many.
area-ettin_toll-larder = The larder. Most of it hangs; one of it talks.
door-ettin_toll-larder_door = the larder hatch
token-ettin_toll-cairn = the cairn
token-ettin_toll-sack = the tax sack
token-ettin_toll-peddler = Wilm the pedlar
unique-hob_and_nob = Hob-and-Nob

quest-ettin_toll-token-peddler = Wilm sells knives, and is tied up with his own apron. Freed, he knows exactly where he has already stuck one in.
quest-ettin_toll-use-untie = Untie the pedlar
quest-ettin_toll-choice-toll = “Silver,” says Hob. “Supper,” says Nob. Both look at you. The toll is ten gold for each of you.
quest-ettin_toll-option-fight = Draw your weapons
quest-ettin_toll-option-argue = Ask which head is in charge (Knowledge)
quest-ettin_toll-option-pay = Pay the toll

quest-ettin_toll-message-fight = “They’re not paying,” says Hob. “Good,” says Nob.
quest-ettin_toll-message-quarrel = “I am,” say Hob and Nob. There is a silence, and then a club comes down, on the wrong head.
quest-ettin_toll-message-insulted = “We take turns,” says Hob, hurt. “Mine,” says Nob.
quest-ettin_toll-message-paid = Hob counts, slowly, on all four hands’ worth of fingers he believes he has. The clerks, however, have not been tipped.
quest-ettin_toll-message-deal_off = “Ow,” say both heads, for once of one opinion. The deal is off.
quest-ettin_toll-message-half_way = Nob blames Hob for the bleeding, and is blamed in return.
quest-ettin_toll-message-smell = Behind the hatch it smells of smoke, cheese and last year’s travellers. “Psst,” says something.
quest-ettin_toll-message-untied = “Under the left knee,” whispers Wilm, and is gone, throwing what he has left: all of it hits.
quest-ettin_toll-message-late_clerks = Behind you, on the bridge, more clerks come back from lunch and find the office in disorder.
quest-ettin_toll-ending-felled = Hob falls to the left and Nob to the right, which, for a body, is not a good plan. Under them lies the till.
quest-ettin_toll-ending-across = The last boot steps off the field. “Come again,” says Hob. “Bring supper,” says Nob.
quest-ettin_toll-ending-snow = Snow closes the pass, first the field, then the bridge, then the view.
