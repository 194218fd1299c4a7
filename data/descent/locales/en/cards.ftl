# Heroes, classes and cards: names, and what each does, in our own words.

## Attributes

attribute-might = Might
attribute-knowledge = Knowledge
attribute-willpower = Willpower
attribute-awareness = Awareness

## Archetypes

archetype-warrior = Warrior
archetype-mage = Mage
archetype-scout = Scout
archetype-healer = Healer

## Heroes

hero-ashrian = Ashrian
    .ability = A minion monster that starts its activation next to Ashrian is stunned.
    .feat = Action. Choose a monster within 3 squares: every monster of its group is stunned.
hero-avric_albright = Avric Albright
    .ability = Attacks of heroes within 3 squares of Avric, his own included, gain ⚡: the attacker recovers 1 ♥.
    .feat = Action. Roll 2 red dice: every hero within 3 squares, Avric included, recovers the ♥ rolled. Fallen heroes stand up.
hero-leoric_of_the_book = Leoric of the Book
    .ability = Attacks of monsters within 3 squares of Leoric deal 1 ♥ less, but never fewer than 1 on account of it.
    .feat = Action. Attack with a magic weapon: one roll against every figure next to Leoric, friend or foe, whatever the range. One monster of your choice takes all ♥, the other monsters half.
hero-widow_tarha = Widow Tarha
    .ability = Once per round, after her attack roll, Tarha may roll one of its dice again; the new face stands.
    .feat = Action. One attack with two different monsters in sight as targets: one roll, separate defences. One of your choice takes all ♥, the other half; a target out of range is missed.
hero-jain_fairwood = Jain Fairwood
    .ability = When an attack is about to deal ♥ to Jain, she may take any part of it as ✦ instead, as far as her stamina goes.
    .feat = Action. Jain gains movement points equal to twice her speed and one attack without an action, in any order this turn.
hero-tomble_burrowell = Tomble Burrowell
    .ability = When Tomble is about to roll his defence, he may choose an adjacent hero and add all of that hero’s defence dice to his own.
    .feat = Action. Tomble leaves the board. At the start of his next turn he comes back in an empty square within 4 squares of where he stood.
hero-grisban_the_thirsty = Grisban the Thirsty
    .ability = When Grisban takes a rest action, he may discard one of his conditions.
    .feat = During your turn. Grisban may make one more attack this turn without spending an action.
hero-syndrael = Syndrael
    .ability = If Syndrael has not moved during her turn, she recovers 2 ✦ at its end.
    .feat = During your turn. Choose another hero within 3 squares: Syndrael and that hero may each move at once, up to their speed.

## Classes

class-berserker = Berserker
class-knight = Knight
class-necromancer = Necromancer
class-runemaster = Runemaster
class-thief = Thief
class-wildlander = Wildlander
class-disciple = Disciple
class-spiritspeaker = Spiritspeaker

## Berserker

card-sheet =
    .finish = Finish the feat

card-chipped_greataxe = Chipped Greataxe
    .text = ⚡: +1 ♥. ⚡: +1 ♥.
card-rage = Rage
    .text = Action, 1 ✦. Attack with a melee weapon: +1 ♥.
card-brute = Brute
    .text = +4 health. When you stand up or are helped up, you recover 2 ♥ more.
card-counter_attack = Counter Attack
    .text = 1 ✦, exhaust. After the attack of an adjacent monster hit you: attack it with a melee weapon. If it survives, it goes on.
card-cripple = Cripple
    .text = During your turn, 2 ✦, exhaust. Choose an adjacent monster and test might: if you pass, it is immobilised.
card-charge = Charge
    .text = Action, 2 ✦. Move up to your speed, then attack with a melee weapon.
card-weapon_mastery = Weapon Mastery
    .text = Exhaust after your attack roll, while you wield one two-handed or two one-handed melee weapons: +1 ⚡.
card-whirlwind = Whirlwind
    .text = Action, 1 ✦. Attack with a melee weapon: one roll against every adjacent monster. One of your choice takes all ♥, the others half.
