# The monsters of the box: names and abilities.

monster-dark_minotaur = Dark Minotaur
    .plural = Dark Minotaurs
    .master = Master Dark Minotaur
monster-ice_wyrm = Ice Wyrm
    .plural = Ice Wyrms
    .master = Master Ice Wyrm
monster-shade = Shade
    .plural = Shades
    .master = Master Shade

## Abilities

ability-bull_rush = Bull Rush
    .text = Adds a red die when it attacks a square that was not next to it as its activation began.
ability-filthy_murk = Filthy Murk
    .text = At the end of its activation all heroes within 3 squares are Diseased.
ability-putrid_boils = Putrid Boils
    .text = A Diseased hero within 3 squares who suffers ✦ of its own will loses 1 ♥, however many such monsters there are.
ability-entomb = Entomb
    .text = The fallen next to it recover ♥ only by a heroic feat or by standing up themselves.
ability-soul_shackle = Soul Shackle
    .text = When a hero within 3 squares recovers at least X ✦, it loses X ♥, if it survives that, and the hero recovers X fewer.
ability-flicker = Flicker
    .text = Action: appears next to a hero within 3 squares; if it has not attacked yet, the hero tests Awareness and is attacked on a failure.
