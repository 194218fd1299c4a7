"""Line of sight (ATT-04), also of large figures (BIG-01) and pits (MOV-07)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.descent.board.grid import Grid
from bot.descent.board.sightlines import Stop
from bot.descent.board.squares import Edge, Point, Square, reading_order

_NO_WAY = 1 << 20
"""Farther than any distance on a board."""


class SightLine(NamedTuple):
    """The best line between two squares, to be drawn: a clear one, or else the one that gets farthest."""

    clear: bool
    start: Point
    end: Point
    blocker: Square | Edge | None = None


def sees(grid: Grid, a: Square, b: Square, figures: int = 0, *, clear: bool = False) -> bool:
    """True if a line of sight joins the two squares; `figures` are the squares that figures stand on.

    With a `clear` eye obstacles are not in the way.
    """
    near = _near_sight(grid, a, b)
    if near is not None:
        return near
    lines = grid.borders_only if clear else grid.sightlines
    return any(not figures & way for way in lines.ways(a, b))


def _near_sight(grid: Grid, a: Square, b: Square) -> bool | None:
    """What nearness alone decides: neighbours see each other, and a pit is seen by nobody else."""
    if a not in grid.terrain or b not in grid.terrain:
        return False
    if abs(a.x - b.x) <= 1 and abs(a.y - b.y) <= 1 and (a == b or grid.adjacent(a, b)):
        return True
    if grid.pits and grid.pits & (grid.bit(a) | grid.bit(b)):
        return False
    return None


def sight_line(grid: Grid, a: Square, b: Square, figures: int = 0, *, clear: bool = False) -> SightLine:
    """The line to draw between two squares, and what blocks it.

    Adjacent squares always have a clear one: across a square to the corner point that both share.
    """
    for square in (a, b):
        if square not in grid.terrain:
            raise ValueError(f"there is no square {square} on this board")
    near = _near_sight(grid, a, b)
    tried: list[tuple[Stop, Point, Point]] = []
    lines = grid.borders_only if clear else grid.sightlines
    for line in lines.lines(a, b):
        start = (a.x + line.start[0], a.y + line.start[1])
        end = (a.x + line.end[0], a.y + line.end[1])
        stop = lines.first_stop(line, a, b, figures)
        if stop is None and near is False:
            return SightLine(False, start, end, b if grid.bit(b) & grid.pits else a)  # the pit hides it
        if stop is None:
            return SightLine(True, start, end)
        tried.append((stop, start, end))
    stop, start, end = max(tried, key=lambda attempt: attempt[0].share)
    return SightLine(False, start, end, stop.blocker)


def sees_any(
    grid: Grid,
    from_squares: Iterable[Square],
    to_squares: Iterable[Square],
    figures: int = 0,
    *,
    clear: bool = False,
) -> tuple[Square, Square] | None:
    """The nearest pair of squares of two figures that see each other, in reading order among equals.

    Neither figure's own squares are in the way (BIG-01).
    """
    here, there = sorted(from_squares, key=reading_order), sorted(to_squares, key=reading_order)
    others = figures & ~grid.bits(here) & ~grid.bits(there)
    pairs = [(a, b) for a in here for b in there]
    if len(pairs) > 1:
        pairs.sort(key=lambda pair: grid.distances(pair[0]).get(pair[1], _NO_WAY))
    return next((pair for pair in pairs if sees(grid, *pair, others, clear=clear)), None)
