"""What can be wrong with a server, in PostgreSQL's words and its driver's, and what we make of it."""

import logging
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
from psycopg_pool import PoolClosed, PoolTimeout

from bot.store.address import Server
from bot.store.faults import Conflict, StoreTrouble, Trouble, Unusable

log = logging.getLogger(__name__)

KINDS: dict[str, Trouble] = {
    "08": "busy",  # the connection is gone
    "40": "busy",  # two that wait for each other
    "53300": "busy",  # too many connections
    "53": "unwritable",  # no room
    "55": "busy",  # locked
    "57": "busy",  # it is being stopped, or something took too long
    "58": "unwritable",  # its disk is failing
    "25006": "unwritable",  # it only reads: a standby that was not promoted
    "42501": "unwritable",  # not allowed
    "XX001": "damaged",
    "XX002": "damaged",
}
"""PostgreSQL's own codes, or how they begin. Whatever is not among them is our mistake and stays an error."""

NAME_ANOTHER = "name another one with FLAMBEAU_DATABASE"


@contextmanager
def in_use_by_players() -> Iterator[None]:
    """While a database is read or written: what is wrong with it is `StoreTrouble`."""
    try:
        yield
    except psycopg.IntegrityError as error:
        raise Conflict(_first_line(error)) from error
    except psycopg.Error as error:
        if (kind := kind_of(error)) is None:
            raise
        log.error("the database is %s: %s", kind, _first_line(error))
        raise StoreTrouble(kind, _first_line(error)) from error


@contextmanager
def opening(where: Server) -> Iterator[None]:
    """While somebody connects, or makes the tables: what goes wrong is `Unusable`."""
    try:
        yield
    except psycopg.ProgrammingError as error:
        if error.sqlstate is not None and kind_of(error) is None:
            raise
        if error.sqlstate is None:  # the driver did not understand the address, and may repeat a part of it
            raise Unusable(
                "FLAMBEAU_DATABASE is no address of a PostgreSQL database: write it as "
                "postgresql://user:password@host/database."
            ) from None
        raise Unusable(_sentence(where, error)) from error
    except (psycopg.OperationalError, StoreTrouble) as error:
        raise Unusable(_sentence(where, error)) from error


def is_lost(error: psycopg.Error) -> bool:
    """Whether a connection has ended under us; another one may do."""
    if isinstance(error, (PoolTimeout, PoolClosed)):
        return False
    state = error.sqlstate
    return isinstance(error, psycopg.OperationalError) and (state is None or state.startswith(("08", "57P")))


def kind_of(error: psycopg.Error) -> Trouble | None:
    """What kind of trouble an error is; None if it is our mistake."""
    state = error.sqlstate
    if state is None:
        # It is not the server that speaks: it is not there, or nobody got through to it in time.
        return "busy" if isinstance(error, psycopg.OperationalError) else None
    return KINDS.get(state) or KINDS.get(state[:2])


def something_else(where: Server) -> Unusable:
    """Its tables are none of ours."""
    return Unusable(f"{where} is the database of something else: {NAME_ANOTHER}.")


def _sentence(where: Server, error: Exception) -> str:
    cause = error.__cause__ if isinstance(error, StoreTrouble) and error.__cause__ is not None else error
    state = cause.sqlstate if isinstance(cause, psycopg.Error) else None
    said = _first_line(cause)
    match state or _state_in(said):
        case "28P01" | "28000":
            return f"{where} refuses this user or password: set them in FLAMBEAU_DATABASE."
        case "3D000":
            return f"there is no database {where}: make it with createdb, or {NAME_ANOTHER}."
        case "53300":
            return f"{where} lets nobody else in, too many are connected: raise its max_connections."
        case "42501":
            return f"{where} does not let this user make tables: make that user its owner."
        case "25006":
            return f"{where} can only be read: connect to the server that is written to."
    return f"{where} can't be reached ({said}): see whether the server runs and the address is right."


def _state_in(said: str) -> str:
    """What libpq says of a refused connection has no code with it."""
    words = {
        "password authentication failed": "28P01",
        "no password supplied": "28P01",
        "no pg_hba.conf entry": "28000",
        "does not exist": "3D000",
        "too many clients": "53300",
        "remaining connection slots": "53300",
    }
    found = next((state for words, state in words.items() if words in said), "")
    return "28P01" if found == "3D000" and "role " in said else found


def _first_line(error: BaseException) -> str:
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[0].rstrip(".:") if lines else type(error).__name__
