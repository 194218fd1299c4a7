# “The Ember Chapel”: a side quest. Charcoal burners leave a coin in it for each of their dead; others have heard of that.

quest-ember_chapel = The Ember Chapel
    .intro = The charcoal burners of Mistvale have a chapel of their own. On All Souls’ each of them leaves a coin there for his dead, and the embers on the altar never go out. But somebody in the hills is paying for bronze these days: goblins have put a crucible on the embers, and the coins in the crucible. The dead have come up to count.
    .won = On the altar the embers are the colour of old apples again. The ringer hangs his rope on its nail and goes over the accounts. For once they come out even.
    .lost = In the evening something heavy leaves the chapel on two poles, still warm. The dead walk behind it with their hands held out, as one walks behind a debtor.
quest-ember_chapel-objective-crucible = Reach the crucible, through the nave or through the coal cellar, before the bell is cast: with the 6th measure of bronze.
quest-ember_chapel-objective-smelter = Tip the crucible over or rake out its embers, and defeat the Smelter.
area-ember_chapel-chapel = A porch, then a narrow nave and toppled pews. Between the pews people who were buried are looking for something on the floor.
area-ember_chapel-cellar = The coal cellar. It runs under the nave as far as the hall, and is hung with threads that nobody spun for the chapel.
area-ember_chapel-hall = The charcoal burners’ hall. At its end, beside a broken throne, a crucible the size of a cask, and a goblin in a leather apron who watches it like a mother.
door-ember_chapel-chapel_door = the nave door
door-ember_chapel-cellar_door = the cellar hatch
door-ember_chapel-coal_door = the coal door
token-ember_chapel-pews = the toppled pews
token-ember_chapel-rope = the bell rope
token-ember_chapel-ringer = Anselm the ringer
token-ember_chapel-coal_sacks = the coal sacks
token-ember_chapel-throne = the broken throne
token-ember_chapel-crucible = the crucible
unique-smelter = the Smelter

## To examine

quest-ember_chapel-token-rope = The little bell of the dead. There is a way to ring it; the ringer knows it.
quest-ember_chapel-token-ringer = A beard sticks out of the coal heap. It is shaking.
quest-ember_chapel-token-crucible = It roars on the altar’s embers. A shoulder would tip it over, and bad luck to whoever is in front (Might); somebody who knows fire would rake the embers out from under it (Knowledge).

quest-ember_chapel-use-ring = Ring it as Anselm said
    .not = You don’t know how it is rung, or it has been rung already.
quest-ember_chapel-use-coax = Pull him out of the coal
quest-ember_chapel-use-tip = Tip the crucible over (Might)
    .not = The crucible is cold.
quest-ember_chapel-use-rake = Rake out the embers (Knowledge)
    .not = The crucible is cold.

quest-ember_chapel-rule-mould = The mould: at the end of each round in which the Smelter is there and the crucible is hot, a measure of bronze is poured. With the 6th the bell is made. Every second round one of the dead gets up in the porch, until the bell of the dead has been rung or the crucible is cold.

## The choice

quest-ember_chapel-choice-coins = The crucible cools. At the bottom lie a hundred coins, half melted together, black, with faces on them still. The dead stand around you and wait, very politely.
quest-ember_chapel-option-give_back = Give them back, one by one
quest-ember_chapel-option-keep = Keep them: the living can use bronze too

## The story

quest-ember_chapel-message-arrival = From the door you hear two things: dragging feet that are looking for something, and, further in, shrill laughter and the roar of a forge.
quest-ember_chapel-message-cellar = A ladder, and coal up to the ankles. In the dark somebody is holding his breath. Something else is not holding anything.
quest-ember_chapel-message-ringer_found = “I’m not here,” says the coal; then Anselm comes out of it, quite black. “Two long and one short. It means that it’s been written down. That’s all they ask.”
quest-ember_chapel-message-hush = Two long, one short. In the nave the dead raise their heads, like people called by their names at last, and their knees give.
quest-ember_chapel-message-dead_rise = In the porch the ground opens, civilly. There is one more, with an open hand.
quest-ember_chapel-message-hall = The door gives way. “Closed for repairs!” shouts the Smelter, and behind him bowstrings are drawn.
quest-ember_chapel-message-from_behind = The coal door opens at their backs. The archers are guarding the nave very well; they are still guarding it when you strike.
quest-ember_chapel-message-poured = A thread of bronze runs into the mould. Measures poured: { $poured } of 6.
quest-ember_chapel-message-too_hot = The crucible tilts, considers, and rights itself. It has kept a little of { $hero }.
quest-ember_chapel-message-embers_spit = Embers don’t like to be jostled. { $hero } coughs for a long time.
quest-ember_chapel-message-tipped = The crucible goes over. Bronze runs between the flagstones as if it had an appointment, and the goblins run ahead of it.
quest-ember_chapel-message-raked = One by one the embers go from the hearth into the bucket, and from the bucket to the altar, where each has its place. The crucible falls silent.
quest-ember_chapel-message-smelter_falls = “She’d have rung so true,” says the Smelter, and falls beside his mould, nose to the rim, like a connoisseur.
quest-ember_chapel-message-given_back = It takes half the night. Each of them knows its own, goes off with it wherever they go, and lies down there. At the end there is one that nobody wanted. Anselm puts it in the alms box.
quest-ember_chapel-message-kept = You fill three bags. The dead watch you pass with their hands out, and not one of them says a word. Only when you are outside do you notice that you have been running.

quest-ember_chapel-ending-quiet = The nave is empty, and tidy. They have even put the pews back.
quest-ember_chapel-ending-rich = The crucible is cold, the bags are heavy. That night nobody sleeps anywhere near the chapel.
quest-ember_chapel-ending-cast = The sixth measure falls, and the mould is full. What they knock out of it is ringing already, very low, without being touched.
