"""Packs on a server."""

from collections.abc import Collection
from datetime import datetime, timedelta

from bot.store.packs import PackPlace
from bot.store.postgres.database import Connection, Database, rows
from bot.store.postgres.purging import LEFT_NO_MORE

LONG_UNUSED = timedelta(days=30)
KEEP = """
INSERT INTO packs (edition, content, kept_at) VALUES ($1, $2, $3)
ON CONFLICT (edition) DO UPDATE SET content = excluded.content, kept_at = excluded.kept_at
"""
PUT_UP = """
INSERT INTO pack_places (guild_id, pack, edition) VALUES ($1, $2, $3)
ON CONFLICT (guild_id, pack) DO UPDATE SET edition = excluded.edition
"""
TAKE_DOWN = "DELETE FROM pack_places WHERE guild_id = $1 AND pack = $2 RETURNING pack"
LEAVE = "DELETE FROM pack_places WHERE guild_id = ANY ($1::bigint[])"
UNUSED = """
DELETE FROM packs WHERE kept_at < $1 AND edition NOT IN (SELECT edition FROM pack_places)
    AND NOT EXISTS (SELECT FROM campaigns WHERE strpos(state, packs.edition) > 0) RETURNING edition
"""


class PostgresPacks:
    """The part of the store that keeps packs."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def keep(self, edition: str, content: bytes, now: datetime) -> None:
        """Have the file of an edition."""
        await self._db.statement(KEEP, edition, content, now)

    async def put_up(self, guild_id: int, pack: str, edition: str, content: bytes, now: datetime) -> None:
        """A server has this edition from now on."""

        async def write(db: Connection) -> None:
            await rows(db, KEEP, edition, content, now)
            await rows(db, PUT_UP, guild_id, pack, edition)

        await self._db.write(write)

    async def take_down(self, guild_id: int, pack: str) -> bool:
        """A server has a pack no longer; whether it had."""
        return bool(await self._db.statement(TAKE_DOWN, guild_id, pack))

    async def places(self) -> list[PackPlace]:
        """Which server has what."""
        found = await self._db.read("SELECT guild_id, pack, edition FROM pack_places ORDER BY guild_id, pack")
        return [PackPlace(**row) for row in found]

    async def kept(self) -> list[tuple[str, bytes]]:
        """All editions with their files."""
        found = await self._db.read("SELECT edition, content FROM packs ORDER BY edition")
        return [(row["edition"], bytes(row["content"])) for row in found]

    async def purge(self, guilds: Collection[int], now: datetime) -> int:
        """These servers have no packs any more; editions nobody has and nobody plays are gone."""

        async def write(db: Connection) -> int:
            await rows(db, LEAVE, list(guilds))
            await rows(db, LEFT_NO_MORE)
            return len(await rows(db, UNUSED, now - LONG_UNUSED))

        return await self._db.write(write)
