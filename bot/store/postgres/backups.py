"""Backups of a server's database, by PostgreSQL's own programs.

One now and then is ours: before a move, or to carry it away. Those of every day are for whoever runs the server,
who can do better than a copy a day (pgBackRest, WAL-G, a managed service).
"""

import os
import shutil
import subprocess
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from bot.store.address import Server
from bot.store.faults import Unusable
from bot.store.postgres.asking import look_at
from bot.store.postgres.database import conninfo
from bot.store.postgres.faults import opening
from bot.store.private import make_private
from bot.store.records import RESTORED

PARTIAL = ".partial"
"""What is not whole yet has this at the end of its name."""
DISTRIBUTIONS = Path("/usr/lib/postgresql")
"""Where Debian puts programs that are not on the path."""
NOTE = "INSERT INTO notes VALUES (%s, %s) ON CONFLICT (name) DO UPDATE SET value = excluded.value"


def back_up(where: Server, target: Path) -> int:
    """Write a whole database to a file, while others write to it: how many campaigns there are."""
    program = _program("pg_dump")
    seen = look_at(where)
    if target.exists():
        raise Unusable(f"{target} is there already, and nothing is written over it.")
    partial = target.with_name(target.name + PARTIAL)
    try:
        make_private(partial)
        _run(where, program, "--format=custom", "--no-owner", "--no-privileges", f"--file={partial}")
        _listed(partial)
        partial.rename(target)
    except OSError as error:
        raise Unusable(f"{target} can't be written: {error.strerror or error}.") from error
    finally:
        with suppress(OSError):
            partial.unlink(missing_ok=True)
    return seen.campaigns


def restore(file: Path, where: Server, now: datetime) -> int:
    """Put a backup into an empty database: all of it or nothing; how many campaigns came back."""
    program = _program("pg_restore")
    if not file.is_file():
        raise Unusable(f"there is no file at {file}.")
    _listed(file)
    if not look_at(where).empty:
        raise Unusable(f"{where} is not empty: make a new database with createdb, and restore into that one.")
    _run(where, program, "--exit-on-error", "--single-transaction", "--no-owner", "--no-privileges", str(file))
    with opening(where), psycopg.connect(conninfo(where)) as connection:
        # Channels may show more than this save knows: at the next start everything is drawn anew.
        connection.execute(NOTE, (RESTORED, now.isoformat()))
    return look_at(where).campaigns


def _program(name: str) -> str:
    found = shutil.which(name) or max(map(str, DISTRIBUTIONS.glob(f"*/bin/{name}")), default=None)
    if found is None:
        raise Unusable(f"{name} is not installed: install PostgreSQL's client programs (postgresql-client).")
    return found


def _run(where: Server, program: str, *arguments: str) -> None:
    """Run a program on a database; whoever lists the processes sees no password."""
    said = conninfo_to_dict(where.url)
    password = said.pop("password", None)
    environment = {**os.environ, **({"PGPASSWORD": str(password)} if password else {})}
    command = [program, f"--dbname={make_conninfo('', **said)}", *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        lines = done.stderr.strip().splitlines() or ["it failed"]
        raise Unusable(f"{Path(program).name} could not do it for {where}: {lines[0]}.")


def _listed(file: Path) -> None:
    """Look whether a backup can be read."""
    listing = [_program("pg_restore"), "--list", str(file)]
    done = subprocess.run(listing, capture_output=True, text=True)
    if done.returncode != 0 or " campaigns " not in done.stdout:
        raise Unusable(f"{file} is no backup of Flambeau on PostgreSQL: name another file.")
