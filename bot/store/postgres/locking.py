"""Only one bot on a server's database: an advisory lock, which ends with the connection that holds it.

Two bots would not harm what is saved, since every deed says which version it was thought out for; but each would
post the same messages. So a lock that was lost with its connection is taken again as soon as that goes.
"""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import psycopg

from bot.store.address import Server
from bot.store.faults import Unusable
from bot.store.postgres.database import Connection, connected, first
from bot.store.sqlite.locking import InUse

log = logging.getLogger(__name__)

SOLE_USE = 7100
"""The advisory lock of whoever plays with a database."""
LOOK = 10.0
"""Seconds between two looks whether the lock is still held."""


@asynccontextmanager
async def alone_with_server(where: Server, *, shared: bool = False) -> AsyncIterator[None]:
    """While this lasts no other process gets the same, or only such as share; `InUse` if one has it already."""
    keeping = asyncio.create_task(_keep(where, shared, await _take(where, shared)))
    try:
        yield
    finally:
        keeping.cancel()
        with suppress(asyncio.CancelledError):
            await keeping


async def _take(where: Server, shared: bool) -> Connection:
    connection = await connected(where)
    try:
        how = "pg_try_advisory_lock_shared" if shared else "pg_try_advisory_lock"
        if not (await first(connection, f"SELECT {how}({SOLE_USE}, 0) AS held"))["held"]:
            raise InUse(where, or_name="database")
    except BaseException:
        await connection.close()
        raise
    return connection


async def _keep(where: Server, shared: bool, holding: Connection) -> None:
    """Hold on to it until cancelled; whenever its connection has ended, take it again."""
    try:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await first(holding, "SELECT 1")
            except psycopg.OperationalError:
                log.warning("the connection that keeps other bots from %s is lost", where)
                await holding.close()
                with suppress(Unusable):
                    holding = await _take(where, shared)
                    log.warning("other bots are kept from %s again", where)
    finally:
        await holding.close()
