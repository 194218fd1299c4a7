"""What an effect and a check are."""

from typing import TYPE_CHECKING

from bot.descent.board import Square
from bot.descent.plain import Plain, Tagged

if TYPE_CHECKING:
    from bot.descent.game import Game


class Context(Plain):
    """What an effect is about: who uses which card, in which attack, on whom."""

    actor: str
    card: str = ""
    """The card's id on the actor's side of the table, "" for a sheet or a monster card."""
    ability: str = ""
    attack: int | None = None
    target: str | None = None
    figure: str | None = None
    """The figure the moment is about."""
    square: Square | None = None
    amount: int = 0


class Effect(Tagged, tag="effect"):
    """A verb of a card: may it change anything? then do it."""

    def possible(self, game: "Game", at: Context) -> bool:
        """Whether doing it now would change anything."""
        return True

    def resolve(self, game: "Game", at: Context) -> None:
        """Do it, or push the steps that do it."""
        raise NotImplementedError


class Check(Tagged, tag="check"):
    """A condition on a card: "while adjacent to…", "with a melee weapon"."""

    def holds(self, game: "Game", at: Context) -> bool:
        """Whether it is true now."""
        raise NotImplementedError
