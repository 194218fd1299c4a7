"""Whatever somebody writes into a file: it is refused in words, at once, and nobody else notices anything."""

import asyncio
import gzip
import json
import os
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from bot.descent.commands import Rest, TakeTurn
from bot.descent.party.deeds import Join, Play
from bot.descent.party.tinkering import Endow
from bot.games import system
from bot.kernel.refused import Refused
from bot.store import open_store
from bot.table import gate
from bot.table.still_played import GoOn
from bot.table.table import Outcome, Table
from tests.agenda.life import Life
from tests.agenda.parties import ALIX, BRUNO, CHLOE, HOUR, NOON
from tests.saves.releases import EXPORTS, FOLDER
from tests.table.hostile import FILES, STATES, Parcel, file_with, packed

DUNGEON, TAVERN = 20, 21
BUSY = max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))
"""How much longer everything takes on a machine that has other things to do."""
AT_ONCE = 6.0 * BUSY
"""Seconds until whoever hands a file in knows."""
FOR_MANAGERS = 15.0 * BUSY
"""Managers may hand in long campaigns, and get so many seconds for one."""
LONGEST_LAG = 0.25 * BUSY
"""Seconds the event loop may be late."""
PARTY = (("syndrael", "knight"), ("widow_tarha", "runemaster"))
NOT_OURS = {
    "not_a_campaign_file",
    "file_too_large",
    "file_not_proven",
    "file_of_newer_rules",
    "file_takes_too_long",
    "quest_content_lost",
}


@dataclass
class Lag:
    """How late the event loop was at worst."""

    worst: float = 0.0


@asynccontextmanager
async def watched() -> AsyncIterator[Lag]:
    """Measure the event loop meanwhile."""
    lag = Lag()

    async def watch() -> None:
        while True:
            asked = time.perf_counter()
            await asyncio.sleep(0.005)
            lag.worst = max(lag.worst, time.perf_counter() - asked - 0.005)

    watching = asyncio.create_task(watch())
    try:
        yield lag
    finally:
        watching.cancel()


async def begun(table: Table, channel: int = DUNGEON) -> Outcome:
    """A party in the middle of a turn; Alix owns the campaign."""
    made = await table.create(
        guild=10, channel=channel, owner=ALIX, name="Braises", language="fr", interaction=1 + channel * 100
    )
    number, interactions = made.campaign_id, iter(range(2 + channel * 100, 100 + channel * 100))
    for (hero, calling), player in zip(PARTY, (ALIX, BRUNO), strict=True):
        join = Join(hero=hero, hero_class=calling)
        await table.act(number, player, join, interaction=next(interactions))
    await table.start(number, ALIX, interaction=next(interactions))
    turn = Play(command=TakeTurn(hero="syndrael"))
    return await table.act(number, ALIX, turn, interaction=next(interactions))


@pytest.fixture
async def life(tmp_path: Path) -> AsyncIterator[Life]:
    """A store, a table, a keeper and a clock."""
    async with Life.at(tmp_path / "flambeau.sqlite3") as begins:
        yield begins


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A campaign's file, written by another installation."""

    async def write() -> bytes:
        async with await open_store(tmp_path_factory.mktemp("elsewhere") / "other.sqlite3", now=NOON) as store:
            table = Table(store, seeds=lambda: "braises", now=lambda: NOON)
            return await table.export((await begun(table)).campaign_id, ALIX)

    return asyncio.run(write())


@pytest.fixture(scope="module")
def parcel(whole: bytes) -> Parcel:
    """What is in it."""
    found: Parcel = json.loads(gzip.decompress(whole))
    return found


async def handed_in(life: Life, content: bytes, player: int = ALIX, *, manager: bool = False) -> Outcome:
    """Somebody brings a file into the tavern."""
    number = next(life.numbers) + 10_000
    return await life.table.bring_in(content, player, guild=10, channel=TAVERN, interaction=number, manager=manager)


async def refused_at_once(life: Life, content: bytes) -> str:
    """A file is refused in time, with nothing changed and nobody disturbed; by which code."""
    async with watched() as lag:
        asked = time.perf_counter()
        with pytest.raises(Refused) as refused:
            await handed_in(life, content)
        took = time.perf_counter() - asked
    assert await life.table.in_channel(TAVERN) is None
    assert await life.store.names() == {}
    assert took < AT_ONCE
    assert lag.worst < LONGEST_LAG
    return refused.value.code


# Made up ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", STATES)
async def test_a_made_up_campaign_is_refused(name: str, parcel: Parcel, life: Life) -> None:
    """Huge numbers, huge stacks, deep nesting, long texts, wrong types, other deeds than those that were done."""
    assert await refused_at_once(life, file_with(parcel, STATES[name])) in NOT_OURS


@pytest.mark.parametrize("name", FILES)
async def test_what_is_no_file_is_refused(name: str, whole: bytes, life: Life) -> None:
    """Bombs, noise, halves."""
    assert await refused_at_once(life, FILES[name](whole)) in NOT_OURS


