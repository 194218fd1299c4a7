"""The board as the rules see it: squares, terrain, walls and closed doors."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum
from functools import cached_property, lru_cache
from typing import Final

from bot.descent.board.counting import Counted
from bot.descent.board.numbering import Numbering, numbering
from bot.descent.board.sightlines import Sightlines
from bot.descent.board.squares import Edge, Square

_DISTANCES_KEPT = 128


class Terrain(StrEnum):
    """What lies on a square."""

    PLAIN = "plain"
    WATER = "water"
    PIT = "pit"
    HAZARD = "hazard"
    OBSTACLE = "obstacle"
    LAVA = "lava"
    MUD = "mud"


class Grid:
    """A board that never changes: opening a door or revealing a tile makes a new one.

    Sets of squares are integers, one bit per square. Whatever is costly is worked out when it is
    first asked for, so that making a grid is cheap.
    """

    def __init__(
        self,
        terrain: Mapping[Square, Terrain],
        walls: Iterable[Edge] = (),
        doors: Iterable[Edge] = (),
        elevation: Iterable[Edge] = (),
    ) -> None:
        self.terrain: Final[Mapping[Square, Terrain]] = dict(terrain)
        self.walls: Final = frozenset(walls)
        self.doors: Final = frozenset(doors)
        self.elevation: Final = frozenset(elevation)
        xs, ys = zip(*self.terrain, strict=True) if self.terrain else ((), ())
        if min(xs, default=0) < 0 or min(ys, default=0) < 0:
            raise ValueError("a board has no squares left of column A or above row 1")
        self.width: Final[int] = max(xs, default=-1) + 1
        self.height: Final[int] = max(ys, default=-1) + 1
        self.numbering: Final[Numbering] = numbering(self.width, self.height)
        self._distances = lru_cache(maxsize=_DISTANCES_KEPT)(self._count_distances)
        self._neighbours: dict[Square, tuple[Square, ...]] = {}

    def bit(self, square: Square) -> int:
        """The set of this one square."""
        return self.numbering.bit(square)

    def bits(self, squares: Iterable[Square]) -> int:
        """The set of these squares."""
        return self.numbering.bits(squares)

    def squares(self, bits: int) -> list[Square]:
        """The squares of a set, in reading order."""
        return self.numbering.squares(bits)

    @cached_property
    def _by_terrain(self) -> dict[Terrain, int]:
        lying = dict.fromkeys(Terrain, 0)
        bit = self.numbering.bit
        for square, kind in self.terrain.items():
            lying[kind] |= bit(square)
        return lying

    def of(self, *kinds: Terrain) -> int:
        """The set of all squares with one of these terrains."""
        bits = 0
        for kind in kinds:
            bits |= self._by_terrain[kind]
        return bits

    @cached_property
    def exists(self) -> int:
        """All squares of the board."""
        return self.of(*Terrain)

    @cached_property
    def obstacles(self) -> int:
        """The squares nobody enters or looks through (MOV-09)."""
        return self.of(Terrain.OBSTACLE)

    @cached_property
    def floor(self) -> int:
        """The squares a figure can stand on."""
        return self.exists & ~self.obstacles

    @cached_property
    def pits(self) -> int:
        """The pit squares (MOV-07)."""
        return self.of(Terrain.PIT)

    @cached_property
    def slow(self) -> int:
        """The squares that cost 2 movement points: water and mud (MOV-06, MOV-10)."""
        return self.of(Terrain.WATER, Terrain.MUD)

    @cached_property
    def uprights(self) -> int:
        """The borders that can't be passed to the left or right, numbered by their right square."""
        return (self.exists ^ self.exists << 1) | self._barred(upright=True)

    @cached_property
    def levels(self) -> int:
        """The borders that can't be passed up or down, numbered by their lower square."""
        return (self.exists ^ self.exists << self.numbering.stride) | self._barred(upright=False)

    def _barred(self, *, upright: bool) -> int:
        barred = 0
        for edge in self.walls | self.doors:
            if edge.upright == upright and (edge.a in self.terrain or edge.b in self.terrain):
                barred |= 1 << self.numbering.number(*edge.b)
        return barred

    @cached_property
    def sightlines(self) -> Sightlines:
        """What blocks the sight on this board, figures apart."""
        return Sightlines(self.numbering, self.obstacles, self.uprights, self.levels)

    @cached_property
    def borders_only(self) -> Sightlines:
        """The same for whoever sees past obstacles: only walls, doors and the border are in the way."""
        return Sightlines(self.numbering, 0, self.uprights, self.levels)

    @cached_property
    def open_east(self) -> int:
        """The squares that nothing separates from their right neighbour."""
        return self.exists & ~(self.uprights >> 1)

    @cached_property
    def open_south(self) -> int:
        """The squares that nothing separates from their lower neighbour."""
        return self.exists & ~(self.levels >> self.numbering.stride)

    @cached_property
    def _leave(self) -> tuple[int, ...]:
        """For each direction in row order (north-west first) the squares that have a neighbour there."""
        stride = self.numbering.stride
        east, south = self.open_east, self.open_south
        west, north = east << 1, south << stride
        # A diagonal neighbour needs one way round its corner that is open (MOV-04).
        south_east = east & south >> 1 | south & east >> stride
        south_west = west & south << 1 | south & west >> stride
        north_west = south_east << stride + 1
        north_east = south_west << stride - 1
        return north_west, north, north_east, west, east, south_west, south, south_east

    def spread(self, bits: int) -> int:
        """Every square adjacent to a square of the set, whatever lies on it."""
        stride = self.numbering.stride
        north_west, north, north_east, west, east, south_west, south, south_east = self._leave
        return (
            (bits & north_west) >> stride + 1
            | (bits & north) >> stride
            | (bits & north_east) >> stride - 1
            | (bits & west) >> 1
            | (bits & east) << 1
            | (bits & south_west) << stride - 1
            | (bits & south) << stride
            | (bits & south_east) << stride + 1
        )

    def adjacent(self, a: Square, b: Square) -> bool:
        """True for edge or corner neighbours that no wall or closed door separates."""
        return b in self.neighbours(a)

    def neighbours(self, square: Square) -> tuple[Square, ...]:
        """All squares adjacent to this one, whatever lies on them, in reading order."""
        found = self._neighbours.get(square)
        if found is None:
            found = self._neighbours[square] = tuple(self.squares(self.spread(self.bit(square))))
        return found

    def distances(self, *starts: Square) -> Mapping[Square, int]:
        """Squares counted from the nearest start to every square that can be counted to (ATT-03).

        Walls, closed doors and obstacles are walked round; figures and costs are ignored.
        """
        return self._distances(frozenset(starts))

    def distance(self, a: Square, b: Square) -> int | None:
        """Squares counted from one square (not counted) to another; None if there is no way."""
        return self.distances(a).get(b)

    def _count_distances(self, starts: frozenset[Square]) -> Mapping[Square, int]:
        return Counted(self, self.bits(starts))
