"""What happens to figures: hearts, conditions, tests, coming and going."""

from pydantic import Field

from bot.descent.board import Square
from bot.descent.content.cards import Attribute
from bot.descent.quest.base import Cause, Happening, Who
from bot.descent.quest.bounds import MOST_AT_ONCE, Shift
from bot.descent.quest.events import FigureFled, FigureRemoved
from bot.descent.quest.expressions import Expression
from bot.descent.quest.firing import carry
from bot.descent.quest.scope import worth
from bot.descent.quest.who import figures
from bot.descent.rules import stats
from bot.descent.rules.choices import Shed
from bot.descent.rules.harm import Inflict, Recover, Suffer, Test, Tire, drop_all
from bot.descent.rules.steps import PARTY, Option, Step, ask, push
from bot.descent.rules.walking import Put, is_large, nearest_base
from bot.descent.state.figures import Figure, Monster
from bot.descent.state.game import Game

NOTHING = Expression("0")


class Hurt(Happening):
    """Figures suffer hearts or fatigue, without a defence roll."""

    who: Who = "actor"
    hearts: Expression = NOTHING
    fatigue: Expression = NOTHING

    def resolve(self, game: Game, at: Cause) -> None:
        hearts, fatigue = worth(game, self.hearts), worth(game, self.fatigue)
        steps: list[Step] = []
        for figure in figures(game, self.who, at):
            if hearts > 0:
                steps.append(Suffer(figure=figure.id, amount=hearts, source="quest"))
            if fatigue > 0:
                steps.append(Tire(figure=figure.id, amount=fatigue, source="quest"))
        push(game, *steps)


class Heal(Happening):
    """Figures recover hearts or fatigue. A fallen hero named as actor or target stands up by it (HP-05)."""

    who: Who = "actor"
    hearts: Expression = NOTHING
    fatigue: Expression = NOTHING

    def resolve(self, game: Game, at: Cause) -> None:
        hearts, fatigue = max(0, worth(game, self.hearts)), max(0, worth(game, self.fatigue))
        push(
            game,
            *(Recover(figure=figure.id, hearts=hearts, fatigue=fatigue) for figure in figures(game, self.who, at)),
        )


class Afflict(Happening):
    """Figures get a condition, unless they have it."""

    who: Who = "actor"
    condition: str

    def resolve(self, game: Game, at: Cause) -> None:
        meant = figures(game, self.who, at)
        push(game, *(Inflict(figure=figure.id, condition=self.condition) for figure in meant))


class Cure(Happening):
    """Figures are rid of a condition; of all conditions if none is named."""

    who: Who = "actor"
    condition: str | None = None

    def resolve(self, game: Game, at: Cause) -> None:
        push(
            game,
            *(
                Shed(figure=figure.id, condition=condition)
                for figure in figures(game, self.who, at)
                for condition in figure.conditions
                if self.condition in (None, condition)
            ),
        )


class MoveFigure(Happening):
    """Figures are placed on these squares, or as near as there is room."""

    who: Who = "actor"
    to: tuple[Square, ...]

    def resolve(self, game: Game, at: Cause) -> None:
        steps = [Settle(figure=figure.id, to=self.to) for figure in figures(game, self.who, at)]
        push(game, *steps)


class Settle(Step, kind="settle_at"):
    """One figure is placed on the first free of these squares, or near them."""

    figure: str
    to: tuple[Square, ...]

    def resolve(self, game: Game) -> None:
        figure = game.find(self.figure)
        if figure is None or not figure.on_board:
            return
        push(game, Put(figure=figure.id, squares=self._base(game, figure)))

    def _base(self, game: Game, figure: Figure) -> tuple[Square, ...]:
        taken = game.occupied(without=figure)
        if isinstance(figure, Monster) and is_large(game, figure):
            return nearest_base(game, self.to[0], game.monster_card(figure).size, taken)
        free = [square for square in self.to if not taken & game.grid.bit(square)]
        return (free[0],) if free else (game.nearest_empty(self.to[0]),)


class RemoveFigure(Happening):
    """Monsters leave the board without being defeated."""

    who: Who

    def resolve(self, game: Game, at: Cause) -> None:
        for figure in figures(game, self.who, at):
            if isinstance(figure, Monster):
                leave(game, figure)
                game.tell(FigureRemoved(figure=figure.id, name=figure.name))


class Flee(Happening):
    """A lieutenant or unique monster leaves; its wounds are remembered in the campaign."""

    who: Who

    def resolve(self, game: Game, at: Cause) -> None:
        for figure in figures(game, self.who, at):
            if isinstance(figure, Monster):
                name = figure.name or figure.monster
                game.wounds[name] = figure.damage
                leave(game, figure)
                game.tell(FigureFled(figure=figure.id, name=name, damage=figure.damage))


def leave(game: Game, monster: Monster) -> None:
    """A monster is off the board; what it carried stays, and an empty group leaves the track (MON-08)."""
    drop_all(game, monster)
    game.dismiss(monster)
    if not game.group_members(monster.group):
        game.groups.pop(monster.group, None)


class TestAttribute(Happening, kind="test"):
    """A figure tests an attribute; among several the party chooses one, or `everyone` does (CRD-03)."""

    who: Who = "actor"
    attribute: Attribute
    bonus: Shift = 0
    everyone: bool = False
    passed: tuple[Happening, ...] = Field(default=(), alias="pass", max_length=MOST_AT_ONCE)
    failed: tuple[Happening, ...] = Field(default=(), alias="fail", max_length=MOST_AT_ONCE)

    def resolve(self, game: Game, at: Cause) -> None:
        meant = figures(game, self.who, at)
        if self.everyone or len(meant) < 2:
            push(game, *(self._test(figure, at) for figure in meant))
            return
        options = [
            Option(id=figure.id, about={"hero": figure.id}, then=(self._test(figure, at),)) for figure in meant
        ]
        best = max(meant, key=lambda figure: stats.attribute(game, figure, self.attribute) or 0)
        about = {"attribute": self.attribute}
        ask(game, "quest_tester", PARTY, options, default=best.id, about=about)

    def _test(self, figure: Figure, at: Cause) -> Test:
        cause = at.model_copy(update={"actor": figure.id})
        return Test(
            figure=figure.id,
            attribute=self.attribute,
            bonus=self.bonus,
            on_pass=tuple(carry(self.passed, cause)),
            on_fail=tuple(carry(self.failed, cause)),
        )
