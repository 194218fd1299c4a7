"""What a straight line from one corner point to another meets on its way. Whole numbers only."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

from bot.descent.board.squares import Point

_TRACES_KEPT = 1 << 13
_BUNDLES_KEPT = 1 << 11


class Plane(IntEnum):
    """The four kinds of things a line can meet."""

    SQUARE = 0
    """A square that the line passes through, or whose edge it runs along."""
    UPRIGHT = 1
    """An upright border that it crosses, or runs along."""
    LEVEL = 2
    """A level border that it crosses, or runs along."""
    JOINT = 3
    """A corner point that it passes exactly."""


class Meeting(NamedTuple):
    """The line meets this thing, `when` parts of its way from the start."""

    when: int
    plane: Plane
    x: int
    y: int


class Compass(IntEnum):
    """Directions from a corner point, clockwise. Borders lie on the even ones, squares on the odd ones."""

    N = 0
    NE = 1
    E = 2
    SE = 3
    S = 4
    SW = 5
    W = 6
    NW = 7

    @property
    def opposite(self) -> Compass:
        return Compass((self + 4) % 8)


_HEADINGS = {
    (0, -1): Compass.N,
    (1, -1): Compass.NE,
    (1, 0): Compass.E,
    (1, 1): Compass.SE,
    (0, 1): Compass.S,
    (-1, 1): Compass.SW,
    (-1, 0): Compass.W,
    (-1, -1): Compass.NW,
}


def heading(dx: int, dy: int) -> Compass:
    """Where a line points: along a border, or into one of the four quarters."""
    return _HEADINGS[(dx > 0) - (dx < 0), (dy > 0) - (dy < 0)]


def parts(dx: int, dy: int) -> int:
    """Into how many parts the way of a line is divided, so that it meets everything at a whole one."""
    return max(abs(dx), 1) * max(abs(dy), 1)


def meetings(dx: int, dy: int) -> list[Meeting]:
    """All that the line from (0, 0) to (dx, dy) meets between its ends, in order."""
    if dy == 0:
        return _along(dx)
    if dx == 0:
        turned = [Meeting(m.when, m.plane, m.y, m.x) for m in _along(dy)]
        return [m._replace(plane=Plane.UPRIGHT) if m.plane is Plane.LEVEL else m for m in turned]
    return _across(dx, dy)


def _along(length: int) -> list[Meeting]:
    """A level line runs along borders, and so along the squares on both sides of them."""
    met = []
    for step in range(abs(length)):
        x = step if length > 0 else -step - 1
        if step:
            met.append(Meeting(step, Plane.JOINT, step if length > 0 else -step, 0))
        met.append(Meeting(step, Plane.LEVEL, x, 0))
        met.append(Meeting(step, Plane.SQUARE, x, -1))
        met.append(Meeting(step, Plane.SQUARE, x, 0))
    return met


def _across(dx: int, dy: int) -> list[Meeting]:
    """A slanted line crosses the upright x = ±1, ±2, … and the level y = ±1, ±2, … and a square after each.

    Columns and rows are counted away from the start; to the left or upward, the one that starts at
    step n of the way lies at -n - 1.
    """
    met = []
    wide, high = abs(dx), abs(dy)
    left, up = dx < 0, dy < 0
    cuts = sorted({x * high for x in range(wide)} | {y * wide for y in range(high)} | {wide * high})
    for cut, following in pairwise(cuts):
        x, beside = divmod(cut, high)
        y, below = divmod(cut, wide)
        if cut:
            plane = Plane.LEVEL if beside else Plane.UPRIGHT if below else Plane.JOINT
            border_x = -x - (beside > 0) if left else x
            border_y = -y - (below > 0) if up else y
            met.append(Meeting(cut, plane, border_x, border_y))
        x, y = (cut + following) // (2 * high), (cut + following) // (2 * wide)
        met.append(Meeting(cut, Plane.SQUARE, -x - 1 if left else x, -y - 1 if up else y))
    return met


class Trace(NamedTuple):
    """A line as bits, relative to the number of its start.

    The four planes lie behind each other in one integer, so that one comparison with the board tells
    whether the line is free.
    """

    low: int
    mask: int
    squares_low: int
    squares: int


@lru_cache(maxsize=_TRACES_KEPT)
def trace(dx: int, dy: int, stride: int, size: int) -> Trace:
    """The bits of all that the line from (0, 0) to (dx, dy) meets, on a board with this numbering."""
    met = meetings(dx, dy)
    low, mask = _packed([m.plane * size + m.y * stride + m.x for m in met])
    squares_low, squares = _packed([m.y * stride + m.x for m in met if m.plane is Plane.SQUARE])
    return Trace(low, mask, squares_low, squares)


def _packed(places: list[int]) -> tuple[int, int]:
    low, bits = min(places), 0
    for place in places:
        bits |= 1 << place - low
    return low, bits


class CornerLine(NamedTuple):
    """One of the lines from a corner of one square to a corner of another."""

    start: Point
    end: Point
    heading: Compass
    leaves: Compass
    """The quarter of the start point in which the first square lies."""
    arrives: Compass
    """The quarter of the end point in which the second square lies."""
    start_number: int
    end_number: int
    trace: Trace


@lru_cache(maxsize=_BUNDLES_KEPT)
def bundle(dx: int, dy: int, stride: int, size: int) -> tuple[CornerLine, ...]:
    """The up to 16 lines from the square at (0, 0) to the one at (dx, dy), shortest first.

    A corner point that both squares share is no line.
    """
    corners = [(x, y) for y in (0, 1) for x in (0, 1)]
    pairs = [(start, (dx + x, dy + y)) for start in corners for x, y in corners]
    lines = [_line(start, end, (dx, dy), stride, size) for start, end in pairs if start != end]
    return tuple(sorted(lines, key=_length))


def _line(start: Point, end: Point, target: Point, stride: int, size: int) -> CornerLine:
    dx, dy = end[0] - start[0], end[1] - start[1]
    return CornerLine(
        start,
        end,
        heading(dx, dy),
        _quarter(start[0], start[1]),
        _quarter(end[0] - target[0], end[1] - target[1]),
        start[1] * stride + start[0],
        end[1] * stride + end[0],
        trace(dx, dy, stride, size),
    )


def _quarter(x: int, y: int) -> Compass:
    """Where a square lies, seen from its corner that is x to the right and y down of its upper left one."""
    return heading(1 - 2 * x, 1 - 2 * y)


def _length(line: CornerLine) -> int:
    return (line.end[0] - line.start[0]) ** 2 + (line.end[1] - line.start[1]) ** 2
