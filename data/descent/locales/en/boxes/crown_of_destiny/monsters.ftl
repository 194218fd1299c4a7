# The monsters of the box: names and abilities.

monster-chaos_beast = Chaos Beast
    .plural = Chaos Beasts
    .master = Master Chaos Beast
monster-giant = Giant
    .plural = Giants
    .master = Master Giant
monster-lava_beetle = Lava Beetle
    .plural = Lava Beetles
    .master = Master Lava Beetle

## Abilities

ability-blast = Blast
    .text = Its attacks reach all figures next to the target, friend or foe: half the ♥ for these, rounded up, each with its own defence.
ability-morph = Morph
    .text = It has no dice of its own: it attacks with those of a figure it sees, of a hero with those of an equipped weapon, whichever deal most ♥ on average.
