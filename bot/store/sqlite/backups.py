"""Backups: whole copies of the database, made while it is played with, each looked through before it counts."""

import os
import re
import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

from bot.store.faults import Unusable
from bot.store.migrating import steps_ahead
from bot.store.private import make_private
from bot.store.records import RESTORED
from bot.store.sqlite.faults import damaged, opening, refuse_folder
from bot.store.sqlite.ledger import taken_steps
from bot.store.sqlite.locking import alone_with
from bot.store.sqlite.migrations import MIGRATIONS

EVERY = timedelta(days=1)
PARTIAL = ".partial"
"""What is not whole yet has this at the end of its name."""
REPLACED = ".replaced-"
BEFORE_UPGRADES_KEPT = 3
"""How many of those are kept that were made before the tables were brought up to date."""
STAMP = "%Y%m%dT%H%M%SZ"
NAME = re.compile(r"(?P<stem>.+)-(?P<at>\d{8}T\d{6}Z)(?:-before-(?P<before>\w+))?\.sqlite3")
TABLES = {"campaigns", "deeds", "events", "migrations"}
BESIDE = ("-wal", "-shm")


@dataclass(frozen=True, order=True)
class Backup:
    """A copy that was kept."""

    at: datetime
    path: Path
    before: str | None = None
    """The step of the schema it was made before; None for those of every day."""


# Which there are, which are due, which go -------------------------------------------------------------------------


def name_of(database: Path, at: datetime, before: str | None = None) -> str:
    """What a backup is called: whose it is, when it was made, and before what."""
    return f"{database.stem}-{at.astimezone(UTC):{STAMP}}{f'-before-{before}' if before else ''}.sqlite3"


def kept_in(folder: Path, database: Path) -> list[Backup]:
    """The backups of a database, the oldest first; `Unusable` if nobody may look into the folder.

    Whatever else lies there is none of ours.
    """
    with opening(folder), suppress(FileNotFoundError, NotADirectoryError):
        found = [(path, NAME.fullmatch(path.name)) for path in folder.iterdir()]
        return sorted(
            Backup(datetime.strptime(name["at"], STAMP).replace(tzinfo=UTC), path, name["before"])
            for path, name in found
            if name is not None and name["stem"] == database.stem
        )
    return []


def is_due(kept: Sequence[Backup], now: datetime) -> bool:
    """Whether none was made in the last day. One from the future, before a clock was set back, does not count."""
    return not any(now - EVERY < each.at <= now for each in kept)


def to_go(kept: Sequence[Backup], most: int) -> list[Backup]:
    """Those beyond the number that is kept, the oldest first; of the ones before an upgrade the last few stay."""
    daily = sorted(each for each in kept if each.before is None)
    upgrades = sorted(each for each in kept if each.before is not None)
    return [*daily[: max(len(daily) - most, 0)], *upgrades[: max(len(upgrades) - BEFORE_UPGRADES_KEPT, 0)]]


# Making one -------------------------------------------------------------------------------------------------------


def back_up(database: Path, target: Path) -> int:
    """Copy a database while others write to it, and look through the copy: how many campaigns are in it.

    Until it is whole and sound it has another name: whoever is killed half-way leaves no backup that is none.
    """
    refuse_folder(database)
    if not database.exists():
        raise Unusable(f"there is no database at {database}.")
    with opening(target.parent):
        there = target.exists()
    if there:
        raise Unusable(f"{target} is there already, and nothing is written over it.")
    partial = target.with_name(target.name + PARTIAL)
    try:
        _copy(database, partial)
        campaigns = _look_through(partial, blame=database)
        with opening(target):
            os.rename(partial, target)
            _sync(target.parent)
    except BaseException:
        _forget(partial)
        raise
    return campaigns


def look_through(path: Path) -> int:
    """How many campaigns are in a backup, if it is sound and of a Flambeau we know; else `Unusable`."""
    refuse_folder(path)
    if not path.exists():
        raise Unusable(f"there is no file at {path}.")
    return _look_through(path, blame=path)


def campaigns_in(path: Path) -> int:
    """How many campaigns are in a database, without looking through all of it."""
    with opening(path), reading(path) as source:
        return _campaigns(source)


def refuse_unreadable(path: Path) -> None:
    """`Unusable` where a file is that is no database one can read; nothing where there is no file at all."""
    refuse_folder(path)
    if path.exists():
        campaigns_in(path)


