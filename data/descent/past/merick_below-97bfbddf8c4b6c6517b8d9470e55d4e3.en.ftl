# “Merick Below”: the boss of the ice crypt, who fights by his own book.

quest-merick_below = Merick Below
    .objective = Defeat Lord Merick Farrow.
    .intro = Under the abbey lies the ice crypt, where the dead keep so well that Lord Merick Farrow has moved in with them. He has been lecturing for three weeks now. The abbess went down to tell him to be quiet; she hasn’t come back, and his audience has grown. Everything he knows he has written down, in two volumes. He is very proud of them.
    .won = Above, the bells of the abbey begin by themselves; it is only the ice letting go of the ropes. In the crypt the dead lie down, one after the other, with something like relief. It had been a long lecture.
    .lost = Behind you the dead applaud, slowly, with a sound of dry branches. Lord Merick bows.
area-merick_below-descent = A stair, a passage with urns, a cave full of bones in rows. Each has a label. Some of the rows are standing up.
area-merick_below-shrine = A shrine among statues. On the dais a book as red as a fire, and beside it, in ice to the hips, a woman who is in no mood.
area-merick_below-chasm = A cleft with one bridge over it, and beyond a wall of clear ice. Merick’s assistants look up from their work. The work looks up too.
area-merick_below-theatre = The theatre: tiers of ice, and on each sits somebody who died. At the lectern stands Lord Merick Farrow and raises a finger: one moment.
door-merick_below-shrine_door = the door of the shrine
door-merick_below-chasm_door = the door to the cleft
door-merick_below-ice_wall = the wall of ice
token-merick_below-sledge = the corpse sledge
token-merick_below-flame_notes = the red volume
token-merick_below-orsolya = Abbess Orsolya
token-merick_below-grave_notes = the white volume
token-merick_below-satchel = the doctor’s satchel
token-merick_below-cabinet = the cabinet
unique-specimen_nine = Specimen Nine

## To examine

quest-merick_below-door-shrine_door = A low door, carved with flames by people who were cold.
quest-merick_below-door-chasm_door = On it hangs a card: “Lecture in progress.”
quest-merick_below-door-ice_wall = Three feet of ice, clear as a window. The flame you carry might persuade it (Willpower), or a shoulder (Might). It gives at the third try at the latest.
quest-merick_below-token-sledge = For transport. The straps are on the inside.
quest-merick_below-token-flame_notes = “Of Fire, Its Uses.” Without it Merick will have to do without his pyres and hexes. It can simply be burned; or read first (Knowledge), and then held against him.
quest-merick_below-token-orsolya = The ice has her to the hips. She could be warmed out (Willpower) or chipped out (Might). She would like to point out that she has a whole abbey to look after.
quest-merick_below-token-grave_notes = “Of the Dead, Their Uses.” As long as it exists, the dead get up again. It can simply be burned; or read first (Knowledge).
quest-merick_below-token-satchel = Saws, mostly.
quest-merick_below-token-cabinet = Samples, in alphabetical order. There is a jar with the name of each of you. The jars are empty.

quest-merick_below-use-burn_flame = Burn the red volume
    .not = It no longer exists.
quest-merick_below-use-read_flame = Read it first (Knowledge)
    .not = It no longer exists.
quest-merick_below-use-burn_grave = Burn the white volume
    .not = It no longer exists.
quest-merick_below-use-read_grave = Read it first (Knowledge)
    .not = It no longer exists.
quest-merick_below-use-thaw_abbess = Warm her with the flame (Willpower)
    .not = She is free.
quest-merick_below-use-chip_abbess = Break the ice (Might)
    .not = She is free.
quest-merick_below-use-hold_flame = Hold the flame against the ice (Willpower)
    .not = The wall is open.
quest-merick_below-use-strike_wall = Break through the ice (Might)
    .not = The wall is open.

quest-merick_below-rule-fresh_dead = As long as the white volume exists, one of the dead gets up every second round, once the cleft is open.
quest-merick_below-rule-breath = As long as Specimen Nine breathes, the air freezes: nobody can rest.

## The story

quest-merick_below-objective-notes = Find a way to Lord Merick, and destroy his two volumes on the way.
quest-merick_below-objective-merick = Defeat Lord Merick Farrow before his lecture is over.

