"""Pokes from one process to all: there is something to look at. Whoever misses one looks a little later."""

import asyncio
import logging
from collections.abc import AsyncIterator

import psycopg

from bot.store.address import Server
from bot.store.faults import Unusable
from bot.store.postgres.database import connected, rows
from bot.store.postgres.days import POKE_CHANNEL

log = logging.getLogger(__name__)

AGAIN = 5.0
"""Seconds until it is tried again to listen."""


async def pokes(where: Server) -> AsyncIterator[None]:
    """Every poke, until nobody asks any more. After a lost connection there may have been some: that is one too."""
    lost = False
    while True:
        try:
            async with await connected(where) as connection:
                await rows(connection, f"LISTEN {POKE_CHANNEL}")
                if lost:
                    yield
                async for _ in connection.notifies():
                    yield
        except (psycopg.OperationalError, Unusable) as error:
            log.warning("no pokes from other processes for a while: %s", type(error).__name__)
            lost = True
            await asyncio.sleep(AGAIN)
