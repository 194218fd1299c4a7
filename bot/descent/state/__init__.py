"""The game as plain data: figures, the tabletop, and the whole of it. What is saved is what is played."""
