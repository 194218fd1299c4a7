"""Special actions that are a move and an attack: skirmish, rampage."""

from typing import NamedTuple

from bot.descent.attack.weapons import Arms, aim
from bot.descent.board import Square
from bot.descent.monsters.actions.attacks import assail, second_targets
from bot.descent.monsters.actions.base import MonsterAction, move_points
from bot.descent.monsters.bonuses import altered
from bot.descent.monsters.measures import targets
from bot.descent.monsters.moves import Neglected, StoppingPlace, engage, places, walk_to
from bot.descent.monsters.overlord import by_place, decide
from bot.descent.monsters.ties import harm, settle_place
from bot.descent.rules.conditions import STUNNED, WEAKENED, cannot_move
from bot.descent.rules.harm import Inflict, hurtable
from bot.descent.rules.steps import Step, push
from bot.descent.rules.walking import Walk, in_pit
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

SALLY = 3
"""Squares that a skirmisher goes."""
RAMPAGE_RANGE = 2


class Skirmish(MonsterAction):
    """It goes up to three squares to a hero it can't attack from where it stands, and attacks."""

    attacks = True
    numbers = ("squares",)

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        return [
            figure
            for figure in targets(game)
            if is_open(game, monster, figure) or ways_to(game, monster, figure, self._squares(game, monster))
        ]

    def _squares(self, game: Game, monster: Monster) -> int:
        return altered(game, monster, "skirmish", "squares", SALLY)

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        return [
            Sally(figure=monster.id, target=target.id, squares=self._squares(game, monster)),
            Lunge(figure=monster.id, target=target.id),
        ]


def is_open(game: Game, monster: Monster, figure: Figure) -> bool:
    """Whether it could attack this figure from where it stands."""
    return aim(game, monster, figure, Arms(game, monster, None)) is not None


def ways_to(game: Game, monster: Monster, target: Figure, squares: int) -> list[StoppingPlace]:
    """Where so many squares bring it that is next to a figure; nowhere if they don't."""
    if in_pit(game, monster):
        return []
    try:
        found = engage(game, monster, target, squares, free=True)
    except Neglected:
        return []
    return [place for place in found if _touches(game, place, target)]


def _touches(game: Game, place: StoppingPlace, target: Figure) -> bool:
    return any(game.grid.adjacent(own, square) for own in place.squares for square in target.squares)


class Sally(Step):
    """It comes within reach of its target, if it has to."""

    figure: str
    target: str
    squares: int

    def resolve(self, game: Game) -> None:
        monster, target = game.monsters.get(self.figure), game.find(self.target)
        if monster is None or target is None or is_open(game, monster, target):
            return
        found = ways_to(game, monster, target, self.squares)
        if found:
            place = settle_place(game, monster, found)
            if game.activation is not None:
                game.activation.remember_way(())
            push(game, *walk_to(game, monster, place, self.squares, free=True))


class Lunge(Step):
    """The attack after the move, if the target can be attacked now."""

    figure: str
    target: str

    def resolve(self, game: Game) -> None:
        monster, target = game.monsters.get(self.figure), game.find(self.target)
        square = aim(game, monster, target, Arms(game, monster, None)) if monster is not None and target else None
        if monster is not None and target is not None and square is not None and hurtable(target):
            assail(game, monster, [(target, square), *second_targets(game, monster, target)])


class March(NamedTuple):
    """A move, the squares it leads over, and whom they come within two squares of."""

    place: StoppingPlace
    trail: tuple[Square, ...]
    heroes: frozenset[str]
    monsters: frozenset[str]


class Rampage(MonsterAction):
    """A move action and one attack on all figures within two squares of its way; then stunned and weakened."""

    attacks = True
    all_at_once = True
    numbers = ("within",)

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        if cannot_move(game, monster):
            return []
        caught = {hero for march in marches(game, monster) for hero in march.heroes}
        return [figure for figure in targets(game) if figure.id in caught]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        return [
            Trek(figure=monster.id),
            *(Inflict(figure=monster.id, condition=condition) for condition in (STUNNED, WEAKENED)),
        ]


def marches(game: Game, monster: Monster) -> list[March]:
    """The moves that catch most heroes, then fewest monsters, then those that cost least."""
    points, within = move_points(game, monster), altered(game, monster, "rampage", "within", RAMPAGE_RANGE)
    around = {
        figure.id: {square for square, far in game.grid.distances(*figure.squares).items() if far <= within}
        for figure in game.everyone()
        if figure is not monster and game.blocks(figure)
    }
    heroes = {figure.id for figure in targets(game)}
    found = []
    for place in places(game, monster, points):
        trail = _trail(game, monster, place, points)
        caught = {name for name, squares in around.items() if squares & set(trail)}
        found.append(March(place, trail, frozenset(caught & heroes), frozenset(caught - heroes)))

    def worth(march: March) -> tuple[int, int, int]:
        return -len(march.heroes), len(march.monsters), march.place.cost

    most = min(map(worth, found), default=None)
    return [march for march in found if march.heroes and worth(march) == most]


def _trail(game: Game, monster: Monster, place: StoppingPlace, points: int) -> tuple[Square, ...]:
    """The squares it enters on its way and covers at its end."""
    steps = walk_to(game, monster, place, points)
    walked = [square for step in steps if isinstance(step, Walk) for square in step.path]
    return (*walked, *place.squares)


class Trek(Step):
    """The move, and the attack on whoever was in its way or near it."""

    figure: str

    def resolve(self, game: Game) -> None:
        activation, monster = game.activation, game.monsters.get(self.figure)
        if monster is None or activation is None:
            return
        points = move_points(game, monster)
        choices = [
            by_place(
                march.place.squares,
                (
                    *walk_to(game, monster, march.place, points),
                    RunRiot(figure=monster.id, struck=tuple(sorted(march.heroes | march.monsters))),
                ),
                sum(harm(game, monster, game.figure(hero)) for hero in march.heroes),
            )
            for march in marches(game, monster)
        ]
        activation.points = points
        activation.moves += 1
        activation.remember_way(())
        decide(game, monster, choices)


class RunRiot(Step):
    """One attack on all it came near, as far as they still stand."""

    figure: str
    struck: tuple[str, ...]

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        figures = [figure for name in self.struck if (figure := game.find(name)) is not None]
        there = [(figure, figure.square) for figure in figures if game.blocks(figure)]
        if monster is not None and there:
            assail(game, monster, there, ignores_range=True)