card-death_rage = Death Rage
    .text = Action, 2 ✦. Attack with a melee weapon; the attack gains ⚡: +1 ♥ for every 2 damage you bear.
card-execute = Execute
    .text = Exhaust after the roll of your melee attack and suffer as much ✦ as you like: +1 ♥ for each.

## Knight

card-iron_longsword = Iron Longsword
    .text = ⚡: the target rolls one of its defence dice again, at your choice.
card-wooden_shield_knight = Wooden Shield
    .text = Exhaust after your defence roll: +1 🛡.
card-oath_of_honor = Oath of Honor
    .text = Action, 1 ✦. Choose another hero within 3 squares and a monster next to that hero: you are placed in the closest empty square next to the monster and attack it with a melee weapon.
card-advance = Advance
    .text = 1 ✦, exhaust. After your melee attack defeated a monster: move up to your speed, then make one more attack.
card-challenge = Challenge
    .text = During your turn, exhaust. Choose a monster in sight: while this card is exhausted, your attacks on it and its attacks on you get +1 ♥.
card-defend = Defend
    .text = 1 ✦. When a monster attacks an adjacent hero: you are its target instead. Range and sight are still counted to the first hero.
card-defense_training = Defense Training
    .text = With a shield equipped, you defend with one more brown die. When your shield is exhausted, you may exhaust this card: the shield stays ready.
card-guard = Guard
    .text = 2 ✦, exhaust. When a monster enters an empty square next to you: attack it with a melee weapon. If it survives, it goes on.
card-shield_slam = Shield Slam
    .text = With a shield equipped, your melee attacks gain ⚡: an adjacent monster of your choice is stunned, hurt or not.
card-inspiration = Inspiration
    .text = If you start your turn next to another hero, you and every adjacent hero recover 1 ✦.
card-stalwart = Stalwart
    .text = +2 health. When you are defeated, before you fall, you may move up to your speed and attack with a melee weapon.

## Necromancer

card-reapers_scythe = Reaper’s Scythe
    .text = When you defeat a monster with this weapon, you recover 1 ♥. ⚡: +1 range.
card-raise_dead = Raise Dead
    .text = Action, 1 ✦. A reanimate appears in an empty adjacent square, if you have none. During your turn you may let it go at any time.
    .dismiss = Dismiss the Reanimate
card-corpse_blast = Corpse Blast
    .text = Action, 1 ✦. Attack with a magic weapon, with neither range nor sight: every figure next to your reanimate is affected. One monster of your choice takes all ♥, everybody else half. Then the reanimate is defeated.
card-deathly_haste = Deathly Haste
    .text = When you suffer ✦ for movement points, your reanimate may move as many squares.
card-fury_of_undeath = Fury of Undeath
    .text = Action, 1 ✦, exhaust. Your reanimate acts at once: a move and an attack in either order, besides its own activation.
card-dark_pact = Dark Pact
    .text = Your reanimate defends with one more brown die. When one of you two is about to suffer ♥, the other may suffer all of it instead.
card-undead_might = Undead Might
    .text = Your reanimate has +2 health. 1 ✦, exhaust after the roll of its attack: +1 ♥.
card-vampiric_blood = Vampiric Blood
    .text = Your reanimate attacks with one more yellow die. When you or it defeat a monster, you recover 1 ✦.
card-army_of_death = Army of Death
    .text = Action, 2 ✦. Your reanimate makes one attack that affects every monster you see, whatever the range. One of your choice takes all ♥, the others half.
card-dying_command = Dying Command
    .text = 2 ✦, exhaust. After your or your reanimate’s attack defeated a monster, choose one of the fallen and test knowledge: if you pass, it comes back, moves up to its speed, attacks another monster and is gone; if you fail, you recover 1 ✦.

## Runemaster

card-arcane_bolt = Arcane Bolt
    .text = ⚡: +1 range. ⚡: pierce 2.
card-runic_knowledge = Runic Knowledge
    .text = With a magic or rune card equipped, your attacks gain a surge ability: for ⚡ and 1 ✦, +2 ♥.
