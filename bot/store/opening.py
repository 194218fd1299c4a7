"""Opening a store: the engine is known by the address."""

from datetime import datetime
from pathlib import Path

from bot.store.protocol import Store
from bot.store.sqlite.store import SqliteStore


async def open_store(where: Path, *, now: datetime, backups: Path | None = None) -> Store:
    """Open a database, making it if need be; one from before an upgrade is first copied to the backups.

    `Unusable` says what is wrong with it.
    """
    return await SqliteStore.open(where, now=now, backups=backups)
