"""The SQLite file: one connection that writes, one that reads, and the schema brought up to date."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from time import monotonic
from typing import Any

import aiosqlite

from bot.store.backups import back_up, name_of
from bot.store.faults import (
    NewerDatabase,
    StoreTrouble,
    Unusable,
    in_use_by_players,
    is_busy,
    opening,
    refuse_folder,
)
from bot.store.migrations import LEDGER, LEDGER_NAME, MIGRATIONS, Migration

log = logging.getLogger(__name__)

BUSY_MILLISECONDS = 5000
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    # What was answered is on the disk, also after a power cut; it costs a quarter of a millisecond for each deed.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # What is forgotten is overwritten, not just let go of.
    "PRAGMA secure_delete = ON",
    f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}",
)


OPENED = "INSERT INTO notes VALUES ('opened', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
"""Written whenever the file is opened: one that can't be written is told before anybody plays."""


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
        self._locked_out = 0.0
        """When another process last kept us from writing for as long as we are patient."""

    @classmethod
    async def open(cls, path: Path, *, now: datetime, backups: Path | None = None) -> "Database":
        """Open the file, making it and its folder if need be, and bring its tables up to date.

        Before that a backup is made, if there is a folder for it. `Unusable` says what is wrong with a file.
        """
        refuse_folder(path)
        with opening(path):
            path.parent.mkdir(parents=True, exist_ok=True)
            writer = await _connect(path)
            try:
                await _check_ours(path, writer)
                if backups is not None and (step := await _next_step(writer)) is not None:
                    copy = backups / name_of(path, now, before=step)
                    await asyncio.to_thread(back_up, path, copy)
                    log.info("the tables are brought up to date; the database as it was is %s", copy)
                await migrate(path, writer, MIGRATIONS, now)
                async with transaction(writer):
                    await writer.execute(OPENED, (now.isoformat(),))
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
        """All that is written inside, or nothing of it; `StoreTrouble` where the file does not let us."""
        with in_use_by_players():
            async with self._turn(), transaction(self._writer):
                yield self._writer

    @asynccontextmanager
    async def _turn(self) -> AsyncIterator[None]:
        """One after the other. Whoever stood in line while somebody waited in vain does not wait as long again."""
        came = monotonic()
        async with self._writing:
            if self._locked_out > came:
                raise StoreTrouble("busy", "another process has locked it")
            try:
                yield
            except sqlite3.Error as error:
                if is_busy(error):
                    self._locked_out = monotonic()
                raise

    async def wipe(self) -> None:
        """Let nothing stay in the file of what was deleted: neither in unused pages nor in the log of writes."""
        async with self._writing:
            try:
                await self._writer.execute_fetchall("VACUUM")
                await self._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
            except sqlite3.OperationalError as error:
                log.warning("what was deleted may still be in %s: %s", self.path, error)


async def rows(connection: aiosqlite.Connection, sql: str, *values: Any) -> list[aiosqlite.Row]:
    """All rows that answer a question."""
    with in_use_by_players():
        return list(await connection.execute_fetchall(sql, values))


async def first(connection: aiosqlite.Connection, sql: str, *values: Any) -> aiosqlite.Row | None:
    """The first row that answers a question."""
    return next(iter(await rows(connection, sql, *values)), None)


async def _connect(path: Path) -> aiosqlite.Connection:
    # No isolation level: transactions begin and end where we say so.
    connection = await aiosqlite.connect(path, isolation_level=None)
    connection.row_factory = aiosqlite.Row
    try:
        for pragma in PRAGMAS:
            # A pragma answers with a row; unread, it would count as a statement in progress and forbid to commit.
            await connection.execute_fetchall(pragma)
    except BaseException:
        await connection.close()  # else its thread would go on, and with it the process
        raise
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


async def _check_ours(path: Path, connection: aiosqlite.Connection) -> None:
    """Leave the tables of something else alone."""
    found = await rows(
        connection, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    )
    names = {row["name"] for row in found}
    if names and LEDGER_NAME not in names:
        raise Unusable(f"{path} is the database of something else: name another file with FLAMBEAU_DATABASE.")


async def _next_step(connection: aiosqlite.Connection) -> str | None:
    """The first step that a database in use has not taken yet; None for a new one, and if there is none."""
    if await first(connection, "SELECT name FROM sqlite_master WHERE name = ?", LEDGER_NAME) is None:
        return None
    taken = {row["name"] for row in await rows(connection, "SELECT name FROM migrations")}
    return next((each.name for each in MIGRATIONS if each.name not in taken), None) if taken else None


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
