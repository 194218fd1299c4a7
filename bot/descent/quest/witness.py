"""Somebody who looks on while the events of a quest come to pass: an author's simulation, never a table.

A quest that is played tells what happens. What almost happened it tells nobody: that a trigger came and the
condition did not hold, which branch was not taken. Whoever wants to know opens a `witnessed` and is told there.
Where nobody looks on, nothing is noted; and whoever does changes nothing.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from bot.descent.quest.expressions import Expression
    from bot.descent.quest.model import QuestEvent
    from bot.descent.state.game import Game


class Witness(Protocol):
    """Is told of every game that is played meanwhile, those in an automatic hero's mind too."""

    def heard(self, game: "Game", story: "QuestEvent", trigger: int) -> None:
        """What a trigger of this event waits for has come, once more; whether the event fires is another matter."""

    def fired(self, game: "Game", event: str) -> None:
        """An event comes to pass."""

    def branched(self, game: "Game", when: "Expression", *, held: bool) -> None:
        """An `if` took one of its ways."""


_looking: ContextVar[Witness | None] = ContextVar("witness", default=None)


@contextmanager
def witnessed(witness: Witness) -> Iterator[None]:
    """For a while somebody looks on."""
    before = _looking.set(witness)
    try:
        yield
    finally:
        _looking.reset(before)


def tell_heard(game: "Game", story: "QuestEvent", trigger: int) -> None:
    """A trigger has come."""
    if (witness := _looking.get()) is not None:
        witness.heard(game, story, trigger)


def tell_fired(game: "Game", event: str) -> None:
    """An event comes to pass."""
    if (witness := _looking.get()) is not None:
        witness.fired(game, event)


def tell_branched(game: "Game", when: "Expression", *, held: bool) -> None:
    """An `if` has been decided."""
    if (witness := _looking.get()) is not None:
        witness.branched(game, when, held=held)
