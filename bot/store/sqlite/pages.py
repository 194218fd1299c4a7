"""Where in a long log something begins, and the parcels in which what is long over is kept."""

import sqlite3
from datetime import datetime
from functools import partial
from typing import Any

from bot.store.parcels import pack_events
from bot.store.records import LONG_PAGE, Page, cut_pages
from bot.store.sqlite.annals import told
from bot.store.sqlite.database import Database, first, rows

PAGES = """
SELECT page.number, page.began, page.opened, page.summary,
    next.began - 1 AS ended, next.began IS NOT NULL AND next.opened > page.opened AS closed
FROM pages AS page
LEFT JOIN pages AS next ON next.campaign_id = page.campaign_id AND next.number = page.number + 1
"""
LAST = f"{PAGES} WHERE page.campaign_id = ? ORDER BY page.number DESC LIMIT 1"
SOME = f"{PAGES} WHERE page.campaign_id = ? AND page.number BETWEEN ? AND ? ORDER BY page.number"
FIRST_PAGE = "INSERT INTO pages (campaign_id, number, began, opened) VALUES (?, 0, 1, 0)"
TURN = """
INSERT INTO pages (campaign_id, number, began, opened)
SELECT campaign_id, number + 1, :at, iif(:begins, :at, opened) FROM (
    SELECT * FROM pages WHERE campaign_id = :campaign ORDER BY number DESC LIMIT 1
) WHERE :begins OR :at - began >= :long
"""
KNOWN = "SELECT 1 FROM pages WHERE campaign_id = ? LIMIT 1"
BEGINNINGS = "SELECT DISTINCT seq FROM events WHERE campaign_id = ? AND (event LIKE ? OR event LIKE ?) ORDER BY seq"
FOUND = "INSERT INTO pages (campaign_id, number, began, opened) VALUES (?, ?, ?, ?)"
SUMMARISE = "UPDATE pages SET summary = ? WHERE campaign_id = ? AND number = ?"
UNKNOWN = """
SELECT id FROM campaigns WHERE id > ? AND NOT EXISTS (SELECT 1 FROM pages WHERE campaign_id = id)
ORDER BY id LIMIT ?
"""
TO_PACK = """
SELECT page.campaign_id, page.number, page.began, next.began - 1 AS ended
FROM pages AS page
JOIN pages AS next ON next.campaign_id = page.campaign_id AND next.number = page.number + 1
JOIN deeds ON deeds.campaign_id = next.campaign_id AND deeds.seq = next.began
WHERE deeds.at < ? AND page.number = (
    SELECT coalesce(max(parcels.number) + 1, 0) FROM parcels WHERE parcels.campaign_id = page.campaign_id
) ORDER BY page.campaign_id LIMIT ?
"""
PACK = """
INSERT INTO parcels (campaign_id, number, began, ended, packed, holds) VALUES (?, ?, ?, ?, ?, ?)
ON CONFLICT DO NOTHING
"""
PACKED = "DELETE FROM events WHERE campaign_id = ? AND seq BETWEEN ? AND ?"


class SqlitePages:
    """The part of the store that knows where in a long log something begins."""

    def __init__(self, database: Database) -> None:
        self._db = database

    async def last(self, campaign_id: int) -> Page | None:
        """The page that is written on; None while nobody has looked for the pages of this campaign."""
        row = await self._db.read(lambda db: first(db, LAST, campaign_id))
        return _page(row) if row is not None else None

    async def some(self, campaign_id: int, first: int, last: int) -> list[Page]:
        """The pages with these numbers, as far as there are any, in order."""
        return [_page(row) for row in await self._db.read(lambda db: rows(db, SOME, campaign_id, first, last))]

    async def look_for(self, campaign_id: int, kind: str) -> None:
        """Find the pages of a campaign, which begin with events of this kind; nothing if they are known."""
        # Two spellings: a file from elsewhere may have been written with spaces.
        spellings = f'{{"event":"{kind}"%', f'{{"event": "{kind}"%'

        def write(db: sqlite3.Connection) -> None:
            if first(db, KNOWN, campaign_id) is not None:
                return
            version = first(db, "SELECT version FROM campaigns WHERE id = ?", campaign_id)["version"]
            beginnings = [row["seq"] for row in rows(db, BEGINNINGS, campaign_id, *spellings)]
            found = enumerate(cut_pages(beginnings, version))
            db.executemany(FOUND, [(campaign_id, number, *page) for number, page in found])

        await self._db.write(write)

    async def summarise(self, campaign_id: int, number: int, summary: str) -> None:
        """Keep what a page amounts to."""
        await self._db.execute(SUMMARISE, (summary, campaign_id, number))

    async def unknown(self, most: int, after: int = 0) -> list[int]:
        """Campaigns whose pages nobody has looked for, at most so many, in order from after one of them."""
        return [row["id"] for row in await self._db.read(lambda db: rows(db, UNKNOWN, after, most), long=True)]

    async def pack(self, before: datetime, most: int) -> int:
        """Pack at most so many pages that were followed by another one before then; how many it were."""
        packed = 0
        # Of each campaign one at a time: the next is due when it is packed.
        while due := await self._db.read(partial(_to_pack, before, most - packed), long=True):
            for page in due:
                await self._db.write(partial(_pack, page))
            packed += len(due)
        return packed


# In a connection's thread -----------------------------------------------------------------------------------------


def turn_page(db: sqlite3.Connection, campaign_id: int, version: int, *, begins: bool) -> None:
    """A deed begins a new page if something begins with it that is played, or if the last has become too long."""
    if begins or version % LONG_PAGE == 0:
        db.execute(TURN, {"campaign": campaign_id, "at": version, "begins": begins, "long": LONG_PAGE})


def _to_pack(before: datetime, most: int, db: sqlite3.Connection) -> list[sqlite3.Row]:
    return rows(db, TO_PACK, before.isoformat(), most)


def _pack(page: sqlite3.Row, db: sqlite3.Connection) -> None:
    campaign_id, _, began, ended = page
    parcel = pack_events(told(db, campaign_id, began - 1, ended))
    if db.execute(PACK, (*page, *parcel)).rowcount:
        db.execute(PACKED, (campaign_id, began, ended))


def _page(row: Any) -> Page:
    return Page(**{**dict(row), "closed": bool(row["closed"])})
