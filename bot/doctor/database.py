"""The file itself: is it whole, is it ours, how large is it, and who has it?"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

from bot.doctor.findings import Finding, Mend
from bot.store import Unusable, alone_with, in_use
from bot.store.migrating import steps_ahead
from bot.store.sqlite.backups import reading, refuse_unreadable
from bot.store.sqlite.faults import opening
from bot.store.sqlite.ledger import taken_steps
from bot.store.sqlite.migrations import LEDGER_NAME, MIGRATIONS

MEGABYTE = 1024 * 1024
LARGE_LOG = 16 * MEGABYTE
"""SQLite writes its log back by itself long before; one that grew so large could not be."""


def database(path: Path) -> Iterator[Finding]:
    """Everything about the file, as far as it can be read."""
    try:
        refuse_unreadable(path)
        if not path.exists():
            yield Finding("database", f"there is none at {path} yet; the first start makes it", "remark")
            return
        with opening(path), reading(path) as opened:
            broken = list(_broken(opened))
            yield from (Finding("database", line, "wrong") for line in broken)
            if not broken:
                yield Finding("database", f"{path} is whole ({_megabytes(path)})")
            yield from _schema(path, opened)
        yield _who(path)
        yield from _log(path)
    except Unusable as error:
        yield Finding("database", str(error), "cant")


def _broken(opened: sqlite3.Connection) -> Iterator[str]:
    said = [str(row[0]) for row in opened.execute("PRAGMA integrity_check(5)")]
    if said != ["ok"]:
        yield f"it is damaged ({said[0]}): put a backup in its place with flambeau restore FILE"
    if astray := opened.execute("PRAGMA foreign_key_check").fetchall():
        tables = ", ".join(sorted({str(row[0]) for row in astray}))
        yield f"{len(astray)} rows belong to nothing (in {tables}): put a backup in its place"


def _schema(path: Path, opened: sqlite3.Connection) -> Iterator[Finding]:
    tables = {name for (name,) in opened.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        yield Finding("schema", f"{path} has no tables yet; the next start makes them", "remark")
        return
    if LEDGER_NAME not in tables:
        raise Unusable(f"{path} is the database of something else: name another file with FLAMBEAU_DATABASE.")
    if ahead := steps_ahead(path, taken_steps(opened), MIGRATIONS):
        told = f"{len(ahead)} steps are still to be taken; the next start takes them, after a backup"
        yield Finding("schema", told, "remark")
    else:
        yield Finding("schema", f"the tables are up to date ({MIGRATIONS[-1].name})")


def _who(path: Path) -> Finding:
    return Finding("lock", "a bot runs on it" if in_use(path) else "no bot runs on it")


def _log(path: Path) -> Iterator[Finding]:
    log = path.with_name(f"{path.name}-wal")
    if log.exists() and log.stat().st_size > LARGE_LOG:
        told = f"{log} has grown to {_megabytes(log)}: something keeps it from being written back"
        yield Finding("log", told, "wrong", Mend("writes the log back", lambda: _write_back(path)))


def _write_back(path: Path) -> str:
    with alone_with(path), opening(path), closing(sqlite3.connect(path)) as opened:
        opened.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    return f"the log of {path} is written back"


def _megabytes(path: Path) -> str:
    return f"{path.stat().st_size / MEGABYTE:.1f} MB"
