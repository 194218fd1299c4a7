"""Which token is what: a line or two below the board, each sign with its name."""

from functools import lru_cache

from PIL import Image

from renders import theme
from renders.descent.tokens import board_token
from renders.descent.view import LegendView
from renders.fonts import text
from renders.lettering import shortened, write

ON_PHONE = 11
"""Size of the letters when the picture is as wide as a phone."""
ROW, SIGN, BEHIND_SIGN, BETWEEN, MARGIN = 1.5, 1.42, 0.25, 0.9, 0.5
"""Height of a line, size of a sign, and the room around, by the size of the letters."""
MOST_ROWS = 2
MEASURED = 32
"""Letters of this size are measured: the lines are the same however large the picture is."""

Legend = tuple[LegendView, ...]


def letter_size(width: int) -> int:
    """The size of the letters on a picture of this width."""
    return max(8, round(width * ON_PHONE / theme.PHONE_WIDTH))


def row_height(width: int) -> int:
    """The height of one line."""
    return round(letter_size(width) * ROW)


@lru_cache(maxsize=256)
def rows_of(legend: Legend) -> tuple[Legend, ...]:
    """The entries line by line; what finds no room on the last line is left out."""
    room = theme.PHONE_WIDTH / ON_PHONE - 2 * MARGIN
    rows: list[list[LegendView]] = []
    left = 0.0
    for entry in legend:
        wide = _width(entry)
        if not rows or wide > left:
            if len(rows) == MOST_ROWS:
                break
            rows.append([])
            left = room
        rows[-1].append(entry)
        left -= wide + BETWEEN
    return tuple(tuple(row) for row in rows)


def _width(entry: LegendView) -> float:
    """The width of an entry, by the size of the letters."""
    return SIGN + BEHIND_SIGN + text(MEASURED, 700).length(entry.name) / MEASURED


def draw_legend(picture: Image.Image, legend: Legend, top: int) -> None:
    """All lines, from a height of the picture down."""
    size = letter_size(picture.width)
    letters, sign, high = text(size, 700), round(size * SIGN), row_height(picture.width)
    for number, row in enumerate(rows_of(legend)):
        x, middle = size * MARGIN, top + number * high + high / 2
        for entry in row:
            sprite = board_token(entry.kind, sign)
            picture.paste(sprite, (round(x), round(middle - sign / 2)), sprite)
            x += sign + size * BEHIND_SIGN
            name = shortened(letters, entry.name, round(picture.width - x))
            write(picture, (x, middle), name, letters, theme.TEXT, "lm")
            x += letters.length(name) + size * BETWEEN
