"""Old saves opened at a real table, and players who go on with them."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Self

from bot.descent.autopilot import Limits
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Play
from bot.descent.road.wayfaring import next_deed
from bot.store import Store, open_store
from bot.table.deeds import Deed
from bot.table.entries import Entry
from bot.table.matters import matter_of
from bot.table.table import Outcome, Table
from bot.table.votes import CastVote, as_vote
from tests.saves.releases import FOLDER

NOW = datetime(2027, 2, 1, 20, 0, tzinfo=UTC)
GUILD = 10
FRUGAL = Limits(potions=False, feat=False)
MOST_DEEDS = 300


@dataclass
class Old:
    """A campaign from another time at the table of today."""

    store: Store
    table: Table
    now: Outcome
    numbers: "count[int]" = field(default_factory=lambda: count(10**6))

    @classmethod
    @asynccontextmanager
    async def from_file(cls, export: str, folder: Path) -> AsyncIterator[Self]:
        """A file that somebody kept, brought into a channel."""
        async with await open_store(folder / "flambeau.sqlite3", now=NOW) as store:
            table = Table(store, seeds=lambda: "another secret", now=lambda: NOW)
            content = (FOLDER / export).read_bytes()
            now = await table.bring_in(content, 1, guild=GUILD, channel=20, interaction=1, manager=True)
            yield cls(store, table, now)

    @property
    def campaign(self) -> Campaign:
        return self.now.campaign

    async def entries(self) -> list[Entry]:
        """Everything that happened in it."""
        return await self.table.annals(self.now.campaign_id)

    async def act(self, deed: Deed, player: int | None = None) -> None:
        """Somebody does something: whoever plays the hero, or else the owner."""
        who = player if player is not None else who_does(self.campaign, deed)
        self.now = await self.table.act(self.now.campaign_id, who, deed, interaction=next(self.numbers))

    async def start(self) -> None:
        """Begin the quest or the campaign."""
        owner = self.campaign.owner
        self.now = await self.table.start(self.now.campaign_id, owner, interaction=next(self.numbers))

    async def plays_on(self, until: Callable[[Campaign], bool]) -> None:
        """Automatic players go on until the campaign is so; what they decide together they vote on."""
        for _ in range(MOST_DEEDS):
            if until(self.campaign):
                return
            deed = next_deed(self.campaign, FRUGAL)
            assert deed is not None, "nobody knows how to go on"
            asked = as_vote(self.campaign, deed)
            if isinstance(asked, CastVote):
                await self.votes(asked)
            else:
                await self.act(asked)
        raise AssertionError(f"it did not come to that in {MOST_DEEDS} deeds")

    async def votes(self, asked: CastVote) -> None:
        """All say the same, until it is decided."""
        matter = matter_of(self.campaign, asked.on)
        assert matter is not None
        for voter in matter.voters:
            now = matter_of(self.campaign, asked.on)
            if now is None or now.key != matter.key:
                return
            if now.votes.get(voter) != asked.choice:
                await self.act(asked, voter)


def who_does(campaign: Campaign, deed: Deed) -> int:
    """A hero's own player, where a deed is about one; else the owner."""
    hero = deed.command.hero if isinstance(deed, Play) else getattr(deed, "hero", None)
    seat = campaign.seat(hero) if hero is not None else None
    return seat.player if seat is not None else campaign.owner
