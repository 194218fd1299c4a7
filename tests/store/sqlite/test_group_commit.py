"""Group commit: what waits together is written together, and still each job is whole or not at all."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from threading import Event
from typing import Any

import pytest

from bot.kernel.refused import Refused
from bot.store import Conflict, StoreTrouble, open_store
from bot.store.sqlite.database import MOST_TOGETHER, Database
from bot.store.sqlite.store import SqliteStore
from tests.store.conftest import NOW
from tests.store.test_store import campaign, deed

LONGEST = 20.0
"""Seconds after which something hangs."""


@pytest.fixture
def database(file_store: SqliteStore) -> Database:
    """The file under the store."""
    return file_store.database


async def traced(database: Database) -> list[str]:
    """Everything that is written from now on, statement by statement."""
    said: list[str] = []
    await database._writer.run(lambda db: db.set_trace_callback(said.append))
    return said


def after_the_slow_one(said: list[str]) -> list[str]:
    """What was written once the one that everybody waited for was committed."""
    return said[said.index("COMMIT") + 1 :]


@asynccontextmanager
async def a_slow_disk(database: Database) -> AsyncIterator[Event]:
    """Somebody is being written, and is not finished before this is left: others wait in line meanwhile."""
    began, goes_on = Event(), Event()

    def slow(_: sqlite3.Connection) -> None:
        began.set()
        assert goes_on.wait(LONGEST)

    writing = asyncio.create_task(database.write(slow))
    await asyncio.to_thread(began.wait, LONGEST)
    try:
        yield goes_on
    finally:
        goes_on.set()
        await writing


def say(name: str, value: str = "said") -> Any:
    """A job that writes a note."""
    return lambda db: db.execute("INSERT INTO notes VALUES (?, ?)", (name, value)).rowcount


async def in_line(*works: Any, database: Database) -> list["asyncio.Task[Any]"]:
    """Jobs that have taken their place in line."""
    tasks = [asyncio.create_task(database.write(work)) for work in works]
    await asyncio.sleep(0)
    return tasks


def notes(path: Path) -> set[str]:
    """What was really written: asked by another connection."""
    with closing(sqlite3.connect(path)) as other:
        return {name for (name,) in other.execute("SELECT name FROM notes WHERE name <> 'opened'")}


async def test_who_waits_together_is_written_together(database: Database, path: Path) -> None:
    """Five wait while another is written: one commit for all five, and no way back where nobody needs one."""
    said = await traced(database)
    async with a_slow_disk(database):
        tasks = await in_line(*(say(f"note {number}") for number in range(5)), database=database)
    await asyncio.gather(*tasks)

    said = after_the_slow_one(said)
    assert (said.count("COMMIT"), said.count("SAVEPOINT job")) == (1, 0)
    assert notes(path) == {f"note {number}" for number in range(5)}


async def test_a_group_has_an_end(database: Database) -> None:
    """However many wait: so many at once, and the rest right after."""
    said = await traced(database)
    async with a_slow_disk(database):
        works = (say(f"note {number}") for number in range(MOST_TOGETHER + 1))
        tasks = await in_line(*works, database=database)
    await asyncio.gather(*tasks)

    assert after_the_slow_one(said).count("COMMIT") == 2


async def test_alone_nobody_waits_for_others(database: Database) -> None:
    """One after the other: each has its commit, and no timer."""
    said = await traced(database)
    for number in range(3):
        await database.write(say(f"note {number}"))

    assert said.count("COMMIT") == 3


async def test_a_refusal_takes_only_itself_back(database: Database, path: Path) -> None:
    """Before and after it in the same group everything is written, of the refused one nothing."""

    def refused(db: sqlite3.Connection) -> None:
        say("of the refused one")(db)
        raise Refused("no_such_campaign")

    said = await traced(database)
    async with a_slow_disk(database):
        tasks = await in_line(say("before"), refused, say("after"), database=database)
    answers = await asyncio.gather(*tasks, return_exceptions=True)

    assert [type(answer) for answer in answers] == [int, Refused, int]
    assert after_the_slow_one(said).count("COMMIT") == 1
    assert notes(path) == {"before", "after"}


async def test_a_contradiction_takes_only_itself_back(file_store: SqliteStore) -> None:
    """A deed that can't be written does not keep another campaign's from being saved."""
    first, second = await campaign(file_store), await campaign(file_store, channel=21, interaction=2)
    async with a_slow_disk(file_store.database):
        tries = [
            asyncio.create_task(file_store.record(first, **deed(events=["{}", None]))),
            asyncio.create_task(file_store.record(second, **deed(interaction_id=101))),
        ]
        await asyncio.sleep(0)
    bad, good = await asyncio.gather(*tries, return_exceptions=True)

    assert isinstance(bad, Conflict)
    assert not isinstance(good, BaseException)
    assert [(await file_store.load(each)).version for each in (first, second)] == [0, 1]


async def test_a_commit_that_fails_fails_for_all(database: Database, path: Path) -> None:
    """What only the commit finds out (a row that belongs to nothing) takes back the whole group."""

    def belongs_to_nothing(db: sqlite3.Connection) -> None:
        db.execute("PRAGMA defer_foreign_keys = ON")
        db.execute("INSERT INTO seats VALUES (99, 5)")

    async with a_slow_disk(database):
        tasks = await in_line(say("before"), belongs_to_nothing, say("after"), database=database)
    answers = await asyncio.gather(*tasks, return_exceptions=True)

    assert [type(answer) for answer in answers] == 3 * [Conflict]
    assert notes(path) == set()
    await database.write(say("later"))
    assert notes(path) == {"later"}, "and then it goes on"


async def test_who_left_the_line_is_not_written(database: Database, path: Path) -> None:
    """Cancelled before its turn came: nobody waits for it, and nothing of it is there."""
    async with a_slow_disk(database):
        gone, stays = await in_line(say("gone"), say("stays"), database=database)
        gone.cancel()
        await asyncio.gather(gone, return_exceptions=True)
    await stays

    assert gone.cancelled()
    assert notes(path) == {"stays"}


async def test_who_leaves_while_it_is_written_may_be_saved(database: Database, path: Path) -> None:
    """Nobody can take back what the disk is doing: it is whole, and the next one goes on."""
    began, goes_on = Event(), Event()

    def slow(db: sqlite3.Connection) -> None:
        say("slow")(db)
        began.set()
        assert goes_on.wait(LONGEST)

    task = asyncio.create_task(database.write(slow))
    await asyncio.to_thread(began.wait, LONGEST)
    task.cancel()
    goes_on.set()
    await asyncio.gather(task, return_exceptions=True)
    await database.write(say("next"))

    assert notes(path) == {"slow", "next"}


async def test_a_full_disk_takes_back_the_whole_group(database: Database, path: Path) -> None:
    """SQLite then ends the transaction by itself: all are told, nothing is half saved."""

    def fill(db: sqlite3.Connection) -> None:
        pages = db.execute("PRAGMA page_count").fetchone()[0]
        db.execute(f"PRAGMA max_page_count = {pages}").fetchone()
        say("too much", "x" * 100_000)(db)

    async with a_slow_disk(database):
        tasks = await in_line(say("before"), fill, say("after"), database=database)
    answers = await asyncio.gather(*tasks, return_exceptions=True)

    assert [answer.kind for answer in answers if isinstance(answer, StoreTrouble)] == 3 * ["unwritable"]
    assert notes(path) == set()
    await database._writer.run(lambda db: db.execute("PRAGMA max_page_count = 100000").fetchone())
    await database.write(say("later"))
    assert notes(path) == {"later"}


async def test_wiping_waits_its_turn(database: Database, path: Path) -> None:
    """It can't be part of a transaction: what stood before it in line is written before, the rest after."""
    said = await traced(database)
    async with a_slow_disk(database):
        (before,) = await in_line(say("before"), database=database)
        wiping = asyncio.create_task(database.wipe())
        await asyncio.sleep(0)
        (after,) = await in_line(say("after"), database=database)
    await asyncio.gather(before, wiping, after)

    order = [each for each in after_the_slow_one(said) if each in ("COMMIT", "VACUUM")]
    assert order == ["COMMIT", "VACUUM", "COMMIT"]
    assert notes(path) == {"before", "after"}


