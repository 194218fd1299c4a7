## Shop, act I

card-blessed_shield = Blessed Shield
    .text = Exhaust after your defence roll: +1 🛡, and no condition of this attack touches you.
card-shadow_bracers = Shadow Bracers
    .text = Exhaust after the dice of an attack aimed at you are rolled: the attacker loses 1 ⚡. Your attacks gain ⚡: whoever suffers ♥ is doomed.
card-staff_of_greyhaven = Staff of Greyhaven
    .text = After the roll of your ranged attack, either up to 3 range become as many ♥, or up to 3 ♥ become as much range. ⚡: +2 range.
    .hearts = Range becomes ♥
    .range = ♥ become range
card-undying_skull = Undying Skull
    .text = +1 stamina. You can’t spend ⚡ to recover ✦, unless a card says so.
card-white_wolf_cloak = White Wolf Cloak
    .text = Exhaust after you rolled an attribute test: roll it again; the new result stands.

## Shop, act II

card-hammer_of_doom = Hammer of Doom
    .text = Reach. ⚡: whoever suffers ♥ is doomed. ⚡⚡: +4 ♥.
card-heart_seeker = Heart Seeker
    .text = Attacks with this bow need no line of sight. ⚡⚡: +4 ♥.
card-rune_of_fate = Rune of Fate
    .text = ⚡: blast. ⚡: whoever suffers ♥ is doomed. ⚡: +2 ♥.
card-winged_blade = Winged Blade
    .text = Once per attack of yours, after the roll, you may turn one defence die to any of its faces. ⚡: +2 ♥.
