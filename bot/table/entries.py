"""One deed as the annals tell it."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, replace
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


def heard(events: Iterable[Event], seats: Collection[str]) -> list[Event]:
    """What whoever sits in these seats may know of; an onlooker, and the channel, sits in none."""
    return [event for event in events if event.is_for(seats)]


def entries_heard(entries: Iterable[Entry], seats: Collection[str]) -> list[Entry]:
    """What whoever sits in these seats may know of each deed; one of which they may know nothing is left out."""
    known = [(entry, tuple(heard(entry.events, seats))) for entry in entries]
    return [replace(entry, events=events) for entry, events in known if events or not entry.events]


def confided_to(entries: Iterable[Entry], seats: Collection[str]) -> frozenset[str]:
    """Those of these seats that know more than everybody. Readers for whom they are the same hear the same."""
    told = {seat for entry in entries for event in entry.events for seat in event.audience}
    return frozenset(told.intersection(seats))
