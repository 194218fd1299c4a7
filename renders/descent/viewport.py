"""What part of the board a picture shows, how large, and where things lie on it."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property

from renders import theme
from renders.descent import look
from renders.descent.legend import row_height, rows_of
from renders.descent.view import BoardView, Box, Square

PANEL_GAP = 10
NAME_STEPS = (1, 2, 5, 10)
LETTERS = 26
# A picture narrower than this is a thumbnail: nobody could read the party's panels on it.
SMALLEST_WITH_PARTY = 480


@dataclass(frozen=True)
class Viewport:
    """A window on the board, framed by coordinates above and at the left; below it are tokens and party."""

    window: Box
    cell: int
    heroes: int
    legend: int = 0
    """Lines that say which token is what."""

    @cached_property
    def name_size(self) -> int:
        """Size of the letters of the coordinates: to be read when the picture is as wide as a phone."""
        wide = self.window.columns * self.cell + 2 * self.rim
        return max(8, round(0.44 * self.cell), round(theme.SMALLEST_LETTERS * wide / theme.PHONE_WIDTH))

    @property
    def name_step(self) -> int:
        """On a map of small squares, only every so manieth column and row is named."""
        room = 1.0 if self.window.right < LETTERS else 1.45  # from AA on, names have two letters
        return next((step for step in NAME_STEPS if step * self.cell >= room * self.name_size), NAME_STEPS[-1])

    @cached_property
    def band(self) -> int:
        """Width of the coordinate band."""
        return max(round(look.BAND * self.cell), round(1.18 * self.name_size))

    @property
    def is_overview(self) -> bool:
        """Whether squares are so small on a phone that figures have to stand out from them."""
        return self.cell * theme.PHONE_WIDTH < look.SMALLEST_ON_PHONE * self.width

    @cached_property
    def rim(self) -> int:
        """What is shown beyond the window's squares."""
        return round(look.RIM * self.cell)

    @property
    def board_size(self) -> tuple[int, int]:
        """The board with its rim, without bands and party."""
        return self.window.columns * self.cell + 2 * self.rim, self.window.rows * self.cell + 2 * self.rim

    @property
    def width(self) -> int:
        return self.band + self.board_size[0]

    @property
    def party_columns(self) -> int:
        """Panels in a row: under a board that is small and tall they stand in two rows."""
        tall = self.board_size[1] >= 0.75 * self.width
        stacked = tall and self.width < 200 * self.heroes
        return max(1, (self.heroes + 1) // 2) if stacked else self.heroes

    @property
    def panel_size(self) -> tuple[int, int]:
        columns = max(1, self.party_columns)
        wide = (self.width - PANEL_GAP * (columns + 1)) // columns
        tallest = max(126, round(self.width * 0.0985))
        return wide, max(48, min(tallest, round(wide * 0.40)))

    @property
    def party_height(self) -> int:
        if not self.heroes:
            return 0
        rows = -(-self.heroes // self.party_columns)
        return rows * (self.panel_size[1] + PANEL_GAP) + PANEL_GAP // 2

    @property
    def legend_height(self) -> int:
        return self.legend * row_height(self.width)

    @property
    def height(self) -> int:
        return self.band + self.board_size[1] + self.legend_height + self.party_height

    def corner(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a corner of the board."""
        return (
            self.band + self.rim + round((x - self.window.left) * self.cell),
            self.band + self.rim + round((y - self.window.top) * self.cell),
        )

    def middle(self, square: Square) -> tuple[int, int]:
        """The pixel in the middle of a square."""
        return self.corner(square[0] + 0.5, square[1] + 0.5)

    def shows(self, squares: Iterable[Square]) -> bool:
        """Whether any of the squares is in the window or peeps over its rim."""
        near = self.window.grown(1)
        return any(near.holds(square) for square in squares)


def bounds(squares: Iterable[Square]) -> Box:
    """The smallest box round some squares."""
    columns, rows = zip(*squares, strict=True)
    return Box(min(columns), min(rows), max(columns), max(rows))


def focus_on(squares: Iterable[Square], revealed: Iterable[Square], *, closely: bool = False) -> Box:
    """The usual window round the squares where something happens, moved to waste nothing on the unknown.

    `closely` makes it so small that a phone shows every detail.
    """
    around, known = bounds(squares), bounds(revealed)
    columns, rows = look.CLOSE_UP if closely else (look.FOCUS_COLUMNS, look.FOCUS_ROWS)
    if closely:
        columns, rows = max(columns, around.columns + 2), max(rows, around.rows + 2)
    return _placed(around, known, columns, rows)


def window_round(
    needed: Iterable[Square],
    wished: Iterable[Square],
    revealed: Iterable[Square],
    *,
    comfortable: tuple[int, int],
    largest: tuple[int, int],
) -> Box:
    """The window that holds what is needed, and of what is wished for, in that order, whatever stays comfortable.

    There are only a few sizes, so that what lies below the figures need not be drawn anew all the time.
    """
    known = bounds(revealed)
    around = _within(bounds(needed).grown(1), known)
    for square in wished:
        wider = _within(_joined(around, Box(*square, *square).grown(1)), known)
        if wider.columns <= comfortable[0] and wider.rows <= comfortable[1]:
            around = wider
    sizes = [size for size in look.WINDOWS if size[0] <= largest[0] and size[1] <= largest[1]]
    fitting = (size for size in sizes if around.columns <= size[0] and around.rows <= size[1])
    return _placed(around, known, *next(fitting, largest))


def _placed(around: Box, known: Box, columns: int, rows: int) -> Box:
    """A window of a size round the middle of something, within what is known."""
    left, right = _span(around.left, around.right, known.left, known.right, columns)
    top, bottom = _span(around.top, around.bottom, known.top, known.bottom, rows)
    return Box(left, top, right, bottom)


def _within(box: Box, known: Box) -> Box:
    return Box(
        max(box.left, known.left),
        max(box.top, known.top),
        min(box.right, known.right),
        min(box.bottom, known.bottom),
    )


def _joined(one: Box, other: Box) -> Box:
    return Box(
        min(one.left, other.left),
        min(one.top, other.top),
        max(one.right, other.right),
        max(one.bottom, other.bottom),
    )


def _span(first: int, last: int, lowest: int, highest: int, length: int) -> tuple[int, int]:
    """So many squares round the middle of first and last, kept between lowest and highest."""
    length = min(length, highest - lowest + 1)
    start = (first + last + 1 - length) // 2
    start = max(lowest, min(start, highest - length + 1))
    return start, start + length - 1


def picture_size(view: BoardView) -> tuple[int, int]:
    """How large a picture may become: very large maps get more room."""
    window = view.focus or bounds(view.cells)
    if window.columns > look.OVERVIEW_COLUMNS or window.rows > look.OVERVIEW_ROWS:
        return look.LARGE_WIDTH, look.LARGE_HEIGHT
    return theme.PICTURE_WIDTH, theme.PICTURE_HEIGHT


def viewport_for(view: BoardView, width: int, height: int) -> Viewport:
    """The largest squares with which the window still fits the picture."""
    known = bounds(view.cells)
    window = view.focus or known
    left, right = _span(window.left, window.right, known.left, known.right, window.columns)
    top, bottom = _span(window.top, window.bottom, known.top, known.bottom, window.rows)
    window = Box(left, top, right, bottom)
    widest = min(width, theme.SMALLEST_PICTURE)
    sizes = range(look.LARGEST_SQUARE, look.SMALLEST_SQUARE, -look.SQUARE_STEP)
    below = len(view.party), len(rows_of(view.legend))
    ports = (_with_room(Viewport(window, cell, *below), widest) for cell in sizes)
    smallest = _with_room(Viewport(window, look.SMALLEST_SQUARE, *below), widest)
    return next((port for port in ports if port.width <= width and port.height <= height), smallest)


def _with_room(port: Viewport, widest: int) -> Viewport:
    """A tiny board gets some of the unknown at its sides, to give the party room; a thumbnail is only a board."""
    while port.width + 2 * port.cell <= widest:
        window = port.window
        port = replace(port, window=Box(window.left - 1, window.top, window.right + 1, window.bottom))
    return port if port.width >= SMALLEST_WITH_PARTY else replace(port, heroes=0, legend=0)
