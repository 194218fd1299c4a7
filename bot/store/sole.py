"""Only one bot on a database, or one cluster of them that share it out among themselves."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.store.address import Address, Server
from bot.store.driver import postgres
from bot.store.sqlite.locking import alone_with
from bot.store.sqlite.locking import in_use as file_in_use


@asynccontextmanager
async def sole_use(where: Address, *, as_cluster: bool = False) -> AsyncIterator[None]:
    """While this lasts no other bot gets the same; `InUse` if one has it already.

    Processes of a cluster share a server's database with each other, and with no bot that is none.
    """
    if isinstance(where, Path):
        with alone_with(where):
            yield
        return
    async with postgres().alone_with(where, shared=as_cluster):
        yield


def in_use(where: Address) -> bool:
    """Whether some process plays with this database now."""
    if isinstance(where, Server):
        return postgres().in_use(where)
    return file_in_use(where)
