"""The same bot, with everything it keeps on a PostgreSQL server."""

import pytest

from bot.store import Address, Server


@pytest.fixture
def database(postgres: str) -> Address:
    """A fresh database on the server of this run."""
    return Server(postgres)
