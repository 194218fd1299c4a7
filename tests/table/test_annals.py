"""The annals: what was taken back did not happen."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import pytest

from bot.descent.commands import EndTurn, Stride, TakeTurn
from bot.descent.events import PointsGained, QuestStarted, RoundStarted, TurnStarted
from bot.descent.party.deeds import Join, Play, Redo, SettleTies, Undo
from bot.descent.party.repairs import TakeBackRound
from bot.store import open_store
from bot.table.entries import all_events
from bot.table.repairs import Repaired
from bot.table.table import Table
from tests.descent.views.games import ALIX


class Scene:
    """One player with two heroes at a table of their own."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.campaign = 0
        self._interactions = count(1)

    async def set_out(self) -> None:
        made = await self.table.create(
            guild=1, channel=2, owner=ALIX, name="Les Braises", language="fr", interaction=self._next()
        )
        self.campaign = made.campaign_id
        await self.do(Join(hero="syndrael", hero_class="knight"))
        await self.do(Join(hero="widow_tarha", hero_class="runemaster"))
        await self.table.start(self.campaign, ALIX, interaction=self._next())

    async def do(self, deed: Join | Play | Undo | Redo | SettleTies | TakeBackRound) -> None:
        await self.table.act(self.campaign, ALIX, deed, interaction=self._next())

    async def events(self) -> list[str]:
        return [event.kind for event in all_events(await self.table.annals(self.campaign))]

    def _next(self) -> int:
        return next(self._interactions)


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with await open_store(tmp_path / "annals.sqlite3", now=datetime(2026, 3, 1, tzinfo=UTC)) as store:
        table = Scene(Table(store, seeds=lambda: "braises"))
        await table.set_out()
        yield table


async def test_what_was_undone_is_gone(scene: Scene) -> None:
    """A move action that is taken back leaves no trace; done again it is there again."""
    await scene.do(Play(command=TakeTurn(hero="syndrael")))
    await scene.do(Play(command=Stride(hero="syndrael")))
    await scene.do(Undo())
    assert PointsGained.kind not in await scene.events()

    await scene.do(Redo())
    assert (await scene.events()).count(PointsGained.kind) == 1


async def test_a_setting_changed_in_between_stays(scene: Scene) -> None:
    """Undo removes the last command, not the setting that was changed after it."""
    await scene.do(Play(command=TakeTurn(hero="syndrael")))
    before = len(await scene.table.annals(scene.campaign))
    await scene.do(SettleTies(ties="cunning"))
    entries = await scene.table.annals(scene.campaign)

    assert len(entries) == before + 1
    assert entries[-1].deed == SettleTies.kind


async def test_a_round_taken_back_begins_anew(scene: Scene) -> None:
    """After the repair the round has begun, but no turn of it has; that somebody stepped in is told."""
    await scene.do(Play(command=TakeTurn(hero="syndrael")))
    await scene.do(Play(command=EndTurn(hero="syndrael")))
    await scene.do(TakeBackRound())

    kinds = await scene.events()
    assert kinds.count(RoundStarted.kind) == 1
    assert TurnStarted.kind not in kinds
    assert kinds[-1] == Repaired.kind


async def test_the_quests_annals_begin_with_it(scene: Scene) -> None:
    """Joining belongs to the campaign's annals, not to the quest's."""
    entries = await scene.table.quest_annals(scene.campaign)

    assert entries[0].events[0].kind == QuestStarted.kind
    assert len(await scene.table.annals(scene.campaign)) == len(entries) + 2


async def test_a_campaign_without_a_quest_has_no_quest_annals(tmp_path: Path) -> None:
    """Before the first quest there is nothing to look back on."""
    async with await open_store(tmp_path / "new.sqlite3", now=datetime(2026, 3, 1, tzinfo=UTC)) as store:
        table = Table(store)
        made = await table.create(guild=1, channel=2, owner=ALIX, name="Neuf", language="fr", interaction=1)
        assert await table.quest_annals(made.campaign_id) == []
