"""All the words of cards. Importing this module makes them known to the readers of data and saves."""

from bot.descent.effects import (
    checks,
    custom,
    groups,
    hero_tricks,
    holding,
    item_tricks,
    moving,
    prayer_tricks,
    skill_tricks,
    strikes,
    tending,
    undead_tricks,
    verbs,
)
from bot.descent.monsters import tricks

WORDS = (checks, groups, holding, moving, strikes, tending, verbs)
TRICKS = (custom, hero_tricks, item_tricks, prayer_tricks, skill_tricks, undead_tricks, tricks)
