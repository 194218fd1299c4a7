# What may happen on the road to whoever owns the box.

travel-rusty_chain = A chain lies across the road, as thick as a thigh. One end is set in this hill, the other in that one. An old man is scraping it with a spoon. “It rusts faster than I do,” he says.
travel-rusty_chain-oil = Pay for a barrel of oil (10 gold)
    .needs = You need 10 gold.
travel-rusty_chain-break = Break it, and sell the iron (Might)
travel-rusty_chain-under = Go under it
travel-rusty_chain-message-oiled = With a brush each it takes all night. At dawn the chain shines like an eel, and inside the hill something sighs in vexation.
travel-rusty_chain-message-broken = One link gives. The iron sells by weight. The old man puts away his spoon and takes, without haste, the road by which you came.
travel-rusty_chain-message-whipped = It gives all at once, at the other end, and { $hero } learns what a chain weighs. The old man hooks it up again.
travel-rusty_chain-message-under = It is colder under it than over it. The old man thanks you for touching nothing.

travel-chain_holds = In the night the ground moved. In the morning they tell you in the valley that the two hills pulled until dawn, and that the chain held.
travel-chain_holds-listen = Listen to the chain singing
travel-chain_holds-reward = Accept the collection
travel-chain_holds-message-listened = One low note, a long way underfoot. It is easier to walk on ground that somebody is holding.
travel-chain_holds-message-rewarded = Every house has given a coin, and one house a worn-out spoon.

travel-chain_broke = You know that hill: it is lying across the road now. Something has put a shoulder to it, and is looking for what used to hold it.
travel-chain_broke-hold = Hang on to the end of the chain (Might)
travel-chain_broke-run = Run
travel-chain_broke-message-held = You hold until morning with your heels in the rut. Then the old man comes back with a new link, and makes no remark.
travel-chain_broke-message-dragged = It takes you through three fields and a pond, and then loses interest.
travel-chain_broke-message-ran = You run well. The villages you pass watch you run, and then look behind you.

travel-marrow_market = A pale man is holding a balance by the roadside. “I buy marrow,” he says pleasantly. “A thimbleful. You won’t think of it next day.”
travel-marrow_market-sell = Sell him a thimbleful
travel-marrow_market-weigh = Watch what his thumb is doing (Awareness)
travel-marrow_market-leave = Keep what is in your bones
travel-marrow_market-message-sold = It hardly hurts. Next day, somebody thinks of it.
travel-marrow_market-message-weighed = The thumb is somebody else’s, and it is pressing. { $hero } remarks on it aloud; the pale man pays for a change of subject.
travel-marrow_market-message-outweighed = While { $hero } is watching the thumb, the other hand is busy.
travel-marrow_market-message-left = “Another time,” he says, and makes a note beside your height.
