"""flambeau health: one line or one object, and the exit code that Docker reads."""

import json
import os
from datetime import UTC, datetime
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.cli import app
from bot.health import NAME, Health
from bot.heartbeat import beat
from bot.store import open_store
from bot.store.sqlite.backups import back_up, name_of
from tests.store.damages import a_database

WELL = Health(at=datetime.now(UTC), connected=True, chores={"keeper": None}, failures={"keeper": 0}, loop_lag=0.01)


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where the bot's database would be."""
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "flambeau.sqlite3"
    monkeypatch.setenv("FLAMBEAU_DATABASE", str(path))
    return path


def scribble(database: Path) -> None:
    """Something that is no database lies in its place."""
    database.write_text("This is no database. " * 500)


async def noted(database: Path, health: Health) -> None:
    """The bot was just there, and noted this about itself."""
    now = datetime.now(UTC)
    async with await open_store(database, now=now) as store:
        await beat(store, now)
        await store.note(NAME, health.model_copy(update={"at": now}).model_dump_json())


async def test_one_that_is_well(database: Path) -> None:
    """It may have something to remark all the same."""
    await noted(database, WELL)
    assert CliRunner().invoke(app, ["health"]).output == "well\n"

    await noted(database, WELL.model_copy(update={"unshown": 2}))
    result = CliRunner().invoke(app, ["health"])
    assert (result.exit_code, result.output) == (0, "well; 2 campaigns have something that is not shown yet\n")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"chores": {"keeper": "OSError: disk full"}}, "the chore keeper has failed and waits to be begun again"),
        ({"loop_lag": 4.2}, "the bot stood still for 4.2 s and answered nobody"),
    ],
)
async def test_one_that_is_not(database: Path, change: dict[str, object], said: str) -> None:
    """Exit code 1, in words and for programs."""
    await noted(database, WELL.model_copy(update=change))

    result = CliRunner().invoke(app, ["health"])
    assert result.exit_code == 1
    assert result.stderr.startswith(f"flambeau: {said}")
    assert result.stderr.count("\n") == 1

    result = CliRunner().invoke(app, ["health", "--json"])
    told = json.loads(result.stdout)
    assert (result.exit_code, told["well"], told["noted"]["connected"]) == (1, False, True)
    assert told["wrong"][0].startswith(said)


async def test_a_note_that_cannot_be_read(database: Path) -> None:
    """Somebody else's note is no health."""
    async with await open_store(database, now=datetime.now(UTC)) as store:
        await store.note(NAME, "[]")

    result = CliRunner().invoke(app, ["health"])
    assert (result.exit_code, result.stderr) == (1, "flambeau: what the bot noted about itself can't be read.\n")


async def test_for_programs_whatever_is_wrong(database: Path) -> None:
    """One object, also where campaigns are gone and where there is nothing to read; the exit codes are the same."""
    back_up(await a_database(database), database.parent / "backups" / name_of(database, datetime.now(UTC)))
    os.remove(database)
    lost = CliRunner().invoke(app, ["health", "--json"])
    scribble(database)
    rubbish = CliRunner().invoke(app, ["health", "--json"])

    assert (lost.exit_code, rubbish.exit_code) == (1, 2)
    assert "has no campaign, but its last backup has 3" in json.loads(lost.stdout)["wrong"][0]
    assert "is no database" in json.loads(rubbish.stdout)["wrong"][0]
