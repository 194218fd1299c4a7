"""flambeau doctor: what it finds in sound, damaged and empty installations, and what it mends."""

import asyncio
import json
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from bot.cli import app
from bot.doctor import Finding, examine
from bot.doctor.database import LARGE_LOG
from bot.settings import Settings
from bot.store import open_store
from bot.store.sqlite.backups import PARTIAL, back_up, kept_in, name_of
from bot.store.sqlite.locking import alone_with
from tests.saves.releases import as_in, campaign_named, database_of, only, spoiling
from tests.store import damages

NAMES = ("gathering", "ember chapel")
QUICKLY = ("--no-content",)
DAY = timedelta(days=1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Two campaigns that were really played, and a backup of today."""
    folder = tmp_path / "var"
    folder.mkdir()
    path = folder / "flambeau.sqlite3"
    shutil.move(only(database_of("0.1.0", tmp_path), NAMES), path)
    with spoiling(path) as database:
        database.execute("DELETE FROM under_way WHERE campaign_id NOT IN (SELECT id FROM campaigns)")
    back_up(path, folder / "backups" / name_of(path, datetime.now(UTC)))
    return path


@pytest.fixture(autouse=True)
def _as_then(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """No settings of the developer's own; and the cards there were when the saves were made."""
    monkeypatch.chdir(tmp_path)
    with as_in("0.1.0"):
        yield


def doctor(path: Path, *options: str) -> tuple[int, dict[str, Any]]:
    """What the command says for programs, and its exit code."""
    result = CliRunner().invoke(app, ["doctor", "--db", str(path), "--json", *(options or QUICKLY)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exception
    answer: dict[str, Any] = json.loads(result.stdout)
    return result.exit_code, answer


def texts(found: dict[str, Any], weight: str, about: str | None = None) -> list[str]:
    """The sentences of one weight."""
    return [
        each["text"] for each in found["findings"] if each["weight"] == weight and about in (None, each["about"])
    ]


def looked(path: Path, now: datetime) -> list[Finding]:
    """What is wrong at some moment."""
    found = examine(Settings(database=path), now, with_content=False)
    return [each for each in found if each.weight in ("wrong", "cant")]


def test_all_is_well(path: Path) -> None:
    """A sound database with a backup of today: exit code 0, and every part was looked at."""
    code, found = doctor(path, "--content")

    assert code == 0, found
    assert found["well"]
    assert texts(found, "wrong") == texts(found, "cant") == []
    assert {"database", "schema", "campaigns", "backups", "disk", "clock", "content", "token", "lock"} <= {
        each["about"] for each in found["findings"]
    }


def test_people_get_lines(path: Path) -> None:
    """Without --json there is a line for each, and a last one that says it all."""
    sound = CliRunner().invoke(app, ["doctor", "--db", str(path), *QUICKLY])
    shutil.rmtree(path.parent / "backups")
    without = CliRunner().invoke(app, ["doctor", "--db", str(path), *QUICKLY])

    assert (sound.exit_code, without.exit_code) == (0, 1)
    assert "All is well." in sound.output
    assert "takes a backup" in without.output
    assert "Not all is well." in without.output


def test_a_new_installation_is_well(tmp_path: Path) -> None:
    """No database yet, nothing lost."""
    code, found = doctor(tmp_path / "var" / "flambeau.sqlite3")

    assert code == 0
    assert any("there is none" in text for text in texts(found, "remark", "database"))


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (damages.truncate, "is damaged"),
        (lambda path: path.write_bytes(b"nothing" * 1000), "is no database"),
        (damages.in_the_future, "newer Flambeau"),
    ],
)
def test_what_cant_be_opened(path: Path, damage: Any, told: str) -> None:
    """Exit code 2, and what to do."""
    damage(path)

    code, found = doctor(path)

    assert code == 2
    assert any(told in text for text in texts(found, "cant", "database")), found


def test_the_database_of_something_else(path: Path) -> None:
    """It is not ours to look into."""
    path.unlink()
    with closing(sqlite3.connect(path)) as database, database:
        database.execute("CREATE TABLE cats (name TEXT)")

    code, found = doctor(path)

    assert code == 2
    assert any("something else" in text for text in texts(found, "cant"))


def test_rubbish_in_the_middle_is_found(path: Path) -> None:
    """Though the file opens, not all of it can be read."""
    damages.scribble(path)

    code, found = doctor(path)

    assert code in (1, 2)
    assert any("damaged" in text for text in texts(found, "wrong") + texts(found, "cant"))


def test_a_lost_database_is_found(path: Path) -> None:
    """Somebody emptied it: the backup still has the campaigns, and --mend does not put it back by itself."""
    path.write_bytes(b"")

    code, found = doctor(path, "--mend", *QUICKLY)

    assert code == 1
    assert any("has no campaign, but its last backup has 2" in text for text in texts(found, "wrong", "backups"))
    assert found["mended"] == []


def test_rows_that_belong_to_nothing(path: Path) -> None:
    """Something wrote to the file that knows none of its rules."""
    with spoiling(path) as database:
        database.execute("DELETE FROM campaigns WHERE name = 'gathering'")

    code, found = doctor(path)

    assert code == 1
    assert any("belong to nothing" in text for text in texts(found, "wrong", "database"))


def test_an_unreadable_state_is_rebuilt(path: Path) -> None:
    """What the log leads to takes its place; the database as it was is kept."""
    with spoiling(path) as database:
        database.execute("UPDATE campaigns SET state = '{' WHERE name = 'ember chapel'")
    number = campaign_named(path, "ember chapel")

    code, found = doctor(path)
    assert code == 1
    assert any(f"campaign {number} (ember chapel)" in text for text in texts(found, "wrong", "campaigns"))
    assert damages.campaigns_of(path) == 2

    code, found = doctor(path, "--mend", *QUICKLY)
    assert code == 0, found
    assert len(found["mended"]) == 1
    (before,) = [each for each in kept_in(path.parent / "backups", path) if each.before == "mending"]
    with closing(sqlite3.connect(before.path)) as kept:
        assert kept.execute("SELECT state FROM campaigns WHERE id = ?", (number,)).fetchone() == ("{",)


def test_nothing_is_rebuilt_under_a_running_bot(path: Path) -> None:
    """It is named, and left for when the bot is stopped."""
    with spoiling(path) as database:
        database.execute("UPDATE campaigns SET state = '{' WHERE name = 'ember chapel'")

    with alone_with(path):
        code, found = doctor(path, "--mend", *QUICKLY)

    assert (code, found["mended"]) == (1, [])
    assert texts(found, "well", "lock") == ["a bot runs on it"]


def test_backups_that_are_missing_old_or_broken(path: Path) -> None:
    """Each is said, and --mend takes a new one."""
    folder = path.parent / "backups"
    assert not looked(path, datetime.now(UTC) + DAY)
    assert [each.about for each in looked(path, datetime.now(UTC) + 3 * DAY)] == ["backups"]
    damages.truncate(kept_in(folder, path)[-1].path)
    assert any("not sound" in each.text for each in looked(path, datetime.now(UTC)))
    shutil.rmtree(folder)

    code, found = doctor(path)
    assert code == 1
    assert any("there is none" in text for text in texts(found, "wrong", "backups"))
    code, found = doctor(path, "--mend", *QUICKLY)
    assert code == 0, found
    assert len(kept_in(folder, path)) == 1


def test_what_a_killed_backup_left_is_removed(path: Path) -> None:
    """A part of a backup is none."""
    part = path.parent / "backups" / f"flambeau-20260301T080509Z.sqlite3{PARTIAL}"
    part.write_bytes(b"half")

    assert doctor(path)[0] == 1
    assert doctor(path, "--mend", *QUICKLY)[0] == 0
    assert not part.exists()


def test_a_clock_that_runs_behind(path: Path) -> None:
    """It is earlier than the last change of the database, the last heartbeat and the last backup."""
    with spoiling(path) as database:
        beat = (datetime.now(UTC) - DAY).isoformat()
        database.execute("INSERT OR REPLACE INTO notes VALUES ('heartbeat', ?)", (beat,))

    late = [each.text for each in looked(path, datetime.now(UTC) - 2 * DAY) if each.about == "clock"]

    assert len(late) == 3
    assert all("set the clock" in text for text in late)
    assert not [each for each in looked(path, datetime.now(UTC)) if each.about == "clock"]


def test_channels_that_show_another_version(path: Path) -> None:
    """Without a bot the next start shows them; beside a running one it should have been long ago."""
    number = campaign_named(path, "ember chapel")

    async def show_another() -> None:
        async with await open_store(path, now=datetime.now(UTC)) as store:
            await store.staging.change(number, shown=1)

    asyncio.run(show_another())

    code, found = doctor(path)
    assert code == 0
    assert any("its channel shows 1" in text for text in texts(found, "remark", "channels"))
    with alone_with(path):
        code, found = doctor(path)
    assert code == 1
    assert any("its channel shows 1" in text for text in texts(found, "wrong", "channels"))


def test_a_log_that_was_not_written_back(path: Path) -> None:
    """It is said, and written back."""
    with closing(sqlite3.connect(path, isolation_level=None)) as busy:
        busy.execute("PRAGMA journal_mode = WAL")
        busy.execute("PRAGMA wal_autocheckpoint = 0")
        busy.execute("CREATE TABLE weight (bytes BLOB)")
        busy.execute(f"INSERT INTO weight VALUES (zeroblob({LARGE_LOG}))")
        code, found = doctor(path)
        assert code == 1
        assert any("has grown" in text for text in texts(found, "wrong", "log"))
        code, found = doctor(path, "--mend", *QUICKLY)

    assert code == 0, found


def test_a_token_that_is_none(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its shape is looked at, nothing is asked of Discord, and it is not repeated."""
    monkeypatch.setenv("DISCORD_TOKEN", "hunter2hunter2")
    code, found = doctor(path)
    assert code == 1
    assert "hunter2" not in json.dumps(found)
    monkeypatch.setenv("DISCORD_TOKEN", damages.WELL_FORMED)
    assert doctor(path)[0] == 0
