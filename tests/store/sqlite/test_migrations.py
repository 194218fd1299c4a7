"""The schema: made from nothing, brought up to date from any earlier state, never half-way."""

import json
import sqlite3
from contextlib import closing
from datetime import timedelta
from pathlib import Path

import aiosqlite
import pytest

from bot.agenda.reminders import call_key
from bot.store import NewerDatabase, Store, open_store
from bot.store.sqlite.database import Database, migrate, rows
from bot.store.sqlite.migrations import MIGRATIONS, Migration
from tests.store.conftest import NOW


def schema(path: Path) -> list[tuple[str, str]]:
    """All tables and indexes, as SQLite tells them."""
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()


def names(path: Path) -> set[str]:
    """The names of all tables and indexes."""
    return {name for name, _ in schema(path)}


async def migrated(path: Path, migrations: tuple[Migration, ...]) -> None:
    """A database file as it was when only these steps existed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    async with aiosqlite.connect(path, isolation_level=None) as db:
        db.row_factory = aiosqlite.Row
        await migrate(path, db, migrations, NOW)


async def test_an_empty_file_gets_all_tables(path: Path) -> None:
    """Opening a store where there is none makes the folder, the file and all tables."""
    await (await open_store(path, now=NOW)).close()

    assert {"campaigns", "deeds", "events", "panels", "notes", "one_campaign_per_channel"} <= names(path)
    assert {"under_way", "habits", "deliveries", "outages", "deeds_by_player"} <= names(path)


@pytest.mark.parametrize("known", range(len(MIGRATIONS)))
async def test_any_earlier_schema_is_brought_up_to_date(path: Path, tmp_path: Path, known: int) -> None:
    """From each earlier version the same schema results as from nothing."""
    await migrated(path, MIGRATIONS[:known])
    fresh = tmp_path / "fresh.sqlite3"

    await (await open_store(path, now=NOW)).close()
    await (await open_store(fresh, now=NOW)).close()

    assert schema(path) == schema(fresh)


async def test_campaigns_survive_the_migrations(path: Path) -> None:
    """A campaign saved under the first schema is read under the newest."""
    await migrated(path, MIGRATIONS[:1])
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(
            "INSERT INTO campaigns (id, guild_id, channel_id, name, interaction_id, rules, state, created_at,"
            " updated_at) VALUES (7, 1, 2, 'Braise', 3, 1, '{}', '', '')"
        )

    async with await open_store(path, now=NOW) as store:
        saved = await store.load(7)

    assert (saved.state, saved.version, saved.archived) == ("{}", 0, False)


async def test_who_was_called_stays_called(path: Path) -> None:
    """Notes of calls become deliveries, under today's names of what the players were called for."""
    calls = {
        "round": ["round 3 0badcafe", [11, 12]],
        "turn": ["turn 3/syndrael 0badcafe", [13]],
        "moment": ["moment 7 0badcafe", [12]],
        "question": ["question 9 0badcafe", [11]],
        "contest": ["contest contest/0badcafe/3/1 0badcafe", [12]],
        "vote": ["vote road/4/2", [11]],
        "road": ["road 4/2/toll_bridge", [11]],
    }
    await migrated(path, MIGRATIONS[:6])
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(
            "INSERT INTO campaigns (id, guild_id, channel_id, name, interaction_id, rules, state, created_at,"
            " updated_at) VALUES (7, 1, 2, 'Braise', 3, 1, '{}', ?, '')",
            (NOW.isoformat(),),
        )
        later = NOW + timedelta(hours=5)
        db.execute("INSERT INTO under_way VALUES (7, 'question/0badcafe/7', ?)", (later.isoformat(),))
        db.execute("INSERT INTO notes VALUES ('calls in 7', ?)", (json.dumps(calls),))
        fixed = {"round": ["round 3/syndrael 0badcafe", [11]]}
        db.executemany("INSERT INTO notes VALUES (?, ?)", [("calls in 8", json.dumps(fixed)), ("shown of 7", "4")])

    async with await open_store(path, now=NOW) as store:
        kept = await store.days.deliveries(7)
        notes = [await store.noted(name) for name in ("calls in 7", "calls in 8", "shown of 7")]

    assert {(one.occasion, one.player) for one in kept} == {
        ("next/0badcafe/3", 11),
        ("next/0badcafe/3", 12),
        ("turn/0badcafe/3/syndrael", 13),
        ("question/0badcafe/7", 12),
        ("question/0badcafe/9", 11),
        ("contest/0badcafe/3/1", 12),
        ("vote/road/4/2", 11),
    }
    assert all(one.key == call_key(one.occasion or "", one.player) for one in kept)
    assert {one.occasion: one.sent for one in kept}["question/0badcafe/7"] == later, "since it is waited for"
    assert {one.sent for one in kept} == {NOW, later}
    assert notes == [None, None, "4"]


async def test_opening_twice_changes_nothing(path: Path) -> None:
    """An up-to-date file is left as it is."""
    await (await open_store(path, now=NOW)).close()
    before = schema(path)

    await (await open_store(path, now=NOW)).close()

    assert schema(path) == before


async def test_a_failing_step_leaves_nothing_behind(path: Path) -> None:
    """A step that fails half-way is taken back, and is not counted as taken."""
    bad = Migration("0099_bad", ("CREATE TABLE half (id INTEGER)", "CREATE TABLE nonsense ("))

    with pytest.raises(sqlite3.OperationalError):
        await migrated(path, (*MIGRATIONS, bad))

    assert "half" not in names(path)
    with closing(sqlite3.connect(path)) as db:
        taken = [name for (name,) in db.execute("SELECT name FROM migrations ORDER BY name")]
    assert taken == [migration.name for migration in MIGRATIONS]


async def test_a_newer_database_is_not_touched(path: Path) -> None:
    """A file of a newer Flambeau is refused with its name, not guessed at."""
    await migrated(path, (*MIGRATIONS, Migration("0100_later", ("CREATE TABLE later (id INTEGER)",))))

    with pytest.raises(NewerDatabase, match="0100_later"):
        await Database.open(path, now=NOW)


async def test_the_file_is_used_as_promised(store: Store) -> None:
    """Write-ahead log, foreign keys and patience with other processes are on for every connection."""
    wanted = {"journal_mode": "wal", "foreign_keys": 1, "busy_timeout": 5000}
    for db in (store._db.reader, store._db._writer):
        answers = {name: [tuple(row) for row in await rows(db, f"PRAGMA {name}")] for name in wanted}
        assert answers == {name: [(value,)] for name, value in wanted.items()}
