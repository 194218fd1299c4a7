"""The schema: made from nothing, brought up to date from any earlier state, never half-way."""

import json
import sqlite3
from contextlib import closing
from datetime import timedelta
from functools import partial
from pathlib import Path

import pytest

from bot.agenda.reminders import call_key
from bot.store import NewerDatabase, Panel, open_store
from bot.store.migrating import Migration
from bot.store.sqlite.database import Database, first, migrate
from bot.store.sqlite.migrations import LEDGER, MIGRATIONS
from bot.store.sqlite.store import SqliteStore
from tests.store.conftest import NOW


def schema(path: Path) -> list[tuple[str, str]]:
    """All tables and indexes, as SQLite tells them."""
    with closing(sqlite3.connect(path)) as db:
        return db.execute("SELECT name, sql FROM sqlite_master ORDER BY name").fetchall()


def names(path: Path) -> set[str]:
    """The names of all tables and indexes."""
    return {name for name, _ in schema(path)}


def migrated(path: Path, migrations: tuple[Migration, ...]) -> None:
    """A database file as it was when only these steps existed."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        migrate(path, db, migrations, NOW)


def add_campaign(db: sqlite3.Connection, campaign_id: int = 7, state: str = "{}") -> None:
    """A campaign as the first schema knew it."""
    db.execute(
        "INSERT INTO campaigns (id, guild_id, channel_id, name, interaction_id, rules, state, created_at,"
        " updated_at) VALUES (?, 1, ?, 'Braise', ?, 1, ?, ?, '')",
        (campaign_id, campaign_id, campaign_id, state, NOW.isoformat()),
    )


async def test_an_empty_file_gets_all_tables(path: Path) -> None:
    """Opening a store where there is none makes the folder, the file and all tables."""
    await (await open_store(path, now=NOW)).close()

    assert {
        "campaigns",
        "deeds",
        "events",
        "stage",
        "seats",
        "agenda",
        "notes",
        "one_campaign_per_channel",
    } <= names(path)
    assert {"under_way", "habits", "deliveries", "outages", "deeds_by_player"} <= names(path)


@pytest.mark.parametrize("known", range(len(MIGRATIONS)))
async def test_any_earlier_schema_is_brought_up_to_date(path: Path, tmp_path: Path, known: int) -> None:
    """From each earlier version the same schema results as from nothing."""
    migrated(path, MIGRATIONS[:known])
    fresh = tmp_path / "fresh.sqlite3"

    await (await open_store(path, now=NOW)).close()
    await (await open_store(fresh, now=NOW)).close()

    assert schema(path) == schema(fresh)


async def test_campaigns_survive_the_migrations(path: Path) -> None:
    """A campaign saved under the first schema is read under the newest."""
    migrated(path, MIGRATIONS[:1])
    with closing(sqlite3.connect(path)) as db, db:
        add_campaign(db)

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
    migrated(path, MIGRATIONS[:6])
    with closing(sqlite3.connect(path)) as db, db:
        add_campaign(db)
        later = NOW + timedelta(hours=5)
        db.execute("INSERT INTO under_way VALUES (7, 'question/0badcafe/7', ?)", (later.isoformat(),))
        db.execute("INSERT INTO notes VALUES ('calls in 7', ?)", (json.dumps(calls),))
        fixed = {"round": ["round 3/syndrael 0badcafe", [11]]}
        db.executemany("INSERT INTO notes VALUES (?, ?)", [("calls in 8", json.dumps(fixed)), ("shown of 7", "4")])

    async with await open_store(path, now=NOW) as store:
        kept = await store.days.deliveries(7)
        notes = [await store.noted(name) for name in ("calls in 7", "calls in 8", "shown of 7")]
        shown = (await store.staging.of(7)).shown

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
    assert (notes, shown) == ([None, None, None], 4)


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
        migrated(path, (*MIGRATIONS, bad))

    assert "half" not in names(path)
    with closing(sqlite3.connect(path)) as db:
        taken = [name for (name,) in db.execute("SELECT name FROM migrations ORDER BY name")]
    assert taken == [migration.name for migration in MIGRATIONS]


async def test_a_newer_database_is_not_touched(path: Path) -> None:
    """A file of a newer Flambeau is refused with its name, not guessed at."""
    migrated(path, (*MIGRATIONS, Migration("0100_later", ("CREATE TABLE later (id INTEGER)",))))

    with pytest.raises(NewerDatabase, match="0100_later"):
        await Database.open(path, now=NOW)


async def test_a_newer_database_that_was_only_added_to_is_used(path: Path) -> None:
    """While a new version is rolled out, the one before goes on with what was only added to."""
    added = Migration("0100_added", ("CREATE TABLE added (id INTEGER)",), additive=True)
    migrated(path, (*MIGRATIONS, added))

    async with await open_store(path, now=NOW) as store:
        await store.note("still", "here")

    migrated(path, (*MIGRATIONS, added))
    assert "added" in names(path)


async def test_a_ledger_from_before_additions_is_read(path: Path) -> None:
    """Files of earlier releases do not say of a step whether it only added something: none did."""
    path.parent.mkdir(parents=True)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(LEDGER)
        db.execute("INSERT INTO migrations VALUES ('0999_dragons', '')")

    with pytest.raises(NewerDatabase, match="0999_dragons"):
        await open_store(path, now=NOW)


async def test_a_campaign_in_its_channel_stays_as_it_stood(path: Path) -> None:
    """Notes and panels of earlier releases become one row; who plays and what to look at is found too."""
    migrated(path, MIGRATIONS[:7])
    with closing(sqlite3.connect(path)) as db, db:
        add_campaign(db, state='{"owner": 4, "seats": [{"player": 5, "standin": 6}, null]}')
        add_campaign(db, 8, state="nonsense")
        db.execute("INSERT INTO panels VALUES (7, 'panel', 20, 300)")
        notes = {
            "shown of 7": "3",
            "chapter of 7": "2",
            "leaving of 7": "20/298 20/299",
            "to pin in 7": "20/300",
            "faults of 7": "[]",
            "out of reach 8": NOW.isoformat(),
        }
        db.executemany("INSERT INTO notes VALUES (?, ?)", notes.items())

    async with await open_store(path, now=NOW) as store:
        staged, lost = await store.staging.of(7), await store.staging.lost()
        assert (await store.days.campaigns_of(5), await store.days.campaigns_of(6)) == ([7], [7])
        assert await store.days.to_look_at(NOW) == [7, 8]
        assert await store.noted("faults of 7") == "[]"

    assert (staged.shown, staged.chapter, staged.to_pin) == (3, 2, Panel("status", 20, 300))
    assert staged.panels == {"panel": Panel("panel", 20, 300)}
    assert [panel.message_id for panel in staged.leaving] == [298, 299]
    assert lost == [8]


async def test_the_file_is_used_as_promised(file_store: SqliteStore) -> None:
    """Write-ahead log, foreign keys and patience with other processes are on for every connection."""
    wanted = {"journal_mode": "wal", "foreign_keys": 1, "busy_timeout": 5000, "synchronous": 2}
    database = file_store.database
    for thread in (database._reader, database._archivist, database._writer):
        for name, value in wanted.items():
            answer = await thread.run(partial(first, sql=f"PRAGMA {name}"))
            assert tuple(answer) == (value,), name


@pytest.mark.parametrize(
    "seats", ['"nobody"', '["nobody", 5]', '{"player": "nobody"}', "5", '[[["nobody"]]]', "null"]
)
async def test_seats_that_are_none_hide_no_others(path: Path, seats: str) -> None:
    """Whatever stands where the seats should be, players find their other campaigns after an upgrade."""
    migrated(path, MIGRATIONS[:7])
    with closing(sqlite3.connect(path)) as db, db:
        add_campaign(db, 7, state=f'{{"owner": 4, "seats": {seats}}}')
        add_campaign(db, 8, state='{"owner": 4, "seats": [{"player": 5}]}')

    async with await open_store(path, now=NOW) as store:
        assert (await store.days.campaigns_of(4), await store.days.campaigns_of(5)) == ([7, 8], [8])
