# “The Winter Crown”: the end of the oath, on a throne of other people’s warmth.

quest-winter_crown = The Winter Crown
    .objective = Defeat Baron Zachareth before the crown has settled.
    .intro = At the top of Rimetower a man sits very still, so as not to disturb what is coming down on his head. The crown is made of promises. It hangs on three hearths that were brought here from the first three villages, and that have been cold ever since. He has thought of everything, except that somebody might come all this way with a lantern.
    .won = The window has been shut for three winters. Somebody opens it. Below, in the dark, Highmarch begins to smoke from its chimneys, one after the other, like an old man remembering his pipe.
    .lost = The crown settles. It makes hardly any noise. Then there is hardly any noise anywhere.
area-winter_crown-stair = The last stair ends in a hall of statues. They are good statues. One of them blinks.
area-winter_crown-kitchen = The kitchens, in which nobody has cooked for three years. On the great hearth of the first village lie snow, and spiders.
area-winter_crown-throne_room = The throne room. The carpet is white, and crunches. At its end sits Baron Zachareth, with his hands on his knees and a crown of ice a finger’s breadth above his hair.
area-winter_crown-gallery = A gallery of ice, and in the ice, line upon line, all the names. At its end stands a hearth nobody has been able to read by.
area-winter_crown-chapel = A chapel for those who kept their word and starved. Their candles stand around a cold hearth. No one ever lit one.
door-winter_crown-kitchen_door = the kitchen stairs
door-winter_crown-throne_door = the door of the throne room
door-winter_crown-names_door = the door of the gallery
door-winter_crown-grief_door = the chapel door
token-winter_crown-coats = the guests’ coats
token-winter_crown-bread_hearth = the Hearth of Bread
token-winter_crown-larder = the larder
token-winter_crown-tribute = the tribute
token-winter_crown-names_hearth = the Hearth of Names
token-winter_crown-grief_hearth = the Hearth of Grief
token-winter_crown-offerings = the offerings

## To examine

quest-winter_crown-door-kitchen_door = Steps lead down. It smells of nothing at all, which is an odd thing for a kitchen.
quest-winter_crown-door-throne_door = Two leaves of black oak. They have been oiled lately. You are expected.
quest-winter_crown-door-names_door = A narrow door. Behind it somebody seems to be calling a roll.
quest-winter_crown-door-grief_door = A low door, worn by foreheads.
quest-winter_crown-token-coats = Forty coats, for forty guests who never went home.
quest-winter_crown-token-bread_hearth = While it is cold, nobody in the tower can rest. One can blow on it with patience (Willpower), or give it some of one’s own warmth (2 hearts, no test).
quest-winter_crown-token-larder = Well stocked, and frozen hard.
quest-winter_crown-token-tribute = Pots, from forty villages. Some still have a spoon in them.
quest-winter_crown-token-names_hearth = While it is cold, the Baron speaks with the voice of all who swore. One can read the names aloud (Knowledge), or give it some of one’s own warmth (2 hearts, no test).
quest-winter_crown-token-grief_hearth = While it is cold, those who died of the oath get up for it. One can watch with them (Willpower), or give it some of one’s own warmth (2 hearts, no test).
quest-winter_crown-token-offerings = Wooden spoons, a doll, a clay pipe. Somebody has also left something useful.

quest-winter_crown-use-bread_blow = Blow on the ashes (Willpower)
    .not = It burns.
quest-winter_crown-use-bread_give = Give it your own warmth (2 hearts)
    .not = It burns.
quest-winter_crown-use-bread_spark = Light it with a saved ember
    .not = There is no ember for it.
quest-winter_crown-use-names_read = Read the names aloud (Knowledge)
    .not = It burns.
quest-winter_crown-use-names_give = Give it your own warmth (2 hearts)
    .not = It burns.
quest-winter_crown-use-names_spark = Light it with a saved ember
    .not = There is no ember for it.
