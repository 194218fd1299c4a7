# “The Night Porter”: a level of the Raid. He sleeps in front of the door he is to open.

quest-night_porter = The Night Porter
    .intro = “Quietly, please,” whispers the Mistress of the Dungeon. “My night porter sleeps, and the portal opens for nobody as long as he lives: it is in his contract. He is a head taller than the door. Strike well while he snores; I have bet a tiara that one of you sneezes.”
    .won = “He was due for a raise,” the Mistress says. “Well. You have saved me that.”
    .lost = “Breakfast is at eight,” says the Mistress. “Not for you. You are it.”
quest-night_porter-objective-porter = Defeat the night porter: the portal opens only over his body. He sleeps until he is hurt, until somebody goes through his things clumsily, or until the night bell rings (at the end of round 6, on hard of round 5); woken, he acts at once.
quest-night_porter-objective-leave = The portal is open. Leave by it, together.
area-night_porter-corridor = A corridor with thick carpets. In front of every door stand shoes; some of them are still worn.
area-night_porter-lodge = The porter’s lodge. The snoring moves the curtains.
door-night_porter-front_door = the door of the lodge
door-night_porter-linen_door = the linen door
token-night_porter-portal = the guests’ exit
token-night_porter-shoes = the shoes
token-night_porter-trolley = the tea trolley
token-night_porter-till = the till
token-night_porter-waistcoat = the waistcoat
unique-night_porter = the Night Porter

quest-night_porter-door-front_door = “Ring twice.” Somebody has cut the bell cord, at a height of eleven feet.
quest-night_porter-door-linen_door = It smells of starch. Behind it somebody large breathes in, and does not breathe out for a long time.
quest-night_porter-token-portal = Shut, and bolted with something that snores.
quest-night_porter-token-till = It will go “ping”. The question is how loudly.
quest-night_porter-token-waistcoat = It hangs over the chair. The watch in it ticks like an anvil.

quest-night_porter-message-snoring = He sleeps on his chair, his arms round the portal. Between two snores there is time for a good many blows.
quest-night_porter-message-expected = The porter stands in the middle of the lodge and holds out his hand for the key.
quest-night_porter-message-pickpocket = Something tinkles. The snoring stops, thinks it over…
quest-night_porter-message-night_bell = Upstairs somebody rings for a glass of water. The bell is made for the hard of hearing.
quest-night_porter-message-wakes = The night porter opens his eyes, and adds you to the bill.
quest-night_porter-message-felled = He sinks back on his chair and sleeps on, more soundly. Behind him the portal swings open.

quest-night_porter-ending-portal = You leave without paying, like everybody who ever left here.
