"""The ledger of a file: which steps of the schema it has behind it."""

import sqlite3

from bot.store.sqlite.migrations import LEDGER, LEDGER_NAME, LEDGER_OF_ADDITIONS


def taken_steps(connection: sqlite3.Connection) -> dict[str, bool]:
    """The steps a database has behind it, and whether each was additive; a ledger may be older than that word."""
    columns = _columns(connection)
    if not columns:
        return {}
    additive = "additive" if "additive" in columns else "0"
    found = connection.execute(f"SELECT name, {additive} FROM {LEDGER_NAME}")
    return {name: bool(added) for name, added in found}


def bring_ledger_up_to_date(connection: sqlite3.Connection) -> None:
    """Make it, or give an old one the column that it lacks."""
    connection.execute(LEDGER)
    if "additive" not in _columns(connection):
        connection.execute(LEDGER_OF_ADDITIONS)


def _columns(connection: sqlite3.Connection) -> set[str]:
    return {row[1] for row in connection.execute(f"PRAGMA table_info({LEDGER_NAME})")}
