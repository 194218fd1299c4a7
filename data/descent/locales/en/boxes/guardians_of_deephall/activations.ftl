# What the monsters of the box do.

activation-crypt_dragon_pyre = Grave fire
    .special = Its throat glows through the ribs, and you all stand very close together. { $effect }
activation-crypt_dragon_dread = Older than fear
    .special = It rises, and something in you wants to be small. { $effect }
activation-crypt_dragon_barrow = Out of the barrow
    .special = Whoever runs from it now does not stop so soon. { $effect }
activation-crypt_dragon_scatter = Beating wings
    .special = The dust of a hundred kings takes everybody off their feet. { $effect }
activation-crypt_dragon_bone_cold = Bone-cold
    .special = The cold of its grave goes right through you. { $effect }
activation-dark_priest_litany = Litany
    .special = They all say the same words, and with each of them breath grows shorter. { $effect }
activation-dark_priest_offering = The offering
    .special = Each drop is given thanks for. { $effect }
activation-dark_priest_censer = Censer
    .special = Heavy smoke rolls ahead of them and lies down on your chest. { $effect }
activation-dark_priest_absolution = Absolution
    .special = One sign of the hand, and all that ails them is forgiven. { $effect }
activation-dark_priest_anathema = Anathema
    .special = They speak your name, once, and strike it from the book. { $effect }
