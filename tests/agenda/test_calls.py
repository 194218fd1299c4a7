"""Who is called on the panel: everybody once for everything, whoever calls them and however often it is posted."""

from pathlib import Path

import pytest

from bot.agenda.due import Reminder
from bot.descent.commands import EndTurn
from bot.descent.party.deeds import Play
from bot.games import system_of
from bot.habits import Habits
from bot.table.awaiting import Awaited
from bot.table.campaign import Campaign
from tests.agenda.life import Life
from tests.agenda.parties import ALIX, BRUNO, CHLOE, DAVID, HOUR, NOON, begun, hero_of, take_turn

NIGHT_IN_PARIS = NOON + 14 * HOUR


def awaited(campaign: Campaign) -> Awaited:
    """What a campaign waits for."""
    found = system_of(campaign).awaited(campaign)
    assert found is not None
    return found


async def test_everybody_is_called_once(tmp_path: Path) -> None:
    """Who was called is not called again for the same, and is for something else; a restart forgets nothing."""
    async with Life.at(tmp_path / "flambeau.sqlite3") as life:
        campaign_id = await life.play(take_turn(begun(), ALIX))

        assert await life.keeper.to_call(campaign_id, "question/a/1", [ALIX, BRUNO]) == (ALIX, BRUNO)
        await life.called(campaign_id, "question/a/1", [ALIX])
        assert await life.keeper.to_call(campaign_id, "question/a/1", [ALIX, BRUNO]) == (BRUNO,)
        # What a card asks in between does not make anybody forget.
        await life.called(campaign_id, "question/a/2", [ALIX])
        await life.restart()
        assert await life.keeper.to_call(campaign_id, "question/a/1", [ALIX]) == ()
        assert await life.keeper.to_call(campaign_id, "question/a/10", [ALIX]) == (ALIX,)


async def test_in_free_order_a_round_calls_once(tmp_path: Path) -> None:
    """Any hero may go next: after each turn something else is waited for, and yet it is one call."""
    async with Life.at(tmp_path / "flambeau.sqlite3") as life:
        before = begun()
        campaign_id = await life.play(before)
        first = awaited(before)
        await life.called(campaign_id, first.call, [BRUNO])

        after = begun()
        after.running().hero(hero_of(after, ALIX)).turn_taken = True
        second = awaited(after)

        assert first.occasion != second.occasion
        assert await life.keeper.to_call(campaign_id, second.call, [BRUNO, CHLOE]) == (CHLOE,)


def test_in_fixed_order_each_turn_calls() -> None:
    """Only one hero can go next, so its player is called for that."""
    fixed = awaited(begun(turns="fixed"))

    assert fixed.call == fixed.occasion
    assert fixed.players == (ALIX,)


@pytest.mark.parametrize("by_panel", [True, False])
async def test_the_clock_and_the_panel_share_a_memory(by_panel: bool, tmp_path: Path) -> None:
    """Who slept is called in the morning, by whichever is first: the panel, or the clock; not by both."""
    async with Life.at(tmp_path / "flambeau.sqlite3") as life:
        for player in (BRUNO, CHLOE, DAVID):
            await life.habits(player, Habits())
        campaign = take_turn(begun(turns="fixed"), ALIX)
        campaign_id = await life.play(campaign)
        life.clock.set(NIGHT_IN_PARIS)
        after = await life.act(campaign_id, ALIX, Play(command=EndTurn(hero=hero_of(campaign, ALIX))))
        waited = awaited(after.campaign)
        (sleeper,) = waited.players
        assert await life.keeper.to_call(campaign_id, waited.call, [sleeper]) == (), "it is night"

        if by_panel:
            await life.called(campaign_id, waited.call, [sleeper])
        await life.until(NIGHT_IN_PARIS + 6 * HOUR)

        called = [one.due.number for one in life.channel.of(Reminder) if sleeper in one.due.players]
        assert called == ([] if by_panel else [0])
        assert await life.keeper.to_call(campaign_id, waited.call, [sleeper]) == ()
