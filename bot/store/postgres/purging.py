"""What a server keeps no longer: campaigns put away long ago or of guilds we left, and what goes with them."""

from collections.abc import Collection, Sequence
from datetime import datetime, timedelta

from bot.store.owning import among
from bot.store.postgres.database import Connection, Database, first, rows
from bot.store.records import Kept, Owned

LEFT = "left server "
"""How the notes begin that say since when we are no longer on a server."""
OLD_DELIVERIES = timedelta(days=365)
"""After this long nobody needs to know what somebody was told."""
LONG_OVER = timedelta(days=30)

KEPT = "SELECT id, guild_id, archived_at FROM campaigns ORDER BY id"
PLAYERS_OF = "SELECT DISTINCT player FROM deeds WHERE campaign_id = ANY ($1::bigint[]) AND player > 0"
STILL_PLAYS = """
SELECT 1 FROM campaigns WHERE strpos(state, $1) > 0 OR EXISTS (
    SELECT FROM deeds WHERE campaign_id = campaigns.id AND player = $2
) LIMIT 1
"""
GONE = "DELETE FROM campaigns WHERE id = ANY ($1::bigint[])"
NOTES_OF = "DELETE FROM notes WHERE name = ANY (SELECT 'faults of ' || id FROM unnest($1::bigint[]) AS id)"
UNUSED_CONTENT = """
DELETE FROM content WHERE kept_at < $1
    AND NOT EXISTS (SELECT FROM campaigns WHERE strpos(state, fingerprint) > 0) RETURNING fingerprint
"""
NOTES_OF_LEFT = f"SELECT name, value FROM notes WHERE starts_with(name, '{LEFT}')"
LEFT_NOW = "INSERT INTO notes SELECT name, $2 FROM unnest($1::text[]) AS name ON CONFLICT DO NOTHING"
LEFT_NO_MORE = f"""
DELETE FROM notes WHERE starts_with(name, '{LEFT}')
    AND substr(name, {len(LEFT) + 1}) NOT IN (SELECT guild_id::text FROM campaigns)
    AND substr(name, {len(LEFT) + 1}) NOT IN (SELECT guild_id::text FROM pack_places)
"""
OLD = """
DELETE FROM deliveries WHERE sent_at < $1 AND (occasion IS NULL OR over_at IS NOT NULL)
    OR occasion IS NOT NULL AND over_at < $2
"""
SHRINK = (
    "campaigns",
    "deeds",
    "events",
    "deliveries",
    "under_way",
    "seats",
    "stage",
    "agenda",
    "notes",
    "content",
    "packs",
    "pack_places",
    "pages",
    "parcels",
)


class PostgresPurging:
    """The part of the store that lets go."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def kept(self) -> list[Kept]:
        """All campaigns there are."""
        return [Kept(row["id"], row["guild_id"], row["archived_at"]) for row in await self._db.read(KEPT)]

    async def left(self) -> dict[int, datetime]:
        """The servers we are no longer on, and since when."""
        found = await self._db.read(NOTES_OF_LEFT)
        return {int(row["name"].removeprefix(LEFT)): datetime.fromisoformat(row["value"]) for row in found}

    async def see(self, servers: Collection[int], now: datetime, owned: Owned | None = None) -> None:
        """We are on these servers: whichever else of ours has a campaign we left now, unless we had before."""
        ours = among(owned)
        here = f"""
            SELECT guild_id FROM campaigns WHERE true {ours}
            UNION SELECT guild_id FROM pack_places WHERE true {ours}
        """

        async def write(db: Connection) -> None:
            known = {row["guild_id"] for row in await rows(db, here)}
            gone = [f"{LEFT}{server}" for server in sorted(known - set(servers))]
            await rows(db, LEFT_NOW, gone, now.isoformat())
            back = [f"{LEFT}{server}" for server in servers]
            await rows(db, "DELETE FROM notes WHERE name = ANY ($1::text[])", back)

        await self._db.write(write)

    async def purge(self, campaigns: Sequence[int]) -> None:
        """These campaigns are gone, with everything about them; so are the habits of those who play in no other."""

        async def write(db: Connection) -> None:
            players = [row["player"] for row in await rows(db, PLAYERS_OF, list(campaigns))]
            # Their numbers come from a sequence, which gives none twice.
            await rows(db, GONE, list(campaigns))
            await rows(db, NOTES_OF, list(campaigns))
            for player in players:
                if await first(db, STILL_PLAYS, str(player), player) is None:
                    await rows(db, "DELETE FROM habits WHERE player = $1", player)
            await rows(db, LEFT_NO_MORE)

        await self._db.write(write)

    async def purge_content(self, now: datetime) -> int:
        """Quests that no campaign plays any more are gone; how many."""
        return len(await self._db.statement(UNUSED_CONTENT, now - LONG_OVER))

    async def purge_deliveries(self, now: datetime) -> None:
        """What was told long ago, and about what is long over, is forgotten."""
        await self._db.statement(OLD, now - OLD_DELIVERIES, now - LONG_OVER)

    async def wipe(self) -> None:
        """Let the server use the room of what is gone for something else."""
        await self._db.wipe(SHRINK)
