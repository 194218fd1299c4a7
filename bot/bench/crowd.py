"""Databases as they are after years: many campaigns, and long ones, copied row by row from one that was played.

Whatever tables there are, a copy has another campaign, another channel and other interactions, and is the same
else. Whoever changes such a file takes a copy of it.
"""

import asyncio
import shutil
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from datetime import timedelta
from itertools import count
from pathlib import Path

from bot.bench.run import Run
from bot.bench.tape import FIRST, Tape, now, tape
from bot.bench.watching import watched_by_a_keeper
from bot.games import system
from bot.store.sqlite.store import SqliteStore
from bot.table.table import Table

DUE = 20
"""Of many campaigns so many are to be looked at when the bot starts."""
LAST_DEEDS = 3
"""What each of many campaigns has of its log."""
SECOND = FIRST + 1
"""The campaign with the long log; its short one is the first's."""
FREE_CHANNELS = 1_000_000
"""From here on channels are nobody's."""
FREE_NUMBERS = 10**15
"""Interactions of copies; each campaign has a million of them."""
PER_CAMPAIGN = 10**6


def one_campaign(run: Run) -> Path:
    """A database with one campaign in the middle of play: shown, and looked at by the clock."""
    found, path = run.once(tape), run.file("one.sqlite3")
    shutil.copyfile(found.begun, path)
    asyncio.run(_play_half(path, found))
    return path


def many_campaigns(run: Run) -> Path:
    """The same, and as many copies of it as make a crowd; some of them are due when the bot starts."""
    path = run.file("many.sqlite3")
    shutil.copyfile(run.once(one_campaign), path)
    with _in_bulk(path) as db:
        copy_campaigns(db, run.sizes.campaigns - 1)
    make_due(path)
    return path


def short_and_long_log(run: Run) -> Path:
    """Two campaigns: one that played once, and one that played the same again and again."""
    found, path = run.once(tape), run.file("logs.sqlite3")
    shutil.copyfile(found.ended, path)
    asyncio.run(_settle(path, FIRST))
    with _in_bulk(path) as db:
        copy_campaigns(db, 1, channels=1, last_deeds=len(found.written))
        repeat_log(db, SECOND, since=found.sat_down - 1, times=run.sizes.log // found.length)
    asyncio.run(_find_pages(path, run.party.game))
    asyncio.run(_settle(path, FIRST, SECOND))
    return path


def copied(run: Run, path: Path, name: str) -> Path:
    """A file of one's own."""
    return Path(shutil.copyfile(path, run.file(f"{name}.sqlite3")))


async def _play_half(path: Path, found: Tape) -> None:
    async with await SqliteStore.open(path, now=now()) as store:
        table = Table(store)
        for number, turn in zip(count(FREE_NUMBERS), found.turns[: len(found.turns) // 2], strict=False):
            await table.act(FIRST, turn.player, turn.deed, interaction=number)
    await _settle(path, FIRST)


async def _find_pages(path: Path, game: str) -> None:
    """The long log is read page by page, as it would be had it been played."""
    async with await SqliteStore.open(path, now=now()) as store:
        await store.pages.look_for(SECOND, system(game).begins)


async def _settle(path: Path, *campaigns: int) -> None:
    """Nothing is left to be shown, or to be looked at."""
    async with await SqliteStore.open(path, now=now()) as store:
        for campaign_id in campaigns:
            version = await store.version(campaign_id)
            await store.staging.change(campaign_id, shown=version, chapter=version)
        _, keeper = watched_by_a_keeper(store)
        await keeper.tick()


def make_due(path: Path) -> None:
    """Some campaigns, or the only one, are to be looked at since a minute."""
    past = (now() - timedelta(minutes=1)).isoformat()
    with closing(sqlite3.connect(path)) as db, db:
        db.execute("UPDATE agenda SET look_at = ? WHERE campaign_id <= ?", (past, DUE))


@contextmanager
def _in_bulk(path: Path) -> Iterator[sqlite3.Connection]:
    """A connection that is fast, since nobody minds what becomes of the file if it is interrupted."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        for pragma in ("journal_mode = OFF", "synchronous = OFF", "cache_size = -200000"):
            db.execute(f"PRAGMA {pragma}").fetchall()
        db.execute("BEGIN")
        yield db
        db.execute("COMMIT")
        db.execute("PRAGMA journal_mode = WAL").fetchall()


def copy_campaigns(
    db: sqlite3.Connection, copies: int, *, channels: int = FREE_CHANNELS, last_deeds: int = LAST_DEEDS
) -> None:
    """The first campaign once more, and once more, each in the channel after the last."""
    version = db.execute("SELECT version FROM campaigns WHERE id = ?", (FIRST,)).fetchone()[0]
    changed = {"id": "id + n", "channel_id": f"channel_id + {channels - 1} + n", "interaction_id": _number("0")}
    _copy(db, "campaigns", changed, f"id = {FIRST}", copies)
    changed = {"campaign_id": "campaign_id + n", "interaction_id": _number("seq")}
    for table in _tables_with(db, "campaign_id"):
        is_log = "seq" in _columns(db, table)
        lately = f" AND seq > {version - last_deeds}" if is_log else ""
        _copy(db, table, changed, f"campaign_id = {FIRST}{lately}", copies)


def repeat_log(db: sqlite3.Connection, campaign_id: int, *, since: int, times: int) -> None:
    """All that was done after a version happened once more, and once more."""
    version = db.execute("SELECT version FROM campaigns WHERE id = ?", (campaign_id,)).fetchone()[0]
    length = version - since
    later = f"seq + n * {length}"
    for table in _tables_with(db, "seq"):
        changed = {"seq": later, "interaction_id": f"{FREE_NUMBERS * 2} + {later}"}
        _copy(db, table, changed, f"campaign_id = {campaign_id} AND seq > {since}", times - 1)
    db.execute("DELETE FROM pages WHERE campaign_id = ?", (campaign_id,))  # they are where they were no more
    total = since + length * times
    db.execute("UPDATE campaigns SET version = ? WHERE id = ?", (total, campaign_id))


def _number(within: str) -> str:
    return f"{FREE_NUMBERS} + n * {PER_CAMPAIGN} + {within}"


def _copy(db: sqlite3.Connection, table: str, changed: Mapping[str, str], which: str, copies: int) -> None:
    """Copies of some rows, in which some columns are other: `n` counts the copies."""
    columns = _columns(db, table)
    values = ", ".join(changed.get(column, column) for column in columns)
    db.execute(
        f"WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < {copies}) "
        f"INSERT INTO {table} ({', '.join(columns)}) SELECT {values} FROM numbers, "
        f"(SELECT * FROM {table} WHERE {which}) WHERE n <= {copies}"
    )


def _tables_with(db: sqlite3.Connection, column: str) -> list[str]:
    names = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY rowid")]
    return [name for name in names if column in _columns(db, name)]


def _columns(db: sqlite3.Connection, table: str) -> list[str]:
    return [name for _, name, *_ in db.execute(f"PRAGMA table_info({table})")]
