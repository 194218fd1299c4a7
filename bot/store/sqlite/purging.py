"""What is kept no longer: campaigns put away long ago or of servers we left, and what goes with them."""

import json
import sqlite3
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from bot.store.owning import among
from bot.store.records import Kept, Owned
from bot.store.sqlite.database import Database, first, rows

LAST_CAMPAIGN = "last campaign"
"""The note that holds the highest number a campaign ever had: what is gone gives its number to no other."""
NEXT_ID = f"""(
    SELECT 1 + max(coalesce(max(id), 0), coalesce((
        SELECT CAST(value AS INTEGER) FROM notes WHERE name = '{LAST_CAMPAIGN}'
    ), 0)) FROM campaigns
)"""
LEFT = "left server "
"""How the notes begin that say since when we are no longer on a server."""
OLD_DELIVERIES = timedelta(days=365)
"""After this long nobody needs to know what somebody was told."""
LONG_OVER = timedelta(days=30)

KEPT = "SELECT id, guild_id, archived_at FROM campaigns ORDER BY id"
REMEMBER_LAST = """
INSERT INTO notes SELECT ?, CAST(max(id) AS TEXT) FROM campaigns WHERE true
ON CONFLICT (name) DO UPDATE SET value = CAST(max(CAST(value AS INTEGER), CAST(excluded.value AS INTEGER)) AS TEXT)
"""
PLAYERS_OF = """
SELECT DISTINCT player FROM deeds WHERE campaign_id IN (SELECT value FROM json_each(?)) AND player > 0
"""
STILL_PLAYS = """
SELECT 1 FROM campaigns WHERE instr(state, ?1) OR EXISTS (
    SELECT 1 FROM deeds WHERE campaign_id = campaigns.id AND player = ?2
) LIMIT 1
"""
NOTES_OF = "DELETE FROM notes WHERE name = 'faults of ' || ?1"
UNUSED_CONTENT = """
SELECT fingerprint FROM content WHERE kept_at < ?
    AND NOT EXISTS (SELECT 1 FROM campaigns WHERE instr(state, fingerprint))
"""
LEFT_NO_MORE = """
DELETE FROM notes WHERE name GLOB ?1 AND CAST(substr(name, ?2) AS INTEGER) NOT IN (SELECT guild_id FROM campaigns)
    AND CAST(substr(name, ?2) AS INTEGER) NOT IN (SELECT guild_id FROM pack_places)
"""
OLD = """
DELETE FROM deliveries WHERE sent_at < ? AND (occasion IS NULL OR over_at IS NOT NULL)
    OR occasion IS NOT NULL AND over_at < ?
"""


class SqlitePurging:
    """The part of the store that lets go."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def kept(self) -> list[Kept]:
        """All campaigns there are."""
        found = await self._db.read(lambda db: rows(db, KEPT), long=True)
        return [Kept(row["id"], row["guild_id"], _moment(row["archived_at"])) for row in found]

    async def left(self) -> dict[int, datetime]:
        """The servers we are no longer on, and since when."""
        sql = "SELECT name, value FROM notes WHERE name GLOB ?"
        found = await self._db.read(lambda db: rows(db, sql, f"{LEFT}*"))
        return {int(row["name"].removeprefix(LEFT)): datetime.fromisoformat(row["value"]) for row in found}

    async def see(self, servers: Collection[int], now: datetime, owned: Owned | None = None) -> None:
        """We are on these servers: whichever else of ours has a campaign we left now, unless we had before."""
        ours = among(owned)
        here = f"""
            SELECT guild_id FROM campaigns WHERE true {ours}
            UNION SELECT guild_id FROM pack_places WHERE true {ours}
        """

        def write(db: sqlite3.Connection) -> None:
            known = {row["guild_id"] for row in rows(db, here)}
            gone = [(f"{LEFT}{server}", now.isoformat()) for server in sorted(known - set(servers))]
            db.executemany("INSERT OR IGNORE INTO notes VALUES (?, ?)", gone)
            db.executemany("DELETE FROM notes WHERE name = ?", [(f"{LEFT}{server}",) for server in servers])

        await self._db.write(write)

    async def purge(self, campaigns: Sequence[int]) -> None:
        """These campaigns are gone, with everything about them; so are the habits of those who play in no other."""

        def write(db: sqlite3.Connection) -> None:
            db.execute(REMEMBER_LAST, (LAST_CAMPAIGN,))
            players = [row["player"] for row in rows(db, PLAYERS_OF, json.dumps(list(campaigns)))]
            for campaign_id in campaigns:
                db.execute("DELETE FROM campaigns WHERE id = ?", (campaign_id,))
                db.execute(NOTES_OF, (campaign_id,))
            for player in players:
                if first(db, STILL_PLAYS, str(player), player) is None:
                    db.execute("DELETE FROM habits WHERE player = ?", (player,))
            db.execute(LEFT_NO_MORE, (f"{LEFT}*", len(LEFT) + 1))

        await self._db.write(write)

    async def purge_content(self, now: datetime) -> int:
        """Quests that no campaign plays any more are gone; how many."""

        def write(db: sqlite3.Connection) -> int:
            unused = rows(db, UNUSED_CONTENT, (now - LONG_OVER).isoformat())
            db.executemany("DELETE FROM content WHERE fingerprint = ?", [tuple(row) for row in unused])
            return len(unused)

        return await self._db.write(write)

    async def purge_deliveries(self, now: datetime) -> None:
        """What was told long ago, and about what is long over, is forgotten."""
        dates = (now - OLD_DELIVERIES).isoformat(), (now - LONG_OVER).isoformat()
        await self._db.execute(OLD, dates)

    async def wipe(self) -> None:
        """Let nothing of what is gone stay in the file."""
        await self._db.wipe()


def _moment(text: str | None) -> datetime | None:
    return datetime.fromisoformat(text) if text is not None else None
