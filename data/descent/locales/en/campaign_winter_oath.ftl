# The Winter Oath: the full campaign, in two acts.

campaign-winter_oath = The Winter Oath
    .about = Three winters ago Highmarch was starving, and a stranger fed it for a promise: one thing, asked once. Now it is asked. Two acts, eight chapters, eight side quests; how it ends depends on what you save.
    .intro = The winter the grain failed, a stranger rode into Highmarch with forty wagons and asked for no coin. Only an oath: one thing, asked once. Everybody swore. Now his riders go from door to door with iron pots: every hearth must send its fire north. Behind them the cold comes, and the dead get up to see who let the fire out. You carry a lantern lit before the oath was sworn. It is the last flame that owes him nothing.

## Between the quests

campaign-winter_oath-chapter-hearth = A village at the edge of the march has given up its fire and not been heard of since. A boy was seen on its road, walking back in. Maud the ferrywoman is going, river or no river. “I’ll wait two weeks,” she says. “Then I’ll be sensible.”
campaign-winter_oath-chapter-masks = Two Farrows are at work. Lady Eliza gives a masque tonight, and the guests will hand over their fires out of politeness. On the river Lord Merick levies a toll in bones, from both sides of the grave. You cannot be in both places.
campaign-winter_oath-chapter-muster = Sir Alric Farrow is tired of pots. He is mustering men to take the embers by the cartload, and has sworn that no hearth south of the lake will smoke by the new moon. He is a man of his word. That is the trouble with all of them.
campaign-winter_oath-chapter-ledger = The oath was written down: every name, every thumbprint, in a ledger under the ice. The night you learn where, riders set out for the last full granary in Highmarch, with torches. Truth, or bread. There are not enough of you for both.
campaign-winter_oath-chapter-below = The first snow of the second winter falls upwards. In the ice crypt Lord Merick has stopped asking what the cold does to the dead, and begun to ask what the dead could do for the cold. Whatever you meet from here on has grown teeth.
campaign-winter_oath-chapter-lake = Between you and Rimetower lies the lake, frozen to the colour of glass. People who crossed it in one piece all say the same thing: don’t stop, don’t look down, and don’t be the last.
campaign-winter_oath-chapter-gate = Rimetower. No smoke, two gates, and behind them every fire that was ever sworn away: you can see the glow through the ice, like a hand before a lamp.
campaign-winter_oath-chapter-crown = The causeway has fallen in behind you, and there is no week left to be spent on anything. Above you Baron Zachareth is putting on the crown, slowly, like a man who has rehearsed it.

## What came of it

campaign-winter_oath-message-hearth_won = Word runs ahead of you: a village took its fire back, and the sky did not fall. At the next crossroads three old women ask you, in passing, how one goes about hiding a coal.
campaign-winter_oath-message-hearth_lost = In the next village they have already heard. They carry their embers out to the road before the riders ask for them, and nobody looks up as you go by.
campaign-winter_oath-message-masque_won = By morning everybody at the masque claims to have suspected her. The river, meanwhile, has paid its toll. In Highmarch they begin to bolt their doors against people who smile.
campaign-winter_oath-message-masque_lost = They gave it to her gladly. They waved. You walked home past dark windows, with the music still in your ears.
campaign-winter_oath-message-bones_won = The bridge lies in the river, and each of its bones gets a burial. At the manor the masque went on without you; it was, they say, enchanting.
campaign-winter_oath-message-bones_lost = The toll stands. Carters now bring a bone along, to be on the safe side. You would rather not know from where.
campaign-winter_oath-message-muster_won = Without a captain the men remember that they have mothers. All winter they come home by twos and threes, and ask whether anybody has a light. The road to Vellum is open.
campaign-winter_oath-message-muster_lost = The carts roll for three days. You hide with the refugees on the road to Vellum, and share out what you have. It doesn’t take long.
campaign-winter_oath-message-ledger_won = You read it aloud in a barn, until you come to the line nobody was meant to hear: “and the oath ends where a fire is given freely.” It is very quiet. Then somebody goes to fetch kindling.
campaign-winter_oath-message-ledger_lost = The ledger is still under the ice, with all the names in it. Yours, you noticed, was on the last page. The ink was wet.
campaign-winter_oath-message-granary_won = Bread, then. Not truth, but it keeps better. In a hundred kitchens they bake by the light of a fire nobody sent north.
campaign-winter_oath-message-granary_lost = It burned for two nights, and was the warmest thing in Highmarch. People came to stand around it. Nobody said anything at all.
campaign-winter_oath-message-below_won = Merick’s notes end in the middle of a word. What is left of them burns page by page, and the ice in the crypt begins to drip, as if it had been holding its breath.
campaign-winter_oath-message-below_lost = You get out with the cold in your lungs. Below you something that was Merick, or will be, goes on dictating.
campaign-winter_oath-message-lake_won = The last of you steps ashore, and the lake closes behind, with a sound like a very large door. It had only been waiting to see who was worth the trouble.
campaign-winter_oath-message-lake_lost = Shepherds fish you out with hay rakes. You go round by the shore, on feet you can no longer feel, and come to the tower late.
campaign-winter_oath-message-gate_won = Both gates are open. On the stairs the stolen embers flare up one after the other as you pass, like people standing up in church.
campaign-winter_oath-message-gate_lost = You get in by the drain, like rats, bleeding. But you get in. He has left the stair unguarded. He thinks it is over.

