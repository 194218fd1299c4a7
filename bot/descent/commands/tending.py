"""Rest, getting up, helping others up, shaking off conditions (HP)."""

from collections.abc import Iterator
from typing import ClassVar, Self

from bot.descent.commands.base import (
    ActionCommand,
    Command,
    Price,
    TurnCommand,
    check_action_left,
    own_turn,
    spend_action,
)
from bot.descent.events import Rested
from bot.descent.rules.conditions import check_may_act, ended_by_action, forbidden
from bot.descent.rules.harm import shed, shed_by, window
from bot.descent.rules.moments import Moment
from bot.descent.rules.rising import Rise
from bot.descent.rules.steps import push
from bot.descent.rules.turns import FinishTurn
from bot.descent.rules.withheld import is_entombed
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game, Turn
from bot.kernel.refused import demand


class Rest(ActionCommand):
    """Recover all fatigue at the end of this turn (HP-03)."""

    anywhere: ClassVar[bool] = True

    def act(self, game: Game, hero: Hero) -> None:
        assert game.turn is not None
        game.turn.rested = True
        game.tell(Rested(hero=hero.id))
        shed_by(game, hero, "rest")
        push(game, window(Moment.RESTED, figure=hero.id))

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        yield cls(hero=hero.id)


class StandUp(Command):
    """The only thing a knocked-out hero can do; its turn ends at once (HP-06)."""

    def check(self, game: Game) -> None:
        own_turn(game, self.hero)
        demand(game.hero(self.hero).knocked_out, "not_knocked_out", hero=self.hero)

    def price(self, game: Game) -> Price:
        return Price(actions=1)

    def begin(self, game: Game) -> None:
        assert game.turn is not None
        game.turn.actions = 1
        spend_action(game, "stand_up")
        push(game, Rise(hero=self.hero), FinishTurn(hero=self.hero))

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        yield cls(hero=hero.id)


class Revive(ActionCommand):
    """Help an adjacent fallen hero up (HP-07)."""

    target: str

    def check_action(self, game: Game, hero: Hero) -> None:
        fallen = game.hero(self.target)
        demand(fallen.knocked_out, "not_knocked_out", hero=self.target)
        near = game.adjacent(hero, fallen) or hero.square == fallen.square
        demand(near, "not_adjacent", target=self.target, distance=game.distance(hero, fallen))
        demand(not is_entombed(game, fallen), "entombed", hero=self.target)

    def act(self, game: Game, hero: Hero) -> None:
        push(game, Rise(hero=self.target, by=hero.id))

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        for other in game.heroes.values():
            if other.knocked_out and other is not hero:
                yield cls(hero=hero.id, target=other.id)


class ShakeOff(TurnCommand):
    """As an action, be rid of being stunned or bleeding, or put out a fire on oneself or a neighbour."""

    condition: str
    figure: str | None = None
    """Whose fire to put out; the hero's own by default."""

    def check_turn(self, game: Game, hero: Hero, turn: Turn) -> None:
        check_action_left(turn)
        if self.condition != forbidden(game, hero, "actions"):
            check_may_act(game, hero)
        other = game.figure(self.figure) if self.figure else hero
        demand(self.condition in other.conditions, "no_such_condition", condition=self.condition)
        rescuer = game.library.conditions[self.condition].action_of
        demand(rescuer is not None, "no_action_ends_it", condition=self.condition)
        demand(other is hero or rescuer == "neighbour", "only_own_condition", condition=self.condition)
        demand(other is hero or game.adjacent(hero, other), "not_adjacent", target=other.id, distance=None)

    def price(self, game: Game) -> Price:
        return Price(actions=1)

    def begin(self, game: Game) -> None:
        spend_action(game, "shake_off", ends=self.condition)
        shed(game, game.figure(self.figure or self.hero), self.condition)

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        for condition in (*ended_by_action(game, hero, "bearer"), *ended_by_action(game, hero, "neighbour")):
            yield cls(hero=hero.id, condition=condition)
        for other in game.friends_of(hero) if hero.on_board else ():
            for condition in ended_by_action(game, other, "neighbour"):
                yield cls(hero=hero.id, condition=condition, figure=other.id)
