"""From a file to a server and back into a file: every row of every table, or none."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import psycopg
from psycopg import IsolationLevel, sql

from bot.store.address import Server
from bot.store.faults import Unusable
from bot.store.postgres.asking import look_at
from bot.store.postgres.database import conninfo
from bot.store.postgres.faults import opening
from bot.store.postgres.store import PostgresStore
from bot.store.sqlite.backups import back_up
from bot.store.sqlite.database import migrate
from bot.store.sqlite.locking import alone_with
from bot.store.sqlite.migrations import MIGRATIONS
from bot.store.sqlite.purging import LAST_CAMPAIGN
from bot.store.sqlite.store import SqliteStore

TABLES: dict[str, tuple[str, ...]] = {
    "campaigns": (
        *("id", "game", "guild_id", "channel_id", "name", "interaction_id", "version", "rules", "state", "founded"),
        *("created_at", "updated_at", "archived_at"),
    ),
    "deeds": ("campaign_id", "seq", "player", "interaction_id", "deed", "at", "rules"),
    "events": ("campaign_id", "seq", "number", "event"),
    "notes": ("name", "value"),
    "under_way": ("campaign_id", "name", "since"),
    "habits": ("player", "habits"),
    "deliveries": (
        *("campaign_id", "key", "bundle", "occasion", "player", "due_at", "claimed_at", "sent_at"),
        *("channel_id", "message_id", "over_at"),
    ),
    "outages": ("began", "ended"),
    "shard_outages": ("shard", "shards", "began", "ended"),
    "content": ("fingerprint", "content", "kept_at"),
    "stage": ("campaign_id", "shown", "unfinished", "lost_at", "staged"),
    "seats": ("campaign_id", "player"),
    "agenda": ("campaign_id", "guild_id", "look_at", "stirs"),
    "pages": ("campaign_id", "number", "began", "opened", "summary"),
    "parcels": ("campaign_id", "number", "began", "ended", "packed", "holds"),
    "packs": ("edition", "content", "kept_at"),
    "pack_places": ("guild_id", "pack", "edition"),
    "scores": ("campaign_id", "board", "guild_id", "points", "facts"),
}
"""All that is kept, in an order in which nothing comes before what it belongs to."""
NEXT_CAMPAIGN = f"""
SELECT setval(pg_get_serial_sequence('campaigns', 'id'), greatest(
    (SELECT max(id) FROM campaigns), (SELECT value::bigint FROM notes WHERE name = '{LAST_CAMPAIGN}'), 1
))
"""
NEXT_IMPORTED_DEED = """
SELECT setval('imported_deeds', (
    SELECT 1 + coalesce(max(-interaction_id), 0) FROM deeds
    WHERE interaction_id < 0 AND interaction_id > -(1::bigint << 50)
))
"""
"""Behind those of the file; the clock's own numbers are far below them."""

Counts = dict[str, int]


def move(source: Path, where: Server, now: datetime) -> Counts:
    """Copy a file nobody plays with into an empty database, in one transaction: how many rows of what.

    The file stays as it is; what an old release wrote is brought up to date in a copy first. `Unusable` says why
    not, and then nothing was written.
    """
    refuse_unless_empty(where)
    with TemporaryDirectory(prefix="flambeau-") as folder, alone_with(source):
        copy = Path(folder) / "copy.sqlite3"
        back_up(source, copy)
        asyncio.run(_bring_up_to_date(copy, where, now))
        with (
            opening(where),
            closing(sqlite3.connect(copy)) as read,
            psycopg.connect(conninfo(where)) as written,
        ):
            try:
                return _copy_all(read, written, where)
            except psycopg.DataError as error:
                told = str(error).splitlines()[0]
                raise Unusable(f"{source} holds something that PostgreSQL does not keep ({told}).") from error


def refuse_unless_empty(where: Server) -> None:
    """A database in which something is kept already is left alone; empty tables of ours are no matter."""
    if not (seen := look_at(where)).empty and seen.campaigns:
        raise Unusable(f"{where} holds {seen.campaigns} campaigns already, and nothing is written over them.")


async def _bring_up_to_date(copy: Path, where: Server, now: datetime) -> None:
    await (await SqliteStore.open(copy, now=now)).close()
    await (await PostgresStore.open(where, now=now)).close()


def _copy_all(read: sqlite3.Connection, written: "psycopg.Connection[Any]", where: Server) -> Counts:
    written.execute("SET TimeZone = 'UTC'")
    written.execute("LOCK TABLE campaigns IN ACCESS EXCLUSIVE MODE")
    for table in TABLES:
        written.execute(sql.SQL("TRUNCATE {} CASCADE").format(sql.Identifier(table)))
    counts = {}
    for table, columns in TABLES.items():
        into = sql.SQL("COPY {} ({}) FROM STDIN").format(
            sql.Identifier(table), sql.SQL(", ").join(map(sql.Identifier, columns))
        )
        with written.cursor() as cursor, cursor.copy(into) as copy:
            for row in read.execute(f"SELECT {', '.join(columns)} FROM {table}"):
                copy.write_row(_as_the_server_says(table, row))
        counts[table] = read.execute(f"SELECT count(*) FROM {table}").fetchone()[0]
    if (arrived := _counted(written)) != counts:
        raise Unusable(f"not everything arrived in {where} ({arrived} of {counts}): nothing was written.")
    written.execute(NEXT_CAMPAIGN)
    written.execute(NEXT_IMPORTED_DEED)
    return counts


def _as_the_server_says(table: str, row: tuple[Any, ...]) -> tuple[Any, ...]:
    """SQLite writes dates as texts; one that sorts after all others means never."""
    return (*row[:2], "infinity" if row[2] == "9999" else row[2], *row[3:]) if table == "agenda" else row


def _counted(connection: "psycopg.Connection[Any]") -> Counts:
    counts = {}
    for table in TABLES:
        row = connection.execute(sql.SQL("SELECT count(*) FROM {}").format(sql.Identifier(table))).fetchone()
        assert row is not None
        counts[table] = row[0]
    return counts


# And back ---------------------------------------------------------------------------------------------------------


def bring_to_file(where: Server, target: Path) -> None:
    """The whole database as of one moment in a new file, to be looked through there. Nothing is changed."""
    seen = look_at(where)
    if seen.empty or seen.ahead:
        raise Unusable(f"{where} has not been used by this version of Flambeau yet: start the bot once.")
    with (
        opening(where),
        psycopg.connect(conninfo(where)) as read,
        closing(sqlite3.connect(target, isolation_level=None)) as written,
    ):
        read.isolation_level, read.read_only = IsolationLevel.REPEATABLE_READ, True
        read.execute("SET TimeZone = 'UTC'")
        migrate(target, written, MIGRATIONS, datetime.now(UTC))
        written.execute("BEGIN")
        for table, columns in TABLES.items():
            places = ", ".join("?" * len(columns))
            written.executemany(
                f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({places})", _all_of(read, table, columns)
            )
        written.execute("COMMIT")


def _all_of(read: "psycopg.Connection[Any]", table: str, columns: tuple[str, ...]) -> Iterator[list[Any]]:
    # What is never to be looked at is looked at once, which does no harm.
    named = [
        sql.SQL("nullif(look_at, 'infinity')") if column == "look_at" else sql.Identifier(column)
        for column in columns
    ]
    ask = sql.SQL("SELECT {} FROM {}").format(sql.SQL(", ").join(named), sql.Identifier(table))
    with read.cursor(name="all_of_it") as cursor:
        for row in cursor.execute(ask):
            yield [each.isoformat() if isinstance(each, datetime) else each for each in row]
