"""How fast a game is: what a measure is, and how it is taken. The measures themselves are the games'."""
