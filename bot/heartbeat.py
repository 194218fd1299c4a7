"""The bot's heartbeat: a note in the database that says when the bot was there.

Where beats are missing the bot was not there: off, asleep with its machine, or cut off from Discord. Nobody has
kept the others waiting then, so that time is kept as an outage.
"""

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.clock import Clock
from bot.store import Owned, Store

NAME = "heartbeat"
EVERY = timedelta(seconds=30)
OUTAGE = timedelta(minutes=5)
"""After this long without a beat it was not there."""


async def keep_beating(
    store: Store, clock: Clock, connected: Callable[[int | None], bool], owned: Owned | None = None
) -> None:
    """Beat as long as there is a connection, for each shard that is ours; until cancelled."""
    while True:
        for shard in shards_of(owned):
            if connected(shard.shards[0] if shard is not None else None):
                await beat(store, clock.now(), shard)
        await clock.sleep_until(clock.now() + EVERY)


async def beat(store: Store, now: datetime, shard: Owned | None = None) -> None:
    """Note that the bot, or one shard of it, is alive and its database can be written."""
    await notice_outage(store, now, shard)
    # Whoever has no beat of its own yet, since the shards were counted anew, goes by that of the whole.
    for name in {NAME, name_of(shard)}:
        await store.note(name, now.isoformat())


async def last_beat(store: Store, owned: Owned | None = None) -> datetime | None:
    """When all that is ours was there last; None if it never was."""
    beats = [await _last_beat(store, shard) for shard in shards_of(owned)]
    return min((one for one in beats if one is not None), default=None)


async def notice_outage(store: Store, now: datetime, owned: Owned | None = None) -> bool:
    """Keep the time since the last beat as an outage, for each shard, if it is too long; whether one is."""
    noticed = False
    for shard in shards_of(owned):
        last = await _last_beat(store, shard)
        if last is not None and now - last > OUTAGE:
            await store.days.outage(last, now, shard)
            noticed = True
    return noticed


def shards_of(owned: Owned | None) -> list[Owned | None]:
    """Each shard that is ours; None for a bot that is not cut into any."""
    return [None] if owned is None else [Owned((shard,), owned.of) for shard in owned.shards]


def name_of(shard: Owned | None) -> str:
    """The note with the last beat of a shard, or of the whole bot."""
    return NAME if shard is None else f"{NAME} of shard {shard.shards[0]} of {shard.of}"


async def _last_beat(store: Store, shard: Owned | None) -> datetime | None:
    noted = await store.noted(name_of(shard)) or await store.noted(NAME)
    return datetime.fromisoformat(noted) if noted else None
