"""The SQLite file: one connection that writes, one that reads, and the schema brought up to date."""

import asyncio
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import aiosqlite

from bot.store.migrations import LEDGER, MIGRATIONS, Migration

BUSY_MILLISECONDS = 5000
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    # With WAL this survives the death of the process; a power cut may lose the last deeds, never the file.
    "PRAGMA synchronous = NORMAL",
    "PRAGMA foreign_keys = ON",
    f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}",
)


class NewerDatabase(Exception):
    """The file was written by a newer Flambeau, whose tables we don't know."""

    def __init__(self, path: Path, unknown: Iterable[str]) -> None:
        self.unknown = sorted(unknown)
        super().__init__(f"{path} was made by a newer Flambeau (it knows {', '.join(self.unknown)})")


class Database:
    """An open file.

    Reading has a connection of its own: on the writer's, a reader would see what another task has written
    and may still take back.
    """

    def __init__(self, path: Path, reader: aiosqlite.Connection, writer: aiosqlite.Connection) -> None:
        self.path = path
        self.reader = reader
        self._writer = writer
        self._writing = asyncio.Lock()

    @classmethod
    async def open(cls, path: Path, *, now: datetime) -> "Database":
        """Open the file, making it and its folder if need be, and bring its tables up to date."""
        path.parent.mkdir(parents=True, exist_ok=True)
        writer = await _connect(path)
        try:
            await migrate(path, writer, MIGRATIONS, now)
            return cls(path, await _connect(path), writer)
        except BaseException:
            await writer.close()
            raise

    async def close(self) -> None:
        """Wait for the writing under way, then let go of the file."""
        async with self._writing:
            await self.reader.close()
            await self._writer.close()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[aiosqlite.Connection]:
        """All that is written inside, or nothing of it."""
        async with self._writing, transaction(self._writer):
            yield self._writer


async def rows(connection: aiosqlite.Connection, sql: str, *values: Any) -> list[aiosqlite.Row]:
    """All rows that answer a question."""
    return list(await connection.execute_fetchall(sql, values))


async def first(connection: aiosqlite.Connection, sql: str, *values: Any) -> aiosqlite.Row | None:
    """The first row that answers a question."""
    return next(iter(await rows(connection, sql, *values)), None)


async def _connect(path: Path) -> aiosqlite.Connection:
    # No isolation level: transactions begin and end where we say so.
    connection = await aiosqlite.connect(path, isolation_level=None)
    connection.row_factory = aiosqlite.Row
    for pragma in PRAGMAS:
        # A pragma answers with a row; left unread, it would count as a statement in progress and forbid to commit.
        await connection.execute_fetchall(pragma)
    return connection


@asynccontextmanager
async def transaction(connection: aiosqlite.Connection) -> AsyncIterator[None]:
    """Both or neither: an error inside, also a cancelled task, takes everything back."""
    try:
        await connection.execute("BEGIN IMMEDIATE")
        yield
        await connection.commit()
    except BaseException:
        # Does nothing where no transaction is open: it could not begin, or a cancelled task's commit went through.
        await connection.rollback()
        raise


async def migrate(
    path: Path, connection: aiosqlite.Connection, migrations: Sequence[Migration], now: datetime
) -> None:
    """Take the steps this database has not taken yet."""
    await connection.execute(LEDGER)
    taken = {row["name"] for row in await rows(connection, "SELECT name FROM migrations")}
    if unknown := taken - {migration.name for migration in migrations}:
        raise NewerDatabase(path, unknown)
    for migration in migrations:
        if migration.name not in taken:
            await _take(connection, migration, now)


async def _take(connection: aiosqlite.Connection, migration: Migration, now: datetime) -> None:
    async with transaction(connection):
        for statement in migration.statements:
            await connection.execute(statement)
        await connection.execute("INSERT INTO migrations VALUES (?, ?)", (migration.name, now.isoformat()))
