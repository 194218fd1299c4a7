# Les monstres de la boîte : noms et capacités.

monster-crypt_dragon = Dragon des Cryptes
    .plural = Dragons des Cryptes
    .master = Dragon des Cryptes majeur
monster-dark_priest = Prêtre des Ténèbres
    .plural = Prêtres des Ténèbres
    .master = Prêtre des Ténèbres majeur
monster-wendigo = Wendigo
    .plural = Wendigos
    .master = Wendigo majeur

## Capacités

ability-horrifying = Horrifiant
    .text = Les héros à côté de lui ont 1 de Volonté en moins, jamais moins de 1, si nombreux que soient ces monstres.
ability-cause_fear = Inspirer la Peur
    .text = Action : un héros adjacent teste sa Volonté ; en cas d’échec, il fuit de 2 cases au plus, droit devant lui, et il est Immobilisé.
ability-dark_prayer = Sombre Prière
    .text = Action : un héros à 5 cases ou moins teste sa Volonté ; en cas d’échec, 1 ✦.
