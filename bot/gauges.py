"""What is looked at in the running bot whenever somebody asks for its metrics."""

import asyncio
from typing import TYPE_CHECKING

from bot.metrics import Ask
from bot.store.opening import size_of
from cogs.access import stage_of

if TYPE_CHECKING:
    from bot.app import Flambeau


def gauges(bot: "Flambeau") -> list[tuple[str, str, Ask]]:
    """Each with its name and what it means."""

    async def unshown() -> float:
        return len(await stage_of(bot).unshown())

    async def campaigns() -> float:
        return len(await bot.store.live(bot.owned))

    async def queue() -> float:
        return bot.studio.waited_for

    async def size() -> float:
        return await asyncio.to_thread(size_of, bot.settings.database)

    async def cluster() -> float:
        return bot.cluster.number if bot.cluster is not None else 0

    return [
        ("unshown_campaigns", "Campaigns with something that their channel does not show yet.", unshown),
        ("campaigns", "Campaigns that are not archived.", campaigns),
        ("cluster", "Which of several processes this is, from 0 on.", cluster),
        ("picture_queue", "Pictures that were asked for and are not there yet.", queue),
        ("database_bytes", "Size of the database, of a file with its log.", size),
    ]
