# “The Drowned Mill”: the rescue. The water rises, and the miller has not told everything.

quest-drowned_mill = The Drowned Mill
    .objective = Bring the three people of the mill back to the wagon.
    .intro = Somebody has broken the mill’s sluice, and the race climbs by a hand every hour. Three people are still down there: Gaspard the miller, his daughter Aline and old Perrin. A wagon waits on the road. The water won’t wait for anyone.
    .won = The wagon is rolling when the gable of the mill sags into the foam. In the back, under the blankets, they shiver, they weep, they live.
    .lost = The wagon comes home all but empty. For years they will lower their voices in Mistvale when they cross the river.
area-drowned_mill-yard = The mill yard. The brook cuts it in two, brown and fast, where there was only a trickle.
area-drowned_mill-cottage = The miller’s house. The fire is banked, the table laid for four.
area-drowned_mill-mill = The grinding floor. Flour drifts on a foot of water, and things are getting up in it.
area-drowned_mill-race = The mill race, under the wheel. The current roars between two slick quays.
area-drowned_mill-cellar = The grain cellar, black and ankle-deep already.
door-drowned_mill-cottage_door = the cottage door
door-drowned_mill-mill_door = the mill door
door-drowned_mill-race_door = the door to the race
door-drowned_mill-cellar_door = the cellar door
token-drowned_mill-wagon = the wagon
token-drowned_mill-crates = the crates
token-drowned_mill-ledger = the ledger
token-drowned_mill-hearth = the hearth
token-drowned_mill-gaspard = Gaspard the miller
token-drowned_mill-millstone = the millstone
token-drowned_mill-wheel = the sluice wheel
token-drowned_mill-grate = the race grate
token-drowned_mill-perrin = old Perrin
token-drowned_mill-aline = Aline
token-drowned_mill-strongbox = the strongbox
token-drowned_mill-flotsam = a drifting trunk

## To examine

quest-drowned_mill-door-cottage_door = A door painted blue. Nobody answers.
quest-drowned_mill-door-mill_door = Water runs out from under it. Behind it, dragging footsteps.
quest-drowned_mill-door-race_door = It trembles in its frame: the whole race is leaning on it.
quest-drowned_mill-door-cellar_door = Oak, iron, a new lock. Behind it, very low, a child is counting aloud so as not to be afraid. You need the key.
quest-drowned_mill-token-wagon = Lise’s wagon, the mules already facing home. Whoever is brought back across the brook is safe.
quest-drowned_mill-token-crates = Crates wedged against the fence, half under water.
quest-drowned_mill-token-ledger = The miller’s ledger, swollen with damp. A cramped hand (a Knowledge test, with a bonus of 1).
quest-drowned_mill-token-hearth = The embers are still warm. A brick at the back is loose.
quest-drowned_mill-token-gaspard = A broad man, white with flour, a key clenched in his fist. He looks at the cellar door, then at you.
quest-drowned_mill-token-millstone = The great stone, stopped dead. Something is jammed under it.
quest-drowned_mill-token-wheel = The wheel that shuts the sluice, stuck on a bent pawl. Brute strength (Might), or seeing how it works (Knowledge).
quest-drowned_mill-token-grate = The grate is full of branches, and of things that glint.
quest-drowned_mill-token-perrin = Clinging to a stake in midstream with a trapped leg, singing to keep his grip. He will have to be carried.
quest-drowned_mill-token-aline = Nine years old, standing on a barrel. “A hundred and twelve, a hundred and thirteen…” She will let herself be carried.
quest-drowned_mill-token-strongbox = A chest with nobody’s arms on it, full of silver much too new for a miller.
quest-drowned_mill-token-flotsam = A travelling trunk, still shut, turning slowly in the current.

quest-drowned_mill-use-read = Read the ledger (Knowledge)
quest-drowned_mill-use-talk = Talk to the miller
quest-drowned_mill-use-unlock = Open it with the key
    .not = You need the miller’s key.
quest-drowned_mill-use-turn_wheel = Force the wheel (Might)
    .not = The sluice is shut already.
quest-drowned_mill-use-free_pawl = Free the pawl (Knowledge)
    .not = The sluice is shut already.

## The choice

quest-drowned_mill-choice-gaspard = Gaspard backs up to the wall. “The key? Yes, the key… My girl locked herself in down there, all alone, when the dead came. There’s nobody else. I swear it.” He doesn’t look at you while he says so.
quest-drowned_mill-option-believe = Take his word for it
quest-drowned_mill-option-accuse = Quote his ledger at him
    .not = You would need proof.
