hero-thaiden_mistpeak = Thaiden Mistpeak
    .ability = After the roll of his attack Thaiden may break the attack off: he searches a token within 3 squares at once.
    .feat = Reaction. When a monster enters an empty square adjacent to Thaiden, it is immobilised, and he may move up to 3 squares at once.
hero-alys_raine = Alys Raine
    .ability = When an adjacent hero suffers ♥ from an attack, Alys recovers 1 ✦.
    .feat = During your turn, or as a reaction when another hero’s turn starts. Alys readies all her exhausted cards and recovers 2 ✦.
