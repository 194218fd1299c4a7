"""Writing: text that fits, text that wraps, and small icons in the middle of sentences."""

import re

from PIL import Image, ImageDraw

from renders import icons
from renders.fonts import FEATURES, Font, font
from renders.theme import INLINE_COLOURS, OUTLINE, SIGN_ICONS, TEXT, Colour

_SIGN = re.compile(r"(\{[a-z]+\})")
_AFTER_NUMBER = re.compile(r"(\d) (?=\{[a-z]+\})")


def write(
    picture: Image.Image,
    at: tuple[float, float],
    words: str,
    letters: Font,
    colour: Colour = TEXT,
    anchor: str = "la",
    outline: int = 0,
) -> None:
    """One line of plain words; the anchor is Pillow's."""
    ImageDraw.Draw(picture).text(
        at,
        letters.ready(words),
        font=letters.face,
        fill=colour,
        anchor=anchor,
        stroke_width=outline,
        stroke_fill=OUTLINE,
        features=FEATURES,
    )


def stamp(
    picture: Image.Image, icon: str, at: tuple[float, float], size: int, colour: Colour, initials: str = ""
) -> None:
    """One icon in one colour, its top left corner at a point."""
    picture.paste(colour, (round(at[0]), round(at[1])), icons.mask(icon, size, initials))


def fitting(letters: Font, words: str, width: float, smallest: int = 12) -> Font:
    """The same font, as much smaller as the words need to fit the width."""
    while letters.length(words) > width and letters.size > smallest:
        letters = font(letters.family, letters.size - 1, letters.weight)
    return letters


def shortened(letters: Font, words: str, width: float) -> str:
    """The words, cut with an ellipsis if they are still too long."""
    if letters.length(words) <= width:
        return words
    while words and letters.length(words + "…") > width:
        words = words[:-1]
    return words.rstrip() + "…"


def line_length(words: str, letters: Font) -> float:
    """Width of a line that may hold signs such as {heart}."""
    parts = _SIGN.split(words)
    return sum(letters.size if _is_sign(part) else letters.length(part) for part in parts if part)


def wrapped(words: str, letters: Font, width: float) -> list[str]:
    """The words in lines no wider than this; a number stays with the sign that follows it."""
    lines: list[str] = []
    for word in _AFTER_NUMBER.sub("\\1\u00a0", words).split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and line_length(longer, letters) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines


def write_line(
    picture: Image.Image, at: tuple[float, float], words: str, letters: Font, colour: Colour = TEXT
) -> float:
    """One line that may hold signs; returns where it ends."""
    x, y = at
    for part in filter(None, _SIGN.split(words)):
        if _is_sign(part):
            name = part[1:-1]
            size = round(letters.size * 0.92)
            stamp(picture, SIGN_ICONS[name], (x, y + letters.size * 0.16), size, INLINE_COLOURS[name])
            x += letters.size
        else:
            write(picture, (x, y), part, letters, colour)
            x += letters.length(part)
    return x


def write_paragraph(
    picture: Image.Image,
    at: tuple[float, float],
    words: str,
    letters: Font,
    width: float,
    leading: float,
    colour: Colour = TEXT,
) -> float:
    """Wrapped words, one line below the other; returns the height where the next would begin."""
    x, y = at
    for line in wrapped(words, letters, width):
        write_line(picture, (x, y), line, letters, colour)
        y += leading
    return y


def _is_sign(part: str) -> bool:
    return part[:1] == "{" and part[1:-1] in INLINE_COLOURS
