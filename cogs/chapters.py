"""What happened since the panel was posted, read once and cut into chapters."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.games import system_of
from bot.kernel.events import Event
from bot.recent import Recent
from bot.store import Chronicled, Store
from bot.table.absence_events import HelpOffered
from bot.table.annals import read_annals
from bot.table.campaign import NOBODY
from bot.table.repairs import Repaired
from bot.table.table import Outcome
from bot.table.votes import VoteCast
from bot.views.chapter import Chapter

ON_THE_PANEL = (VoteCast, HelpOffered)
"""What the panel shows as long as it matters."""
LONG = 8
"""Deeds that take a moment to read: that is done in a thread."""
SHORTLY = 60
"""Deeds that a panel looks back on; a whole round of four heroes mostly takes fewer."""
MOST_EVENTS = 1000
"""Of those, what is kept."""
MOST_KEPT = 200
"""Campaigns whose last deeds need not be read again for every edit of their panel."""


@dataclass(frozen=True)
class Past:
    """Every deed after some version, up to where a campaign stands."""

    now: Outcome
    since: int
    lines: Sequence[Chronicled]
    before: tuple[Event, ...] = ()
    """What happened shortly before that version."""

    @property
    def actor(self) -> int | None:
        """Who has done the last thing, and so has seen what it led to."""
        last = self.lines[-1] if self.lines else None
        return last.player if last is not None and last.version == self.now.version else None

    async def chapter(self, *, since: int | None = None, until: int | None = None) -> Chapter:
        """What everybody may know of it; what was taken back did not happen.

        Votes, and that the others are asked about somebody, are not told: that stands on the panel as long as it
        is open, then what was decided is told.
        """
        since, until = self.since if since is None else since, until or self.now.version
        lines = [line for line in self.lines if since < line.version <= until]
        told = await asyncio.to_thread(_told, self.now, lines) if len(lines) > LONG else _told(self.now, lines)
        before = () if any(_takes_round_back(event) for event in told) else self.before
        return Chapter(self.now.campaign, told, since, until, before, pressed_last=self._pressed_last(until))

    def _pressed_last(self, until: int) -> int | None:
        people = (line.player for line in reversed(self.lines) if line.version <= until and line.player != NOBODY)
        return next(people, None)


class Pasts:
    """Reads what happened. What was before a panel is read once and kept as long as that panel is edited."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._before: Recent[int, tuple[int, tuple[Event, ...]]] = Recent(MOST_KEPT)

    async def of(self, now: Outcome, since: int | None) -> Past:
        """What happened in a campaign after some version, and shortly before it."""
        past = await past_of(self._store, now, since)
        return replace(past, before=await self._shortly_before(now, past.since))

    def keep(self, after: Chapter, campaign_id: int) -> None:
        """A chapter is over: what was before the next one is known, and need not be read."""
        self._before[campaign_id] = after.until, after.before[-MOST_EVENTS:]

    def forget(self, campaign_id: int) -> None:
        """An earlier save was put back: what came after it did not happen."""
        self._before.forget(campaign_id)

    async def _shortly_before(self, now: Outcome, version: int) -> tuple[Event, ...]:
        kept = self._before.get(now.campaign_id)
        if kept is not None and kept[0] == version:
            return kept[1]
        lines = await self._store.annals(now.campaign_id, since=max(0, version - SHORTLY), until=version)
        told = await asyncio.to_thread(_told, now, lines) if len(lines) > LONG else _told(now, lines)
        self._before[now.campaign_id] = version, told
        return told


async def past_of(store: Store, now: Outcome, since: int | None) -> Past:
    """What happened in a campaign after some version."""
    since = min(since or 0, now.version)
    # Also where nothing has happened since: who did the last thing is not called for what they have seen.
    first = max(min(since, now.version - 1), 0)
    return Past(now, since, await store.annals(now.campaign_id, since=first, until=now.version))


def _told(now: Outcome, lines: Sequence[Chronicled]) -> tuple[Event, ...]:
    told: list[tuple[Event, ...]] = []
    for entry in read_annals(system_of(now.campaign), lines):
        if any(_takes_round_back(event) for event in entry.events):
            told.clear()
        told.append(tuple(filter(_is_told, entry.events)))
    return tuple(event for events in told for event in events)


def _takes_round_back(event: Event) -> bool:
    return isinstance(event, Repaired) and event.what == "round_taken_back"


def _is_told(event: Event) -> bool:
    """Whether the channel hears of an event."""
    return event.is_for(()) and not isinstance(event, ON_THE_PANEL)
