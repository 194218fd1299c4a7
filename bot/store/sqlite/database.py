"""The SQLite file: one connection that writes, two that read, and the schema brought up to date.

Whoever reads or writes hands over a function, which runs as a whole in the connection's thread: one hop there, one
back. What is to be written while the disk is busy gathers meanwhile, and is written in one go (a group commit):
each job in a savepoint of its own, then one commit that reaches the disk for all of them.
"""

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from typing import Any, TypeVar

import aiosqlite

from bot.store.faults import Unusable
from bot.store.migrating import Migration, steps_ahead
from bot.store.private import make_private
from bot.store.sqlite.backups import back_up, name_of
from bot.store.sqlite.faults import in_use_by_players, is_busy, opening, refuse_folder
from bot.store.sqlite.ledger import bring_ledger_up_to_date, taken_steps
from bot.store.sqlite.migrations import LEDGER_NAME, MIGRATIONS

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")
Work = Callable[[sqlite3.Connection], Answer]
"""What is done with a connection, in its own thread."""

BUSY_MILLISECONDS = 5000
MOST_TOGETHER = 64
"""Jobs in one commit."""
PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    # What was answered is on the disk, also after a power cut.
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
    # What is forgotten is overwritten, not just let go of.
    "PRAGMA secure_delete = ON",
    f"PRAGMA busy_timeout = {BUSY_MILLISECONDS}",
)

OPENED = "INSERT INTO notes VALUES ('opened', ?) ON CONFLICT (name) DO UPDATE SET value = excluded.value"
"""Written whenever the file is opened: one that can't be written is told before anybody plays."""


class Thread:
    """A connection and its thread, which does one thing after the other."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    @classmethod
    async def of(cls, path: Path) -> "Thread":
        """A connection of ours to a file."""
        # No isolation level: transactions begin and end where we say so.
        connection = await aiosqlite.connect(path, isolation_level=None)
        thread = cls(connection)
        try:
            await thread.run(_set_up)
        except BaseException:
            await connection.close()  # else its thread would go on, and with it the process
            raise
        return thread

    async def run(self, work: Work[Answer]) -> Answer:
        """Do something with the connection, in one hop."""
        # aiosqlite offers single statements; each would be a hop of its own, which costs more than SQLite does.
        connection: Any = self._connection
        answer: Answer = await connection._execute(lambda: work(connection._conn))
        return answer

    def hand_over(self, work: Work[None]) -> None:
        """Let something be done with the connection; whatever comes of it, the work tells by itself."""
        connection: Any = self._connection
        if not connection._running or connection._connection is None:
            raise ValueError("the connection is closed")
        connection._tx.put_nowait((None, lambda: work(connection._conn)))

    async def close(self) -> None:
        """Finish what is under way, and let go."""
        await self._connection.close()


@dataclass
class _Job:
    """Something to be written, and who waits for it."""

    work: Work[Any]
    waiting: "asyncio.Future[Any]"
    alone: bool = False
    """It can't be part of a transaction."""


@dataclass
class _Done:
    """What came of a group: an answer or an error for each job."""

    answers: list[Any] = field(default_factory=list)
    locked_out: bool = False
    """Another program kept us from writing for as long as we are patient."""


