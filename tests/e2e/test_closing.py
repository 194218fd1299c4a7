"""Closing: who comes meanwhile is told so, and whatever hangs or fails, it ends."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from bot import app
from bot.local.server import LocalDiscord
from bot.store.sqlite.store import SqliteStore

from .bots import SlowStudio, running
from .people import Party
from .processes import BotProcess
from .test_health import Refusing, until

WAIT = 20.0
ANSWERS = {
    "fr": "Je redémarre. Rien n’est perdu : réessayez dans un instant.",
    "en-US": "I’m being restarted. Nothing is lost: please try again in a moment.",
}


@pytest.mark.parametrize("locale", ANSWERS)
async def test_who_comes_while_the_bot_is_being_stopped_is_told_so(
    local: LocalDiscord, tmp_path: Path, locale: str
) -> None:
    """A command, a press and a suggestion after the door has closed change nothing; what was under way is shown."""
    party = Party(local, local.players[:2])
    async with running(local, tmp_path / "flambeau.sqlite3") as bot:
        await party.gather("syndrael", "grisban_the_thirsty")
        bot.studio = studio = SlowStudio()
        start = next(offer for offer in party.offered() if offer.code.startswith("?start"))
        panel, late = party.current(), party.players[1]
        late.locale = locale
        await party.take(start, party.players[0])
        async with asyncio.timeout(WAIT):
            while (await bot.table.look(1)).campaign.phase != "playing":
                pass
        closing = asyncio.create_task(bot.close())
        await asyncio.sleep(0)
        before = (await bot.table.look(1)).version

        commanded = await late.slash("help")
        pressed = await late.press(panel, start.custom_id)
        assert await late.complete("odds", "target", "") == []
        assert (await bot.table.look(1)).version == before

        studio.gate.set()
        await closing
    for exchange in (commanded, pressed):
        assert exchange.message is not None
        assert exchange.message.ephemeral
        assert exchange.message.content.replace("\u00a0", " ") == ANSWERS[locale]
    assert party.find("take_turn") is not None, "what was under way is shown"


async def test_closing_ends_though_a_lock_is_held(
    local: LocalDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A deed that never ends and a writer that never lets go are left behind, and that is logged."""
    monkeypatch.setattr(app, "FOR_BELONGINGS", 0.05)
    async with running(local, tmp_path / "flambeau.sqlite3") as bot:
        assert isinstance(bot.store, SqliteStore)
        lock, gate = bot.table._locks[1], threading.Event()
        await lock.acquire()
        writing = asyncio.create_task(bot.store.database.write(lambda _: gate.wait(WAIT)))
        await asyncio.sleep(0)
        async with asyncio.timeout(WAIT):
            await bot.close()
        gate.set()
        assert await writing
        lock.release()
        await bot.store.close()

    said = [record.getMessage() for record in caplog.records]
    assert "the table took longer than 0.05 s and is left behind" in said
    assert "the database took longer than 0.05 s and is left behind" in said


def noted(database: Path) -> Callable[[], bool]:
    """Whether a bot has noted in a database that it was there."""

    def is_so() -> bool:
        with sqlite3.connect(database) as connection:
            found = connection.execute("SELECT 1 FROM notes WHERE name = 'heartbeat'").fetchone()
        connection.close()
        return found is not None

    return is_so


async def test_a_process_that_can_write_nothing_ends_when_it_is_asked_to(
    local: LocalDiscord, tmp_path: Path
) -> None:
    """Its heart does not beat; the log says so, and SIGTERM ends it all the same."""
    database = tmp_path / "flambeau.sqlite3"
    bot = BotProcess(local, database)
    await bot.start()
    await until(noted(database))
    await bot.stop()
    Refusing(database).begin()
    await bot.start()
    await until(lambda: "the chore heartbeat failed" in bot.log.read_text(encoding="utf-8"))
    await bot.stop()

    assert "left behind" not in bot.log.read_text(encoding="utf-8")
