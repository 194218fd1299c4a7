"""Saves of several games in one database: each is read, played again and rebuilt by its own."""

from pathlib import Path

import pytest

from bot.games import GAMES
from bot.saves import look_through
from bot.store import open_store
from bot.table.table import Table
from tests.agenda.life import Life
from tests.agenda.parties import NOON
from tests.pebbles.campaign import PebblesCampaign
from tests.pebbles.match import begun, pick, pick_all
from tests.saves.releases import spoiling
from tests.table.test_table import started

ALL = {"campaigns": 2, "readable": 2, "upgraded": 0, "replayed": 2, "differ": 0}


async def two_games(life: Life) -> tuple[int, int]:
    """A match in its second round, with one pebble picked, and a quest that has just begun."""
    match = await begun(life)
    await pick_all(life, match, 1, "white", "white", "black")
    await pick(life, match, "ash", "grey", number=2)
    return match, (await started(life.table, channel=21)).campaign_id


async def test_saves_of_two_games_are_looked_through(life: Life) -> None:
    """Both are read, and both logs lead to their states."""
    await two_games(life)
    found = await look_through(life.path)

    assert (found.counts, found.errors) == (ALL, [])


async def test_a_state_is_rebuilt_by_its_own_game(life: Life, tmp_path: Path) -> None:
    """What was lost of the match is played again by the rules of pebbles, secrets and all."""
    number, _ = await two_games(life)
    lost = await life.table.look(number)
    with spoiling(life.path) as database:
        database.execute("UPDATE campaigns SET state = '{}' WHERE id = ?", (number,))

    found = await look_through(life.path, repair_to=tmp_path / "mended.db")

    assert len(found.errors) == len(found.rebuilt) == 1
    assert (await look_through(tmp_path / "mended.db")).counts == ALL
    async with await open_store(tmp_path / "mended.db", now=NOON) as store:
        rebuilt = await Table(store).look(number)
    assert isinstance(rebuilt.campaign, PebblesCampaign)
    assert rebuilt == lost


async def test_a_game_nobody_has_here_is_named(life: Life, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without its folder a campaign can't be read; the others can."""
    number, _ = await two_games(life)
    monkeypatch.delitem(GAMES, "pebbles")
    found = await look_through(life.path)

    assert found.counts == {"campaigns": 2, "readable": 1, "upgraded": 0, "replayed": 1, "differ": 0}
    assert found.errors == [f"campaign {number} (Galets): there is no game called 'pebbles' here"]
