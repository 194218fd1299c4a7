"""A store on a server."""

import pytest

from bot.store.address import Server
from bot.store.postgres.store import PostgresStore


@pytest.fixture
def address(postgres: str) -> Server:
    """A database that is there, and empty."""
    return Server(postgres)


@pytest.fixture
def server_store(store: PostgresStore) -> PostgresStore:
    """The same store, known to be one of PostgreSQL's."""
    assert isinstance(store, PostgresStore)
    return store
