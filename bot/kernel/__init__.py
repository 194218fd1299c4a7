"""What every game is made of: plain values, refusals, chance, steps and questions. It knows no game."""
