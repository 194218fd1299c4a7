# The Keeper's Flame: the first campaign, a short one.

campaign-keepers_flame = The Keeper’s Flame
    .about = Five quests in the valley of Mistvale, to learn by and to shiver at. A lamp gone dark, a keeper gone missing, a bell that should not ring.
    .intro = Nobody in Mistvale used to mind the night: the lamp tower minded it for them. For three evenings now it has been dark. Old Odran does not answer, and those who are buried knock on the lid. Lise, his apprentice, has emptied her purse on the inn’s table. “It isn’t much. But it’s all there is, and it’s yours.”

## Chapters

campaign-keepers_flame-chapter-torch = The path to the tower starts behind the last house. Lise walks you to the fence and not a step further. “Light the brazier at the gate, if nothing else. Let them see from down here that somebody went up.”
campaign-keepers_flame-chapter-mill = A cart comes in without a driver. Under the canvas sits a child, wet to the bone: the mill’s sluice has burst, the water is rising, and her people are inside. “That was no accident,” Lise says quietly. “Nobody opens a sluice with an axe by accident.”
campaign-keepers_flame-chapter-lantern = One flame is left that was lit from the great lamp: the lantern of the bridge chapel. While it burns, the valley has a door. Tonight pale torches come down from the hills, in ranks, without a sound. On the far bank an abbey lights its windows one by one.
campaign-keepers_flame-chapter-road = So that is who stole the ember heart: Splig, goblin captain, king of nothing much, paid in bell-bronze. He is running east along the ash road with the heart under his arm and fear in his belly. Not fear of you. Fear of whoever paid him.
campaign-keepers_flame-chapter-bell = Something is tolling under the tower. Once an hour, then twice. The Ash Priest has his bronze and his dead; all he lacks is the dawn that will not come. Lise ties the rope around her waist. “This time I’m going down with you.”

## What happens between quests

campaign-keepers_flame-message-carried_home = They carry you back to Mistvale on window shutters. Nobody blames you, which is worse. Lise went up alone that night and lit the brazier; she does not talk about it.
campaign-keepers_flame-message-millers_thanks = The miller comes by in the evening, hat in hand. He puts a flask on the table, says his wife insisted, and is gone before anybody can thank him.
campaign-keepers_flame-message-millers_door = The miller no longer greets you. But when you pass at night, the lamp by his door burns a little longer than the others.
campaign-keepers_flame-message-empty_beds = At the inn three beds are made up, and nobody touches them. They serve you without counting, and without looking at you.
campaign-keepers_flame-message-bright_night = All night long the lantern stood its ground. In the morning people from three villages come to light their candles from it. You walk a little straighter.
campaign-keepers_flame-message-dark_bridge = The lantern is still smoking. All night they counted the steps of the dead on the bridge: going towards Mistvale, and in no hurry.
campaign-keepers_flame-message-heart_in_hand = The ember heart fits into two palms. It is warm as an egg, and it beats when somebody speaks of Odran.
campaign-keepers_flame-message-heart_gone = The trail ends where the ash begins. What Splig carries he will bring to his master: so you know where to find it.
campaign-keepers_flame-message-chapel_sleeps = The chapel’s bell-ringer pays you in small blackened coins. “They’ve been melted and melted again. They still buy bread.”
campaign-keepers_flame-message-chapel_wakes = In the evening you can see from afar how the embers of the chapel glow. Somebody is blowing on them.

## Epilogues

campaign-keepers_flame-epilogue-dawn = Odran climbs the stairs one by one, leaning on Lise. At the top he holds the ember heart out to her. “Yours. I’ve been awake long enough.” The light goes over the valley like a hand over a forehead. Down in the graves they turn over and go back to sleep. For years Mistvale called that hour the heroes’ dawn, although it was midnight.
campaign-keepers_flame-epilogue-apprentice = The lamp burns. Lise won’t wear the keeper’s coat: too big, she says, and it still smells of his pipe. She leaves it to him, for his knees, and tends the flame in her shirtsleeves. The dead sleep. Every evening, before she lights it, she knocks twice on the rail, the way he did, and waits until a stick down by the stove knocks back.
campaign-keepers_flame-epilogue-torches = The Priest is ash again, and the bell will not ring any more. But the tower stays dark. So the people of Mistvale took over the watch: one torch for each house, one house for each night. From afar the valley looks like a lamp that somebody knocked over and that went on burning all the same.
campaign-keepers_flame-epilogue-embers = The bell tolls. Those below come up, and Mistvale leaves by the bridge, under the lantern that would not bend. Lise comes last. She has some of that flame in a clay pot. “You can light a lamp twice,” she says. You believe her.
campaign-keepers_flame-epilogue-night = The bell tolls twelve times, and no dawn comes. On the road east there are carts without lights and people who do not speak. Ask them where they are from, and they say: “Nowhere. The valley before.”
