## Shop, act I

card-archaic_scroll = Archaic Scroll
    .text = Action. The scroll leaves the game: put 1 or 2 of your class cards bought with experience back into the class deck. After the quest you have their experience to spend again.
card-barons_cloak = Baron’s Cloak
    .text = +1 health. Pierce does nothing against your defence.
card-bloody_dagger = Bloody Dagger
    .text = During your turn, 1 ✦: you are bleeding. While you are bleeding, your attacks gain ⚡: +4 ♥.
card-bone_blade = Bone Blade
    .text = Pierce 1. ⚡: +2 ♥. ⚡: whoever suffers ♥ is bleeding.
card-boots_of_iron = Boots of Iron
    .text = Hazard and lava are ordinary squares for you. Only one pair of boots can be equipped.
card-city_guards_bow = City Guard’s Bow
    .text = ⚡: +2 ♥. ⚡: +3 range.
card-cloak_of_mists = Cloak of Mists
    .text = When you would suffer ♥, you may suffer some or all of them as ✦, as far as your stamina goes.
card-incendiary_arrows = Incendiary Arrows
    .text = Exhaust when you attack with a bow, before the roll: if the attack does not miss, each figure adjacent to the target, friend or foe, suffers 1 ♥ after the attack.
card-ironbound_rune = Ironbound Rune
    .text = Exhaust after your defence roll: +1 🛡. ⚡: +1 range, +1 ♥. ⚡: +1 ♥.
card-jeweled_mace = Jeweled Mace
    .text = ⚡: +2 ♥. ⚡: +2 ♥.
card-phoenix_pendant = Phoenix Pendant
    .text = When you stand up or are revived, you recover 3 ♥ more.

## Shop, act II

card-golden_mask = Golden Mask
    .text = In your attack rolls an X is only a blank: the attack does not miss. Only one helmet can be equipped.
card-ironbound_glaive = Ironbound Glaive
    .text = Reach. ⚡: +3 ♥. ⚡: pierce 3.
card-ironbound_shield = Ironbound Shield
    .text = Exhaust after your defence roll: roll one defence die again. Your speed is 4 at most.
card-nerekhall_plate = Nerekhall Plate
    .text = +2 health. No rune can be equipped with it.
card-rat_tooth_dagger = Rat-Tooth Dagger
    .text = Pierce 1. ⚡: +2 ♥. ⚡: whoever suffers ♥ is bleeding. ⚡: whoever suffers ♥ is diseased.
card-repeating_crossbow = Repeating Crossbow
    .text = ⚡: the attack also affects a monster adjacent to the target; one of your choice takes all ♥, the other half. ⚡: +3 ♥.
card-rune_of_blades = Rune of Blades
    .text = Pierce 2. ⚡: +2 ♥. ⚡: pierce 2. ⚡: whoever suffers ♥ is bleeding.
card-shadow_tome = Shadow Tome
    .text = During your turn, exhaust and suffer 1 ♥, never your last: while this card is exhausted, each monster that enters a square adjacent to you suffers 2 ♥.
    .open = Open the book
card-star_of_kellos = Star of Kellos
    .text = You attack with one more green die.
card-vestments_of_kellos = Vestments of Kellos
    .text = +2 health. 1 ✦, exhaust before your defence roll: you defend with one more grey die.
