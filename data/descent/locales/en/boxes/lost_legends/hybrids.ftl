# The hybrid classes of Lost Legends.

class-avenger = Avenger

card-justicar = Justicar
    .text = This class goes with a healer class: you have that one’s equipment and starting skills, and your XP buys skills of both, except those of 3 XP of the healer class. Nobody else can take either.
card-holy_champion = Holy Champion
    .text = After an attack by another hero within 3 squares that dealt at least 1 ♥: lay 1 counter on this card. During your turn, remove 2 of its counters: recover 1 ✦. When you fall, remove them all.
card-vengeful_smite = Vengeful Smite
    .text = When another hero within 3 squares suffers ♥ from an attack: lay 1 counter on this card. Before you roll an attack, once per attack, you may remove 2 of its counters: +2 ♥ and pierce 2.
card-death_from_above = Death From Above
    .text = 1 ✦ and 2 counters from Holy Champion, or 2 from Vengeful Smite, after a monster’s attack on another hero: you are placed in an empty square adjacent to that hero, or stay if you are; then you may attack that monster with any weapon, without an action.

class-crusader = Crusader
counter-light = { $n ->
        [one] { $n } Divine Light
       *[other] { $n } Divine Lights
    }

card-chosen_of_kellos = Chosen of Kellos
    .text = This class goes with a warrior class: you have that one’s equipment and starting skills, and your XP buys skills of both, except those of 3 XP of the warrior class. Nobody else can take either.
card-zealous_aura = Zealous Aura
    .text = At the start of your turn, before anything else, 1 ✦, exhaust. While this card is exhausted: each time you or a hero within 3 squares defeats a monster, that hero recovers 2 ♥.
card-righteous = Righteous
    .text = When a hero, you included, defeats a monster, that hero recovers 1 ✦; only once per attack.
card-divine_light = Divine Light
    .text = 1 ✦, exhaust, when a hero, you included, is about to fall, once per hero and quest: roll 2 red dice. That hero recovers the ♥ rolled and 1 ✦ for each ⚡, loses all conditions and does not fall.

class-heretic = Heretic

card-exiled_visionary = Exiled Visionary
    .text = This class goes with a mage class: you have that one’s equipment and starting skills, and your XP buys skills of both, except those of 3 XP of the mage class. Nobody else can take either.
card-arcane_healing = Arcane Healing
    .text = At the start of your turn, before anything else, 1 ✦, exhaust. While this card is exhausted: each time you or a hero within 3 squares recovers ✦, that hero also recovers 1 ♥.
card-dark_recovery = Dark Recovery
    .text = At the start of your turn, before anything else, exhaust: suffer 1 or 2 ♥, never your last, and recover as many ✦.
card-forbidden_arts = Forbidden Arts
    .text = When you defeat a monster, you may remove one of your conditions. Your attacks and those of heroes within 3 squares gain ⚡: +2 ♥, ⚡: whoever suffers ♥ is poisoned, and ⚡: the attacker recovers 1 ♥.

class-lorekeeper = Lorekeeper

card-interdisciplinary = Interdisciplinary
    .text = This class goes with a healer class: you have that one’s equipment and starting skills, and your XP buys skills of both, except those of 3 XP of the healer class. Nobody else can take either.
card-ancient_remedy = Ancient Remedy
    .text = +1 health for each point of your knowledge. 2 ✦, exhaust, when you or a hero within 3 squares gains a condition: test knowledge; if you pass, that condition is removed at once.
card-careful_balance = Careful Balance
    .text = 1 ✦, exhaust, before you roll an attack: suffer ♥, as many as your knowledge at most and never your last; the attack gains as many ♥. If it deals at least 1 ♥, you recover 2 ♥.
card-all_knowing = All-Knowing
    .text = +1 knowledge, 6 at most, also while this card is exhausted. 1 ✦, exhaust, during your turn: choose any of your other skills that are exhausted or cost ✦, and test knowledge with 1 🛡 more for each. If you pass, ready them; until the end of the round their cost in ✦ is ignored.

class-raider = Raider

card-into_the_fray = Into the Fray
    .text = This class goes with a scout class: you have that one’s equipment and starting skills, and your XP buys skills of both, except those of 3 XP of the scout class. Nobody else can take either.
card-surprise_assault = Surprise Assault
    .text = Your attacks on monsters that did not see you when your turn began get +1 ⚡.
card-divide_the_spoils = Divide the Spoils
    .text = +1 stamina. When you draw a search card by searching, each hero recovers 1 ✦, and you may give that card to another hero, wherever that is.
card-close_the_gap = Close the Gap
    .text = +1 speed. 1 ✦, exhaust, after your attack with a ranged weapon: you may change which weapons you have equipped; then move up to your speed and attack with a melee weapon. You must have one, equipped or not.

class-ravager = Ravager

card-battle_hardened = Battle-Hardened
    .text = This class goes with a warrior class: you have that one’s equipment and starting skills, and your XP buys skills of both, except those of 3 XP of the warrior class. Nobody else can take either.
card-momentum = Momentum
    .text = 1 ✦, exhaust, after your attack with a melee weapon in your turn: gain 1 movement point for each ♥ it dealt its target.
card-charging_assault = Charging Assault
    .text = Before you roll an attack with a melee weapon in your turn, you may spend up to 3 movement points: +1 ♥ for each.
card-vicious_throw = Vicious Throw
    .text = +1 speed. Action, 1 ✦. Throw a melee weapon you have equipped: attack as if it were a ranged weapon, with your speed added to the range; after the attack it is no longer equipped.
