"""A life at the table that begins on a Tuesday at noon."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.agenda.life import Life


@pytest.fixture
async def life(tmp_path: Path, stated_decks: None) -> AsyncIterator[Life]:
    """An empty store, a clock and nobody at the table yet; seeds are named there, so the decks are stated."""
    async with Life.at(tmp_path / "flambeau.sqlite3") as begun:
        yield begun
