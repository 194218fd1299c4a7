"""Random play on random boards: whatever happens, the game stays a game."""
