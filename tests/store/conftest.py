"""A store in an empty folder, and a moment that never changes."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.store import Store, open_store

NOW = datetime(2026, 3, 1, 20, 30, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database file in a folder that is not there yet."""
    return tmp_path / "var" / "flambeau.sqlite3"


@pytest.fixture
async def store(path: Path) -> AsyncIterator[Store]:
    """An open, empty store."""
    async with await open_store(path, now=NOW) as opened:
        yield opened
