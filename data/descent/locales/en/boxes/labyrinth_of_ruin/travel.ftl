# What may happen on the road to whoever owns the box.

travel-honest_maps = “All my maps are true,” says the map-seller, “but one. I had them from old Raythen, and he wouldn’t tell me which.”
travel-honest_maps-buy = Take one at random (20 gold)
    .needs = You need 20 gold.
travel-honest_maps-read = Read them at the stall (Knowledge)
travel-honest_maps-leave = Ask somebody else the way
travel-honest_maps-message-right_map = The cross is a cross, and there is a chest under it. One never expects that.
travel-honest_maps-message-wrong_map = That was the one. The bridge had not been built yet, and the ravine had, long ago.
travel-honest_maps-message-old_map = The map is so old that the inn on it is new. In the cellar they still keep something that wakes you up.
travel-honest_maps-message-read = { $hero } reads nine of them without paying. On the ninth somebody has pencilled a matter that wants settling.
travel-honest_maps-message-misread = The key to the map was under a spell, and resented being read aloud. { $hero } is rather quiet for a while.
travel-honest_maps-message-left = “Straight on,” says the next man. He was right, but it was a long way.

travel-feathered_hat = A feathered hat hangs from a branch, in the hat is a purse, and in the purse a note: “Back in a minute.” The ink has been dry for a long time.
travel-feathered_hat-purse = Take the purse, leave the note
travel-feathered_hat-guard = Wait with the hat (1 week)
    .needs = You need a week.
travel-feathered_hat-leave = Lift your own to it
travel-feathered_hat-message-purse = Thirty pieces. As you walk away you have a feeling that the feather is watching you.
travel-feathered_hat-message-guarded = On the seventh day a well-dressed dwarf climbs down from the tree. He had been up there all along. “So there are honest people,” he says sadly, and leaves you a keepsake.
travel-feathered_hat-message-left = At the bend you look back. The branch is bare.

travel-hat_returns = A feathered hat is sitting at your table, with somebody under it. “The purse,” says Raythen, “was not mine. I have had unpleasantness.”
travel-hat_returns-pay = Give it back (30 gold)
    .needs = You need 30 gold.
travel-hat_returns-deny = What purse? (Willpower)
travel-hat_returns-message-paid = He counts it, bows, and steals nothing on his way out. The whole inn is still talking about it.
travel-hat_returns-message-denied = He looks at you for a long time, like a connoisseur. “Nicely done,” he says, and stands a round.
travel-hat_returns-message-relieved = “A thousand pardons,” he says as he goes. Something of yours is missing; it is so well done that it takes you a while to know what.
