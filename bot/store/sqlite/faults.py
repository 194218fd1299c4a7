"""What can be wrong with the file, in SQLite's words and the operating system's, and what we make of it."""

import errno
import logging
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from bot.store.faults import Conflict, StoreTrouble, Trouble, Unusable

log = logging.getLogger(__name__)

NO_ROOM = (errno.ENOSPC, errno.EFBIG, errno.EDQUOT)
NOT_ALLOWED = (errno.EACCES, errno.EPERM, errno.EROFS)
KINDS: dict[str, Trouble] = {
    "BUSY": "busy",
    "LOCKED": "busy",
    "FULL": "unwritable",
    "IOERR": "unwritable",
    "READONLY": "unwritable",
    "CANTOPEN": "unwritable",
    "PERM": "unwritable",
    "CORRUPT": "damaged",
    "NOTADB": "damaged",
}
"""SQLite's own names. Whatever is not among them is our mistake and stays an error."""

RESTORE = "put a backup in its place with flambeau restore FILE"


@contextmanager
def opening(path: Path) -> Iterator[None]:
    """While a file is opened or made: what goes wrong is `Unusable`."""
    try:
        yield
    except (sqlite3.Error, OSError, StoreTrouble) as error:
        raise Unusable(_sentence(path, error)) from error


@contextmanager
def in_use_by_players() -> Iterator[None]:
    """While a file is read or written: what is wrong with the file is `StoreTrouble`."""
    try:
        yield
    except sqlite3.IntegrityError as error:
        raise Conflict(str(error)) from error
    except sqlite3.Error as error:
        if (kind := KINDS.get(_name(error))) is None:
            raise
        log.error("the database is %s: %s", kind, error)
        raise StoreTrouble(kind, str(error)) from error


def is_busy(error: sqlite3.Error) -> bool:
    """Whether somebody else has the file locked."""
    return KINDS.get(_name(error)) == "busy"


def refuse_folder(path: Path) -> None:
    """A folder is no file, though SQLite only says that it can't be opened."""
    with opening(path):
        is_folder = path.is_dir()
    if is_folder:
        raise Unusable(f"{path} is a folder, not a database: name a file in it with FLAMBEAU_DATABASE.")


def damaged(path: Path, why: str) -> Unusable:
    """Not all of it can be read."""
    saved = f"flambeau saves {path} tells what can still be read"
    return Unusable(f"{path} is damaged ({why.splitlines()[0]}): {RESTORE}; {saved}.")


def _name(error: sqlite3.Error) -> str:
    """SQLite's name of an error, without what it says in detail."""
    return getattr(error, "sqlite_errorname", "").removeprefix("SQLITE_").partition("_")[0]


def _sentence(path: Path, error: Exception) -> str:
    cause = error.__cause__ if isinstance(error, StoreTrouble) and error.__cause__ is not None else error
    if isinstance(cause, OSError):
        return _sentence_of_system(path, cause)
    name = _name(cause) if isinstance(cause, sqlite3.Error) else ""
    match name:
        case "NOTADB":
            return f"{path} is no database: {RESTORE}, or name another file with FLAMBEAU_DATABASE."
        case "CORRUPT":
            return str(damaged(path, str(cause)))
        case "READONLY" | "CANTOPEN" | "PERM":
            return _not_allowed(path)
        case "FULL":
            return _no_room(path)
        case "IOERR":
            return f"{path} can't be written ({cause}): see whether its disk is full or failing."
        case "BUSY" | "LOCKED":
            return f"{path} is locked by another program: end that one, then try again."
    return f"{path} can't be opened: {cause}."


def _sentence_of_system(path: Path, error: OSError) -> str:
    if error.errno in NOT_ALLOWED:
        return _not_allowed(path)
    if error.errno in NO_ROOM:
        return _no_room(path)
    return f"{path} can't be opened: {error.strerror or error}."


def _not_allowed(path: Path) -> str:
    return (
        f"{path} can't be opened for writing: let the user who runs Flambeau write to it, to the files beside it "
        "and to its folder."
    )


def _no_room(path: Path) -> str:
    return f"{path} can't be written, since its disk is full: make some room there."
