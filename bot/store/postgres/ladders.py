"""Who has reached how much, on a server. Scores are written with the deed that led to them (`RECORD`)."""

from bot.store.postgres.database import Database
from bot.store.records import Placed

LADDER = """
WITH placed AS (
    SELECT campaign_id, facts, archived_at IS NOT NULL AS archived, rank() OVER (ORDER BY points DESC) AS place,
        row_number() OVER (ORDER BY points DESC, campaign_id) AS number, count(*) OVER () AS parties,
        EXISTS (SELECT FROM seats WHERE seats.campaign_id = id AND player = $4) AS own
    FROM scores JOIN campaigns ON id = campaign_id
    WHERE scores.guild_id = $1 AND board = $2 AND game = $3
)
SELECT campaign_id, facts, archived, place, parties, own FROM placed
WHERE number <= $5 OR own ORDER BY number LIMIT 2 * $5
"""
BOARDS = """
SELECT board FROM scores JOIN campaigns ON id = campaign_id
WHERE scores.guild_id = $1 AND game = $2 GROUP BY board ORDER BY max(campaign_id) DESC LIMIT $3
"""


class PostgresLadders:
    """The part of the store that compares."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def of(self, board: str, *, guild_id: int, game: str, player: int, most: int) -> list[Placed]:
        """The best of a server on one board, and a player's own."""
        found = await self._db.read(LADDER, guild_id, board, game, player, most)
        return [Placed(**row) for row in found]

    async def boards(self, *, guild_id: int, game: str, most: int) -> list[str]:
        """The boards on which anybody of a server stands."""
        return [row["board"] for row in await self._db.read(BOARDS, guild_id, game, most)]
