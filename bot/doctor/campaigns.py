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
from bot.store import Address, Server, in_use, open_store, sole_use
from bot.store.backups import back_up_anything, backup_name
from bot.store.driver import postgres
from bot.store.sqlite.backups import campaigns_in, reading
from bot.store.sqlite.faults import opening

LONG_AGO = timedelta(minutes=10)
"""A panel that is behind for longer is not about to be drawn."""
BEHIND = """
SELECT id, name, version, shown, updated_at FROM campaigns JOIN stage ON campaign_id = id
WHERE archived_at IS NULL AND lost_at IS NULL AND shown <> version ORDER BY id
"""


def campaigns(settings: Settings, now: datetime) -> Iterator[Finding]:
    """Each that is not as it should be, and how many are."""
    where = settings.database
    if not _number(where):
        yield Finding("campaigns", "there is none")
        return
    try:
        found = asyncio.run(look_through(where)).findings
    except NoSaves as error:
        yield Finding("campaigns", str(error), "wrong")
        return
    for one in found:
        yield from _troubles(settings, one, now)
    sound = sum(not one.troubles for one in found)
    yield Finding("campaigns", f"{sound} of {len(found)} can be read, and their logs lead where they stand")
    yield from _unshown(where, now)


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
    before = settings.backups_folder / backup_name(settings.database, now, before="mending")
    asyncio.run(_write(settings.database, before, one.id, rules, state, now))
    return f"{one} is rebuilt from its log; the database as it was is {before}"


async def _write(where: Address, before: Path, campaign_id: int, rules: int, state: str, now: datetime) -> None:
    async with sole_use(where):
        await asyncio.to_thread(_keep, where, before)
        async with await open_store(where, now=now) as store:
            await store.rebuild(campaign_id, rules=rules, state=state)


def _keep(where: Address, before: Path) -> None:
    if not before.exists():
        back_up_anything(where, before)


def _unshown(where: Address, now: datetime) -> Iterator[Finding]:
    """Campaigns whose channel shows another version. The bot itself draws them, as soon as it can."""
    runs = in_use(where)
    for number, name, version, shown, updated in _behind(where):
        stands = f"campaign {number} ({name}) is at version {version}, its channel shows {shown}"
        if not runs:
            yield Finding("channels", f"{stands}; the next start shows it", "remark")
        elif now - updated > LONG_AGO:
            told = f"{stands}, since {updated:%Y-%m-%d %H:%M}: may the bot write there? /repair panel shows it anew"
            yield Finding("channels", told, "wrong")


def _behind(where: Address) -> list[tuple[int, str, int, int, datetime]]:
    if isinstance(where, Server):
        with postgres().asking(where) as connection:
            there = connection.execute("SELECT to_regclass('stage')").fetchone()
            return connection.execute(BEHIND).fetchall() if there and there[0] else []
    with opening(where), reading(where) as opened:
        known = opened.execute("SELECT name FROM sqlite_master WHERE name = 'stage'").fetchone()
        found = opened.execute(BEHIND).fetchall() if known else []
    return [(*row[:4], datetime.fromisoformat(row[4])) for row in found]


def _number(where: Address) -> int:
    if isinstance(where, Server):
        return postgres().look_at(where).campaigns
    return campaigns_in(where)
