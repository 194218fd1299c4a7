"""What is let go of does not stay in the file either."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.sqlite.store import SqliteStore
from tests.store.test_purging import BRUNO, campaign


def holds(path: Path, player: int) -> bool:
    """Whether a file holds somebody's number, wherever in it."""
    return str(player).encode() in path.read_bytes()


async def test_nothing_of_it_stays_in_the_file(file_store: SqliteStore, path: Path) -> None:
    """Neither in unused pages nor in the log of writes."""
    gone = await campaign(file_store, players=(BRUNO,))

    await file_store.purging.purge([gone])
    await file_store.purging.wipe()

    for file in path.parent.iterdir():
        assert str(BRUNO).encode() not in file.read_bytes()


async def test_nothing_stays_of_what_was_let_go_before_we_overwrote_it(file_store: SqliteStore, path: Path) -> None:
    """In a file of earlier days, pages that are no longer used may hold anything."""
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("PRAGMA secure_delete = OFF")
        database.execute("INSERT INTO notes VALUES ('old', ?)", (str(BRUNO) * 1000,))
        database.commit()
        database.execute("DELETE FROM notes WHERE name = 'old'")
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert holds(path, BRUNO)

    await file_store.purging.wipe()

    assert not holds(path, BRUNO)
