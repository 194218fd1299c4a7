"""Backups: which are due and which go, whole or not at all, and back in the place of the database."""

import signal
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import monotonic

import pytest

from bot.backing_up import back_up_if_due
from bot.settings import Settings
from bot.store import RESTORED, InUse, NewerDatabase, Unusable, alone_with, open_store
from bot.store.sqlite.backups import (
    PARTIAL,
    Backup,
    back_up,
    is_due,
    kept_in,
    leftovers,
    look_through,
    name_of,
    restore,
    rotate,
    to_go,
)
from tests.store.conftest import NOW
from tests.store.damages import (
    a_database,
    as_in_the_past,
    campaigns_of,
    carry_off,
    digest_of,
    flambeau,
    in_the_future,
    lead_astray,
    names_in,
    scribble,
    truncate,
)

DAY, HOUR = timedelta(days=1), timedelta(hours=1)


def made(*moments: datetime, before: str | None = None) -> list[Backup]:
    """Backups of these moments."""
    return [Backup(at, Path(name_of(Path("f.sqlite3"), at, before)), before) for at in moments]


# Which are due, which go


def test_one_is_due_a_day_after_the_last() -> None:
    """None yet, or none for a day: it is time."""
    assert is_due([], NOW)
    assert is_due(made(NOW - DAY), NOW)
    assert not is_due(made(NOW - 9 * DAY, NOW - DAY + HOUR), NOW)


def test_one_before_an_upgrade_counts_too() -> None:
    """It is as good as any other of that day."""
    assert not is_due(made(NOW - HOUR, before="0007"), NOW)


def test_a_backup_from_the_future_holds_up_nothing() -> None:
    """A clock was set back: what it called tomorrow is no reason to wait until then."""
    assert is_due(made(NOW + 5 * DAY), NOW)


def test_the_oldest_go() -> None:
    """As many of every day stay as were asked for, and the last few of those before an upgrade."""
    daily = made(*(NOW - number * DAY for number in range(5)))
    upgrades = made(*(NOW - number * 30 * DAY for number in range(1, 6)), before="0005")

    gone = to_go([*upgrades, *daily], 3)

    assert {each.at for each in gone} == {NOW - 3 * DAY, NOW - 4 * DAY, NOW - 120 * DAY, NOW - 150 * DAY}
    assert to_go(daily, 5) == []


def test_what_is_beyond_the_number_is_removed(tmp_path: Path) -> None:
    """Rotating leaves the newest, and whatever else lies in the folder."""
    database, days = tmp_path / "flambeau.sqlite3", [NOW + timedelta(days=day) for day in range(5)]
    names = [name_of(database, day) for day in days]
    for name in (*names, "holiday.jpg", name_of(tmp_path / "other.sqlite3", days[0])):
        (tmp_path / name).touch()

    gone = rotate(tmp_path, database, 2)

    assert [path.name for path in gone] == names[:3]
    left = {path.name for path in tmp_path.iterdir()}
    assert left == {*names[3:], "holiday.jpg", name_of(tmp_path / "other.sqlite3", days[0])}


def test_names_are_read_back(tmp_path: Path) -> None:
    """Backups of this database are told from those of another, and from whatever else lies there."""
    database = tmp_path / "flambeau.sqlite3"
    ours = [name_of(database, NOW), name_of(database, NOW - DAY, before="0007_calls_are_deliveries")]
    for name in (*ours, name_of(tmp_path / "local.sqlite3", NOW), "flambeau-notes.sqlite3", f"{ours[0]}{PARTIAL}"):
        (tmp_path / name).touch()

    assert [(each.path.name, each.at, each.before) for each in kept_in(tmp_path, database)] == [
        (ours[1], NOW - DAY, "0007_calls_are_deliveries"),
        (ours[0], NOW, None),
    ]
    assert kept_in(tmp_path / "nowhere", database) == []


# Making one


async def test_a_backup_is_made_while_it_is_written(path: Path, tmp_path: Path) -> None:
    """What was saved last is in it though it stands in the log only, and it is one file that opens."""
    target = tmp_path / "copies" / "copy.sqlite3"
    async with await open_store(path, now=NOW) as store:
        await store.note("said", "last")
        assert back_up(path, target) == 0
        await store.note("said", "later")

    assert names_in(target.parent) == ["copy.sqlite3"]
    async with await open_store(target, now=NOW) as copy:
        assert await copy.noted("said") == "last"


