"""A real campaign, played once: its database as it began and as it ended, and all that was written in between."""

import asyncio
import shutil
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import partial
from itertools import count
from pathlib import Path
from typing import Any

from bot.bench.party import Party, Turn
from bot.bench.run import Run
from bot.games import system
from bot.local.world import FIRST_CHANNEL_ID, FIRST_PLAYER_ID, GUILD_ID
from bot.store import Recorded
from bot.store.sqlite.database import Database
from bot.store.sqlite.store import SqliteStore
from bot.table.table import Outcome, Table

SEED = "bench"
FIRST = 1
"""The campaign's id."""
MOST_DEEDS = 2_000


@dataclass
class Tape:
    """What was played."""

    begun: Path
    """The database when play began."""
    ended: Path
    """The database when what was played was over."""
    sat_down: int = 0
    """Deeds before those of play; the last of them begins it."""
    turns: list[Turn] = field(default_factory=list)
    """Who did what from then on."""
    written: list[dict[str, Any]] = field(default_factory=list)
    """What the store was given for each deed, with those before play began."""

    @property
    def length(self) -> int:
        """Deeds of what was played, with the one that began it."""
        return len(self.turns) + 1


class NotingStore(SqliteStore):
    """Keeps what it is given."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self.written: list[dict[str, Any]] = []

    async def record(self, campaign_id: int, **given: Any) -> Recorded:
        self.written.append(given)
        return await super().record(campaign_id, **given)


def tape(run: Run) -> Tape:
    """Play a campaign to the end of what is played first."""
    return asyncio.run(_play(run))


async def _play(run: Run) -> Tape:
    found = Tape(run.file("begun.sqlite3"), run.file("ended.sqlite3"))
    numbers = count(1)
    async with NotingStore(await Database.open(found.begun, now=now())) as store:
        table = Table(store, seeds=partial(str, SEED))
        await found_campaign(table, run.party, channel=FIRST_CHANNEL_ID, numbers=numbers)
        found.written += store.written
        found.sat_down = len(found.written)
    shutil.copyfile(found.begun, found.ended)
    async with NotingStore(await Database.open(found.ended, now=now())) as store:
        table = Table(store, seeds=partial(str, SEED))
        seen = await table.look(FIRST)
        while (turn := run.party.goes_on(seen.campaign)) is not None and len(found.turns) < MOST_DEEDS:
            seen = await table.act(FIRST, turn.player, turn.deed, interaction=next(numbers))
            found.turns.append(turn)
        found.written += store.written
    return found


async def found_campaign(table: Table, party: Party, *, channel: int, numbers: "count[int]") -> Outcome:
    """A campaign in which everybody has sat down and play has begun."""
    made = await table.create(
        guild=GUILD_ID,
        channel=channel,
        owner=FIRST_PLAYER_ID,
        name="Bench",
        language="fr",
        interaction=next(numbers),
        game=party.game,
    )
    for place, deed in enumerate(party.sits_down()):
        await table.act(made.campaign_id, FIRST_PLAYER_ID + place, deed, interaction=next(numbers))
    return await table.start(made.campaign_id, FIRST_PLAYER_ID, interaction=next(numbers))


def prepare(party: Party) -> None:
    """Read the game's content, so that no measure has to."""
    system(party.game).prepare()


def now() -> datetime:
    """This moment."""
    return datetime.now(UTC)
