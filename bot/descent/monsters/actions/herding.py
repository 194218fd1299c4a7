"""Special actions that send others about: bewitch, flock, burrow."""

from collections.abc import Sequence

from bot.descent.board import Square, Terrain, expansions
from bot.descent.monsters.actions.base import MonsterAction, adjacent_heroes
from bot.descent.monsters.actions.command import Hasten, ways_on
from bot.descent.monsters.actions.control import Drive
from bot.descent.monsters.bonuses import altered
from bot.descent.monsters.measures import FAR, targets
from bot.descent.monsters.overlord import OverlordOption, by_place, decide, peril
from bot.descent.monsters.placing import FOOTING
from bot.descent.monsters.ties import grasp
from bot.descent.rules.conditions import CURSED
from bot.descent.rules.harm import Tire, hurtable
from bot.descent.rules.selecting import near
from bot.descent.rules.steps import Option, Step, push
from bot.descent.rules.walking import Put
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

BEWITCHED, FLOCKING = 2, 2
"""Squares that the bewitched and those who flock go."""
FLOCK_RANGE = 5
TUNNEL = 3
"""How far a worm burrows."""


class Bewitch(MonsterAction):
    """Each adjacent cursed hero walks up to two squares where the monster wants it."""

    all_at_once = True
    numbers = ("squares",)

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [figure for figure in adjacent_heroes(game, monster) if CURSED in figure.conditions]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        squares = altered(game, monster, "bewitch", "squares", BEWITCHED)
        return [
            Drive(figure=figure.id, by=monster.id, squares=squares, may_stay=True)
            for figure in self.caught(game, monster, "bewitch")
        ]


class Flock(MonsterAction):
    """Each minion of its group within five squares goes up to two squares toward the closest hero."""

    all_at_once = True
    numbers = ("within", "squares")

    def _squares(self, game: Game, monster: Monster) -> int:
        return altered(game, monster, "flock", "squares", FLOCKING)

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        within = altered(game, monster, "flock", "within", FLOCK_RANGE)
        return [
            other
            for other in game.group_members(monster.group)
            if not other.master
            and near(game, monster, other, within)
            and ways_on(game, other, self._squares(game, monster))
        ]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        squares = self._squares(game, monster)
        return [Hasten(figure=other.id, squares=squares) for other in self.caught(game, monster, "flock")]


class Burrow(MonsterAction):
    """It comes up to three squares away, below heroes too, who give way and tire; once in an activation."""

    once = "activation"
    numbers = ("squares",)

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        bases = surfacings(game, monster)
        return [figure for figure in targets(game) if best_surfacings(game, monster, figure, bases)]

    def struck(self, game: Game, monster: Monster, target: Figure) -> list[Figure]:
        bases = best_surfacings(game, monster, target, surfacings(game, monster))
        return below(game, bases[0]) if bases else []

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        return [Surface(figure=monster.id, target=target.id)]


def surfacings(game: Game, monster: Monster) -> list[tuple[Square, ...]]:
    """Where it could come up: on sound ground within reach, not where monsters stand."""
    size, squares = game.monster_card(monster).size, altered(game, monster, "burrow", "squares", TUNNEL)
    reached = game.grid.distances(*monster.squares)
    others = {square for other in game.monsters.values() if other is not monster for square in other.squares}
    open_squares = {
        square
        for square, distance in reached.items()
        if distance <= squares and game.board.terrain(square) in FOOTING and square not in others
    }
    bases = {base for square in open_squares for base in expansions(game.grid, square, size)}
    return sorted(base for base in bases if set(base) <= open_squares and base != monster.squares)


def below(game: Game, base: Sequence[Square]) -> list[Figure]:
    """Whoever counts as a hero and stands on these squares."""
    return [figure for figure in targets(game) if set(figure.squares) & set(base)]


def best_surfacings(
    game: Game, monster: Monster, target: Figure, bases: Sequence[tuple[Square, ...]]
) -> list[tuple[Square, ...]]:
    """Where it comes up for a target: below it and as many others as possible, else nearer to it than now."""
    under = [base for base in bases if set(target.squares) & set(base)]
    if under:
        most = max(len(below(game, base)) for base in under)
        return [base for base in under if len(below(game, base)) == most]
    away = game.grid.distances(*target.squares)

    def distance(base: Sequence[Square]) -> int:
        return min(away.get(square, FAR) for square in base)

    free = [base for base in bases if not below(game, base)]
    nearest = min(map(distance, free), default=FAR)
    return [base for base in free if distance(base) == nearest] if nearest < distance(monster.squares) else []


class Surface(Step):
    """A monster comes up: of equal places cunning ones take where they reach most heroes."""

    figure: str
    target: str

    def resolve(self, game: Game) -> None:
        monster, target = game.monsters.get(self.figure), game.find(self.target)
        if monster is None or target is None:
            return
        choices = [
            by_place(
                base,
                (
                    *(GiveWay(figure=figure.id, base=base, by=monster.id) for figure in below(game, base)),
                    Put(figure=monster.id, squares=base),
                ),
                grasp(game, monster, base),
            )
            for base in best_surfacings(game, monster, target, surfacings(game, monster))
        ]
        decide(game, monster, choices)


class GiveWay(Step):
    """A figure is moved to the nearest empty square off the ground that opens, and suffers a fatigue."""

    figure: str
    base: tuple[Square, ...]
    by: str

    def resolve(self, game: Game) -> None:
        figure, monster = game.find(self.figure), game.find(self.by)
        if figure is None or monster is None or not hurtable(figure):
            return
        taken = game.occupied(without=monster) | game.grid.bits(self.base)
        reached = {
            square: distance
            for square, distance in game.grid.distances(*figure.squares).items()
            if game.board.terrain(square) is not Terrain.OBSTACLE and not taken & game.grid.bit(square)
        }
        nearest = min(reached.values(), default=0)
        tire = Tire(figure=figure.id, amount=1, source="burrow")
        choices = [
            OverlordOption(
                Option(
                    id=str(square),
                    about={"square": square},
                    then=(Put(figure=figure.id, squares=(square,)), tire),
                ),
                peril(game, figure, square),
            )
            for square, distance in sorted(reached.items())
            if distance == nearest
        ]
        if choices:
            decide(game, monster, choices)
        else:
            push(game, tire)
