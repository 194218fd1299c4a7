"""How many deeds a second the table takes, and how large a campaign is."""

import asyncio
from functools import partial
from itertools import count
from statistics import median
from time import perf_counter

from bot.bench.party import Turn
from bot.bench.run import Run
from bot.bench.tape import SEED, Tape, found_campaign, now, tape
from bot.local.world import FIRST_CHANNEL_ID
from bot.store.sqlite.store import SqliteStore
from bot.table.table import Table

AT_ONCE = 8


def commands_per_s(run: Run) -> float:
    """Real deeds in eight campaigns at once: read, carried out and on the disk."""
    return asyncio.run(_deeds_a_second(run, run.once(tape)))


def campaign_kb(run: Run) -> float:
    """What is saved of a campaign in play."""
    return median(len(given["state"].encode()) for given in run.once(tape).written) / 1_000


async def _deeds_a_second(run: Run, played: Tape) -> float:
    numbers = count(1)
    async with await SqliteStore.open(run.file("throughput.sqlite3"), now=now()) as store:
        table = Table(store, seeds=partial(str, SEED))
        for channel in range(AT_ONCE):
            await found_campaign(table, run.party, channel=FIRST_CHANNEL_ID + channel, numbers=numbers)
        turns = played.turns[: run.sizes.deeds]
        start = perf_counter()
        await asyncio.gather(*(_replay(table, one, turns, numbers) for one in range(1, AT_ONCE + 1)))
        return AT_ONCE * len(turns) / (perf_counter() - start)


async def _replay(table: Table, campaign_id: int, turns: list[Turn], numbers: "count[int]") -> None:
    """The same seed and the same deeds lead to the same game."""
    for turn in turns:
        await table.act(campaign_id, turn.player, turn.deed, interaction=next(numbers))
