"""The file does not do what it should while people play: nothing is half saved, and nobody waits in line for it."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from time import monotonic

import pytest

from bot.store import StoreTrouble, open_store
from bot.store.sqlite.database import Thread, first
from bot.store.sqlite.store import SqliteStore
from tests.store.conftest import NOW
from tests.store.damages import locked, scribble
from tests.store.test_store import campaign, deed

PATIENCE = 200
"""Milliseconds, instead of the usual seconds."""


async def pragma(thread: Thread, said: str) -> int:
    """What a connection answers."""
    return await thread.run(lambda db: next(iter(first(db, f"PRAGMA {said}") or (0,))))


async def impatient(store: SqliteStore) -> None:
    """Let the store give up soon."""
    for thread in (store.database._reader, store.database._writer):
        await pragma(thread, f"busy_timeout = {PATIENCE}")


async def test_nobody_waits_in_line_for_a_locked_file(file_store: SqliteStore, path: Path) -> None:
    """Ten want to write while another program does: all are told after one wait, not after ten."""
    made = await campaign(file_store)
    await impatient(file_store)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        began = monotonic()
        tries = [file_store.record(made, **deed(interaction_id=number)) for number in range(10)]
        found = await asyncio.gather(*tries, return_exceptions=True)
        took = monotonic() - began
        other.execute("ROLLBACK")

    assert [type(each) for each in found] == 10 * [StoreTrouble]
    assert {each.kind for each in found if isinstance(each, StoreTrouble)} == {"busy"}
    assert took < 5 * PATIENCE / 1000
    assert (await file_store.record(made, **deed())).version == 1, "and then it goes on"


async def test_reading_goes_on_while_another_writes(file_store: SqliteStore, path: Path) -> None:
    """Who only looks does not even notice."""
    made = await campaign(file_store)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert (await file_store.load(made)).version == 0


async def test_a_full_disk_saves_nothing(file_store: SqliteStore) -> None:
    """A deed that does not fit is not there, nor half of it; what fits later is saved."""
    made = await campaign(file_store)
    writer = file_store.database._writer
    await pragma(writer, f"max_page_count = {await pragma(writer, 'page_count')}")

    with pytest.raises(StoreTrouble) as full:
        await file_store.record(made, **deed(state="x" * 100_000))

    assert full.value.kind == "unwritable"
    assert (await file_store.load(made)).version == 0
    assert await file_store.annals(made) == []
    await pragma(writer, "max_page_count = 100000")
    assert (await file_store.record(made, **deed())).version == 1


async def test_a_damaged_file_is_told_as_damaged(path: Path, tmp_path: Path) -> None:
    """Rubbish where campaigns were: reading says so, and is no fault of the rules."""
    async with await open_store(path, now=NOW) as store:
        for number in range(50):
            await campaign(store, channel=number, interaction=number)
    scribble(path)

    with pytest.raises(Exception, match="damaged"):
        async with await open_store(path, now=NOW) as store:
            await store.names()


async def test_our_own_mistakes_stay_errors(file_store: SqliteStore) -> None:
    """Only what is wrong with the file is trouble with the file."""
    with pytest.raises(sqlite3.OperationalError):
        await file_store.database.read(lambda db: first(db, "SELECT nonsense FROM nowhere"))


def test_a_whole_lock_is_possible(tmp_path: Path) -> None:
    """The test of the tests: what `locked` locks is locked."""
    path = tmp_path / "some.sqlite3"
    locks = locked(path), closing(sqlite3.connect(path, timeout=0))
    with locks[0], locks[1] as other, pytest.raises(sqlite3.OperationalError, match="locked"):
        other.execute("CREATE TABLE some (id INTEGER)")
