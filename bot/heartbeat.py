"""The bot's heartbeat: a note in the database that a health check, another process, can read."""

import sqlite3
from contextlib import closing
from datetime import datetime, timedelta
from pathlib import Path

from bot.store import Store

NAME = "heartbeat"
EVERY = timedelta(seconds=30)
MISSED = timedelta(minutes=2)
"""After this long without a beat the bot is not well."""


async def beat(store: Store, now: datetime) -> None:
    """Note that the bot is alive and its database can be written."""
    await store.note(NAME, now.isoformat())


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
