"""One deed as the annals tell it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.kernel.events import Event


@dataclass(frozen=True)
class Entry:
    """One deed: the version it led to, who did it when, and what happened."""

    version: int
    player: int
    deed: str
    at: datetime
    events: tuple[Event, ...]


def all_events(entries: Sequence[Entry]) -> list[Event]:
    """Everything that happened, in order."""
    return [event for entry in entries for event in entry.events]
