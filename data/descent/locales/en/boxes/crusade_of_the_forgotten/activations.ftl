# What the monsters of the box do.

activation-medusa_gaze = Look at me
    .special = It is very hard not to look. { $effect }
activation-medusa_serpents = Hair of snakes
    .special = Whoever comes close enough to strike is close enough to be bitten. { $effect }
activation-medusa_gallery = The gallery
    .special = She walks among her statues and straightens an arm here, a chin there. { $effect }
activation-medusa_from_behind = Behind the pillar
    .special = A rustle of scales, and she is where nobody was looking. { $effect }
activation-medusa_crumble = Crumbling
    .special = Stone does not bleed, but it chips. { $effect }
