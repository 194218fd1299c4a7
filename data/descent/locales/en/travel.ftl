# What happens on the road: the event, its options (and what they need), what comes of it.

## The wolf

travel-lame_wolf = A wolf lies in an iron trap beside the road, one paw broken, too tired to growl. It watches your hands, not your faces.
travel-lame_wolf-free = Open the trap (Awareness)
travel-lame_wolf-kill = End it, and take the pelt
travel-lame_wolf-leave = Walk on
travel-lame_wolf-message-freed = The jaws spring open. The wolf limps ten paces, looks back as if counting you, and is gone.
travel-lame_wolf-message-bitten = You open the trap; the wolf closes its own. Then it remembers its manners and runs, and somebody needs a bandage.
travel-lame_wolf-message-killed = One stroke. The pelt fetches a fair price, and nobody says much until evening.
travel-lame_wolf-message-left = Behind you the chain rattles for a long time.

travel-wolf_returns = Grey shapes keep pace with you through the birches. At dusk one of them stops in the middle of the road. It limps.
travel-wolf_returns-follow = Follow the wolf
travel-wolf_returns-share = Share your supper
travel-wolf_returns-message-wagon = It leads you to a wagon under the snow. The owner needs nothing any more; the strongbox is still locked. It was.
travel-wolf_returns-message-shared = You eat with wolves on three sides of the fire. No thief comes near that night, and by noon the whole valley knows why.

## The pedlar

travel-pedlars_wheel = A pedlar sits on his own cart, which sits in the ditch. “I am waiting,” he says with dignity, “for somebody strong, or somebody rich.”
travel-pedlars_wheel-lift = Lift the cart (Might)
travel-pedlars_wheel-buy = Lighten it by one bottle (20 gold)
    .needs = You need 20 gold.
travel-pedlars_wheel-pass_by = Wish him luck
travel-pedlars_wheel-message-lifted = The cart comes up with a sucking noise. “I never forget a back like that,” says the pedlar.
travel-pedlars_wheel-message-strained = The cart comes up. So does something in your back. He is grateful, and asks whether you always make that noise.
travel-pedlars_wheel-message-bought = “Health in a bottle. Lightens the load and the drinker.” The cart doesn’t move an inch.
travel-pedlars_wheel-message-passed = “Luck!” he calls after you. “I am out of stock!”

travel-pedlar_grateful = A painted cart stands across the road and a familiar voice cries: “My strong friends! Choose, before I remember that I am poor.”
travel-pedlar_grateful-gift = Take a bottle
travel-pedlar_grateful-purse = Take coin
travel-pedlar_grateful-gossip = Take the gossip
travel-pedlar_grateful-message-gift = “For tired legs. It tastes of feet, but so does the road.”
travel-pedlar_grateful-message-purse = He counts it out twice, hoping for a different result.
travel-pedlar_grateful-message-gossip = He knows who has lost what, and who won’t admit it. One of them would pay to have it settled.

## The lantern

travel-lantern_in_fog = In the fog a lantern walks along the dyke, at the height of a hand. There is no hand.
travel-lantern_in_fog-follow = Follow it (Willpower)
travel-lantern_in_fog-name = Call it by its old name (Knowledge)
travel-lantern_in_fog-wait = Stay by the fire until it has passed
travel-lantern_in_fog-message-led = You keep your eyes on the light and not on what walks beside it. It goes out above a few coins, set down like a fare.
travel-lantern_in_fog-message-lost = Dawn finds you in a bog, wet to the waist, an hour from your own fire.
travel-lantern_in_fog-message-named = The light stops, bows, and swings towards the hills. It will expect you.
travel-lantern_in_fog-message-misnamed = The light waits politely while you try another name, and another. Then it goes its way.
travel-lantern_in_fog-message-waited = It passes. It took its time to look at each of you.

travel-lantern_grave = The light is there again, above a sunken grave. Something in the earth glints; the stone has fallen on its face.
travel-lantern_grave-tend = Set the stone upright
travel-lantern_grave-dig = Dig
travel-lantern_grave-message-tended = The stone says only “Lamplighter”. The flame grows warm, then small, then it is a star like any other. You sleep well.
travel-lantern_grave-message-dug = Silver buckles, a good purse, a ring. The lantern has gone out. You wish it hadn’t.

travel-lantern_angry = Three nights running, a light has stood at the foot of your beds. Tonight it has brought the fog in with it.
travel-lantern_angry-give_back = Give it all back
    .needs = You need 20 gold for each hero.
travel-lantern_angry-defy = Stare it down (Willpower)
travel-lantern_angry-message-given_back = You leave the silver where you found it and say you are sorry, out loud, to nobody. It helps.
travel-lantern_angry-message-defied = You look at it until it is only a light. It was only ever a light. You keep telling yourselves so.
travel-lantern_angry-message-chilled = It bends down and breathes on one of you. By morning there is a cough that no fire warms.

## The toll

travel-tollkeeper = A pole across the road, a helmet that fits nobody, and six men with one spear. “Toll,” says the helmet. “New law. Very new.”
travel-tollkeeper-pay = Pay 10 gold each
    .needs = You need 10 gold for each hero.
travel-tollkeeper-name = Tell them your names
    .needs = Your fame must be at least “Impressive”.
