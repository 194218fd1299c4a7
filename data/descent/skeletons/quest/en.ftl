# The texts of NAME. `flambeau texts` lists what is missing; `flambeau check --fix` curls the quotation marks.

quest-NAME = Two Rooms
    .intro = Somebody locked a chest, and somebody else would like to know what is in it. You are the somebody else.
    .won = The chest was worth the walk.
    .lost = The chest is still there. So is whoever guards it.
quest-NAME-objective-enter = Find the chest in the back room, and open it.
quest-NAME-objective-leave = The chest is open. Back to the doorway with you.
area-NAME-front_room = Barrels, dust, and two who stand in it without breathing.
area-NAME-back_room = A carpet, and on it goblins who did not expect company.
door-NAME-inner_door = the inner door
token-NAME-barrels = the barrels
token-NAME-chest = the chest
quest-NAME-token-chest = An iron-bound chest with a lock that has seen better thieves.
quest-NAME-use-pick = Pick the lock (Awareness)
    .not = It is open already.
unique-NAME_captain = The Captain
quest-NAME-message-arrival = The door behind you stands open. It may be the last that does.
quest-NAME-message-opened = The lock gives with a sigh. Now out, before somebody counts the goblins.
quest-NAME-ending-out = You are outside, and so is what was in the chest.
quest-NAME-ending-too_late = A bell rings for the change of the watch. You leave by the window.
