# Activation cards of Mists of Bilehall.

activation-bone_horror_whip = The long arm
    .special = It has more elbows than one would think useful. { $effect }
activation-bone_horror_rattle = Rattle
    .special = Like dice in a cup, and you are the table. { $effect }
activation-bone_horror_marrow = Down to the marrow
    .special = It knows where armour ends. { $effect }
activation-bone_horror_reassembly = Reassembly
    .special = The left hand finds the right arm, more or less. { $effect }
activation-bone_horror_snare = Snare
    .special = The cord is a spine. It remembers how to bend. { $effect }

activation-broodwalker_swarm = The swarm within
    .special = It opens its coat. The coat was not cloth. { $effect }
activation-broodwalker_lumber = Lumbering on
    .special = Step by step by step, and never back. { $effect }
activation-broodwalker_larvae = Larvae
    .special = They like it warm. You are warm. { $effect }
activation-broodwalker_mire = Mire
    .special = The ground round it has gone over to its side. { $effect }
activation-broodwalker_hollow = Hollow
    .special = A blow goes in and does not come out. { $effect }

activation-reanimate_monster_ranks = Close ranks
    .special = Shoulder to shoulder, where there are shoulders. { $effect }
activation-reanimate_monster_drum = A drum without a skin
    .special = They keep a step nobody beats any more. { $effect }
activation-reanimate_monster_again = And again
    .special = Falling down is only half of what they do. { $effect }
activation-reanimate_monster_encircle = Encircled
    .special = A ring is the easiest drill there is. { $effect }
activation-reanimate_monster_old_orders = Orders of the dead
    .special = Kill the captain, they were told, some war ago. { $effect }

activation-ardus_ixerebus_vanguard = Vanguard
    .special = He has not been behind anybody for four hundred years. { $effect }
activation-ardus_ixerebus_rally = To me!
    .special = The banner is gone. The voice will do. { $effect }
activation-ardus_ixerebus_duel = A duel
    .special = He salutes. It is not a courtesy but an aim. { $effect }
activation-ardus_ixerebus_no_quarter = No prisoners
    .special = Prisoners eat, and his army does not keep a kitchen. { $effect }
activation-ardus_ixerebus_old_wound = The old wound
    .special = It killed him once. He has held it against everyone since. { $effect }

activation-kyndrithul_splinters = Splinters
    .special = He plucks one from the air. The air had a rib in it. { $effect }
activation-kyndrithul_gaze = The gaze
    .special = Look away. Why are you not looking away? { $effect }
activation-kyndrithul_lineage = Of long lineage
    .special = His family tree is mostly graves, and they all report to him. { $effect }
activation-kyndrithul_mist = Out of the mist
    .special = First a lantern, then a hand, then no lantern. { $effect }
activation-kyndrithul_tithe_of_bone = A tithe of bone
    .special = One in ten. You have plenty. { $effect }

activation-zarihell_terror = Terror
    .special = She hums. It is your own lullaby. { $effect }
activation-zarihell_savour = To savour
    .special = She takes small bites. { $effect }
activation-zarihell_pursuit = Pursuit
    .special = Run, by all means. It improves the taste. { $effect }
activation-zarihell_nightmare = Nightmare
    .special = You did wake up. She came along. { $effect }
activation-zarihell_retreating_light = The light withdraws
    .special = Somebody should have brought a second torch. { $effect }
