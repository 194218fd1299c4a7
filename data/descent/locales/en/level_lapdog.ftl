# “The Lapdog”: a level of the Raid. It is small for a dragon.

quest-lapdog = The Lapdog
    .intro = “You have come as far as my own rooms,” says the Mistress of the Dungeon. “Then meet Mignonne. She sleeps before the throne, she was a very small egg, and she has never been told no. Her chain goes up to a winch in the gallery, if you would rather not be licked. I have bet on Mignonne.”
    .won = “You have upset her,” says the Mistress, very quietly, from behind the throne. For once she does not mention the bet.
    .lost = “Drop it,” says the Mistress. “Drop it. Mignonne! Oh, keep it, then.”
quest-lapdog-objective-past = Get past Mignonne: wind in her chain at the winch in the gallery, or defeat her. Either opens the portal by the throne.
quest-lapdog-objective-run = The portal is open. Run.
area-lapdog-palace = A carpet, a gallery, a throne. Before the throne something the size of a hay barn breathes out, and the candles lean.
token-lapdog-portal = the portal by the throne
token-lapdog-grooming_box = the grooming box
token-lapdog-vase = the vase
token-lapdog-biscuits = the biscuits
token-lapdog-bone = the bone
token-lapdog-winch = the winch
unique-mignonne = Mignonne

quest-lapdog-token-winch = A winch with two notches, and a chain that leads through the wall to a collar.
quest-lapdog-use-wind = Wind the chain in (Might)
    .not = The chain is as short as it goes.

quest-lapdog-message-snores = Mignonne sleeps with one eye. In the corridor lies her bone; it used to be somebody’s. Carried to her door, it would give her something to think about.
quest-lapdog-message-awake = An eye opens, gold, as large as a wheel. The tail begins to wag, and a column falls over.
quest-lapdog-message-half_wound = The chain tightens by a notch. On the other side of the wall something says “?”.
quest-lapdog-message-chained = The second notch. Mignonne slides backwards into her basket, claws first, and behind her the portal opens.
quest-lapdog-message-fetch = The bone rolls across the threshold. Mignonne forgets everything else there is.
quest-lapdog-message-bored = There is a crunch, and then no bone. Mignonne looks up, still chewing.
quest-lapdog-message-put_down = Mignonne lies down as if to sleep, and does not snore. By the throne the portal opens. Nobody laughs.
quest-lapdog-message-valets = The valets of the bath come in, with towels, and see what you have done to the carpet.
quest-lapdog-ending-portal = You are through. Behind you something howls at the closed portal, and scratches to be let in.
