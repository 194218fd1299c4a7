"""A campaign whose party has changed is a campaign like any other: kept, exported, proven, replayed, forgotten."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.descent.autopilot import Limits
from bot.descent.events import QuestEnded
from bot.descent.party.campaign import Campaign
from bot.descent.party.creation import ChooseCampaign
from bot.descent.party.deeds import Join, Leave
from bot.descent.party.settings import Configure
from bot.descent.road.events import HeroCame, HeroWent
from bot.descent.road.wayfaring import next_deed
from bot.saves.looking import look_through
from bot.store import Store, open_store
from bot.table.seat_offers import AcceptSeat, OfferSeat
from bot.table.table import Table
from tests.saves.lives import who_does
from tests.table.test_forgetting import ALIX, BRUNO, CHLOE, NOW, STRANGER, Evening, everything_forgotten

FRUGAL = Limits(potions=False, feat=False)
MOST_DEEDS = 600


@pytest.fixture(autouse=True)
def _decks(stated_decks: None) -> None:
    """What is played again is played with the same cards."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "here" / "flambeau.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    path.parent.mkdir()
    async with await open_store(path, now=NOW) as opened:
        yield opened


async def played(evening: Evening, until: type[object]) -> None:
    """Everybody plays as the automatic hero would, until something has happened."""
    for _ in range(MOST_DEEDS):
        deed = next_deed(evening.campaign, FRUGAL)
        assert deed is not None
        player = who_does(evening.campaign, deed)
        # Whoever opened it may have left: then anybody at the table answers for the party.
        await evening.do(player if evening.campaign.at_table(player) else CHLOE, deed)
        if any(isinstance(event, until) for event in evening.now.events):
            return
    raise AssertionError(f"no {until.__name__} after {MOST_DEEDS} deeds")


async def comes(evening: Evening, player: int) -> None:
    hero = evening.campaign.free_heroes()[0]
    await evening.do(player, Join(hero=hero, hero_class=evening.campaign.free_classes(hero)[0]))


async def changed(evening: Evening) -> None:
    """After the first quest Chloé joins, Bruno leaves, and a stranger gets the hero of Alix."""
    evening.now = await evening.table.create(
        guild=10, channel=20, owner=ALIX, name="Braise", language="fr", interaction=next(evening.numbers)
    )
    for player in (ALIX, BRUNO):
        await comes(evening, player)
    await evening.do(ALIX, ChooseCampaign(campaign="keepers_flame"))
    await evening.do(ALIX, Configure(decisions="anyone"))
    evening.now = await evening.table.start(evening.now.campaign_id, ALIX, interaction=next(evening.numbers))
    await played(evening, QuestEnded)
    journey = evening.campaign.journey
    while journey is not None and journey.facing is not None:
        deed = next_deed(evening.campaign, FRUGAL)
        assert deed is not None
        await evening.do(ALIX, deed)
        journey = evening.campaign.journey
    await comes(evening, CHLOE)
    assert any(isinstance(event, HeroCame) for event in evening.now.events)
    await evening.do(BRUNO, Leave(hero=evening.hero(BRUNO)))
    assert any(isinstance(event, HeroWent) for event in evening.now.events)
    await evening.do(ALIX, OfferSeat(hero=evening.hero(ALIX), to=STRANGER))
    await evening.do(STRANGER, AcceptSeat(hero=evening.hero(ALIX)))


async def test_it_is_proven_elsewhere_and_replayed_here(store: Store, path: Path, tmp_path: Path) -> None:
    """Another installation plays the file's deeds again and takes it; our own log leads to its state."""
    evening = Evening(store)
    await changed(evening)
    content = await evening.table.export(evening.now.campaign_id, ALIX)

    async with await open_store(tmp_path / "elsewhere.sqlite3", now=NOW) as other:
        table = Table(other, seeds=lambda: "other", now=lambda: NOW)
        there = await table.bring_in(content, ALIX, guild=10, channel=21, interaction=1, manager=True)
        found: Campaign = there.campaign
        assert [seat.player for seat in found.seats] == [STRANGER, CHLOE]
        assert found.game is not None
        assert set(found.game.heroes) != {seat.hero for seat in found.seats}
        assert (found.vacant, len(found.retired)) == (1, 1)

    await store.close()
    (finding,) = (await look_through(path)).findings
    assert finding.replayed
    assert not finding.troubles


async def test_they_go_on_with_whoever_is_there(store: Store, path: Path) -> None:
    """The next quest begins with the heroes who are at the table, and what is past stays in the annals."""
    evening = Evening(store)
    await changed(evening)

    await played(evening, QuestEnded)

    game = evening.campaign.game
    assert game is not None
    assert list(game.heroes) == [seat.hero for seat in evening.campaign.seats]
    told = [event for entry in await evening.table.annals(evening.now.campaign_id) for event in entry.events]
    assert [event.player for event in told if isinstance(event, HeroWent)] == [BRUNO]


async def test_who_left_is_forgotten_like_anybody(store: Store, path: Path) -> None:
    """Nothing names them any more, and the log still leads to the state."""
    evening = Evening(store)
    await changed(evening)

    assert await evening.forget(BRUNO)

    await everything_forgotten(evening, path, BRUNO)
    (finding,) = (await look_through(path)).findings
    assert finding.replayed
    assert not finding.troubles