travel-tollkeeper-force = Take the pole away from them (Might)
travel-tollkeeper-around = Go round by the hills (1 week)
    .needs = The story leaves you no week to spare.
travel-tollkeeper-message-paid = They give you a receipt, upside down.
travel-tollkeeper-message-recognised = The helmet goes pale beneath the helmet. They raise the pole, salute, and insist that you take today’s earnings.
travel-tollkeeper-message-forced = You keep the pole, the spear and the day’s takings. One of them shouts that he has a cousin in the garrison.
travel-tollkeeper-message-beaten = Six men and one spear turn out to be enough. You get through, but not all of you in good order.
travel-tollkeeper-message-around = A week of goat paths. The goats charge nothing.

travel-sergeant = A sergeant with a warrant, and twenty men who look as if they had been paid. “About a certain pole,” he says.
travel-sergeant-fine = Pay the fine (40 gold)
    .needs = You need 40 gold.
travel-sergeant-plead = Plead your case (Knowledge)
travel-sergeant-refuse = Walk on
travel-sergeant-message-fined = He signs, stamps, and lowers his voice: “Between us, they are idiots. Here is your paper.”
travel-sergeant-message-acquitted = You quote a law so old that he has to take off his hat. The story of it arrives in town before you.
travel-sergeant-message-convicted = You quote a law so old that it was repealed. He takes what he can find and reads the sentence in the market place.
travel-sergeant-message-refused = Nobody stops you. They only write your names down, carefully, on every church door in the county.

## The gambler

travel-old_gambler = An inn at a crossroads. An old man with beautiful hands rolls two bones across the table. “Twenty-five says you’re unlucky.”
travel-old_gambler-play = Play (25 gold)
    .needs = You need 25 gold.
travel-old_gambler-watch = Watch his hands (Awareness)
travel-old_gambler-sleep = Go to bed
travel-old_gambler-message-won = The bones lie there, astonished. So is he. He pays.
travel-old_gambler-message-lost = “Unlucky,” he agrees, and sweeps your gold into his hat.
travel-old_gambler-message-saw = One bone is heavier than the other. He sees that you have seen, and smiles like a man asking a favour.
travel-old_gambler-message-saw_nothing = They are very beautiful hands. You noticed nothing else.
travel-old_gambler-message-slept = From upstairs you hear somebody else being unlucky until dawn.

travel-gambler_cornered = A barn, a rope over a beam, and an old man with beautiful hands tied behind him. “Ah,” he says, “my witnesses.”
travel-gambler_cornered-vouch = Swear that he plays fair (Willpower)
travel-gambler_cornered-expose = Show them the weighted bone
travel-gambler_cornered-look_away = You have never met
travel-gambler_cornered-message-believed = You lie like a bishop. He leaves town within the hour; in your pack you find what brought him luck.
travel-gambler_cornered-message-doubted = They don’t believe a word, and the discussion becomes general. He slips away in the middle of it.
travel-gambler_cornered-message-exposed = The crowd shares out his winnings, and then, having calmed down, lets him walk. You get your part, and their thanks.
travel-gambler_cornered-message-looked_away = He looks at you all the while. He keeps looking.

## The granary

travel-empty_granary = The granary stands open, and a woman is sweeping the floor for the third time. “There is always something in the cracks,” she says.
travel-empty_granary-give = Pay for grain (15 gold each)
    .needs = You need 15 gold for each hero.
travel-empty_granary-hunt = Stay and hunt for them (1 week)
    .needs = The story leaves you no week to spare.
travel-empty_granary-walk_on = Walk on
travel-empty_granary-message-given = She counts the coins, then the children, then the weeks. It comes out even. She sits down on the clean floor.
travel-empty_granary-message-hunted = Four deer, a boar, and a bear nobody had planned on. The village will see the spring.
travel-empty_granary-message-walked_on = The broom begins again behind you. News like that travels faster than you do.

travel-granary_feast = The village that had nothing has laid a table across the whole road. You can’t get past without lifting your feet over the roast.
travel-granary_feast-eat = Sit down and eat
travel-granary_feast-toast = Drink to the woman with the broom
travel-granary_feast-collect = Ask for your money back
travel-granary_feast-message-ate = You are fed until breathing is a decision. They sing you on your way.
travel-granary_feast-message-toasted = She goes scarlet, and the toast is told from here to the coast, with your names in it.
travel-granary_feast-message-collected = Somebody fetches the box. The music stops while they count. Nobody walks you to the edge of the village.

## The deserter

travel-deserter = A boy in half a uniform steps out of the hay. “I’m not going back,” he says. Hooves on the road: they want him back.
travel-deserter-hide = Hide him under the packs
travel-deserter-hand_over = Hand him over for the reward
travel-deserter-pardon = Speak for him in your own name
    .needs = Your fame must be at least “Impressive”.
travel-deserter-message-hidden = The riders look into every sack but the one that sneezes.
travel-deserter-message-handed_over = Thirty in gold, correctly counted. The boy says nothing, which is worse.
travel-deserter-message-pardoned = The captain salutes you and tears the warrant up. “If you say so.” The boy stares as if you were a cathedral.

