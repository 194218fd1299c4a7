# Les monstres de la boîte : noms et capacités.

monster-medusa = Méduse
    .plural = Méduses
    .master = Méduse majeure