async def test_closing_waits_for_what_is_written(path: Path) -> None:
    """Whoever stood in line when the bot was stopped is saved."""
    store = await open_store(path, now=NOW)
    assert isinstance(store, SqliteStore)
    async with a_slow_disk(store.database) as goes_on:
        tasks = await in_line(say("first"), say("second"), database=store.database)
        closing_down = asyncio.create_task(store.close())
        await asyncio.sleep(0)
        assert not closing_down.done()
        goes_on.set()
        await asyncio.wait_for(closing_down, LONGEST)
    await asyncio.gather(*tasks)

    assert notes(path) == {"first", "second"}


async def test_readers_never_see_what_may_be_taken_back(file_store: SqliteStore) -> None:
    """What is being written is invisible until all of it is."""
    made = await campaign(file_store)
    began, goes_on = Event(), Event()

    def half(db: sqlite3.Connection) -> None:
        db.execute("UPDATE campaigns SET state = 'half' WHERE id = ?", (made,))
        began.set()
        assert goes_on.wait(LONGEST)

    task = asyncio.create_task(file_store.database.write(half))
    await asyncio.to_thread(began.wait, LONGEST)
    seen = (await file_store.load(made)).state
    goes_on.set()
    await task

    assert seen == '{"at": 0}'
    assert (await file_store.load(made)).state == "half"


async def test_a_connection_that_is_gone(path: Path) -> None:
    """Whoever waits is told, also those who came meanwhile; nobody waits for ever."""
    async with await open_store(path, now=NOW) as store:
        assert isinstance(store, SqliteStore)
        await store.database._writer.close()
        waiting = await in_line(say("first"), say("second"), database=store.database)
        waiting += await in_line(say("third"), database=store.database)

        done, late = await asyncio.wait(waiting, timeout=LONGEST)

        for task in late:
            task.cancel()
        assert not late
        assert all(task.exception() is not None for task in done)
