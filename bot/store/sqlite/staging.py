"""Which messages show a campaign, in a SQLite file."""

import sqlite3
from datetime import datetime
from typing import Any

from bot.store.owning import among
from bot.store.records import Heard, Owned, Staged
from bot.store.sqlite.database import Database, first, rows
from bot.store.sqlite.days import write_heard

STAGED = "SELECT shown, lost_at, staged FROM stage WHERE campaign_id = ?"
SET_STAGE = """
INSERT INTO stage (campaign_id, shown, unfinished, lost_at, staged) VALUES (?, ?, ?, ?, ?)
ON CONFLICT (campaign_id) DO UPDATE SET shown = excluded.shown, unfinished = excluded.unfinished,
    lost_at = excluded.lost_at, staged = excluded.staged
"""
BEHIND = """
SELECT id FROM campaigns LEFT JOIN stage ON campaign_id = id
WHERE archived_at IS NULL AND lost_at IS NULL AND (shown IS NOT version OR unfinished) {owned} ORDER BY id
"""
LOST = """
SELECT id FROM campaigns JOIN stage ON campaign_id = id
WHERE archived_at IS NULL AND lost_at IS NOT NULL {owned} ORDER BY id
"""


class SqliteStaging:
    """The part of the store that knows which messages show a campaign."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, campaign_id: int) -> Staged:
        """How a campaign stands in its channel."""
        return await self._db.read(lambda db: staged_in(db, campaign_id))

    async def change(self, campaign_id: int, *, heard: Heard | None = None, **changes: Any) -> Staged:
        """Change some of it (see `Staged.with_changes`), and with it who has been told of something."""

        def write(db: sqlite3.Connection) -> Staged:
            now = staged_in(db, campaign_id).with_changes(changes)
            lost = now.lost.isoformat() if now.lost is not None else None
            db.execute(SET_STAGE, (campaign_id, now.shown, bool(now.leaving), lost, now.written()))
            if heard is not None:
                write_heard(db, campaign_id, heard)
            return now

        return await self._db.write(write)

    async def behind(self, owned: Owned | None = None) -> list[int]:
        """Live campaigns that are not shown as they stand, or of which messages have to go still."""
        sql = BEHIND.format(owned=among(owned))
        return [row["id"] for row in await self._db.read(lambda db: rows(db, sql))]

    async def lost(self, owned: Owned | None = None) -> list[int]:
        """Live campaigns whose channel is gone."""
        sql = LOST.format(owned=among(owned))
        return [row["id"] for row in await self._db.read(lambda db: rows(db, sql))]


def staged_in(db: sqlite3.Connection, campaign_id: int) -> Staged:
    """How a campaign stands in its channel."""
    row = first(db, STAGED, campaign_id)
    if row is None:
        return Staged()
    lost = datetime.fromisoformat(row["lost_at"]) if row["lost_at"] is not None else None
    return Staged.model_validate_json(row["staged"]).model_copy(update={"shown": row["shown"], "lost": lost})
