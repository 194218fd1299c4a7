# Items and relics of Labyrinth of Ruin.

card-bow_of_bone = Bow of Bone
    .text = During your turn, while you have not left a square, your attacks with this bow roll one more green die. ⚡: +2 range, +1 ♥. ⚡⚡: +3 ♥.
card-elven_boots = Elven Boots
    .text = At the start of your turn you gain 1 movement point. Only one pair of boots can be equipped.
card-mace_of_aver = Mace of Aver
    .text = ⚡: +2 ♥. ⚡⚡: +2 ♥, and whoever suffers ♥ is stunned.
card-poisoned_blowgun = Poisoned Blowgun
    .text = Pierce 1. ⚡: +1 ♥, and whoever suffers ♥ is poisoned. ⚡: +1 range, +1 ♥.
card-serpent_dagger = Serpent Dagger
    .text = +2 ♥ if the attack strikes a poisoned figure. ⚡⚡: the target is poisoned, hurt or not. ⚡: pierce 2.
card-thiefs_vest = Thief’s Vest
    .text = +1 might and awareness, 6 at most.
card-black_iron_helm = Black Iron Helm
    .text = +2 health. +1 🛡 on all your defence rolls. Only one helmet can be equipped.
card-bow_of_the_eclipse = Bow of the Eclipse
    .text = Pierce 2. ⚡⚡: +1 range, +3 ♥. ⚡: +1 range, +1 ♥.
card-iron_claws = Iron Claws
    .text = While your other hand is empty, your attacks with this weapon roll one more green die. ⚡⚡⚡: +5 ♥. ⚡⚡: +2 ♥.
card-obsidian_greataxe = Obsidian Greataxe
    .text = When you defeat a monster with this weapon, you recover 1 ✦. ⚡: +2 ♥.
card-rune_of_misery = Rune of Misery
    .text = ⚡: whoever suffers ♥ is cursed. ⚡: +1 range, +1 ♥. ⚡⚡: +4 ♥.
card-shroud_of_dusk = Shroud of Dusk
    .text = +1 might, willpower, knowledge and awareness, 6 at most. Only one helmet can be equipped.
card-staff_of_the_wild = Staff of the Wild
    .text = ⚡: whoever suffers ♥ gets a condition of your choice (cursed, diseased, poisoned or stunned). ⚡: +1 range, +2 ♥. ⚡: +1 ♥, and you recover 1 ✦.
