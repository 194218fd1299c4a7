# The texts of NAME. The Mistress of the Dungeon speaks in .intro, .won and .lost.

quest-NAME = The Yard
    .intro = “A yard,” says the Mistress of the Dungeon, “a shed, and somebody who has the key. I do not ask much.”
    .won = “You might have shut the gate,” says the Mistress.
    .lost = “Leave them where they lie,” says the Mistress. “It is good for the grass.”
quest-NAME-objective-key = Open the portal: with the key from the shed, or the one on its keeper.
area-NAME-yard = Wet grass, a shed, and a portal that is shut.
token-NAME-portal = the portal
token-NAME-well = the well
token-NAME-shed = the shed
quest-NAME-token-shed = Rakes, rope, and a great many hooks without keys.
quest-NAME-use-look_in = Look for the key (Knowledge)
    .not = The portal is open.
unique-NAME_keeper = The Keeper
quest-NAME-message-unlocked = Something clinks as the keeper falls. It fits the portal.
quest-NAME-ending-portal = You are through, and the grass closes behind you.
