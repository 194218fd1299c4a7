"""Only one bot on a database, or one cluster of them that share it out among themselves."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.store.address import Address, Server
from bot.store.opening import require_driver
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
    require_driver()
    from bot.store.postgres.locking import alone_with_server

    async with alone_with_server(where, shared=as_cluster):
        yield


def in_use(where: Address) -> bool:
    """Whether some process plays with this database now."""
    if isinstance(where, Server):
        require_driver()
        from bot.store.postgres.asking import server_in_use

        return server_in_use(where)
    return file_in_use(where)
