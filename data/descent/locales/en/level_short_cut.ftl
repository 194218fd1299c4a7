# “The Short Cut”: a level of the Raid. Two doors, one portal, and a question of temperament.

quest-short_cut = The Short Cut
    .intro = “The portal is open,” says the Mistress of the Dungeon. “The left door leads there through the foundry, which is quick, and hot, and lived in. The right one through the archive, which is sealed; whoever goes through two drawers of paperwork may pass. I have bet on the left. Heroes are always on the left.”
    .won = “One of these days,” says the Mistress, “somebody will do it the other way, and I shall be ruined.”
    .lost = You are filed under “slag”, or possibly “miscellaneous”.
quest-short_cut-objective-either = Leave by the portal: through the foundry, or, once two of the three drawers in front of it are searched (or the lock picked), through the archive.
area-short_cut-vestibule = A vestibule with two doors. The left one is warm to the hand. The right one has been sealed, twice, by somebody with time.
area-short_cut-foundry = The foundry: a cleft, a bridge the width of a boot, and a floor that in places has not set yet. Behind it, the portal.
area-short_cut-archive = The archive. It is quiet, and smells of dust that nobody has yet disputed.
door-short_cut-hot_door = the warm door
door-short_cut-long_door = the sealed door
door-short_cut-back_door = the back door of the archive
token-short_cut-portal = the open portal
token-short_cut-first_drawer = the first drawer
token-short_cut-second_drawer = the second drawer
token-short_cut-third_drawer = the third drawer
token-short_cut-last_drawer = the last drawer
token-short_cut-slag = the slag heap

quest-short_cut-door-long_door = Two seals, and under them a lock for the impatient. The drawers along the corridor hold what the seals are about.
quest-short_cut-use-pick = Pick the lock under the seals (Knowledge)

quest-short_cut-message-two_doors = Left it hisses. Right it rustles. Over both doors stands “Exit”, and neither is lying.
quest-short_cut-message-one_seal = Somewhere in the drawer a form is found, completed, and eaten. A seal falls off the door.
quest-short_cut-message-unsealed = The last seal drops. The door of the archive can be opened.
quest-short_cut-message-heat = The heat comes out first, then those who work in it.
quest-short_cut-message-furnace = The furnace is tapped: sparks fly between the cleft and the lava, and who does not look out is singed.
quest-short_cut-message-overtime = A bell. The clerks are told that there is overtime, and told why.
quest-short_cut-ending-portal = You leave, some of you smoking, some of you dusty.
