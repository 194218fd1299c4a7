## Shop, act I

card-shadow_bracers = Shadow Bracers
    .text = Exhaust after the dice of an attack aimed at you are rolled: the attacker loses 1 ⚡. Your attacks gain ⚡: whoever suffers ♥ is doomed.
card-white_wolf_cloak = White Wolf Cloak
    .text = Exhaust after you rolled an attribute test: roll it again; the new result stands.

## Shop, act II

card-hammer_of_doom = Hammer of Doom
    .text = Reach. ⚡: whoever suffers ♥ is doomed. ⚡⚡: +4 ♥.
card-rune_of_fate = Rune of Fate
    .text = ⚡: blast. ⚡: whoever suffers ♥ is doomed. ⚡: +2 ♥.
card-winged_blade = Winged Blade
    .text = Once per attack of yours, after the roll, you may turn one defence die to any of its faces. ⚡: +2 ♥.
