"""The commands of this game."""
