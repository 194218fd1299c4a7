## Shop, act II

card-blessed_armor = Blessed Armor
    .text = No rune can be equipped with it. You roll your attribute tests with two gray dice instead of a gray and a black one.
card-bone_wand = Bone Wand
    .text = When a hero within 3 squares is defeated, another hero within 3 squares, yourself included, recovers 1 ✦. ⚡: +2 range, +1 ♥. ⚡: +2 ♥.
card-fists_of_iron = Fists of Iron
    .text = During your turn, once per turn: one attack more, with any weapon, without an action. ⚡: +1 ♥. ⚡: +1 ♥.
card-horned_shield = Horned Shield
    .text = What an adjacent attacker could pay to take this shield’s die away, monsters never pay.
card-mask_of_horrors = Mask of Horrors
    .text = Exhaust after an attack dealt you ♥: the attacker is terrified. Only one helmet can be equipped.
card-sash_of_the_slayer = Sash of the Slayer
    .text = Exhaust when you defeat a monster: a monster adjacent to you is terrified. Only one belt can be equipped.