card-exploding_rune = Exploding Rune
    .text = Action, 1 ✦. Attack with a rune weapon; the attack has blast.
card-ghost_armor = Ghost Armor
    .text = 1 ✦ after your defence roll, once per roll: +1 🛡.
card-inscribe_rune = Inscribe Rune
    .text = Every weapon you have equipped counts as a rune too.
card-iron_will = Iron Will
    .text = +1 stamina. A ⚡ spent to recover fatigue recovers 2 ✦ instead of 1.
card-rune_mastery = Rune Mastery
    .text = Exhaust after the roll of your attack with a rune weapon: +1 ⚡.
card-runic_sorcery = Runic Sorcery
    .text = Action, 1 ✦. Attack with a rune weapon. If it deals at least 1 ♥, the target gets a condition of your choice (diseased, immobilised, poisoned or stunned).
card-break_the_rune = Break the Rune
    .text = Action, 4 ✦. Attack with a rune weapon: one roll against every other figure within 3 squares and in sight, heroes included, whatever the range. One monster of your choice takes all ♥, the other monsters half.
card-quick_casting = Quick Casting
    .text = 2 ✦, exhaust. After your attack with a rune weapon: make one more attack at once.

## Thief

card-throwing_knives = Throwing Knives
    .text = +1 ♥ against an adjacent monster. ⚡: +1 range.
card-lucky_charm_thief = Lucky Charm
    .text = Exhaust after you rolled an attribute test: roll it again; the new result stands.
card-greedy = Greedy
    .text = Action, 1 ✦. Search a token within 3 squares.
card-appraisal = Appraisal
    .text = When you find a search card, you may discard it and draw another, which you keep.
card-dirty_tricks = Dirty Tricks
    .text = Action, 1 ✦. Attack with a melee weapon or a blade. Whoever it deals at least 1 ♥ is stunned.
card-sneaky = Sneaky
    .text = Your attacks on monsters that did not see you when your turn began get +1 ♥. During your turn, exhaust: open an adjacent door without an action.
card-caltrops = Caltrops
    .text = 1 ✦, exhaust. When a monster enters an empty square next to you, test awareness: if you pass, it suffers 1 ♥ and is immobilised.
card-tumble = Tumble
    .text = During your turn, 1 ✦, exhaust. While this card is exhausted, you may move through enemies.
card-unseen = Unseen
    .text = During your turn, 2 ✦, exhaust. While this card is exhausted, attacks on you miss unless the attacker spends 1 ⚡ to find you. Changed in Road to Legend: monsters spend their first ⚡ on it; those that can’t spend any don’t attack you.
card-bushwhack = Bushwhack
    .text = During your turn, 1 ✦, exhaust. If you see exactly one monster: attack it without an action.
card-lurk = Lurk
    .text = During your turn, 1 ✦, exhaust. Search a token on your square or next to it without an action. While this card is exhausted, you defend with one more brown die.

## Wildlander

card-yew_shortbow = Yew Shortbow
    .text = ⚡: +2 range. ⚡: +1 ♥.
card-nimble = Nimble
    .text = 1 ✦. When a monster enters a square next to you: move 1 square. The monster then chooses its target anew and finishes its move.
card-accurate = Accurate
    .text = Once per attack with a bow you may roll one red, yellow or green die again.
card-danger_sense = Danger Sense
    .text = This card has no effect in Road to Legend.
card-eagle_eyes = Eagle Eyes
    .text = Heroes and familiars don’t block the sight of your attacks with a bow.
card-bow_mastery = Bow Mastery
    .text = Exhaust after the roll of your attack with a bow: +1 ⚡.
card-first_strike = First Strike
    .running = First Strike on the run
    .text = 2 ✦, exhaust. When a monster starts its activation: attack it with a bow. If it survives, it goes on.
card-fleet_of_foot = Fleet of Foot
    .text = Every ✦ you suffer for movement gives 2 movement points. Nimble moves you up to 2 squares.
