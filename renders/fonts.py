"""Fonts by size and weight, and the question whether a font can draw a sign at all."""

from functools import lru_cache

import fontpkg
from PIL import ImageFont

from renders.theme import TEXT_FONT, TITLE_FONT

# Alegreya Sans has old-style figures by default: every text asks for lining ones.
FEATURES = ["lnum"]

# The narrow no-break space of French is in neither font; the plain no-break space stands in for it.
SUBSTITUTES = str.maketrans({"\u202f": "\u00a0", "\u2011": "-"})

_NOWHERE = "\U0010fffe"
_PROBE_SIZE = 40


class MissingGlyph(ValueError):
    """A text holds a sign that its font cannot draw."""

    def __init__(self, sign: str, family: str) -> None:
        super().__init__(f"{family} has no glyph for U+{ord(sign):04X}")
        self.sign = sign


class Font:
    """One family at one size and weight."""

    def __init__(self, family: str, size: int, weight: int) -> None:
        self.family = family
        self.size = size
        self.weight = weight
        self.face = ImageFont.truetype(str(fontpkg.path(family, weight=weight, nearest=True)), size)
        if family == TITLE_FONT:  # a variable font: regular until the weight axis is set
            self.face.set_variation_by_axes([weight])

    def length(self, text: str) -> float:
        """Width of a text in pixels."""
        return self.face.getlength(text.translate(SUBSTITUTES), features=FEATURES)

    def ready(self, text: str) -> str:
        """The text as it is drawn; raises MissingGlyph rather than drawing an empty box."""
        text = text.translate(SUBSTITUTES)
        for sign in text:
            if not has_glyph(self.family, sign):
                raise MissingGlyph(sign, self.family)
        return text


@lru_cache(maxsize=128)
def font(family: str, size: int, weight: int) -> Font:
    """The font, shared by all who ask for the same size and weight."""
    return Font(family, size, weight)


def title(size: int, weight: int = 700) -> Font:
    """Small capitals for names and headings."""
    return font(TITLE_FONT, size, weight)


def text(size: int, weight: int = 500) -> Font:
    """The font for everything that is read."""
    return font(TEXT_FONT, size, weight)


@lru_cache(maxsize=2048)
def has_glyph(family: str, sign: str) -> bool:
    """Whether the font can draw this sign, told by comparing it with the box for unknown signs."""
    if sign.isspace():
        return True
    face = font(family, _PROBE_SIZE, 500).face
    drawn, unknown = face.getmask(sign), face.getmask(_NOWHERE)
    return drawn.size != unknown.size or bytes(drawn) != bytes(unknown)


def drawable(words: str) -> str:
    """Words typed by players, with every sign the fonts lack left out."""
    kept = (
        sign for sign in words.translate(SUBSTITUTES) if has_glyph(TITLE_FONT, sign) and has_glyph(TEXT_FONT, sign)
    )
    return "".join(kept).strip()
