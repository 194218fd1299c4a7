"""Moments of a campaign, from which on something is news to somebody."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.kernel.events import Event
from bot.table.entries import Entry

_WRITTEN = re.compile(r"(\d{1,9})\.(\d{1,6})")


@dataclass(frozen=True, order=True)
class Mark:
    """A moment of a campaign: this event of this version, and all that follows, is news."""

    version: int
    place: int = 0

    def __str__(self) -> str:
        return f"{self.version}.{self.place}"

    @classmethod
    def read(cls, text: str) -> "Mark | None":
        """A mark from its spelling; None if it is none."""
        found = _WRITTEN.fullmatch(text)
        return cls(int(found[1]), int(found[2])) if found is not None else None


BEGINNING = Mark(0)


def marked(entries: Sequence[Entry]) -> Iterator[tuple[Mark, Event]]:
    """All events, each with its moment."""
    for entry in entries:
        for place, event in enumerate(entry.events):
            yield Mark(entry.version, place), event


def events_since(entries: Sequence[Entry], mark: Mark) -> list[Event]:
    """All events from a mark on."""
    return [event for at, event in marked(entries) if at >= mark]


def mark_of_last(entries: Sequence[Entry], kind: str) -> Mark:
    """Where something of a kind happened last, such as that a quest began; the beginning if it never did."""
    for entry in reversed(entries):
        for place, event in enumerate(entry.events):
            if event.kind == kind:
                return Mark(entry.version, place)
    return BEGINNING


def mark_of_time(entries: Sequence[Entry], start: datetime) -> Mark:
    """The first deed since a time; after the last one if there was none."""
    later = (entry.version for entry in entries if entry.at >= start)
    return Mark(next(later, entries[-1].version + 1 if entries else 0))


def time_of(entries: Sequence[Entry], mark: Mark) -> datetime | None:
    """When the last thing happened that is no news; for whoever has missed everything, when all began."""
    known = [entry for entry in entries if Mark(entry.version) < mark]
    return known[-1].at if known else entries[0].at if entries else None
