"""What a command is: checked first, and only then carried out. A refused command changes nothing."""

from collections.abc import Iterator
from typing import ClassVar, Self

from pydantic import Field

from bot.descent.events import ActionTaken
from bot.descent.rules.conditions import check_may_act
from bot.descent.rules.steps import push
from bot.descent.rules.turn_conditions import toll_of_action
from bot.descent.rules.walking import in_hazard
from bot.descent.state.figures import Hero
from bot.descent.state.game import Game, Turn
from bot.kernel.editions import since
from bot.kernel.plain import Plain, Tagged
from bot.kernel.refused import Refused, demand


class Price(Plain):
    """What a command costs the hero who gives it."""

    actions: int = 0
    points: int = 0
    fatigue: int = 0
    hearts: int = 0
    exhaust: bool = False
    spend: dict[str, int] = Field(default_factory=dict)
    """Counters, by their kind."""


class Command(Tagged, tag="command"):
    """Something a player wants done for a hero."""

    hero: str

    def check(self, game: Game) -> None:
        """Raise `Refused` if the rules say no. Changes nothing."""
        raise NotImplementedError

    def begin(self, game: Game) -> None:
        """Pay and push the steps. Only called after `check` found nothing."""
        raise NotImplementedError

    def price(self, game: Game) -> Price:
        """What it would cost."""
        return Price()

    @classmethod
    def candidates(cls, game: Game, hero: Hero) -> Iterator[Self]:
        """Every form of this command that could make sense for the hero now, possible or not."""
        raise NotImplementedError

    @classmethod
    def priced(cls, game: Game, hero: Hero) -> Iterator[tuple[Self, Price | Refused]]:
        """Each candidate with its price, or with the refusal it would meet."""
        for command in cls.candidates(game, hero):
            try:
                command.check(game)
            except Refused as no:
                yield command, no
            else:
                yield command, command.price(game)


class TurnCommand(Command, abstract=True):
    """A command a hero gives in its own turn, standing on its feet."""

    moves: ClassVar[bool] = False
    """Whether it belongs to a movement, so that it may be done while crossing deadly ground."""
    anywhere: ClassVar[bool] = False
    """Whether a hero who has left the board can do it."""

    def check(self, game: Game) -> None:
        turn = own_turn(game, self.hero)
        hero = game.hero(self.hero)
        demand(not hero.knocked_out or self.may_lie(game, hero), "knocked_out", hero=self.hero)
        demand(self.anywhere or hero.on_board, "not_on_board", hero=self.hero)
        demand(self.moves or not in_hazard(game, hero), "standing_in_hazard", hero=self.hero)
        self.check_turn(game, hero, turn)

    def may_lie(self, game: Game, hero: Hero) -> bool:
        """Whether a knocked-out hero may give it."""
        return False

    def check_turn(self, game: Game, hero: Hero, turn: Turn) -> None:
        """The rules of this command alone."""


class ActionCommand(TurnCommand, abstract=True):
    """A command that costs one of the hero's two actions (RND-04)."""

    def check_turn(self, game: Game, hero: Hero, turn: Turn) -> None:
        check_action_left(turn)
        check_may_act(game, hero)
        self.check_action(game, hero)

    def check_action(self, game: Game, hero: Hero) -> None:
        """The rules of this action alone."""

    def begin(self, game: Game) -> None:
        spend_action(game, self.kind)
        self.act(game, game.hero(self.hero))

    def act(self, game: Game, hero: Hero) -> None:
        """What the action does once it is paid."""
        raise NotImplementedError

    def price(self, game: Game) -> Price:
        return Price(actions=1)


def check_action_left(turn: Turn) -> None:
    """Refuse another action when none is left, or in the middle of a feat that is one."""
    demand(turn.actions > 0, "no_action_left")
    demand(not turn.in_feat, "feat_first", points=turn.points - turn.own_points, attacks=turn.extra_attacks)


def own_turn(game: Game, hero: str) -> Turn:
    """The hero's turn, or a refusal that says whose turn it is."""
    game.hero(hero)
    if game.turn is None:
        raise Refused("no_turn", hero=hero)
    if game.turn.hero != hero:
        raise Refused("not_your_turn", hero=hero, current=game.turn.hero)
    return game.turn


def spend_action(game: Game, action: str, *, ends: str | None = None) -> None:
    """Take one action of the current turn, perhaps to end a condition; bleeding costs a fatigue for any other."""
    turn = game.turn
    assert turn is not None
    for familiar in game.familiars_of(game.hero(turn.hero)):
        # FAM-01: one activation, before or after the hero's actions, not some of each.
        familiar.spent = familiar.spent or familiar.begun
    turn.actions -= 1
    turn.acted, turn.feat = True, turn.feat and not since(3)
    game.tell(ActionTaken(figure=turn.hero, action=action, left=turn.actions))
    # Pushed first, so it comes after whatever the action itself pushes.
    push(game, *toll_of_action(game, game.hero(turn.hero), ends))
