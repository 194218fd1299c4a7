"""What an installation needs around its database: backups, room on the disk, a clock that goes forward."""

import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.backing_up import loss
from bot.doctor.findings import Finding, Mend
from bot.heartbeat import NAME as HEARTBEAT
from bot.settings import Settings
from bot.store import Unusable
from bot.store.sqlite.backups import back_up, campaigns_in, kept_in, leftovers, look_through, name_of, reading

LITTLE_ROOM = 200 * 1024 * 1024
COPIES = 3
"""There should be room for so many more copies of the database: the next backup, and one for looking through."""
OVERDUE = timedelta(days=2)
SLACK = timedelta(minutes=2)
"""By so much two clocks may differ."""


def disk(settings: Settings, database: Path) -> Iterator[Finding]:
    """Whether there is room to go on writing."""
    size = database.stat().st_size if database.is_file() else 0
    for what, place in {"database": database.parent, "backups": settings.backups_folder}.items():
        there = next((each for each in (place, *place.resolve().parents) if each.is_dir()), None)
        if there is None:
            continue
        free = shutil.disk_usage(there).free
        told = f"{free // (1024 * 1024)} MB are free for the {what}"
        little = free < max(LITTLE_ROOM, COPIES * size)
        yield Finding("disk", f"{told}: make some room there" if little else told, "wrong" if little else "well")


def backups(settings: Settings, database: Path, now: datetime) -> Iterator[Finding]:
    """Whether there is a sound one that is young enough, and nothing is missing that it has."""
    folder = settings.backups_folder
    try:
        kept = kept_in(folder, database)
    except Unusable as error:
        yield Finding("backups", str(error), "wrong")
        return
    if (lost := loss(database, folder)) is not None:
        yield Finding("backups", lost, "wrong")
    if parts := leftovers(folder):
        told = f"{len(parts)} backups in {folder} were begun and never finished"
        yield Finding("backups", told, "wrong", Mend("removes them", lambda: _remove(parts)))
    take = Mend("takes a backup", lambda: _take(settings, database, now))
    if not kept:
        if _campaigns(database):
            yield Finding("backups", f"there is none in {folder}", "wrong", take)
        return
    last = kept[-1]
    try:
        held = look_through(last.path)
    except Unusable as error:
        yield Finding("backups", f"the last one is not sound: {error}", "wrong", take)
        return
    told = f"{len(kept)} in {folder}, the last of {last.at:%Y-%m-%d %H:%M} UTC with {held} campaigns"
    overdue = now - last.at > OVERDUE and _campaigns(database) > 0
    yield Finding("backups", told, "wrong" if overdue else "well", take if overdue else None)


def clock(settings: Settings, database: Path, now: datetime) -> Iterator[Finding]:
    """Whether it is later than all that has happened: a clock that runs behind calls nobody and closes no vote."""
    marks = {}
    with suppress(Unusable):  # told of the backups already
        kept = kept_in(settings.backups_folder, database)
        marks = {f"the backup {each.path.name}": each.at for each in kept}
    if database.is_file():
        marks["the last change of the database"] = datetime.fromtimestamp(database.stat().st_mtime, UTC)
        if (beat := _last_beat(database)) is not None:
            marks["the bot's last heartbeat"] = beat
    ahead = {what: at for what, at in marks.items() if at > now + SLACK}
    for what, at in ahead.items():
        told = f"it says {now:%Y-%m-%d %H:%M} UTC, but {what} was at {at:%Y-%m-%d %H:%M} UTC: set the clock"
        yield Finding("clock", told, "wrong")
    if not ahead:
        yield Finding("clock", f"it says {now:%Y-%m-%d %H:%M} UTC, after all that has happened")


def _campaigns(database: Path) -> int:
    with suppress(Unusable):
        return campaigns_in(database) if database.is_file() else 0
    return 0


def _take(settings: Settings, database: Path, now: datetime) -> str:
    made = settings.backups_folder / name_of(database, now)
    return f"{made} is written, with {back_up(database, made)} campaigns"


def _remove(parts: list[Path]) -> str:
    for part in parts:
        part.unlink(missing_ok=True)
    return f"{len(parts)} unfinished backups are removed"


def _last_beat(database: Path) -> datetime | None:
    with suppress(sqlite3.Error, ValueError), reading(database) as opened:
        row = opened.execute("SELECT value FROM notes WHERE name = ?", (HEARTBEAT,)).fetchone()
        return datetime.fromisoformat(row[0]) if row else None
    return None
