"""A party with a quest whose file somebody edits, and everything that can be read about it."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import pytest

from bot.descent.autopilot import next_command
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import ChooseQuest, Join, Play
from bot.descent.presenter import PRESENTER
from bot.descent.views.panel.status import status_face
from bot.descent.views.past.past_table import PastTable
from bot.descent.views.pictures.board import board_view
from bot.kernel.events import Event
from bot.store import Store, open_store
from bot.table.deeds import Deed
from bot.table.entries import all_events
from bot.table.table import Outcome, Table
from bot.words import LANGUAGES
from tests.descent.views.games import ALIX, BRUNO, PARTY, player_of
from tests.editions import QUEST

NOW = datetime(2026, 3, 1, 20, 30, tzinfo=UTC)
INTERACTIONS = count(1_000)
SOME, MANY = 12, 400


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An open, empty store."""
    async with await open_store(tmp_path / "flambeau.sqlite3", now=NOW) as opened:
        yield opened


def table_of(store: Store) -> Table:
    """A table with a known secret; a new one after each restart."""
    return Table(store, seeds=lambda: "secret", now=lambda: NOW)


async def act(table: Table, campaign_id: int, player: int, deed: Deed) -> Outcome:
    """One deed."""
    return await table.act(campaign_id, player, deed, interaction=next(INTERACTIONS))


async def begun(table: Table, *, channel: int = 20, quest: str = QUEST) -> Outcome:
    """A party that has just begun a quest."""
    now = await table.create(
        guild=10, channel=channel, owner=ALIX, name="Braise", language="fr", interaction=next(INTERACTIONS)
    )
    for number, (hero, calling) in enumerate(PARTY[:2]):
        await act(table, now.campaign_id, BRUNO if number else ALIX, Join(hero=hero, hero_class=calling))
    await act(table, now.campaign_id, ALIX, ChooseQuest(quest=quest))
    return await table.start(now.campaign_id, ALIX, interaction=next(INTERACTIONS))


async def go_on(table: Table, now: Outcome, most: int) -> tuple[Outcome, list[Event]]:
    """Play as automatic heroes would, for so many commands or to the end; and what happened."""
    told: list[Event] = []
    for _ in range(most):
        command = next_command(now.campaign.running())
        if command is None:
            break
        now = await act(table, now.campaign_id, player_of(now.campaign, command.hero), Play(command=command))
        told += now.events
    return now, told


async def brought_in(table: Table, file: bytes) -> Outcome:
    """The campaign in a file goes on in another channel."""
    return await table.bring_in(file, ALIX, guild=10, channel=99, interaction=next(INTERACTIONS), manager=True)


async def shown(table: Table, campaign_id: int) -> dict[str, str]:
    """Everything that can be read about a campaign, in both languages: no text may be missing."""
    now, annals = await table.look(campaign_id), await table.annals(campaign_id)
    game = now.campaign.running()
    past = PastTable(game, all_events(annals))
    past.take_all(all_events(annals))
    assert past.game.board.areas == game.board.areas
    found = {}
    for language in LANGUAGES:
        campaign = now.campaign.model_copy(update={"language": language})
        board_view(campaign, language)
        lines = [line.text for line in PRESENTER.journal(language).lines(campaign, annals)]
        found[language] = "\n".join([*lines, str(status_face(campaign, None))])
    return found


async def unedited(tmp_path: Path) -> tuple[Campaign, list[Event]]:
    """The whole quest as it goes when nobody touches its file."""
    async with await open_store(tmp_path / "unedited.sqlite3", now=NOW) as store:
        table = table_of(store)
        now, told = await go_on(table, await begun(table), MANY)
    assert now.campaign.phase == "over"
    return now.campaign, told
