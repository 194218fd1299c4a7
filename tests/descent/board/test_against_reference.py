"""Random boards, compared with the plain versions in reference.py."""

import random
from itertools import pairwise

import pytest

from bot.descent.board import Edge, Grid, Square, Terrain, reach, sees, sight_line
from tests.descent.board import reference

BATCHES = 20
BOARDS_PER_BATCH = 260
"""20 batches of 260 boards: 5,200 boards for sight, and the same number of others for movement."""


def random_grid(rng: random.Random) -> Grid:
    """A small board with holes, all terrains, walls and closed doors; some boards bare, some crowded."""
    width, height, holes, barred = (
        rng.randint(3, 7),
        rng.randint(3, 6),
        rng.random() * 0.3,
        rng.random() * 0.3,
    )
    kinds = [*Terrain, *[Terrain.PLAIN] * rng.randint(6, 20)]
    places = [Square(x, y) for x in range(width) for y in range(height)]
    terrain = {square: rng.choice(kinds) for square in places if rng.random() >= holes}
    terrain[Square(0, 0)] = Terrain.PLAIN
    borders = [
        Edge(square, other)
        for square in terrain
        for other in (Square(square.x + 1, square.y), Square(square.x, square.y + 1))
        if rng.random() < barred
    ]
    doors = rng.randint(0, len(borders))
    return Grid(terrain, borders[doors:], borders[:doors])


def some_of(rng: random.Random, squares: list[Square], most: int) -> set[Square]:
    return set(rng.sample(squares, rng.randint(0, min(most, len(squares)))))


@pytest.mark.parametrize("batch", range(BATCHES))
def test_att_04_sight_agrees_with_exact_geometry(batch: int) -> None:
    """ATT-04: on 5,200 random boards sight is what exact fractions say, both ways and in the picture."""
    for seed in range(batch * BOARDS_PER_BATCH, (batch + 1) * BOARDS_PER_BATCH):
        rng = random.Random(f"sight {seed}")
        grid = random_grid(rng)
        squares = list(grid.terrain)
        a, b, figures = rng.choice(squares), rng.choice(squares), some_of(rng, squares, 6)
        bits, expected = grid.bits(figures), reference.sees(grid, a, b, figures)
        answers = sees(grid, a, b, bits), sees(grid, b, a, bits), sight_line(grid, a, b, bits).clear
        assert answers == (expected,) * 3, f"board {seed}: {a} to {b} past {sorted(map(str, figures))}"


@pytest.mark.parametrize("batch", range(BATCHES))
def test_mov_01_movement_agrees_with_dijkstra(batch: int) -> None:
    """MOV-01 to MOV-09: on 5,200 random boards costs, neighbours and paths are those of a plain search."""
    for seed in range(batch * BOARDS_PER_BATCH, (batch + 1) * BOARDS_PER_BATCH):
        rng = random.Random(f"movement {seed}")
        grid = random_grid(rng)
        squares = list(grid.terrain)
        start, points = rng.choice(squares), rng.randint(0, 7)
        enemies, allies, avoid = (some_of(rng, squares, most) for most in (4, 4, 6))
        found = reach(grid, start, points, blocked=grid.bits(enemies), crossable=grid.bits(allies))
        expected = reference.cheapest(grid, start, points, enemies, avoid)
        costs = {square: cost for square in squares if (cost := found.cost(square)) is not None}
        assert costs == {square: key[0] for square, key in expected.items()}, f"board {seed}: from {start}"
        assert set(found.stops) == set(found.costs()) == set(expected) - allies - {start}, f"board {seed}"
        near = {square for square in squares if reference.adjacent(grid, start, square)}
        assert set(grid.neighbours(start)) == near, f"board {seed}: neighbours of {start}"
        end = rng.choice(list(expected))
        path = found.path(end, grid.bits(avoid))
        assert measured(grid, [start, *path], avoid) == expected[end], f"board {seed}: {start} to {end}"


def measured(grid: Grid, path: list[Square], avoid: set[Square]) -> tuple[int, int, int]:
    """Points, avoided squares and diagonals of a path, each step of which must be possible."""
    steps = list(pairwise(path))
    assert all(reference.adjacent(grid, here, there) for here, there in steps)
    return (
        sum(2 if grid.terrain[there] in (Terrain.WATER, Terrain.MUD) else 1 for _, there in steps),
        sum(there in avoid for _, there in steps),
        sum(here.x != there.x and here.y != there.y for here, there in steps),
    )
