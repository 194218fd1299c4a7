# “The Head Count”: last chapter of “The False Count”. At midnight a city answers.

quest-head_count = The Head Count
    .intro = At midnight, in the hall of lost steps, Magistrate Rylan Olliven calls the roll. He reads out names; those who answer exist. Those who are afraid don’t answer, and somebody else answers for them. Tonight five people have yet to decide: the chandler, the schoolmistress, the bell-ringer, the midwife, the lamplighter. If three say their names, the whole city will.
    .won = Nobody ever learned how many there were in Vellum that night. All that is known is that more benches had to be brought.
    .lost = “All present,” says the city with one voice, and the voice is not its own.
quest-head_count-objective-answer = Have three townspeople say their names (Willpower) before three are struck out, and silence Rylan Olliven.
quest-head_count-objective-reader = The city answers. That leaves the reader: silence Rylan Olliven.
area-head_count-nave = The hall of lost steps. Thirty thousand people have waited here; tonight one seems to hear them.
area-head_count-cloister = The pleaders’ walk, round the back of the hall. In the dark somebody is rehearsing a name.
door-head_count-cloister_door = the door to the walk
door-head_count-vestry_door = the door to the hall
token-head_count-chandler = the chandler
token-head_count-teacher = the schoolmistress
token-head_count-ringer = the bell-ringer
token-head_count-midwife = the midwife
token-head_count-lighter = the lamplighter
token-head_count-coats = the cloakroom
token-head_count-poor_box = the poor box
unique-sixth = Six

## To examine

quest-head_count-door-cloister_door = The walk goes all the way round. It was where one cried before a hearing.
quest-head_count-door-vestry_door = This way one comes back in behind the dais, or out from it.
quest-head_count-token-chandler = A small man who smells of honey. He opens his mouth, and shuts it. (Willpower)
quest-head_count-token-teacher = She taught half the hall to read, and no longer dares to spell. (Willpower)
quest-head_count-token-ringer = Deaf in one ear. The other one hears “absent”. (Willpower)
quest-head_count-token-midwife = She told all the others their names. (Willpower)
quest-head_count-token-lighter = The pole is shaking at the end of his arms. (Willpower)
quest-head_count-token-coats = Coats that nobody came back for.
quest-head_count-token-poor_box = Full, for once: at midnight people turn generous.
quest-head_count-use-call_chandler = Make him speak (Willpower)
    .not = He has answered.
quest-head_count-use-call_teacher = Make her speak (Willpower)
    .not = She has answered.
quest-head_count-use-call_ringer = Make him speak (Willpower)
    .not = He has answered.
quest-head_count-use-call_midwife = Make her speak (Willpower)
    .not = She has answered, or never will.
quest-head_count-use-call_lighter = Make him speak (Willpower)
    .not = He has answered, or never will.

## The choices

quest-head_count-choice-rylan = Rylan Olliven sits down on the step of the dais. “I grew up in a house where it was my brother they called,” he says. “So I learned to keep the list.” He is holding out his wrists, or else he is feeling for his sleeve.
quest-head_count-option-press_on = Give him no time
quest-head_count-option-sign = Have him sign the register, among the others
    .not = It would take a corrected register, and a city that answers.

## The story

quest-head_count-message-midnight = Twelve strokes. On the dais an elegant man wets a finger and turns the first page. “Silence, please. Those who are not here will kindly say so.”
quest-head_count-message-six_comes = A small hand with six fingers slips into yours. “I know his voice,” says Six. “I had it on once. It scratches.”
quest-head_count-message-six_stands_there = In the front row of the borrowed faces stands a child who has not taken one. It has six fingers and no longer hides them. It knows who you are.
quest-head_count-message-by_heart = The fair copy is gone, so he recites from memory; and the iron, with no orders in writing, has walked into every door on its way here.
quest-head_count-message-corrected_copy = The page has been corrected, and he reads it without looking: “The ringer of the belfry.” “Present!” shouts the bell-ringer, astonished at himself. That is one.
quest-head_count-message-cloister = The walk goes round the hall. Two people are hiding in it: one is counting her deliveries, the other his street lamps.
quest-head_count-message-six_speaks = Six coughs, and it is Rylan Olliven who speaks: “All present. At ease.” The iron lowers its arms. On the dais a man goes through his pockets for his voice. For one round he reads nothing.
quest-head_count-message-sixth_falls = The child sits down hard. “You could have said there were six of us,” says Six, and then there is only a scarf.
quest-head_count-message-present = He reads a name, and somebody answers. He had not planned a silence at this point; his own goes on for some time.
quest-head_count-message-falters = The mouth opens, and the name is not in it. { $hero } holds an ice-cold hand.
quest-head_count-message-chandler_answers = “Bastian Wick, chandler!” The name rings like a glass.
quest-head_count-message-teacher_answers = “Dorothea Lallier: two Ls, and one more.” Half the hall spells it with her.
quest-head_count-message-ringer_answers = “Big John!” shouts the bell-ringer, far too loud, and it does everybody good.
quest-head_count-message-midwife_answers = “Martha. And you up there, I may well have delivered you, so mind your manners.”
quest-head_count-message-lighter_answers = “Firmin,” says the lamplighter, and is so surprised that he lights something.
quest-head_count-message-chandler_struck = “The chandler.” Silence. The pen scratches. Something comes out from behind a pillar, tying on a chandler’s apron.
quest-head_count-message-teacher_struck = “The schoolmistress.” Silence. The one who gets up in her place spells “present” wrong, aloud.
quest-head_count-message-ringer_struck = “The bell-ringer.” He did not hear. Somebody else did.
quest-head_count-message-midwife_struck = “The midwife.” Nothing in the walk but a light step coming closer, humming out of tune.
quest-head_count-message-lighter_struck = “The lamplighter.” At the end of the walk a flame goes out and comes on again, green.
quest-head_count-message-chorus = Three have answered, and a dam breaks: from doors, from windows, from cellars the whole city shouts its names, in no order at all. The iron tries to count, stops, and lies down like a dog.
quest-head_count-message-press_on = It was his sleeve.
quest-head_count-message-signs = He dips the pen. He writes “Rylan Olliven, resident” in a beautiful hand, reads it twice, and leaves by the great door with the look of a man whose name has just been called.
quest-head_count-ending-silenced = The book falls off the dais and opens anywhere. Nobody bends down to see at which page.
quest-head_count-ending-signed = There was one line missing from the register. Here it is.
quest-head_count-ending-quorum = Three struck out. That makes a majority, and it is smiling.
