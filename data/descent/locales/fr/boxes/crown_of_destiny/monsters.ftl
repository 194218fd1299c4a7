# Les monstres de la boîte : noms et capacités.

monster-chaos_beast = Bête du Chaos
    .plural = Bêtes du Chaos
    .master = Bête du Chaos majeure
monster-giant = Géant
    .plural = Géants
    .master = Géant majeur
monster-lava_beetle = Scarabée de Lave
    .plural = Scarabées de Lave
    .master = Scarabée de Lave majeur

## Capacités

ability-blast = Explosion
    .text = Ses attaques touchent toutes les figurines à côté de la cible, amies ou ennemies : pour elles la moitié des ♥, arrondie au supérieur, chacune avec sa propre défense.
ability-morph = Métamorphose
    .text = Elle n’a pas de dés à elle : elle attaque avec ceux d’une figurine qu’elle voit (d’un héros, ceux d’une arme équipée), ceux qui infligent en moyenne le plus de ♥.
