# Items and relics of The Trollfens.

card-belt_of_alchemy = Belt of Alchemy
    .text = Action, exhaust. You or an adjacent hero are rid of one condition of your own choice. Only one belt can be equipped.
card-belt_of_waterwalking = Belt of Waterwalking
    .text = +1 willpower, 6 at most. Water is ordinary ground to you. Only one belt can be equipped.
card-deflecting_shield = Deflecting Shield
    .text = Exhaust after your defence roll: +1 🛡, then an adjacent figure of your choice, friend or foe, suffers 1 ♥.
card-dire_flail = Dire Flail
    .text = Reach. If an attack with this weapon misses or deals no ♥, you suffer 1 ♥. ⚡⚡: +3 ♥.
card-lifedrain_scepter = Lifedrain Scepter
    .text = If an attack with this weapon deals at least 1 ♥, you recover 1 ♥. ⚡: +2 ♥. ⚡: whoever suffers ♥ is weakened.
card-trident = Trident
    .text = Reach. ⚡: +2 ♥. ⚡: during your turn you gain 2 movement points.
card-belt_of_strength = Belt of Strength
    .text = Action, exhaust. Test might. If you pass, you may move an adjacent monster of your choice with up to 2 movement points. Only one belt can be equipped.
card-blasting_rune = Blasting Rune
    .text = When an attack with this weapon defeats a monster, every figure that was next to it, friend or foe, suffers 2 ♥. ⚡⚡: +4 ♥.
card-glaive = Glaive
    .text = Reach. Your attacks with this weapon on a target that is not next to you roll one more red die. ⚡: pierce 2.
