"""What somebody typed, fit to be repeated."""

import re

from bot.words.texts import clip

LONGEST_QUOTE = 80
_SIGNS = re.compile(r"([\\*_~`|<>\[\]()])")
_CALLS = re.compile(r"(@|:(?=//))")


def quoted(text: str) -> str:
    """Short, on one line, without markdown or links, and calling nobody."""
    return clip(_CALLS.sub("\\1\u200b", _SIGNS.sub(r"\\\1", " ".join(text.split()))), LONGEST_QUOTE)