quest-winter_crown-use-grief_watch = Watch with the dead (Willpower)
    .not = It burns.
quest-winter_crown-use-grief_give = Give it your own warmth (2 hearts)
    .not = It burns.
quest-winter_crown-use-grief_spark = Light it with a saved ember
    .not = There is no ember for it.

quest-winter_crown-rule-hunger = While the Hearth of Bread is cold, nobody can rest.
quest-winter_crown-rule-sworn_dead = While the Hearth of Grief is cold, one of the sworn dead rises every second round, once the throne room is open.
quest-winter_crown-rule-bound = The Baron is bound to the hearths: each one that burns costs him 1 heart for each hero.

## The story

quest-winter_crown-objective-rekindle = Rekindle the three hearths to crack the crown, and find the Baron. Each burning hearth gains you a round.
quest-winter_crown-objective-baron = Defeat Baron Zachareth before the crown settles. The hearths that are still cold are his strength.

quest-winter_crown-message-arrival = Your lantern burns low and blue, as if it were holding its breath. From behind the great door a calm voice says: “Let them warm themselves first. It is a long way, and I keep my manners until the last.”
quest-winter_crown-message-embers_come = But the embers you saved have not stayed at home. They sit in pots and pockets and an old shoe, and glow. They will light something, when you ask them.
quest-winter_crown-message-men_leave = Some of the guards wear Sir Alric’s colours. They look at you, they look at each other, and their hands are suddenly very clumsy with their bows.
quest-winter_crown-choice-tobin = Tobin has found the dumb waiter. “I’d fit,” he says. “With a light. I could have a fire laid before you’re through that door. Only you’d have to come and get me.” Two hearths would have to burn by the end of round 7.
quest-winter_crown-option-keep_close = “You stay where I can see you.”
quest-winter_crown-option-send_ahead = “Go. We’ll light two by then.”
quest-winter_crown-message-keep_close = Tobin stays, and holds the lantern up with both hands. Oddly enough it helps.
quest-winter_crown-message-send_ahead = The dumb waiter creaks away into the dark with a boy and a coal in it. Two hearths must burn by the end of round 7, or nobody will hear him knock.
quest-winter_crown-message-kitchen = In the big oven something with too many legs has set up house. It looks put out. So is the oven.
quest-winter_crown-message-gutters = It glows, it thinks better of it. The cold goes up { $hero }’s sleeves.
quest-winter_crown-message-given = { $hero } lays both hands on the stone and gives. Nobody had asked. That, it turns out, is what it takes.
quest-winter_crown-message-bread_burns = The Hearth of Bread catches, and all at once the whole tower smells of crust. Even the statues swallow. One can breathe, and sit, and rest again.
quest-winter_crown-message-names_burn = The Hearth of Names catches. The writing runs down the walls. Every name that melts is one voice fewer in the Baron’s mouth, until he has only his own.
quest-winter_crown-message-grief_burns = The Hearth of Grief catches, and a hundred candles with it. The dead look into the light, as one looks at a door that opens at last, and are tired.
quest-winter_crown-message-throne_room = “So few of you,” says Baron Zachareth. “I had supper laid for more.” He does not get up. His sword does.
quest-winter_crown-message-abbey_bell = From far in the south a bell comes through the storm: the abbey. Orsolya is ringing it herself, one can hear it by the impatience. It goes to your knees, and straightens them.
quest-winter_crown-choice-greeting = He looks at you over folded hands. “One thing, asked once,” he says. “Kneel.”
quest-winter_crown-option-steel = Draw steel
quest-winter_crown-option-kneel = Kneel, and strike at his feet
quest-winter_crown-option-quote_oath = Quote the last line of the oath
quest-winter_crown-message-steel = “Refused,” he notes. “For the record.”
quest-winter_crown-message-kneel = You kneel. It is harder than it looks. So he does not see the blade, and for one moment the Baron of Rimetower hops.
quest-winter_crown-message-quote_oath = “And the oath ends where a fire is given freely.” It is quiet. Above his head something ticks, like ice in a glass, and blood runs from under his hair. “Nobody,” says the Baron, “reads that far.”
quest-winter_crown-message-gallery = Something comes out of the wall, large and clear as glass. It has no quarrel with you. It is only the cold.
quest-winter_crown-message-chapel = There are rows of them, on their knees, with frost in their eyelashes. There is one place free.
quest-winter_crown-message-sworn_rise = From under the carpet someone gets up who gave her word three winters ago, and is keeping it.
quest-winter_crown-message-clause_kneel = “Item the first,” says the Baron, with a hundred voices. “They shall stay where they are put.” The floor takes him at his word.
quest-winter_crown-message-clause_breath = “Item: the strong shall give their breath.” It goes over to him, in a small white cloud.
quest-winter_crown-message-clause_warmth = “Item: the weak shall give what is left.” The colour comes back to his cheeks. It is somebody else’s.
quest-winter_crown-message-crown_cracks = Three fires. It runs through the tower like a breath. In the crown of winter, from front to back, a crack springs open, fine as a hair, and warm light falls through it on a man who for the first time is afraid.
quest-winter_crown-message-crown_melts = The crown is melting. It runs down his temples in hot drops, and where each of them falls, he smokes a little. He will go on losing hearts by it, round by round.
quest-winter_crown-message-half_frozen = The Baron looks at his blood as if it belonged to somebody beneath him. With one step he is back at his throne. “Physicians,” he says. They come.
quest-winter_crown-message-eliza_speaks = On the balcony stands a lady in grey. “Zachareth,” says Eliza Farrow, “I take back mine.” Only one promise out of thousands. But he had been leaning on it.
quest-winter_crown-message-tobin_back = A flap in the wall bursts open and Tobin rolls out, black as a boot, with a poker. “I laid it,” he says. “You only lit it.”
quest-winter_crown-message-tobin_lost = Somewhere in the wall there was a knocking all this time. You only notice it now, because it has stopped.
quest-winter_crown-message-one_falls = “You may stay down,” says the Baron kindly. “All the others did.”
quest-winter_crown-message-crown_settles = The crown has come down to his hair. The windows go white from the edges inwards. Two more rounds, unless another hearth takes fire.
quest-winter_crown-message-baron_falls = Baron Zachareth sits down on his steps. He feels for the crown, finds it, and looks almost relieved that it is so light. Then nobody is sitting there but a very old man, and then frost.
quest-winter_crown-choice-crown = The crown rolls over the carpet and comes to rest, whole, in the middle of the room. It is beautiful. Each of you could swear it is looking at you.
quest-winter_crown-option-smash_crown = Smash it (Might)
quest-winter_crown-option-garricks_hammer = Smash it with Garrick Vane’s hammer
quest-winter_crown-option-bury_crown = Bury it where nobody will look
quest-winter_crown-option-give_crown = Give it to Eliza Farrow

quest-winter_crown-ending-cracked = The crack goes all the way round. The crown falls into two halves, each of which is only water by the time it reaches the floor. Three hearths burn in Rimetower, and nobody owes them anything.
quest-winter_crown-ending-smashed = One blow. It does not sound like glass; it sounds like very many people who all say “well, then” at once, and go home.
quest-winter_crown-ending-buried = It will not break. Not for you, not today. You wrap it in a coat, without touching it, and nobody sleeps on the way down.
quest-winter_crown-ending-given_away = The lady in grey takes it with two fingers, as one takes something the cat brought in. “I know exactly what he promised,” she says. “I wrote most of it.”
quest-winter_crown-ending-crowned = The crown settles on his brow. “There,” says Baron Zachareth, in the voice of everybody you know. Your lantern goes out so softly that it could be mistaken for an agreement.
