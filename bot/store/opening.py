"""Opening a store: the engine is known by the address."""

from datetime import datetime
from pathlib import Path

from bot.store.address import Address, Server
from bot.store.faults import Unusable
from bot.store.protocol import Store
from bot.store.sqlite.store import SqliteStore

NO_DRIVER = "PostgreSQL's driver is not installed: install flambeau[postgres]."


async def open_store(where: Address, *, now: datetime, backups: Path | None = None) -> Store:
    """Open a database, making it if need be; a file from before an upgrade is first copied to the backups.

    `Unusable` says what is wrong with it.
    """
    if isinstance(where, Server):
        require_driver()
        from bot.store.postgres.store import PostgresStore

        return await PostgresStore.open(where, now=now)
    return await SqliteStore.open(where, now=now, backups=backups)


def require_driver() -> None:
    """Whoever keeps to one file needs no PostgreSQL, nor its driver."""
    try:
        import psycopg
        import psycopg_pool
    except ImportError as error:
        raise Unusable(NO_DRIVER) from error
    assert psycopg
    assert psycopg_pool


def size_of(where: Address) -> int:
    """How many bytes a database takes."""
    if isinstance(where, Server):
        from bot.store.postgres.asking import look_at

        return look_at(where).size
    # What was written last lies in the log for a while; where there is none, all is in the file.
    beside = where.with_name(f"{where.name}-wal")
    return where.stat().st_size + (beside.stat().st_size if beside.exists() else 0)
