"""Something on the agenda: when, what, and whom it concerns."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Literal

from bot.agenda.deadlines import Deadline
from bot.table.awaiting import Awaited
from bot.table.campaign import NOBODY
from bot.table.deeds import Deed

Kind = Literal[
    "remind",
    "offer",
    "deadline_question",
    "deadline_vote",
    "deadline_turn",
    "autopilot",
    "next",
    "chronicle",
    "forgotten_ask",
    "forgotten_archive",
    "holiday_begins",
    "holiday_ends",
]
MESSAGES = frozenset({"remind", "offer", "next", "chronicle", "forgotten_ask", "forgotten_archive"})
"""The kinds with a message of their own. What other deeds led to is told as if a player had done them."""
KEPT = MESSAGES | {"holiday_begins", "holiday_ends"}
"""The kinds of which it is kept that they were done. The others change what is waited for, and so are over."""


@dataclass(frozen=True)
class Due:
    """One thing to do at a moment."""

    at: datetime
    kind: Kind
    keys: Mapping[str, int]
    """Its names, each for one player (0: for everybody). Nothing is done twice under the same name."""
    players: tuple[int, ...] = ()
    """Whom the message calls."""
    occasion: str | None = None
    """What under way it is about. Once that is over the message may go."""
    hero: str | None = None
    deed: Deed | None = None
    """What the clock does first."""
    by: int = NOBODY
    """In whose name."""
    awaited: Awaited | None = None
    """What is waited for, in a reminder."""
    deadline: Deadline | None = None
    """What happens when it passes, in a reminder."""
    number: int = 0
    """Which reminder it is, from 1; 0 for the first call, at the end of a night in which nobody was called."""
    since: datetime | None = None
    """From when on the chronicle tells; or since when nobody has played."""
    bundle: str | None = None
    """The name under which it was about to be told when something went wrong."""

    @property
    def key(self) -> str:
        """One name for the whole message."""
        return self.bundle if self.bundle is not None else next(iter(self.keys))
