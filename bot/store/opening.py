"""Opening a store: the engine is known by the address."""

from datetime import datetime
from pathlib import Path

from bot.store.address import Address, Server
from bot.store.driver import postgres
from bot.store.protocol import Store
from bot.store.sqlite.store import SqliteStore


async def open_store(where: Address, *, now: datetime, backups: Path | None = None) -> Store:
    """Open a database, making it if need be; a file from before an upgrade is first copied to the backups.

    `Unusable` says what is wrong with it.
    """
    if isinstance(where, Server):
        return await postgres().open(where, now=now)
    return await SqliteStore.open(where, now=now, backups=backups)


def size_of(where: Address) -> int:
    """How many bytes a database takes."""
    if isinstance(where, Server):
        return postgres().look_at(where).size
    # What was written last lies in the log for a while; where there is none, all is in the file.
    beside = where.with_name(f"{where.name}-wal")
    return where.stat().st_size + (beside.stat().st_size if beside.exists() else 0)
