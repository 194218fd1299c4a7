"""Pebbles on Discord: the one slash command it adds."""

EXTENSIONS = ("tests.pebbles.cogs.points",)
