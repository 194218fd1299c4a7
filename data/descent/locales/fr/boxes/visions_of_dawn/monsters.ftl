# Les monstres de la boîte : noms et capacités.

monster-manticore = Manticore
    .plural = Manticores
    .master = Manticore majeure
monster-ogre = Ogre
    .plural = Ogres
    .master = Ogre majeur
monster-troll = Troll
    .plural = Trolls
    .master = Troll majeur

## Capacités

ability-fleshmonger = Marchand de Chair
    .text = Un héros qu’il blesse pour la première fois pose un pion sur sa carte ; chacun lui donne 2 de santé.
ability-backswing = Retour de Coup
    .text = Après son attaque, un héros touché teste sa Perception ; en cas d’échec, il perd 2 ♥ et il est Sonné.