def leftovers(folder: Path) -> list[Path]:
    """What was begun and never became a backup."""
    with opening(folder):
        return sorted(folder.glob(f"*{PARTIAL}")) if folder.is_dir() else []


def rotate(folder: Path, database: Path, most: int) -> list[Path]:
    """Remove what is beyond the number that is kept."""
    gone = [each.path for each in to_go(kept_in(folder, database), most)]
    with opening(folder):
        for path in gone:
            path.unlink(missing_ok=True)
    return gone


# Putting one in the place of the database -------------------------------------------------------------------------


def restore(backup: Path, database: Path, now: datetime) -> Path | None:
    """Put a backup in the place of a database nobody plays with; where the replaced one lies now."""
    look_through(backup)
    with alone_with(database):
        arriving = database.with_name(database.name + PARTIAL)
        try:
            _copy(backup, arriving)
            _look_through(arriving, blame=backup)
            with opening(database):
                _note_restored(arriving, now)
                replaced = _put_aside(database, now)
                os.replace(arriving, database)
                _sync(database.parent)
        except BaseException:
            _forget(arriving)
            raise
    return replaced


def _note_restored(database: Path, now: datetime) -> None:
    """Channels may show more than this save knows: at the next start everything is drawn anew.

    A save from before there were notes has no place for that: it is brought up to date by the next start.
    """
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        if not _has_table(connection, "notes"):
            return
        connection.execute("INSERT OR REPLACE INTO notes VALUES (?, ?)", (RESTORED, now.isoformat()))
        connection.commit()


def _put_aside(database: Path, now: datetime) -> Path | None:
    """Rename a database and what belongs to it: a log that stays behind would be written into the next one."""
    if not database.exists():
        for ending in BESIDE:
            database.with_name(database.name + ending).unlink(missing_ok=True)
        return None
    with suppress(sqlite3.Error), closing(sqlite3.connect(database)) as old:
        old.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    aside = _free(database.with_name(f"{database.name}{REPLACED}{now.astimezone(UTC):{STAMP}}"))
    for ending in (*BESIDE, ""):
        with suppress(FileNotFoundError):
            os.rename(database.with_name(database.name + ending), aside.with_name(aside.name + ending))
    return aside


def _free(path: Path) -> Path:
    """A name that nothing has yet: two may be put aside in one second."""
    names = (path if number == 1 else path.with_name(f"{path.name}-{number}") for number in count(1))
    return next(name for name in names if not any(Path(f"{name}{ending}").exists() for ending in (*BESIDE, "")))


# Copying and looking ----------------------------------------------------------------------------------------------


def _copy(source: Path, target: Path) -> None:
    with opening(source), reading(source) as read:
        _campaigns(read)  # what is no database is told as such, and not as a copy that failed
        with opening(target):
            _forget(target)
            make_private(target)
            with closing(sqlite3.connect(target)) as written:
                # In one go: a bot that writes in between would make it begin again and again.
                read.backup(written)
                # One file, without a log beside it, that can be carried about.
                written.execute("PRAGMA journal_mode = DELETE").fetchone()


def _look_through(path: Path, *, blame: Path) -> int:
    """Everything in a file that nobody writes to."""
    with opening(blame), reading(path) as copy:
        said = [row[0] for row in copy.execute("PRAGMA integrity_check(5)")]
        if said != ["ok"]:
            raise damaged(blame, str(said[0]))
        found = {name for (name,) in copy.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not found >= TABLES:
            raise Unusable(f"{blame} is no database of Flambeau: name another file.")
        steps_ahead(blame, taken_steps(copy), MIGRATIONS)
        return _campaigns(copy)


@contextmanager
def reading(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that changes nothing, also while others write."""
    with closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as connection:
        yield connection


def _campaigns(connection: sqlite3.Connection) -> int:
    if not _has_table(connection, "campaigns"):
        return 0
    return int(connection.execute("SELECT count(*) FROM campaigns").fetchone()[0])


def _has_table(connection: sqlite3.Connection, name: str) -> bool:
    found = connection.execute("SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?", (name,))
    return bool(found.fetchone()[0])


def _forget(path: Path) -> None:
    for each in (path, path.with_name(f"{path.name}-journal")):
        with suppress(OSError):
            each.unlink(missing_ok=True)


def _sync(folder: Path) -> None:
    """Let the disk know of a new name too."""
    if os.name == "posix":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
