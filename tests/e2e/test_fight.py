"""One fight, played end to end by pressing what is offered."""

import asyncio
from collections import Counter
from typing import Any

import pytest
from discord.http import Route

from bot.app import Flambeau
from bot.descent.system import SYSTEM
from bot.store.sqlite.store import SqliteStore
from cogs.access import stage_of

from .bots import at_rest
from .people import Party, brave, careless, is_over

TURN = ("take_turn", "move", "move", "move", "end_turn")
MOST_REQUESTS = 0.7
"""For each deed, of those that count against Discord's limit for a whole bot: answers to interactions do not."""
MOST_READS, MOST_WRITES = 4, 3
"""For one press; turning a page takes some more writes, one before each message."""


async def test_two_heroes_win_the_fight(party: Party, bot: Flambeau) -> None:
    """Two players who fight bravely clear both rooms; the end is told with a picture and on the one pinned notice,
    the seed is revealed, they learn and may play again."""
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()

    await party.play(brave, until=is_over)

    text = party.current().text()
    assert "🏆" in text
    seen = party.players[0].sees()
    assert "summary.png" in [file.name for message in seen for file in message.attachments]
    await at_rest(bot)
    (notice,) = [message for message in seen if message.pinned]
    assert "🏆" in notice.text()
    assert "Graine des dés\u00a0: `braises`" in party.text()
    lesson = party.find("learn")
    assert lesson is not None
    await party.do(lesson, party.players[0])
    assert "0 XP" in party.current().text().replace("\u00a0", " ")
    await party.set_out()
    assert any(offer.kind == "take_turn" for offer in party.offered())


async def test_heroes_who_stand_about_lose(party: Party) -> None:
    """Players who only let the monsters in are overrun, and the panel says so."""
    await party.gather("widow_tarha", "leoric_of_the_book", "avric_albright")
    await party.set_out()

    await party.play(careless, until=is_over)

    assert "💀" in party.current().text()


async def test_four_heroes_of_four_players_fight(party: Party, bot: Flambeau) -> None:
    """Four players, each with a hero, play a whole fight; everybody had turns."""
    await party.gather("syndrael", "widow_tarha", "grisban_the_thirsty", "avric_albright")
    await party.set_out()

    await party.play(brave, until=is_over)

    acted = {player for player, _ in await bot.store.deeds(1)}
    assert acted == {player.id for player in party.players}


async def test_a_press_reads_the_campaign_at_most_twice(
    party: Party, bot: Flambeau, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once to do the deed, once for whatever is shown and due after it."""
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    read, seen = SYSTEM.read, []
    monkeypatch.setattr(SYSTEM, "read", lambda state, rules: seen.append(rules) or read(state, rules))

    for kind in ("take_turn", "move", "move"):
        await at_rest(bot)
        seen.clear()
        offer = party.find(kind)
        assert offer is not None
        await party.do(offer)
        await at_rest(bot)

        assert len(seen) <= 2


@pytest.mark.parametrize("breath", [0.0, 30.0], ids=["hurried", "calm"])
async def test_a_press_asks_the_store_at_most_four_times(party: Party, bot: Flambeau, breath: float) -> None:
    """A whole turn, its end included: what is known is handed on, and what belongs together is written at once."""
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    await at_rest(bot)
    stage_of(bot).notices.breath = breath
    assert isinstance(bot.store, SqliteStore)
    database, found = bot.store.database, {}

    for kind in ("take_turn", "move", "move", "end_turn", "move", "end_turn"):
        await quiet(bot)
        reads, writes = database.reads, database.writes
        offer = party.find(kind)
        assert offer is not None
        if offer.weighs:  # a press of its own: what is left in the turn is shown first
            await party.touch(offer, party.whose(), party.current())
            offer, _ = await party.confirmation(offer, party.whose())
            await quiet(bot)
            found[len(found), "weigh"] = database.reads - reads, database.writes - writes
            reads, writes = database.reads, database.writes
        await party.do(offer)
        await quiet(bot)
        found[len(found), kind] = database.reads - reads, database.writes - writes

    assert {press: cost for press, cost in found.items() if cost[0] > MOST_READS} == {}
    assert {press: cost for press, cost in found.items() if press[1] == "move" and cost[1] > MOST_WRITES} == {}


async def test_a_deed_takes_few_requests_that_count(party: Party, bot: Flambeau) -> None:
    """Two rounds of usual turns: panels are edited by the presses on them, and the notice has time."""
    await party.gather("syndrael", "grisban_the_thirsty")
    await party.set_out()
    await at_rest(bot)
    stage_of(bot).notices.breath = 30.0
    counted, ask, before = [], bot.http.request, party.version()

    async def request(route: Route, **given: Any) -> Any:
        counted.append(f"{route.method} {route.path}")
        return await ask(route, **given)

    bot.http.request = request  # type: ignore[method-assign]
    for kind in (*TURN, *TURN[1:], *TURN, *TURN[1:]):
        offer = party.find(kind)
        if offer is not None:
            await party.do(offer)
    deeds = party.version() - before
    bot.http.request = ask  # type: ignore[method-assign]

    assert deeds >= 12
    assert len(counted) <= MOST_REQUESTS * deeds, Counter(counted)


async def quiet(bot: Flambeau) -> None:
    """Wait until the bot has shown everything and the keeper sleeps."""
    stage = stage_of(bot)
    async with stage._locks[1]:
        if not stage.notices.breath:
            await stage.notices.settle()
    while bot.keeper.busy:  # noqa: ASYNC110
        await asyncio.sleep(0)
