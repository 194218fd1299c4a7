"""The bases of large figures: where they fit and where they can go (BIG)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema

from bot.descent.board.grid import Grid
from bot.descent.board.reach import reach
from bot.descent.board.squares import Square, reading_order, spelled

_SPELLING = re.compile(r"([1-9])x([1-9])")


class Size(NamedTuple):
    """The base of a figure in squares, written 1x1, 1x2, 2x2 or 2x3."""

    w: int
    h: int

    def __str__(self) -> str:
        return f"{self.w}x{self.h}"

    @property
    def orientations(self) -> tuple[Size, ...]:
        """The base as it is and, where that differs, turned by a quarter."""
        return (self,) if self.w == self.h else (self, Size(self.h, self.w))

    @classmethod
    def parse(cls, text: str) -> Size:
        """Read "2x3"; a ValueError says what is wrong."""
        match = _SPELLING.fullmatch(text.strip().lower())
        if match is None:
            raise ValueError(f"not the size of a base: {text!r} (write it like 2x3)")
        return cls(int(match[1]), int(match[2]))

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return spelled(cls, cls.parse)


def footprint(corner: Square, w: int, h: int) -> tuple[Square, ...]:
    """The squares of a base whose upper left one is given, in reading order."""
    return tuple(Square(corner.x + x, corner.y + y) for y in range(h) for x in range(w))


def expansions(grid: Grid, square: Square, size: Size, blocked: int = 0) -> list[tuple[Square, ...]]:
    """All placements of a base that cover a square, in reading order (BIG-02, BIG-06).

    A base lies on squares a figure can stand on and that nobody blocks, and no wall or closed door
    runs through it.
    """
    return _covering(grid, square, _corners(grid, size, blocked))


@lru_cache(maxsize=32)  # a monster that looks for a place asks for every square in reach
def _corners(grid: Grid, size: Size, blocked: int) -> Mapping[Size, int]:
    """For each orientation the squares on which the upper left corner of the base can lie."""
    return {turned: _fitting(grid, turned, grid.floor & ~blocked) for turned in size.orientations}


def _fitting(grid: Grid, size: Size, free: int) -> int:
    stride = grid.numbering.stride
    corners = free
    for x, y in footprint(Square(0, 0), *size):
        away = y * stride + x
        corners &= free >> away
        if x + 1 < size.w:
            corners &= grid.open_east >> away
        if y + 1 < size.h:
            corners &= grid.open_south >> away
    return corners


def _covering(grid: Grid, square: Square, corners: Mapping[Size, int]) -> list[tuple[Square, ...]]:
    placed = [
        footprint(corner, *size)
        for size, fitting in corners.items()
        for corner in footprint(Square(square.x - size.w + 1, square.y - size.h + 1), *size)
        if grid.bit(corner) & fitting
    ]
    return sorted(placed, key=lambda base: [reading_order(square) for square in base])


def large_stops(
    grid: Grid,
    base: tuple[Square, ...],
    size: Size,
    points: int,
    *,
    blocked: int = 0,
    crossable: int = 0,
) -> dict[Square, list[tuple[Square, ...]]]:
    """Where a large figure can end, and how it can expand there (BIG-02), in reading order.

    It shrinks to any square of its base and moves from there as a small figure. It walks over pits,
    unless it stands in them with its whole base (BIG-05). Turning on the spot is a movement too: it
    enters another square of its old base and expands from there.
    """
    large = len(base) > 1
    own = grid.bits(base)
    if large and not own & ~grid.pits:
        return {}
    ends = reach(grid, base, points, blocked=blocked, crossable=crossable, pits=0 if large else None).stop_bits
    if large:
        ends |= grid.bits(square for square in base if points >= (2 if grid.bit(square) & grid.slow else 1))
    corners = _corners(grid, size, (blocked | crossable) & ~own)
    stops: dict[Square, list[tuple[Square, ...]]] = {}
    for square in grid.squares(ends):
        placed = [other for other in _covering(grid, square, corners) if set(other) != set(base)]
        if placed:
            stops[square] = placed
    return stops
