"""Whom a campaign waits for, and for what: each game says so, and the clock goes by it."""

from typing import Literal

from bot.kernel.plain import Plain
from bot.table.deeds import Deed

What = Literal["turn", "next", "question", "vote", "road"]


class Awaited(Plain):
    """Something only players can bring on."""

    occasion: str
    """Its name; no other moment of any quest of this campaign has the same."""
    part_of: str | None = None
    """Something longer for which its players are called but once, such as a round in which any of them may go next.

    Its own name begins with this one's, and a slash.
    """
    what: What
    players: tuple[int, ...]
    """Who can bring it on, in party order. Whoever is on holiday is not waited for."""
    heroes: tuple[str, ...] = ()
    """The heroes whose move it is; of all who may react at a moment, first the one whose turn to do so it is."""
    question: str | None = None
    """The question that is open, by a name that is its own also where several are asked under one occasion."""
    default: Deed | None = None
    """What the clock does once there was time enough to answer."""
    asked: str | None = None
    """The hero that is answered for then; None if the whole party is asked."""
    turn: str | None = None
    """The turn that is taken, whoever is waited for in it, by its name."""
    turn_of: str | None = None
    """The hero who has taken it."""
    next: tuple[str, ...] = ()
    """The heroes of whom it is sure that they go after this turn."""

    @property
    def call(self) -> str:
        """What its players are called for."""
        return self.part_of or self.occasion