travel-deserter_scout = A lean young man in a whole coat waits at the ford. “You don’t know me with my face washed,” he says. “I’ve been useful. I’d like to be useful to you.”
travel-deserter_scout-map = Look at his map
travel-deserter_scout-drill = Let him show you what they taught him
travel-deserter_scout-farewell = Ask only that he stay free
travel-deserter_scout-message-map = He scouted where the army wouldn’t go. One of the crosses is worth a visit.
travel-deserter_scout-message-drill = There is a trick with the shield strap that you had never seen. One of you gets the hang of it.
travel-deserter_scout-message-farewell = He swallows, and leaves you the only thing he took from the army that still fits.

## The inn

travel-burning_inn = Smoke over the trees, then the inn below it. The roof has caught. In the yard a man shouts two things in turn: “My guests!” and “My box!”
travel-burning_inn-people = Go in for the guests (Might)
travel-burning_inn-strongbox = Go in for the box (Awareness)
travel-burning_inn-buckets = Make a chain of buckets
travel-burning_inn-message-saved = Two under each arm, one by the collar. The last to come out is the cook, with her soup.
travel-burning_inn-message-scorched = You bring them out, and a good deal of the ceiling as well.
travel-burning_inn-message-strongbox = The box is out, and lighter by what you consider your share. The guests get themselves out and remember your faces.
travel-burning_inn-message-beam = The box is under the beam. So, for a moment, are you.
travel-burning_inn-message-buckets = By midnight half the inn still stands, and your arms are as long as the well rope.

travel-inn_rebuilt = New thatch, new door, the same landlord. He sees you and drops a tray. “The best beds! And I need a name for the house.”
travel-inn_rebuilt-beds = Take the beds
travel-inn_rebuilt-sign = Give the inn your name
travel-inn_rebuilt-share = Ask for a share instead
travel-inn_rebuilt-message-beds = Feather beds, hot bricks, and a cat that chooses the most tired of you.
travel-inn_rebuilt-message-sign = The painter gets the noses wrong. It hangs over the busiest road in the land all the same.
travel-inn_rebuilt-message-share = “Fair is fair,” he says, and counts it out; the noses remain unpainted.

## The blade in the ice

travel-blade_in_ice = A waterfall has frozen from top to bottom. In the middle of it, hilt outwards, hangs a sword that somebody was still holding.
travel-blade_in_ice-pull = Pull it out (Might)
travel-blade_in_ice-melt = Melt it free with lamp oil (15 gold)
    .needs = You need 15 gold.
travel-blade_in_ice-leave = Leave the dead their steel
travel-blade_in_ice-message-pulled = The ice cracks like a bell. The sword comes, and a gauntlet with it, politely empty.
travel-blade_in_ice-message-slipped = Your hands stay on the hilt. The rest of you goes down the slope.
travel-blade_in_ice-message-melted = The oil burns blue. An hour later the sword slides into your hands like a letter through a door.
travel-blade_in_ice-message-left = You touch your brows and walk on. The hilt points after you.

travel-blades_widow = A woman in a rider’s coat stops you by the well. “There was a sword in the falls,” she says. “My husband was the scabbard.”
travel-blades_widow-return = Give her the sword
    .needs = You no longer have the steel broadsword.
travel-blades_widow-price = Pay her what it is worth (40 gold)
    .needs = You need 40 gold.
travel-blades_widow-deny = You know of no sword
travel-blades_widow-message-returned = She weighs it in her hand, and shows one of you the stroke that went with it. Then she rides home, singing badly.
travel-blades_widow-message-priced = She takes the money. “He would have sold it too,” she says. “For less.”
travel-blades_widow-message-denied = She looks at your belts, one after the other. “No,” she says. “Of course you don’t.”

## The letter

travel-wounded_messenger = A messenger sits against a milestone with an arrow in his thigh and a letter between his teeth. He offers you the letter.
travel-wounded_messenger-carry = Deliver it, sealed
travel-wounded_messenger-read = Read it first (Knowledge)
travel-wounded_messenger-leave = Somebody will come by
travel-wounded_messenger-message-carried = You bind his leg and take the letter. The seal is a plain thumbprint.
travel-wounded_messenger-message-read = It is in a merchants’ cipher, and not a good one: where, when, and how many guards. Interesting.
travel-wounded_messenger-message-cipher = Columns of numbers. Either a code or a laundry list, and now the seal is broken as well.
travel-wounded_messenger-message-left = Somebody did come by. You hear about it in the next three inns.

travel-sealed_letter = An old woman in a counting-house holds out her hand before you have said a word. “My letter. And the seal, I see, is whole.”
travel-sealed_letter-deliver = Hand it over
travel-sealed_letter-more = Mention the dangers of the road (Willpower)
travel-sealed_letter-message-delivered = She pays without reading it. “People who don’t look,” she says. “I shall tell everybody.”
travel-sealed_letter-message-paid_more = You mention dangers until she laughs, and then pays for the laugh as well.
travel-sealed_letter-message-insulted = She pays for the letter, less a deduction for impertinence, itemised.

travel-opened_letter = An old woman in a counting-house looks at the broken seal for as long as it takes to boil an egg.
travel-opened_letter-lie = It broke in a fall (Willpower)
travel-opened_letter-admit = Admit it
travel-opened_letter-burn = Hold it over the candle
travel-opened_letter-message-lied = “A fall,” she repeats, and decides to have been told the truth. It is cheaper.
travel-opened_letter-message-caught = “From what height?” she asks. By evening nobody in the street will trust you with a bucket.
travel-opened_letter-message-admitted = “Well, at least you can read,” she says, and pays for that.
travel-opened_letter-message-burnt = It burns green. She nods slowly. “That,” she says, “is also an answer.”

