"""What a deed and a look back cost where there is much, against what they cost where there is little.

A deed is here what the table and the clock make of it: read, carried out, saved, and looked at by the keeper. Its
rules are those of the smallest deed there is, so that nothing of what grows is lost in what does not.
"""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from statistics import median
from time import perf_counter

from bot.bench.crowd import FREE_NUMBERS, SECOND, copied, many_campaigns, one_campaign, short_and_long_log
from bot.bench.measure import median_ratio
from bot.bench.run import Run
from bot.bench.tape import FIRST, now
from bot.bench.watching import watched_by_a_keeper
from bot.keeper import Keeper
from bot.local.world import FIRST_PLAYER_ID
from bot.store.sqlite.store import SqliteStore
from bot.table.deeds import Speak
from bot.table.table import Table

NUMBERS = count(FREE_NUMBERS * 3)


@dataclass
class Costs:
    """Seconds, round by round."""

    small: list[float] = field(default_factory=list)
    large: list[float] = field(default_factory=list)

    @property
    def growth(self) -> float:
        """How many times as much it costs where there is much."""
        return median_ratio(self.large, self.small)


@dataclass
class Crowded:
    """What was found out with one and with many campaigns."""

    deeds: Costs
    first_tick: float
    """Seconds until the keeper has looked at all that was due among many."""


def crowded(run: Run) -> Crowded:
    """Deeds in a database with one campaign and in one with many."""
    few = copied(run, run.once(one_campaign), "deeds in one")
    many = copied(run, run.once(many_campaigns), "deeds in many")
    return asyncio.run(crowded_in(few, many, rounds=run.sizes.rounds, deeds=run.sizes.deeds))


def growth_campaigns(run: Run) -> float:
    """A deed among many campaigns / a deed in the only one."""
    return run.once(crowded).deeds.growth


def first_tick_s(run: Run) -> float:
    """The keeper's first look at a crowd."""
    return run.once(crowded).first_tick


async def crowded_in(one: Path, many: Path, *, rounds: int, deeds: int) -> Crowded:
    """The same in these files."""
    async with await SqliteStore.open(one, now=now()) as few, await SqliteStore.open(many, now=now()) as crowd:
        alone, among = watched_by_a_keeper(few), watched_by_a_keeper(crowd)
        await alone[1].tick()
        start = perf_counter()
        await among[1].tick()
        first = perf_counter() - start
        costs = await in_turn(
            lambda: some_deeds(*alone, FIRST, deeds), lambda: some_deeds(*among, FIRST, deeds), rounds
        )
        return Crowded(costs, first)


def deeds_in_logs(run: Run) -> Costs:
    """Deeds in a campaign with a short log and in one with a long log."""
    path = copied(run, run.once(short_and_long_log), "deeds in logs")
    return asyncio.run(_deeds_in_logs(path, run.sizes.rounds, run.sizes.deeds))


async def _deeds_in_logs(path: Path, rounds: int, deeds: int) -> Costs:
    async with await SqliteStore.open(path, now=now()) as store:
        played = watched_by_a_keeper(store)
        await played[1].tick()
        return await in_turn(
            lambda: some_deeds(*played, FIRST, deeds), lambda: some_deeds(*played, SECOND, deeds), rounds
        )


async def in_turn(
    small: Callable[[], Awaitable[float]], large: Callable[[], Awaitable[float]], rounds: int
) -> Costs:
    """What both cost, one after the other, round by round; the first round only warms up."""
    costs = Costs()
    for number in range(rounds + 1):
        few, many = await small(), await large()
        if number:
            costs.small.append(few)
            costs.large.append(many)
    return costs


async def some_deeds(table: Table, keeper: Keeper, campaign_id: int, deeds: int) -> float:
    """The median seconds of a deed and of the keeper's look at it."""
    times = []
    for number in range(deeds):
        deed = Speak(language="en" if number % 2 else "fr")
        start = perf_counter()
        await table.act(campaign_id, FIRST_PLAYER_ID, deed, interaction=next(NUMBERS))
        await keeper.tick()
        times.append(perf_counter() - start)
    return median(times)
