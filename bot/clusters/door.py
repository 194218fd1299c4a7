"""The door at which shards identify, for all processes: Discord lets one of a bucket in every five seconds."""

import asyncio
from datetime import timedelta
from typing import TYPE_CHECKING

from bot.clock import Clock, WallClock
from bot.clusters.connecting import connect

if TYPE_CHECKING:
    from psycopg import AsyncConnection
    from psycopg.rows import TupleRow

LOCKS = 7300
"""The first half of the locks' names; the second is the bucket's number."""

HELD_FOR = timedelta(seconds=6)
"""For so long after one shard no other of its bucket may identify: Discord's five seconds count from when it hears
of the first, and one more is for the way there."""


class IdentifyingDoor:
    """Lets the shards of all processes in, one after the other in each bucket (`shard % max_concurrency`)."""

    def __init__(self, url: str, max_concurrency: int = 1, clock: Clock | None = None) -> None:
        self._url = url
        self._max_concurrency = max_concurrency
        self._clock = clock or WallClock()
        self._closing: set[asyncio.Task[None]] = set()

    async def enter(self, shard: int) -> None:
        """Wait for one's turn; after it the door stays shut for a while, or until this process is gone."""
        connection = await connect(self._url, f"flambeau, shard {shard} identifying")
        try:
            await connection.execute("SELECT pg_advisory_lock(%s, %s)", (LOCKS, shard % self._max_concurrency))
        except BaseException:
            await connection.close()
            raise
        holding = asyncio.create_task(self._hold(connection))
        self._closing.add(holding)
        holding.add_done_callback(self._closing.discard)

    async def close(self) -> None:
        """Hold nobody up any longer."""
        for holding in tuple(self._closing):
            holding.cancel()
        await asyncio.gather(*self._closing, return_exceptions=True)

    async def _hold(self, connection: "AsyncConnection[TupleRow]") -> None:
        until = self._clock.now() + HELD_FOR
        try:
            while self._clock.now() < until:
                await self._clock.sleep_until(until)
        finally:
            await connection.close()
