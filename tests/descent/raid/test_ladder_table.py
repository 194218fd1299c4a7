"""Deeds leave scores: whoever plays the Raid at a table is on the ladder of their server (RAI-01)."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.descent.raid.ladder import Reached, raid_board
from bot.descent.state.game import RULES_VERSION
from bot.store import Store, open_store
from bot.store.records import Placed
from bot.table.table import Table
from tests.descent.raid.runs import FRIEND, OWNER, gathered
from tests.descent.views.staged_raids import WEEK

NOW = datetime(2026, 11, 18, 20, 30, tzinfo=UTC)
GUILD = 7


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """A new database."""
    async with await open_store(tmp_path / "flambeau.sqlite3", now=NOW) as opened:
        yield opened


async def seated(store: Store, channel: int, state: str, owner: int = OWNER) -> int:
    """A campaign in a channel as it stands."""
    campaign_id, _ = await store.create_campaign(
        guild_id=GUILD,
        channel_id=channel,
        name="Les Braises",
        interaction_id=channel,
        rules=RULES_VERSION,
        state=state,
        now=NOW,
        people=[owner],
    )
    return campaign_id


async def ladder(store: Store, player: int = OWNER) -> list[Placed]:
    """Who stands on the board of the week."""
    board = raid_board(WEEK, "normal")
    return await store.ladders.of(board, guild_id=GUILD, game="descent", player=player, most=9)


async def test_rai_01_setting_out_puts_a_party_on_the_ladder(store: Store) -> None:
    """RAI-01: who gathers stands nowhere; with the first step both parties of a server do, each in its channel."""
    table = Table(store, now=lambda: NOW)
    first = await seated(store, 1, gathered(week=WEEK).model_dump_json())
    second = await seated(store, 2, gathered(week=WEEK).model_dump_json())
    assert await ladder(store) == []

    for number, campaign_id in enumerate((first, second), 100):
        await table.start(campaign_id, OWNER, interaction=number)

    placed = await ladder(store)
    assert [(each.campaign_id, each.place, each.own) for each in placed] == [(first, 1, True), (second, 1, True)]
    assert [each.own for each in await ladder(store, player=FRIEND + 1)] == [False, False]


async def test_what_changes_nothing_writes_nothing(store: Store) -> None:
    """A deed that brings a party no further leaves its score as it was; putting it away leaves it too."""
    campaign_id = await seated(store, 1, gathered(week=WEEK).model_dump_json())
    table = Table(store, now=lambda: NOW)
    await table.start(campaign_id, OWNER, interaction=100)
    (before,) = await ladder(store)
    assert Reached.model_validate_json(before.facts).passed == 0

    await table.archive(campaign_id, OWNER, interaction=101)

    (after,) = await ladder(store)
    assert (after.facts, after.place, after.archived) == (before.facts, before.place, True)
