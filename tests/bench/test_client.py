"""What is measured through the real client, and a whole run, both in short."""

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from math import isfinite
from pathlib import Path
from typing import Any

import pytest

from bot.app import Flambeau
from bot.bench.client import PONG, reads_of, real_client, rest
from bot.bench.crowd import copied, many_campaigns
from bot.bench.presses import Pressed, hand_in
from bot.bench.report import lines_of
from bot.bench.run import Run
from bot.bench.startup import OVERDUE, start
from bot.bench.tape import now, tape

from .conftest import TINY

Change = Callable[[Flambeau], None]
DEEDS, MORE = 3, 5


def play(run: Run, name: str, change: Change) -> Pressed:
    """Do a few deeds through the client, after something was changed about it."""
    return asyncio.run(_play(run, copied(run, run.once(tape).begun, name), change))


async def _play(run: Run, database: Path, change: Change) -> Pressed:
    async with real_client(database) as (local, bot):
        hand = await hand_in(local, bot, run.party.kinds)
        change(bot)
        for _ in range(DEEDS):
            await hand.do_something()
        return hand.found


async def press_bare(run: Run, database: Path) -> tuple[int, int]:
    """Press the bare button, and nothing else: how often Discord and the store were asked."""
    async with real_client(database) as (local, bot):
        hand = await hand_in(local, bot, run.party.kinds)
        await rest(bot, local)
        local.requests.clear()
        reads = reads_of(bot)
        await local.players[0].press(hand.pong, PONG)
        await rest(bot, local)
        return local.requests.counted + local.requests.free, reads_of(bot) - reads


def test_a_bare_press_is_answered_without_any_work(run: Run) -> None:
    """What presses are held against is one answer: no second one, and nothing that is read."""
    assert asyncio.run(press_bare(run, copied(run, run.once(tape).begun, "bare"))) == (1, 0)


def read_more(bot: Flambeau) -> None:
    """Each deed reads from the store more often than it has to."""
    act: Callable[..., Awaitable[Any]] = bot.table.act

    async def read_and_act(campaign_id: int, *given: Any, **named: Any) -> Any:
        for _ in range(MORE):
            await bot.store.version(campaign_id)
        return await act(campaign_id, *given, **named)

    bot.table.act = read_and_act  # type: ignore[method-assign]


def ask_more(bot: Flambeau) -> None:
    """Each deed asks Discord for something more often than it has to."""
    act: Callable[..., Awaitable[Any]] = bot.table.act

    async def ask_and_act(campaign_id: int, *given: Any, **named: Any) -> Any:
        for _ in range(MORE):
            await bot.application_info()
        return await act(campaign_id, *given, **named)

    bot.table.act = ask_and_act  # type: ignore[method-assign]


def test_a_press_is_counted_with_all_that_follows_from_it(run: Run) -> None:
    """Further reads and requests of each deed are seen; bare presses are taken as often as real ones."""
    plain = play(run, "plain play", lambda bot: None)
    read = play(run, "reading play", read_more)
    asked = play(run, "asking play", ask_more)

    assert plain.deeds == read.deeds == asked.deeds == DEEDS
    assert len(plain.acks) == len(plain.pongs) >= DEEDS
    # The clock and the notice may look once more, or once less, between two deeds.
    assert read.reads - plain.reads == pytest.approx(MORE * DEEDS, abs=DEEDS)
    assert asked.requests - plain.requests == pytest.approx(MORE * DEEDS, abs=DEEDS)
    assert plain.pictures


def test_a_start_lasts_until_the_keeper_has_looked_at_all_that_was_due(run: Run) -> None:
    """A process is ready when nothing is overdue any more, in a database in which something was."""
    path = copied(run, run.once(many_campaigns), "to start with")

    seconds = asyncio.run(start(path))

    with closing(sqlite3.connect(path)) as db:
        assert db.execute(OVERDUE, (now().isoformat(),)).fetchone() == (0,)
        assert db.execute("SELECT count(*) FROM agenda").fetchone() == (TINY.campaigns,)
    assert seconds > 0


def test_a_run_gives_every_number(run: Run) -> None:
    """All measures can be taken in one run, each is a number above none, and each has a limit."""
    taken: list[str] = []

    lines = lines_of(run, list(run.measures.values()), taken.append)

    assert taken == list(run.measures)
    assert {
        line.measure.name: line.number for line in lines if not (isfinite(line.number) and line.number > 0)
    } == {}
    assert [line.measure.name for line in lines if line.limit is None] == []
