"""How fast Descent is: measures, each in a module of its own, and the random dungeons they are taken in."""
