"""Days and weeks at the table in no time: a store, a table, a keeper, a clock, and a channel that remembers."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Self

from bot import heartbeat
from bot.agenda.due import Message
from bot.descent.party.campaign import Campaign
from bot.descent.state.game import RULES_VERSION
from bot.habits import Habits
from bot.keeper import Keeper, Sent
from bot.store import Delivery, Store, open_store
from bot.table.deeds import Deed
from bot.table.table import Outcome, Table
from tests.agenda.clock import TestClock
from tests.agenda.parties import NIGHTLESS, NOON

CHANNEL = 20


class Killed(BaseException):
    """The process is gone; nobody is asked whether that is convenient."""


@dataclass(frozen=True)
class Posted:
    """A message in a channel."""

    campaign_id: int
    key: str
    due: Message
    at: datetime
    message_id: int


@dataclass
class Channel:
    """A courier that remembers what it brought, like the channel it brought it to."""

    clock: TestClock
    posted: list[Posted] = field(default_factory=list)
    removed: list[int] = field(default_factory=list)
    shown_in: list[int] = field(default_factory=list)
    failing: list[Exception] = field(default_factory=list)
    """What goes wrong in the next attempts."""
    at: Callable[[str], None] = lambda point: None
    """Told where things are; may kill the process."""

    async def deliver(self, campaign_id: int, due: Message, *, again: bool) -> Sent | None:
        if self.failing:
            raise self.failing.pop(0)
        known = (one for one in self.posted if (one.campaign_id, one.key) == (campaign_id, due.key))
        if again and (found := next(known, None)) is not None:
            return Sent(CHANNEL, found.message_id)
        self.at("before the message")
        self.posted.append(Posted(campaign_id, due.key, due, self.clock.now(), 100 + len(self.posted)))
        self.at("after the message")
        return Sent(CHANNEL, self.posted[-1].message_id)

    async def shown(self, campaign_id: int) -> None:
        self.at("before the panel")
        self.shown_in.append(campaign_id)

    async def tidy(self, campaign_id: int, deliveries: Sequence[Delivery]) -> None:
        self.removed += [one.message_id for one in deliveries if one.message_id is not None]

    def of(self, kind: type[Message]) -> list[Posted]:
        """All messages of a kind."""
        return [one for one in self.posted if isinstance(one.due, kind)]

    def calls(self) -> list[tuple[int, datetime, str]]:
        """Who was called when, by which message."""
        return [(player, one.at, one.key) for one in self.posted for player in one.due.players]


class Life:
    """Campaigns and their players."""

    def __init__(self, path: Path, store: Store, clock: TestClock) -> None:
        self.path, self.store, self.clock = path, store, clock
        self.channel = Channel(clock)
        self.numbers = count(1)
        self.on = True
        """Whether the bot runs; while it does its heart beats."""
        self.begin()

    @classmethod
    @asynccontextmanager
    async def at(cls, path: Path, now: datetime = NOON) -> AsyncIterator[Self]:
        """A life that begins at some moment."""
        store = await open_store(path, now=now)
        life = cls(path, store, TestClock(now))
        try:
            yield life
        finally:
            await life.store.close()

    def begin(self) -> None:
        """A process: a table and a keeper that know nothing but what is saved."""
        self.table = Table(self.store, now=self.clock.now)
        self.keeper = Keeper(self.table, self.store, self.channel, self.clock)
        self.table.on_deed = self.keeper.poke

    async def restart(self) -> None:
        """The process ends and another one begins, on the same file."""
        await self.store.close()
        self.store = await open_store(self.path, now=self.clock.now())
        self.begin()

    # Campaigns

    async def play(self, campaign: Campaign, channel: int = CHANNEL) -> int:
        """A campaign as it stands, played from now on."""
        campaign_id, _ = await self.store.create_campaign(
            guild_id=10,
            channel_id=channel,
            name=campaign.name,
            interaction_id=next(self.numbers),
            rules=RULES_VERSION,
            state=campaign.model_dump_json(),
            now=self.clock.now(),
            people=campaign.people(),
        )
        for player in {*campaign.players(), campaign.owner}:
            if player not in await self.store.days.habits([player]):
                await self.habits(player, NIGHTLESS)
        self.keeper.poke(campaign_id)
        return campaign_id

    async def act(self, campaign_id: int, player: int, deed: Deed) -> Outcome:
        """Somebody does something."""
        return await self.table.act(campaign_id, player, deed, interaction=next(self.numbers))

    async def look(self, campaign_id: int) -> Campaign:
        """A campaign as it stands."""
        return (await self.table.look(campaign_id)).campaign

    async def habits(self, player: int, habits: Habits) -> None:
        """A player settles something."""
        await self.store.days.set_habits(player, habits.model_dump_json())
        self.keeper.stir()

    async def called(self, campaign_id: int, occasion: str, players: Sequence[int]) -> None:
        """A panel calls players."""
        heard = self.keeper.call(occasion, players)
        assert heard is not None
        await self.store.staging.change(campaign_id, heard=heard)
        self.keeper.told(campaign_id, heard)

    # Time

    async def tick(self) -> datetime:
        """Look at the clock once. A heart that beats has done so all the time."""
        if self.on:
            await self.store.note(heartbeat.NAME, self.clock.now().isoformat())
        return await self.keeper.tick()

    async def wait(self, span: timedelta) -> None:
        """Let time pass and whatever is due happen at its moment."""
        await self.until(self.clock.now() + span)

    async def until(self, moment: datetime) -> None:
        """Let time pass until a moment."""
        while (due := await self.tick()) <= moment:
            assert due > self.clock.now(), "the keeper did not get on"
            self.clock.set(due)
        self.clock.set(moment)
        await self.tick()

    async def off(self, span: timedelta) -> None:
        """The bot is off for a while; then it runs again."""
        await self.store.note(heartbeat.NAME, self.clock.now().isoformat())
        self.clock.set(self.clock.now() + span)
        await self.restart()
        await self.keeper.tick()
        await heartbeat.beat(self.store, self.clock.now())
