"""What is kept about one person on a server, and how they are forgotten: another number stands where theirs stood.

See `bot/store/sqlite/personal.py` for why numbers are replaced in the texts themselves.
"""

from datetime import datetime

from bot.kernel.refused import demand
from bot.store.parcels import with_renamed
from bot.store.postgres.database import Connection, Database, first, rows
from bot.store.postgres.days import LOOK_NOW, set_under_way
from bot.store.records import Counted, LastDeed, Renaming

KNOWN_IN = """
SELECT id FROM campaigns
WHERE strpos(state, $2) > 0 OR strpos(coalesce(founded, ''), $2) > 0
    OR EXISTS (SELECT FROM deeds WHERE campaign_id = campaigns.id AND (player = $1 OR strpos(deed, $2) > 0))
    OR EXISTS (SELECT FROM events WHERE campaign_id = campaigns.id AND strpos(event, $2) > 0)
    OR EXISTS (SELECT FROM parcels WHERE campaign_id = campaigns.id AND strpos(holds, $2) > 0)
    OR EXISTS (SELECT FROM deliveries WHERE campaign_id = campaigns.id AND (player = $1 OR strpos(key, $2) > 0))
ORDER BY id
"""
TEXTS = """
SELECT state AS text FROM campaigns WHERE id = $1
UNION ALL SELECT coalesce(founded, '') FROM campaigns WHERE id = $1
UNION ALL SELECT player || ' ' || deed FROM deeds WHERE campaign_id = $1
UNION ALL SELECT event FROM events WHERE campaign_id = $1 AND strpos(event, $2) > 0
UNION ALL SELECT holds FROM parcels WHERE campaign_id = $1 AND strpos(holds, $2) > 0
"""


def _renamed(column: str) -> str:
    """A text in which somebody has another number: never a part of a longer one."""
    return f"{column} = regexp_replace({column}, '(?<![0-9])' || $2 || '(?![0-9])', $3, 'g')"


TEXTS_TO_RENAME = (
    f"UPDATE campaigns SET {_renamed('founded')}, {_renamed('state')} WHERE id = $1",
    f"UPDATE deeds SET {_renamed('deed')} WHERE campaign_id = $1 AND strpos(deed, $2) > 0",
    f"UPDATE events SET {_renamed('event')} WHERE campaign_id = $1 AND strpos(event, $2) > 0",
    f"""UPDATE deliveries SET {_renamed("key")}, {_renamed("bundle")}, {_renamed("occasion")}
    WHERE campaign_id = $1 AND (strpos(key, $2) > 0 OR strpos(bundle, $2) > 0 OR strpos(occasion, $2) > 0)""",
    f"UPDATE under_way SET {_renamed('name')} WHERE campaign_id = $1 AND strpos(name, $2) > 0",
    f"UPDATE scores SET {_renamed('facts')} WHERE campaign_id = $1 AND strpos(facts, $2) > 0",
)
ROWS_TO_RENAME = (
    "UPDATE deeds SET player = $3 WHERE campaign_id = $1 AND player = $2",
    "UPDATE deliveries SET player = $3 WHERE campaign_id = $1 AND player = $2",
)
ROWS_TO_DELETE = (
    # What was not sent yet never will be; a message may be known by the key of one of its readers.
    "DELETE FROM deliveries WHERE campaign_id = $1 AND player = $2 AND sent_at IS NULL",
    "DELETE FROM seats WHERE campaign_id = $1 AND player = $2",
    # What went wrong for them is in the log under its reference.
    "DELETE FROM notes WHERE name = 'faults of ' || $1 AND strpos(value, $2::text) > 0",
)
PARCELS = "SELECT number, packed FROM parcels WHERE campaign_id = $1 AND strpos(holds, $2) > 0"
REPACK = "UPDATE parcels SET packed = $3, holds = $4 WHERE campaign_id = $1 AND number = $2"
LAST_DEED = """
WITH moved AS (
    UPDATE campaigns SET version = version + 1, rules = $3, state = $4, updated_at = $5,
        archived_at = coalesce(archived_at, CASE WHEN $6 THEN $5 END)
    WHERE id = $1 AND version = $2 RETURNING id, version
),
done AS (
    INSERT INTO deeds (campaign_id, seq, player, interaction_id, deed, at, rules)
    SELECT id, version, $7, $8, $9, $5, $3 FROM moved
)
INSERT INTO events (campaign_id, seq, number, event)
SELECT id, version, number - 1, event FROM moved, unnest($10::text[]) WITH ORDINALITY AS told (event, number)
"""
COUNTED = """
SELECT (SELECT count(*) FROM deeds WHERE player = $1) AS deeds,
    (SELECT count(DISTINCT campaign_id) FROM deeds WHERE player = $1) AS campaigns,
    (SELECT count(*) FROM deliveries WHERE player = $1) AS deliveries,
    EXISTS (SELECT FROM habits WHERE player = $1) AS habits
"""
HOLD_PEOPLE = ("campaigns", "deeds", "events", "parcels", "deliveries", "under_way", "seats", "notes", "habits")


class PostgresPersonal:
    """The part of the store that knows what belongs to whom."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def counted(self, player: int) -> Counted:
        """How much is kept about somebody."""
        return Counted(**await self._db.first(COUNTED, player))

    async def known_in(self, player: int) -> list[int]:
        """All campaigns, archived or not, in which somebody's number stands."""
        return await self._db.ids(KNOWN_IN, player, str(player))

    async def texts(self, campaign_id: int, holding: str) -> list[str]:
        """All texts of a campaign that hold people; of the events only those that hold something."""
        return [row["text"] for row in await self._db.read(TEXTS, campaign_id, holding)]

    async def forget(
        self, campaign_id: int, renaming: Renaming, *, seen_version: int, now: datetime, last: LastDeed | None
    ) -> None:
        """Rename somebody in all that is kept of a campaign, and write down that they left it: all, or nothing.

        Without a last deed (nobody can read the campaign) only the number is another.
        """
        who, to = renaming.who, renaming.to

        async def write(db: Connection) -> None:
            row = await first(db, "SELECT version FROM campaigns WHERE id = $1 FOR UPDATE", campaign_id)
            demand(row is not None and row["version"] == seen_version, "board_has_moved_on", version=seen_version)
            for statement in ROWS_TO_DELETE:
                await rows(db, statement, campaign_id, who)
            for statement in ROWS_TO_RENAME:
                await rows(db, statement, campaign_id, who, to)
            for statement in TEXTS_TO_RENAME:
                await rows(db, statement, campaign_id, str(who), str(to))
            for row in await rows(db, PARCELS, campaign_id, str(who)):
                await rows(db, REPACK, campaign_id, row["number"], *with_renamed(row["packed"], renaming))
            if last is not None:
                await _write(db, campaign_id, renaming, seen_version, now, last)
            await rows(db, LOOK_NOW, [campaign_id])

        await self._db.write(write)

    async def forget_habits(self, player: int) -> None:
        """What somebody settled about themselves is gone."""
        await self._db.statement("DELETE FROM habits WHERE player = $1", player)

    async def wipe(self) -> None:
        """Let the server use the room of what was forgotten for something else."""
        await self._db.wipe(HOLD_PEOPLE)


async def _write(
    db: Connection, campaign_id: int, renaming: Renaming, seen: int, now: datetime, last: LastDeed
) -> None:
    who_did_what = (renaming.to, last.interaction_id, last.deed)
    led_to = (campaign_id, seen, last.rules, last.state, now, last.put_away)
    await rows(db, LAST_DEED, *led_to, *who_did_what, list(last.events))
    await set_under_way(db, campaign_id, last.under_way, now)
