"""By the clock: what is long over is packed, and whoever looks back, exports or is forgotten notices nothing."""

import asyncio
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any, cast

import pytest

from bot.packing import EVERY, MOST, keep_packing, pack
from bot.saves.looking import look_through
from bot.store import Store, open_store
from bot.table.entries import Entry
from bot.table.table import Table
from tests.agenda.clock import TestClock
from tests.saves.lives import NOW
from tests.saves.releases import RELEASES, database_of

LATER = NOW + timedelta(days=3650)


async def seen(store: Store, table: Table) -> dict[int, tuple[bytes, list[Entry], list[Entry], Any, Any]]:
    """By campaign, all there is to be read of its past."""
    return {
        number: (
            await table.export(number, 0, manager=True),
            await table.annals(number),
            await table.quest_annals(number),
            await store.events(number),
            await store.deeds(number),
        )
        for number in await store.names()
    }


def rows_of(store: Store) -> Any:
    """How many rows of events there are, and the room they and the parcels take."""

    async def count() -> tuple[int, int, int]:
        database = cast("Any", store).database
        sql = "SELECT count(*), coalesce(sum(length(event)), 0) FROM events"
        rows, letters = await database.read(lambda db: tuple(db.execute(sql).fetchone()))
        sql = "SELECT coalesce(sum(length(packed)), 0) FROM parcels"
        (packed,) = await database.read(lambda db: tuple(db.execute(sql).fetchone()))
        return rows, letters, packed

    return count()


@pytest.mark.parametrize("release", RELEASES)
async def test_old_campaigns_are_packed_and_the_same(release: str, tmp_path: Path) -> None:
    """Every campaign of a release: its file bit for bit, its annals and all that happened; in less room."""
    async with await open_store(database_of(release, tmp_path), now=NOW) as store:
        table = Table(store, now=lambda: NOW)
        before, (rows, letters, _) = await seen(store, table), await rows_of(store)
        packed, after = await pack(store, table, LATER, days=30)
        assert (packed > 0, after) == (True, 0)
        left, letters_left, room = await rows_of(store)

        assert left < rows
        assert room * 6 < letters - letters_left
        assert await seen(store, table) == before


async def test_saves_are_looked_through_as_before(tmp_path: Path) -> None:
    """`flambeau saves` finds in a packed database what it found before."""
    path = database_of("0.1.0", tmp_path)
    before = await look_through(path)
    async with await open_store(path, now=NOW) as store:
        assert (await pack(store, Table(store), LATER, days=30))[0] > 0

    after = await look_through(path)

    assert after.as_json() == before.as_json()
    assert before.counts["replayed"] > 0


async def test_by_the_clock(tmp_path: Path) -> None:
    """What is over is left alone for so many days; with none nothing is packed at all."""
    async with await open_store(database_of("0.1.0", tmp_path), now=NOW) as store:
        table, (rows, *_) = Table(store), await rows_of(store)
        dates = [line.at for number in await store.names() for line in await store.annals(number)]
        first, last = datetime.fromisoformat(min(dates)), datetime.fromisoformat(max(dates))
        await keep_packing(store, table, TestClock(LATER), days=0)
        clock = TestClock(first + timedelta(days=30))
        chore = asyncio.create_task(keep_packing(store, table, clock, days=30))
        await clock.napped(1)
        assert (await rows_of(store))[0] == rows

        await clock.advance(last - first + EVERY)
        assert (await rows_of(store))[0] < rows
        chore.cancel()
        with suppress(asyncio.CancelledError):
            await chore


async def test_a_campaign_of_a_game_that_is_not_here_holds_up_no_other(tmp_path: Path) -> None:
    """Its pages can't be looked for; those of all others are."""
    async with await open_store(database_of("0.1.0", tmp_path), now=NOW) as store:
        first = min(await store.names())
        await cast("Any", store).database.execute("UPDATE campaigns SET game = 'gone' WHERE id = ?", (first,))

        packed, _ = await pack(store, Table(store), LATER, days=30)

        assert packed > 0
        assert await store.pages.unknown(MOST) == [first]
