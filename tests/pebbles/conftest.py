"""A house that knows pebbles, and the people who play."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.games import GAMES
from tests.agenda.life import Life
from tests.agenda.parties import NIGHTLESS
from tests.pebbles.match import PLAYERS


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    """One line adds the game; afterwards the house has forgotten it."""
    monkeypatch.setitem(GAMES, "pebbles", "tests.pebbles")


@pytest.fixture
async def life(tmp_path: Path, stated_decks: None) -> AsyncIterator[Life]:
    """A store in a file, a table, a keeper and a clock. Everybody may be called at any time."""
    async with Life.at(tmp_path / "flambeau.sqlite3") as begun:
        for player in PLAYERS.values():
            await begun.habits(player, NIGHTLESS)
        yield begun
