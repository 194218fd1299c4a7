"""The annals page by page: what lies between two beginnings is read alone, however long a campaign has become.

Nothing is ever taken back across a beginning, so pages read one by one tell what the whole tells. Where a page is
only the continuation of another, some deeds around it are read too, in case that one of them takes something back.
"""

import asyncio
from collections.abc import Callable

from bot.games import GameSystem
from bot.store import Page, Store
from bot.table.annals import read_in_slices
from bot.table.entries import Entry

MARGIN = 200
"""Deeds around a continued page that are looked through for what was taken back."""
MOST_BACK = 10_000
"""Deeds after which nobody goes back any further."""


class Pages:
    """The past of all campaigns."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def last(self, game: GameSystem, campaign_id: int) -> Page:
        """The page that is written on. Where nobody knows the pages yet, they are looked for."""
        if (page := await self._store.pages.last(campaign_id)) is not None:
            return page
        await self._store.pages.look_for(campaign_id, game.begins)
        found = await self._store.pages.last(campaign_id)
        assert found is not None
        return found

    async def some(self, game: GameSystem, campaign_id: int, first: int, last: int) -> list[Page]:
        """The pages with these numbers, as far as there are any."""
        await self.last(game, campaign_id)
        return await self._store.pages.some(campaign_id, first, last)

    async def of(self, game: GameSystem, campaign_id: int, version: int) -> Page:
        """The page on which a version stands."""
        last = await self.last(game, campaign_id)
        if version >= last.began:
            return last
        pages = await self._store.pages.some(campaign_id, 0, last.number)
        return max((page for page in pages if page.began <= version), key=lambda page: page.began, default=pages[0])

    async def read(self, game: GameSystem, campaign_id: int, page: Page) -> list[Entry]:
        """What happened on a page. Where it is a continuation, the deed comes first with which all began."""
        return [*await self._opening(game, campaign_id, page), *await self._read(game, campaign_id, page, page)]

    async def summary(
        self, game: GameSystem, campaign_id: int, page: Page, sum_up: Callable[[list[Entry]], str]
    ) -> str:
        """What a page amounts to. That is worked out once and kept, as soon as nothing on it can change."""
        if page.summary is not None:
            return page.summary
        summary = await asyncio.to_thread(sum_up, await self.read(game, campaign_id, page))
        if page.closed and page.opens:
            await self._store.pages.summarise(campaign_id, page.number, summary)
        return summary

    async def quest(self, game: GameSystem, campaign_id: int) -> list[Entry]:
        """What happened in what is played, or was played last; nothing before the first beginning."""
        last = await self.last(game, campaign_id)
        return await self._of_one(game, campaign_id, last) if last.opened else []

    async def back(self, game: GameSystem, campaign_id: int, reaches: Callable[[Entry], bool]) -> list[Entry]:
        """What is played, and what was played before it as far as need be: until an entry with which one begins
        reaches far enough back."""
        page = await self.last(game, campaign_id)
        entries = await self._of_one(game, campaign_id, page)
        while page.number and len(entries) < MOST_BACK and not (entries and reaches(entries[0])):
            page = await self._before(campaign_id, await self._first_of(campaign_id, page))
            entries = [*await self._of_one(game, campaign_id, page), *entries]
        return entries

    async def _of_one(self, game: GameSystem, campaign_id: int, last: Page) -> list[Entry]:
        """One thing that was played, which ends with this page; the end of it if it seems endless."""
        first = await self._first_of(campaign_id, last)
        return [*await self._opening(game, campaign_id, first), *await self._read(game, campaign_id, first, last)]

    async def _first_of(self, campaign_id: int, page: Page) -> Page:
        """The page with which that began which another one tells the end of."""
        first = page
        while not first.opens and page.began - first.began < MOST_BACK:
            first = await self._before(campaign_id, first)
        return first

    async def _before(self, campaign_id: int, page: Page) -> Page:
        (found,) = await self._store.pages.some(campaign_id, page.number - 1, page.number - 1)
        return found

    async def _opening(self, game: GameSystem, campaign_id: int, page: Page) -> list[Entry]:
        if page.opens:
            return []
        kept = await self._store.annals(campaign_id, since=page.opened - 1, until=page.opened)
        return await read_in_slices(game, kept)

    async def _read(self, game: GameSystem, campaign_id: int, first: Page, last: Page) -> list[Entry]:
        since = first.began - 1 if first.opens else max(0, first.began - 1 - MARGIN)
        until = last.ended if last.closed or last.ended is None else last.ended + MARGIN
        kept = await self._store.annals(campaign_id, since=since, until=until)
        return [
            entry
            for entry in await read_in_slices(game, kept)
            if entry.version >= first.began and (last.ended is None or entry.version <= last.ended)
        ]
