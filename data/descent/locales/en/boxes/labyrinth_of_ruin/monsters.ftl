# Monsters and lieutenants of Labyrinth of Ruin.

monster-arachyura = Arachyura
    .plural = Arachyuras
    .master = Master Arachyura
monster-carrion_drake = Carrion Drake
    .plural = Carrion Drakes
    .master = Master Carrion Drake
monster-goblin_witcher = Goblin Witcher
    .plural = Goblin Witchers
    .master = Master Goblin Witcher
monster-volucrix_reaver = Volucrix Reaver
    .plural = Volucrix Reavers
    .master = Master Volucrix Reaver

monster-ariad = Ariad
monster-queen_ariad = Queen Ariad
monster-raythen_lieutenant = Lieutenant Raythen
monster-serena_lieutenant = Lieutenant Serena

ability-ancient_curse = Ancient Curse
    .text = Action: each hero within 3 squares tests Willpower and is Cursed if it fails.
ability-bewitch = Bewitch
    .text = Action: each adjacent Cursed hero is moved up to 2 squares.
ability-corrupted = Corrupted
    .text = A yellow die more for each Cursed hero among the targets of her attack.
ability-cursed_blast = Cursed Blast
    .text = Action: attacks all Cursed heroes in sight, each with its own defence; if the range is too short for one of them, the attack misses all.
ability-lingering_curse = Lingering Curse
    .text = When it is defeated, each adjacent hero tests Willpower and is Cursed if it fails.
ability-miasma = Miasma
    .text = Action: each hero within 3 squares tests Willpower; on a failure 1 ♥ and 1 ✦.
ability-opportunist = Opportunist
    .text = +1 ⚡ to his attacks for each adjacent Immobilised hero and +2 ⚡ for each adjacent Stunned hero.
ability-pilfer = Pilfer
    .text = Action, on or next to a search token: looks at the top search card and puts it under the deck, if a cheaper one is in the deck.
ability-pincer_attack = Pincer Attack
    .text = Action: attacks an adjacent hero and another one, if there is one, each with its own defence; whoever suffers at least 1 ♥ is Immobilised.
ability-plagued = Plagued
    .text = Adjacent heroes can’t be rid of Poisoned or Diseased.
ability-skirmish = Skirmish
    .text = Action: moves up to 3 squares to a hero, if it can’t attack that hero yet, and attacks.
ability-strong_spirit = Strong Spirit
    .text = Can’t be Cursed or Diseased.
