"""Where in a long log something begins, and the parcels in which what is long over is kept, on a server."""

from collections.abc import Mapping
from datetime import datetime
from functools import partial
from typing import Any

from bot.store.parcels import pack_events
from bot.store.postgres.database import Connection, Database, first, rows
from bot.store.records import LONG_PAGE, Page, cut_pages

PAGES = """
SELECT page.number, page.began, page.opened, page.summary,
    next.began - 1 AS ended, next.began IS NOT NULL AND next.opened > page.opened AS closed
FROM pages AS page
LEFT JOIN pages AS next ON next.campaign_id = page.campaign_id AND next.number = page.number + 1
"""
LAST = f"{PAGES} WHERE page.campaign_id = $1 ORDER BY page.number DESC LIMIT 1"
SOME = f"{PAGES} WHERE page.campaign_id = $1 AND page.number BETWEEN $2 AND $3 ORDER BY page.number"
FIRST_PAGE = "INSERT INTO pages (campaign_id, number, began, opened) VALUES ($1, 0, 1, 0)"
TURN = f"""
INSERT INTO pages (campaign_id, number, began, opened)
SELECT campaign_id, number + 1, $2, CASE WHEN $3 THEN $2 ELSE opened END FROM (
    SELECT * FROM pages WHERE campaign_id = $1 ORDER BY number DESC LIMIT 1
) AS last WHERE $3 OR $2 - began >= {LONG_PAGE}
"""
LOCKED = "SELECT version FROM campaigns WHERE id = $1 FOR UPDATE"
"""Nothing is done in the campaign meanwhile."""
KNOWN = "SELECT 1 FROM pages WHERE campaign_id = $1 LIMIT 1"
BEGINNINGS = """
SELECT DISTINCT seq FROM events
WHERE campaign_id = $1 AND (starts_with(event, $2) OR starts_with(event, $3)) ORDER BY seq
"""
FOUND = """
INSERT INTO pages (campaign_id, number, began, opened)
SELECT $1, number - 1, began, opened FROM unnest($2::bigint[], $3::bigint[])
    WITH ORDINALITY AS found (began, opened, number)
"""
SUMMARISE = "UPDATE pages SET summary = $3 WHERE campaign_id = $1 AND number = $2"
UNKNOWN = """
SELECT id FROM campaigns WHERE id > $1 AND NOT EXISTS (SELECT FROM pages WHERE campaign_id = id)
ORDER BY id LIMIT $2
"""
TO_PACK = """
SELECT page.campaign_id, page.number, page.began, next.began - 1 AS ended
FROM pages AS page
JOIN pages AS next ON next.campaign_id = page.campaign_id AND next.number = page.number + 1
JOIN deeds ON deeds.campaign_id = next.campaign_id AND deeds.seq = next.began
WHERE deeds.at < $1 AND page.number = (
    SELECT coalesce(max(parcels.number) + 1, 0) FROM parcels WHERE parcels.campaign_id = page.campaign_id
) ORDER BY page.campaign_id LIMIT $2
"""
TOLD = "SELECT seq, event FROM events WHERE campaign_id = $1 AND seq BETWEEN $2 AND $3 ORDER BY seq, number"
PACK = """
INSERT INTO parcels (campaign_id, number, began, ended, packed, holds) VALUES ($1, $2, $3, $4, $5, $6)
ON CONFLICT DO NOTHING RETURNING number
"""
PACKED = "DELETE FROM events WHERE campaign_id = $1 AND seq BETWEEN $2 AND $3"


class PostgresPages:
    """The part of the store that knows where in a long log something begins."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def last(self, campaign_id: int) -> Page | None:
        """The page that is written on; None while nobody has looked for the pages of this campaign."""
        row = await self._db.first(LAST, campaign_id)
        return Page(**row) if row is not None else None

    async def some(self, campaign_id: int, first: int, last: int) -> list[Page]:
        """The pages with these numbers, as far as there are any, in order."""
        return [Page(**row) for row in await self._db.read(SOME, campaign_id, first, last)]

    async def look_for(self, campaign_id: int, kind: str) -> None:
        """Find the pages of a campaign, which begin with events of this kind; nothing if they are known."""
        # Two spellings: a file from elsewhere may have been written with spaces.
        spellings = f'{{"event":"{kind}"', f'{{"event": "{kind}"'

        async def write(db: Connection) -> None:
            version = (await first(db, LOCKED, campaign_id))["version"]
            if await first(db, KNOWN, campaign_id) is None:
                beginnings = [row["seq"] for row in await rows(db, BEGINNINGS, campaign_id, *spellings)]
                began, opened = zip(*cut_pages(beginnings, version), strict=True)
                await rows(db, FOUND, campaign_id, list(began), list(opened))

        await self._db.write(write)

    async def summarise(self, campaign_id: int, number: int, summary: str) -> None:
        """Keep what a page amounts to."""
        await self._db.statement(SUMMARISE, campaign_id, number, summary)

    async def unknown(self, most: int, after: int = 0) -> list[int]:
        """Campaigns whose pages nobody has looked for, at most so many, in order from after one of them."""
        return await self._db.ids(UNKNOWN, after, most)

    async def pack(self, before: datetime, most: int) -> int:
        """Pack at most so many pages that were followed by another one before then; how many it were."""
        packed = 0
        # Of each campaign one at a time: the next is due when it is packed.
        while due := await self._db.read(TO_PACK, before, most - packed):
            for page in due:
                await self._db.write(partial(_pack, page))
            packed += len(due)
        return packed


# In a transaction -------------------------------------------------------------------------------------------------


def turns_page(version: int, *, begins: bool) -> bool:
    """Whether a page may have to be turned with the deed that leads to a version."""
    return begins or version % LONG_PAGE == 0


async def turn_page(db: Connection, campaign_id: int, version: int, *, begins: bool) -> None:
    """A deed begins a new page if something begins with it that is played, or if the last has become too long."""
    await rows(db, TURN, campaign_id, version, begins)


async def _pack(page: Mapping[str, Any], db: Connection) -> None:
    campaign_id, began, ended = page["campaign_id"], page["began"], page["ended"]
    # Whoever is forgotten meanwhile is forgotten first, or in the parcel.
    if await first(db, LOCKED, campaign_id) is None:
        return
    told: dict[int, list[str]] = {}
    for row in await rows(db, TOLD, campaign_id, began, ended):
        told.setdefault(row["seq"], []).append(row["event"])
    if await rows(db, PACK, campaign_id, page["number"], began, ended, *pack_events(told)):
        await rows(db, PACKED, campaign_id, began, ended)
