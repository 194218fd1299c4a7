"""Opening the journal of a campaign with a short log and of one with a long log, through the client."""

import asyncio
from pathlib import Path
from time import perf_counter

from bot.app import Flambeau
from bot.bench.client import PATIENCE, real_client, rest
from bot.bench.crowd import SECOND, copied, short_and_long_log
from bot.bench.growth import NUMBERS, Costs, deeds_in_logs, in_turn
from bot.bench.run import Run
from bot.bench.tape import FIRST
from bot.local.server import LocalDiscord
from bot.local.world import FIRST_CHANNEL_ID, FIRST_PLAYER_ID
from bot.table.deeds import Speak


def growth_log(run: Run) -> float:
    """A deed or a look into the journal with a long log / with a short one, whichever grows more."""
    return max(run.once(deeds_in_logs).growth, run.once(journals).growth)


def journals(run: Run) -> Costs:
    """Seconds to open each."""
    path = copied(run, run.once(short_and_long_log), "journals")
    return asyncio.run(_open_both(path, run.sizes.journals))


async def _open_both(database: Path, rounds: int) -> Costs:
    async with real_client(database) as (local, bot):
        return await in_turn(
            lambda: _open(local, bot, FIRST, FIRST_CHANNEL_ID),
            lambda: _open(local, bot, SECOND, FIRST_CHANNEL_ID + 1),
            rounds,
        )


async def _open(local: LocalDiscord, bot: Flambeau, campaign_id: int, channel: int) -> float:
    """Seconds from the command to the page; something was done since it was opened last."""
    for language in ("fr", "en"):
        deed = Speak(language=language)
        await bot.table.act(campaign_id, FIRST_PLAYER_ID, deed, interaction=next(NUMBERS))
    await rest(bot, local)
    start = perf_counter()
    await (await local.players[0].slash("journal", channel=channel)).settled(PATIENCE)
    return perf_counter() - start
