"""The table: one deed at a time per campaign, each interaction once, and a bug or a refusal changes nothing."""

import asyncio
import logging
from collections.abc import AsyncIterator
from datetime import UTC, datetime
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.descent.commands import TakeTurn
from bot.descent.events import QuestStarted
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Join, Leave, PartyJoined, Play, Start
from bot.kernel.events import Event
from bot.kernel.refused import Refused
from bot.store import Store, open_store
from bot.table.deeds import Speak
from bot.table.table import Outcome, Table, TableFault, Venue

NOW = datetime(2026, 3, 1, 20, 30, tzinfo=UTC)
ALIX, BRUNO, STRANGER = 1, 2, 9


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    """An open, empty store."""
    async with await open_store(tmp_path / "flambeau.sqlite3", now=NOW) as opened:
        yield opened


@pytest.fixture
def table(store: Store) -> Table:
    """A table with a known secret and a clock that stands still."""
    return Table(store, seeds=lambda: "secret", now=lambda: NOW)


async def gather(table: Table, *, channel: int = 20) -> Outcome:
    """A new campaign of Alix's."""
    return await table.create(
        guild=10, channel=channel, owner=ALIX, name="Braise", language="fr", interaction=channel
    )


def joining(campaign: Campaign, number: int = 0) -> Join:
    """A deed that takes one of the free heroes."""
    hero = campaign.free_heroes()[number]
    return Join(hero=hero, hero_class=campaign.free_classes(hero)[0])


async def started(table: Table, *, channel: int = 20) -> Outcome:
    """A campaign in which Alix and Bruno have just begun a quest."""
    now = await gather(table, channel=channel)
    for player in (ALIX, BRUNO):
        deed = joining(now.campaign)
        now = await table.act(now.campaign_id, player, deed, interaction=channel * 100 + player)
    return await table.start(now.campaign_id, ALIX, interaction=channel * 100 + 50)


def as_saved(outcome: Outcome) -> tuple[int, str]:
    """What a save would hold."""
    return outcome.version, outcome.campaign.model_dump_json()


async def test_a_campaign_begins_empty(table: Table) -> None:
    """A new campaign is gathering, at version 0, in its channel, and speaks its language."""
    made = await gather(table)

    assert (made.version, made.events, made.repeated) == (0, [], False)
    assert (made.campaign.phase, made.campaign.owner, made.campaign.language) == ("gathering", ALIX, "fr")
    assert await table.in_channel(20) == made.campaign_id
    assert await table.place(made.campaign_id) == Venue(10, 20)
    assert await table.look(made.campaign_id) == made


async def test_creating_twice_by_one_interaction_is_creating_once(table: Table) -> None:
    """Discord may deliver a command twice; there is one campaign."""
    first, second = await gather(table), await gather(table)

    assert second.campaign_id == first.campaign_id
    assert second.repeated


async def test_a_deed_is_done_saved_and_told(table: Table) -> None:
    """After a deed the version is up, the campaign changed, and the events are those that happened."""
    made = await gather(table)
    deed = joining(made.campaign)

    done = await table.act(made.campaign_id, BRUNO, deed, interaction=1, seen=0)

    joined = PartyJoined(player=BRUNO, hero=deed.hero, hero_class=deed.hero_class)
    assert (done.version, done.events) == (1, [joined])
    assert done.campaign.heroes_of(BRUNO) == [deed.hero]
    assert (await table.look(made.campaign_id)).campaign == done.campaign
    assert await table.happened(made.campaign_id, 0) == [joined]


async def test_a_quest_starts_with_a_fresh_secret(table: Table) -> None:
    """The seed comes from the table, not from a player."""
    now = await started(table)

    assert now.campaign.phase == "playing"
    assert now.campaign.running().chance.seed == "secret"
    assert isinstance(now.events[0], QuestStarted)
    assert await table.happened(now.campaign_id, 2) == now.events


async def test_a_refusal_changes_nothing(table: Table) -> None:
    """The rules say no: same version, same campaign, no event."""
    now = await started(table)
    hero = now.campaign.seats[0].hero

    with pytest.raises(Refused, match="not_at_the_table"):
        await table.act(now.campaign_id, STRANGER, Play(command=TakeTurn(hero=hero)), interaction=1)

    after = await table.look(now.campaign_id)
    assert as_saved(after) == as_saved(now)
    assert await table.happened(now.campaign_id, now.version) == []


async def test_a_stale_view_is_refused(table: Table) -> None:
    """A button of an older board does nothing and says so."""
    made = await gather(table)
    await table.act(made.campaign_id, ALIX, joining(made.campaign), interaction=1, seen=0)

    with pytest.raises(Refused) as refused:
        await table.act(made.campaign_id, BRUNO, joining(made.campaign, 1), interaction=2, seen=0)

    assert (refused.value.code, refused.value.facts) == ("board_has_moved_on", {"version": 1})
    assert (await table.look(made.campaign_id)).version == 1


async def test_an_interaction_is_applied_once(table: Table) -> None:
    """The same interaction again gives the same events and leaves the campaign alone, stale or not."""
    made = await gather(table)
    deed = joining(made.campaign)
    first = await table.act(made.campaign_id, ALIX, deed, interaction=1, seen=0)
    await table.act(made.campaign_id, ALIX, Speak(language="en"), interaction=2)

    again = await table.act(made.campaign_id, ALIX, deed, interaction=1, seen=0)

    assert again.repeated
    assert again.events == first.events
    assert (again.version, again.campaign.language) == (2, "en")


