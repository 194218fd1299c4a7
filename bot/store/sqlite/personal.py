"""What is kept about one person, and how they are forgotten: another number stands wherever theirs stood.

Discord's numbers have so many digits that none of them is ever mistaken for anything else in a save, so they are
replaced in the texts themselves: also in those of campaigns that nobody can read any more.
"""

import sqlite3
from datetime import datetime

from bot.kernel.refused import demand
from bot.store.parcels import with_renamed
from bot.store.records import Counted, LastDeed, Renaming
from bot.store.sqlite.database import Database, first, rows
from bot.store.sqlite.days import LOOK_NOW, set_under_way

KNOWN_IN = """
SELECT id FROM campaigns
WHERE instr(state, ?2) OR instr(coalesce(founded, ''), ?2)
    OR EXISTS (SELECT 1 FROM deeds WHERE campaign_id = campaigns.id AND (player = ?1 OR instr(deed, ?2)))
    OR EXISTS (SELECT 1 FROM events WHERE campaign_id = campaigns.id AND instr(event, ?2))
    OR EXISTS (SELECT 1 FROM parcels WHERE campaign_id = campaigns.id AND instr(holds, ?2))
    OR EXISTS (SELECT 1 FROM deliveries WHERE campaign_id = campaigns.id AND (player = ?1 OR instr(key, ?2)))
ORDER BY id
"""
TEXTS = """
SELECT state AS text FROM campaigns WHERE id = ?1
UNION ALL SELECT coalesce(founded, '') FROM campaigns WHERE id = ?1
UNION ALL SELECT player || ' ' || deed FROM deeds WHERE campaign_id = ?1
UNION ALL SELECT event FROM events WHERE campaign_id = ?1 AND instr(event, ?2)
UNION ALL SELECT holds FROM parcels WHERE campaign_id = ?1 AND instr(holds, ?2)
"""
RENAME = (
    "UPDATE campaigns SET founded = renamed(founded), state = renamed(state) WHERE id = :id",
    "UPDATE deeds SET player = :to WHERE campaign_id = :id AND player = :who",
    "UPDATE deeds SET deed = renamed(deed) WHERE campaign_id = :id AND instr(deed, :text)",
    "UPDATE events SET event = renamed(event) WHERE campaign_id = :id AND instr(event, :text)",
    # What was not sent yet never will be; a message may be known by the key of one of its readers.
    "DELETE FROM deliveries WHERE campaign_id = :id AND player = :who AND sent_at IS NULL",
    "UPDATE deliveries SET player = :to WHERE campaign_id = :id AND player = :who",
    """UPDATE deliveries SET key = renamed(key), bundle = renamed(bundle), occasion = renamed(occasion)
    WHERE campaign_id = :id AND (instr(key, :text) OR instr(bundle, :text) OR instr(occasion, :text))""",
    "UPDATE under_way SET name = renamed(name) WHERE campaign_id = :id AND instr(name, :text)",
    "DELETE FROM seats WHERE campaign_id = :id AND player = :who",
    "UPDATE scores SET facts = renamed(facts) WHERE campaign_id = :id AND instr(facts, :text)",
    # What went wrong for them is in the log under its reference.
    "DELETE FROM notes WHERE name = 'faults of ' || :id AND instr(value, :text)",
)
PARCELS = "SELECT number, packed FROM parcels WHERE campaign_id = :id AND instr(holds, :text)"
REPACK = "UPDATE parcels SET packed = ?, holds = ? WHERE campaign_id = ? AND number = ?"
LAST_DEED = (
    "INSERT INTO deeds (campaign_id, seq, player, interaction_id, deed, at, rules) VALUES (?, ?, ?, ?, ?, ?, ?)"
)
ADVANCE = """
UPDATE campaigns SET version = version + 1, rules = ?, state = ?, updated_at = ?,
    archived_at = coalesce(archived_at, ?)
WHERE id = ? AND version = ?
"""
COUNTED = """
SELECT (SELECT count(*) FROM deeds WHERE player = ?1) AS deeds,
    (SELECT count(DISTINCT campaign_id) FROM deeds WHERE player = ?1) AS campaigns,
    (SELECT count(*) FROM deliveries WHERE player = ?1) AS deliveries,
    EXISTS (SELECT 1 FROM habits WHERE player = ?1) AS habits
"""


class SqlitePersonal:
    """The part of the store that knows what belongs to whom."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def counted(self, player: int) -> Counted:
        """How much is kept about somebody."""
        row = await self._db.read(lambda db: first(db, COUNTED, player), long=True)
        return Counted(row["deeds"], row["campaigns"], row["deliveries"], bool(row["habits"]))

    async def known_in(self, player: int) -> list[int]:
        """All campaigns, archived or not, in which somebody's number stands."""
        found = await self._db.read(lambda db: rows(db, KNOWN_IN, player, str(player)), long=True)
        return [row["id"] for row in found]

    async def texts(self, campaign_id: int, holding: str) -> list[str]:
        """All texts of a campaign that hold people; of the events only those that hold something."""
        found = await self._db.read(lambda db: rows(db, TEXTS, campaign_id, holding), long=True)
        return [row["text"] for row in found]

    async def forget(
        self, campaign_id: int, renaming: Renaming, *, seen_version: int, now: datetime, last: LastDeed | None
    ) -> None:
        """Rename somebody in all that is kept of a campaign, and write down that they left it: all, or nothing.

        Without a last deed (nobody can read the campaign) only the number is another.
        """
        facts = {"id": campaign_id, "who": renaming.who, "to": renaming.to, "text": str(renaming.who)}

        def write(db: sqlite3.Connection) -> None:
            row = first(db, "SELECT version FROM campaigns WHERE id = ?", campaign_id)
            demand(row is not None and row["version"] == seen_version, "board_has_moved_on", version=seen_version)
            db.create_function("renamed", 1, lambda text: text and renaming(text), deterministic=True)
            for statement in RENAME:
                db.execute(statement, facts)
            for number, packed in db.execute(PARCELS, facts).fetchall():
                db.execute(REPACK, (*with_renamed(packed, renaming), campaign_id, number))
            if last is not None:
                _write(db, campaign_id, renaming, seen_version, now, last)
            db.execute(LOOK_NOW, (campaign_id,))

        await self._db.write(write)

    async def forget_habits(self, player: int) -> None:
        """What somebody settled about themselves is gone."""
        await self._db.execute("DELETE FROM habits WHERE player = ?", (player,))

    async def wipe(self) -> None:
        """Let nothing of what was forgotten stay in the file."""
        await self._db.wipe()


def _write(
    db: sqlite3.Connection, campaign_id: int, renaming: Renaming, seen: int, now: datetime, last: LastDeed
) -> None:
    at, away = now.isoformat(), now.isoformat() if last.put_away else None
    db.execute(ADVANCE, (last.rules, last.state, at, away, campaign_id, seen))
    db.execute(LAST_DEED, (campaign_id, seen + 1, renaming.to, last.interaction_id, last.deed, at, last.rules))
    set_under_way(db, campaign_id, last.under_way, now)
    happened = [(campaign_id, seen + 1, *event) for event in enumerate(last.events)]
    db.executemany("INSERT INTO events (campaign_id, seq, number, event) VALUES (?, ?, ?, ?)", happened)
