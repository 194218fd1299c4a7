"""A cluster is owned by whoever holds its lock in PostgreSQL: one process at a time, and none that is gone.

The lock hangs on a connection that does nothing else. When that ends, by us, by a crash or by the network, the lock
is free and the next process may take it; so whoever loses the connection must let go of its shards at once.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import timedelta
from typing import TYPE_CHECKING

from bot.clock import Clock, WallClock
from bot.clusters.connecting import Unreachable, connect

if TYPE_CHECKING:
    from psycopg import AsyncConnection
    from psycopg.rows import TupleRow

log = logging.getLogger(__name__)

LOCKS = 7200
"""The first half of the locks' names; the second is the cluster's number."""

WAITING = "flambeau, waiting for a cluster"
"""What the database knows a spare by."""

Introduction = Callable[["AsyncConnection[TupleRow]"], Awaitable[object]]
"""What is settled on each new connection before anything is taken on it."""

PAUSE = timedelta(seconds=1)
"""How long a spare waits before it looks again whether a cluster is free."""


class Lease:
    """A cluster that is ours, for as long as the connection is there."""

    def __init__(self, cluster: int, connection: "AsyncConnection[TupleRow]") -> None:
        self.cluster = cluster
        self._connection = connection
        self._watching = asyncio.create_task(self._watch())

    @property
    def held(self) -> bool:
        """Whether the cluster is still ours, as far as we know."""
        return not self._watching.done()

    async def lost(self) -> None:
        """Wait until the cluster is ours no more."""
        await asyncio.wait((self._watching,))

    async def release(self) -> None:
        """Let somebody else have it."""
        self._watching.cancel()
        await self.lost()
        await self._connection.close()

    async def _watch(self) -> None:
        """Listen on the connection, on which nothing is ever said, until it ends."""
        import psycopg

        try:
            async for _ in self._connection.notifies():
                pass
        except psycopg.Error as error:
            log.error("cluster %d is lost: %s", self.cluster, " ".join(str(error).split()))


async def take_any(
    url: str, clusters: Iterable[int], clock: Clock | None = None, introduce: Introduction | None = None
) -> Lease:
    """The first cluster that is free, now or when somebody lets go of one: until then we are the spare.

    A database that can't be reached at first is an error; one that goes away later is waited for.
    """
    wanted, clock = tuple(clusters), clock or WallClock()
    connection = await _introduced(url, introduce)
    try:
        while (cluster := await _first_free(connection, wanted)) is None:
            await clock.sleep_until(clock.now() + PAUSE)
            connection = await _again(url, connection, introduce)
    except BaseException:
        await connection.close()
        raise
    await connection.execute("SELECT set_config('application_name', %s, false)", (f"flambeau, cluster {cluster}",))
    return Lease(cluster, connection)


async def _first_free(connection: "AsyncConnection[TupleRow]", clusters: tuple[int, ...]) -> int | None:
    """Take the first lock that nobody has."""
    import psycopg

    for cluster in clusters:
        try:
            asked = await connection.execute("SELECT pg_try_advisory_lock(%s, %s)", (LOCKS, cluster))
            taken = await asked.fetchone()
        except psycopg.OperationalError:
            return None
        if taken is not None and taken[0]:
            return cluster
    return None


async def _again(
    url: str, connection: "AsyncConnection[TupleRow]", introduce: Introduction | None
) -> "AsyncConnection[TupleRow]":
    """The same connection, or another one where it has ended."""
    if connection.closed:
        try:
            return await _introduced(url, introduce)
        except Unreachable as error:
            log.warning("the spare goes on waiting: %s", error)
    return connection


async def _introduced(url: str, introduce: Introduction | None) -> "AsyncConnection[TupleRow]":
    import psycopg

    connection = await connect(url, WAITING)
    try:
        if introduce is not None:
            await introduce(connection)
    except psycopg.OperationalError as error:
        raise Unreachable(f"PostgreSQL is gone again: {' '.join(str(error).split())}.") from None
    except BaseException:
        await connection.close()
        raise
    return connection
