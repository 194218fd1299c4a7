"""Through Discord: one save that can't be read, a database that is locked or lost, and a backup a day."""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import pytest

from bot.app import Flambeau
from bot.local.player import Player
from bot.local.server import LocalDiscord
from bot.store.sqlite.backups import kept_in, look_through
from bot.store.sqlite.database import Thread, rows
from bot.store.sqlite.store import SqliteStore
from tests.agenda.clock import TestClock
from tests.agenda.parties import NOON
from tests.store.damages import PAGE

from .bots import at_rest, running
from .people import Party
from .test_keeping import WAIT, done, put_away, said, tavern

HEROES = ("syndrael", "grisban_the_thirsty")
DAY = timedelta(days=1)


def spoil(database: Path, campaign_id: int) -> None:
    """Nobody can read this campaign any more."""
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("UPDATE campaigns SET state = '{' WHERE id = ?", (campaign_id,))


def threads_of(bot: Flambeau) -> tuple[Thread, Thread]:
    """The connections by which the bot reads and writes."""
    assert isinstance(bot.store, SqliteStore)
    return bot.store.database._reader, bot.store.database._writer


async def text_of(player: Player, party: Party, code: str) -> str:
    """What somebody is told who presses the panel."""
    offer = party.find(code)
    assert offer is not None
    exchange = await party.take(offer, player)
    found = await party.local.world.until(lambda: exchange.followups, WAIT, "an answer to the button")
    return str(found[0].text())


async def test_a_manager_puts_away_what_nobody_can_read(party: Party, bot: Flambeau) -> None:
    """The command asks, the button does it, and the channel is free; others are told that it can't be read."""
    alix, bruno, *_ = party.players
    party.players = party.players[1:]
    await party.gather(*HEROES)
    spoil(bot.settings.database, 1)
    assert "sauvegarde" in await said(bruno, "campaign archive")

    assert "Ranger" in await said(alix, "campaign archive")
    assert "reprendre" in await put_away(party, alix)

    await said(bruno, "campaign new", name="Les Cendres")
    assert await bot.table.in_channel(next(iter(party.local.world.channels))) == 2


async def test_habits_know_the_other_campaigns(party: Party, bot: Flambeau) -> None:
    """One save that can't be read, and one row of habits: neither keeps anybody from settling theirs."""
    alix, bruno, *_ = party.players
    await party.gather(*HEROES)
    await said(alix, "campaign new", name="Les Cendres", channel=tavern(party))
    spoil(bot.settings.database, 1)
    with closing(sqlite3.connect(bot.settings.database)) as db, db:
        db.execute("INSERT INTO habits VALUES (?, 'nothing')", (bruno.id,))

    for player in (alix, bruno):
        assert "21" in await said(player, "habits", quiet="21:00-09:00")
        await said(player, "holiday", until="7 jours")


def spoil_log(database: Path, campaign_id: int) -> None:
    """Nobody can read what happened in this campaign."""
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("UPDATE events SET event = '{' WHERE campaign_id = ?", (campaign_id,))


@pytest.mark.parametrize("damage", [spoil, spoil_log], ids=lambda each: each.__name__)
async def test_the_others_are_shown_after_a_restart(
    local: LocalDiscord, tmp_path: Path, damage: Callable[[Path, int], None]
) -> None:
    """Two campaigns were not shown before the bot ended; that the first can't be read does not hide the second."""
    database = tmp_path / "flambeau.sqlite3"
    party = Party(local, local.players)
    async with running(local, database):
        await party.gather(*HEROES)
        await said(party.players[0], "campaign new", name="Les Cendres", channel=tavern(party))
    damage(database, 1)
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("UPDATE campaigns SET version = version + 1")
        db.execute("UPDATE stage SET shown = 0 WHERE campaign_id = 1")

    async with running(local, database) as bot:
        for _ in range(100):
            await at_rest(bot, 2)
            if (shown := (await bot.store.staging.of(2)).shown) == 1:
                break

    assert shown == 1


