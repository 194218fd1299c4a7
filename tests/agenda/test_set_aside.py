"""A campaign in which a deed by the clock never came back is set aside, and all others go on."""

import asyncio
import signal
from pathlib import Path

import pytest

from bot.table.still_played import GoOn
from tests.agenda.dying import die
from tests.agenda.life import Life
from tests.agenda.parties import ALIX, BRUNO, CHLOE, HOUR, begun
from tests.agenda.test_automatic import automatic

KILLED = -signal.SIGKILL


async def two_campaigns(database: Path) -> tuple[int, int]:
    """Two parties in which an automatic hero is next."""
    async with Life.at(database) as life:
        campaign = automatic(begun((ALIX, BRUNO, CHLOE), turns="fixed"), ALIX)
        return await life.play(campaign), await life.play(campaign, channel=21)


async def test_what_never_comes_back_is_left_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Killed twice in the middle of the same deed: it is not tried a third time until a player has acted."""
    database = tmp_path / "flambeau.sqlite3"
    bad, good = await two_campaigns(database)
    for _ in range(2):
        assert await asyncio.to_thread(die, database, bad) == KILLED

    async with Life.at(database) as life:
        await life.tick()
        await life.wait(HOUR)
        assert (await life.store.load(bad)).version == 0
        assert f"campaign {bad} at version 0 is set aside" in caplog.text
        assert (await life.store.load(good)).version > 0

        await life.restart()
        await life.wait(HOUR)
        assert (await life.store.load(bad)).version == 0

        assert (await life.act(bad, BRUNO, GoOn())).version == 1
        await life.tick()
        assert (await life.store.load(bad)).version > 1


async def test_one_accident_is_none_of_its_fault(tmp_path: Path) -> None:
    """Killed once, by whatever: the deed is done at the next start, once."""
    database = tmp_path / "flambeau.sqlite3"
    bad, good = await two_campaigns(database)
    assert await asyncio.to_thread(die, database, bad) == KILLED

    async with Life.at(database) as life:
        await life.tick()
        assert (await life.store.load(bad)).version > 0
        assert (await life.store.load(good)).version > 0
