"""A store in a file of its own."""

from pathlib import Path

import pytest

from bot.store.sqlite.store import SqliteStore


@pytest.fixture
def address(path: Path) -> Path:
    """A file that is not there yet."""
    return path


@pytest.fixture
def file_store(store: SqliteStore) -> SqliteStore:
    """The same store, known to be one of SQLite's."""
    assert isinstance(store, SqliteStore)
    return store
