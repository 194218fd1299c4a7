"""Sight, adjacency and movement once more, as plainly as the rules say them, to compare with.

Exact numbers, no bits, no caches: slow, and short enough to be believed.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from heapq import heappop, heappush
from itertools import product

from bot.descent.board import Edge, Grid, Point, Square, Terrain

Box = tuple[Point, Point]
"""The upper left and lower right point of a square or, when it is flat, of a border."""


def separated(grid: Grid, a: Square, b: Square) -> bool:
    """A wall, a closed door or the end of the board lies between two orthogonal neighbours."""
    there = a in grid.terrain and b in grid.terrain
    if not there:
        return True
    edge = Edge.between(a, b)
    return edge in grid.walls or edge in grid.doors


def adjacent(grid: Grid, a: Square, b: Square) -> bool:
    """Edge neighbours that nothing separates, or corner neighbours with an open way round the corner."""
    dx, dy = abs(a.x - b.x), abs(a.y - b.y)
    if dx + dy == 1:
        return not separated(grid, a, b)
    if dx == dy == 1:
        ways = (Square(a.x, b.y), Square(b.x, a.y))
        return any(not separated(grid, a, via) and not separated(grid, via, b) for via in ways)
    return False


def around(square: Square) -> list[Square]:
    """The eight places around a square."""
    steps = [(dx, dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if (dx, dy) != (0, 0)]
    return [Square(square.x + dx, square.y + dy) for dx, dy in steps]


def cheapest(
    grid: Grid, start: Square, points: int, blocked: set[Square], avoid: Iterable[Square] = ()
) -> dict[Square, tuple[int, int, int]]:
    """Dijkstra: for each square in reach the points spent, the avoided squares entered and the diagonals."""
    unwelcome = set(avoid)
    best: dict[Square, tuple[int, int, int]] = {start: (0, 0, 0)}
    queue = [((0, 0, 0), start)]
    while queue:
        key, here = heappop(queue)
        if key > best[here] or grid.terrain[here] is Terrain.PIT:
            continue
        for there in around(here):
            if there not in grid.terrain or not adjacent(grid, here, there) or there in blocked:
                continue
            kind = grid.terrain[there]
            if kind is Terrain.OBSTACLE:
                continue
            spent = key[0] + (2 if kind in (Terrain.WATER, Terrain.MUD) else 1)
            diagonal = there.x != here.x and there.y != here.y
            new = (spent, key[1] + (there in unwelcome), key[2] + diagonal)
            if spent <= points and (there not in best or new < best[there]):
                best[there] = new
                heappush(queue, (new, there))
    return best


def barriers(grid: Grid) -> set[Box]:
    """Every border that blocks sight: walls, closed doors and the outer border."""
    found: set[Box] = set()
    for square in grid.terrain:
        x, y = square
        for other in around(square):
            if abs(other.x - x) + abs(other.y - y) == 1 and separated(grid, square, other):
                corner = (max(x, other.x), max(y, other.y))
                end = (corner[0], corner[1] + 1) if other.y == y else (corner[0] + 1, corner[1])
                found.add((corner, end))
    return found


def sees(grid: Grid, a: Square, b: Square, figures: set[Square]) -> bool:
    """Some line from a corner of a to a corner of b is clear (ATT-04, MOV-07)."""
    if a == b or adjacent(grid, a, b):
        return True
    if Terrain.PIT in (grid.terrain[a], grid.terrain[b]):
        return False
    obstacles = {square for square, kind in grid.terrain.items() if kind is Terrain.OBSTACLE}
    solid = [((x, y), (x + 1, y + 1)) for x, y in (obstacles | figures) - {a, b}]
    walls = barriers(grid)
    ends = product(corners(a), corners(b))
    return any(p != q and clear(p, q, a, b, solid, walls) for p, q in ends)


def corners(square: Square) -> list[Point]:
    """The four corner points of a square."""
    return [(square.x + x, square.y + y) for y in (0, 1) for x in (0, 1)]


def clear(p: Point, q: Point, a: Square, b: Square, solid: list[Box], walls: set[Box]) -> bool:
    """The line from p to q is blocked by no square, crosses no border, and slips through no joint."""
    for box in solid:
        span = inside(p, q, box)
        if span and span[0] < span[1]:  # through it or along its edge, for more than one point
            return False
    for wall in walls:
        span = inside(p, q, wall)
        if span and (span[0] < span[1] or not ends_at(wall, p, q, span[0])):
            return False
    dx, dy = q[0] - p[0], q[1] - p[1]
    for point in {end for wall in walls for end in wall}:
        span = inside(p, q, (point, point))
        if span:
            came_from = middle(a, point) if point == p else (-dx, -dy)
            goes_to = middle(b, point) if point == q else (dx, dy)
            if barred(point, came_from, goes_to, walls):
                return False
    return True


def parts(p: Point, q: Point) -> int:
    """Into so many equal parts a line is cut, so that it meets every row and column of squares at a whole one."""
    return (abs(q[0] - p[0]) or 1) * (abs(q[1] - p[1]) or 1)


def inside(p: Point, q: Point, box: Box) -> tuple[int, int] | None:
    """From which to which part of the line it lies in the closed box; None if it never does."""
    first, last = 0, parts(p, q)
    for axis in (0, 1):
        low, high, start, way = box[0][axis], box[1][axis], p[axis], q[axis] - p[axis]
        if way == 0:
            if not low <= start <= high:
                return None
        else:
            part = parts(p, q) // way  # way divides it; below zero where the line runs back
            enter, leave = sorted(((low - start) * part, (high - start) * part))
            first, last = max(first, enter), min(last, leave)
    return (first, last) if first <= last else None


def ends_at(wall: Box, p: Point, q: Point, part: int) -> bool:
    """The point of the line at this part of its length is an end of the wall."""
    whole = parts(p, q)
    x, y = (p[axis] * whole + part * (q[axis] - p[axis]) for axis in (0, 1))
    return any(x == end[0] * whole and y == end[1] * whole for end in wall)


def middle(square: Square, point: Point) -> Point:
    """The direction from one of its corners to the middle of a square."""
    return 2 * (square.x - point[0]) + 1, 2 * (square.y - point[1]) + 1


def barred(point: Point, u: Point, v: Point, walls: set[Box]) -> bool:
    """Walls end at this point on both sides, between the direction u and the direction v."""
    if bearing(u) == bearing(v):
        return False
    low, high = sorted((bearing(u), bearing(v)))
    reaching = [other for wall in walls for end, other in (wall, wall[::-1]) if end == point]
    angles = [bearing((x - point[0], y - point[1])) for x, y in reaching]
    return any(low < angle < high for angle in angles) and any(angle < low or high < angle for angle in angles)


def bearing(direction: Point) -> Fraction:
    """A number that grows from 0 to 4 as the direction turns once around."""
    dx, dy = direction
    slope = Fraction(dx, abs(dx) + abs(dy))
    return 1 - slope if dy >= 0 else 3 + slope
