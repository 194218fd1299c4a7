# The monsters of the box: names and abilities.

monster-crypt_dragon = Crypt Dragon
    .plural = Crypt Dragons
    .master = Master Crypt Dragon
monster-dark_priest = Dark Priest
    .plural = Dark Priests
    .master = Master Dark Priest
monster-wendigo = Wendigo
    .plural = Wendigos
    .master = Master Wendigo

## Abilities

ability-horrifying = Horrifying
    .text = Heroes next to it have 1 Willpower less, but never less than 1, however many such monsters there are.
ability-cause_fear = Cause Fear
    .text = Action: an adjacent hero tests Willpower; on a failure it runs up to 2 squares straight away and is Immobilised.
ability-dark_prayer = Dark Prayer
    .text = Action: a hero within 5 squares tests Willpower; a failure costs 1 ✦.
