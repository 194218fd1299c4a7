"""A quest's map for its author: the board with the name of everything on it, and what is wrong with it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Literal

from PIL import Image, ImageDraw

from renders import theme
from renders.descent import look
from renders.descent.board import draw_board
from renders.descent.figures import pill
from renders.descent.view import BoardView, Square
from renders.descent.viewport import Viewport, bounds, viewport_for
from renders.fonts import drawable, text, title
from renders.lettering import wrapped, write
from renders.theme import OUTLINE, WHITE, Colour, rgb

Tone = Literal["start", "place", "door", "token", "spawn", "tile"]
Point = tuple[float, float]

SQUARE = 64
MARGIN = 18
NARROWEST = 900
NOTE, LINE = 17, 25
"""Pixels: a square, the free rim, the least width of the picture, the heights of a name and of a line."""
PROBLEMS = 12
"""So many are written on the picture; whoever asked for it is told all of them."""

TONES: Mapping[Tone, tuple[Colour, Colour]] = {
    "start": (rgb("#1D5FBF"), WHITE),
    "place": (rgb("#1C6B3A"), WHITE),
    "door": (rgb("#6B4A1E"), WHITE),
    "token": (OUTLINE, rgb("#FFD977")),
    "spawn": (rgb("#8E1B1B"), WHITE),
    "tile": (rgb("#ECE4D2"), OUTLINE),
}
"""Ground and ink of a name, by what it names."""


@dataclass(frozen=True)
class NoteView:
    """A name on the map; its point is counted in squares, (0.5, 0.5) being the middle of A1."""

    at: Point
    text: str
    tone: Tone


@dataclass(frozen=True)
class AtlasView:
    """The map of a quest: the board, names, tinted squares, tiles' outlines, and what is wrong."""

    title: str
    board: BoardView
    notes: tuple[NoteView, ...] = ()
    tints: Mapping[Square, Tone] = field(default_factory=dict)
    tiles: tuple[frozenset[Square], ...] = ()
    lines: tuple[str, ...] = ()
    """What stands below the map."""
    problems: tuple[str, ...] = ()


def draw_atlas(view: AtlasView) -> Image.Image:
    """The whole map, its squares large enough to read every name; below it what is on it, and what is wrong."""
    return _framed(view, draw_chart(view))


def chart_port(view: AtlasView) -> Viewport:
    """Where everything lies on the map alone."""
    window = bounds(view.board.cells)
    spare = look.BAND + 2 * look.RIM
    size = round((window.columns + spare) * SQUARE) + 1, round((window.rows + spare) * SQUARE) + 1
    return viewport_for(view.board, *size)


def draw_chart(view: AtlasView) -> Image.Image:
    """The map alone, with the name of everything on it."""
    port = chart_port(view)
    board = draw_board(view.board, port=port)
    for square, tone in view.tints.items():
        _tint(board, port, square, TONES[tone][0])
    for squares in view.tiles:
        _outline(board, port, squares)
    for notes in _by_point(view.notes):
        _write_notes(board, port, notes)
    return board


def _tint(board: Image.Image, port: Viewport, square: Square, colour: Colour) -> None:
    veil = Image.new("L", (port.cell, port.cell), 70)
    ImageDraw.Draw(veil).rectangle((2, 2, port.cell - 3, port.cell - 3), outline=255, width=3)
    board.paste(colour, port.corner(*square), veil)


def _outline(board: Image.Image, port: Viewport, squares: frozenset[Square]) -> None:
    """A thin line round a tile, so that an author sees which squares it brought."""
    draw = ImageDraw.Draw(board)
    for x, y in squares:
        borders = {
            (x, y - 1): ((x, y), (x + 1, y)),
            (x, y + 1): ((x, y + 1), (x + 1, y + 1)),
            (x - 1, y): ((x, y), (x, y + 1)),
            (x + 1, y): ((x + 1, y), (x + 1, y + 1)),
        }
        for beyond, (start, end) in borders.items():
            if beyond not in squares:
                draw.line((port.corner(*start), port.corner(*end)), fill=theme.TEXT, width=1)


def _by_point(notes: Iterable[NoteView]) -> list[list[NoteView]]:
    """The names, those at one point together."""
    found: dict[Point, list[NoteView]] = {}
    for note in notes:
        found.setdefault(note.at, []).append(note)
    return list(found.values())


def _write_notes(board: Image.Image, port: Viewport, notes: list[NoteView]) -> None:
    """Names one below the other round their point, none beyond the picture's edge."""
    x, middle = port.corner(*notes[0].at)
    y = middle - len(notes) * (NOTE + 1) // 2
    for note in notes:
        tag = pill(drawable(note.text), NOTE, *TONES[note.tone])
        left = min(max(x - tag.width // 2, 0), board.width - tag.width)
        board.paste(tag, (left, y), tag)
        y += NOTE + 1


def _framed(view: AtlasView, board: Image.Image) -> Image.Image:
    """The map under its title and over its lines and problems."""
    heading, letters = title(30), text(18)
    width = max(board.width + 2 * MARGIN, NARROWEST)
    wrong = [*view.problems[:PROBLEMS], *(("…",) if len(view.problems) > PROBLEMS else ())]
    told = [*((line, theme.TEXT) for line in view.lines), *((line, theme.HEART) for line in wrong)]
    lines = [
        (part, colour) for line, colour in told for part in wrapped(drawable(line), letters, width - 2 * MARGIN)
    ]
    top = MARGIN * 2 + heading.size
    below = top + board.height + MARGIN
    picture = Image.new("RGB", (width, below + len(lines) * LINE + MARGIN), theme.BACKDROP)
    write(picture, (MARGIN, MARGIN), drawable(view.title), heading, theme.GOLD)
    picture.paste(board, ((width - board.width) // 2, top))
    for number, (line, colour) in enumerate(lines):
        write(picture, (MARGIN, below + number * LINE), line, letters, colour)
    return picture
