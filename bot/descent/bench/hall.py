"""The big hall in which reach and sight are measured: 40 x 40 squares, inner walls, water, twelve figures."""

from dataclasses import dataclass
from random import Random

from bot.descent.bench.dungeon import Ground, random_grid
from bot.descent.board import Grid, Square, Terrain

SEED = 2
SIDE = 40
FIGURES = 12
TERRAIN = {Terrain.PLAIN: 85, Terrain.WATER: 10, Terrain.OBSTACLE: 5}
NEAR = 300
"""The figures stand on some of so many squares around the middle."""


@dataclass(frozen=True)
class Hall:
    """The board, where the one who moves or looks stands, and where the twelve others do."""

    grid: Grid
    here: Square
    others: tuple[Square, ...]

    @property
    def others_bits(self) -> int:
        return self.grid.bits(self.others)


def big_hall() -> Hall:
    """Always the same hall; the figures stand around its middle, where there is most to see."""
    random = Random(SEED)
    grid = random_grid(random, Ground(SIDE, SIDE, walls=8, doors=0, terrain=TERRAIN))
    middle = Square(SIDE // 2, SIDE // 2)
    floor = [square for square in sorted(grid.terrain) if grid.terrain[square] is Terrain.PLAIN]
    closest = sorted(floor, key=lambda square: max(abs(square.x - middle.x), abs(square.y - middle.y)))[:NEAR]
    here, *others = random.sample(closest, FIGURES + 1)
    return Hall(grid, here, tuple(others))
