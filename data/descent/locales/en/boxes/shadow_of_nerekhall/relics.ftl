## Relics

card-shadow_plotter = Shadow Plotter
    .text = Shows the overlord’s hand: no effect in Road to Legend.
card-spirited_scythe = Spirited Scythe
    .text = Action. Attack with this weapon: one roll against all adjacent monsters. One monster of your choice takes all ♥, the others half; whoever suffers ♥ is bleeding.
card-ynfernael_rune = Ynfernael Rune
    .text = +3 range. After each attack with this weapon you suffer 1 ♥. ⚡⚡: +3 ♥.

## Relics of lieutenants

ability-shadow_plotter_lieutenant = Shadow Plotter
    .text = Relic: speaks of overlord cards only; without effect here.
ability-soulless_scythe = Soulless Scythe
    .text = Relic: once per round, when its bearer enters a square adjacent to a hero, that hero is bleeding. Its attacks on bleeding figures have pierce 3.
ability-soulless_scythe_edge = Soulless Scythe
    .text = Relic: its bearer’s attacks on bleeding figures have pierce 3.
ability-ynfernael_rune_lieutenant = Ynfernael Rune
    .text = Relic: hazard and lava do nothing to its bearer. ⚡: +2 ♥.
