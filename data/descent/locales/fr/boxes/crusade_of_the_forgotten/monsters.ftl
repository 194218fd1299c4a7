# Les monstres de la boîte : noms et capacités.

monster-golem = Golem
    .plural = Golems
    .master = Golem majeur
monster-medusa = Méduse
    .plural = Méduses
    .master = Méduse majeure
monster-sorcerer = Sorcier
    .plural = Sorciers
    .master = Sorcier majeur

## Capacités

ability-summon = Convocation
    .text = Action : un monstre mineur à 3 cases ou moins est placé à côté de lui.
ability-death_wish = Vœu de Mort
    .text = Quand il devrait être vaincu, le mineur de son groupe à qui il reste le moins de ♥ est vaincu à sa place, et il récupère tous ses ♥.