card-black_arrow = Black Arrow
    .running = Black Arrow on the run
    .text = Action, 1 ✦. Attack with a bow: +2 range. A hit deals at least 3 ♥.
card-running_shot = Running Shot
    .free = Running Shot: free attack
    .text = When you attack with a bow you may move up to 2 squares after it; or, as an action, move up to 2 squares and attack with a bow. With heavy armour only 1 square.

## Disciple

card-iron_mace = Iron Mace
    .text = ⚡: whoever suffers ♥ is stunned.
card-wooden_shield_disciple = Wooden Shield
    .text = Exhaust after your defence roll: +1 🛡.
card-prayer_of_healing = Prayer of Healing
    .text = During your turn, 1 ✦, exhaust. You or an adjacent hero recovers the ♥ of a red die.
card-armor_of_faith = Armor of Faith
    .text = A hero for whom you use Prayer of Healing defends with one more brown die until your next turn.
card-blessed_strike = Blessed Strike
    .text = Action, 1 ✦. Attack with a melee weapon. If it deals at least 1 ♥, you and an adjacent hero of your choice recover 2 ♥ each.
card-cleansing_touch = Cleansing Touch
    .text = A hero for whom you use Prayer of Healing discards one condition of its choice.
card-divine_fury = Divine Fury
    .text = A hero for whom you use Prayer of Healing rolls one more yellow die in its next attack this round.
card-prayer_of_peace = Prayer of Peace
    .text = Action, 2 ✦, exhaust. While this card is exhausted, monsters next to you can’t attack. Changed in Road to Legend: if possible, monsters choose their target and their square so that they can still attack.
card-time_of_need = Time of Need
    .text = Action. You gain 2 movement points and recover 2 ✦.
card-holy_power = Holy Power
    .text = Prayer of Healing may affect two heroes. If its die shows ⚡, each of them recovers 1 ✦.
card-radiant_light = Radiant Light
    .text = Action, 3 ✦. Roll a red die: every hero you see, yourself included, recovers its ♥; every monster you see suffers as many.

## Spiritspeaker

card-oak_staff = Oak Staff
    .text = Reach. ⚡: +1 ♥.
card-stoneskin = Stoneskin
    .text = 1 ✦, exhaust. When you or a hero within 3 squares is about to roll its defence: one more grey die.
card-drain_spirit = Drain Spirit
    .text = Action, 1 ✦. Attack with any weapon. If it deals at least 1 ♥, every hero within 3 squares, yourself included, recovers 1 ♥.
card-healing_rain = Healing Rain
    .text = Action, 2 ✦. Roll a red die: every hero within 3 squares, yourself included, recovers its ♥.
card-shared_pain = Shared Pain
    .text = Action, 1 ✦. Attack with any weapon. If it deals at least 1 ♥, every other monster of the target’s group suffers 1 ♥.
card-cloud_of_mist = Cloud of Mist
    .text = Action, 1 ✦, exhaust. While this card is exhausted, attacks on figures within 3 squares of you, monsters included, miss unless the attacker spends 1 ⚡. Changed in Road to Legend: monsters spend their first ⚡ on it.
card-natures_bounty = Nature’s Bounty
    .text = When you recover ✦ by resting, you recover as many ♥.
card-tempest = Tempest
    .text = Action, 2 ✦, exhaust. Test willpower. Passed: every monster within 3 squares suffers 2 ♥, every hero within 3 squares, yourself included, recovers 1 ♥. Failed: you recover 1 ✦.
card-ancestor_spirits = Ancestor Spirits
    .text = 1 ✦, exhaust after you used another skill: either every monster it made suffer ♥ outside an attack is poisoned, or every hero it healed recovers 1 ♥ and 1 ✦ more.
card-vigor = Vigor
    .text = Your attacks gain ⚡: every hero recovers 1 ✦.

## Shop

card-chainmail = Chainmail
    .text = No rune can be equipped with it. Your speed is 4 at most.
