"""What a move costs on a large board, against the same move on a small one.

The large board is the small one with much around it, behind walls: the hero can go to the same squares and sees the
same figures, and yet there are sixteen times as many squares.
"""

from functools import partial
from random import Random

from bot.bench.measure import Measure, median_ratio, timed_us
from bot.bench.run import Run
from bot.descent.bench.activation import PARTY, layout_of
from bot.descent.bench.dungeon import Ground, random_grid
from bot.descent.bench.hall import FIGURES, SEED, SIDE, TERRAIN
from bot.descent.board import Edge, Grid, Square, Terrain
from bot.descent.commands import Command, Move, TakeTurn
from bot.descent.quest.setup import Recruit, new_hero
from bot.descent.rules.play import legal, perform
from bot.descent.rules.rolling import Chance
from bot.descent.state.figures import Group, Monster
from bot.descent.state.game import Game

ROOM = 10
MONSTER = "zombie"


def growth_board(run: Run) -> float:
    """A move from save to save, with all it could have been: 1,600 squares / 100."""
    small, large = (saved_in(grid) for grid in boards())
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(run.sizes.some(150)):
        for saved, taken in zip((small, large), times, strict=True):
            taken.append(timed_us(partial(_move, saved)))
    return median_ratio(times[1], times[0])


def boards() -> tuple[Grid, Grid]:
    """A room, and a hall with the same room in its middle."""
    random = Random(SEED)
    room = random_grid(random, Ground(ROOM, ROOM, walls=8, doors=0, terrain=TERRAIN))
    around = random_grid(random, Ground(SIDE, SIDE, walls=8, doors=0, terrain=TERRAIN))
    corner = (SIDE - ROOM) // 2
    inside = {_shifted(square, corner): kind for square, kind in room.terrain.items()}
    middle = {Square(corner + x, corner + y) for x in range(ROOM) for y in range(ROOM)}
    outside = {square: kind for square, kind in around.terrain.items() if square not in middle}
    walls = {wall for wall in around.walls if wall.a in outside and wall.b in outside}
    walls |= {Edge.between(_shifted(wall.a, corner), _shifted(wall.b, corner)) for wall in room.walls}
    walls |= {Edge.between(one, other) for one in inside for other in _beside(one) if other in outside}
    return room, Grid(inside | outside, walls)


def _shifted(square: Square, by: int) -> Square:
    return Square(square.x + by, square.y + by)


def _beside(square: Square) -> list[Square]:
    x, y = square.x, square.y
    return [Square(x - 1, y), Square(x + 1, y), Square(x, y - 1), Square(x, y + 1)]


def saved_in(grid: Grid) -> str:
    """Heroes and monsters in the room, the first hero about to move."""
    game = Game(
        quest="ember_chapel",
        chance=Chance(seed="bench"),
        board=layout_of(grid),
        heroes={},
        groups={MONSTER: Group(id=MONSTER, monster=MONSTER)},
        morale=len(PARTY),
        round=1,
    )
    corner = (grid.width - ROOM) // 2
    inside = [Square(corner + x, corner + y) for x in range(ROOM) for y in range(ROOM)]
    floor = [square for square in inside if grid.terrain.get(square) is Terrain.PLAIN]
    places = iter(Random(SEED).sample(floor, FIGURES + 1))
    for (name, calling), square in zip(PARTY, places, strict=False):
        hero = new_hero(Recruit(hero=name, hero_class=calling))
        hero.squares = (square,)
        game.heroes[hero.id] = hero
    for number, square in enumerate(places, start=1):
        figure = Monster(id=f"{MONSTER}_{number}", squares=(square,), monster=MONSTER, group=MONSTER, number=number)
        game.monsters[figure.id] = figure
    perform(game, TakeTurn(hero=PARTY[0][0]))
    return game.model_dump_json()


def moves(game: Game) -> list[Command]:
    """Everywhere the first hero can go."""
    return [one.command for one in legal(game, PARTY[0][0]) if isinstance(one.command, Move)]


def _move(saved: str) -> str:
    game = Game.model_validate_json(saved)
    perform(game, moves(game)[-1])
    return game.model_dump_json()


MEASURE = Measure("growth_board", "a move from save to save, 1,600 squares / 100", 1.25, growth_board)
