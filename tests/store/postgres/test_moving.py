"""Moving to a server, table by table: none is left behind, whatever is added to the schema."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store import Server, open_store
from bot.store.postgres.moving import TABLES, bring_to_file, move
from bot.store.sqlite.migrations import LEDGER_NAME
from tests.postgres import ask
from tests.store.conftest import NOW
from tests.store.test_store import campaign


@pytest.fixture
async def file(tmp_path: Path) -> Path:
    """A file with a campaign, a page and a parcel."""
    path = tmp_path / "flambeau.sqlite3"
    async with await open_store(path, now=NOW) as store:
        made = await campaign(store)
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("INSERT OR REPLACE INTO pages VALUES (?, 0, 0, 1, 'a summary')", (made,))
        db.execute("INSERT INTO parcels VALUES (?, 0, 1, 9, ?, '5 6')", (made, bytes(range(256))))
    return path


def test_every_table_is_moved(file: Path) -> None:
    """A table or a column that is added later is missed here, and not by whoever moves."""
    with closing(sqlite3.connect(file)) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        columns = {name: {row[1] for row in db.execute(f"PRAGMA table_info({name})")} for name in tables}

    del columns[LEDGER_NAME]
    assert {name: set(moved) for name, moved in TABLES.items()} == columns


def test_parcels_arrive_as_they_were(file: Path, postgres: str, tmp_path: Path) -> None:
    """There and back again: what is packed is the same to the last byte."""
    move(file, Server(postgres), NOW)
    back = tmp_path / "back.sqlite3"
    bring_to_file(Server(postgres), back)

    assert ask(postgres, "SELECT count(*) FROM parcels") == [(1,)]
    with closing(sqlite3.connect(file)) as before, closing(sqlite3.connect(back)) as after:
        for table in ("pages", "parcels"):
            rows = before.execute(f"SELECT * FROM {table}").fetchall()
            assert rows
            assert after.execute(f"SELECT * FROM {table}").fetchall() == rows
