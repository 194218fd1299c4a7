"""Looking into a database beside the store, without any code of ours."""

import sqlite3
from contextlib import closing
from time import monotonic
from typing import Any

from bot.store.address import Address, Server
from tests.postgres import ask

TABLES = (
    "campaigns",
    "deeds",
    "events",
    "under_way",
    "deliveries",
    "habits",
    "content",
    "seats",
    "stage",
    "agenda",
)

LONGEST = 20.0


def look(where: Address, sql: str) -> list[tuple[Any, ...]]:
    """What a database of either engine answers."""
    if isinstance(where, Server):
        return ask(where.url, sql)
    with closing(sqlite3.connect(where)) as database:
        return database.execute(sql).fetchall()


def counted(where: Address) -> dict[str, int]:
    """How many rows each table has."""
    return {name: look(where, f"SELECT count(*) FROM {name}")[0][0] for name in TABLES}


def seen(url: str, sql: str) -> list[tuple[Any, ...]]:
    """What a server answers, as soon as it answers anything; asked in a thread, beside the loop."""
    until = monotonic() + LONGEST
    while monotonic() < until:
        if found := ask(url, sql):
            return found
    raise AssertionError(f"there never was anything to see: {sql}")
