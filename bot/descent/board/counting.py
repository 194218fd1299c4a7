"""Counting squares from one place to another (ATT-03)."""

from __future__ import annotations

from collections.abc import ItemsView, Iterator, Mapping
from typing import TYPE_CHECKING, TypeVar, overload

from bot.descent.board.squares import Square

if TYPE_CHECKING:
    from bot.descent.board.grid import Grid

Other = TypeVar("Other")


class Counted(Mapping[Square, int]):
    """Squares counted from the nearest of some starts to every square that can be counted to.

    The squares at one distance are a ring, one set of bits. A ring is worked out when somebody first asks for a
    square that lies no nearer: most questions are about figures close by.
    """

    __slots__ = ("_grid", "_known", "_rings", "_seen")

    def __init__(self, grid: Grid, starts: int) -> None:
        self._grid = grid
        self._known: dict[Square, int] = {}
        self._rings = [starts & grid.exists]
        self._seen = starts & grid.exists

    def __getitem__(self, square: Square) -> int:
        known = self._known.get(square)
        if known is None:
            known = self._known[square] = self._count(square)
        return known

    def _count(self, square: Square) -> int:
        bit = self._grid.bit(square)
        if self._seen & bit:
            return next(steps for steps, ring in enumerate(self._rings) if ring & bit)
        while bit and self._grow():
            if self._rings[-1] & bit:
                return len(self._rings) - 1
        raise KeyError(square)

    def __contains__(self, square: object) -> bool:
        return isinstance(square, Square) and self.get(square) is not None

    @overload
    def get(self, square: Square, /) -> int | None: ...

    @overload
    def get(self, square: Square, /, default: int | Other) -> int | Other: ...

    def get(self, square: Square, /, default: int | Other | None = None) -> int | Other | None:
        """The number of a square, or something else if it can't be counted to."""
        known = self._known.get(square)
        if known is not None:
            return known
        try:
            return self[square]
        except KeyError:
            return default

    def __iter__(self) -> Iterator[Square]:
        return iter(self._all())

    def __len__(self) -> int:
        while self._grow():
            pass
        return self._seen.bit_count()

    def items(self) -> ItemsView[Square, int]:
        """All squares with their numbers, nearest first, in reading order among equals."""
        return self._all().items()

    def _all(self) -> dict[Square, int]:
        while self._grow():
            pass
        return {square: steps for steps, ring in enumerate(self._rings) for square in self._grid.squares(ring)}

    def _grow(self) -> bool:
        """Work out the next ring; False if there is none."""
        ring = self._grid.spread(self._rings[-1]) & self._grid.floor & ~self._seen
        if ring:
            self._rings.append(ring)
            self._seen |= ring
        return bool(ring)