## The song

travel-two_singers = Two singers are fighting over a bench and a ballad. In one version you slew a troll. In the other you slew a giant, and were taller.
travel-two_singers-tall = The giant, certainly
travel-two_singers-mud = The truth: it was muddy, and nobody was tall
travel-two_singers-sing = Sing it yourselves (Willpower)
travel-two_singers-message-tall = The giant gains a brother by the third verse. Everybody will hear it. Everybody.
travel-two_singers-message-honest = “Mud,” says the honest one, writing. “People like mud.” She shares the hat with you.
travel-two_singers-message-sang = You hold the tune almost to the end, and the bench goes wild.
travel-two_singers-message-croaked = A dog leaves. Then the singers make it up, united against you.

travel-giant_slayers = A man the size of a door blocks the door. “You’re the ones with the giants,” he says. “My uncle was a giant.”
travel-giant_slayers-fight = Step outside (Might)
travel-giant_slayers-drinks = Drink to his uncle (15 gold)
    .needs = You need 15 gold.
travel-giant_slayers-confess = Confess that it was a song
travel-giant_slayers-message-won = He goes down like a door. The bets are settled in your favour, and the song gets one more verse.
travel-giant_slayers-message-lost = You wake up with a steak on your eye. The song gets one more verse.
travel-giant_slayers-message-drinks = It was a tall uncle, and a thirsty one. You part as relations.
travel-giant_slayers-message-confessed = “So nobody hurt him?” He weeps with relief. The room, which had paid for heroes, is less pleased.

## The pickpocket

travel-market_thief = A small hand in your pocket. At the other end of it is a girl of nine or so, already thinking about the next alley.
travel-market_thief-feed = Buy her a meal (5 gold)
    .needs = You need 5 gold.
travel-market_thief-chase = Chase her (Awareness)
travel-market_thief-shrug = Let her keep it
travel-market_thief-message-fed = She eats like a fire. “I remember faces,” she says through the bread. It sounds like a promise.
travel-market_thief-message-caught = You get your purse back, and two others. Their owners can’t be found, to your regret.
travel-market_thief-message-escaped = The alley had a hole in it. So, it turns out, has your pocket.
travel-market_thief-message-shrugged = She stops at the corner, insulted, and makes you a bow.

travel-thief_repays = She is a hand taller and sits on your bags as if she had paid for it. “I said I’d remember. Pick one.”
travel-thief_repays-keys = The keys nobody misses
travel-thief_repays-ring = The ring somebody misses
travel-thief_repays-apprentice = Find her a master who will feed her (30 gold)
    .needs = You need 30 gold.
travel-thief_repays-message-keys = “They open a thing in a place,” she says, and tells you which and where.
travel-thief_repays-message-ring = It is a beautiful ring. The man you sell it to knows whose it was. So, soon, does everybody.
travel-thief_repays-message-apprentice = A locksmith, naturally. He says that she is the only apprentice who ever taught him anything.

## The shadow

travel-shadow_buyer = A man in an excellent coat measures the ground behind you with a tape. “A good one,” he says. “Sixty in gold. You’ll never miss it.”
travel-shadow_buyer-sell = Sell a shadow
travel-shadow_buyer-haggle = Ask to read the contract (Knowledge)
travel-shadow_buyer-decline = Keep walking, all of you
travel-shadow_buyer-message-sold = He rolls it up like a carpet. It is noon and one of you has nothing to stand on. The gold is real.
travel-shadow_buyer-message-outwitted = Clause nine binds the buyer. He turns pale, gives you a talisman to forget it, and folds up his tape.
travel-shadow_buyer-message-outwitted_you = Clause nine is a reading fee.
travel-shadow_buyer-message-declined = You don’t look back. Your shadows do.

travel-shadow_back = By the evening fire there is one shadow too many. It has learned to sit by itself, and it has opinions about you.
travel-shadow_back-buy_back = Ransom it from its owner (60 gold)
    .needs = You need 60 gold.
travel-shadow_back-wrestle = Wrestle it home (Willpower)
travel-shadow_back-ignore = Pretend not to see it
travel-shadow_back-message-bought_back = Sold at a loss, says the man in the coat, and rolls it out again with a sigh.
travel-shadow_back-message-pinned = It knows every trick you know. You think of a new one. Both of you are better for it.
travel-shadow_back-message-thrown = It is rested and you are not. In the morning it is back under your feet, smirking.
travel-shadow_back-message-ignored = It goes ahead of you into the next town and talks.

## The shrine

travel-ruined_shrine = A roadside shrine with its roof in the nettles. The saint has no face left, but still two eyes of blue stone.
travel-ruined_shrine-mend = Put the roof back (Might)
travel-ruined_shrine-pry = Take the eyes
travel-ruined_shrine-bow = Bow, and pass
travel-ruined_shrine-message-mended = The slab settles as if it had been waiting. You walk on lighter than you came.
travel-ruined_shrine-message-toppled = The roof comes back down, and somebody’s foot is consulted on the matter.
travel-ruined_shrine-message-pried = Fifty in gold, says the jeweller, and asks for nothing but that you leave at once.
travel-ruined_shrine-message-bowed = A thrush has nested in the saint’s hand. Somebody is being looked after.

