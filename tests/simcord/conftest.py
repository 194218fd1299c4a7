"""The same people in two houses."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.e2e.people import Party

from .houses import House, Loopback, SimCord


@pytest.fixture(autouse=True)
def the_same_quest(stated_decks: None) -> None:
    """The bot's seed is named here, so the decks are too."""


@pytest.fixture(params=["loopback", "simcord"])
async def house(
    request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[House]:
    """Our own Discord, then SimCord; what either of them finds wrong with the bot's messages fails the test."""
    database = tmp_path / "flambeau.sqlite3"
    built: House = Loopback(database) if request.param == "loopback" else SimCord(database, monkeypatch)
    await built.open()
    yield built
    await built.close()


@pytest.fixture
def party(house: House) -> Party:
    """Four people: Alix and Bruno read French, Chloé and Dario English."""
    return house.party()
