"""All cogs there are: the house's own, and those that games add."""

from importlib import import_module

import cogs
from bot.games import GAMES, presenter


def extensions() -> list[str]:
    """What the client loads, in this order."""
    packages = (import_module(presenter(game).cogs) for game in GAMES)
    return [*cogs.EXTENSIONS, *(extension for package in packages for extension in package.EXTENSIONS)]
