"""A connection to PostgreSQL that is held for as long as something is ours, and noticed when it breaks."""

from typing import TYPE_CHECKING

from bot.settings import BadSettings

if TYPE_CHECKING:
    from psycopg import AsyncConnection
    from psycopg.rows import TupleRow

KEEPALIVES = {"idle": 5, "interval": 2, "count": 3}
"""Seconds and tries, the same on both sides: whoever vanishes without a word is missed after eleven seconds."""


class Unreachable(Exception):
    """The server does not answer, or does not let us in."""


async def connect(url: str, name: str) -> "AsyncConnection[TupleRow]":
    """A connection of its own, outside any pool: a lock taken on it is held until it ends. Or `Unreachable`."""
    try:
        import psycopg
        from psycopg.conninfo import conninfo_to_dict, make_conninfo
    except ImportError:
        raise BadSettings("PostgreSQL's driver is not installed: pip install 'flambeau[postgres]'.") from None

    # The server must notice too that we are gone, or it would keep our locks for two hours.
    options = [str(conninfo_to_dict(url).get("options") or "")]
    options += [f"-c tcp_keepalives_{part}={value}" for part, value in KEEPALIVES.items()]
    ours = {f"keepalives_{part}": value for part, value in KEEPALIVES.items()}
    told = make_conninfo(url, application_name=name, options=" ".join(options).strip(), keepalives=1, **ours)
    try:
        return await psycopg.AsyncConnection.connect(told, autocommit=True)
    except psycopg.OperationalError as error:
        raise Unreachable(f"PostgreSQL can't be reached: {' '.join(str(error).split())}.") from None
