"""The bot started and stopped within a test, and a studio that can be made to wait."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.app import Flambeau
from bot.local.server import LocalDiscord
from bot.settings import Settings
from cogs.access import stage_of
from renders.drawing import Animation, Drawing
from renders.studio import Picture
from tests.agenda.clock import TestClock
from tests.agenda.parties import NOON

from .conftest import QuickStudio


@asynccontextmanager
async def running(local: LocalDiscord, database: Path, clock: TestClock | None = None) -> AsyncIterator[Flambeau]:
    """The real bot in this process, from its start to its end; by its clock it is always noon."""
    settings = Settings(database=database, discord_url=local.url)
    client = Flambeau(settings, clock=clock or TestClock(NOON), seeds=lambda: "braises")
    client.studio = QuickStudio()
    task = asyncio.create_task(client.start(local.token))
    try:
        await local.wait_ready()
        await client.wait_until_ready()
        stage_of(client).notices.breath = 0.0
        yield client
    finally:
        # Also where it never got ready: with its store still open, the whole run would not end.
        await client.close()
        await task
        await local.world.until(lambda: not local.world.bot_online, 5.0, "the bot to be gone")


async def at_rest(bot: Flambeau, campaign_id: int = 1) -> None:
    """Wait until the bot has shown all there is to show."""
    stage = stage_of(bot)
    async with stage._locks[campaign_id]:
        await stage.notices.settle()


class SlowStudio(QuickStudio):
    """Draws a board only once the gate is open."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()

    async def picture(self, drawing: Drawing | Animation, home: int | None = None) -> Picture:
        if drawing.name == "board":
            await self.gate.wait()
        return await super().picture(drawing, home)