card-crossbow = Crossbow
    .text = Pierce 1. ⚡: +2 ♥. ⚡: +1 ♥, and after a hit you may move the target 1 square.
card-elm_greatbow = Elm Greatbow
    .text = Figures next to you don’t block the sight of attacks with this bow. ⚡: +2 ♥. ⚡: +2 range.
card-heavy_cloak = Heavy Cloak
    .text = Exhaust after the dice of an attack aimed at you are rolled: the attacker loses 1 ⚡.
card-immolation = Immolation
    .text = Pierce 1. ⚡: +1 ♥. ⚡: +1 range.
card-iron_battleaxe = Iron Battleaxe
    .text = Pierce 1. ⚡: +2 ♥. ⚡: pierce 1.
card-iron_shield = Iron Shield
    .text = Exhaust after your defence roll: either roll one defence die again, or +1 🛡.
card-iron_spear = Iron Spear
    .text = Reach. ⚡: +1 ♥. ⚡: pierce 1.
card-leather_armor = Leather Armor
    .text = +1 health.
card-light_hammer = Light Hammer
    .text = ⚡: +2 ♥. ⚡: whoever suffers ♥ is stunned.
card-lucky_charm = Lucky Charm
    .text = Exhaust after you rolled an attribute test: roll it again; the new result stands.
card-magic_staff = Magic Staff
    .text = ⚡: another monster within 3 squares of the target suffers 1 ♥. ⚡: +1 range.
card-mana_weave = Mana Weave
    .text = Exhaust after your attack roll: +1 ⚡.
card-ring_of_power = Ring of Power
    .text = +1 stamina.
card-scorpion_helm = Scorpion Helm
    .text = Your ranged attacks get +1 range. Only one helmet can be equipped.
card-sling = Sling
    .text = ⚡: +1 range, +1 ♥. ⚡: whoever suffers ♥ is stunned.
card-steel_broadsword = Steel Broadsword
    .text = Once per attack with this weapon you may roll one red die again. ⚡: +1 ♥.
card-sunburst = Sunburst
    .text = ⚡: whoever suffers ♥ is stunned. ⚡: +2 ♥.
card-demonhide_leather = Demonhide Leather
    .text = If you took two move actions this turn, you suffer 1 ✦ at its end.
card-dragontooth_hammer = Dragontooth Hammer
    .text = Pierce 1. Your attacks get +1 ♥ while your other hand is empty. ⚡: pierce 2.
card-dwarven_firebomb = Dwarven Firebomb
    .text = ⚡: +1 range, +1 ♥. ⚡: blast. ⚡: whoever suffers ♥ is stunned.
card-elven_cloak = Elven Cloak
    .text = Exhaust after your defence roll: it counts as many 🛡 as your awareness.
card-grinding_axe = Grinding Axe
    .text = ⚡: +1 ♥. ⚡⚡: +5 ♥.
card-heavy_steel_shield = Heavy Steel Shield
    .text = Exhaust after your defence roll: roll one defence die again, and +1 🛡.
card-ice_storm = Ice Storm
    .text = ⚡: whoever suffers ♥ is immobilised. ⚡: +2 ♥.
card-iron_bound_ring = Iron-Bound Ring
    .text = +2 health. If one of your defence dice is blank: +1 🛡.
card-latari_longbow = Latari Longbow
    .text = Pierce 1. ⚡: +2 range. ⚡: +2 ♥.
card-lightning_strike = Lightning Strike
    .text = ⚡: blast. ⚡: +2 ♥. ⚡: +2 ♥.
card-mace_of_kellos = Mace of Kellos
    .text = ⚡: every monster next to you suffers 1 ♥. ⚡: you recover 1 ♥.
card-platemail = Platemail
    .text = No rune can be equipped with it. Your speed is 3 at most.
card-steel_greatsword = Steel Greatsword
    .text = Once per attack with this weapon you may roll one red, yellow or green die again. ⚡: pierce 2. ⚡: +1 ♥.
card-tival_crystal = Tival Crystal
    .text = Action, exhaust. You recover the ♥ of a red die.

