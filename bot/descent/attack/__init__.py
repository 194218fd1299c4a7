"""An attack from the declaration to the last heart, with its weapons, numbers, surges and odds (ATT)."""
