# The classes of The Trollfens.

class-prophet = Prophet
counter-insight = { $n } insight

card-iron_flail = Iron Flail
    .text = Reach. While your other hand is empty, your attacks with this weapon get +1 ♥. ⚡: whoever suffers ♥ is weakened.
card-sages_tome = Sage’s Tome
    .text = Exhaust before you roll an attribute test: one 🛡 of the roll does not count.
card-soothing_insight = Soothing Insight
    .text = During your turn, 1 ✦, exhaust: you or another hero at any distance gains the insight; it is taken from whoever has it. Whenever a hero gains it, that hero recovers 1 ♥ and 1 ✦. Whoever has it may discard it in his own turn to recover 1 ♥.
    .heal = Discard the insight
card-battle_vision = Battle Vision
    .text = +1 awareness, 6 at most. Once per attack, after the attack roll of a hero within 2 squares of whoever has the insight, or that hero’s own: the attacker may suffer 2 ✦ to reroll one attack die.
card-forewarning = Forewarning
    .text = 1 ✦, exhaust, after the hero who has the insight has rolled defence in a monster’s attack on a hero: the insight is discarded, and that hero gets +2 🛡.
card-grim_fate = Grim Fate
    .text = This card has no effect in Road to Legend.
card-all_seeing = All-Seeing
    .text = 1 ✦, exhaust, when the insight has been discarded: another hero of your choice gains it.
card-lifeline = Lifeline
    .text = 2 ✦, exhaust, when the hero who has the insight would be defeated: it is discarded, and that hero recovers 1 ♥ and stays standing.
card-victory_foretold = Victory Foretold
    .text = 2 ✦, exhaust, before the hero who has the insight rolls an attack on a monster: it is discarded, and the attack rolls 1 more green die. If it defeats its target, that hero recovers 3 ♥.
card-focused_insights = Focused Insights
    .text = +2 health. Whenever a hero gains the insight, each other hero next to that one recovers 1 ♥ and 1 ✦.
card-omniscience = Omniscience
    .text = 3 ✦, exhaust, before a monster rolls an attack aimed at the hero who has the insight: it is discarded, and the attack misses.

class-stalker = Stalker
counter-hunters_mark = { $n } hunter’s mark

familiar-trap = Trap
    .text = Blocks neither movement nor sight, and can’t be attacked; at most one lies in a square. When a monster enters a square next to it, or its own, by moving, the trap is discarded and the monster suffers 1 ♥.

card-black_widows_web = Black Widow’s Web
    .text = ⚡: whoever suffers ♥ is immobilised. ⚡: +1 ♥.
card-hunting_knife = Hunting Knife
    .text = ⚡: +1 ♥. ⚡: you recover 1 ✦.
card-set_trap = Set Trap
    .text = During your turn, 1 ✦, exhaust: put a trap in an empty square next to you. When a monster enters a square next to a trap, the trap is discarded and the monster suffers 1 ♥. While you are next to one of your traps or on its square, your attacks get +1 ♥.
card-exploit = Exploit
    .text = Action, 1 ✦. Attack; the attack gains ⚡: the target is weakened, hurt or not. If the target is within 3 squares of one of your traps, you roll 1 more green die.
card-hunters_mark = Hunter’s Mark
    .text = During your turn, 1 ✦, exhaust: mark a monster within 3 squares of one of your traps; a mark elsewhere is gone. The next attack a hero aims at it gets +1 ⚡ and uses up the mark.
card-makeshift_trap = Makeshift Trap
    .text = Exhaust after you search: put a trap in an empty square next to you. While this card is exhausted, a hero who starts his turn next to one of your traps or on its square recovers 1 ✦.
card-easy_prey = Easy Prey
    .text = Action, 1 ✦, exhaust. Attack; before the roll put a trap in the empty square next to the target that is closest to you. While this card is exhausted, attacks on monsters next to your traps get pierce 1.
card-lay_of_the_land = Lay of the Land
    .text = During its turn, a hero within 3 squares of one of your traps may suffer 1 ✦ and exhaust this card to search a token on its square or next to it, without an action.
card-poison_barbs = Poison Barbs
    .text = During your turn, 2 ✦, exhaust. Choose one of your traps and roll a blue die for each monster within 3 squares of it: unless it shows X, that monster is poisoned. Then the trap is discarded.
card-ambush = Ambush
    .text = 1 ✦, exhaust. When a monster moves into an empty square within 3 squares of one of your traps: attack it at once. If it survives, it goes on.
card-upper_hand = Upper Hand
    .text = +1 stamina, +2 health. Action, 2 ✦: attack; before the roll you may discard any number of your traps from the map: +1 ♥ for each.
    .strike = Attack with the upper hand