## Relics

card-dawnblade = Dawnblade
    .text = ⚡: +3 ♥. ⚡: the attack also affects a second monster next to you; one of your choice takes all ♥, the other half.
card-fortunas_dice = Fortuna’s Dice
    .text = 1 ✦, exhaust after your attack roll, your defence roll or your attribute test: roll one of its dice again.
card-shield_of_the_dark_god = Shield of the Dark God
    .text = Exhaust after your defence roll: roll any of its dice again; the better result counts.
card-staff_of_light = Staff of Light
    .text = Action. Every hero within 3 squares, yourself included, recovers 1 ♥ and 1 ✦. ⚡: +2 ♥. ⚡: you recover 1 ♥.
card-the_shadow_rune = The Shadow Rune
    .text = When you defeat a monster with this weapon, you recover 1 ✦. ⚡: +1 range, +1 ♥. ⚡: +2 ♥.
card-trueshot = Trueshot
    .text = +3 range. ⚡: after a hit you may move the target 1 square. ⚡: +2 ♥.

## Search cards

card-curse_doll = Curse Doll
    .text = Action, once per quest. You or an adjacent hero discards one condition.
card-fire_flask = Fire Flask
    .text = Action, once per quest. A ranged attack with this card. ⚡: blast.
card-health_potion = Health Potion
    .text = Action, once per quest. You or an adjacent hero recovers all ♥; a fallen hero stands up.
card-stamina_potion = Stamina Potion
    .text = During your turn, once per quest. You or an adjacent hero recovers all ✦.
card-power_potion = Power Potion
    .text = Once per quest, after your attack roll: roll any of its dice again, each once.
card-warding_talisman = Warding Talisman
    .text = Once per quest, after your defence roll: +2 🛡.
card-treasure_chest = Treasure Chest
    .text = Left out of the search deck in Road to Legend.
card-nothing = Nothing
    .text = Left out of the search deck in Road to Legend.

## Familiars

familiar-reanimate = Reanimate
    .text = It can’t recover ♥. Once per turn, before or after your actions, it moves and attacks once. ⚡: +1 ♥.

## Conditions

condition-diseased = Diseased
    .text = At the start of its turn the figure tests willpower: passed, the condition ends; failed, it suffers 1 ✦.
condition-immobilized = Immobilised
    .text = The figure can’t take move actions nor suffer ✦ for movement points. It ends with its turn.
condition-poisoned = Poisoned
    .text = At the start of its turn the figure tests might: passed, the condition ends; failed, it suffers 1 ♥.
condition-stunned = Stunned
    .text = The figure’s next action must be to end this condition.
condition-cursed = Cursed
    .text = The figure can’t use skills nor monster abilities that are actions. At the start of its turn it tests knowledge: passed, the condition ends.
condition-burning = Burning
    .text = At the end of its turn the figure and every friend next to it suffer 1 ♥. It or a figure next to it may put the fire out as an action.
condition-doomed = Doomed
    .text = Whenever the figure suffers ♥, it suffers 1 more. In its own attack 1 ⚡ ends the condition.
condition-terrified = Terrified
    .text = The figure can’t spend ⚡. It ends at the end of its turn if it sees no enemy.
condition-bleeding = Bleeding
    .text = After every action the figure suffers 1 ✦. It may end the condition as an action.
condition-weakened = Weakened
    .text = The figure’s attacks lose 1 ♥ and its defence loses 1 🛡. It ends when it rests.

## Traits

trait-axe = Axe
trait-belt = Belt
trait-blade = Blade
trait-book = Book
trait-boots = Boots
trait-bow = Bow
trait-cloak = Cloak
trait-exotic = Exotic
trait-hammer = Hammer
trait-heavy_armor = Heavy armour
trait-helmet = Helmet
trait-light_armor = Light armour
trait-magic = Magic
trait-ring = Ring
trait-rune = Rune
trait-shield = Shield
trait-staff = Staff
trait-trinket = Trinket
trait-wand = Wand
