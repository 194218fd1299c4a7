"""What an effect and a check are."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any, ClassVar

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema

from bot.descent.board import Square
from bot.kernel.bounds import bounded
from bot.kernel.plain import Plain, Tagged

if TYPE_CHECKING:
    from bot.descent.state.game import Game


class Context(Plain):
    """What an effect is about: who uses which card, in which attack, on whom."""

    actor: str
    card: str = ""
    """The card's id on the actor's side of the table, "" for a sheet or a monster card."""
    bearer: str | None = None
    """Whose card it is, where the actor uses that of another hero."""
    ability: str = ""
    attack: int | None = None
    weapon: str | None = None
    """The weapon an attack would be made with, before there is one."""
    target: str | None = None
    figure: str | None = None
    """The figure the moment is about."""
    by: str | None = None
    """Who brought the moment about, where that is somebody else."""
    cause: str = ""
    """The card the moment is about."""
    square: Square | None = None
    amount: int = 0
    """A number that goes with the moment, or hearts rolled for the card."""


class Effect(Tagged, tag="effect"):
    """A verb of a card: may it change anything? then do it."""

    required: ClassVar[bool] = False
    """Whether nothing else on the line can be had without it: a price."""

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return bounded(super().__get_pydantic_core_schema__(source, handler))

    def possible(self, game: "Game", at: Context) -> bool:
        """Whether doing it now would change anything."""
        return True

    def matters(self, game: "Game", at: Context) -> bool:
        """Whether it could still change what comes of this moment: nobody is asked about anything else.

        Unlike `possible` it looks at what is sure by now: a shield where no heart comes through does nothing.
        """
        return True

    def resolve(self, game: "Game", at: Context) -> None:
        """Do it, or push the steps that do it."""
        raise NotImplementedError


class Check(Tagged, tag="check"):
    """A condition on a card: "while adjacent to…", "with a melee weapon"."""

    def holds(self, game: "Game", at: Context) -> bool:
        """Whether it is true now."""
        raise NotImplementedError


def worth_doing(game: "Game", effects: Iterable[Effect], at: Context) -> bool:
    """Whether at least one of the effects would change something and every price among them can be paid.

    Where there are prices alone, paying them is what it is about.
    """
    all_of_them = list(effects)
    prices = [effect for effect in all_of_them if effect.required]
    others = [effect for effect in all_of_them if not effect.required]
    changes = any(effect.possible(game, at) for effect in others) or (bool(prices) and not others)
    return changes and all(effect.possible(game, at) for effect in prices)


def worth_asking(game: "Game", effects: Iterable[Effect], at: Context) -> bool:
    """Whether at least one of the effects would still change what comes of it."""
    return any(effect.possible(game, at) and effect.matters(game, at) for effect in effects if not effect.required)
