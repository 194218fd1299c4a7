"""Numbers in parts: what each part of a sum comes from, so that it can be told."""

from collections.abc import Iterable
from typing import Literal

from bot.kernel.plain import Plain

Origin = Literal["dice", "surge", "card", "hero", "condition", "ability", "activation", "rest"]
"""What a part of a sum comes from; the rest is what nobody wrote down."""


class Addend(Plain):
    """One part of a sum: so much, from there."""

    of: Origin
    name: str = ""
    """The card, hero, condition or ability; dice and surges have no name."""
    amount: int


def summed(parts: Iterable[Addend]) -> int:
    """What they come to together."""
    return sum(part.amount for part in parts)
