"""How much of plain SQLite's speed is left in the store.

What the store does for each deed of a real campaign is written down statement by statement. Plain `sqlite3` then
does the same statements to a file of its own, one deed at a time, and the store its deeds to another, in turn.
"""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import AsyncExitStack, closing
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Any, TypeVar

from bot.bench.measure import median_ratio
from bot.bench.run import Run
from bot.bench.tape import Tape, now, tape
from bot.local.world import FIRST_CHANNEL_ID, GUILD_ID
from bot.store import Store
from bot.store.sqlite.database import Database
from bot.store.sqlite.store import SqliteStore

TOGETHER = 8
"""Campaigns in which something is done at once."""

Statement = tuple[str, Any, bool]
"""The statement, its values, and whether it is done for many of them."""
Deeds = list[dict[str, Any]]
Connection = TypeVar("Connection", bound=sqlite3.Connection)


class Noting(sqlite3.Connection):
    """A connection that keeps what it is told to do."""

    done: list[Statement]

    def execute(self, sql: str, values: Any = (), /) -> sqlite3.Cursor:
        self.done.append((sql, values, False))
        return super().execute(sql, values)

    def executemany(self, sql: str, values: Any, /) -> sqlite3.Cursor:
        many = list(values)
        self.done.append((sql, many, True))
        return super().executemany(sql, many)


class AtOnce(Database):
    """Does what it is given at once, here."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self._connection = connection

    async def write(self, work: Any) -> Any:
        return work(self._connection)


@dataclass
class Rounds:
    """Seconds of each round."""

    raw: list[float] = field(default_factory=list)
    ours: list[float] = field(default_factory=list)

    @property
    def ratio(self) -> float:
        """Plain SQLite's time by ours."""
        return median_ratio(self.raw, self.ours)


def store_ratio(run: Run) -> float:
    """Deeds of one campaign, against `sqlite3` that is as durable."""
    return run.once(alone).ratio


def store_ratio_8(run: Run) -> float:
    """Deeds of eight campaigns at once, against `sqlite3` that does not wait for the disk."""
    return run.once(together).ratio


def alone(run: Run) -> Rounds:
    """One deed after the other; whatever is written is on the disk."""
    return asyncio.run(compare(run, run.once(tape), campaigns=1, synchronous="FULL"))


def together(run: Run) -> Rounds:
    """Eight at once, against one after the other without waiting for the disk."""
    return asyncio.run(compare(run, run.once(tape), campaigns=TOGETHER, synchronous="NORMAL"))


async def compare(
    run: Run, played: Tape, *, campaigns: int, synchronous: str, opened: type[SqliteStore] = SqliteStore
) -> Rounds:
    """The same deeds by plain SQLite and by the store, in turn."""
    found, folder = Rounds(), run.file(f"store {campaigns} {synchronous} {opened.__name__}")
    paths = [folder / f"{who}.sqlite3" for who in ("raw", "ours", "noted")]
    for path in paths:
        await _found(path, played, campaigns)
    async with AsyncExitStack() as stack:
        raw = stack.enter_context(closing(_connect(paths[0], synchronous, sqlite3.Connection)))
        noted = stack.enter_context(closing(_connect(paths[2], "OFF", Noting)))
        store = await stack.enter_async_context(await opened.open(paths[1], now=now()))
        for number in range(run.sizes.rounds + 1):
            deeds = [_deeds(played, campaign, number, run.sizes.deeds) for campaign in range(campaigns)]
            script = await _noted(noted, deeds)
            by_hand, by_store = by_sqlite(raw, script), await by_our_store(store, deeds)
            if number:  # the first one warms up
                found.raw.append(by_hand)
                found.ours.append(by_store)
    return found


def by_sqlite(connection: sqlite3.Connection, script: Sequence[Sequence[Statement]]) -> float:
    """Seconds for deeds, each in a transaction of its own."""
    start = perf_counter()
    for deed in script:
        connection.execute("BEGIN IMMEDIATE")
        for sql, values, many in deed:
            if many:
                connection.executemany(sql, values)
            else:
                connection.execute(sql, values).fetchall()
        connection.execute("COMMIT")
    return perf_counter() - start


async def by_our_store(store: Store, deeds: Sequence[Deeds]) -> float:
    """Seconds for deeds; those of different campaigns at once."""
    start = perf_counter()
    for first, *others in zip(*deeds, strict=True):
        if others:
            at_once = enumerate([first, *others], 1)
            await asyncio.gather(*(store.record(campaign, **given) for campaign, given in at_once))
        else:
            await store.record(1, **first)  # a task of its own would be the bench's doing
    return perf_counter() - start


async def _noted(connection: Noting, deeds: Sequence[Deeds]) -> list[list[Statement]]:
    """What the store says to SQLite for each of these deeds."""
    store, script = SqliteStore(AtOnce(connection)), []
    for at_once in zip(*deeds, strict=True):
        for campaign, given in enumerate(at_once, 1):
            connection.done = []
            await store.record(campaign, **given)
            script.append(connection.done)
    return script


def _deeds(played: Tape, campaign: int, number: int, size: int) -> Deeds:
    """The next deeds of a campaign: those that were played, over and over again."""
    found = []
    for version in range(number * size, (number + 1) * size):
        given = played.written[version % len(played.written)]
        # Each interaction is another one; contents are kept only once, whoever writes them.
        own = {"seen_version": version, "interaction_id": 1 + campaign * 10**6 + version}
        found.append(given | own | {"becomes": None, "contents": {}})
    return found


def _connect(path: Path, synchronous: str, factory: type[Connection]) -> Connection:
    connection = sqlite3.connect(path, isolation_level=None, factory=factory)
    connection.row_factory = sqlite3.Row
    for pragma in ("journal_mode = WAL", f"synchronous = {synchronous}"):
        # Not the connection's own `execute`, which may not be ready to note anything.
        connection.cursor().execute(f"PRAGMA {pragma}").fetchall()
    return connection


async def _found(path: Path, played: Tape, campaigns: int) -> None:
    """A database of our own form with some campaigns in which nothing has been done."""
    first = played.written[0]
    async with await SqliteStore.open(path, now=now()) as store:
        for number in range(campaigns):
            await store.create_campaign(
                guild_id=GUILD_ID,
                channel_id=FIRST_CHANNEL_ID + number,
                name="Bench",
                interaction_id=number,
                rules=first["rules"],
                state=first["state"],
                now=first["now"],
            )
