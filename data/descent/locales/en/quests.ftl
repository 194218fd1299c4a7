# The quests: title, story, and what is found in them.

quest-ember_chapel = The Ember Chapel
    .objective = Defeat all monsters in the chapel and the hall.
    .intro = Embers still glow on the altar, but those who keep watch here no longer breathe. At the far end a closed door; behind it, shrill laughter.
    .won = One by one the embers go out. Tonight the chapel will sleep at last.
    .lost = Torches fall, footsteps fade. The chapel keeps its dead, and its secrets.
area-ember_chapel-chapel = A narrow nave, toppled pews, a smell of cold ash.
area-ember_chapel-hall = The door gives way. A long hall opens, a broken throne gleams at its end, and bowstrings are drawn.
door-ember_chapel-chapel_door = the chapel door
token-ember_chapel-pews = the toppled pews
token-ember_chapel-throne = the broken throne