travel-shrine_wrath = For days everything has looked at you: knots in the wood, holes in the cheese, the buttons of strangers. All of it blue.
travel-shrine_wrath-atone = Buy the eyes back (50 gold)
    .needs = You need 50 gold.
travel-shrine_wrath-endure = Do penance on foot
travel-shrine_wrath-laugh = Laugh about it (Willpower)
travel-shrine_wrath-message-atoned = The jeweller was waiting with the stones in his open hand. The saint’s face seems less broken afterwards.
travel-shrine_wrath-message-endured = You walk, you kneel, you walk. At last the cheese is only cheese.
travel-shrine_wrath-message-laughed = It is a good loud laugh, and after a moment the thrush laughs too.
travel-shrine_wrath-message-choked = It is a good loud laugh, until the fly.

## The road itself

travel-bridge_down = The bridge has gone, and taken its middle with it. Both ends are still there, as a courtesy.
travel-bridge_down-rope = Swing across on a rope (Awareness)
travel-bridge_down-raft = Hire a raft (15 gold)
    .needs = You need 15 gold.
travel-bridge_down-rebuild = Rebuild it (1 week)
    .needs = The story leaves you no week to spare.
travel-bridge_down-message-crossed = One throw, one knot, and over you go like washing on a line.
travel-bridge_down-message-soaked = The knot was excellent. The tree was not.
travel-bridge_down-message-rafted = The raftsman doesn’t say who sawed through the bridge. He does have a saw.
travel-bridge_down-message-rebuilt = A week of splinters. The carters who were waiting pass a hat round, and your names are carved in the rail.

travel-white_out = The snow comes sideways. The road goes first, then the trees, then the ears of the mule in front of you.
travel-white_out-press_on = Press on (Willpower)
travel-white_out-dig_in = Dig in and wait (1 week)
    .needs = The story leaves you no week to spare.
travel-white_out-burn = Throw a fire flask on a dead pine
travel-white_out-message-through = You count steps, and at four thousand and six there is a door.
travel-white_out-message-frostbitten = You get there, at a shuffle, with one mitten between you.
travel-white_out-message-dug_in = A week in a hole. You have never been so well rested, or so sick of one another’s stories.
travel-white_out-message-burned = The pine goes up like a beacon. Two lost carters walk out of the storm towards it, and kiss your hands.

travel-goblin_cook = A goblin in an apron stirs a cauldron by the road. The sign says SOUP. Beneath, smaller: PROBABLY.
travel-goblin_cook-eat = Have a bowl (Might)
travel-goblin_cook-recipe = Buy the recipe, and a flask (10 gold)
    .needs = You need 10 gold.
travel-goblin_cook-chase = Chase him off
travel-goblin_cook-message-delicious = It is the best soup of your lives. You don’t ask. He winks.
travel-goblin_cook-message-regretted = It was soup. It isn’t any more.
travel-goblin_cook-message-recipe = “First, you take a road,” the recipe begins. The flask, at least, puts a spring in your step.
travel-goblin_cook-message-chased = He runs off, with the ladle raised in reproach. He has left the tips.

travel-crows_gallows = A gallows at the crossroads, a hanged man, and eleven crows in session. A twelfth moves up to let you see.
travel-crows_gallows-bury = Cut him down and bury him
travel-crows_gallows-pockets = Go through his pockets (Awareness)
travel-crows_gallows-ride_by = Walk by
travel-crows_gallows-message-buried = The ground is frozen and the work is long. A carter sees you at it, takes off his cap, and tells it everywhere.
travel-crows_gallows-message-pockets = A purse sewn into the lining. The crows abstain.
travel-crows_gallows-message-crows = The crows vote against, unanimously, with their beaks, before a passing congregation.
travel-crows_gallows-message-rode_by = The session resumes behind you.

travel-false_priest = A man in a curtain preaches from a barrel: for a coin he’ll take your fever, for two your sins. The queue is long.
travel-false_priest-expose = Ask him for the third verse (Knowledge)
travel-false_priest-donate = Give 10 gold, to be on the safe side
    .needs = You need 10 gold.
travel-false_priest-listen = Listen for a while
travel-false_priest-message-exposed = He doesn’t know the third verse. The barrel turns out to be full, and the queue gives you a share.
travel-false_priest-message-stoned = There is no third verse. The faithful explain this to you, with stones.
travel-false_priest-message-donated = He lays his hands on you, and to everybody’s surprise, his own included, it works.
travel-false_priest-message-listened = He is really quite good. You leave before the collection.

travel-riddle_stone = A milestone with no number on it, only a line: “I am always ahead of you, and you have never arrived.” Below it there is room to write.
travel-riddle_stone-answer = Write the answer (Knowledge)
travel-riddle_stone-carve = Carve your own names instead
travel-riddle_stone-sit = Sit down on it
travel-riddle_stone-message-right = “Tomorrow.” The stone grows warm beneath the chalk, and somebody suddenly understands a number of things.
travel-riddle_stone-message-wrong = The stone says nothing, in a way that keeps you awake all night.
travel-riddle_stone-message-carved = Beneath the moss you find a coin from a former genius. The village is not amused.
travel-riddle_stone-message-sat = It is exactly the right height. One of you could stay here for ever, and feels better for not doing so.

