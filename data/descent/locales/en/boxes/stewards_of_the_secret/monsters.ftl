# The monsters of the box: names and abilities.

monster-blood_ape = Blood Ape
    .plural = Blood Apes
    .master = Master Blood Ape
monster-ferrox = Ferrox
    .plural = Ferrox
    .master = Master Ferrox
monster-naga = Naga
    .plural = Nagas
    .master = Master Naga

## Abilities

ability-leap_attack = Leap Attack
    .text = Action: moves up to its Speed, also through enemies, over as many heroes as possible, then attacks all figures it moved through.
ability-extract = Extract
    .text = Action: an adjacent hero tests Might; on a failure it suffers 2 ✦, and the monster recovers 2 ♥.
ability-constrict = Constrict
    .text = Action: an adjacent hero tests Might; on a failure it is Immobilised and may be set down elsewhere next to the monster.
