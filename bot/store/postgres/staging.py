"""Which messages show a campaign, on a server."""

from typing import Any

from bot.store.owning import among
from bot.store.postgres.database import Connection, Database, first, rows
from bot.store.postgres.days import write_heard
from bot.store.records import Heard, Owned, Staged

STAGED = "SELECT shown, lost_at, staged FROM stage WHERE campaign_id = $1"
BEGIN_STAGE = "INSERT INTO stage (campaign_id) VALUES ($1) ON CONFLICT DO NOTHING"
SET_STAGE = "UPDATE stage SET shown = $2, unfinished = $3, lost_at = $4, staged = $5 WHERE campaign_id = $1"
BEHIND = """
SELECT id FROM campaigns LEFT JOIN stage ON campaign_id = id
WHERE archived_at IS NULL AND lost_at IS NULL AND (shown IS DISTINCT FROM version OR unfinished) {owned} ORDER BY id
"""
LOST = """
SELECT id FROM campaigns JOIN stage ON campaign_id = id
WHERE archived_at IS NULL AND lost_at IS NOT NULL {owned} ORDER BY id
"""


class PostgresStaging:
    """The part of the store that knows which messages show a campaign."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, campaign_id: int) -> Staged:
        """How a campaign stands in its channel."""
        return _staged(await self._db.first(STAGED, campaign_id))

    async def change(self, campaign_id: int, *, heard: Heard | None = None, **changes: Any) -> Staged:
        """Change some of it (see `Staged.with_changes`), and with it who has been told of something."""

        async def write(db: Connection) -> Staged:
            row = await first(db, f"{STAGED} FOR UPDATE", campaign_id)
            if row is None:
                await rows(db, BEGIN_STAGE, campaign_id)
                row = await first(db, f"{STAGED} FOR UPDATE", campaign_id)
            now = _staged(row).with_changes(changes)
            await rows(db, SET_STAGE, campaign_id, now.shown, bool(now.leaving), now.lost, now.written())
            if heard is not None:
                await write_heard(db, campaign_id, heard)
            return now

        return await self._db.write(write)

    async def behind(self, owned: Owned | None = None) -> list[int]:
        """Live campaigns that are not shown as they stand, or of which messages have to go still."""
        return await self._db.ids(BEHIND.format(owned=among(owned)))

    async def lost(self, owned: Owned | None = None) -> list[int]:
        """Live campaigns whose channel is gone."""
        return await self._db.ids(LOST.format(owned=among(owned)))


def _staged(row: Any) -> Staged:
    if row is None:
        return Staged()
    kept = Staged.model_validate_json(row["staged"])
    return kept.model_copy(update={"shown": row["shown"], "lost": row["lost_at"]})
