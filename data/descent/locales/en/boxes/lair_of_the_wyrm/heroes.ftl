hero-high_mage_quellen = High Mage Quellen
    .ability = At the start of his turn Quellen may choose another hero within 3 squares who has suffered ✦: he recovers 1 ✦, or 2 ✦ if that hero can’t suffer any more.
    .feat = At the start of your turn, before anything else. Until the end of the turn Quellen’s stamina is 4 higher; at its end he recovers all ✦.
hero-reynhart_the_worthy = Reynhart the Worthy
    .ability = Once per attack, when Reynhart’s attack roll shows an X, he may suffer 1 ✦ to reroll the blue die.
    .feat = Reaction. When Reynhart’s attack roll shows an X, he recovers all ✦, then he may reroll any of the attack’s dice, each once.
