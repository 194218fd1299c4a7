# Monsters and lieutenants of Mists of Bilehall.

monster-bone_horror = Bone Horror
    .plural = Bone Horrors
    .master = Master Bone Horror
monster-broodwalker = Broodwalker
    .plural = Broodwalkers
    .master = Master Broodwalker
monster-reanimate_monster = Reanimate
    .plural = Reanimates
    .master = Master Reanimate

monster-ardus_ixerebus = Ardus Ix’Erebus
monster-kyndrithul = Kyndrithul
monster-zarihell = Zarihell

ability-bloodlines = Bloodlines
    .text = +1 🛡 to its defence for each fallen hero.
ability-bone_splinter = Bone Splinter
    .text = ⚡: each figure next to the target suffers 2 ♥, friend or foe; only with a hero among them, and at least as many heroes as monsters.
ability-colonize = Colonize
    .text = ⚡: whoever suffers at least 1 ♥ is Immobilised and Terrified.
ability-enthrall = Enthrall
    .text = At the start of its activation the hero in sight with the lowest Willpower who could strike another hero tests Willpower; on a failure it attacks that hero.
ability-exploit_fear = Exploit Fear
    .text = Action: each Terrified hero within 3 squares tests Willpower and is Stunned if it fails.
ability-extend = Extend
    .text = Strikes in melee up to three squares away, if the view is clear.
ability-flanking = Flanking
    .text = His attack has the ⚡ abilities of a monster with the trait Cursed next to the target besides his own.
ability-fury = Fury
    .text = If one more ⚡ would still be of use to his attack, he tests Might after the roll: +1 ⚡, or the attack misses.
ability-hive_defense = Hive Defense
    .text = A hero who enters a square next to it suffers 2 ♥.
ability-lash = Lash
    .text = ⚡: after the attack the target, if still standing, is set down on an empty square within 2 squares of it.
ability-lithesome = Lithesome
    .text = Other monsters don’t block its view.
ability-maneuver = Maneuver
    .text = Action: an adjacent minion goes up to 2 squares toward the closest hero.
ability-overflowing = Overflowing
    .text = Squares next to it are mud to heroes.
ability-phalanx = Phalanx
    .text = Next to another of its group it rolls grey dice for brown ones in its defence.
ability-rally = Rally
    .text = Action: each monster within 3 squares is rid of its worst condition.
ability-soul_mastery = Soul Mastery
    .text = When a hero within 3 squares falls who could strike another hero, she tests Knowledge; if she passes, the falling one attacks first.
ability-tormentress = Tormentress
    .text = A hero who begins its turn within 3 squares, or enters a square there, is Terrified.

effect-lash = { ability-lash }
effect-bone_splinter = { ability-bone_splinter }
miss-fury-1 = fury runs away with the blow!
hurt-hive_defense = is stung by the swarm at { $square }: { $amount } ♥ ({ $left } left)
