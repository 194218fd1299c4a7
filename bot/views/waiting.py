"""Until when a campaign waits: told by Discord's own timestamps, so that a message stays true while time passes."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Self

from bot.agenda import Deadline, Standing
from bot.table.matters import Kind
from bot.table.votes import CloseVote

CLOCK = "⏳"


@dataclass(frozen=True)
class Waiting:
    """When the clock goes on without the players, as far as it does."""

    since: datetime | None = None
    """When it began that the campaign waits for what it waits for."""
    question: datetime | None = None
    """When the default is taken."""
    turn: datetime | None = None
    """When the automatic hero goes on with the turn, or takes it."""
    pilot: str | None = None
    """Which hero that is."""
    votes: Mapping[Kind, datetime] = field(default_factory=dict)
    """When a vote is closed."""

    @classmethod
    def of(cls, standing: Standing, running: Sequence[Deadline]) -> Self:
        """Since when a campaign waits, and every deadline that runs in it."""
        question, turn = _first(running, "question"), _first(running, "turn")
        return cls(
            since=standing.since if standing.awaited is not None else None,
            question=question.at if question is not None else None,
            turn=turn.at if turn is not None else None,
            pilot=turn.hero if turn is not None else None,
            votes={end.deed.on: end.at for end in running if isinstance(end.deed, CloseVote)},
        )


def _first(running: Sequence[Deadline], what: str) -> Deadline | None:
    return next((deadline for deadline in running if deadline.what == what), None)


NO_CLOCK = Waiting()
"""Nobody is hurried."""


def counting(moment: datetime) -> str:
    """A moment as Discord counts towards it by itself: in 3 hours, 5 minutes ago."""
    return f"<t:{int(moment.timestamp())}:R>"


def dated(moment: datetime) -> str:
    """A moment by its date and time, where the reader is."""
    return f"<t:{int(moment.timestamp())}:f>"
