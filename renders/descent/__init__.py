"""The pictures of this game."""
