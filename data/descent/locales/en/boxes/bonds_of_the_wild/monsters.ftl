# The monsters of the box: names and abilities.

monster-deep_elf = Deep Elf
    .plural = Deep Elves
    .master = Master Deep Elf
monster-hellhound = Hellhound
    .plural = Hellhounds
    .master = Master Hellhound
monster-kobold = Kobold
    .plural = Kobolds
    .master = Master Kobold

## Abilities

ability-riposte = Riposte
    .text = After an adjacent figure’s attack on it the attacker loses as many ♥ as the defence has 🛡; if the attack missed, as many as its dice show.
ability-hunt = Hunt
    .text = ⚡: after the attack the target may be set down elsewhere next to the monster, if it is worse off there.
ability-small_beginnings = Small Beginnings
    .text = Never appears together with its masters: others call it in.
ability-spawner = Spawner
    .text = As its group begins its activation, a minion appears next to it, within the group limit.
ability-swarm = Swarm
    .text = ⚡: +1 ♥ for each other monster next to the target.
effect-hunt = { ability-hunt }
