"""Writing: text that fits, text that wraps, and small icons in the middle of sentences."""

import re
from functools import lru_cache

from PIL import Image, ImageDraw

from renders import icons, proof
from renders.fonts import FEATURES, Font, font
from renders.panels import panel
from renders.theme import INLINE_COLOURS, OUTLINE, PANEL, PANEL_EDGE, SIGN_ICONS, TEXT, Colour

_SIGN = re.compile(r"(\{[a-z]+\})")
# In parts of the letters' size: how large a sign is, how far below the line's top, how much room it takes.
SIGN_SIZE, SIGN_TOP, SIGN_ROOM = 0.84, 0.21, 0.90
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
    draw, ready = ImageDraw.Draw(picture), letters.ready(words)
    if ready.strip() and proof.wanted():
        ink = draw.textbbox(at, ready, font=letters.face, anchor=anchor, features=FEATURES)
        proof.note(picture, "words", ink, words, letters.size)
    draw.text(
        at,
        ready,
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
    left, top = round(at[0]), round(at[1])
    proof.note(picture, "sign", (left, top, left + size, top + size))
    picture.paste(colour, (left, top), icons.mask(icon, size, initials))


def lay(picture: Image.Image, sprite: Image.Image, at: tuple[int, int]) -> None:
    """A die, a face or a badge, its top left corner at a point."""
    proof.note(picture, "sprite", (*at, at[0] + sprite.width, at[1] + sprite.height))
    picture.paste(sprite, at, sprite)


def plate(
    picture: Image.Image,
    area: tuple[int, int, int, int],
    colour: Colour = PANEL,
    edge: Colour = PANEL_EDGE,
    radius: int = 14,
    border: int = 3,
) -> None:
    """A panel to write on: words lie wholly on it or wholly beside it."""
    proof.note(picture, "plate", area)
    panel(picture, area, colour, edge, radius, border)


def fitting(letters: Font, words: str, width: float, smallest: int = 12) -> Font:
    """The same font, as much smaller as the words need to fit the width."""
    while letters.length(words) > width and letters.size > smallest:
        letters = font(letters.family, letters.size - 1, letters.weight)
    return letters


def settled(letters: Font, words: str, width: float, smallest: int) -> tuple[Font, list[str]]:
    """One line, a little smaller if it must be; in several lines at full size where even that is too wide."""
    small = fitting(letters, words, width, smallest)
    if small.length(words) <= width:
        return small, [words]
    longest = max(words.split(" "), key=letters.length)
    letters = fitting(letters, longest, width, smallest)
    return letters, balanced(words, letters, width)


def balanced(words: str, letters: Font, width: float) -> list[str]:
    """Wrapped in as few lines as possible, all about as long: no single word is left over."""
    lines = wrapped(words, letters, width)
    while len(lines) > 1 and len(narrower := wrapped(words, letters, width - 8)) == len(lines):
        if max(line_length(line, letters) for line in narrower) > width:
            break
        lines, width = narrower, width - 8
    return lines


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
    return sum(letters.size * SIGN_ROOM if _is_sign(part) else letters.length(part) for part in parts if part)


def wrapped(words: str, letters: Font, width: float) -> list[str]:
    """The words in lines no wider than this; a number stays with the sign that follows it."""
    return list(_broken(words, letters, width))


@lru_cache(maxsize=512)
def _broken(words: str, letters: Font, width: float) -> tuple[str, ...]:
    """Asked for once to measure and once more to write."""
    lines: list[str] = []
    for word in _AFTER_NUMBER.sub("\\1\u00a0", words).split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and line_length(longer, letters) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def write_line(
    picture: Image.Image, at: tuple[float, float], words: str, letters: Font, colour: Colour = TEXT
) -> float:
    """One line that may hold signs; returns where it ends."""
    x, y = at
    for part in filter(None, _SIGN.split(words)):
        if _is_sign(part):
            name = part[1:-1]
            size = round(letters.size * SIGN_SIZE)
            stamp(picture, SIGN_ICONS[name], (x, y + letters.size * SIGN_TOP), size, INLINE_COLOURS[name])
            x += letters.size * SIGN_ROOM
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
