"""The campaigns: can each be read, does its log lead to its state, and does its channel show it?"""

import asyncio
from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path

from bot.doctor.findings import Finding, Mend
from bot.games import system_of
from bot.saves import Finding as Looked
from bot.saves import NoSaves, look_through
from bot.settings import Settings
from bot.store import alone_with, in_use, open_store
from bot.store.sqlite.backups import back_up, campaigns_in, name_of, reading
from bot.store.sqlite.faults import opening

LONG_AGO = timedelta(minutes=10)
"""A panel that is behind for longer is not about to be drawn."""
BEHIND = """
SELECT id, name, version, shown, updated_at FROM campaigns JOIN stage ON campaign_id = id
WHERE archived_at IS NULL AND lost_at IS NULL AND shown IS NOT NULL AND shown <> version ORDER BY id
"""


def campaigns(settings: Settings, now: datetime) -> Iterator[Finding]:
    """Each that is not as it should be, and how many are."""
    path = settings.database
    if not campaigns_in(path):
        yield Finding("campaigns", "there is none")
        return
    try:
        found = asyncio.run(look_through(path)).findings
    except NoSaves as error:
        yield Finding("campaigns", str(error), "wrong")
        return
    for one in found:
        yield from _troubles(settings, one, now)
    sound = sum(not one.troubles for one in found)
    yield Finding("campaigns", f"{sound} of {len(found)} can be read, and their logs lead where they stand")
    yield from _unshown(path, now)


def _troubles(settings: Settings, one: Looked, now: datetime) -> Iterator[Finding]:
    mend = Mend(f"rebuilds campaign {one.id} from its log", lambda: _rebuild(settings, one, now))
    for number, trouble in enumerate(one.troubles):
        yield Finding("campaigns", f"{one}: {trouble}", "wrong", mend if one.rebuilt and not number else None)
    if one.older and one.differs:
        yield Finding("campaigns", f"{one}: {one.older}: {one.differs}", "remark")


def _rebuild(settings: Settings, one: Looked, now: datetime) -> str:
    """Put what the log leads to in the place of the state; the database as it was is kept."""
    assert one.rebuilt is not None
    rules, state = system_of(one.rebuilt).rules, one.rebuilt.model_dump_json()
    with alone_with(settings.database):
        before = settings.backups_folder / name_of(settings.database, now, before="mending")
        if not before.exists():
            back_up(settings.database, before)
        asyncio.run(_write(settings.database, one.id, rules, state, now))
    return f"{one} is rebuilt from its log; the database as it was is {before}"


async def _write(path: Path, campaign_id: int, rules: int, state: str, now: datetime) -> None:
    async with await open_store(path, now=now) as store:
        await store.rebuild(campaign_id, rules=rules, state=state)


def _unshown(path: Path, now: datetime) -> Iterator[Finding]:
    """Campaigns whose channel shows another version. The bot itself draws them, as soon as it can."""
    runs = in_use(path)
    with opening(path), reading(path) as opened:
        noted = opened.execute("SELECT name FROM sqlite_master WHERE name = 'notes'").fetchone()
        behind = opened.execute(BEHIND).fetchall() if noted else []
    for number, name, version, shown, updated in behind:
        stands = f"campaign {number} ({name}) is at version {version}, its channel shows {shown}"
        if not runs:
            yield Finding("channels", f"{stands}; the next start shows it", "remark")
        elif now - datetime.fromisoformat(updated) > LONG_AGO:
            told = f"{stands}, since {updated[:16]}: may the bot write there? /repair panel shows it anew"
            yield Finding("channels", told, "wrong")
