"""A campaign comes in from a file together with its arrival: wholly and once, or not at all."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.agenda.standing import names_under_way
from bot.store import Conflict, Store, open_store
from bot.store.sqlite.store import SqliteStore
from bot.table.repairs import Repaired
from bot.table.table import Outcome, Table, Venue
from tests.table.test_table import ALIX, started

NOW = datetime(2026, 3, 1, 20, 30, tzinfo=UTC)
TAVERN = 99
NO_ARRIVAL = """
CREATE TRIGGER no_arrival BEFORE INSERT ON deeds WHEN json_extract(NEW.deed, '$.deed') = 'bring_in'
BEGIN SELECT RAISE(ABORT, 'the power is gone'); END
"""


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An open, empty store."""
    async with await open_store(tmp_path / "flambeau.sqlite3", now=NOW) as opened:
        yield opened


@pytest.fixture
def told() -> list[int]:
    """The campaigns of which somebody was told that something was done."""
    return []


@pytest.fixture
def table(store: Store, told: list[int]) -> Table:
    """A table that says in which campaigns something was done."""
    return Table(store, seeds=lambda: "secret", now=lambda: NOW, on_deed=told.append)


async def bring_in(table: Table, content: bytes) -> Outcome:
    """Alix brings a file in."""
    return await table.bring_in(content, ALIX, guild=10, channel=TAVERN, interaction=7)


async def test_it_comes_in_and_says_so(table: Table, store: Store, told: list[int]) -> None:
    """The arrival is one deed after all that is past; whoever listens is told, and what is under way has a date."""
    before = await started(table)
    content = await table.export(before.campaign_id, ALIX)
    told.clear()

    after = await bring_in(table, content)

    assert (after.version, after.place, after.repeated) == (before.version + 1, Venue(10, TAVERN), False)
    assert after.events == [Repaired(player=ALIX, what="imported")]
    assert told == [after.campaign_id]
    assert await table.look(after.campaign_id) == Outcome(
        after.campaign_id, after.version, after.campaign, place=after.place
    )
    assert await table.happened(after.campaign_id, before.version) == after.events
    lately = await store.days.lately(after.campaign_id)
    assert lately is not None
    assert sorted(lately.under_way) == sorted(names_under_way(after.campaign)) != []


async def test_the_same_interaction_gives_what_it_led_to(table: Table) -> None:
    """Delivered twice it makes one campaign, and tells the second time what happened the first."""
    content = await table.export((await started(table)).campaign_id, ALIX)

    first, again = await bring_in(table, content), await bring_in(table, content)

    assert again.repeated
    assert (again.campaign_id, again.version, again.events) == (first.campaign_id, first.version, first.events)


async def test_without_its_arrival_it_is_not_there(table: Table, store: Store, told: list[int]) -> None:
    """Where the arrival can't be written nothing is: the channel is free, and the file comes in later."""
    assert isinstance(store, SqliteStore)
    content = await table.export((await started(table)).campaign_id, ALIX)
    there = await store.names()
    told.clear()
    await store.database.execute(NO_ARRIVAL, ())

    with pytest.raises(Conflict, match="the power is gone"):
        await bring_in(table, content)

    assert await table.in_channel(TAVERN) is None
    assert await store.names() == there
    assert told == []
    await store.database.execute("DROP TRIGGER no_arrival", ())
    assert not (await bring_in(table, content)).repeated
