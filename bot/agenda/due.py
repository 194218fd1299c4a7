"""Something on the agenda: when, what, and whom it concerns. Each kind of thing is a class with what it needs."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from bot.agenda.deadlines import Deadline
from bot.table.awaiting import Awaited
from bot.table.campaign import NOBODY
from bot.table.deeds import Deed


@dataclass(frozen=True, kw_only=True)
class Due:
    """One thing to do at a moment."""

    at: datetime
    keys: Mapping[str, int]
    """Its names, each for one player (0: for everybody). Nothing is done twice under the same name."""

    @property
    def key(self) -> str:
        """One name for the whole of it."""
        return next(iter(self.keys))


@dataclass(frozen=True, kw_only=True)
class Act(Due):
    """The clock does something. What that led to is told as if a player had done it."""

    deed: Deed
    by: int = NOBODY
    """In whose name."""


@dataclass(frozen=True, kw_only=True)
class Message(Due):
    """Something to be told in a message of its own. That it was told is kept."""

    players: tuple[int, ...] = ()
    """Whom the message calls."""
    occasion: str | None = None
    """What under way it is about. Once that is over the message may go."""


# What is waited for ---------------------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Reminder(Message):
    """Somebody is waited for."""

    hero: str | None
    """The hero they are waited for with."""
    awaited: Awaited
    deadline: Deadline | None
    """What happens if they don't come."""
    number: int
    """Which reminder it is, from 1; 0 for the first call, at the end of a night in which nobody was called."""
    bundle: str | None = None
    """The name under which it was about to be told when something went wrong."""

    @property
    def key(self) -> str:
        """One name for the whole message."""
        return self.bundle if self.bundle is not None else super().key


@dataclass(frozen=True, kw_only=True)
class HelpOffer(Act, Message):
    """All reminders were in vain: the others vote on what to do about a hero."""

    hero: str
    since: datetime
    """Since when it is waited for."""


@dataclass(frozen=True, kw_only=True)
class NextNotice(Message):
    """Whoever wanted to know is next."""

    hero: str


@dataclass(frozen=True, kw_only=True)
class TimeUp(Act):
    """Somebody is waited for no longer."""

    deadline: Deadline


@dataclass(frozen=True, kw_only=True)
class AutomaticTurn(Act):
    """The automatic hero moves one."""

    hero: str


# What comes with the calendar -----------------------------------------------------------------------------------


@dataclass(frozen=True, kw_only=True)
class Chronicle(Message):
    """The chronicle of a day."""

    since: datetime
    """From when on it tells."""


class Holiday(Act):
    """Somebody goes away or comes back by the date they gave. That the clock did it is kept."""


class HolidayBegins(Holiday):
    """Somebody goes away."""


class HolidayEnds(Holiday):
    """Somebody comes back."""


@dataclass(frozen=True, kw_only=True)
class ForgottenAsk(Message):
    """Nobody has played for weeks: does it go on?"""

    since: datetime
    """Since when nobody has played."""


class Archiving(Act, Message):
    """Nobody has answered: the campaign is put away."""


def is_kept(due: Due) -> bool:
    """Whether it is kept that it was done. Everything else changes what is waited for, and so is over."""
    return isinstance(due, Message | Holiday)