## On the way there

campaign-winter_oath-message-alric_limps = Sir Alric has been seen on the north road, lying in one of his own carts, giving orders through his teeth. He remembers each of you by the wound.
campaign-winter_oath-message-tobin_follows = Tobin has turned up among the baggage, for the third time. “Somebody has to hold the lantern,” he says. Nobody finds an argument that lasts longer than his.
campaign-winter_oath-message-tobin_missed = Nobody says the boy’s name any more. But each evening somebody lights the lantern a little before dark, as he would have, so that nobody has to ask.
campaign-winter_oath-message-eliza_writes = A letter without a seal, in a fine grey hand: “There are two gates, and he can only watch one. I shall see to it that he is bored. Burn this; I mean that as a present.”
campaign-winter_oath-message-alric_waits = A sword with the Farrow arms is stuck upright in the snow beside the road, and beside it a man’s armour, folded like laundry. Sir Alric has left one of his oaths behind. There is no telling which.
campaign-winter_oath-message-hearths_seen = From the stair you can see the whole of Highmarch. It ought to be dark. It isn’t: here a spark, there a spark, each one a door you once knocked at. Somebody is keeping them lit for you.

## How it ends

campaign-winter_oath-epilogue-first_spring = The crown breaks, and every hearth in Highmarch catches at once. They dance in the slush until their boots come off. In April Tobin walks from door to door with your old lantern, and lights it wherever he is asked in, which is everywhere. No one swears him anything. No one needs to. Maud ferries for free that year, and will deny it.
campaign-winter_oath-epilogue-empty_chair = The crown is broken and the fires are home. In Maud’s kitchen there is a chair nobody sits on, and a kite over it made from a grey banner. On the first warm day she carries it out on the dyke and lets the wind have it. It goes up, and up. You all stand there much longer than is sensible.
campaign-winter_oath-epilogue-slow_thaw = The crown is broken, but not many fires are left to come home. It thaws slowly, house by house, from ember to ember; people learn to knock, and to ask. It is years before Highmarch is warm again. When it is, nobody can say any more whose fire it was. That, says Maud, was the point.
campaign-winter_oath-epilogue-grey_lady = Zachareth falls, and the crown stays whole. Wherever you left it, by spring a lady in grey has it. Eliza Farrow reads the oath once more, all of it, and gives back the fires, every one, by name. It takes her eleven years. She keeps the crown in a bread box, and never once tries it on. She says.
campaign-winter_oath-epilogue-buried_crown = Zachareth is dead, and the crown is not. You bury it under the tower, under stone, under salt, and tell four different lies about the place. Highmarch thaws. But each winter, on the longest night, somebody in each house wakes up and finds that they have been about to promise something.
campaign-winter_oath-epilogue-banked_fire = The crown is bound, and the north goes white. But in cellars and under pots and at the bottom of one dry well there are embers nobody handed over, banked in ash, and fed by turns. They are very small. Each has somebody sitting beside it who knows your names, and whose they are to be given to. Winter is long. It isn’t for ever.
campaign-winter_oath-epilogue-white_silence = The crown is bound. The last lantern goes out on a stair in Rimetower, and it is some time before anybody notices how quiet it is. In spring, which comes late and to other countries, merchants find the road to Highmarch. The doors are open, the tables are laid. On every hearth lies a little snow, swept into a neat heap.
