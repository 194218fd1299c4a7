"""What somebody typed, fit to be repeated."""

from bot.words.clean_names import clean
from bot.words.texts import clip

LONGEST_QUOTE = 80
NOTHING = "…"
"""What is repeated of a text of which nothing can be seen."""


def quoted(text: str) -> str:
    """Short, on one line, without markdown or links, and calling nobody."""
    return clip(clean(text, LONGEST_QUOTE + 1), LONGEST_QUOTE) or NOTHING
