# The monsters of the box: names and abilities.

monster-bane_spider = Bane Spider
    .plural = Bane Spiders
    .master = Master Bane Spider
monster-beastman = Beastman
    .plural = Beastmen
    .master = Master Beastman
monster-razorwing = Razorwing
    .plural = Razorwings
    .master = Master Razorwing

## Abilities

ability-cocoon = Cocoon
    .text = Action: each adjacent hero tests Awareness; whoever fails is Immobilised.
ability-command = Command
    .text = When a minion within 3 squares attacks, it rolls again the die from which its target would lose most ♥ more on average; once per attack.
