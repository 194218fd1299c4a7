"""A backup a day, made while people play; and whether campaigns are gone that a backup still has."""

import asyncio
import logging
from contextlib import suppress
from datetime import datetime, timedelta
from pathlib import Path

from bot.clock import Clock
from bot.settings import Settings
from bot.store import Address, Server, Unusable
from bot.store.sqlite.backups import back_up, campaigns_in, is_due, kept_in, name_of, rotate

log = logging.getLogger(__name__)

LOOK = timedelta(hours=1)
"""How often it is looked whether one is due: a new database has its first campaign any time."""


async def keep_backups(settings: Settings, clock: Clock) -> None:
    """Make a backup whenever one is due, until cancelled. None of it is done on the event loop.

    Those of a server are for whoever runs it: a copy a day is less than what a server can do.
    """
    if isinstance(settings.database, Server):
        log.info("backups of %s are left to whoever runs that server", settings.database)
        while True:
            await clock.sleep_until(clock.now() + LOOK)
    with suppress(Unusable):  # told as soon as a backup is made
        if (lost := await asyncio.to_thread(loss, settings.database, settings.backups_folder)) is not None:
            log.error("%s", lost)
    while True:
        try:
            await asyncio.to_thread(back_up_if_due, settings.database, settings, clock.now())
        except Unusable as error:
            log.error("no backup could be made: %s", error)
        await clock.sleep_until(clock.now() + LOOK)


def back_up_if_due(database: Path, settings: Settings, now: datetime) -> Path | None:
    """Make one if it is time and there is anything to keep, and let the oldest go; the new one."""
    folder = settings.backups_folder
    if settings.backups_kept == 0 or not is_due(kept_in(folder, database), now) or not campaigns_in(database):
        return None
    made = folder / name_of(database, now)
    campaigns = back_up(database, made)
    # Only once there is a new one.
    gone = rotate(folder, database, settings.backups_kept)
    log.info("backed up %d campaigns to %s; %d old backups removed", campaigns, made, len(gone))
    return made


def loss(database: Address, folder: Path) -> str | None:
    """A sentence if a database has no campaign though its last backup has some; None if all is well.

    `Unusable` if nobody may look into the folder.
    """
    if isinstance(database, Server):
        return None  # its backups are not ours to know of
    kept = kept_in(folder, database)
    if not kept:
        return None
    try:
        before = campaigns_in(kept[-1].path)
        if before == 0 or (database.exists() and campaigns_in(database)):
            return None
    except Unusable:
        return None  # that one can't be opened is told by whoever opens it
    return (
        f"{database} has no campaign, but its last backup has {before}: if that was not meant, stop the bot and "
        f"put it back with flambeau restore {kept[-1].path}; once a campaign has begun, this is not said any more."
    )
