"""Numbers in place of people who were forgotten. Each campaign has its own, and nobody can tell whose they were."""

import re
from collections.abc import Iterable

FIRST = 10**12
"""Discord counts from the beginning of 2015, and had given no number so small when its first user came."""
LAST = FIRST + 10**6 - 1
BEGINS = "1000000"
"""How they are written, all of them."""
FEWEST_DIGITS = 15
"""Of a number that Discord gave somebody; nothing else in a save has so many."""

_WRITTEN = re.compile(rf"(?<!\d){BEGINS}\d{{6}}(?!\d)")


def is_pseudonym(player: int) -> bool:
    """Whether a number stands for somebody who was forgotten."""
    return FIRST <= player <= LAST


def is_of_discord(player: int) -> bool:
    """Whether a number is so long that it is found in a text without mistaking anything else for it."""
    return len(str(player)) >= FEWEST_DIGITS


def free_pseudonym(texts: Iterable[str]) -> int:
    """The first number that none of these texts holds."""
    return max((int(each) for text in texts for each in _WRITTEN.findall(text)), default=FIRST) + 1