travel-hot_spring = Steam above the snow: a pool, green and hot, with one old bear in it. The bear moves over.
travel-hot_spring-bathe = Get in
travel-hot_spring-bottle = Bottle the water properly (Knowledge)
travel-hot_spring-hurry = There is no time for this
travel-hot_spring-message-bathed = Nobody speaks, least of all the bear. When you climb out nothing hurts.
travel-hot_spring-message-bottled = Drawn at the source, stoppered hot. The bear approves of your technique.
travel-hot_spring-message-spilt = It goes cold and smells of eggs. The bear pretends not to have seen.
travel-hot_spring-message-hurried = You march past a hot bath. The tale of it earns you a respect bordering on worry.

travel-rival_party = Another company of heroes at the ford: better boots, worse manners. “Oh,” says their knight, “you’re the other ones.”
travel-rival_party-duel = Settle it with a friendly bout (Might)
travel-rival_party-map = Borrow their map tonight (Awareness)
travel-rival_party-stories = Share a fire and stories
travel-rival_party-message-won = Their knight sits down in the ford. They pay up, and one of them laughs more than she should.
travel-rival_party-message-lost = You get a close look at the boots.
travel-rival_party-message-map = You copy it by moonlight and put it back. There is a cross on it that they hadn’t got round to.
travel-rival_party-message-caught = “Looking for something?” They will tell this one at every inn.
travel-rival_party-message-stories = They snore, they cheat at cards, and their healer is good. You part almost friends.

travel-lost_flock = A shepherd stands in a field without sheep. “They were here,” he says. “I only closed one eye. Then I closed the other.”
travel-lost_flock-gather = Find the flock (Awareness)
travel-lost_flock-roast = You have found one. It is supper
travel-lost_flock-point = Point at the hill that bleats
travel-lost_flock-message-gathered = Forty-one sheep. He had forty. You agree not to discuss it.
travel-lost_flock-message-scattered = You find out how many directions there are. Forty.
travel-lost_flock-message-roasted = It is excellent. Then the shepherd comes round the rock, counting.
travel-lost_flock-message-pointed = “Ah,” says the shepherd.

travel-war_engine = A great crossbow on wheels, left over from a war both sides say they won. It is still loaded.
travel-war_engine-salvage = Take it apart (Knowledge)
travel-war_engine-fire = Just once, only to see
travel-war_engine-leave = Walk round it. Not in front
travel-war_engine-message-salvaged = Bronze gears, good cord, forty-five in gold from the next smith. It sighs as it goes slack.
travel-war_engine-message-sprung = You have found out which pin it was.
travel-war_engine-message-fired = The bolt is still rising when it leaves the county. A barn owner is compensated. Children will speak of it for years.
travel-war_engine-message-left = You hear it creak. You don’t run, exactly.

travel-fever_cart = A cart with its curtains drawn, and a bell on it. Inside somebody coughs, somebody prays, and somebody small asks for water.
travel-fever_cart-nurse = Climb in and help (Willpower)
travel-fever_cart-potion = Give them a health potion
    .needs = You need a health potion.
travel-fever_cart-physician = Send for a physician (25 gold)
    .needs = You need 25 gold.
travel-fever_cart-hold_breath = Hold your breath, and pass
travel-fever_cart-message-nursed = Two nights of wet cloths and bad songs. On the third morning the cart goes on without its bell.
travel-fever_cart-message-caught_it = The fever breaks at dawn. Yours begins at noon.
travel-fever_cart-message-potion = Four sips, divided by a steady hand. The small one returns the bottle, washed.
travel-fever_cart-message-physician = He comes, he tuts, he stays. It will be enough.
travel-fever_cart-message-held_breath = You let it out a mile further on. It does not feel like a triumph.

travel-hunters_wager = A huntress, a bow, an apple, and an assistant who has plainly had enough. “Twenty says you can’t. Or hold it yourself, for the honour.”
travel-hunters_wager-shoot = Shoot for 20 gold (Awareness)
    .needs = You need 20 gold.
travel-hunters_wager-hold_apple = Hold the apple (Willpower)
travel-hunters_wager-decline = Applaud, and decline
travel-hunters_wager-message-hit = The apple is in two halves and the assistant in one piece. She pays, and gives you half.
travel-hunters_wager-message-missed = You hit a tree, dead centre. It was the wrong tree.
travel-hunters_wager-message-stood = You don’t even blink. You couldn’t have. Everybody takes it for courage.
travel-hunters_wager-message-flinched = The apple is unhurt.
travel-hunters_wager-message-declined = The assistant looks at your backs with envy.

travel-admirer = A youth with a home-made sword has walked nine miles to meet you. The sword has your names on it, one of them spelled right.
travel-admirer-sign = Sign the sword
travel-admirer-spar = Give a lesson (Might)
travel-admirer-send_home = Send him home to his mother
travel-admirer-message-signed = He will never wash it. By the week’s end there are forty swords.
travel-admirer-message-taught = To explain a thing you have to understand it. One of you just did.
travel-admirer-message-embarrassed = He wins. He keeps apologising, loudly, to everybody.
travel-admirer-message-sent_home = His mother sends a cheese, and something for your trouble.

