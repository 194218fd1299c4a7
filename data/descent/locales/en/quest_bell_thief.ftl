# “The Bell Thief”: a side quest. A chase after something that can be heard a mile off.

quest-bell_thief = The Bell Thief
    .intro = Abbess Orsolya heard her own bell ring past the refectory window. It was on the back of a goblin. The goblin is called Magpie, the bell weighs sixty pounds, and the woods are half a mile off.
    .won = The bell hangs again before vespers. Nobody in the abbey complains about the noise, for a week.
    .lost = The abbey now rings a frying pan. God, says the abbess, is not proud.
quest-bell_thief-objective-stop = Stop Magpie before he reaches the woods.
quest-bell_thief-objective-home = Bring the bell back to the abbey road.
area-bell_thief-lane = The lane to the woods. Ahead, between the hedges, something goes clang at every step.
token-bell_thief-milestone = the milestone
token-bell_thief-bell = the bell
unique-magpie = Magpie

quest-bell_thief-token-milestone = “Woods ½”. Somebody has hidden things behind it, as one does.
quest-bell_thief-token-bell = Sixty pounds of bronze, one dent, and an inscription: I CALL THE LIVING.

quest-bell_thief-message-off = Clang. Clang. Magpie leans on a tree and pants, sees who is coming, and wonders whether one can run with sixty pounds.
quest-bell_thief-message-runs = Clang, clang, clang: Magpie runs for the trees.
quest-bell_thief-message-pants = Magpie has to put the bell down and breathe.
quest-bell_thief-message-dropped = Magpie goes down, and the bell with him; it rings once, long. Something in the hedge thinks it is dinner.
quest-bell_thief-message-friends = The bell calls the living, it says. It calls others too: the field by the lane gives up its dead.
quest-bell_thief-message-gone = The clanging goes in under the trees, and stops.
quest-bell_thief-ending-rung = The bell is back on the abbey road, and so are its thieves’ pursuers, which is not always so.
quest-bell_thief-ending-gone = In the woods there are a hundred hollow trees, and a bell fits in every one.
quest-bell_thief-ending-dark = Night falls, and a bell that nobody rings can’t be found in the dark.
