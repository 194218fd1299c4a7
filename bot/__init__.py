"""Flambeau: the game master of a dungeon campaign played in a Discord channel."""