async def test_play_goes_on_meanwhile(parcel: Parcel, life: Life) -> None:
    """While a hostile file is read, others do what they do, none of them waiting for it."""
    elsewhere = await begun(life.table)
    content = file_with(parcel, STATES["deeds"])
    async with watched() as lag:
        reading = asyncio.create_task(handed_in(life, content))
        while not reading.done():
            asked = time.perf_counter()
            await life.act(elsewhere.campaign_id, BRUNO, GoOn())
            assert time.perf_counter() - asked < AT_ONCE / 6
            await asyncio.sleep(0)
    with pytest.raises(Refused):
        await reading
    assert lag.worst < LONGEST_LAG
    assert (await life.store.load(elsewhere.campaign_id)).version > elsewhere.version


async def test_files_are_read_one_at_a_time(parcel: Parcel, life: Life) -> None:
    """Whoever comes while several wait is asked to come back; those who wait have their turn."""
    content = file_with(parcel, STATES["some gold"])
    found = await asyncio.gather(*(handed_in(life, content) for _ in range(5)), return_exceptions=True)
    codes = [each.code for each in found if isinstance(each, Refused)]
    assert sorted(codes) == ["file_not_proven"] * gate.MOST_WAITING + ["gate_busy"] * 2


async def test_what_takes_too_long_is_given_up(parcel: Parcel, life: Life, monkeypatch: pytest.MonkeyPatch) -> None:
    """A file that would be checked for a minute is checked for as long as is allowed."""
    monkeypatch.setattr(gate, "TO_READ", 0.002)
    assert await refused_at_once(life, packed(parcel)) == "file_takes_too_long"


# Who may ------------------------------------------------------------------------------------------------------


async def test_a_stranger_is_refused_before_anything_is_read(parcel: Parcel, life: Life) -> None:
    """Also with a file in which nothing else is right: only whose it is was looked at."""
    content = file_with(parcel, lambda form: form.update(deeds="none at all"))
    with pytest.raises(Refused, match="not_the_owner"):
        await handed_in(life, content, CHLOE)
    with pytest.raises(Refused, match="not_a_campaign_file"):
        await handed_in(life, content, CHLOE, manager=True)
    assert (await handed_in(life, packed(parcel), CHLOE, manager=True)).campaign.owner == ALIX


# Proven or signed ---------------------------------------------------------------------------------------------


async def test_a_file_from_elsewhere_is_proven_by_its_deeds(whole: bytes, life: Life) -> None:
    """Another installation's signature means nothing here; its deeds lead to its state, and it goes on."""
    now = await handed_in(life, whole)
    onward = await life.act(now.campaign_id, ALIX, Play(command=Rest(hero="syndrael")))
    assert onward.version == now.version + 1


async def test_a_file_of_our_own_is_known_again(life: Life) -> None:
    """It needs no proof, though what nobody could have played stands in it; with a letter changed it does."""
    now = await begun(life.table)
    campaign: Any = now.campaign
    campaign.gold = 777
    await life.store.rebuild(now.campaign_id, rules=system("descent").rules, state=campaign.model_dump_json())
    content = await life.table.export(now.campaign_id, ALIX)
    assert (await handed_in(life, content)).campaign.gold == 777

    changed = json.loads(gzip.decompress(content))
    changed["state"]["gold"] = 778
    await life.table.archive(now.campaign_id + 1, ALIX, interaction=next(life.numbers) + 10_000)
    with pytest.raises(Refused, match="file_not_proven"):
        await handed_in(life, packed(changed))


async def test_what_a_test_bench_gave_away_is_worth_nothing_elsewhere(life: Life) -> None:
    """A file with deeds of the bench comes in where it was written, and nowhere else."""
    now = await begun(life.table)
    await life.act(now.campaign_id, ALIX, Endow(gold=500, bench=True))
    content = await life.table.export(now.campaign_id, ALIX)
    assert (await handed_in(life, content)).campaign.running().gold >= 500

    unsigned = {name: part for name, part in json.loads(gzip.decompress(content)).items() if name != "signature"}
    await life.table.archive(now.campaign_id + 1, ALIX, interaction=next(life.numbers) + 10_000)
    with pytest.raises(Refused, match="file_not_proven"):
        await handed_in(life, packed(unsigned))


@pytest.mark.parametrize("export", EXPORTS)
async def test_saves_of_old_releases_still_come_in(export: str, life: Life) -> None:
    """Nobody signed them; they are proven by their deeds, in time."""
    asked = time.perf_counter()
    now = await handed_in(life, (FOLDER / export).read_bytes(), manager=True)
    assert now.campaign.name
    assert time.perf_counter() - asked < FOR_MANAGERS


# Afterwards ---------------------------------------------------------------------------------------------------


async def test_the_clock_moves_nobody_before_a_player_has(life: Life) -> None:
    """A file may say that heroes go by themselves: they do once somebody at the table has done something."""
    now = await begun(life.table)
    campaign: Any = now.campaign
    campaign.seats[0].moved_by_default = "autopilot"
    await life.store.rebuild(now.campaign_id, rules=system("descent").rules, state=campaign.model_dump_json())
    content = await life.table.export(now.campaign_id, ALIX)
    await life.table.archive(now.campaign_id, ALIX, interaction=next(life.numbers) + 10_000)
    came = await handed_in(life, content)

    await life.wait(48 * HOUR)
    assert (await life.store.load(came.campaign_id)).version == came.version

    await life.act(came.campaign_id, BRUNO, GoOn())
    await life.tick()
    assert (await life.store.load(came.campaign_id)).version > came.version + 1
