"""Somebody is forgotten in the middle of a quest: the log still leads to the state, and nothing names them."""

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import pytest

from bot.descent.commands import TakeTurn
from bot.descent.party.campaign import Campaign
from bot.descent.party.deeds import Join, Play
from bot.kernel.refused import Refused
from bot.saves.looking import look_through
from bot.store import Conflict, Delivery, Store, open_store
from bot.table.absence import HandHero, OfferHelp, TakeOver
from bot.table.campaign import NOBODY
from bot.table.deeds import Deed
from bot.table.forgetting import BeForgotten, PlayerForgotten
from bot.table.pseudonyms import FIRST
from bot.table.standins import NameStandin
from bot.table.table import Outcome, Table
from bot.table.votes import CastVote

NOW = datetime(2026, 3, 1, 20, 30, tzinfo=UTC)
ALIX, BRUNO, CHLOE = 810000000000000001, 820000000000000002, 830000000000000003
STRANGER = 890000000000000009


@pytest.fixture(autouse=True)
def _decks(stated_decks: None) -> None:
    """What is played again is played with the same cards."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "flambeau.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """An open, empty store."""
    async with await open_store(path, now=NOW) as opened:
        yield opened


class Evening:
    """A party at a table, and numbers for what it does."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.table = Table(store, seeds=lambda: "secret", now=lambda: NOW)
        self.numbers = count(10**6)
        self.now: Outcome

    @property
    def campaign(self) -> Campaign:
        found: Campaign = self.now.campaign
        return found

    async def do(self, player: int, deed: Deed) -> None:
        self.now = await self.table.act(self.now.campaign_id, player, deed, interaction=next(self.numbers))

    async def begin(self, *players: int, owner: int | None = None) -> None:
        """A quest of these players, one hero each; the first one opens the campaign, or somebody else."""
        owner = owner or players[0]
        self.now = await self.table.create(
            guild=10, channel=20, owner=owner, name="Braise", language="fr", interaction=next(self.numbers)
        )
        for player in players:
            hero = self.campaign.free_heroes()[0]
            await self.do(player, Join(hero=hero, hero_class=self.campaign.free_classes(hero)[0]))
        self.now = await self.table.start(self.now.campaign_id, owner, interaction=next(self.numbers))

    def hero(self, player: int) -> str:
        return next(seat.hero for seat in self.campaign.seats if seat.player == player)

    async def forget(self, player: int) -> bool:
        goes_on = await self.table.forget(self.now.campaign_id, player, interaction=next(self.numbers))
        self.now = await self.table.look(self.now.campaign_id)
        return goes_on


@pytest.fixture
def evening(store: Store) -> Evening:
    return Evening(store)


async def entangled(evening: Evening) -> None:
    """Alix is everywhere a number may stand: seat, stand-in, deeds, events, votes and what can be voted for."""
    await evening.begin(ALIX, BRUNO, CHLOE)
    hero, other = evening.hero(ALIX), evening.hero(BRUNO)
    await evening.do(BRUNO, NameStandin(hero=other, standin=ALIX))
    await evening.do(CHLOE, HandHero(hero=evening.hero(CHLOE), to=ALIX))
    await evening.do(ALIX, HandHero(hero=evening.campaign.heroes_of(ALIX)[-1], to=CHLOE))
    await evening.do(BRUNO, Play(command=TakeTurn(hero=other)))
    await evening.do(NOBODY, OfferHelp(hero=other))
    await evening.do(ALIX, CastVote(on="absence", choice=f"hand_{ALIX}"))
    days, key = evening.store.days, f"call/turn/{ALIX}"
    told = [
        Delivery(key, key, f"turn of {ALIX}", ALIX, NOW, NOW),
        Delivery(f"call/turn/{BRUNO}", key, "turn", BRUNO, NOW, NOW),
        Delivery(f"remind/{ALIX}", f"remind/{ALIX}", None, ALIX, NOW, NOW),
    ]
    await days.claim(evening.now.campaign_id, told)
    await days.sent(evening.now.campaign_id, [key, f"call/turn/{BRUNO}"], NOW)
    await days.set_habits(ALIX, "{}")
    assert hero in evening.campaign.heroes_of(ALIX)


async def everything_forgotten(evening: Evening, path: Path, player: int) -> None:
    """Nothing in the file names somebody, also not between the lines."""
    await evening.store.personal.forget_habits(player)
    await evening.store.personal.wipe()
    await evening.store.close()
    for file in path.parent.iterdir():
        assert str(player).encode() not in file.read_bytes(), file
        assert player.to_bytes(8) not in file.read_bytes(), file


async def test_the_log_still_leads_to_the_state(evening: Evening, path: Path) -> None:
    """Played again, the rewritten log is the campaign; and nothing in the file names who was forgotten."""
    await entangled(evening)
    hero = evening.hero(ALIX)

    assert await evening.forget(ALIX)

    seat = evening.campaign.seat_of(hero)
    assert (seat.player, seat.hand) == (NOBODY, "autopilot")
    assert evening.campaign.seat_of(evening.hero(BRUNO)).standin is None
    assert evening.campaign.owner == BRUNO
    await evening.do(BRUNO, TakeOver(hero=hero))
    await everything_forgotten(evening, path, ALIX)
    report = await look_through(path)
    assert [(each.replayed, each.troubles) for each in report.findings] == [(True, [])]


