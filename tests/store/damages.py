"""Databases that somebody has done something to, and programs that are not allowed everything."""

import ctypes
import os
import resource
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from hashlib import sha256
from pathlib import Path

from bot.paths import ROOT
from bot.store import open_store
from tests.store.conftest import NOW

WELL_FORMED = "MTE5MTE1MDAwMDAwMDAwMDAwMA.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"
DROP_FROM_BOUNDS = 24
MAY_READ_AND_WRITE_ANYTHING = (1, 2)
"""What even root is not allowed any more, so that a file that can't be written can't be written."""
LONGEST = 30.0
PAGE = 4096


async def a_database(path: Path, campaigns: int = 3) -> Path:
    """A database of today with so many campaigns that nobody has done anything in."""
    async with await open_store(path, now=NOW) as store:
        for number in range(1, campaigns + 1):
            await store.create_campaign(
                guild_id=1,
                channel_id=number,
                name=f"Braise {number}",
                interaction_id=number,
                rules=1,
                state=f'{{"name": "{"x" * 3000}"}}',
                now=NOW,
            )
    return path


def truncate(path: Path) -> None:
    """The second half is gone."""
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


def scribble(path: Path) -> None:
    """Rubbish in the middle: all but the first two pages."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(2 * PAGE)
        file.write(b"\xee" * (size - 2 * PAGE))


def lead_astray(path: Path) -> None:
    """The end of a state that fills many pages points to a page that is not there."""
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE campaigns SET state = ? WHERE id = 1", ("x" * 50_000,))
        database.commit()
        database.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    with path.open("r+b") as file:
        file.seek(-PAGE, os.SEEK_END)
        file.write(b"\x00\xff\xff\xff")


def in_the_future(path: Path) -> None:
    """Tables that a later Flambeau has made."""
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("INSERT INTO migrations (name, applied_at) VALUES ('0999_dragons', '')")


def as_in_the_past(path: Path) -> None:
    """The last step of the schema is still to be taken."""
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("DELETE FROM migrations WHERE name = '0010_agenda'")
        database.execute("DROP TABLE agenda")


def names_in(folder: Path) -> list[str]:
    """What lies in a folder."""
    return sorted(each.name for each in folder.iterdir())


def digest_of(path: Path) -> str:
    """What a file is, byte by byte."""
    return sha256(path.read_bytes()).hexdigest()


def carry_off(path: Path, target: Path) -> None:
    """Copy a database somebody has open with all that belongs to it, as if that process had been killed."""
    target.parent.mkdir(parents=True, exist_ok=True)
    for ending in ("", "-wal", "-shm"):
        shutil.copyfile(f"{path}{ending}", f"{target}{ending}")


def campaigns_of(path: Path) -> int:
    """How many campaigns are in a database, asked without any code of ours."""
    with closing(sqlite3.connect(path)) as database:
        return int(database.execute("SELECT count(*) FROM campaigns").fetchone()[0])


@contextmanager
def locked(path: Path) -> Iterator[None]:
    """Another program has the file for itself."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA locking_mode = EXCLUSIVE")
        database.execute("BEGIN EXCLUSIVE")
        yield


def _nobody_special() -> None:
    if os.geteuid() == 0:
        for capability in MAY_READ_AND_WRITE_ANYTHING:
            ctypes.CDLL(None).prctl(DROP_FROM_BOUNDS, capability, 0, 0, 0)


def flambeau(*arguments: str | Path, room: int | None = None, **settings: str | Path) -> subprocess.Popen[str]:
    """The command as a process of its own; with `room`, no file may get larger than that."""

    def prepare() -> None:
        _nobody_special()
        if room is not None:
            resource.setrlimit(resource.RLIMIT_FSIZE, (room, room))

    usual = {"PYTHONPATH": str(ROOT), "DISCORD_TOKEN": WELL_FORMED, "NO_COLOR": "1", "COLUMNS": "200"}
    return subprocess.Popen(
        [sys.executable, "-B", "-m", "bot", *map(str, arguments)],
        env={**os.environ, **usual, **{name: str(value) for name, value in settings.items()}},
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=prepare,
    )


def ending_of(process: subprocess.Popen[str]) -> tuple[int, str]:
    """Its exit code and what it said on standard error, once it has ended."""
    with process:
        try:
            _, said = process.communicate(timeout=LONGEST)
        except subprocess.TimeoutExpired:
            process.kill()
            raise AssertionError(f"{process.args!r} does not end") from None
    return process.returncode, said
