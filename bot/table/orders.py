"""Standing orders: what a player has settled in advance about a hero's reactions."""

from collections.abc import Iterable
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


def order_for(orders: Iterable[Order], card: str) -> Order | None:
    """The order for a card: its own, or the one for all others."""
    found = {order.card: order for order in orders}
    return found.get(card) or found.get(ANY)
