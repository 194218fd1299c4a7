"""What is kept about one person, and how they are forgotten: another number stands wherever theirs stood.

Discord's numbers have so many digits that none of them is ever mistaken for anything else in a save, so they are
replaced in the texts themselves: also in those of campaigns that nobody can read any more.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

import aiosqlite

from bot.kernel.refused import demand
from bot.store.database import Database, first, rows
from bot.store.days import set_under_way

KNOWN_IN = """
SELECT id FROM campaigns
WHERE instr(state, ?2) OR instr(coalesce(founded, ''), ?2)
    OR EXISTS (SELECT 1 FROM deeds WHERE campaign_id = campaigns.id AND (player = ?1 OR instr(deed, ?2)))
    OR EXISTS (SELECT 1 FROM events WHERE campaign_id = campaigns.id AND instr(event, ?2))
    OR EXISTS (SELECT 1 FROM deliveries WHERE campaign_id = campaigns.id AND (player = ?1 OR instr(key, ?2)))
ORDER BY id
"""
TEXTS = """
SELECT state AS text FROM campaigns WHERE id = ?1
UNION ALL SELECT coalesce(founded, '') FROM campaigns WHERE id = ?1
UNION ALL SELECT player || ' ' || deed FROM deeds WHERE campaign_id = ?1
UNION ALL SELECT event FROM events WHERE campaign_id = ?1 AND instr(event, ?2)
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
    # What went wrong for them is in the log under its reference.
    "DELETE FROM notes WHERE name = 'faults of ' || :id AND instr(value, :text)",
)
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


@dataclass(frozen=True)
class Counted:
    """How much is kept about somebody."""

    deeds: int
    campaigns: int
    """In which they did something."""
    deliveries: int
    """Notes of what they were told or called for."""
    habits: bool


@dataclass(frozen=True)
class Renaming:
    """Somebody, and the number that stands for them from now on in one campaign."""

    who: int
    to: int

    def __call__(self, text: str) -> str:
        """A text in which they are called so."""
        return re.sub(rf"(?<!\d){self.who}(?!\d)", str(self.to), text)


@dataclass(frozen=True)
class LastDeed:
    """By what somebody leaves a campaign, what happened in it, and what it led to."""

    interaction_id: int
    deed: str
    events: tuple[str, ...]
    rules: int
    state: str
    put_away: bool
    """Nobody is left who could go on."""
    under_way: Sequence[str] = ()


class Personal:
    """The part of the store that knows what belongs to whom."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def counted(self, player: int) -> Counted:
        """How much is kept about somebody."""
        row = await first(self._db.reader, COUNTED, player)
        assert row is not None
        return Counted(row["deeds"], row["campaigns"], row["deliveries"], bool(row["habits"]))

    async def known_in(self, player: int) -> list[int]:
        """All campaigns, archived or not, in which somebody's number stands."""
        found = await rows(self._db.reader, KNOWN_IN, player, str(player))
        return [row["id"] for row in found]

    async def texts(self, campaign_id: int, holding: str) -> list[str]:
        """All texts of a campaign that hold people; of the events only those that hold something."""
        return [row["text"] for row in await rows(self._db.reader, TEXTS, campaign_id, holding)]

    async def forget(
        self,
        campaign_id: int,
        renaming: Renaming,
        *,
        seen_version: int,
        now: datetime,
        last: LastDeed | None,
    ) -> None:
        """Rename somebody in all that is kept of a campaign, and write down that they left it: all, or nothing.

        Without a last deed (nobody can read the campaign) only the number is another.
        """
        facts = {"id": campaign_id, "who": renaming.who, "to": renaming.to, "text": str(renaming.who)}
        async with self._db.transaction() as db:
            row = await first(db, "SELECT version FROM campaigns WHERE id = ?", campaign_id)
            demand(row is not None and row["version"] == seen_version, "board_has_moved_on", version=seen_version)
            await db.create_function("renamed", 1, lambda text: text and renaming(text), deterministic=True)
            for statement in RENAME:
                await db.execute(statement, facts)
            if last is not None:
                await _write(db, campaign_id, renaming, seen_version, now, last)

    async def forget_habits(self, player: int) -> None:
        """What somebody settled about themselves is gone."""
        async with self._db.transaction() as db:
            await db.execute("DELETE FROM habits WHERE player = ?", (player,))

    async def wipe(self) -> None:
        """Let nothing of what was forgotten stay in the file."""
        await self._db.wipe()


async def _write(
    db: aiosqlite.Connection, campaign_id: int, renaming: Renaming, seen: int, now: datetime, last: LastDeed
) -> None:
    at, away = now.isoformat(), now.isoformat() if last.put_away else None
    await db.execute(ADVANCE, (last.rules, last.state, at, away, campaign_id, seen))
    done = (campaign_id, seen + 1, renaming.to, last.interaction_id, last.deed, at, last.rules)
    await db.execute(LAST_DEED, done)
    await set_under_way(db, campaign_id, last.under_way, now)
    happened = [(campaign_id, seen + 1, number, event) for number, event in enumerate(last.events)]
    await db.executemany("INSERT INTO events (campaign_id, seq, number, event) VALUES (?, ?, ?, ?)", happened)
