## Shop, act II

card-blessed_armor = Blessed Armor
    .text = No rune can be equipped with it. You roll your attribute tests with two grey dice instead of a grey and a black one.
card-bloodthirsty_bracers = Bloodthirsty Bracers
    .text = Exhaust after your attack roll: roll any of its dice again, each once. If the attack then defeats no monster, you suffer 2 ♥.
card-bone_wand = Bone Wand
    .text = When a hero within 3 squares is defeated, another hero within 3 squares, yourself included, recovers 1 ✦. ⚡: +2 range, +1 ♥. ⚡: +2 ♥.
card-fists_of_iron = Fists of Iron
    .text = During your turn, once per turn: one more attack, with any weapon, without an action. ⚡: +1 ♥. ⚡: +1 ♥.
card-horned_shield = Horned Shield
    .text = An adjacent attacker could suffer 2 ♥ to have you roll one grey die less; in Road to Legend no monster does.
card-lightning_javelin = Lightning Javelin
    .text = Your ranged attacks get +1 range for each point of your might. ⚡: whoever suffers ♥ is stunned. ⚡: +2 ♥.
card-mask_of_horrors = Mask of Horrors
    .text = Exhaust after an attack dealt you ♥: the attacker is terrified. Only one helmet can be equipped.
card-rune_touched_leather = Rune-Touched Leather
    .text = Its brown die is a grey one while you have 2 cards with the trait Rune equipped, this one included, and a black one while you have 3 or more.
card-sash_of_the_slayer = Sash of the Slayer
    .text = Exhaust when you defeat a monster: a monster adjacent to you is terrified. Only one belt can be equipped.
