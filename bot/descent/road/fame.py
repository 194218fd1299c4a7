"""How well known a party is (PER-04): levels with names; shops and people go by them."""

from bot.descent.content.library import library
from bot.descent.road.book import FameLevel


def level(fame: int) -> FameLevel:
    """The highest level that so much fame reaches."""
    levels = list(library().fame.values())
    return next((each for each in reversed(levels) if each.least <= fame), levels[0])


def rank(level_id: str) -> int:
    """The place of a level among all, from the lowest."""
    return list(library().fame).index(level_id)


def famous(fame: int, level_id: str) -> bool:
    """Whether so much fame reaches a level."""
    return rank(level(fame).id) >= rank(level_id)
