# Activation cards of Shadow of Nerekhall.

activation-changeling_borrowed_face = A borrowed face
    .special = That is Grandmother’s smile, on the wrong head. { $effect }
activation-changeling_whispers = A word in the ear
    .special = Step back, dear, it says, in a voice you trust. { $effect }
activation-changeling_quarrel = Sowing a quarrel
    .special = Who of you said that? None of you did. { $effect }
activation-changeling_tired_heart = A tired heart
    .special = They look for the one who leans on a wall. { $effect }
activation-changeling_last_laugh = The last laugh
    .special = It begins behind you and ends inside you. { $effect }

activation-ironbound_bodyguard = Bodyguard
    .special = A wall, if walls could choose whom they shield. { $effect }
activation-ironbound_march = Wound up
    .special = Somebody has found the key. { $effect }
activation-ironbound_verdict = Verdict in iron
    .special = It has been told who is guilty: the strongest. { $effect }
activation-ironbound_wide_arm = A wide arm
    .special = The halberd does not count whom it meets. { $effect }
activation-ironbound_grinding = Grinding gears
    .special = Too near to it one hears what it was made of. { $effect }

activation-rat_swarm_tide = The brown tide
    .special = The floor was dark. Then it moved. { $effect }
activation-rat_swarm_one_body = One body
    .special = What is left of the one is added to the other. { $effect }
activation-rat_swarm_smell_of_blood = A single drop
    .special = One drop, and a thousand noses turn. { $effect }
activation-rat_swarm_gnawing = Gnawing
    .special = Leather, bone, patience: all of it is food. { $effect }
activation-rat_swarm_walls = In the walls
    .special = There is always more of them behind the plaster. { $effect }

activation-ynfernael_hulk_charge = Head first
    .special = It lowers its head; the rest follows. { $effect }
activation-ynfernael_hulk_blood = Blood for blood
    .special = What runs down its arms is partly its own. { $effect }
activation-ynfernael_hulk_toss = Out of the way
    .special = Whoever stands there, stood there. { $effect }
activation-ynfernael_hulk_heat = The heat of it
    .special = The air round it has given up being air. { $effect }
activation-ynfernael_hulk_rampage = Rampage
    .special = It breaks what it meets, and some of that is itself. { $effect }

activation-mirklace_fissure = Fissure
    .special = The floor remembers whose floor it is. { $effect }
activation-mirklace_embers = Glowing footprints
    .special = Every footprint of his glows. { $effect }
activation-mirklace_audience = An audience
    .special = He bids them come closer, and their knees agree. { $effect }
activation-mirklace_feast_of_ash = A feast of ash
    .special = What burns near him feeds him. { $effect }
activation-mirklace_ruin = Ruin
    .special = He does not aim. There is no need to. { $effect }

activation-rylan_olliven_suggestion = A suggestion
    .special = He only mentioned that the door was open. { $effect }
activation-rylan_olliven_council = In council
    .special = Three clauses in, nobody remembers the question. { $effect }
activation-rylan_olliven_favour = A favour owed
    .special = He keeps a list. You are on it. { $effect }
activation-rylan_olliven_mask = The mask
    .special = His smile arrives before he does and stays longer. { $effect }
activation-rylan_olliven_last_word = The last word
    .special = He always has it. One forgets how it went. { $effect }

activation-tristayne_olliven_surge_of_chaos = A surge of chaos
    .special = His hands shake. Then everything does. { $effect }
activation-tristayne_olliven_vessel = A vessel
    .special = Somebody has to hold the pain for him. { $effect }
activation-tristayne_olliven_both_hands = With both hands
    .special = One for each of you. { $effect }
activation-tristayne_olliven_dead_hand = The dead hand
    .special = What he touches goes cold by degrees. { $effect }
activation-tristayne_olliven_brothers_keeper = His brother’s keeper
    .special = He has promised Rylan one head, any head. { $effect }

activation-verminous_out_of_the_drain = Out of the drain
    .special = Wet footprints, four of them, then none. { $effect }
activation-verminous_filth = Filth
    .special = Nothing he owns has ever been clean. { $effect }
activation-verminous_snatch = Snatch
    .special = He did want your potion. Mostly he wanted you not to have it. { $effect }
activation-verminous_scurry = Scurry
    .special = He is behind the barrel. Now he is behind the other barrel. { $effect }
activation-verminous_king_of_vermin = King of vermin
    .special = He clicks his teeth, and the room answers. { $effect }
