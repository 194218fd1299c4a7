"""What happened long ago is packed: the same, in a fraction of the room. A little at a time, while nobody waits."""

import logging
from datetime import datetime, timedelta

from bot.clock import Clock
from bot.kernel.refused import Refused
from bot.store import Store
from bot.table.table import SET_ASIDE, Table

log = logging.getLogger(__name__)

EVERY = timedelta(hours=12)
SOON = timedelta(minutes=1)
"""When to go on if there is more to do than is done in one go."""
MOST = 50
"""Pages that are packed in one go, and campaigns whose pages are looked for."""


async def pack(store: Store, table: Table, now: datetime, *, days: int, after: int = 0) -> tuple[int, int]:
    """Pack some pages that were over so many days ago.

    How many it were, and the campaign after which others have pages that nobody has looked for; 0 if none has.
    """
    unknown = await store.pages.unknown(MOST, after)
    for campaign_id in unknown:
        try:
            await table.pages.last(await table.game_of(campaign_id), campaign_id)
        except Refused as refused:  # of a game that is not here: it stays as it is
            if refused.code not in SET_ASIDE:
                raise
    packed = await store.pages.pack(now - timedelta(days=days), MOST)
    if packed:
        log.info("%d pages of what is long over are packed", packed)
    return packed, unknown[-1] if len(unknown) == MOST else 0


async def keep_packing(store: Store, table: Table, clock: Clock, *, days: int) -> None:
    """Pack what is long over, twice a day or until nothing is left to do; until cancelled. With 0 days: never."""
    after = 0
    while days:
        packed, after = await pack(store, table, clock.now(), days=days, after=after)
        await clock.sleep_until(clock.now() + (SOON if after or packed == MOST else EVERY))
