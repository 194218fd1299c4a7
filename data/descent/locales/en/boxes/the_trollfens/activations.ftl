# Activation cards of The Trollfens.

activation-harpy_flock = The flock turns
    .special = One screams, and the whole sky changes its mind. { $effect }
activation-harpy_song = The song over the fen
    .special = It is a lullaby. Somebody in the reeds is singing along. { $effect }
activation-harpy_talons = A ring of talons
    .special = They fight over you before you are dead. { $effect }
activation-harpy_snatch_and_drop = In and out of the reeds
    .special = A claw, a feather, an empty place in the line. { $effect }
activation-harpy_nest = Too near the nest
    .special = There are eggs. There are also bones, sorted by size. { $effect }

activation-plague_worm_from_below = From below
    .special = The ground was solid. It has reconsidered. { $effect }
activation-plague_worm_long_tunnel = A long tunnel
    .special = It went in by the gate. The gate is far away. { $effect }
activation-plague_worm_slime = Slime
    .special = What it leaves behind takes the strength out of leather, then of arms. { $effect }
activation-plague_worm_pestilence = What it carries
    .special = It is not ill. It is the illness. { $effect }
activation-plague_worm_quaking = Quaking ground
    .special = Everybody stands very still. That was a mistake. { $effect }

activation-bolgoreth_rampage = King of the trolls
    .special = They gave him a crown. He ate it. { $effect }
activation-bolgoreth_crush = Shields and such
    .special = He likes the noise they make when they fold. { $effect }
activation-bolgoreth_regrowth = It grows back
    .special = You cut off a finger. He counts: still ten. { $effect }
activation-bolgoreth_fling = Backhand
    .special = Not a blow. He was only reaching for something. { $effect }
activation-bolgoreth_bog_roar = The fen holds its breath
    .special = When he roars, even the frogs pack up. { $effect }
