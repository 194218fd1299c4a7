"""Restoring: an early backup too, and nothing that was put aside is ever written over."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.sqlite.backups import back_up, campaigns_in, restore
from tests.store.conftest import NOW
from tests.store.damages import LONGEST, a_database, flambeau


async def test_a_backup_from_before_there_were_notes(tmp_path: Path) -> None:
    """The tables of an early release are brought up to date by the next start; the backup can be put back."""
    early = await a_database(tmp_path / "early.sqlite3")
    with closing(sqlite3.connect(early)) as database, database:
        database.execute("DROP TABLE notes")
        database.execute("DELETE FROM migrations WHERE name >= '0003'")
    path = tmp_path / "flambeau.sqlite3"

    restore(early, path, NOW)

    assert campaigns_in(path) == 3


async def test_two_restores_in_one_second_keep_both(tmp_path: Path) -> None:
    """What the first one put aside is still there after the second."""
    path = await a_database(tmp_path / "flambeau.sqlite3", campaigns=3)
    other = await a_database(tmp_path / "other.sqlite3", campaigns=1)
    back_up(other, tmp_path / "copy.sqlite3")

    first = restore(tmp_path / "copy.sqlite3", path, NOW)
    restore(tmp_path / "copy.sqlite3", path, NOW)

    assert first is not None
    assert campaigns_in(first) == 3


@pytest.mark.parametrize(
    ("command", "code"),
    [("health --json", 1), ("backup", 2), ("doctor --no-content", 1)],
)
async def test_backups_that_nobody_may_look_at(tmp_path: Path, command: str, code: int) -> None:
    """No traceback: whoever keeps the bot is told which folder it is."""
    path = await a_database(tmp_path / "flambeau.sqlite3")
    folder = tmp_path / "backups"
    folder.mkdir()
    folder.chmod(0)

    try:
        process = flambeau(*command.split(), FLAMBEAU_DATABASE=path)
        with process:
            out, said = process.communicate(timeout=LONGEST)
    finally:
        folder.chmod(0o755)

    assert "Traceback" not in said
    assert f"{folder} can't be opened" in said + out
    assert process.returncode == code
