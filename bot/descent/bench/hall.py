"""The big hall in which reach and sight are measured: 40 x 40 squares, inner walls, water, twelve figures."""

from dataclasses import dataclass
from random import Random

from bot.descent.bench.dungeon import Ground, random_grid
from bot.descent.board import Grid, Square, Terrain

SEED = 2
SIDE = 40
FIGURES = 12
HALL = Ground(SIDE, SIDE, walls=8, doors=0, terrain={Terrain.PLAIN: 85, Terrain.WATER: 10, Terrain.OBSTACLE: 5})


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
    grid = random_grid(random, HALL)
    middle = Square(SIDE // 2, SIDE // 2)
    floor = [square for square in sorted(grid.terrain) if grid.terrain[square] is Terrain.PLAIN]
    near = sorted(floor, key=lambda square: max(abs(square.x - middle.x), abs(square.y - middle.y)))[:300]
    here, *others = random.sample(near, FIGURES + 1)
    return Hall(grid, here, tuple(others))
