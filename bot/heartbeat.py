"""The bot's heartbeat: a note in the database that says when the bot was there.

Where beats are missing the bot was not there: off, asleep with its machine, or cut off from Discord. Nobody has
kept the others waiting then, so that time is kept as an outage.
"""

from collections.abc import Callable
from datetime import datetime, timedelta

from bot.clock import Clock
from bot.store import Store

NAME = "heartbeat"
EVERY = timedelta(seconds=30)
OUTAGE = timedelta(minutes=5)
"""After this long without a beat it was not there."""


async def keep_beating(store: Store, clock: Clock, connected: Callable[[], bool]) -> None:
    """Beat as long as there is a connection; until cancelled."""
    while True:
        if connected():
            await beat(store, clock.now())
        await clock.sleep_until(clock.now() + EVERY)


async def beat(store: Store, now: datetime) -> None:
    """Note that the bot is alive and its database can be written."""
    await notice_outage(store, now)
    await store.note(NAME, now.isoformat())


async def last_beat(store: Store) -> datetime | None:
    """When the bot was there last; None if it never was."""
    noted = await store.noted(NAME)
    return datetime.fromisoformat(noted) if noted is not None else None


async def notice_outage(store: Store, now: datetime) -> bool:
    """Keep the time since the last beat as an outage if it is too long; whether it is."""
    last = await last_beat(store)
    if last is None or now - last <= OUTAGE:
        return False
    await store.days.outage(last, now)
    return True
