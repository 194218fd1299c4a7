"""Where a figure can go with its movement points, what it costs, and on which path (MOV)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from bot.descent.board.grid import Grid
from bot.descent.board.squares import Square, reading_order


def reach(
    grid: Grid,
    starts: Square | Iterable[Square],
    points: int,
    *,
    blocked: int = 0,
    crossable: int = 0,
    slow: int | None = None,
    pits: int | None = None,
    taxed: int = 0,
    through: int = 0,
) -> Reach:
    """All squares that can be entered from the starts with so many movement points.

    `blocked` squares can't be entered (MOV-03: enemies), `crossable` ones not be stopped on (allies).
    `slow` squares cost 2 (by default water and mud), and from `pits` nobody walks on (by default the
    pit squares): a figure that ignores such terrain passes 0. `taxed` squares cost one more than they would, and
    obstacles `through` which it may go are entered like others, but not stopped on.
    """
    slowing = grid.slow if slow is None else slow
    costly, dear = slowing ^ taxed, slowing & taxed
    traps = grid.pits if pits is None else pits
    origin = grid.bits([starts] if isinstance(starts, Square) else starts)
    free, walkable = (grid.floor | through) & ~blocked, ~traps
    quick, heavy, dearest = free & ~(costly | dear), free & costly, free & dear
    unseen = grid.exists
    # Nobody enters a square twice, and none costs more than three points.
    most = min(max(points, 0), (3 if dear else 2) * grid.exists.bit_count())
    layers = [0] * (most + 4)
    layers[0] = origin
    for spent in range(most + 1):
        layer = layers[spent] = layers[spent] & unseen
        if layer:
            unseen ^= layer
            around = grid.spread(layer & walkable) & unseen
            layers[spent + 1] |= around & quick
            layers[spent + 2] |= around & heavy
            layers[spent + 3] |= around & dearest
    return Reach(grid, layers[:-3], grid.exists & ~unseen & ~origin & ~crossable & ~through, (costly, dear), traps)


class Reach:
    """The squares that were reached: one set of squares for each number of points spent."""

    __slots__ = ("_costly", "_grid", "_layers", "_traps", "stop_bits")

    def __init__(self, grid: Grid, layers: list[int], stop_bits: int, costly: tuple[int, int], traps: int) -> None:
        self._grid = grid
        self._layers = layers
        self._costly = costly
        self._traps = traps
        self.stop_bits = stop_bits
        """The squares where the movement may end, the start excluded."""

    @property
    def stops(self) -> list[Square]:
        """The squares where the movement may end, the start excluded, in reading order."""
        return self._grid.squares(self.stop_bits)

    def stops_at(self, square: Square) -> bool:
        """Whether one may end on this square."""
        return bool(self.stop_bits & self._grid.bit(square))

    def entered(self) -> dict[Square, int]:
        """All squares that can be entered, also those where one may not end, with their costs."""
        return self._costs(~0)

    def cost(self, square: Square) -> int | None:
        """The points it takes to enter a square (0 for a start); None if it is out of reach."""
        bit = self._grid.bit(square)
        return next((spent for spent, layer in enumerate(self._layers) if layer & bit), None)

    def costs(self) -> dict[Square, int]:
        """What it takes to stop on each square where one may, in reading order."""
        return self._costs(self.stop_bits)

    def _costs(self, wanted: int) -> dict[Square, int]:
        planes = [0] * len(self._layers).bit_length()
        for spent, layer in enumerate(self._layers):
            for power in range(spent.bit_length()):
                if spent >> power & 1:
                    planes[power] |= layer
        return self._grid.numbering.numbered(plane & wanted for plane in planes)

    def path(self, square: Square, avoid: int = 0) -> list[Square]:
        """A cheapest path to a square, without the start: the same one each time.

        Of several it takes the one with the fewest squares to `avoid`, then with the fewest diagonal
        steps (so that it doesn't wander), then whatever comes first in reading order.
        """
        total = self.cost(square)
        if total is None:
            raise ValueError(f"{square} is out of reach")
        best: dict[Square, _Way] = {}
        for spent, on_the_way in enumerate(self._leading_to(square, total)):
            for here in self._grid.squares(on_the_way):
                best[here] = self._way_to(here, spent, best, avoid)
        path: list[Square] = []
        here = square
        while (before := best[here].before) is not None:
            path.append(here)
            here = before
        return path[::-1]

    def _leading_to(self, square: Square, total: int) -> list[int]:
        """Layer by layer, the squares that lie on some cheapest path to this one."""
        grid, layers = self._grid, [0] * (total + 1)
        layers[total] = grid.bit(square)
        for spent in range(total, 0, -1):
            costly, dear = self._costly
            quick, heavy = layers[spent] & ~(costly | dear), layers[spent] & costly
            layers[spent - 1] |= grid.spread(quick) & self._layers[spent - 1] & ~self._traps
            if heavy and spent >= 2:
                layers[spent - 2] |= grid.spread(heavy) & self._layers[spent - 2] & ~self._traps
            if spent >= 3 and layers[spent] & dear:
                layers[spent - 3] |= grid.spread(layers[spent] & dear) & self._layers[spent - 3] & ~self._traps
        return layers

    def _way_to(self, here: Square, spent: int, best: dict[Square, _Way], avoid: int) -> _Way:
        if spent == 0:
            return _Way(0, 0, None)
        bit, (costly, dear) = self._grid.bit(here), self._costly
        before = spent - (3 if bit & dear else 2 if bit & costly else 1)
        unwelcome = 1 if bit & avoid else 0
        ways = [
            _Way(
                best[there].unwelcome + unwelcome,
                best[there].diagonals + (there.x != here.x and there.y != here.y),
                there,
            )
            for there in self._grid.neighbours(here)
            if there in best and self._grid.bit(there) & self._layers[before] & ~self._traps
        ]
        return min(ways, key=_preference)


class _Way(NamedTuple):
    """How good the best path to a square is, and its last square but one."""

    unwelcome: int
    diagonals: int
    before: Square | None


def _preference(way: _Way) -> tuple[int, int, tuple[int, int]]:
    return way.unwelcome, way.diagonals, reading_order(way.before) if way.before else (0, 0)
