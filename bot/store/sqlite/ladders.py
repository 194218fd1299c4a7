"""Who has reached how much, in a SQLite file."""

import json
import sqlite3
from collections.abc import Collection

from bot.store.records import Placed, Scored
from bot.store.sqlite.database import Database, rows

OTHER_BOARDS = "DELETE FROM scores WHERE campaign_id = ? AND board NOT IN (SELECT value FROM json_each(?))"
SCORE = """
INSERT INTO scores (campaign_id, board, guild_id, points, facts)
SELECT id, ?1, guild_id, ?2, ?3 FROM campaigns WHERE id = ?4
ON CONFLICT (campaign_id, board) DO UPDATE SET points = excluded.points, facts = excluded.facts
"""
LADDER = """
WITH placed AS (
    SELECT campaign_id, facts, archived_at IS NOT NULL AS archived, rank() OVER (ORDER BY points DESC) AS place,
        row_number() OVER (ORDER BY points DESC, campaign_id) AS number, count(*) OVER () AS parties,
        EXISTS (SELECT 1 FROM seats WHERE seats.campaign_id = id AND player = :player) AS own
    FROM scores JOIN campaigns ON id = campaign_id
    WHERE scores.guild_id = :guild AND board = :board AND game = :game
)
SELECT campaign_id, facts, archived, place, parties, own FROM placed
WHERE number <= :most OR own ORDER BY number LIMIT 2 * :most
"""
BOARDS = """
SELECT board FROM scores JOIN campaigns ON id = campaign_id
WHERE scores.guild_id = ? AND game = ? GROUP BY board ORDER BY max(campaign_id) DESC LIMIT ?
"""


class SqliteLadders:
    """The part of the store that compares."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, board: str, *, guild_id: int, game: str, player: int, most: int) -> list[Placed]:
        """The best of a server on one board, and a player's own."""
        asked = {"board": board, "guild": guild_id, "game": game, "player": player, "most": most}
        found = await self._db.read(lambda db: db.execute(LADDER, asked).fetchall())
        return [
            Placed(**{**dict(row), "archived": bool(row["archived"]), "own": bool(row["own"])}) for row in found
        ]

    async def boards(self, *, guild_id: int, game: str, most: int) -> list[str]:
        """The boards on which anybody of a server stands."""
        found = await self._db.read(lambda db: rows(db, BOARDS, guild_id, game, most))
        return [row["board"] for row in found]


def set_scores(db: sqlite3.Connection, campaign_id: int, scores: Collection[Scored]) -> None:
    """From now on a campaign stands on these boards, and on no other."""
    db.execute(OTHER_BOARDS, (campaign_id, json.dumps([board for board, _, _ in scores])))
    db.executemany(SCORE, [(board, points, facts, campaign_id) for board, points, facts in scores])
