# Les monstres de la boîte : noms et capacités.

monster-bane_spider = Araignée Funeste
    .plural = Araignées Funestes
    .master = Araignée Funeste majeure
monster-beastman = Homme-bête
    .plural = Hommes-bêtes
    .master = Homme-bête majeur
monster-razorwing = Aile-rasoir
    .plural = Ailes-rasoirs
    .master = Aile-rasoir majeure

## Capacités

ability-cocoon = Cocon
    .text = Action : chaque héros adjacent teste sa Perception ; en cas d’échec, Immobilisé.
ability-command = Commandement
    .text = Quand un monstre mineur à 3 cases ou moins attaque, il relance le dé qui, en moyenne, coûterait le plus de ♥ en plus à sa cible ; une fois par attaque.
