"""A database that can't be used: every command says so in one sentence, and ends with 2."""

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import pytest

from bot.local.server import LocalDiscord
from bot.store.sqlite.locking import alone_with
from tests.store import damages
from tests.store.damages import PAGE, a_database, ending_of, flambeau


def nothing(path: Path) -> None:
    """It is no database at all."""
    path.write_text("no database at all\n" * 1000, encoding="utf-8")


def of_something_else(path: Path) -> None:
    """It is a database, but of cats."""
    path.unlink()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("CREATE TABLE cats (name TEXT)")


def a_folder(path: Path) -> None:
    """There is a folder of its name."""
    path.unlink()
    path.mkdir()


def not_mine(path: Path) -> None:
    """Nobody may read or write it."""
    path.chmod(0)


def read_only(path: Path) -> None:
    """Nobody may write it."""
    path.chmod(0o444)


def read_only_folder(path: Path) -> None:
    """Nobody may write beside it."""
    path.parent.chmod(0o555)


def read_only_log(path: Path) -> None:
    """Nobody may write the log beside it."""
    log = path.with_name(f"{path.name}-wal")
    log.touch()
    log.chmod(0o444)


SENTENCES: dict[Callable[[Path], None], str] = {
    nothing: "is no database: put a backup in its place",
    damages.truncate: "is damaged",
    a_folder: "is a folder",
    not_mine: "can't be opened for writing",
    damages.in_the_future: "made by a newer Flambeau (it knows 0999_dragons): upgrade",
}
"""What is done to a file, and what whoever wants to read it is told."""
WRITING: dict[Callable[[Path], None], str] = {
    **SENTENCES,
    of_something_else: "is the database of something else",
    read_only: "can't be opened for writing",
    read_only_folder: "can't be opened for writing",
    read_only_log: "can't be opened for writing",
}


@pytest.fixture
async def path(tmp_path: Path) -> Path:
    """A database with some campaigns, in a folder of its own."""
    folder = tmp_path / "kept"
    folder.mkdir()
    return await a_database(folder / "flambeau.sqlite3")


def assert_one_sentence(found: tuple[int, str], path: Path, told: str) -> None:
    """It ended with 2 and one line that names the file."""
    code, said = found
    assert code == 2, said
    assert said.count("\n") == 1, said
    assert said.startswith("flambeau: ")
    assert str(path) in said
    assert told in said


async def run(local: LocalDiscord, path: Path, room: int | None = None) -> tuple[int, str]:
    """How the bot ended that should have started on this file."""
    here = {"DISCORD_TOKEN": local.token, "FLAMBEAU_DISCORD_URL": local.url, "FLAMBEAU_DATABASE": path}
    # In a thread: the local Discord has to answer meanwhile.
    return await asyncio.to_thread(ending_of, flambeau("run", room=room, FLAMBEAU_LOG_LEVEL="ERROR", **here))


@pytest.mark.parametrize(("damage", "told"), WRITING.items(), ids=lambda each: getattr(each, "__name__", ""))
def test_play_says_what_is_wrong(path: Path, damage: Callable[[Path], None], told: str) -> None:
    """The local table does not open: no traceback, and it does not hang."""
    damage(path)

    assert_one_sentence(ending_of(flambeau("play", "--no-browser", "--port", "0", "--db", path)), path, told)


@pytest.mark.parametrize(("damage", "told"), WRITING.items(), ids=lambda each: getattr(each, "__name__", ""))
async def test_run_says_what_is_wrong(
    local: LocalDiscord, path: Path, damage: Callable[[Path], None], told: str
) -> None:
    """The bot does not start, though Discord would let it in."""
    damage(path)

    assert_one_sentence(await run(local, path), path, told)


@pytest.mark.parametrize(("damage", "told"), SENTENCES.items(), ids=lambda each: getattr(each, "__name__", ""))
def test_backup_says_what_is_wrong(path: Path, tmp_path: Path, damage: Callable[[Path], None], told: str) -> None:
    """What is no sound database is not backed up: no file is left that looks like a backup."""
    damage(path)

    assert_one_sentence(ending_of(flambeau("backup", tmp_path / "copy.sqlite3", "--db", path)), path, told)
    assert [each.name for each in tmp_path.iterdir()] == ["kept"]


@pytest.mark.parametrize("damage", [nothing, damages.truncate, a_folder, not_mine], ids=lambda each: each.__name__)
def test_health_says_what_is_wrong(path: Path, damage: Callable[[Path], None]) -> None:
    """A health check that can't read anything says why."""
    damage(path)

    assert_one_sentence(ending_of(flambeau("health", FLAMBEAU_DATABASE=path)), path, SENTENCES[damage])


@pytest.mark.parametrize("damage", [nothing, damages.truncate, a_folder, not_mine], ids=lambda each: each.__name__)
def test_saves_says_what_is_wrong(path: Path, damage: Callable[[Path], None]) -> None:
    """So does the one who looks through saves."""
    damage(path)

    assert_one_sentence(ending_of(flambeau("saves", path)), path, "")


async def test_a_full_disk_is_one_sentence(local: LocalDiscord, path: Path) -> None:
    """No byte more can be written, neither to the file nor to its log."""
    assert_one_sentence(await run(local, path, room=PAGE), path, "disk is full")


async def test_a_full_disk_while_tables_change_loses_nothing(local: LocalDiscord, path: Path) -> None:
    """The backup before the change does not fit: nothing is changed, and no half of a backup is left."""
    damages.as_in_the_past(path)
    code, said = await run(local, path, room=PAGE * 8)

    assert code == 2, said
    assert said.count("\n") == 1, said
    assert "disk is full" in said
    assert list((path.parent / "backups").iterdir()) == []
    assert damages.campaigns_of(path) == 3


def test_a_locked_database_is_one_sentence(path: Path) -> None:
    """Another program has it for itself and does not let go."""
    with damages.locked(path):
        found = ending_of(flambeau("play", "--no-browser", "--port", "0", "--db", path))

    assert_one_sentence(found, path, "is locked by another program")


async def test_a_second_bot_is_turned_away(local: LocalDiscord, path: Path) -> None:
    """Two on one file would answer everything twice."""
    with alone_with(path):
        playing = ending_of(flambeau("play", "--no-browser", "--port", "0", "--db", path))
        running = await run(local, path)

    for found in (playing, running):
        assert_one_sentence(found, path, "is in use by another Flambeau (process ")


def test_those_who_only_read_work_beside_a_bot(path: Path, tmp_path: Path) -> None:
    """Backup and saves need no bot to be stopped."""
    with alone_with(path):
        backed = ending_of(flambeau("backup", tmp_path / "copy.sqlite3", "--db", path))
        looked = ending_of(flambeau("saves", path))

    assert backed == (0, "")
    assert looked[0] == 1, "its states are made up, but it was read"
    assert damages.campaigns_of(tmp_path / "copy.sqlite3") == 3
