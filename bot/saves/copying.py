"""A copy of a database to work with: whatever is done to it, the file somebody plays with stays as it is."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store import Address, Server, Unusable
from bot.store.driver import postgres

IN_USE = "-shm"
"""SQLite keeps a file with this ending beside a database that somebody has open, or was killed with."""
NOT_WRITTEN_BACK = ("-wal", "-journal")
"""What belongs to a database and lies beside it."""
TABLES = {"campaigns", "deeds", "events", "migrations"}


class NoSaves(Exception):
    """There are no campaigns to be found in this file; the message says why."""


@contextmanager
def copied(path: Address) -> Iterator[Path]:
    """A copy of a database, for as long as it is worked with; that of a server is a file too."""
    with TemporaryDirectory(prefix="flambeau-") as folder:
        copy = Path(folder) / "copy.db"
        try:
            if isinstance(path, Server):
                postgres().bring_to_file(path, copy)
            else:
                _copy(path, copy)
                _check(path, copy)
        except Unusable as error:
            raise NoSaves(str(error)) from error
        except (OSError, sqlite3.Error) as error:
            raise NoSaves(f"{path} can't be read: {_reason(error)}.") from error
        yield copy


def check_free(target: Path) -> None:
    """Refuse to write over anything."""
    if target.exists():
        raise NoSaves(f"{target} is there already, and nothing is written over it.")


def hand_out(copy: Path, target: Path) -> None:
    """Put a copy where somebody wants to have it, unless something came there meanwhile."""
    check_free(target)
    try:
        with copy.open("rb") as source, target.open("xb") as written:
            shutil.copyfileobj(source, written)
    except OSError as error:
        raise NoSaves(f"{target} can't be written: {_reason(error)}.") from error


def _copy(path: Path, copy: Path) -> None:
    if not _beside(path, IN_USE).exists():
        shutil.copyfile(path, copy)
        for ending in NOT_WRITTEN_BACK:
            if _beside(path, ending).exists():
                shutil.copyfile(_beside(path, ending), _beside(copy, ending))
        return
    # A bot may be writing at this moment: SQLite knows what belongs together.
    with (
        closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True)) as source,
        closing(sqlite3.connect(copy)) as target,
    ):
        source.backup(target)


def _check(path: Path, copy: Path) -> None:
    with closing(sqlite3.connect(copy)) as database:
        found = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not found >= TABLES:
        raise NoSaves(f"{path} is no database of Flambeau.")


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _reason(error: Exception) -> str:
    return (error.strerror or str(error)) if isinstance(error, OSError) else str(error)
