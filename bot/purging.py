"""What is kept only for a time: campaigns that were put away, those of servers we left, and what hangs on them."""

import logging
from collections.abc import Callable, Collection, Iterable, Mapping
from datetime import datetime, timedelta

from bot.clock import Clock
from bot.store import Owned, Store
from bot.store.records import Kept
from bot.table.table import Table

log = logging.getLogger(__name__)

EVERY = timedelta(hours=12)


def kept_until(archived: datetime, days: int) -> datetime | None:
    """Until when a campaign is kept that was put away; None for ever."""
    return archived + timedelta(days=days) if days else None


def what_goes(
    kept: Iterable[Kept], left: Mapping[int, datetime], now: datetime, *, archived_days: int, left_days: int
) -> list[int]:
    """The campaigns whose time is over: put away long ago, or of a server that we left long ago."""

    def is_over(since: datetime | None, days: int) -> bool:
        until = kept_until(since, days) if since is not None else None
        return until is not None and until <= now

    return [
        each.id
        for each in kept
        if is_over(each.archived, archived_days) or is_over(left.get(each.guild_id), left_days)
    ]


async def purge(store: Store, table: Table, now: datetime, *, archived_days: int, left_days: int) -> list[int]:
    """Let go of what nobody needs any more; which campaigns are gone."""
    kept, left = await store.purging.kept(), await store.purging.left()
    gone = what_goes(kept, left, now, archived_days=archived_days, left_days=left_days)
    if gone:
        await store.purging.purge(gone)
        log.info("%d campaigns are kept no longer: %s", len(gone), ", ".join(map(str, gone)))
    gone_servers = [
        guild for guild, since in left.items() if left_days and since + timedelta(days=left_days) <= now
    ]
    packs = await store.packs.purge(gone_servers, now)
    await table.unpin()
    contents = await store.purging.purge_content(now)
    await store.purging.purge_deliveries(now)
    if gone or contents or packs or gone_servers:
        await store.purging.wipe()
    return gone


async def keep_purging(
    store: Store,
    table: Table,
    clock: Clock,
    servers: Callable[[], Collection[int]],
    *,
    archived_days: int,
    left_days: int,
    owned: Owned | None = None,
    for_all: bool = True,
) -> None:
    """See which servers we are on and let go of what is over, twice a day; until cancelled.

    Of several processes each knows its own servers, and one lets go `for_all`.
    """
    while True:
        await store.purging.see(servers(), clock.now(), owned)
        if for_all:
            await purge(store, table, clock.now(), archived_days=archived_days, left_days=left_days)
        else:
            # What another process lets go of must be kept anew by whoever needs it.
            await table.unpin()
        await clock.sleep_until(clock.now() + EVERY)
