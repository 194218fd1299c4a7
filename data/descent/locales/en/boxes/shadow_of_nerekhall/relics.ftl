## Relics

card-shadow_plotter = Shadow Plotter
    .text = Shows the overlord’s hand: no effect in Road to Legend.
card-spirited_scythe = Spirited Scythe
    .text = Action. Attack with this weapon: one roll against all adjacent monsters. One monster of your choice takes all ♥, the others half; whoever suffers ♥ is bleeding.
card-ynfernael_rune = Ynfernael Rune
    .text = +3 range. After each attack with this weapon you suffer 1 ♥. ⚡⚡: +3 ♥.
