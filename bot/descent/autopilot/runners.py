"""Monsters on the run: what stopping them is worth, and where to stand in their way."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.descent.autopilot.threats import Foe
from bot.descent.board import Reach, Square, reach
from bot.descent.quest.deadlines import forbidden_ground
from bot.descent.rules.conditions import cannot_move
from bot.descent.rules.passives import flies
from bot.descent.rules.walking import passable_enemies
from bot.descent.state.figures import Hero, Monster
from bot.descent.state.game import ACTIONS, Game

MOST_STEPS = 60
"""No way is looked for that is longer."""
MOST_PLACES = 10
"""So many squares on a runner's way are thought of, those nearest to it first."""
DETOUR = 0.6
"""What each square is worth that a runner has to go farther."""
BARRED = 6.0
"""What it is worth if it can't get there at all."""
ESCAPE = 9.0
"""What it is worth to bring down a runner that would be there in its next activation."""


class Ward(NamedTuple):
    """A square in a runner's way, and what it is worth to stand there."""

    square: Square
    worth: float
    runner: str


class Runner(NamedTuple):
    """A monster that must not get somewhere, and how many squares it still has to go."""

    foe: Foe
    ground: tuple[Square, ...]
    far: int


def runners(game: Game, foes: list[Foe]) -> list[Runner]:
    """The monsters that the quest sends somewhere, or that must not get there."""
    found: list[Runner] = []
    for foe in foes:
        ground = forbidden_ground(game, foe.monster)
        far = min((foe.far[square] for square in ground if square in foe.far), default=None)
        if far and not cannot_move(game, foe.monster):
            found.append(Runner(foe, ground, far))
    return found


def prize(game: Game, runner: Runner) -> float:
    """What it is worth to bring a runner down, besides the danger it is: more the nearer it is to its aim."""
    # It runs with both its actions.
    activations = runner.far / max(1, ACTIONS * game.block(runner.foe.monster).speed)
    return ESCAPE / max(1.0, activations)


def wards(game: Game, hero: Hero, found: list[Runner]) -> Iterator[Ward]:
    """Where this hero would stand in a runner's way, the others standing where they stand."""
    for runner in found:
        monster = runner.foe.monster
        if flies(game, monster) or passable_enemies(game, monster) or len(monster.squares) > 1:
            continue
        barred = game.occupied([other for other in game.heroes.values() if other is not hero])
        way = _way(game, monster, barred)
        far = _steps(way, runner.ground)
        if far is None:
            continue
        for square in _path(way, runner.ground, far)[:MOST_PLACES]:
            longer = _steps(_way(game, monster, barred | game.grid.bit(square)), runner.ground)
            worth = BARRED if longer is None else min(BARRED, DETOUR * (longer - far))
            if worth > 0:
                yield Ward(square, worth, monster.id)


def _way(game: Game, monster: Monster, barred: int) -> Reach:
    """Where a runner could go, other monsters not minded."""
    return reach(game.grid, monster.squares, MOST_STEPS, blocked=barred)


def _steps(way: Reach, ground: tuple[Square, ...]) -> int | None:
    return min((cost for square in ground if (cost := way.cost(square)) is not None), default=None)


def _path(way: Reach, ground: tuple[Square, ...], far: int) -> list[Square]:
    """The squares of its shortest way, those where it would arrive left out."""
    aim = next(square for square in ground if way.cost(square) == far)
    return [square for square in way.path(aim) if square not in ground]
