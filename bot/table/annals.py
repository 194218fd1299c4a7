"""The annals of a campaign: what happened, deed by deed. What was taken back did not happen."""

import json
from collections.abc import Iterable
from datetime import datetime

from bot.games import GameSystem
from bot.store import Chronicled
from bot.table.deeds import Deed
from bot.table.entries import Entry


def read_annals(game: GameSystem, written: Iterable[Chronicled]) -> list[Entry]:
    """The entries as they were written down, without what was taken back."""
    return game.annals(_entry(game, line) for line in written)


def _entry(game: GameSystem, line: Chronicled) -> Entry:
    events = tuple(game.read_event(event, line.rules) for event in line.events)
    kind = str(json.loads(line.deed)[Deed.tag])
    return Entry(line.version, line.player, kind, datetime.fromisoformat(line.at), events)
