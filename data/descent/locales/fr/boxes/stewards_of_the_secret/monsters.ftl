# Les monstres de la boîte : noms et capacités.

monster-blood_ape = Singe Sanguinaire
    .plural = Singes Sanguinaires
    .master = Singe Sanguinaire majeur
monster-ferrox = Ferrox
    .plural = Ferrox
    .master = Ferrox majeur
monster-naga = Naga
    .plural = Nagas
    .master = Naga majeur

## Capacités

ability-leap_attack = Attaque Bondissante
    .text = Action : se déplace d’autant de cases que sa Vitesse au plus, aussi à travers les ennemis, par-dessus autant de héros que possible, puis attaque toutes les figurines traversées.
ability-extract = Extraction
    .text = Action : un héros adjacent teste sa Puissance ; en cas d’échec, il subit 2 ✦ et le monstre récupère 2 ♥.
ability-constrict = Constriction
    .text = Action : un héros adjacent teste sa Puissance ; en cas d’échec, il est Immobilisé et peut être posé ailleurs à côté du monstre.
