"""A page of the journal: parchment, red headings, names in bold, the game's signs among the words."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from PIL import Image, ImageDraw

from renders import theme
from renders.drawing import Drawing
from renders.fonts import Font, text, title
from renders.lettering import fitting, shortened, stamp, write
from renders.parchment import FAINT_INK, INK, RUBRIC, parchment
from renders.theme import Colour, rgb
from renders.view import PageView

WIDTH, MARGIN = 1000, 84
BODY, SMALL, HEADING = 31, 25, 38
LEADING = 1.32
BETWEEN = 10
COLUMN = WIDTH - 2 * MARGIN
SIGN_INKS: dict[str, Colour] = {
    "heart": rgb("#A81C22"),
    "surge": rgb("#B07A08"),
    "stamina": rgb("#1F5E99"),
    "shield": rgb("#4A5563"),
    "range": rgb("#2F7428"),
    "miss": rgb("#33241A"),
}
_PIECES = re.compile(r"(\*\*|\{[a-z]+\})")


@dataclass(frozen=True)
class Piece:
    """A word, a sign or a die, and how it is written."""

    words: str
    bold: bool = False
    sign: str = ""

    def width(self, size: int) -> float:
        return size * 0.95 if self.sign else text(size, 800 if self.bold else 500).length(self.words)


def journal_page(view: PageView) -> Drawing:
    """A page as a picture to be."""
    return Drawing("journal", view, draw_page, view.alt, "parchment", patient=True)


def draw_page(view: PageView) -> Image.Image:
    """The page is as long as what is written on it."""
    lines = [(kind, rows) for line in view.lines for kind, rows in [_typeset(line)]]
    height = 210 + sum(_height(kind, len(rows)) for kind, rows in lines) + 120
    picture = parchment(WIDTH, max(700, round(height)))
    _draw_head(picture, view)
    y = 210.0
    for kind, rows in lines:
        y = _draw_rows(picture, kind, rows, y)
    write(picture, (WIDTH / 2, picture.height - 62), view.foot, text(24, 700), FAINT_INK, "mm")
    return picture


def _draw_head(picture: Image.Image, view: PageView) -> None:
    letters = fitting(title(54, 800), view.title, COLUMN, 30)
    write(picture, (WIDTH / 2, 92), shortened(letters, view.title, COLUMN), letters, INK, "mm")
    small = fitting(text(27, 700), view.subtitle, COLUMN, 18)
    write(picture, (WIDTH / 2, 142), shortened(small, view.subtitle, COLUMN), small, FAINT_INK, "mm")
    _draw_flourish(picture, 176)


def _draw_flourish(picture: Image.Image, y: int) -> None:
    """A line that swells to a lozenge in the middle."""
    draw, middle = ImageDraw.Draw(picture), WIDTH // 2
    for side in (-1, 1):
        draw.polygon(
            [(middle + side * 22, y - 2), (middle + side * 300, y), (middle + side * 22, y + 2)], fill=RUBRIC
        )
    draw.polygon([(middle - 12, y), (middle, y - 9), (middle + 12, y), (middle, y + 9)], fill=RUBRIC)


# ------------------------------------------------------------------------------------------ typesetting


def _typeset(line: str) -> tuple[str, list[list[Piece]]]:
    """What kind of line it is, and its rows."""
    kind = "heading" if line.startswith("#") else "small" if line.startswith("-# ") else "body"
    words = line.lstrip("#").removeprefix("-# ").strip()
    if kind == "heading":
        return kind, [[Piece(words.replace("**", ""))]]
    return kind, list(_rows(words, SMALL if kind == "small" else BODY))


def _rows(words: str, size: int) -> Iterator[list[Piece]]:
    """Pieces in rows that fit the column; only spaces part a row."""
    row: list[Piece] = []
    length, gap = 0.0, text(size, 500).length(" ")
    for group in _groups(words):
        wide = sum(piece.width(size) for piece in group)
        if row and length + gap + wide > COLUMN:
            yield row
            row, length = [], 0.0
        if row:
            row.append(Piece(" "))
            length += gap
        row += group
        length += wide
    if row:
        yield row


def _groups(words: str) -> Iterator[list[Piece]]:
    """What stands between two spaces stays together: a number with its sign, a name with its comma."""
    bold = False
    group: list[Piece] = []
    for part in filter(None, _PIECES.split(words)):
        if part == "**":
            bold = not bold
        elif part[0] == "{" and (part[1:-1] in SIGN_INKS or part[1:-1] in theme.DICE):
            group.append(Piece("", sign=part[1:-1]))
        else:
            first, *rest = part.split(" ")
            if first:
                group.append(Piece(first, bold))
            for word in rest:
                if group:
                    yield group
                group = [Piece(word, bold)] if word else []
    if group:
        yield group


def _letters(kind: str, bold: bool) -> Font:
    return text(SMALL if kind == "small" else BODY, 800 if bold else 500)


def _height(kind: str, rows: int) -> float:
    if kind == "heading":
        return HEADING * 1.25 + 28
    return rows * (SMALL if kind == "small" else BODY) * LEADING + BETWEEN


def _draw_rows(picture: Image.Image, kind: str, rows: list[list[Piece]], y: float) -> float:
    if kind == "heading":
        words = rows[0][0].words
        letters = fitting(title(HEADING, 800), words, COLUMN, 24)
        write(picture, (MARGIN, y + 18), shortened(letters, words, COLUMN), letters, RUBRIC)
        return y + _height(kind, 1)
    size = SMALL if kind == "small" else BODY
    for place, row in enumerate(rows):
        _draw_row(picture, kind, row, (MARGIN, y + place * size * LEADING))
    return y + _height(kind, len(rows))


def _draw_row(picture: Image.Image, kind: str, row: list[Piece], at: tuple[float, float]) -> None:
    x, y = at
    size = SMALL if kind == "small" else BODY
    ink = FAINT_INK if kind == "small" else INK
    for piece in row:
        if piece.sign in theme.DICE:
            _draw_die(picture, piece.sign, (x, y + size * 0.22), size)
        elif piece.sign:
            stamp(
                picture,
                theme.SIGN_ICONS[piece.sign],
                (x, y + size * 0.20),
                round(size * 0.88),
                SIGN_INKS[piece.sign],
            )
        else:
            write(picture, (x, y), piece.words, _letters(kind, piece.bold), ink)
        x += piece.width(size)


def _draw_die(picture: Image.Image, colour: str, at: tuple[float, float], size: int) -> None:
    side = round(size * 0.74)
    x, y = round(at[0]), round(at[1])
    ImageDraw.Draw(picture).rounded_rectangle(
        (x, y, x + side, y + side), radius=side // 4, fill=theme.DICE[colour][0], outline=INK, width=2
    )