quest-merick_below-message-arrival = A voice comes up to you, pleasant, dry, without a pause. “…from which we see that the subject, once it has stopped complaining, becomes remarkably biddable. Are there questions? No. There never are.”
quest-merick_below-message-shrine = “Don’t stand there letting the cold in,” says the abbess, who is standing in it. “The book first. Then me. No: me first. No. The book.”
quest-merick_below-message-chasm = On this side grey aprons, on that side a wall of ice, and behind the ice, blurred, a man with a pointer. Below there is nothing, for quite some way.
quest-merick_below-message-flame_read = { $hero } reads, and frowns, and reads again. On page forty he has forgotten to carry the one. It all depends on it.
quest-merick_below-message-grave_read = { $hero } turns the pages with one finger. There it is, in his own hand: what they are afraid of. Then the book goes into the fire.
quest-merick_below-message-margin_bites = The notes in the margin crawl towards { $hero }’s hand. Some of them bite.
quest-merick_below-message-flame_gone = The red volume burns without any warmth at all. Behind the wall somebody stops in the middle of a sentence, and then talks a little louder.
quest-merick_below-message-grave_gone = The white volume burns like dry leaves. All through the crypt something that was about to get up thinks better of it.
quest-merick_below-message-ice_holds_her = “Harder,” says the abbess. “I’m not made of glass. At present I am made of ice; it’s different.”
quest-merick_below-message-abbess = The ice breaks. Orsolya knocks it off her habit, blesses everybody within reach, rather briskly, and takes a candlestick from the dais by its thin end. “My abbey stands over this hole. I’d like it to go on doing so.”
quest-merick_below-message-wall_drinks = The ice drinks the warmth and shows { $hero } a face. It’s your own, with its eyes shut.
quest-merick_below-message-wall_splinters = A splinter as long as a hand. { $hero } keeps it, against the will of both.
quest-merick_below-message-wall_gives = That was once too often for the ice. It goes white from edge to edge, and falls down like a curtain.
quest-merick_below-message-theatre = “Ah,” says Lord Merick. “Volunteers.” In the tiers the heads turn, all at once, as he has taught them to.
quest-merick_below-choice-greeting = He waits politely. One of you could say something.
quest-merick_below-option-silence = Say nothing, draw steel
quest-merick_below-option-correct_him = Show him his mistake
quest-merick_below-option-quote_oath = Quote the last line of the oath
quest-merick_below-message-silence = “No questions,” he notes. “Very well.”
quest-merick_below-message-correct_him = “Page forty,” says one of you. “You forgot to carry the one.” He laughs. He looks it up. He stops laughing, and something in him, which that one was holding up, gives way.
quest-merick_below-message-quote_oath = “And the oath ends where a fire is given freely.” He lowers the pointer. “Who told you… Does the Baron know of this line?” One can see him thinking, and forgetting to defend himself.
quest-merick_below-message-dead_rise = One of the labelled ones sits up, straightens its label, and looks for something to do.
quest-merick_below-message-remark_cold = “Observe the lips,” says Merick, pointing. “Blue already. This is the healthy one.”
quest-merick_below-message-remark_pulse = “And this one will be ready shortly.” It seems to do him good to say so.
quest-merick_below-message-remark_grip = He taps on the floor. In the ice hands open, and close on whatever stands there.
quest-merick_below-message-specimen = “Enough theory.” Merick steps back to the lectern and pulls a cloth off something large. Numbers one to eight, he explains, have gone into it as well. Both its heads breathe out, and the air turns to needles.
quest-merick_below-message-specimen_falls = Specimen Nine comes apart along the seams, gratefully. One can breathe again.
quest-merick_below-message-one_falls = “Mind the label,” says Merick, without looking round.
quest-merick_below-message-last_page = Merick turns to his last page. “I am coming to my conclusion,” he says, and the whole crypt leans forward.
quest-merick_below-message-merick_falls = Lord Merick sits down on the steps of his own theatre, and feels for his pulse with an expert hand. “Fascinating,” he says. “It really is quite c…”

quest-merick_below-ending-with_abbess = The abbess closes his eyes, and then, one by one, everybody else’s. It takes her till morning. From an iron pot behind the lectern she lifts an ember, and carries it upstairs as if it were a child.
quest-merick_below-ending-alone = Behind the lectern an ember glows in an iron pot, which had to thaw his ink. You carry it up. In the shrine somebody has stopped calling; up in the abbey a bell rings, and nobody goes in.
quest-merick_below-ending-concluded = “Which was to be shown,” says Lord Merick, and closes the book. And all who ever listened to him stand up.
