# Les monstres de la boîte : noms et capacités.

monster-deep_elf = Elfe des Profondeurs
    .plural = Elfes des Profondeurs
    .master = Elfe des Profondeurs majeur
monster-hellhound = Chien des Enfers
    .plural = Chiens des Enfers
    .master = Chien des Enfers majeur
monster-kobold = Kobold
    .plural = Kobolds
    .master = Kobold majeur

## Capacités

ability-riposte = Riposte
    .text = Après l’attaque d’une figurine adjacente contre lui, l’attaquant perd autant de ♥ que la défense a de 🛡 ; si l’attaque a manqué, autant qu’en montrent ses dés.
ability-hunt = Traque
    .text = ⚡ : après l’attaque, la cible peut être posée ailleurs à côté du monstre, si elle y est plus mal.
ability-small_beginnings = Humbles Débuts
    .text = N’apparaît jamais avec les monstres majeurs : d’autres l’appellent.
ability-spawner = Engendreur
    .text = Quand son groupe commence son activation, un monstre mineur apparaît à côté de lui, dans la limite du groupe.
ability-swarm = Essaim
    .text = ⚡ : +1 ♥ par autre monstre à côté de la cible.
effect-hunt = { ability-hunt }