async def test_a_double_click_counts_once(table: Table) -> None:
    """Two different interactions on the same view: the first wins, the second is told the board moved on."""
    made = await gather(table)
    deed = joining(made.campaign)

    results = await asyncio.gather(
        *(table.act(made.campaign_id, ALIX, deed, interaction=number, seen=0) for number in (1, 2)),
        return_exceptions=True,
    )

    assert isinstance(results[0], Outcome)
    assert isinstance(results[1], Refused)
    assert results[1].code == "board_has_moved_on"


async def test_fifty_deeds_at_once_follow_each_other(table: Table) -> None:
    """Fifty players act at the same moment on one campaign: all are done, one after the other."""
    made = await gather(table)
    deed = joining(made.campaign)
    await table.act(made.campaign_id, ALIX, deed, interaction=1)

    languages = ["fr", "en"] * 25
    outcomes = await asyncio.gather(
        *(
            table.act(
                made.campaign_id, ALIX, Speak.model_validate({"language": language}), interaction=100 + number
            )
            for number, language in enumerate(languages)
        )
    )

    assert [outcome.version for outcome in outcomes] == list(range(2, 52))
    assert [outcome.campaign.language for outcome in outcomes] == languages


async def test_a_slow_campaign_does_not_hold_up_another(
    table: Table, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one campaign waits inside its lock, another plays on."""
    slow, quick = await gather(table, channel=20), await gather(table, channel=21)
    reached, go_on = asyncio.Event(), asyncio.Event()
    record = store.record

    async def hesitant(campaign_id: int, **rest: Any) -> object:
        if campaign_id == slow.campaign_id:
            reached.set()
            await go_on.wait()
        return await record(campaign_id, **rest)

    monkeypatch.setattr(store, "record", hesitant)
    waiting = asyncio.create_task(table.act(slow.campaign_id, ALIX, joining(slow.campaign), interaction=1))
    await reached.wait()

    done = await table.act(quick.campaign_id, ALIX, joining(quick.campaign), interaction=2)
    still_waiting = not waiting.done()
    go_on.set()

    assert still_waiting
    assert done.version == 1
    assert (await waiting).version == 1


async def test_a_crash_half_way_changes_nothing(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """A bug in the rules, after they changed things: the save is as before, and the fault can be found."""
    made = await gather(table)

    def crash(deed: Join, campaign: Campaign, player: int) -> list[Event]:
        campaign.name = "ruined"
        raise ZeroDivisionError

    with monkeypatch.context() as bug:
        bug.setattr(Join, "do", crash)
        with caplog.at_level(logging.ERROR), pytest.raises(TableFault) as fault:
            await table.act(made.campaign_id, ALIX, joining(made.campaign), interaction=1)

    assert (fault.value.campaign_id, fault.value.version) == (made.campaign_id, 0)
    assert isinstance(fault.value.__cause__, ZeroDivisionError)
    assert fault.value.reference in caplog.text
    assert await table.look(made.campaign_id) == made
    assert (await table.act(made.campaign_id, ALIX, joining(made.campaign), interaction=1)).version == 1


async def test_a_fault_does_not_write_the_secret_to_the_log(
    table: Table, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """The log of a quest that could not start names the deed, not its seed."""

    def crash(deed: Start, campaign: Campaign, player: int) -> list[Event]:
        raise ZeroDivisionError

    made = await gather(table)
    monkeypatch.setattr(Start, "do", crash)

    with pytest.raises(TableFault):
        await table.start(made.campaign_id, ALIX, interaction=1)

    assert "start" in caplog.text
    assert "secret" not in caplog.text


async def test_a_restart_reads_the_same_state(tmp_path: Path) -> None:
    """Close everything, open again: the same campaign, version and events, and play goes on."""
    path = tmp_path / "flambeau.sqlite3"
    async with await open_store(path, now=NOW) as store:
        before = await started(Table(store, seeds=lambda: "secret", now=lambda: NOW))

    async with await open_store(path, now=NOW) as store:
        table = Table(store, now=lambda: NOW)
        after = await table.look(before.campaign_id)
        events = await table.happened(before.campaign_id, before.version - 1)
        hero = after.campaign.heroes_of(ALIX)[0]
        onward = await table.act(before.campaign_id, ALIX, Play(command=TakeTurn(hero=hero)), interaction=1)

    assert as_saved(after) == as_saved(before)
    assert events == before.events
    assert onward.version == before.version + 1


async def test_only_the_owner_puts_a_campaign_away(table: Table) -> None:
    """An archived campaign frees its channel and takes no more deeds; strangers can't archive."""
    made = await gather(table)

    with pytest.raises(Refused, match="not_the_owner"):
        await table.archive(made.campaign_id, BRUNO, interaction=2)
    await table.archive(made.campaign_id, ALIX, interaction=3)

    assert await table.in_channel(20) is None
    with pytest.raises(Refused, match="campaign_archived"):
        await table.act(made.campaign_id, ALIX, joining(made.campaign), interaction=1)


async def test_locks_do_not_pile_up(table: Table) -> None:
    """A lock is gone once nobody needs it, however many campaigns there are."""
    numbers = count(1)
    for channel in range(30, 40):
        made = await gather(table, channel=channel)
        deed = joining(made.campaign)
        await table.act(made.campaign_id, ALIX, deed, interaction=next(numbers))
        await table.act(made.campaign_id, ALIX, Leave(hero=deed.hero), interaction=next(numbers))

    assert len(table._locks) == 0


async def test_settling_waits_for_the_deed_under_way(table: Table) -> None:
    """Before the store is closed, what was begun is saved."""
    made = await gather(table)
    acting = asyncio.create_task(table.act(made.campaign_id, ALIX, joining(made.campaign), interaction=1))
    await asyncio.sleep(0)

    await table.settle()

    assert (await table.look(made.campaign_id)).version == 1
    await acting