async def test_a_week_leaves_as_many_as_are_kept(path: Path, tmp_path: Path) -> None:
    """A backup a day, and each new one lets the oldest go."""
    settings = Settings(database=path, backups=tmp_path / "kept", backups_kept=2)
    await a_database(path)

    for day in range(7):
        assert back_up_if_due(path, settings, NOW + day * DAY) is not None
        assert back_up_if_due(path, settings, NOW + day * DAY + HOUR) is None

    assert [each.at for each in kept_in(tmp_path / "kept", path)] == [NOW + 5 * DAY, NOW + 6 * DAY]


async def test_nothing_is_written_over(path: Path, tmp_path: Path) -> None:
    """Whatever has the name already stays."""
    await a_database(path)
    target = tmp_path / "mine.txt"
    target.write_text("mine", encoding="utf-8")

    with pytest.raises(Unusable, match="is there already"):
        back_up(path, target)

    assert target.read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("damage", [truncate, scribble], ids=lambda each: each.__name__)
async def test_a_damaged_database_makes_no_backup(path: Path, tmp_path: Path, damage: object) -> None:
    """A copy that is not sound does not count, and nothing of it stays."""
    await a_database(path)
    assert callable(damage)
    damage(path)

    with pytest.raises(Unusable, match=r"flambeau\.sqlite3 is damaged"):
        back_up(path, tmp_path / "copy.sqlite3")

    assert names_in(tmp_path) == ["var"]


async def test_what_only_a_close_look_finds_makes_no_backup(path: Path, tmp_path: Path) -> None:
    """One pointer at the end of a long state leads nowhere: all opens and can be counted, and is not sound."""
    await a_database(path)
    lead_astray(path)
    assert campaigns_of(path) == 3

    with pytest.raises(Unusable, match="is damaged"):
        back_up(path, tmp_path / "copy.sqlite3")

    assert names_in(tmp_path) == ["var"]


async def test_killed_half_way_there_is_no_backup(path: Path, tmp_path: Path) -> None:
    """kill -9 in the middle: what is there under the backup's name is whole, or nothing is; the next one goes."""
    await a_database(path, campaigns=2)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("CREATE TABLE weight (bytes BLOB)")
        database.executemany("INSERT INTO weight VALUES (zeroblob(1000000))", 60 * [()])
    target = tmp_path / "copies" / "copy.sqlite3"
    process = flambeau("backup", target, "--db", path)
    until = monotonic() + 30
    while not leftovers(target.parent) and not target.exists() and monotonic() < until:
        pass
    process.send_signal(signal.SIGKILL)
    with process:
        process.communicate()

    assert not target.exists(), "it was killed while it copied or looked through"
    assert leftovers(target.parent) != []
    assert back_up(path, target) == 2
    assert leftovers(target.parent) == []


# Before the tables change


async def test_the_database_as_it_was_before_an_upgrade_is_kept(path: Path, tmp_path: Path) -> None:
    """One backup, named after the step; a database that is new, or up to date, makes none."""
    copies = tmp_path / "copies"
    await (await open_store(path, now=NOW, backups=copies)).close()
    await a_database(path)
    await (await open_store(path, now=NOW, backups=copies)).close()
    assert kept_in(copies, path) == []
    as_in_the_past(path)

    await (await open_store(path, now=NOW, backups=copies)).close()

    (kept,) = kept_in(copies, path)
    assert kept.before is not None
    assert look_through(kept.path) == 3
    with closing(sqlite3.connect(kept.path)) as copy:
        assert kept.before not in {name for (name,) in copy.execute("SELECT name FROM migrations")}


# Restoring


async def test_a_backup_comes_back(path: Path, tmp_path: Path) -> None:
    """The campaigns of then are there again, and those of now are kept beside them."""
    copy = tmp_path / "copy.sqlite3"
    await a_database(path, campaigns=2)
    back_up(path, copy)
    async with await open_store(path, now=NOW) as store:
        await store.create_campaign(
            guild_id=1, channel_id=9, name="Cendre", interaction_id=9, rules=1, state="{}", now=NOW
        )

    replaced = restore(copy, path, NOW)

    assert campaigns_of(path) == 2
    assert replaced is not None
    assert replaced.parent == path.parent
    assert campaigns_of(replaced) == 3
    assert campaigns_of(copy) == 2
    async with await open_store(path, now=NOW) as store:
        assert await store.live() == [1, 2]


