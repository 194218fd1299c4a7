"""Nobody else on the machine reads what is still to come: a database holds the seeds of its dice."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.store import alone_with, open_store
from bot.store.sqlite.backups import back_up, restore
from tests.store.conftest import NOW
from tests.store.damages import a_database

pytestmark = pytest.mark.skipif(os.name != "posix", reason="files have no modes here")


@pytest.fixture(autouse=True)
def a_generous_mask() -> Iterator[None]:
    """Unless somebody says otherwise, everybody may read a new file."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    """Who may do what with it."""
    return path.stat().st_mode & 0o777


async def test_a_database_and_what_lies_beside_it(path: Path) -> None:
    """Its log and its lock too, and the folder that was made for them."""
    with alone_with(path):
        async with await open_store(path, now=NOW):
            modes = {each.name: mode(each) for each in path.parent.iterdir()}

    assert len(modes) == 4
    assert set(modes.values()) == {0o600}
    assert mode(path.parent) == 0o700


async def test_a_backup_and_what_is_restored_from_it(path: Path, tmp_path: Path) -> None:
    """Wherever a copy goes."""
    copy = tmp_path / "copies" / "copy.sqlite3"
    back_up(await a_database(path), copy)
    restored = tmp_path / "restored.sqlite3"
    restore(copy, restored, NOW)

    assert (mode(copy), mode(copy.parent), mode(restored)) == (0o600, 0o700, 0o600)


async def test_what_was_there_before_stays_as_it_is(path: Path) -> None:
    """Whoever lets others read a database has a reason."""
    await a_database(path)
    os.chmod(path, 0o640)
    os.chmod(path.parent, 0o750)

    async with await open_store(path, now=NOW):
        assert (mode(path), mode(path.parent)) == (0o640, 0o750)
