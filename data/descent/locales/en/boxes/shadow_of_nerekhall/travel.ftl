# What may happen on the road to whoever owns the box.

travel-signed_yesterday = “You again!” says the innkeeper, and shows you the book: your names, your handwriting, yesterday’s date. You dined very well, and left by the window.
travel-signed_yesterday-pay = Pay for that dinner (15 gold)
    .needs = You need 15 gold.
travel-signed_yesterday-hunt = Look for yourselves among the guests (Awareness)
travel-signed_yesterday-deny = Show that your own handwriting is worse
travel-signed_yesterday-message-paid = You pay for yourselves. In a corner somebody with not quite a face is watching, and looks down.
travel-signed_yesterday-message-found = { $hero } is found by the fire, telling of { $hero }’s great deeds, rather better than they happened. The purse at least is real.
travel-signed_yesterday-message-mistaken = It was only a cousin of the bailiff’s. He shouted a good deal, and has a good many cousins.
travel-signed_yesterday-message-denied = The innkeeper compares them, and is sorry for you. He has had the windows nailed all the same.

travel-double_writes = A letter in your own hand: “I was taken for you, and people stood me drinks. Nobody ever stood me anything with my own face. I should like to say thank you.”
travel-double_writes-meet = Go and meet them
travel-double_writes-bill = Send the bill for the dinner
travel-double_writes-message-met = It is an odd evening and a merry one. You have always wondered what you look like: you are good company.
travel-double_writes-message-billed = The money comes by return, with a tip. The hand is a little less careful.

travel-rats_on_the_bridge = Rats hold the bridge. They sit in rows, some three hundred of them, and the fattest wears a key round its neck. They appear to be open to proposals.
travel-rats_on_the_bridge-cheese = Buy all the cheese in the village (10 gold)
    .needs = You need 10 gold.
travel-rats_on_the_bridge-stamp = Charge across (Might)
travel-rats_on_the_bridge-bow = Bow, and cross on tiptoe
travel-rats_on_the_bridge-message-fed = They eat, they deliberate, they vote. You pass by a majority of one.
travel-rats_on_the_bridge-message-scattered = The bridge shakes and the ranks break. The fat one loses its key; it fits a collecting box at the far end.
travel-rats_on_the_bridge-message-bitten = Half-way across the charge comes to a halt: three hundred counter-proposals, and one of them has { $hero } by the calf.
travel-rats_on_the_bridge-message-bowed = Three hundred rats bow back. It takes until evening to cross: one does not turn one’s back on an assembly.
