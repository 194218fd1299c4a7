"""Backups, whatever the engine: each knows how to make its own and to put it back."""

from datetime import datetime
from pathlib import Path

from bot.store.address import Address, Server
from bot.store.driver import postgres
from bot.store.sqlite.backups import back_up, campaigns_in, name_of, restore


def backup_name(database: Address, at: datetime, before: str | None = None) -> str:
    """What a backup is called: whose it is, when it was made, and before what."""
    if isinstance(database, Path):
        return name_of(database, at, before)
    return Path(name_of(Path(f"{database.name}.x"), at, before)).with_suffix(".dump").name


def back_up_anything(database: Address, target: Path) -> int:
    """Make a backup while others write: how many campaigns are in it."""
    if isinstance(database, Path):
        return back_up(database, target)
    return postgres().back_up(database, target)


def restore_anything(file: Path, database: Address, now: datetime) -> tuple[int, Path | None]:
    """Put a backup back: how many campaigns came, and where what was replaced lies now.

    A file is replaced and kept; a server's database has to be empty.
    """
    if isinstance(database, Server):
        return postgres().restore(file, database, now), None
    replaced = restore(file, database, now)
    return campaigns_in(database), replaced
