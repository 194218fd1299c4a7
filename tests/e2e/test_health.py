"""Health means that play works: it notices a dead chore and a database that can't be written."""

import asyncio
import json
import sqlite3
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path

import pytest

from bot import heartbeat
from bot.health import MISSED, check_up
from bot.local.server import LocalDiscord
from tests.agenda.clock import TestClock
from tests.agenda.parties import NOON

from .bots import running

WAIT = 10.0
MORE = timedelta(seconds=1)


async def until(is_so: Callable[[], bool]) -> None:
    """Wait for something in the bot's own tasks."""
    async with asyncio.timeout(WAIT):
        while not await asyncio.to_thread(is_so):
            pass


class Refusing:
    """A trigger that lets nobody write notes, as a disk that got full would; a bot can still be started."""

    def __init__(self, database: Path) -> None:
        self._database = database

    def _do(self, sql: str) -> None:
        with sqlite3.connect(self._database) as connection:
            connection.execute(sql)
        connection.close()

    def begin(self) -> None:
        self._do(
            "CREATE TRIGGER full BEFORE UPDATE ON notes WHEN NEW.name <> 'opened' "
            "BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END"
        )

    def end(self) -> None:
        self._do("DROP TRIGGER full")


async def test_a_failed_write_is_survived(
    local: LocalDiscord, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The heartbeat fails, is logged, noticed from outside, and goes on as soon as it can; stopping ends."""
    database, clock = tmp_path / "flambeau.sqlite3", TestClock(NOON)
    full = Refusing(database)
    async with running(local, database, clock) as bot:
        chores = {chore.name: chore for chore in bot.chores}
        await until(lambda: check_up(database, clock.now()).sentence == "well")
        await asyncio.to_thread(full.begin)
        await clock.advance(heartbeat.EVERY)
        await until(lambda: chores["heartbeat"].failures > 0 and chores["health"].failures > 0)
        assert not chores["heartbeat"].alive
        assert any("the chore heartbeat failed" in record.getMessage() for record in caplog.records)
        await clock.advance(MISSED)
        assert "can't write its database" in check_up(database, clock.now()).sentence

        await asyncio.to_thread(full.end)
        await clock.advance(timedelta(minutes=10))
        await until(lambda: check_up(database, clock.now()).wrong == ())
        assert "failed since the start" in check_up(database, clock.now()).sentence
        assert bot.metrics.failures.value(chore="heartbeat") > 0
        await asyncio.to_thread(full.begin)
        await clock.advance(heartbeat.EVERY)
        async with asyncio.timeout(WAIT):
            await bot.close()


async def test_a_dead_chore_is_no_health(local: LocalDiscord, tmp_path: Path) -> None:
    """The keeper fails again and again: the bot says so of itself, and health repeats it."""
    database, clock = tmp_path / "flambeau.sqlite3", TestClock(NOON)
    async with running(local, database, clock) as bot:
        await until(lambda: check_up(database, clock.now()).sentence == "well")

        async def broken() -> None:
            raise OSError("no clock")

        bot.keeper.tick = broken  # type: ignore[method-assign, assignment]
        bot.keeper.poke(1)
        keeper = next(chore for chore in bot.chores if chore.name == "keeper")
        await until(lambda: keeper.failures > 0)
        await clock.advance(20 * heartbeat.EVERY)
        await until(lambda: "the chore keeper has failed" in check_up(database, clock.now()).sentence)
        found = check_up(database, clock.now())

        assert found.plain()["well"] is False
        assert json.loads(json.dumps(found.plain()))["noted"]["chores"]["keeper"] == "OSError: no clock"


async def test_a_bot_without_a_connection_is_not_well(local: LocalDiscord, tmp_path: Path) -> None:
    """It goes on writing, but does not beat."""
    database, clock = tmp_path / "flambeau.sqlite3", TestClock(NOON)
    async with running(local, database, clock) as bot:
        await until(lambda: check_up(database, clock.now()).sentence == "well")
        await asyncio.gather(*(shard.disconnect() for shard in bot.shards.values()))
        await clock.advance(MISSED + heartbeat.EVERY)

        await until(lambda: "not connected to Discord" in check_up(database, clock.now()).sentence)
