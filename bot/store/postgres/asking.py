"""Short questions to a server by whoever only looks: no store is opened, and no table brought up to date."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import psycopg

from bot.store.address import Server
from bot.store.migrating import Migration, steps_ahead
from bot.store.postgres.database import TABLES, conninfo
from bot.store.postgres.faults import opening, something_else
from bot.store.postgres.migrations import LEDGER_NAME, MIGRATIONS

WHO_HAS_IT = """
SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid IN (7100, 7200)
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1
"""
"""Bots that are alone with it, and those that have a part of it."""


@contextmanager
def asking(where: Server) -> Iterator["psycopg.Connection[tuple[Any, ...]]"]:
    """A connection that changes nothing."""
    with opening(where), psycopg.connect(conninfo(where), autocommit=True) as connection:
        connection.execute("SET default_transaction_read_only = on")
        connection.execute("SET TimeZone = 'UTC'")
        yield connection


@dataclass(frozen=True)
class Seen:
    """What a database looks like from outside."""

    empty: bool
    """It has no tables yet."""
    ahead: tuple[Migration, ...]
    """Steps that are still to be taken."""
    campaigns: int
    size: int
    """In bytes."""


def look_at(where: Server) -> Seen:
    """What is there; `Unusable` if it is not there, not ours, or newer than we are."""
    with asking(where) as connection:
        tables = {name for (name,) in connection.execute(TABLES)}
        if tables and LEDGER_NAME not in tables:
            raise something_else(where)
        taken = dict(connection.execute("SELECT name, additive FROM migrations").fetchall()) if tables else {}
        ahead = tuple(steps_ahead(where, taken, MIGRATIONS))
        count = connection.execute("SELECT count(*) FROM campaigns").fetchone() if "campaigns" in tables else (0,)
        size = connection.execute("SELECT pg_database_size(current_database())").fetchone()
        assert count is not None
        assert size is not None
        return Seen(not tables, ahead, count[0], size[0])


def notes_of(where: Server, names: list[str]) -> dict[str, str]:
    """What the bot has noted under these names."""
    with asking(where) as connection:
        return dict(connection.execute("SELECT name, value FROM notes WHERE name = ANY (%s)", (names,)).fetchall())


def server_in_use(where: Server) -> bool:
    """Whether some process plays with this database now."""
    with asking(where) as connection:
        return connection.execute(WHO_HAS_IT).fetchone() is not None
