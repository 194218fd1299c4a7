"""The annals of a campaign: what happened, deed by deed. What was taken back did not happen."""

import asyncio
import json
from collections.abc import Iterable, Sequence
from datetime import datetime

from bot.games import GameSystem
from bot.store import Chronicled
from bot.table.deeds import Deed
from bot.table.entries import Entry

SLICE = 200
"""Deeds that are read in one go: whoever waits for the event loop waits no longer than for these."""


def read_annals(game: GameSystem, written: Iterable[Chronicled]) -> list[Entry]:
    """The entries as they were written down, without what was taken back."""
    return game.annals(read_entries(game, written))


def read_entries(game: GameSystem, written: Iterable[Chronicled]) -> list[Entry]:
    """The entries as they were written down, also what was taken back later."""
    return [_entry(game, line) for line in written]


async def read_in_slices(game: GameSystem, written: Sequence[Chronicled]) -> list[Entry]:
    """What `read_annals` gives, worked out aside and a slice at a time: everybody else goes on meanwhile."""
    entries: list[Entry] = []
    for start in range(0, len(written), SLICE):
        entries += await asyncio.to_thread(read_entries, game, written[start : start + SLICE])
    return await asyncio.to_thread(game.annals, entries)


def _entry(game: GameSystem, line: Chronicled) -> Entry:
    events = tuple(game.read_event(event, line.rules) for event in line.events)
    kind = str(json.loads(line.deed)[Deed.tag])
    return Entry(line.version, line.player, kind, datetime.fromisoformat(line.at), events)
