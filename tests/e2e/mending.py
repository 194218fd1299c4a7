"""A fight during which Discord does what it should not, and how to tell that all is well again."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import timedelta
from pathlib import Path

import pytest

from bot.app import Flambeau
from bot.local.objects import Message
from bot.local.server import LocalDiscord
from cogs.access import stage_of
from tests.agenda.clock import TestClock
from tests.agenda.parties import NOON

from .bots import at_rest, running
from .people import ASIDE, Offer, Party, offers, version_of

CAMPAIGN = 1
WAIT = 10.0
SHORT = 0.4
"""Seconds after which Discord is taken not to answer any more."""
MOST_LOOKS = 40
MINUTE = timedelta(minutes=1)
WHY = ("?why", "?steps", "?story", "?journal", "?catchup")
"""On what was told, which stays."""


@dataclass
class Table:
    """Alix's Syndrael and Bruno's Grisban; it is the turn of one of them."""

    local: LocalDiscord
    bot: Flambeau
    clock: TestClock
    party: Party

    def of(self, kind: str) -> Offer:
        """Something of this kind that is on the panel."""
        offer = self.party.find(kind)
        assert offer is not None, self.party.current().text()
        return offer

    def public(self) -> list[Message]:
        """Everything in the channel that everybody sees."""
        return [one for one in self.party.players[0].sees(self.party.channel) if not one.ephemeral]

    def panels(self) -> list[Message]:
        """The messages with something to do for the game on them."""
        return [
            one for one in self.public() if any(not each.code.startswith((*ASIDE, *WHY)) for each in offers(one))
        ]

    def notice(self) -> Message:
        """The one pinned message."""
        (found,) = [one for one in self.public() if one.pinned]
        return found

    async def saved(self, version: int) -> None:
        """Wait until a deed has led to this version."""
        async with asyncio.timeout(WAIT):
            while (await self.bot.store.load(CAMPAIGN)).version < version:
                pass

    async def ailment(self) -> str | None:
        """What is not yet as it should be, if anything."""
        version = (await self.bot.store.load(CAMPAIGN)).version
        panels = self.panels()
        if [version_of(one) for one in panels] != [version]:
            return f"panels for {[version_of(one) for one in panels]} instead of {version}"
        if not [one for one in self.public() if one.pinned]:
            return "no notice is pinned"
        if str(panels[0].id) not in (self.notice().buttons()[0].url or ""):
            return "the notice does not lead to the panel"
        if len(stage_of(self.bot).healing):
            return "something is still unshown"
        return None

    async def heals(self) -> None:
        """Let minutes pass until all is well by itself, and nothing was told twice."""
        ailment: str | None = "not looked yet"
        for _ in range(MOST_LOOKS):
            await at_rest(self.bot)
            if (ailment := await self.ailment()) is None:
                break
            await self.clock.advance(MINUTE)
        assert not ailment, ailment
        texts = [one.text() for one in self.public()]
        assert len(texts) == len(set(texts)), "something is there twice"


def is_calm(caplog: pytest.LogCaptureFixture) -> bool:
    """Whether nothing was written down as a fault."""
    return not [record for record in caplog.records if record.levelno >= logging.ERROR]


@asynccontextmanager
async def a_turn(local: LocalDiscord, folder: Path) -> AsyncIterator[Table]:
    """The bot, and a fight in which it is Syndrael's turn."""
    clock = TestClock(NOON)
    async with running(local, folder / "flambeau.sqlite3", clock) as bot:
        stage_of(bot).posting.longest_wait = SHORT
        table = Table(local, bot, clock, Party(local, local.players[:2]))
        await begin(table)
        yield table


async def begin(table: Table) -> None:
    """Gather, set out, and let Syndrael go."""
    await table.party.gather("syndrael", "grisban_the_thirsty")
    await table.party.set_out()
    await table.party.do(table.of("take_turn"), table.party.players[0])
    await at_rest(table.bot)