async def test_it_is_told_without_saying_who(evening: Evening) -> None:
    """The last deed is that of a number that is nobody's; so is everything they did before."""
    await entangled(evening)
    hero, before = evening.hero(ALIX), await evening.table.annals(evening.now.campaign_id)

    await evening.forget(ALIX)

    annals = await evening.table.annals(evening.now.campaign_id)
    assert [entry.player for entry in annals[:-1]] == [
        FIRST + 1 if entry.player == ALIX else entry.player for entry in before
    ]
    assert (annals[-1].deed, annals[-1].player) == (BeForgotten.kind, FIRST + 1)
    assert annals[-1].events[0] == PlayerForgotten(player=FIRST + 1, heroes=(hero,), owner=BRUNO)


async def test_everybody_gets_a_number_of_their_own(evening: Evening, path: Path) -> None:
    """Two who were forgotten are not taken for each other, or the log would not make sense."""
    await entangled(evening)

    await evening.forget(ALIX)
    await evening.forget(BRUNO)

    players = {entry.player for entry in await evening.table.annals(evening.now.campaign_id)}
    assert {FIRST + 1, FIRST + 2, CHLOE} <= players
    assert evening.campaign.owner == CHLOE
    await everything_forgotten(evening, path, BRUNO)
    report = await look_through(path)
    assert [(each.replayed, each.troubles) for each in report.findings] == [(True, [])]


async def test_a_campaign_without_anybody_is_put_away(evening: Evening) -> None:
    """Whoever is last turns off the light: the channel is free, and a manager can bring the campaign back."""
    await evening.begin(ALIX, BRUNO)

    assert await evening.forget(BRUNO)
    assert not await evening.forget(ALIX)

    assert (await evening.store.load(evening.now.campaign_id)).archived
    assert evening.campaign.owner == NOBODY
    back = await evening.table.restore(evening.now.campaign_id, STRANGER, interaction=1, manager=True)
    assert back.campaign.players() == []
    file = await evening.table.export(evening.now.campaign_id, STRANGER, manager=True)
    again = await evening.table.bring_in(file, STRANGER, guild=10, channel=99, interaction=2, manager=True)
    assert again.campaign.seats == back.campaign.seats


async def test_one_that_was_put_away_forgets_too(evening: Evening, path: Path) -> None:
    """It stays away, and knows them no more."""
    await entangled(evening)
    await evening.table.archive(evening.now.campaign_id, ALIX, interaction=1)

    assert not await evening.forget(ALIX)

    assert (await evening.store.load(evening.now.campaign_id)).archived
    await everything_forgotten(evening, path, ALIX)


async def test_one_that_nobody_can_read_forgets_too(evening: Evening, path: Path) -> None:
    """There the number is all that changes."""
    await entangled(evening)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE campaigns SET state = replace(state, '\"seats\"', '\"chairs\"')")

    saved = await evening.store.load(evening.now.campaign_id)
    assert not await evening.table.forget(evening.now.campaign_id, ALIX, interaction=1)

    after = await evening.store.load(evening.now.campaign_id)
    assert (after.version, after.state) == (saved.version, saved.state.replace(str(ALIX), str(FIRST + 1)))
    await everything_forgotten(evening, path, ALIX)


async def test_of_a_campaign_whose_founding_nobody_wrote_down(evening: Evening, path: Path) -> None:
    """It was the forgotten owner who founded it, and set out without a hero: the log is played from there."""
    await evening.begin(BRUNO, CHLOE, owner=ALIX)
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("UPDATE campaigns SET founded = NULL")

    await evening.forget(ALIX)

    await evening.store.close()
    report = await look_through(path)
    assert [(each.replayed, each.troubles) for each in report.findings] == [(True, [])]


async def test_others_are_not_forgotten(evening: Evening) -> None:
    """Where they were not, nothing changes; and a stranger takes nobody along."""
    await entangled(evening)
    before = await evening.store.load(evening.now.campaign_id)

    assert await evening.store.personal.known_in(STRANGER) == []
    assert await evening.store.personal.known_in(ALIX) == [evening.now.campaign_id]
    counted = await evening.store.personal.counted(ALIX)
    assert (counted.campaigns, counted.deliveries, counted.habits) == (1, 2, True)
    assert await evening.store.load(evening.now.campaign_id) == before


async def test_nobody_is_forgotten_by_hand(evening: Evening) -> None:
    """The deed is for numbers that stand for somebody; and one so short could be anything."""
    await evening.begin(ALIX, BRUNO)

    with pytest.raises(Refused, match="not_by_hand"):
        await evening.do(ALIX, BeForgotten())
    with pytest.raises(Refused, match="not_by_hand"):
        await evening.forget(12)


async def test_a_fault_half_way_leaves_everything_as_it_was(evening: Evening, path: Path) -> None:
    """All of it or nothing: a deed whose number is taken already stops it at its last step."""
    await entangled(evening)
    with closing(sqlite3.connect(path)) as database:
        before = list(database.iterdump())

    with pytest.raises(Conflict):
        await evening.table.forget(evening.now.campaign_id, ALIX, interaction=10**6 + 1)

    with closing(sqlite3.connect(path)) as database:
        assert list(database.iterdump()) == before