class Database:
    """An open file.

    Reading has connections of its own: on the writer's, a reader would see what another task has written and may
    still take back. What takes long to read goes another way than what everybody waits for.
    """

    def __init__(self, path: Path, writer: Thread, reader: Thread, archivist: Thread) -> None:
        self.path = path
        self._writer = writer
        self._reader = reader
        self._archivist = archivist
        self._jobs: list[_Job] = []
        self._at_rest = asyncio.Event()
        """Nothing is being written."""
        self._at_rest.set()
        self.reads = self.writes = 0
        """How often somebody has read and written, for measures."""

    @classmethod
    async def open(cls, path: Path, *, now: datetime, backups: Path | None = None) -> "Database":
        """Open the file, making it and its folder if need be, and bring its tables up to date.

        Before that a backup is made, if there is a folder for it. `Unusable` says what is wrong with a file.
        """
        refuse_folder(path)
        with opening(path):
            make_private(path)
            threads = [await Thread.of(path)]
            try:
                if backups is not None and (step := await threads[0].run(_next_step)) is not None:
                    copy = backups / name_of(path, now, before=step)
                    await asyncio.to_thread(back_up, path, copy)
                    log.info("the tables are brought up to date; the database as it was is %s", copy)
                await threads[0].run(lambda connection: _bring_up_to_date(path, connection, now))
                threads += [await Thread.of(path), await Thread.of(path)]
                return cls(path, *threads)
            except BaseException:
                for thread in threads:
                    await thread.close()
                raise

    async def close(self) -> None:
        """Wait for the writing under way, then let go of the file."""
        await self._at_rest.wait()
        for thread in (self._reader, self._archivist, self._writer):
            await thread.close()

    # Reading

    async def read(self, ask: Work[Answer], *, long: bool = False) -> Answer:
        """Ask something; `long` where many rows are read, so that nobody else waits for it."""
        self.reads += 1
        thread = self._archivist if long else self._reader
        with in_use_by_players():
            return await thread.run(ask)

    # Writing

    async def write(self, work: Work[Answer]) -> Answer:
        """All that a function writes, or nothing of it; `StoreTrouble` where the file does not let us.

        Whoever stops waiting does not stop the writing: a deed may be saved all the same, and is known by its
        interaction.
        """
        answer: Answer = await self._queue(_Job(work, asyncio.get_running_loop().create_future()))
        return answer

    async def execute(self, sql: str, *many: Sequence[Any]) -> None:
        """One statement, once for each of these values: all of them, or none."""
        await self.write(lambda db: _execute(db, sql, many))

    async def wipe(self) -> None:
        """Let nothing stay in the file of what was deleted: neither in unused pages nor in the log of writes."""
        try:
            await self._queue(_Job(_wipe, asyncio.get_running_loop().create_future(), alone=True))
        except sqlite3.OperationalError as error:
            log.warning("what was deleted may still be in %s: %s", self.path, error)

    async def _queue(self, job: _Job) -> Any:
        self.writes += 1
        self._jobs.append(job)
        if self._at_rest.is_set():
            self._at_rest.clear()
            # Not at once: whoever was answered together comes back together, a moment after the first.
            asyncio.get_running_loop().call_soon(self._write_next)
        with in_use_by_players():
            return await job.waiting

    def _write_next(self) -> None:
        """Hand over whoever waits; while they reach the disk, the next gather."""
        jobs, loop = self._next_group(), asyncio.get_running_loop()
        if not jobs:
            self._at_rest.set()
            return

        def write(connection: sqlite3.Connection) -> None:
            done = _write_group(jobs, connection)
            # Once for all of them, and without a hop more than that.
            loop.call_soon_threadsafe(self._written, jobs, done)

        try:
            self._writer.hand_over(write)
        except ValueError as closed:
            self._written(jobs, _Done([closed] * len(jobs)))

    def _written(self, jobs: list[_Job], done: _Done) -> None:
        if done.locked_out:
            # Whoever stood in line meanwhile has waited as long, and does not wait as long again.
            late, self._jobs = self._jobs, []
            done.answers += [done.answers[0]] * len(late)
            jobs += late
        for job, answer in zip(jobs, done.answers, strict=True):
            _answer(job, answer)
        self._write_next()

    def _next_group(self) -> list[_Job]:
        """Those who still wait, as many as go together."""
        waiting = [job for job in self._jobs if not job.waiting.cancelled()]
        first_alone = next((place for place, job in enumerate(waiting) if job.alone), len(waiting))
        size = min(max(first_alone, 1), MOST_TOGETHER)
        self._jobs = waiting[size:]
        return waiting[:size]


def _answer(job: _Job, answer: Any) -> None:
    if job.waiting.done():
        return
    if isinstance(answer, BaseException):
        job.waiting.set_exception(answer)
    else:
        job.waiting.set_result(answer)


# In a connection's thread -----------------------------------------------------------------------------------------


def _write_group(jobs: Sequence[_Job], connection: sqlite3.Connection) -> _Done:
    """Do all jobs and commit once. A job that fails takes only itself back; a commit that fails, everything."""
    try:
        if jobs[0].alone:
            return _Done([jobs[0].work(connection)])
        connection.execute("BEGIN IMMEDIATE")
        answers = _all_of(jobs, connection)
        if connection.in_transaction:
            connection.execute("COMMIT")
    except BaseException as error:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        locked_out = isinstance(error, sqlite3.Error) and is_busy(error)
        return _Done([error] * len(jobs), locked_out)
    return _Done(answers)


