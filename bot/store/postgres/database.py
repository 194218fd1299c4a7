"""A database on a server: some connections that everybody shares, and the schema brought up to date.

A statement is a transaction of its own; what takes several stands in `transaction`. Whatever was answered is on the
server's disk (`synchronous_commit`). A connection may end at any time, also in the middle of a commit, and then
nobody knows whether that was done. So everything we write can be written twice with the same outcome, and is, once,
on a new connection.
"""

import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from typing import Any, TypeVar

import psycopg
from psycopg import AsyncConnection, AsyncRawCursor
from psycopg.conninfo import conninfo_to_dict, make_conninfo
from psycopg.rows import DictRow, dict_row
from psycopg.types.numeric import Int8Dumper
from psycopg_pool import AsyncConnectionPool

from bot.store.address import Server
from bot.store.migrating import Migration, steps_ahead
from bot.store.postgres.faults import in_use_by_players, is_lost, opening, something_else
from bot.store.postgres.migrations import LEDGER, LEDGER_NAME, MIGRATIONS

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")
Connection = AsyncConnection[DictRow]
Work = Callable[[Connection], Awaitable[Answer]]
"""What is done in one transaction."""

PATIENCE = 5.0
"""Seconds to wait for a connection, or for somebody who has locked what we want to write."""
MOST_CONNECTIONS = 8
USUAL: dict[str, str] = {
    "application_name": "flambeau",
    "connect_timeout": "5",
    # A machine that is gone says nothing: after half a minute of silence we believe it.
    "keepalives_idle": "15",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "30000",
}
"""How we connect, unless the address says otherwise."""
SETTINGS = """
SELECT set_config('TimeZone', 'UTC', false), set_config('synchronous_commit', 'on', false),
    set_config('lock_timeout', '5s', false), set_config('client_min_messages', 'warning', false)
"""
MIGRATING = 7000
"""The advisory lock of whoever makes tables."""

OPENED = "INSERT INTO notes VALUES ('opened', $1) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
"""Written whenever a database is opened: one that can't be written is told before anybody plays."""


def conninfo(where: Server) -> str:
    """How to connect; `Unusable` if that is no address."""
    with opening(where):
        said = conninfo_to_dict(where.url)
        return make_conninfo(where.url, **{name: value for name, value in USUAL.items() if name not in said})


async def connected(where: Server) -> Connection:
    """A connection of its own, outside of those that are shared."""
    with opening(where):
        connection = await AsyncConnection.connect(
            conninfo(where), autocommit=True, row_factory=dict_row, cursor_factory=AsyncRawCursor
        )
        await set_up(connection)
        return connection


async def set_up(connection: Connection) -> None:
    """What every connection of ours knows."""
    # One type for all numbers, whatever their size: a statement is prepared once.
    connection.adapters.register_dumper(int, Int8Dumper)
    await connection.execute(SETTINGS)


