# The monsters of the box: names and abilities.

monster-crow_hag = Crow Hag
    .plural = Crow Hags
    .master = Master Crow Hag
monster-demon_lord = Demon Lord
    .plural = Demon Lords
    .master = Master Demon Lord
monster-skeleton_archer = Skeleton Archer
    .plural = Skeleton Archers
    .master = Master Skeleton Archer

## Abilities

ability-lifethirst = Lifethirst
    .text = Whenever a hero within 5 squares recovers ♥, X fewer; whoever stands up by it keeps 1.
ability-death_omen = Death Omen
    .text = Action: a hero in sight chooses: 2 ♥ lost, or a condition drawn by lot.