def _all_of(jobs: Sequence[_Job], connection: sqlite3.Connection) -> list[Any]:
    """What all jobs give. Usually none fails; if one does, all are done again, each with a way back of its own."""
    try:
        return [job.work(connection) for job in jobs]
    except Exception as error:
        if not connection.in_transaction:
            raise  # SQLite has taken back everything: its disk is full, or failing
        connection.execute("ROLLBACK")
        if len(jobs) == 1:
            return [error]
    connection.execute("BEGIN IMMEDIATE")
    return [_attempt(connection, job.work) for job in jobs]


def _attempt(connection: sqlite3.Connection, work: Work[Any]) -> Any:
    """One job of a group: what it gives, or the error that it ended with and that took back what it wrote."""
    connection.execute("SAVEPOINT job")
    try:
        answer = work(connection)
    except Exception as error:
        if not connection.in_transaction:
            raise  # SQLite has taken back the whole group: its disk is full, or failing
        connection.execute("ROLLBACK TO job")
        answer = error
    connection.execute("RELEASE job")
    return answer


def _execute(connection: sqlite3.Connection, sql: str, many: Sequence[Sequence[Any]]) -> None:
    # No cursor leaves its thread.
    connection.executemany(sql, many)


@contextmanager
def transaction(connection: sqlite3.Connection) -> Iterator[None]:
    """Both or neither: an error inside takes everything back."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        yield
        connection.execute("COMMIT")
    except BaseException:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
        raise


@contextmanager
def as_of_one_moment(connection: sqlite3.Connection) -> Iterator[None]:
    """Whatever is read inside is from the same moment."""
    connection.execute("BEGIN")
    try:
        yield
    finally:
        connection.execute("COMMIT")


def rows(connection: sqlite3.Connection, sql: str, *values: Any) -> list[sqlite3.Row]:
    """All rows that answer a question."""
    return connection.execute(sql, values).fetchall()


def first(connection: sqlite3.Connection, sql: str, *values: Any) -> Any:
    """The first row that answers a question; None if there is none."""
    return connection.execute(sql, values).fetchone()


def _set_up(connection: sqlite3.Connection) -> None:
    connection.row_factory = sqlite3.Row
    for pragma in PRAGMAS:
        # A pragma answers with a row; unread, it would count as a statement in progress and forbid to commit.
        connection.execute(pragma).fetchall()


def _wipe(connection: sqlite3.Connection) -> None:
    connection.execute("VACUUM")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()


def _bring_up_to_date(path: Path, connection: sqlite3.Connection, now: datetime) -> None:
    _check_ours(path, connection)
    migrate(path, connection, MIGRATIONS, now)
    with transaction(connection):
        connection.execute(OPENED, (now.isoformat(),))


def _check_ours(path: Path, connection: sqlite3.Connection) -> None:
    """Leave the tables of something else alone."""
    found = rows(connection, "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'")
    names = {row["name"] for row in found}
    if names and LEDGER_NAME not in names:
        raise Unusable(f"{path} is the database of something else: name another file with FLAMBEAU_DATABASE.")


def _next_step(connection: sqlite3.Connection) -> str | None:
    """The first step that a database in use has not taken yet; None for a new one, and if there is none."""
    if first(connection, "SELECT name FROM sqlite_master WHERE name = ?", LEDGER_NAME) is None:
        return None
    taken = taken_steps(connection)
    return next((each.name for each in MIGRATIONS if each.name not in taken), None) if taken else None


def migrate(path: Path, connection: sqlite3.Connection, migrations: Sequence[Migration], now: datetime) -> None:
    """Take the steps this database has not taken yet, each wholly or not at all."""
    ahead = steps_ahead(path, taken_steps(connection), migrations)
    bring_ledger_up_to_date(connection)
    remember = "INSERT INTO migrations (name, applied_at, additive) VALUES (?, ?, ?)"
    for migration in ahead:
        with transaction(connection):
            for statement in migration.statements:
                connection.execute(statement)
            connection.execute(remember, (migration.name, now.isoformat(), migration.additive))
