"""Standing orders: what a player has settled in advance about a hero's reactions."""

from collections.abc import Container, Iterable
from typing import Literal

from pydantic import Field

from bot.kernel.plain import Plain

ANY = "*"
"""In place of a card: all those without an order of their own."""


class Order(Plain):
    """One order: what to do when a card could react, so that nobody has to be asked."""

    card: str
    """The card, or `ANY`."""
    say: Literal["ask", "use", "never"]
    hearts: int = Field(default=0, ge=0, le=20)
    """With `use`: only if the hero would lose at least so many hearts; otherwise the card is kept."""
    during: str = ""
    """The name of what it holds for; empty for an order that holds for good."""

    @property
    def lasting(self) -> bool:
        """Whether it holds for good."""
        return not self.during


def order_for(orders: Iterable[Order], card: str) -> Order | None:
    """The order for a card: what was said for the time being, its own, or the one for all others."""
    mine = [order for order in orders if order.card in (card, ANY)]
    return min(mine, key=lambda order: (order.card == ANY, order.lasting), default=None)


def still_in_force(orders: Iterable[Order], under_way: Container[str | None]) -> list[Order]:
    """The orders without those for something that is over."""
    return [order for order in orders if order.lasting or order.during in under_way]
