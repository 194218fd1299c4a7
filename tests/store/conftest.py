"""A store of each engine in turn, empty and just opened, and a moment that never changes.

What a test in this folder asks of `store` holds for every engine; what is true of one alone is in its own folder.
"""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.store import Store, open_store
from bot.store.address import Address, Server

NOW = datetime(2026, 3, 1, 20, 30, tzinfo=UTC)
ENGINES = ("sqlite", "postgres")

Reopen = Callable[[], Awaitable[Store]]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database file in a folder that is not there yet."""
    return tmp_path / "var" / "flambeau.sqlite3"


@pytest.fixture(params=ENGINES)
def address(request: pytest.FixtureRequest) -> Address:
    """Where there is no store yet, on each engine in turn."""
    if request.param == "sqlite":
        where: Path = request.getfixturevalue("path")
        return where
    return Server(request.getfixturevalue("postgres"))


@pytest.fixture
async def reopen(address: Address) -> AsyncIterator[Reopen]:
    """Opens the same database again, as another process does: the first store need not be closed."""
    async with AsyncExitStack() as opened:

        async def once_more() -> Store:
            return await opened.enter_async_context(await open_store(address, now=NOW))

        yield once_more


@pytest.fixture
async def store(reopen: Reopen) -> Store:
    """An open, empty store."""
    return await reopen()
