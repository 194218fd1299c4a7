"""Which campaign is being looked after at this moment, so that log lines can say it.

Every interaction and every chore is a task with whereabouts of its own; who goes on to another campaign says so.
"""

from contextvars import ContextVar
from dataclasses import dataclass


@dataclass(frozen=True)
class Whereabouts:
    """A campaign, and the last deed saved in it as far as it is known."""

    campaign: int | None = None
    seq: int | None = None


NOWHERE = Whereabouts()
_now: ContextVar[Whereabouts] = ContextVar("whereabouts", default=NOWHERE)


def at(campaign: int, seq: int | None = None) -> None:
    """From now on, this is about a campaign."""
    _now.set(Whereabouts(campaign, seq))


def nowhere() -> None:
    """From now on, this is about none in particular."""
    _now.set(NOWHERE)


def whereabouts() -> Whereabouts:
    """What is being looked after."""
    return _now.get()
