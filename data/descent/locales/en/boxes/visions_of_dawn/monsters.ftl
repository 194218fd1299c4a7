# The monsters of the box: names and abilities.

monster-manticore = Manticore
    .plural = Manticores
    .master = Master Manticore
monster-ogre = Ogre
    .plural = Ogres
    .master = Master Ogre
monster-troll = Troll
    .plural = Trolls
    .master = Master Troll

## Abilities

ability-fleshmonger = Fleshmonger
    .text = A hero it hurts for the first time lays a token on its card; each gives it 2 health.
ability-backswing = Backswing
    .text = After its attack one hero it hit tests Awareness; on a failure the hero loses 2 ♥ and is Stunned.
