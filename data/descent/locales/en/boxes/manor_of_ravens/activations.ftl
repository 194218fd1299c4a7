# Activation cards of Manor of Ravens.

activation-bandit_stand_and_deliver = Stand and deliver
    .special = Your money or your life. They will take both, in that order. { $effect }
activation-bandit_from_the_trees = From the trees
    .special = You hear the string. That is one more warning than usual. { $effect }
activation-bandit_black_blades = Black blades
    .special = The sheaths drip. { $effect }
activation-bandit_straggler = The straggler
    .special = Somebody stopped to tie a boot. { $effect }
activation-bandit_scatter = Every man for himself
    .special = They meet again at the old mill, minus one. { $effect }

activation-wraith_by_name = Called by name
    .special = It says a name, and one of you answers. { $effect }
activation-wraith_keening = The keening
    .special = In the village they close the shutters. { $effect }
activation-wraith_no_walls = No wall keeps it out
    .special = It was outside. Nobody opened. { $effect }
activation-wraith_cold_harvest = Cold harvest
    .special = One sheaf falls, and the others lean. { $effect }
activation-wraith_open_door = A wound is a door
    .special = It only needs it ajar. { $effect }

activation-skarn_drink_deep = Drinking deep
    .special = Your knees go first. He takes those gladly. { $effect }
activation-skarn_long_limbs = More arm than body
    .special = The rest of him has not even entered the room. { $effect }
activation-skarn_drag = Come to the table
    .special = Something has your ankle, and it is setting places. { $effect }
activation-skarn_weariness = So very tired
    .special = It would be pleasant to sit down. Just for a moment. { $effect }
activation-skarn_slow_feast = The slow feast
    .special = He does not chew. He waits. { $effect }
