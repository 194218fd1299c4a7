"""What one run of the rules may use up: steps it resolves, and events it tells.

Rules end; a budget is for those that don't: a circle in somebody's quest, a save that nobody played. Whoever lets
rules run opens one (`with budget():`) around a deed and all that follows from it by itself. Whatever can go round
in circles spends from it. Where none is open, as in a simulation, nothing is counted.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

MOST_STEPS = 20_000
"""In one deed. Automatic turns through all quests take 510 at most, with all that the hero tries in its mind."""
MOST_EVENTS = 5_000
"""In one deed; the most that was told, or imagined, is 200."""


class RulesWithoutEnd(Exception):
    """The rules go on and on. It is our fault or that of a quest, and nothing of it may be saved."""


class Budget:
    """How much is left."""

    __slots__ = ("events", "steps")

    def __init__(self, steps: int, events: int) -> None:
        self.steps = steps
        self.events = events


_open: ContextVar[Budget | None] = ContextVar("budget", default=None)


@contextmanager
def budget(steps: int = MOST_STEPS, events: int = MOST_EVENTS) -> Iterator[Budget]:
    """For a while rules may use up so much, together."""
    given = Budget(steps, events)
    before = _open.set(given)
    try:
        yield given
    finally:
        _open.reset(before)


def spend_step(what: str) -> None:
    """One more step; `what` is named where it is one too many."""
    left = _open.get()
    if left is not None:
        left.steps -= 1
        if left.steps < 0:
            raise RulesWithoutEnd(f"too many steps; the last was {what}")


def spend_event(what: str) -> None:
    """One more event."""
    left = _open.get()
    if left is not None:
        left.events -= 1
        if left.events < 0:
            raise RulesWithoutEnd(f"too many events; the last was {what}")
