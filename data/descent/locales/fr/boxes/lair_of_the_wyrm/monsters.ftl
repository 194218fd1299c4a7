# Monstres et lieutenants de la boîte L’Antre du Wyrm.

monster-fire_imps = Diablotin de Feu
    .plural = Diablotins de Feu
    .master = Diablotin de Feu majeur
monster-hybrid_sentinel = Sentinelle Hybride
    .plural = Sentinelles Hybrides
    .master = Sentinelle Hybride majeure

monster-valyndra = Valyndra

ability-combustible = Combustible
    .text = Quand il est vaincu, chaque héros adjacent subit 1 ♥.
ability-flame_fiend = Démon des Flammes
    .text = La lave ne lui fait rien, et Embrasé ne lui coûte aucun ♥ ; s’il finit son activation sur de la lave, il récupère 1 ♥.
ability-hoarder = Thésauriseur
    .text = Quand un héros fouille, elle teste sa Perception ; en cas de réussite, elle avance d’abord de 2 cases au plus vers le héros le plus proche.
ability-prey_on_the_weak = Traquer les Faibles
    .text = +1 ♥ aux attaques contre un héros dont la Puissance est de 2 ou moins.
