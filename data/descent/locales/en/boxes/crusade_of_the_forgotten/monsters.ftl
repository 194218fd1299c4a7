# The monsters of the box: names and abilities.

monster-golem = Golem
    .plural = Golems
    .master = Master Golem
monster-medusa = Medusa
    .plural = Medusas
    .master = Master Medusa
monster-sorcerer = Sorcerer
    .plural = Sorcerers
    .master = Master Sorcerer

## Abilities

ability-summon = Summon
    .text = Action: a minion within 3 squares is placed next to it.
ability-death_wish = Death Wish
    .text = When it would be defeated, the minion of its group with least ♥ left is defeated in its place, and it recovers all ♥.
