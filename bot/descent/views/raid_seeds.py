"""A raid's seed as players type it."""

import re

from bot.words.plain_letters import plain_letters


def seed_meant(typed: str) -> str:
    """What was meant: `Trois lanternes` is `trois-lanternes`. It may still be none."""
    return re.sub(r"[\s_]+", "-", plain_letters(typed))
