"""A loopback Discord, the real bot beside it, and people at the table."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.app import Flambeau
from bot.local.server import LocalDiscord
from bot.settings import Settings
from bot.store import Address, Server
from cogs.access import stage_of
from renders.drawing import Animation, Drawing
from renders.studio import Picture, Studio
from tests.agenda.clock import TestClock
from tests.agenda.parties import NOON

from .people import Party

DOT = bytes.fromhex(
    "89504e470d0a1a0a0000000d4948445200000001000000010806000000"
    "1f15c4890000000d49444154789c6360606060000000050001"
    "a5f645400000000049454e44ae426082"
)
"""The smallest picture there is: these tests are about what happens, not about how it looks."""


QUICK = frozenset({"board", "dice", "summary", "map", "shop", "journal"})
"""What the panel and the stories show."""


class QuickStudio(Studio):
    """Draws nothing of what is shown all the time, at once."""

    async def picture(self, drawing: Drawing | Animation, home: int | None = None) -> Picture:
        if isinstance(drawing, Animation) or drawing.name not in QUICK:
            return await super().picture(drawing, home)
        return Picture(DOT, f"{drawing.name}.png", drawing.alt)

    async def warm(self, *makers: Callable[[], None]) -> None:
        return


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """aiohttp warns of itself when a picture arrives in unlucky pieces; as an error it would break the upload."""
    for item in items:
        item.add_marker(pytest.mark.filterwarnings("ignore:unread_data:DeprecationWarning"))


@pytest.fixture(autouse=True)
def the_same_quest(stated_decks: None) -> None:
    """The bot's seed is named here, so the decks are too."""


@pytest.fixture
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Address:
    """Where the bot keeps everything: a file, or with FLAMBEAU_TEST_ENGINE=postgres a server."""
    if os.environ.get("FLAMBEAU_TEST_ENGINE") == "postgres":
        return Server(request.getfixturevalue("postgres"))
    return tmp_path / "flambeau.sqlite3"


@pytest.fixture
async def bot(local: LocalDiscord, database: Address) -> AsyncIterator[Flambeau]:
    """The real bot in this process, with pictures that cost nothing and dice that are always the same.

    By its clock it is noon: at night nobody would be called, and these tests run at any hour.
    """
    settings = Settings(database=database, discord_url=local.url)
    client = Flambeau(settings, clock=TestClock(NOON), seeds=lambda: "braises")
    client.studio = QuickStudio()
    running = asyncio.create_task(client.start(local.token))
    await local.wait_ready()
    await client.wait_until_ready()
    stage_of(client).notices.breath = 0.0
    yield client
    await client.close()
    await running


@pytest.fixture
def party(local: LocalDiscord, bot: Flambeau) -> Party:
    """Four players at the table: Alix and Bruno read French, Chloé and Dario English."""
    return Party(local, local.players)