class Database:
    """An open database."""

    def __init__(self, where: Server, pool: "AsyncConnectionPool[Connection]") -> None:
        self.where = where
        self._pool = pool
        self.reads = self.writes = 0
        """How often somebody has read and written, for measures."""

    @classmethod
    async def open(cls, where: Server, *, now: datetime) -> "Database":
        """Connect, and bring the tables up to date. `Unusable` says what is wrong with an address."""
        # First alone: a pool would try again and again, and not say why.
        connection = await connected(where)
        with opening(where):
            async with connection:
                await bring_up_to_date(where, connection, now)
            pool = AsyncConnectionPool(
                conninfo(where),
                connection_class=AsyncConnection[DictRow],
                kwargs={"autocommit": True, "row_factory": dict_row, "cursor_factory": AsyncRawCursor},
                min_size=1,
                max_size=MOST_CONNECTIONS,
                timeout=PATIENCE,
                configure=set_up,
                open=False,
            )
            await pool.open()
        return cls(where, pool)

    async def close(self) -> None:
        """Wait for the writing under way, then hang up."""
        await self._pool.close(timeout=PATIENCE)

    # Reading

    async def read(self, sql: str, *values: Any) -> list[DictRow]:
        """All rows that answer a question."""
        self.reads += 1

        async def ask(connection: Connection) -> list[DictRow]:
            return await rows(connection, sql, *values)

        return await self._twice_if_lost(ask)

    async def first(self, sql: str, *values: Any) -> Any:
        """The first row that answers a question; None if there is none."""
        return next(iter(await self.read(sql, *values)), None)

    async def ids(self, sql: str, *values: Any) -> list[int]:
        """The column `id` of all rows that answer a question."""
        return [row["id"] for row in await self.read(sql, *values)]

    # Writing

    async def statement(self, sql: str, *values: Any) -> list[DictRow]:
        """One statement: all of it or nothing, and what it gives."""
        self.writes += 1

        async def do(connection: Connection) -> list[DictRow]:
            return await rows(connection, sql, *values)

        return await self._twice_if_lost(do)

    async def write(self, work: Work[Answer]) -> Answer:
        """All that a function writes, or nothing of it; `StoreTrouble` where the server does not let us."""
        self.writes += 1

        async def do(connection: Connection) -> Answer:
            async with connection.transaction():
                return await work(connection)

        return await self._twice_if_lost(do)

    async def wipe(self, tables: Sequence[str]) -> None:
        """Let the server use the room again of what was deleted. It does not overwrite it, as SQLite does."""
        try:
            await self.statement(f"VACUUM {', '.join(tables)}")
        except psycopg.Error as error:
            log.warning("what was deleted may still take room in %s: %s", self.where, error)

    async def _twice_if_lost(self, work: Work[Answer]) -> Answer:
        """Do something; where the connection ends under it, once more on another one."""
        with in_use_by_players():
            try:
                async with self._pool.connection() as connection:
                    return await work(connection)
            except psycopg.OperationalError as error:
                if not is_lost(error):
                    raise
                log.warning("a connection to %s is lost, trying another one", self.where)
            # If one is gone, others may be: none of those goes to the next who asks.
            await self._pool.check()
            async with self._pool.connection() as connection:
                return await work(connection)

    @asynccontextmanager
    async def borrowed(self) -> AsyncIterator[Connection]:
        """One of the shared connections, for what fits nowhere else."""
        with in_use_by_players():
            async with self._pool.connection() as connection:
                yield connection


async def rows(connection: Connection, sql: str, *values: Any) -> list[DictRow]:
    """All rows that answer a question, or that a statement gives."""
    cursor = await connection.execute(sql.encode(), values or None)
    return await cursor.fetchall() if cursor.description is not None else []


async def first(connection: Connection, sql: str, *values: Any) -> Any:
    """The first row that answers a question; None if there is none."""
    return next(iter(await rows(connection, sql, *values)), None)


# The schema -------------------------------------------------------------------------------------------------------

TABLES = """
SELECT relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
WHERE relkind IN ('r', 'p') AND nspname = ANY (current_schemas(false))
"""


async def bring_up_to_date(where: Server, connection: Connection, now: datetime) -> None:
    """Make the tables, or take the steps that are still to be taken, while nobody else does."""
    async with connection.transaction():
        await first(connection, f"SELECT pg_advisory_xact_lock({MIGRATING}, 0)")
        await migrate(where, connection, MIGRATIONS, now)
        await rows(connection, OPENED, now.isoformat())


async def tables_of(connection: Connection) -> set[str]:
    """The names of all tables that are in sight."""
    return {row["name"] for row in await rows(connection, TABLES)}


async def taken_steps(connection: Connection) -> dict[str, bool]:
    """The steps a database has behind it, and whether each was additive."""
    return {row["name"]: row["additive"] for row in await rows(connection, "SELECT name, additive FROM migrations")}


async def migrate(where: Server, connection: Connection, migrations: Sequence[Migration], now: datetime) -> None:
    """Take the steps this database has not taken yet. Tables of something else are left alone."""
    tables = await tables_of(connection)
    if tables and LEDGER_NAME not in tables:
        raise something_else(where)
    if not tables:
        await rows(connection, LEDGER)
    for migration in steps_ahead(where, await taken_steps(connection), migrations):
        for statement in migration.statements:
            await rows(connection, statement)
        remember = "INSERT INTO migrations (name, applied_at, additive) VALUES ($1, $2, $3)"
        await rows(connection, remember, migration.name, now, migration.additive)
