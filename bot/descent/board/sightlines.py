"""What blocks the sight on one board, and which lines between two squares are left (ATT-04)."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from bot.descent.board.numbering import Numbering
from bot.descent.board.segments import Compass, CornerLine, Plane, bundle, meetings, parts
from bot.descent.board.squares import Edge, Point, Square

_WAYS_KEPT = 1 << 13


def _between(u: Compass, v: Compass) -> list[Compass]:
    """The border directions strictly between two directions, clockwise."""
    steps = (v - u) % 8
    return [Compass((u + step) % 8) for step in range(1, steps) if (u + step) % 2 == 0]


_BETWEEN = {(u, v): _between(u, v) for u in Compass for v in Compass}


class Stop(NamedTuple):
    """Where a line is blocked first: after this share of its length, by a square or a border."""

    share: Fraction
    blocker: Square | Edge


class Sightlines:
    """The obstacles, walls, closed doors and outer borders of one board, ready to be looked past."""

    def __init__(self, numbering: Numbering, solid: int, uprights: int, levels: int) -> None:
        self._numbering = numbering
        self._solid = solid
        self._borders = {Plane.UPRIGHT: uprights, Plane.LEVEL: levels}
        # The borders that reach a corner point, by the direction in which they lie from it.
        self._at_point = {
            Compass.N: uprights << numbering.stride,
            Compass.E: levels,
            Compass.S: uprights,
            Compass.W: levels << 1,
        }
        self._barriers = {(u, v): self._barrier(u, v) for u in Compass for v in Compass}
        self._boards = [self._board(heading) for heading in Compass]
        self._ways: dict[tuple[Square, Square], tuple[int, ...]] = {}

    def ways(self, a: Square, b: Square) -> tuple[int, ...]:
        """For each line from a to b that only figures could block: the squares they must not stand on.

        A line that needs all the squares of another one, and more, is left out.
        """
        found = self._ways.get((a, b))
        if found is None:
            if len(self._ways) >= _WAYS_KEPT:
                self._ways.clear()
            found = self._ways[a, b] = _fewest(self._open_lines(a, b))
        return found

    def lines(self, a: Square, b: Square) -> tuple[CornerLine, ...]:
        """All lines from the corners of a to those of b, with points counted from the corner of a."""
        return bundle(b.x - a.x, b.y - a.y, self._numbering.stride, self._numbering.size)

    def _open_lines(self, a: Square, b: Square) -> list[int]:
        origin = self._numbering.number(*a)
        own = 1 << origin | 1 << self._numbering.number(*b)
        boards, barriers = self._boards, self._barriers
        if own & self._solid:
            boards = [board & ~own for board in boards]
        masks = []
        for line in self.lines(a, b):
            start, ahead, trace = origin + line.start_number, line.heading, line.trace
            if boards[ahead] >> start + trace.low & trace.mask:
                continue
            if barriers[line.leaves, ahead] >> start & 1:
                continue
            if barriers[ahead.opposite, line.arrives] >> origin + line.end_number & 1:
                continue
            masks.append(trace.squares << start + trace.squares_low & ~own)
        return masks

    def _board(self, heading: Compass) -> int:
        """The four planes of the board in one integer, for lines with this heading."""
        size = self._numbering.size
        planes = {Plane.SQUARE: self._solid, Plane.JOINT: self._barriers[heading.opposite, heading]}
        return sum(bits << plane * size for plane, bits in (planes | self._borders).items())

    def _barrier(self, u: Compass, v: Compass) -> int:
        """The points where borders on both sides keep what comes from u from going on to v."""
        one_side, other_side = _BETWEEN[u, v], _BETWEEN[v, u]
        return self._any_at_point(one_side) & self._any_at_point(other_side)

    def _any_at_point(self, directions: list[Compass]) -> int:
        bits = 0
        for direction in directions:
            bits |= self._at_point[direction]
        return bits

    def first_stop(self, line: CornerLine, a: Square, b: Square, figures: int) -> Stop | None:
        """What a line from a to b hits first; None if it is clear. Slow: it is for pictures."""
        own = self._numbering.bits((a, b))
        opaque = (self._solid | figures) & ~own
        start = (a.x + line.start[0], a.y + line.start[1])
        dx, dy = line.end[0] - line.start[0], line.end[1] - line.start[1]
        whole = parts(dx, dy)
        if wall := self._wall_at(start, line.leaves, line.heading):
            return Stop(Fraction(0), wall)
        for met in meetings(dx, dy):
            x, y = start[0] + met.x, start[1] + met.y
            if blocker := self._blocker(met.plane, x, y, line.heading, opaque):
                return Stop(Fraction(met.when, whole), blocker)
        end = (a.x + line.end[0], a.y + line.end[1])
        if wall := self._wall_at(end, line.heading.opposite, line.arrives):
            return Stop(Fraction(1), wall)
        return None

    def _blocker(self, plane: Plane, x: int, y: int, heading: Compass, opaque: int) -> Square | Edge | None:
        if plane is Plane.JOINT:
            return self._wall_at((x, y), heading.opposite, heading)
        number = self._numbering.number(x, y)
        if plane is Plane.SQUARE:
            return Square(x, y) if opaque >> number & 1 else None
        return _border(plane, x, y) if self._borders[plane] >> number & 1 else None

    def _wall_at(self, point: Point, u: Compass, v: Compass) -> Edge | None:
        """One of the borders at this point that bar the way from u to v; None if it is not barred."""
        x, y = point
        number = self._numbering.number(x, y)
        if not self._barriers[u, v] >> number & 1:
            return None
        around = {
            Compass.N: (Plane.UPRIGHT, x, y - 1),
            Compass.E: (Plane.LEVEL, x, y),
            Compass.S: (Plane.UPRIGHT, x, y),
            Compass.W: (Plane.LEVEL, x - 1, y),
        }
        standing = [d for d in _BETWEEN[u, v] if self._at_point[d] >> number & 1]
        return _border(*around[standing[0]])


def _border(plane: Plane, x: int, y: int) -> Edge:
    """The border with this number, as the edge between its squares."""
    return Edge(Square(x - 1, y) if plane is Plane.UPRIGHT else Square(x, y - 1), Square(x, y))


def _fewest(masks: list[int]) -> tuple[int, ...]:
    """Drop every mask that contains another one."""
    kept: list[int] = []
    for mask in sorted(set(masks), key=int.bit_count):
        if not any(other & mask == other for other in kept):
            kept.append(mask)
    return tuple(kept)
