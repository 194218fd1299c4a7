"""How the running bot is: what it notes about itself, and what another process makes of it.

The note is written every half minute, connected or not. So it is also the proof that the database can be written:
an old one means that the process is gone, hangs, or can't save anything.
"""

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from pydantic import BaseModel, ValidationError

from bot.heartbeat import NAME as HEARTBEAT
from bot.store.address import Address, Server
from bot.store.driver import postgres
from bot.store.faults import Unusable

NAME = "health"
MISSED = timedelta(minutes=2)
"""After this long without a note or a heartbeat the bot is not well."""
LONGEST_LAG = 3.0
"""Seconds of standing still after which Discord has given up on a press."""


class Health(BaseModel, frozen=True):
    """What the bot notes about itself."""

    at: datetime
    """When this was written: the last time that something certainly could be."""
    connected: bool
    chores: dict[str, str | None]
    """Everything that goes on by itself, and what is wrong with it."""
    failures: dict[str, int]
    """How often each of them has failed since the start."""
    loop_lag: float
    """The longest that nothing else could be done since the last note, in seconds."""
    unshown: int = 0
    """Campaigns in which something happened that their channel does not show yet."""
    set_aside: tuple[str, ...] = ()
    """Pieces of content that can't be played, so that the rest is played without them."""


@dataclass(frozen=True)
class Checkup:
    """What a look at the bot from outside has found."""

    wrong: tuple[str, ...]
    """Why it is not well; nothing if it is."""
    remarks: tuple[str, ...] = ()
    """What its keeper may want to know all the same."""
    health: Health | None = None

    @property
    def sentence(self) -> str:
        """All of it in one line."""
        return "; ".join(self.wrong or ("well", *self.remarks))

    def plain(self) -> dict[str, Any]:
        """All of it for programs."""
        noted = self.health.model_dump(mode="json") if self.health is not None else None
        return {"well": not self.wrong, "wrong": self.wrong, "remarks": self.remarks, "noted": noted}


def check_up(database: Address, now: datetime) -> Checkup:
    """How the bot is that uses this database."""
    if isinstance(database, Path) and not database.exists():
        return Checkup((f"there is no database at {database}",))
    try:
        notes = _notes(database)
    except (sqlite3.Error, Unusable) as error:
        return Checkup((f"the database does not answer: {error}",))
    try:
        health = Health.model_validate_json(notes[NAME]) if NAME in notes else None
        beat = datetime.fromisoformat(notes[HEARTBEAT]) if HEARTBEAT in notes else None
    except (ValidationError, ValueError):
        return Checkup(("what the bot noted about itself can't be read",))
    return Checkup(tuple(_wrong(health, beat, now)), tuple(_remarks(health)), health)


def _wrong(health: Health | None, beat: datetime | None, now: datetime) -> list[str]:
    if health is not None and now - health.at > MISSED:
        return [f"the bot is gone, hangs, or can't write its database: the last it wrote was at {_when(health.at)}"]
    found = []
    if beat is None:
        found.append("the bot has not connected yet")
    elif now - beat > MISSED:
        found.append(f"the bot is not connected to Discord: the last heartbeat was at {_when(beat)}")
    if health is not None:
        ill = {name: trouble for name, trouble in health.chores.items() if trouble is not None}
        found += [f"the chore {name} has failed and waits to be begun again: {why}" for name, why in ill.items()]
        if health.loop_lag > LONGEST_LAG:
            found.append(f"the bot stood still for {health.loop_lag:.1f} s and answered nobody")
    return found


def _remarks(health: Health | None) -> list[str]:
    if health is None:
        return []
    counted = {
        "campaigns have something that is not shown yet": health.unshown,
        "chores have failed since the start": sum(health.failures.values()),
    }
    aside = f"set aside, see `flambeau check`: {', '.join(health.set_aside)} ({len(health.set_aside)})"
    return [*([aside] if health.set_aside else []), *(f"{n} {what}" for what, n in counted.items() if n)]


def _when(moment: datetime) -> str:
    return f"{moment:%Y-%m-%d %H:%M:%S} UTC"


def _notes(database: Address) -> dict[str, str]:
    # Read-only, and with none of the store's set-up: a health check must not bring tables up to date.
    if isinstance(database, Server):
        return postgres().notes_of(database, [NAME, HEARTBEAT])
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        return dict(connection.execute("SELECT name, value FROM notes WHERE name IN (?, ?)", (NAME, HEARTBEAT)))
