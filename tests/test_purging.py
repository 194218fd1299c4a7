"""By the clock: what is put away is kept for a time, and so is what belongs to a server that we left."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.descent.party.deeds import Join
from bot.purging import EVERY, keep_purging, kept_until, purge, what_goes
from bot.store import Store, open_store
from bot.store.records import Kept
from bot.table.table import Table
from tests.agenda.clock import TestClock

NOW = datetime(2026, 3, 1, 12, tzinfo=UTC)
DAY = timedelta(days=1)
HERE, THERE = 10, 11


@pytest.mark.parametrize(
    ("archived", "left", "goes"),
    [
        (None, {}, False),
        (NOW - 364 * DAY, {}, False),
        (NOW - 365 * DAY, {}, True),
        (None, {HERE: NOW - 29 * DAY}, False),
        (None, {HERE: NOW - 30 * DAY}, True),
        (None, {THERE: NOW - 90 * DAY}, False),
        (NOW - DAY, {HERE: NOW - 31 * DAY}, True),
    ],
)
def test_what_goes(archived: datetime | None, left: Mapping[int, datetime], goes: bool) -> None:
    """Put away a year ago, or of a server left a month ago."""
    found = what_goes([Kept(7, HERE, archived)], left, NOW, archived_days=365, left_days=30)

    assert found == ([7] if goes else [])


def test_what_is_kept_for_ever() -> None:
    """Nothing goes where nobody set a time."""
    old = Kept(7, HERE, NOW - 9999 * DAY)

    assert what_goes([old], {HERE: NOW - 9999 * DAY}, NOW, archived_days=0, left_days=0) == []
    assert kept_until(NOW, 0) is None
    assert kept_until(NOW, 365) == NOW + 365 * DAY


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An open, empty store."""
    async with await open_store(tmp_path / "flambeau.sqlite3", now=NOW) as opened:
        yield opened


async def founded(table: Table, *, guild: int = HERE, channel: int = 20) -> int:
    """A campaign of somebody's."""
    made = await table.create(
        guild=guild, channel=channel, owner=1, name="Braise", language="fr", interaction=channel
    )
    return made.campaign_id


async def test_by_the_clock(store: Store) -> None:
    """A campaign that was put away goes after a year, one that is played stays."""
    clock = TestClock(NOW)
    table = Table(store, now=clock.now)
    put_away, played = await founded(table), await founded(table, channel=21)
    await table.archive(put_away, 1, interaction=1)
    chore = asyncio.create_task(keep_purging(store, table, clock, lambda: [HERE], archived_days=365, left_days=30))
    await clock.napped(1)

    await clock.advance(365 * DAY - EVERY)
    assert {kept.id for kept in await store.purging.kept()} == {put_away, played}
    await clock.advance(EVERY)
    assert {kept.id for kept in await store.purging.kept()} == {played}

    chore.cancel()
    with suppress(asyncio.CancelledError):
        await chore


async def test_whoever_comes_back_in_time_keeps_everything(store: Store) -> None:
    """A server is left and joined again within a month: nothing is gone. Left for good, everything is."""
    clock, servers = TestClock(NOW), [HERE]
    table = Table(store, now=clock.now)
    campaign_id = await founded(table)
    chore = asyncio.create_task(keep_purging(store, table, clock, lambda: servers, archived_days=365, left_days=30))
    await clock.napped(1)

    servers.clear()
    await clock.advance(29 * DAY)
    servers.append(HERE)
    await clock.advance(2 * DAY)
    assert [kept.id for kept in await store.purging.kept()] == [campaign_id]

    servers.clear()
    await clock.advance(31 * DAY)
    assert await store.purging.kept() == []

    chore.cancel()
    with suppress(asyncio.CancelledError):
        await chore


async def test_a_quest_begun_after_its_content_went_is_kept_anew(store: Store, stated_decks: None) -> None:
    """The table does not believe that content lies in the store once that was looked through."""
    now = NOW
    table = Table(store, seeds=lambda: "secret", now=lambda: now)
    campaigns = []
    for channel in (20, 21):
        campaign_id = await founded(table, channel=channel)
        for player in (1, 2):
            campaign = (await table.look(campaign_id)).campaign
            hero = campaign.free_heroes()[0]
            deed = Join(hero=hero, hero_class=campaign.free_classes(hero)[0])
            await table.act(campaign_id, player, deed, interaction=channel * 10 + player)
        campaigns.append(campaign_id)
    first = await table.start(campaigns[0], 1, interaction=1)
    content = first.campaign.game.content
    await table.archive(campaigns[0], 1, interaction=2)
    now = NOW + 366 * DAY

    gone = await purge(store, table, now, archived_days=365, left_days=30)
    assert (gone, await store.content(content)) == ([campaigns[0]], None)
    await table.start(campaigns[1], 1, interaction=3)

    assert await store.content(content) is not None
