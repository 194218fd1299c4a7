# Les monstres de la boîte : noms et capacités.

monster-bane_spider = Araignée Funeste
    .plural = Araignées Funestes
    .master = Araignée Funeste majeure
monster-razorwing = Aile-rasoir
    .plural = Ailes-rasoirs
    .master = Aile-rasoir majeure

## Capacités

ability-cocoon = Cocon
    .text = Action : chaque héros adjacent teste sa Perception ; en cas d’échec, Immobilisé.
