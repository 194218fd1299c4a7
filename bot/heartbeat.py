"""The bot's heartbeat: a note in the database that a health check, another process, can read.

Where beats are missing the bot was not there: off, asleep with its machine, or cut off from Discord. Nobody has
kept the others waiting then, so that time is kept as an outage.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

from bot.clock import Clock
from bot.store import Store

NAME = "heartbeat"
EVERY = timedelta(seconds=30)
MISSED = timedelta(minutes=2)
"""After this long without a beat the bot is not well."""
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


async def notice_outage(store: Store, now: datetime) -> bool:
    """Keep the time since the last beat as an outage if it is too long; whether it is."""
    noted = await store.noted(NAME)
    if noted is None:
        return False
    last = datetime.fromisoformat(noted)
    if now - last <= OUTAGE:
        return False
    await store.days.outage(last, now)
    return True


def ailment(database: Path, now: datetime) -> str | None:
    """What is wrong with the bot that uses this database, or None if it is well."""
    if not database.exists():
        return f"there is no database at {database}"
    try:
        last = _last_beat(database)
    except sqlite3.Error as error:
        return f"the database does not answer: {error}"
    if last is None:
        return "the bot has not connected yet"
    if now - last > MISSED:
        return f"the last heartbeat was at {last:%Y-%m-%d %H:%M:%S} UTC"
    return None


def _last_beat(database: Path) -> datetime | None:
    # Read-only, and with none of the store's set-up: a health check must not bring tables up to date.
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        row = connection.execute("SELECT value FROM notes WHERE name = ?", (NAME,)).fetchone()
    return datetime.fromisoformat(row[0]) if row else None