quest-drowned_mill-option-bribe = Offer him 25 gold
quest-drowned_mill-option-threaten = Wrench the key from him

## The story

quest-drowned_mill-objective-reach_mill = Get into the mill.
quest-drowned_mill-objective-find_them = Find Gaspard, Aline and Perrin, and bring them back across the brook before the water has them.

quest-drowned_mill-message-arrival = Lise pulls the reins tight. “There’s a wheel in the race that shuts the sluice. Turn it and you’ll have time. If not…” A crack in the distance finishes her sentence.
quest-drowned_mill-message-mill_floor = The door gives, and water laps at your knees. In a corner a man in white waves his arms. Between you and him last week’s drowned are getting to their feet.
quest-drowned_mill-message-cottage = Four bowls, and only three lived here. A thick ledger lies open on the dresser.
quest-drowned_mill-message-race = The din takes your breath away. In midstream, hanging on to a stake, an old man sings at the top of his voice, and out of tune.
quest-drowned_mill-message-cellar = The lock snaps back. At the far end a little girl on a barrel points at the shadows. “They’re over there!”
quest-drowned_mill-message-ambush = “Thank you, miller!” sniggers a goblin chief. They were waiting for you: Gaspard had warned them.
quest-drowned_mill-message-sluice_shut = The wheel turns, the gate bites into the water, and the roar drops by a tone. You have won some time.
quest-drowned_mill-message-wheel_kicks = The wheel bucks and catches you in the ribs. It hasn’t moved a notch.
quest-drowned_mill-message-pawl_sticks = The pawl very nearly came. Numb fingers; try again.
quest-drowned_mill-message-ledger_read = “Received of Captain Splig, for silence and the cellar: two hundred.” The rest is stained, but that will do.
quest-drowned_mill-message-ledger_blurred = The ink has run, the lines swim. Perhaps with another try.
quest-drowned_mill-message-gaspard_believed = You believe him. He presses the key into your hand, and his eyes fill with a shame you take for fear.
quest-drowned_mill-message-gaspard_confesses = He crumples. “They said it was for grain. They’ve got my girl.” He drops the key, and tells all he knows of the men of ash.
quest-drowned_mill-message-gaspard_bribed = Gold changes hands faster than water rises. “The cellar, yes. Mind the corners.”
quest-drowned_mill-message-gaspard_threatened = You twist his wrist, he howls, and the howl carries: out in the yard something sodden turns towards the mill.
quest-drowned_mill-message-perrin_taken = “Easy with the leg!” Perrin weighs as much as a sack of rye, and sings in your ear.
quest-drowned_mill-message-aline_taken = Aline shuts her eyes and knots her arms round your neck. “Two hundred and one. Two hundred and two.”
quest-drowned_mill-message-perrin_safe = Perrin is hoisted into the wagon. He asks whether there is any cider left.
quest-drowned_mill-message-aline_safe = Aline is safe. She has stopped counting.
quest-drowned_mill-message-gaspard_limps = Gaspard sets out for the road with a bent back, not daring to run.
quest-drowned_mill-message-gaspard_safe = The miller climbs into the wagon and does not look up again.
quest-drowned_mill-message-water_rises = The water is over the last step. In the race Perrin’s song has gone up a tone as well.
quest-drowned_mill-message-perrin_swept = The song breaks off in the middle of a line. There is nobody at the stake any more.
quest-drowned_mill-message-aline_swept = The water has reached the vault of the cellar. Nobody is counting now.
quest-drowned_mill-message-gaspard_swept = The grinding floor goes all in one piece, and the miller with it.
quest-drowned_mill-message-dam_groans = Upstream the dam groans like an animal. It will hold for two rounds, not for three.
quest-drowned_mill-message-dam_breaks = The dam goes all at once. A wall of water comes down the valley, and what is left of the mill comes with it.
quest-drowned_mill-message-driftwood = A tree trunk comes down the current and sweeps away whatever stands in it.
quest-drowned_mill-message-flotsam = The brook carries a trunk right into the yard.
quest-drowned_mill-message-crawler = A pale hand grips the bank, then another. The water gives back its dead.
quest-drowned_mill-message-cold_water = It is melted snow. Whoever wades in it shivers.
quest-drowned_mill-ending-all_safe = All three are in the wagon. Drive on!
quest-drowned_mill-ending-two_safe = Two are saved. For the third it is too late.
quest-drowned_mill-ending-too_late = The water has taken too many. There is nothing left but to run.
