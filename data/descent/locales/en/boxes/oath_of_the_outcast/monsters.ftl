# The monsters of the box: names and abilities.

monster-bane_spider = Bane Spider
    .plural = Bane Spiders
    .master = Master Bane Spider
monster-razorwing = Razorwing
    .plural = Razorwings
    .master = Master Razorwing

## Abilities

ability-cocoon = Cocoon
    .text = Action: each adjacent hero tests Awareness; whoever fails is Immobilized.
