"""Into how many shards and clusters the bot is split: all processes must mean the same.

What was settled is noted in the database. Whoever goes by it holds a lock that others may share, on the connection
of its lease; so it can be settled anew only while nobody does.
"""

import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING

from bot.store import Store

if TYPE_CHECKING:
    from psycopg import AsyncConnection
    from psycopg.rows import TupleRow

LOCK = 7400
NAME = "clusters"
"""The note; empty or missing where one process has everything."""

NOTED = "SELECT value FROM notes WHERE name = %s"
NOTE = "INSERT INTO notes VALUES (%s, %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


class Disagreement(Exception):
    """Others run who have split the bot otherwise."""

    def __init__(self, theirs: "Plan", wanted: str) -> None:
        super().__init__(f"the processes that run have {theirs}, not {wanted}: stop all of them to change that.")


@dataclass(frozen=True)
class Plan:
    """How the bot is split."""

    shards: int
    clusters: int

    def __str__(self) -> str:
        return f"{self.shards} shards in {self.clusters} clusters"

    @classmethod
    def read(cls, noted: str | None) -> "Plan | None":
        """What was noted; None if nothing was."""
        return cls(**json.loads(noted)) if noted else None

    def written(self) -> str:
        """As it is noted."""
        return json.dumps(asdict(self))


@dataclass(frozen=True)
class Wanted:
    """What a process was told."""

    clusters: int
    shards: int | None
    """Where that is set."""
    recommended: int = 1
    """By Discord."""

    def settled(self, before: Plan | None) -> Plan:
        """A plan, if it is ours to make: what is set; else what was once settled, as long as that is enough."""
        known = before.shards if before is not None else self.recommended
        return Plan(self.shards or max(known, self.clusters), self.clusters)

    def fits(self, plan: Plan) -> bool:
        """Whether we can go by it."""
        return self.clusters == plan.clusters and self.shards in (None, plan.shards)

    def __str__(self) -> str:
        return f"{self.shards or 'any number of'} shards in {self.clusters} clusters"


async def agree(connection: "AsyncConnection[TupleRow]", wanted: Wanted) -> Plan:
    """The plan that holds for as long as this connection lasts; `Disagreement` if it is not what is wanted."""
    if (await _first(connection, "SELECT pg_try_advisory_lock(%s, 0)", LOCK)) == (True,):
        plan = wanted.settled(await _noted(connection))
        await connection.execute(NOTE, (NAME, plan.written()))
        await connection.execute("SELECT pg_advisory_lock_shared(%s, 0)", (LOCK,))
        await connection.execute("SELECT pg_advisory_unlock(%s, 0)", (LOCK,))
        return plan
    await connection.execute("SELECT pg_advisory_lock_shared(%s, 0)", (LOCK,))
    theirs = await _noted(connection)
    assert theirs is not None, "whoever holds the lock has noted a plan"
    if not wanted.fits(theirs):
        raise Disagreement(theirs, str(wanted))
    return theirs


async def forget_plan(store: Store) -> None:
    """One process has everything again."""
    if await store.noted(NAME):
        await store.note(NAME, "")


async def _noted(connection: "AsyncConnection[TupleRow]") -> Plan | None:
    row = await _first(connection, NOTED, NAME)
    return Plan.read(row[0]) if row is not None else None


async def _first(connection: "AsyncConnection[TupleRow]", sql: str, value: object) -> "TupleRow | None":
    return await (await connection.execute(sql.encode(), (value,))).fetchone()