travel-high_table = A herald on a wet horse: his lord begs the famous company to dine. The hall is warm, the silver heavy, the conversation about taxes.
travel-high_table-dine = Eat, smile, nod
travel-high_table-speak_up = Speak for the hungry (Willpower)
travel-high_table-silver = Admire the silver (Awareness)
travel-high_table-message-dined = Nine courses and a purse “for the road”. You can recite the taxes.
travel-high_table-message-spoke = A silence, and then somebody at the low end claps. The lord, who can count heads, opens his barns.
travel-high_table-message-shown_out = “How refreshing,” says the lord. The door is shown to you, by name.
travel-high_table-message-silver = It clearly admired you too. It came along.
travel-high_table-message-clinked = On the stairs, one of you clinks.

travel-pay_first = The innkeeper looks you up and down. “Never heard of you,” she says. “People I’ve never heard of pay first.”
travel-pay_first-pay = Pay first (5 gold each)
    .needs = You need 5 gold for each hero.
travel-pay_first-boast = Tell her who you are (Willpower)
travel-pay_first-stable = Sleep with the horses
travel-pay_first-message-paid = Hot soup, dry beds, and a lock on the door. Being nobody has its comforts.
travel-pay_first-message-boasted = By the end of it you almost believe it yourselves. She pours, and repeats it to the next table.
travel-pay_first-message-jeered = “Heroes,” says the room, and laughs until the lamps shake.
travel-pay_first-message-stable = The horses have heard of you, and are not impressed either. One of them kicks in its sleep.

travel-thin_ice_children = Three children on a frozen pond, very still. They have just heard the ice say something.
travel-thin_ice_children-crawl = Crawl out to them (Awareness)
travel-thin_ice_children-rope = Throw a rope and haul (Might)
travel-thin_ice_children-shout = Tell them to lie down and slide
travel-thin_ice_children-message-reached = On your belly, a hand’s breadth at a time. You bring them back like a string of fish, giggling.
travel-thin_ice_children-message-broke = They get off. You go in. A whole village pulls you out and rubs you with goose fat.
travel-thin_ice_children-message-hauled = They come across the ice at a speed they’ll boast of all winter.
travel-thin_ice_children-message-snapped = The rope snaps, the children slide home by themselves, and you sit in the snow in a heap.
travel-thin_ice_children-message-shouted = They do as they are told, which astonishes everybody.

travel-dragons_tooth = A one-armed dealer unrolls a blanket: a hammer whose head is a single yellow tooth. “A dragon’s. Ask me how I know.”
travel-dragons_tooth-buy = Buy the hammer (150 gold)
    .needs = You need 150 gold, and not to have it already.
travel-dragons_tooth-appraise = Examine the tooth (Knowledge)
travel-dragons_tooth-walk = Don’t ask
travel-dragons_tooth-message-bought = He kisses the hammer goodbye. “Give my regards, if you meet the rest.”
travel-dragons_tooth-message-appraised = Genuine, second molar, lower left. He is so pleased that he tells the whole market who said so.
travel-dragons_tooth-message-fooled = While you study the tooth, somebody studies your purse.
travel-dragons_tooth-message-walked = “Everybody always asks,” he says sadly.

travel-iron_knight = A knight in black iron holds the causeway. No breath comes from the visor, although it is freezing. “Kneel, joust, or speak,” it says.
travel-iron_knight-kneel = Kneel
travel-iron_knight-joust = Joust (Might)
travel-iron_knight-speak = Speak (Knowledge)
travel-iron_knight-message-knelt = A gauntlet rests on each head in turn. Whatever it is, it was a blessing once. Those who saw you kneel say otherwise.
travel-iron_knight-message-unhorsed = It falls without a sound, and the armour is empty. The shield has stayed behind, for you.
travel-iron_knight-message-unhorsed_you = You get up in stages. It has waited, and lets you pass all the same: rules are rules.
travel-iron_knight-message-listened = You ask whom it serves. It thinks for an hour, tells you all it knows of war, and rides away, relieved.
travel-iron_knight-message-rode_off = “I have heard that one,” it says, and makes way.

## The Winter Oath

travel-hearthless = Nine houses, nine cold chimneys: the riders took every ember. The people stand around a black hearth as one stands around a bed.
travel-hearthless-kindle = Light it from your own flame (Willpower)
travel-hearthless-blankets = Leave blankets and oil (20 gold)
    .needs = You need 20 gold.
travel-hearthless-promise = Promise to come back
travel-hearthless-message-kindled = It catches on the fourth try. An old man holds his hands out to it and forgets to take them away.
travel-hearthless-message-smothered = The cold leans on the flame until it lies flat. You shield it with your bodies, and save only your own.
travel-hearthless-message-blankets = It isn’t fire. It is something that gets them to the morning.
travel-hearthless-message-promised = They nod. They have been promised things before, from the height of a horse.

travel-hearth_answers = A column of smoke, straight as a finger: the hearth you lit still burns. They have kept a place at it for each of you.
travel-hearth_answers-warm = Sit and get warm
travel-hearth_answers-carry = Carry an ember to the next village
travel-hearth_answers-message-warmed = Somebody takes off your boots. Somebody gives them back, greased.
travel-hearth_answers-message-carried = You run with it cupped in your hands, nine miles, taking turns. It burns you. It is meant to.

travel-farrow_riders = Six riders in Farrow grey, with iron pots for embers at their saddles. Half of the pots are glowing.
travel-farrow_riders-shame = Tell them what their captain did
    .needs = You have nothing to tell of him.
