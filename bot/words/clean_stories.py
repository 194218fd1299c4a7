"""What strangers wrote for a party to read: a quest that came along in a campaign's file.

Stories have lines, and words in bold. They lead nowhere, call nobody, and every sign in them can be seen. Our own
are like that anyway, so nothing happens to them (a test looks).
"""

import re

from bot.words.clean_names import cut, lead_nowhere, visible

_BRACKETS = re.compile(r"[\[\]<>]")
"""Of masked links, mentions, dates, channels and emoji that only look like ours."""


def clean_story(told: str, longest: int) -> str:
    """The text with its lines and emphasis, fit for everybody to read, of at most so many characters."""
    text = told[: longest + 1]
    # What is taken away may leave something behind that was hidden by it.
    while (cleaned := _cleaned(text)) != text:
        text = cleaned
    return cut(text, longest)


def _cleaned(text: str) -> str:
    return "\n".join(lead_nowhere(_BRACKETS.sub("", visible(line))) for line in text.split("\n"))
