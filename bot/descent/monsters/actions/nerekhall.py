"""Special actions of Nerekhall: whisper, merge, blood rush, split earth."""

from collections.abc import Iterator

from bot.descent.board import Square
from bot.descent.monsters.actions.base import MonsterAction, adjacent_monsters, heroes_within
from bot.descent.monsters.actions.control import Drive
from bot.descent.monsters.bonuses import altered
from bot.descent.monsters.overlord import OverlordOption, decide
from bot.descent.monsters.targets import targets
from bot.descent.rules import stats
from bot.descent.rules.conditions import suffered
from bot.descent.rules.harm import Recover, Suffer, Test
from bot.descent.rules.steps import Option, Step
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

BLOODRUSH, SPLIT_EARTH = "bloodrush", "split_earth"
RUSH = 5
CRACK = 4
"""Squares of the path along which the earth splits."""


class Whisper(MonsterAction):
    """Each adjacent hero tests willpower or is moved one square."""

    all_at_once = True
    tests = True
    numbers = ("within", "squares")

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return heroes_within(game, monster, altered(game, monster, "whisper", "within", 1))

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        squares = altered(game, monster, "whisper", "squares", 1)
        return [
            Test(
                figure=figure.id,
                attribute="willpower",
                on_fail=(Drive(figure=figure.id, by=monster.id, squares=squares),),
            )
            for figure in self.caught(game, monster, "whisper")
        ]


class Merge(MonsterAction):
    """It gives all the health it has left to another monster of its group beside it, and is gone."""

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [
            other for other in adjacent_monsters(game, monster) if other.group == monster.group and other.damage
        ]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        left = stats.health_left(game, monster)
        return [
            Suffer(figure=monster.id, amount=left, source="merge", by=monster.id),
            Recover(figure=target.id, hearts=left, by=monster.id),
        ]


class BloodRush(MonsterAction):
    """For a heart of its own it gains movement points, once in an activation; never for its last heart."""

    all_at_once = True
    once = "activation"

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        survives = stats.health_left(game, monster) > suffered(game, monster, 1)
        return [monster] if survives else []

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        return [
            Suffer(figure=monster.id, amount=1, source=BLOODRUSH, by=monster.id),
            GainPoints(figure=monster.id, points=RUSH),
        ]


class GainPoints(Step):
    """The monster that acts has more movement points."""

    figure: str
    points: int

    def resolve(self, game: Game) -> None:
        if game.activation is not None and game.activation.monster == self.figure:
            game.activation.points += self.points


class SplitEarth(MonsterAction):
    """Each figure on a path of four squares suffers a heart and is moved a square; once in a round."""

    all_at_once = True
    once = "round"

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        caught = {name for path in cracks(game, monster) for name in path}
        return [figure for figure in targets(game) if figure.id in caught]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        return [SplitOpen(figure=monster.id)]


def cracks(game: Game, monster: Monster) -> list[tuple[str, ...]]:
    """Whom the best paths catch: most heroes, and no monster."""
    standing = {
        square: figure
        for figure in game.everyone()
        if figure is not monster and game.blocks(figure)
        for square in figure.squares
    }
    heroes = {square: figure.id for square, figure in standing.items() if not isinstance(figure, Monster)}
    closed = {square for square, figure in standing.items() if isinstance(figure, Monster)} | set(monster.squares)
    found = {
        tuple(heroes[square] for square in path if square in heroes)
        for own in monster.squares
        for path in _paths(game, (own,), closed)
    }
    most = max(map(len, found), default=0)
    best = {frozenset(caught): caught for caught in sorted(found) if len(caught) == most}
    return list(best.values()) if most else []


def _paths(game: Game, path: tuple[Square, ...], closed: set[Square]) -> Iterator[tuple[Square, ...]]:
    """All paths of connected squares that go on from this one, which does not count."""
    yield path[1:]
    if len(path) > CRACK:
        return
    for square in game.grid.neighbours(path[-1]):
        if game.grid.floor & game.grid.bit(square) and square not in closed and square not in path:
            yield from _paths(game, (*path, square), closed)


class SplitOpen(Step):
    """The earth splits where it catches most heroes; of several such paths the tie setting takes one."""

    figure: str

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        if monster is None:
            return
        choices = [
            OverlordOption(
                Option(
                    id="+".join(sorted(caught)),
                    about={"figures": sorted(caught), "target": caught[0]},
                    then=tuple(step for name in caught for step in _shaken(name, monster)),
                ),
                sum(1 / max(1, stats.health_left(game, game.figure(name))) for name in caught),
            )
            for caught in cracks(game, monster)
        ]
        decide(game, monster, choices)


def _shaken(name: str, monster: Monster) -> tuple[Step, Step]:
    return (
        Suffer(figure=name, amount=1, source=SPLIT_EARTH, by=monster.id),
        Drive(figure=name, by=monster.id, squares=1),
    )