async def test_a_locked_database_is_said_and_the_press_can_be_repeated(party: Party, bot: Flambeau) -> None:
    """Another program writes and writes: whoever presses is told so calmly, and once it is done it goes."""
    alix = party.players[0]
    await party.gather(*HEROES)
    await at_rest(bot)
    before = (await bot.table.look(1)).version
    for thread in threads_of(bot):
        await thread.run(lambda db: rows(db, "PRAGMA busy_timeout = 100"))
    with closing(sqlite3.connect(bot.settings.database, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert "autre programme" in await text_of(alix, party, "?start")
        assert "another program" in (await said(party.players[2], "habits", quiet="none")).lower()
    assert bot.metrics.refusals.value(code="store_busy") == 2

    assert (await bot.table.look(1)).version == before
    await party.set_out()
    assert (await bot.table.look(1)).campaign.phase == "playing"


def scribble(database: Path) -> None:
    """While the bot has it open, the disk loses all but the first page of the database."""
    with closing(sqlite3.connect(database)) as db, db:
        db.execute("UPDATE campaigns SET name = name || '!'")
    with closing(sqlite3.connect(database)) as db:
        db.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    with database.open("r+b") as file:
        file.seek(PAGE)
        file.write(b"\xee" * (database.stat().st_size - PAGE))


@pytest.mark.parametrize("code", ["?start", "?name"])
async def test_a_damaged_database_is_said_whatever_is_pressed(party: Party, bot: Flambeau, code: str) -> None:
    """Also on a button that may open a form, of which the store is asked before anything else: never silence."""
    alix = party.players[0]
    await party.gather(*HEROES)
    await at_rest(bot)
    scribble(bot.settings.database)

    assert "plus à lire la sauvegarde" in await text_of(alix, party, code)


async def test_a_full_disk_is_said(party: Party, bot: Flambeau) -> None:
    """No room for a deed: nothing is changed, and nobody is told that it was our bug."""
    alix = party.players[0]
    await party.gather(*HEROES)
    await at_rest(bot)
    before = (await bot.table.look(1)).version
    _, writer = threads_of(bot)
    pages = (await writer.run(lambda db: rows(db, "PRAGMA page_count")))[0][0]
    await writer.run(lambda db: rows(db, f"PRAGMA max_page_count = {pages}"))
    try:
        assert "disque" in await text_of(alix, party, "?start")
    finally:
        await writer.run(lambda db: rows(db, "PRAGMA max_page_count = 1000000"))

    assert (await bot.table.look(1)).version == before


async def test_a_backup_a_day(local: LocalDiscord, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While it runs the bot makes one every day and keeps the number that is set."""
    monkeypatch.setenv("FLAMBEAU_BACKUPS_KEPT", "3")
    database, clock = tmp_path / "flambeau.sqlite3", TestClock(NOON)
    party = Party(local, local.players)
    async with running(local, database, clock):
        await done(party.players[0], "campaign new", name="Les Braises")
        for _ in range(5):
            await clock.advance(DAY + timedelta(hours=1))

    kept = kept_in(tmp_path / "backups", database)
    assert len(kept) == 3
    assert [look_through(each.path) for each in kept] == [1, 1, 1]


async def test_lost_campaigns_are_noticed(
    local: LocalDiscord, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Somebody removed the database: the bot starts with a new one, and says what it misses."""
    database, clock = tmp_path / "flambeau.sqlite3", TestClock(NOON)
    async with running(local, database, clock):
        await done(local.players[0], "campaign new", name="Les Braises")
        await clock.advance(timedelta(hours=2))
    assert "has no campaign" not in caplog.text
    database.unlink()

    async with running(local, database, clock):
        await clock.advance(timedelta(hours=2))

    assert f"{database} has no campaign, but its last backup has 1" in caplog.text
