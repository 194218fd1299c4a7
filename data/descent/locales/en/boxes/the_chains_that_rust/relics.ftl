## Relics

card-boneborn_bow = Boneborn Bow
    .text = You can’t be terrified. ⚡: +2 ♥. ⚡: pierce 2. ⚡: +4 range.
card-forewarned_ring = Forewarned Ring
    .text = Answers the overlord’s cards: no effect in Road to Legend.
card-robes_of_the_last = Robes of the Last
    .text = When an attack is aimed at you, +1 🛡 for each ⚡ that the attacker spends.

## Relics of lieutenants and monsters

ability-azatheas_triumph = Azathea’s Triumph
    .text = Relic: +4 health. Once per activation, for an action, the closest hero in sight suffers 2 ♥.
ability-band_of_foresight = Band of Foresight
    .text = Relic: speaks of overlord cards only; without effect here.
ability-robes_of_the_last_lieutenant = Robes of the Last
    .text = Relic: masters of the group have +2 health. Heroes within 3 squares of any of its monsters have −1 knowledge, which never falls below 1 by this.
