"""The door to PostgreSQL. Its driver is an extra: nothing of it is imported before somebody has a server."""

from importlib import import_module
from typing import TYPE_CHECKING

from bot.store.faults import Unusable

if TYPE_CHECKING:
    from bot.store.postgres.engine import Engine

NO_DRIVER = "PostgreSQL's driver is not installed: install flambeau[postgres]."


def postgres() -> "type[Engine]":
    """The engine, if its driver is installed; else `Unusable`."""
    try:
        for name in ("psycopg", "psycopg_pool"):
            import_module(name)
    except ImportError as error:
        raise Unusable(NO_DRIVER) from error
    engine: type[Engine] = import_module("bot.store.postgres.engine").Engine
    return engine
