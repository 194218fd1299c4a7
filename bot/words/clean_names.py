"""What people type for others to read: letters and nothing else. No link, no call, no sign that acts up.

A party's name stands in titles, lists and pictures, between our own words. Whoever typed it may have meant harm,
and in a file it may be anything; names in all scripts of the world are left alone.
"""

import re
import unicodedata
from collections.abc import Iterator

MOST_MARKS = 2
"""Signs above and below one letter; no living language puts more there."""

MOST_LOOKED_AT = 20
"""How many times as much as there is room for is read of what somebody typed."""

ZERO_WIDTH_JOINER, ZERO_WIDTH_NON_JOINER = "\u200d", "\u200c"
JOINERS = (ZERO_WIDTH_JOINER, ZERO_WIDTH_NON_JOINER)
BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0")
"""They count as letters, marks or signs, and nobody can see them."""
GONE = frozenset({"Cc", "Cf", "Cs", "Co", "Cn"})
"""Categories of what is no letter: controls, formats (those of direction too), halves of pairs, what is nothing."""
JOINING_SCRIPTS = range(0x0590, 0x1100)
"""From Hebrew to Burmese: scripts in which joiners are spelling."""

_SIGNS = re.compile(r"[\\*_~`|<>\[\]]")
"""Of markdown, masked links, mentions, dates and emoji that only look like ours."""
_AT_THE_START = re.compile(r"^(?:[#>+-]+\s+|-#\s*|#+)+")
"""Headings, lists and small print."""
_SCHEME = re.compile(r":(?=//)")
_INVITATION = re.compile(r"(?i)(discord(?:app)?\s*\.\s*(?:gg|com|me|io|li)|dsc\s*\.\s*gg)\s*/+")


def clean(typed: str, longest: int) -> str:
    """A text on one line, fit for everybody to read, of at most so many characters; empty if nothing is left."""
    text = typed[: longest * MOST_LOOKED_AT]
    # What is taken away may leave something behind that was hidden by it.
    while (cleaned := _cleaned(text, longest)) != text:
        text = cleaned
    return text


def _cleaned(text: str, longest: int) -> str:
    return cut(_harmless(visible(" ".join(text.split()))), longest).strip()


def _is_half(letter: str) -> bool:
    """Half of a pair that is not there: it can't even be written to a file."""
    return unicodedata.category(letter) == "Cs"


# Letters ----------------------------------------------------------------------------------------------------------


def visible(line: str) -> str:
    """What can be seen of a line."""
    plain = unicodedata.normalize("NFC", "".join(each for each in line if not _is_half(each)))
    return "".join(_visible(plain))


def _visible(text: str) -> Iterator[str]:
    """What can be seen of a text, and what belongs to a letter or a picture that can."""
    marks, before = MOST_MARKS, ""
    for place, letter in enumerate(text):
        category = unicodedata.category(letter)
        if letter in JOINERS:
            if _joins(before, letter, text[place + 1 : place + 2]):
                yield letter
                before = letter
        elif letter in BLANK:
            yield " "
            marks, before = MOST_MARKS, " "
        elif category in ("Mn", "Me"):
            marks += 1
            if marks <= MOST_MARKS:
                yield letter
                before = letter
        elif category not in GONE:
            yield letter
            # A mark without a letter under it would sit on our own words.
            marks, before = (MOST_MARKS if letter.isspace() else 0), letter


def _joins(before: str, joiner: str, after: str) -> bool:
    """Whether a joiner is spelling: in a picture made of several, or in a script that has such joints."""
    if not before or not after or before in JOINERS:
        return False
    if joiner == ZERO_WIDTH_JOINER and _is_picture(after):
        return _is_picture(before)
    return ord(before) in JOINING_SCRIPTS and ord(after) in JOINING_SCRIPTS


def _is_picture(letter: str) -> bool:
    """An emoji, the shade of its skin, or the sign after it that says it is one."""
    return letter == "\ufe0f" or unicodedata.category(letter) in ("So", "Sk")


# Signs ------------------------------------------------------------------------------------------------------------


def _harmless(text: str) -> str:
    """Without markdown; links lead nowhere and nobody is called."""
    text = lead_nowhere(" ".join(_SIGNS.sub("", text).split()))
    return _AT_THE_START.sub("", text).strip()


def lead_nowhere(text: str) -> str:
    """Without links that can be followed, and without calls."""
    text = _SCHEME.sub(": ", text).replace("@", "＠")
    return _INVITATION.sub(r"\1 ", text)


# Length -----------------------------------------------------------------------------------------------------------


def cut(text: str, longest: int) -> str:
    """As much as there is room for, ending between two letters and never inside one."""
    if len(text) <= longest:
        return text
    end = longest
    while end and _belongs_before(text, end):
        end -= 1
    return text[:end]


def _belongs_before(text: str, place: int) -> bool:
    """Whether what stands at a place is part of what stands before it."""
    letter, before = text[place], text[place - 1]
    shade = "\U0001f3fb" <= letter <= "\U0001f3ff"
    return before in JOINERS or letter in JOINERS or shade or unicodedata.category(letter) in ("Mn", "Me", "Mc")
