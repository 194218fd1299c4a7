"""Only one bot on a file: a lock of the operating system, which ends with the process however that ends.

Whoever only reads needs none. The lock's file stays where it is: it says nothing by being there.
"""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from bot.store.faults import Unusable
from bot.store.private import make_private
from bot.store.sqlite.faults import opening, refuse_folder

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ENDING = "-lock"
"""It lies beside the database, as SQLite's own files do."""


class InUse(Unusable):
    """Another process plays with this database."""

    def __init__(self, where: object, holder: str = "", *, or_name: str = "file") -> None:
        who = f" (process {holder})" if holder else ""
        told = f"{where} is in use by another Flambeau{who}: stop that one first, or name another {or_name}."
        super().__init__(told)


@contextmanager
def alone_with(path: Path) -> Iterator[None]:
    """While this lasts no other process gets the same; `InUse` if one has it already."""
    refuse_folder(path)
    with opening(path):
        make_private(lock_of(path))
        file = lock_of(path).open("a+", encoding="ascii")
    with file:
        if not _lock(file):
            file.seek(0)
            raise InUse(path, file.read(20).strip())
        with opening(path):
            file.truncate(0)
            file.write(f"{os.getpid()}\n")
            file.flush()
        yield


def in_use(path: Path) -> bool:
    """Whether some process plays with this database now."""
    if not lock_of(path).exists():
        return False
    with opening(path), lock_of(path).open("a+", encoding="ascii") as file:
        return not _lock(file)


def lock_of(path: Path) -> Path:
    """The file that is locked in the database's stead."""
    return path.with_name(path.name + ENDING)


def _lock(file: IO[str]) -> bool:
    """Lock a file until it is closed; whether that went."""
    try:
        if sys.platform == "win32":
            # Far behind what is written there, which others may read.
            file.seek(1 << 20)
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
