hero-reynhart_the_worthy = Reynhart the Worthy
    .ability = Once per attack, when Reynhart’s attack roll shows an X, he may suffer 1 ✦ to reroll the blue die.
    .feat = Reaction. When Reynhart’s attack roll shows an X, he recovers all ✦, then he may reroll any of the attack’s dice, each once.
