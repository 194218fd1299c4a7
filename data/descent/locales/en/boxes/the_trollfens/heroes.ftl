hero-augur_grisom = Augur Grisom
    .ability = When a monster’s attack on another hero within 3 squares of Grisom misses or deals no ♥, that hero recovers 1 ♥.
    .feat = During your turn. Each hero in Grisom’s line of sight, himself included, recovers 2 ♥ and 2 ✦.
hero-roganna_the_shade = Roganna the Shade
    .ability = Roganna’s attacks on a monster with no other hero next to it gain 1 ♥.
    .feat = During your turn. Until her next turn starts, heroes within 3 squares of Roganna, herself included, can be attacked by adjacent monsters only. Changed in Road to Legend: a monster that would spot such a hero engages it instead.
