"""Special actions with which monsters make others of their side act: influence, maneuver, rally."""

from bot.descent.attack.weapons import Arms, aim
from bot.descent.monsters.actions.attacks import assail, second_targets
from bot.descent.monsters.actions.base import MonsterAction, adjacent_monsters
from bot.descent.monsters.bonuses import altered
from bot.descent.monsters.measures import targets
from bot.descent.monsters.moves import Neglected, StoppingPlace, engage, walk_to
from bot.descent.monsters.targets import best, rank
from bot.descent.monsters.ties import settle_place, settle_target
from bot.descent.monsters.whom import Aim
from bot.descent.rules import stats
from bot.descent.rules.choices import Shed
from bot.descent.rules.conditions import by_severity, cannot_act, cannot_move
from bot.descent.rules.selecting import near
from bot.descent.rules.steps import Step, push
from bot.descent.rules.walking import EndMovement, in_pit
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

HASTE = 2
RALLIED_WITHIN = 3


def open_targets(game: Game, monster: Monster) -> list[Figure]:
    """Whom a monster could attack from where it stands."""
    if cannot_act(game, monster) or stats.has(game, "may_not_attack", monster):
        return []
    arms = Arms(game, monster, None)
    return [figure for figure in targets(game) if aim(game, monster, figure, arms) is not None]


def ways_on(game: Game, monster: Monster, points: int) -> list[StoppingPlace]:
    """Where so many squares bring it that is nearer to the closest hero; nowhere if it stands beside one."""
    ranked = rank(game, monster, Aim())
    if not ranked or in_pit(game, monster) or any(game.adjacent(monster, figure) for figure in targets(game)):
        return []
    try:
        return engage(game, monster, best(ranked)[0], points, free=True)
    except Neglected:
        return []


class Influence(MonsterAction):
    """A monster beside it acts out of turn: it attacks, or if none of them can, one comes closer; once a round."""

    once = "round"

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        beside = adjacent_monsters(game, monster)
        fighters: list[Figure] = [other for other in beside if open_targets(game, other)]
        free = [other for other in beside if not cannot_act(game, other) and not cannot_move(game, other)]
        return fighters or [other for other in free if ways_on(game, other, stats.speed(game, other))]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        return [ActOutOfTurn(figure=target.id)]


class ActOutOfTurn(Step):
    """A monster takes one action at once, besides its activation: an attack, else a move."""

    figure: str

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        if monster is None:
            return
        possible = open_targets(game, monster)
        if not possible:
            push(game, Hasten(figure=monster.id, squares=stats.speed(game, monster)))
            return
        target = settle_target(game, monster, best(rank(game, monster, Aim(), possible)))
        square = aim(game, monster, target, Arms(game, monster, None))
        assert square is not None
        assail(game, monster, [(target, square), *second_targets(game, monster, target)])


class Maneuver(MonsterAction):
    """A minion beside it goes up to two squares toward the closest hero."""

    numbers = ("squares",)

    def _squares(self, game: Game, monster: Monster) -> int:
        return altered(game, monster, "maneuver", "squares", HASTE)

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        squares = self._squares(game, monster)
        minions = [other for other in adjacent_monsters(game, monster) if not other.master]
        return [other for other in minions if ways_on(game, other, squares)]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        assert target is not None
        return [Hasten(figure=target.id, squares=self._squares(game, monster))]


class Hasten(Step):
    """A monster goes some squares toward the closest hero, out of turn."""

    figure: str
    squares: int

    def resolve(self, game: Game) -> None:
        monster = game.monsters.get(self.figure)
        found = ways_on(game, monster, self.squares) if monster is not None else []
        if monster is not None and found:
            place = settle_place(game, monster, found)
            push(game, *walk_to(game, monster, place, self.squares, free=True), EndMovement(figure=monster.id))


class Rally(MonsterAction):
    """Each monster within three squares is rid of its worst condition."""

    all_at_once = True
    numbers = ("within",)

    def candidates(self, game: Game, monster: Monster) -> list[Figure]:
        within = altered(game, monster, "rally", "within", RALLIED_WITHIN)
        return [
            other for other in game.monsters.values() if other.conditions and near(game, monster, other, within)
        ]

    def steps(self, game: Game, monster: Monster, target: Figure | None) -> list[Step]:
        return [
            Shed(figure=other.id, condition=by_severity(game, other.conditions)[-1])
            for other in self.caught(game, monster, "rally")
            if other.conditions
        ]
