"""Trying again: pauses that grow, slower where somebody has to allow something, and an end once it is shown."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import cast

import aiohttp
import discord

from bot.kernel.refused import Refused
from cogs.healing import FIRST_PAUSE, FIRST_PAUSE_IF_FORBIDDEN, LONGEST_PAUSE, Healing
from cogs.interactions import MOST_ARRIVALS, Arrivals
from tests.agenda.clock import TestClock
from tests.agenda.parties import NOON

CAMPAIGN = 1


class Patient:
    """A campaign that fails to be shown a number of times."""

    def __init__(self, *errors: Exception) -> None:
        self.clock = TestClock(NOON)
        self.healing = Healing(self.clock, self.again)
        self.errors = list(errors)
        self.tries: list[datetime] = []

    async def again(self, campaign_id: int) -> None:
        self.tries.append(self.clock.now())
        if self.errors:
            raise self.errors.pop(0)

    def pauses(self) -> list[timedelta]:
        """How long it was left alone before each try."""
        return [after - before for before, after in zip([NOON, *self.tries], self.tries, strict=False)]


@asynccontextmanager
async def running(patient: Patient) -> AsyncIterator[Healing]:
    """The loop, asleep."""
    task = asyncio.create_task(patient.healing.run())
    await patient.clock.napped(1)
    try:
        yield patient.healing
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


async def test_the_pauses_grow_up_to_a_limit_and_end() -> None:
    """One second, two, four, up to ten minutes; once it is shown nobody tries any more."""
    patient = Patient(*[ConnectionResetError()] * 12)
    async with running(patient) as healing:
        healing.failed(CAMPAIGN, ConnectionResetError())
        await patient.clock.napped(2)
        await patient.clock.advance(timedelta(hours=5))

        assert len(healing) == 0
    assert patient.pauses()[:4] == [FIRST_PAUSE * 2**power for power in range(4)]
    assert patient.pauses()[-1] == LONGEST_PAUSE
    assert len(patient.tries) == 13


async def test_what_is_forbidden_is_tried_more_slowly_and_at_once_when_something_changed() -> None:
    """A setting has to be changed first; where one was, nobody waits for the clock."""
    patient = Patient()
    async with running(patient) as healing:
        healing.failed(CAMPAIGN, _forbidden())
        await patient.clock.napped(2)
        await patient.clock.advance(FIRST_PAUSE_IF_FORBIDDEN - timedelta(seconds=1))
        assert patient.tries == []

        naps = patient.clock.naps
        healing.stir()
        await patient.clock.napped(naps + 1)

        assert len(patient.tries) == 1
        assert len(healing) == 0


async def test_a_campaign_that_can_not_be_read_is_not_tried_for_ever() -> None:
    """What the table refuses is no trouble of Discord's."""
    patient = Patient(Refused("save_unreadable", campaign=CAMPAIGN, version=1))
    async with running(patient) as healing:
        healing.failed(CAMPAIGN)
        await patient.clock.napped(2)
        await patient.clock.advance(timedelta(minutes=1))

        assert len(healing) == 0
    assert len(patient.tries) == 1


def test_an_interaction_comes_for_the_first_time_once() -> None:
    """Unless nothing was made of it, or it was so long ago that nobody remembers."""
    arrivals = Arrivals()

    assert arrivals.first(1)
    assert not arrivals.first(1)
    arrivals.forget(1)
    assert arrivals.first(1)
    assert all(arrivals.first(number) for number in range(2, MOST_ARRIVALS + 2))
    assert arrivals.first(1)


def _forbidden() -> discord.Forbidden:
    answer = SimpleNamespace(status=403, reason="Forbidden")
    return discord.Forbidden(
        cast("aiohttp.ClientResponse", answer), {"code": 50013, "message": "Missing Permissions"}
    )
