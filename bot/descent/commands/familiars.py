"""Familiars: one move action and what their card allows, before or after the hero's own actions (FAM-01)."""

from collections.abc import Iterator
from typing import Self

from bot.descent.attack.steps import start_attack
from bot.descent.attack.weapons import Arms, aim, weapons_of
from bot.descent.board import Square
from bot.descent.commands.base import Price, TurnCommand, check_action_left
from bot.descent.commands.moving import check_on_board
from bot.descent.events import Noted, PointsGained
from bot.descent.rules import stats
from bot.descent.rules.conditions import check_may_act, check_may_move
from bot.descent.rules.steps import push
from bot.descent.rules.walking import Walk, in_pit, reach_of
from bot.descent.state.figures import Familiar, Hero
from bot.descent.state.game import ACTIONS, Game, Turn
from bot.kernel.refused import Refused, demand


class FamiliarCommand(TurnCommand, abstract=True):
    """A command to a familiar."""

    familiar: str

    def check_turn(self, game: Game, hero: Hero, turn: Turn) -> None:
        familiar = game.familiars.get(self.familiar)
        if familiar is None or familiar.owner != hero.id:
            raise Refused("no_such_familiar", familiar=self.familiar)
        demand(turn.actions in (0, ACTIONS), "familiar_between_actions")
        demand(not familiar.spent, "familiar_done", familiar=familiar.id)
        check_may_act(game, familiar)
        self.check_familiar(game, familiar)

    def check_familiar(self, game: Game, familiar: Familiar) -> None:
        """The rules of this command alone."""
        raise NotImplementedError

    def price(self, game: Game) -> Price:
        return Price()


class MoveFamiliar(FamiliarCommand):
    """The familiar's move action, all at once or bit by bit."""

    to: Square

    def check_familiar(self, game: Game, familiar: Familiar) -> None:
        check_on_board(game, self.to, game.hero(self.hero))
        check_may_move(game, familiar)
        demand(not in_pit(game, familiar), "in_pit", hero=familiar.id)
        points = points_of(game, familiar)
        demand(points > 0, "no_points_left")
        reached = reach_of(game, familiar, points)
        demand(reached.stops_at(self.to), "out_of_reach", square=self.to, points=points)

    def begin(self, game: Game) -> None:
        familiar = game.familiars[self.familiar]
        points = points_of(game, familiar)
        if familiar.points is None:
            game.tell(PointsGained(figure=familiar.id, points=points, source="move"))
        reached = reach_of(game, familiar, points)
        familiar.points = points - (reached.cost(self.to) or 0)
        familiar.begun = True
        push(game, Walk(figure=familiar.id, path=tuple(reached.path(self.to))))

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        for familiar in own_familiars(game, hero):
            if not in_pit(game, familiar):
                for square in reach_of(game, familiar, points_of(game, familiar)).stops:
                    yield cls(hero=hero.id, familiar=familiar.id, to=square)


def points_of(game: Game, familiar: Familiar) -> int:
    """Movement points a familiar has this turn: its speed until it begins to move."""
    return stats.speed(game, familiar) if familiar.points is None else familiar.points


def own_familiars(game: Game, hero: Hero) -> list[Familiar]:
    """The familiars of a hero whose turn it is."""
    if game.turn is None or game.turn.hero != hero.id:
        return []
    return [familiar for familiar in game.familiars.values() if familiar.owner == hero.id and familiar.on_board]


class AttackWithFamiliar(FamiliarCommand):
    """The attack a familiar's card allows, once per activation."""

    target: str
    weapon: str | None = None
    """The weapon of its hero that it attacks with, if it has none of its own."""

    def check_familiar(self, game: Game, familiar: Familiar) -> None:
        demand(self.weapon in weapons_of(game, familiar), "familiar_cannot_attack", familiar=familiar.id)
        demand(not familiar.attacked, "familiar_has_attacked", familiar=familiar.id)
        target = game.figure(self.target)
        demand(game.may_be_attacked(familiar, target), "not_an_enemy", target=self.target)
        if aim(game, familiar, target, Arms(game, familiar, self.weapon)) is None:
            raise Refused("not_adjacent", target=self.target, distance=game.distance(familiar, target))

    def begin(self, game: Game) -> None:
        familiar, target = game.familiars[self.familiar], game.figure(self.target)
        familiar.attacked = familiar.begun = True
        square = aim(game, familiar, target, Arms(game, familiar, self.weapon))
        assert square is not None
        start_attack(game, familiar, [(target, square)], weapon=self.weapon)

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        for familiar in own_familiars(game, hero):
            for weapon in weapons_of(game, familiar) or [None]:
                for target in game.enemies_of(familiar):
                    yield cls(hero=hero.id, familiar=familiar.id, target=target.id, weapon=weapon)


class FinishActions(TurnCommand):
    """The hero does without the rest of its actions, so that its familiars may act after them (FAM-01)."""

    def check_turn(self, game: Game, hero: Hero, turn: Turn) -> None:
        check_action_left(turn)
        demand(turn.actions < ACTIONS, "actions_not_begun")
        demand(any(could_act(game, familiar) for familiar in own_familiars(game, hero)), "no_familiar_waits")

    def begin(self, game: Game) -> None:
        assert game.turn is not None
        game.turn.actions = 0
        game.tell(Noted(figure=self.hero, note="actions_over"))

    def price(self, game: Game) -> Price:
        return Price(actions=game.turn.actions if game.turn is not None else 0)

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        if own_familiars(game, hero):
            yield cls(hero=hero.id)


def is_active(game: Game, familiar: Familiar) -> bool:
    """Whether a familiar can do anything of itself: some only sit where they were put."""
    return bool(stats.speed(game, familiar) or weapons_of(game, familiar))


def could_act(game: Game, familiar: Familiar) -> bool:
    """Whether a familiar has something to do once its hero's actions are over."""
    hero = game.hero(familiar.owner)
    if familiar.spent:
        return False
    errands = (
        command
        for kind in (AttackWithFamiliar, MoveFamiliar)
        for command in kind.candidates(game, hero)
        if command.familiar == familiar.id
    )
    return any(_is_open(game, familiar, command) for command in errands)


def _is_open(game: Game, familiar: Familiar, command: FamiliarCommand) -> bool:
    try:
        check_may_act(game, familiar)
        command.check_familiar(game, familiar)
    except Refused:
        return False
    return True
