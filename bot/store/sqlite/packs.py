"""Packs in a SQLite file."""

import json
import sqlite3
from collections.abc import Collection
from datetime import datetime, timedelta

from bot.store.packs import PackPlace
from bot.store.sqlite.database import Database, rows
from bot.store.sqlite.purging import LEFT, LEFT_NO_MORE

LONG_UNUSED = timedelta(days=30)
KEEP = """
INSERT INTO packs (edition, content, kept_at) VALUES (?, ?, ?)
ON CONFLICT (edition) DO UPDATE SET content = excluded.content, kept_at = excluded.kept_at
"""
PUT_UP = """
INSERT INTO pack_places (guild_id, pack, edition) VALUES (?, ?, ?)
ON CONFLICT (guild_id, pack) DO UPDATE SET edition = excluded.edition
"""
TAKE_DOWN = "DELETE FROM pack_places WHERE guild_id = ? AND pack = ?"
LEAVE = "DELETE FROM pack_places WHERE guild_id IN (SELECT value FROM json_each(?))"
UNUSED = """
DELETE FROM packs WHERE kept_at < ? AND edition NOT IN (SELECT edition FROM pack_places)
    AND NOT EXISTS (SELECT 1 FROM campaigns WHERE instr(state, packs.edition))
"""


class SqlitePacks:
    """The part of the store that keeps packs."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def keep(self, edition: str, content: bytes, now: datetime) -> None:
        """Have the file of an edition."""
        await self._db.execute(KEEP, (edition, content, now.isoformat()))

    async def put_up(self, guild_id: int, pack: str, edition: str, content: bytes, now: datetime) -> None:
        """A server has this edition from now on."""

        def write(db: sqlite3.Connection) -> None:
            db.execute(KEEP, (edition, content, now.isoformat()))
            db.execute(PUT_UP, (guild_id, pack, edition))

        await self._db.write(write)

    async def take_down(self, guild_id: int, pack: str) -> bool:
        """A server has a pack no longer; whether it had."""
        return await self._db.write(lambda db: db.execute(TAKE_DOWN, (guild_id, pack)).rowcount > 0)

    async def places(self) -> list[PackPlace]:
        """Which server has what."""
        asked = "SELECT guild_id, pack, edition FROM pack_places ORDER BY guild_id, pack"
        return [PackPlace(*row) for row in await self._db.read(lambda db: rows(db, asked))]

    async def kept(self) -> list[tuple[str, bytes]]:
        """All editions with their files."""
        asked = "SELECT edition, content FROM packs ORDER BY edition"
        return [(row["edition"], row["content"]) for row in await self._db.read(lambda db: rows(db, asked))]

    async def purge(self, guilds: Collection[int], now: datetime) -> int:
        """These servers have no packs any more; editions nobody has and nobody plays are gone."""

        def write(db: sqlite3.Connection) -> int:
            db.execute(LEAVE, (json.dumps(list(guilds)),))
            db.execute(LEFT_NO_MORE, (f"{LEFT}*", len(LEFT) + 1))
            return db.execute(UNUSED, ((now - LONG_UNUSED).isoformat(),)).rowcount

        return await self._db.write(write)