travel-farrow_riders-tribute = Give them gold instead of fire (20 gold)
    .needs = You need 20 gold.
travel-farrow_riders-ambush = Wait for them at the bend (Awareness)
travel-farrow_riders-message-shamed = They were there, some of them. One unhooks his pot, sets it down in the snow, and rides home.
travel-farrow_riders-message-tribute = Soldiers can count. They count, and haven’t seen you.
travel-farrow_riders-message-ambushed = A rope, a shout, and six riders on foot. The pots go back to where they came from; the saddlebags don’t.
travel-farrow_riders-message-ridden_down = They come round the bend two abreast, and one horse too many.

travel-lady_in_grey = A sledge without bells, and in it a lady in grey, without her mask. “Do you know,” says Eliza Farrow, “why they give it to me gladly?”
travel-lady_in_grey-listen = Let her tell you
travel-lady_in_grey-mirror = Hold her gaze, and ask her why she came (Willpower)
travel-lady_in_grey-turn_back = Turn back
travel-lady_in_grey-message-listened = “Because I believed it.” She recites the oath, every word, down to the line nobody was meant to hear, and drives on.
travel-lady_in_grey-message-unmoved = She has no answer ready. It is clearly the first time. The sledge stands there for a long while after you have gone.
travel-lady_in_grey-message-charmed = An hour later you notice that you gave her twenty in gold and thanked her.
travel-lady_in_grey-message-turned_back = Her laughter follows you, and stops a little too soon.

travel-mauds_ferry = Maud the ferrywoman breaks the ice with a pole, one curse to a blow. The boat is borrowed; the curses are her own. “Get in. I’m going over anyway. I’m always going over anyway.”
travel-mauds_ferry-cross = Get in
travel-mauds_ferry-row = Take an oar (Might)
travel-mauds_ferry-ask = Tell her what the oath really says
    .needs = You know no more of it than she does.
travel-mauds_ferry-message-crossed = She puts her own blanket round the one who shivers most, and denies it.
travel-mauds_ferry-message-rowed = “Not with the arms,” says Maud. “With the grudge.” One of you understands at once.
travel-mauds_ferry-message-caught_crab = The oar wins.
travel-mauds_ferry-message-asked = She stops the pole in mid-stream. Then she turns the boat round. “There are forty houses on this river,” she says. “They’ll hear it tonight.”

travel-tobins_kite = Tobin has made a kite out of a Farrow banner. It is now in the top of a dead elm, and he is looking at you with great confidence.
travel-tobins_kite-climb = Climb up (Awareness)
travel-tobins_kite-lesson = Explain to him about elms
travel-tobins_kite-scold = Scold him for the banner
travel-tobins_kite-message-fetched = You hand it down. He salutes, as he thinks soldiers do.
travel-tobins_kite-message-fell = You bring the kite down, and several branches, and yourself.
travel-tobins_kite-message-lesson = He listens to the end. Then he asks whether heroes are always afraid of trees.
travel-tobins_kite-message-scolded = He folds it up without a word. The women at the well have heard every one of yours.

travel-tobins_gift = A parcel waits for you at the inn, tied with kite string. Inside, wrapped in grey cloth, is the best thing a boy of eight owns.
travel-tobins_gift-take = Keep it
travel-tobins_gift-teach = Take him along to light a hearth
    .needs = The boy did not come with the parcel.
travel-tobins_gift-message-taken = It has been carried in a pocket for years. Surely some luck has rubbed off.
travel-tobins_gift-message-taught = He blows on the tinder until he is dizzy. The fire is his. He will keep it lit out of pure stubbornness.

travel-abbey_bells = Bells across the snow: the abbey is still standing, and Abbess Orsolya, sleeves rolled up, is mending its gate. “You are late for the psalms and early for the soup.”
travel-abbey_bells-pray = Stay for both
travel-abbey_bells-ring = Ring the great bell (Might)
travel-abbey_bells-alms = Give alms (25 gold)
    .needs = You need 25 gold.
travel-abbey_bells-message-prayed = The psalms are long and the soup is thick. You walk out standing straighter.
travel-abbey_bells-message-rang = It takes the weight of a bear. Ten villages hear it, and know that somebody is still there.
travel-abbey_bells-message-cracked = It rings once, and a half. “It was old,” says the abbess, kindly, to everybody who asks, and everybody asks.
travel-abbey_bells-message-alms = “I don’t sell blessings,” says Orsolya. “But I do give away bottles.”

travel-garricks_cart = Garrick Vane’s forge cart is up to the axles in slush. The smith sits on the anvil, smoking. “It’ll freeze,” he says. “Then it’ll hold.”
travel-garricks_cart-debt = Remind him what he owes you
    .needs = The smith owes you nothing.
travel-garricks_cart-push = Push (Might)
travel-garricks_cart-nod = Nod, and go on
travel-garricks_cart-message-repaid = “I keep my books,” he says, and pulls something long and well-balanced out of the straw.
travel-garricks_cart-message-pushed = It comes loose with the anvil, the smith and the pipe. “I owe you,” he says. He has never said that to anybody.
travel-garricks_cart-message-stuck = The cart doesn’t move. You do, downwards.
travel-garricks_cart-message-nodded = He nods back. It is the longest conversation he has had all week.
