"""How the running bot is: what it notes about itself, and what another process makes of it.

The note is written every half minute, connected or not. So it is also the proof that the database can be written:
an old one means that the process is gone, hangs, or can't save anything.
"""

import socket
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from pathlib import Path
from typing import Any

from pydantic import BaseModel, Field, ValidationError

from bot.clusters.plan import NAME as PLAN
from bot.clusters.plan import Plan
from bot.clusters.shards import Cluster
from bot.heartbeat import NAME as HEARTBEAT
from bot.heartbeat import name_of as heartbeat_of
from bot.heartbeat import shards_of
from bot.store.address import Address, Server
from bot.store.driver import postgres
from bot.store.faults import Unusable

NAME = "health"
"""The note of a bot that is one process; those of several are named after their clusters (`name_of`)."""
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
    machine: str = Field(default_factory=socket.gethostname)
    """Where it runs; a container is a machine of its own."""


def name_of(cluster: int | None) -> str:
    """What the note of a process is called."""
    return NAME if cluster is None else f"{NAME} of cluster {cluster}"


@dataclass(frozen=True)
class Checkup:
    """What a look at the bot from outside has found."""

    wrong: tuple[str, ...]
    """Why it is not well; nothing if it is."""
    remarks: tuple[str, ...] = ()
    """What its keeper may want to know all the same."""
    health: Health | None = None
    clusters: Mapping[int, Health] = field(default_factory=dict)
    """What each of several processes has noted."""

    @property
    def sentence(self) -> str:
        """All of it in one line."""
        return "; ".join(self.wrong or ("well", *self.remarks))

    def plain(self) -> dict[str, Any]:
        """All of it for programs."""
        noted = self.health.model_dump(mode="json") if self.health is not None else None
        clusters = {number: health.model_dump(mode="json") for number, health in self.clusters.items()}
        of_each = {"clusters": clusters} if clusters else {}
        return {"well": not self.wrong, "wrong": self.wrong, "remarks": self.remarks, "noted": noted, **of_each}


def check_up(database: Address, now: datetime, *, machine: str | None = None) -> Checkup:
    """How the bot is that uses this database: all of it, or only what runs on one machine."""
    if isinstance(database, Path) and not database.exists():
        return Checkup((f"there is no database at {database}",))
    try:
        notes = _notes(database, [PLAN, NAME, HEARTBEAT])
        plan = Plan.read(notes.get(PLAN))
        if plan is not None:
            return _of_clusters(plan, _notes(database, _names(plan)), now, machine)
        return _of_one(notes.get(NAME), [notes.get(HEARTBEAT)], now)
    except (sqlite3.Error, Unusable) as error:
        return Checkup((f"the database does not answer: {error}",))
    except (ValidationError, ValueError):
        return Checkup(("what the bot noted about itself can't be read",))


def _of_one(noted: str | None, beats: Sequence[str | None], now: datetime) -> Checkup:
    """How one process is, by its note and the last beats of all its shards."""
    health = Health.model_validate_json(noted) if noted else None
    known = [datetime.fromisoformat(beat) for beat in beats if beat]
    beat = min(known) if len(known) == len(beats) else None
    return Checkup(tuple(_wrong(health, beat, now)), tuple(_remarks(health)), health)


def _of_clusters(plan: Plan, notes: Mapping[str, str], now: datetime, machine: str | None) -> Checkup:
    """How several processes are, each by its own note."""
    each: dict[int, Checkup] = {}
    for number in range(plan.clusters):
        beats = [notes.get(name) for name in _heartbeats(plan, number)]
        found = _of_one(notes.get(name_of(number)), beats, now)
        if machine is None or (found.health is not None and found.health.machine == machine):
            each[number] = found
    spare = () if each else ("no cluster is this machine's: it waits for one",)
    return Checkup(
        tuple(f"cluster {number}: {one}" for number, found in each.items() for one in found.wrong),
        (*spare, *(f"cluster {number}: {one}" for number, found in each.items() for one in found.remarks)),
        clusters={number: found.health for number, found in each.items() if found.health is not None},
    )


def _names(plan: Plan) -> list[str]:
    """The notes of all processes."""
    numbers = range(plan.clusters)
    return [*map(name_of, numbers), *(name for number in numbers for name in _heartbeats(plan, number))]


def _heartbeats(plan: Plan, cluster: int) -> list[str]:
    owned = Cluster.of(cluster, clusters=plan.clusters, shards=plan.shards).owned
    return [heartbeat_of(shard) for shard in shards_of(owned)]


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


def _notes(database: Address, names: list[str]) -> dict[str, str]:
    # Read-only, and with none of the store's set-up: a health check must not bring tables up to date.
    if isinstance(database, Server):
        return postgres().notes_of(database, names)
    places = ", ".join("?" * len(names))
    with closing(sqlite3.connect(f"{database.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        return dict(connection.execute(f"SELECT name, value FROM notes WHERE name IN ({places})", names))
