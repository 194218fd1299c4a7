## Relics

card-boneborn_bow = Boneborn Bow
    .text = You can’t be terrified. ⚡: +2 ♥. ⚡: pierce 2. ⚡: +4 range.
card-forewarned_ring = Forewarned Ring
    .text = Answers the overlord’s cards: no effect in Road to Legend.
card-robes_of_the_last = Robes of the Last
    .text = When an attack is aimed at you, +1 🛡 for each ⚡ that the attacker spends.
