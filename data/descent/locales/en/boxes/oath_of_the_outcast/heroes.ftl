hero-trenloe_the_strong = Trenloe the Strong
    .ability = Trenloe’s attacks gain 1 ♥, and his defence rolls gain 1 🛡.
    .feat = Reaction. When Trenloe attacks, before the roll: choose a die of the target’s defence. It is not rolled.