async def test_a_log_that_stayed_behind_is_not_written_into_the_backup(path: Path, tmp_path: Path) -> None:
    """A bot was killed: its last deeds stand in the log, and go with the database they belong to."""
    copy, alive = tmp_path / "copy.sqlite3", tmp_path / "alive.sqlite3"
    await a_database(alive, campaigns=1)
    back_up(alive, copy)
    async with await open_store(alive, now=NOW) as store:
        await store.note("said", "in the log")
        carry_off(alive, path)

    replaced = restore(copy, path, NOW)

    assert replaced is not None
    async with await open_store(path, now=NOW) as store:
        assert await store.noted("said") is None
    async with await open_store(replaced, now=NOW) as store:
        assert await store.noted("said") == "in the log"


async def test_a_damaged_database_is_replaced_and_kept(path: Path, tmp_path: Path) -> None:
    """What is restored over need not be sound."""
    copy = tmp_path / "copy.sqlite3"
    await a_database(path)
    back_up(path, copy)
    truncate(path)
    before = digest_of(path)

    replaced = restore(copy, path, NOW)

    assert campaigns_of(path) == 3
    assert replaced is not None
    assert digest_of(replaced) == before


async def test_it_comes_back_where_nothing_is(path: Path, tmp_path: Path) -> None:
    """On another machine there is no database yet, nor its folder."""
    copy = tmp_path / "copy.sqlite3"
    await a_database(copy)

    assert restore(copy, path, NOW) is None
    assert campaigns_of(path) == 3


async def test_not_while_a_bot_runs(path: Path, tmp_path: Path) -> None:
    """Its database is not pulled away from under it."""
    copy = tmp_path / "copy.sqlite3"
    await a_database(path)
    back_up(path, copy)

    with alone_with(path), pytest.raises(InUse):
        restore(copy, path, NOW)

    assert campaigns_of(path) == 3
    assert not list(path.parent.glob("*.replaced-*"))


@pytest.mark.parametrize(
    ("damage", "told"),
    [(truncate, "is damaged"), (scribble, "is damaged"), (in_the_future, "0999_dragons")],
    ids=lambda each: getattr(each, "__name__", ""),
)
async def test_what_is_not_sound_is_not_restored(path: Path, tmp_path: Path, damage: object, told: str) -> None:
    """The backup is looked at first; the database stays."""
    copy = tmp_path / "copy.sqlite3"
    await a_database(path)
    await a_database(copy, campaigns=7)
    assert callable(damage)
    damage(copy)

    with pytest.raises(Unusable, match=told):
        restore(copy, path, NOW)

    assert campaigns_of(path) == 3
    assert not list(path.parent.glob("*.replaced-*"))


async def test_the_database_of_something_else_is_not_restored(path: Path, tmp_path: Path) -> None:
    """Any SQLite file is sound; not every one is ours."""
    await a_database(path)
    other = tmp_path / "other.sqlite3"
    with closing(sqlite3.connect(other)) as database, database:
        database.execute("CREATE TABLE cats (name TEXT)")

    with pytest.raises(Unusable, match="is no database of Flambeau"):
        restore(other, path, NOW)
    in_the_future(path)
    with pytest.raises(NewerDatabase):
        look_through(path)


async def test_a_restored_save_knows_that_it_is_one(path: Path, tmp_path: Path) -> None:
    """Channels may show what was played since: all is drawn anew once. The backup itself stays as it was."""
    copy = tmp_path / "copy.sqlite3"
    await a_database(path)
    back_up(path, copy)

    restore(copy, path, NOW)

    noted = "SELECT value FROM notes WHERE name = ?"
    for database, value in ((path, [(NOW.isoformat(),)]), (copy, [])):
        with closing(sqlite3.connect(database)) as opened:
            assert opened.execute(noted, (RESTORED,)).fetchall() == value


def test_moments_are_named_in_utc() -> None:
    """The name says the same moment wherever the machine stands."""
    assert name_of(Path("a/flambeau.sqlite3"), datetime(2026, 3, 1, 8, 5, 9, tzinfo=UTC)) == (
        "flambeau-20260301T080509Z.sqlite3"
    )
