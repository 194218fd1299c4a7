"""What a process of several has that one alone does not need: its cluster, and what is done one after the other."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.clusters.connecting import connect
from bot.clusters.door import IdentifyingDoor
from bot.clusters.shards import Cluster

REGISTERING = 7500
"""The lock of whoever tells Discord the commands."""


class Membership:
    """A process among others on one database."""

    def __init__(self, url: str, cluster: Cluster, max_concurrency: int = 1) -> None:
        self.cluster = cluster
        self._url = url
        self._door = IdentifyingDoor(url, max_concurrency)

    async def identify(self, shard: int) -> None:
        """Wait for a shard's turn at Discord's door."""
        await self._door.enter(shard)

    @asynccontextmanager
    async def registering(self) -> AsyncIterator[None]:
        """While this lasts no other process tells Discord the commands."""
        async with await connect(self._url, "flambeau, registering commands") as connection:
            await connection.execute("SELECT pg_advisory_lock(%s, 0)", (REGISTERING,))
            yield

    async def close(self) -> None:
        """Hold nobody up any longer."""
        await self._door.close()
