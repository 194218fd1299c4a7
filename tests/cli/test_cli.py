"""The command line: what a person sees, and the exit codes other programs rely on."""

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path
from urllib.request import urlopen

import pytest
from typer.testing import CliRunner

from bot.cli import COMMANDS, app
from bot.cli.own import own_commands
from bot.cli.play import channel_file, free_port
from bot.descent.checking.counting import KINDS, counted
from bot.descent.content.library import library
from bot.health import MISSED, check_up
from bot.heartbeat import beat
from bot.paths import ROOT
from bot.settings import BadSettings, Settings, read_settings
from bot.store import alone_with, open_store
from tests.copies import copy_of_data

WELL_FORMED = "MTE5MTE1MDAwMDAwMDAwMDAwMA.GabcDE.abcdefghijklmnopqrstuvwxyz0123456789AB"


@pytest.fixture(autouse=True)
def _elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test finds the developer's own .env or database."""
    monkeypatch.chdir(tmp_path)


@pytest.fixture
def shell() -> CliRunner:
    """Runs a command in this process."""
    return CliRunner()


# Help

NAMES = [
    *(command.__name__.replace("_", "-") for command in COMMANDS),
    *(command.name for command in own_commands()),
]


def test_no_two_commands_have_one_name() -> None:
    """What a game adds stands beside what there is, and in nothing's place."""
    assert "odds" in NAMES
    assert len(set(NAMES)) == len(NAMES)


@pytest.mark.parametrize("name", NAMES)
def test_every_command_explains_itself(shell: CliRunner, name: str) -> None:
    """Each command has --help that says what it does."""
    result = shell.invoke(app, [name, "--help"])

    assert result.exit_code == 0
    assert name in result.output


@pytest.mark.parametrize("name", NAMES)
def test_every_command_is_in_the_readme(name: str) -> None:
    """A newcomer finds each command in the README."""
    assert f"flambeau {name}" in (ROOT / "README.md").read_text(encoding="utf-8")


# check


def test_check_counts_the_library(shell: CliRunner) -> None:
    """`check --json` is one object with errors, a count for every kind, and the effects."""
    result = shell.invoke(app, ["check", "--json"])

    found = json.loads(result.output)
    assert result.exit_code == 0
    assert found["errors"] == []
    assert [line for line in found["warnings"] if "these traits may draw" not in line] == []
    assert list(found["counts"]) == list(KINDS)
    assert found["counts"]["heroes"] == len(library().heroes)
    assert found["counts"]["quests"] == len(library().adventures)
    assert found["counts"]["levels"] == len(library().levels)
    assert set(found["effects"]) == {"verbs", "cards", "custom"}
    assert found["effects"]["cards"] > found["effects"]["custom"] >= 0
    assert list(found["parts"]) == list(library().boxes)
    assert found["parts"]["base"]["heroes"] == 8
    assert sum(part["monsters"] for part in found["parts"].values()) == len(library().monsters)
    assert sum(part["activations"] for part in found["parts"].values()) == len(library().activations)


def test_check_shows_a_table(shell: CliRunner) -> None:
    """Without --json people get a table, and a last line that says all is well."""
    result = shell.invoke(app, ["check"])

    assert result.exit_code == 0
    assert "search cards" in result.output
    assert "All content is sound." in result.output


@pytest.fixture
def content(tmp_path: Path) -> Path:
    """A copy of all content that a test may spoil."""
    return copy_of_data(tmp_path) / "descent"


def test_check_names_what_is_wrong(shell: CliRunner, content: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bad content gives exit code 1, and the error names file, entry and field."""
    heroes = content / "heroes.yaml"
    heroes.write_text(heroes.read_text(encoding="utf-8").replace("speed:", "sped:", 1), encoding="utf-8")
    monkeypatch.setattr("bot.descent.workshop.WORKSHOP.data", content.parent)

    result = shell.invoke(app, ["check", "--json"])

    errors = json.loads(result.output)["errors"]
    assert result.exit_code == 1
    assert any("heroes.yaml" in error and "speed" in error for error in errors)


def test_unreadable_content_is_an_error_not_a_crash(content: Path) -> None:
    """A file that is no YAML at all is reported like everything else."""
    (content / "heroes.yaml").write_text("heroes: [}", encoding="utf-8")

    assert counted(content).tally.errors != []


# run and settings


def test_run_without_a_token_is_one_sentence(shell: CliRunner) -> None:
    """No token: exit code 2 and one sentence that names the variable."""
    result = shell.invoke(app, ["run"])

    assert result.exit_code == 2
    assert result.stderr.startswith("flambeau: DISCORD_TOKEN is not set")
    assert result.stderr.count("\n") == 1


@pytest.mark.parametrize("token", ["abc", "a.b.c", f"{WELL_FORMED} x", f"Bot {WELL_FORMED}", f"{WELL_FORMED}é"])
def test_run_with_a_malformed_token_is_one_sentence(
    shell: CliRunner, monkeypatch: pytest.MonkeyPatch, token: str
) -> None:
    """A token that can't be one: exit code 2, and the token itself is not repeated."""
    monkeypatch.setenv("DISCORD_TOKEN", token)

    result = shell.invoke(app, ["run"])

    assert result.exit_code == 2
    assert "does not look like a bot token" in result.stderr
    assert token not in result.stderr


def test_a_bad_setting_is_one_sentence(shell: CliRunner, monkeypatch: pytest.MonkeyPatch) -> None:
    """A setting we can't use is named as the person wrote it."""
    monkeypatch.setenv("FLAMBEAU_PICTURE_FORMAT", "tlh")

    result = shell.invoke(app, ["run"])

    assert result.exit_code == 2
    assert result.stderr.startswith("flambeau: FLAMBEAU_PICTURE_FORMAT can't be used")


def test_settings_come_from_the_file_and_the_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`.env` is read, and the environment has the last word."""
    lines = (f"DISCORD_TOKEN={WELL_FORMED}", "FLAMBEAU_PICTURE_FORMAT=png", "FLAMBEAU_DATABASE=here.sqlite3", "")
    (tmp_path / ".env").write_text("\n".join(lines), encoding="utf-8")
    monkeypatch.setenv("FLAMBEAU_PICTURE_FORMAT", "webp")

    settings = read_settings()

    assert (settings.token(), settings.picture_format) == (WELL_FORMED, "webp")
    assert settings.database == Path("here.sqlite3")
    assert WELL_FORMED not in repr(settings)


def test_the_local_discord_takes_any_token(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the real Discord's tokens have a shape."""
    monkeypatch.setenv("DISCORD_TOKEN", "local")

    with pytest.raises(BadSettings):
        Settings().token()
    monkeypatch.setenv("FLAMBEAU_DISCORD_URL", "http://127.0.0.1:1")
    assert Settings().token() == "local"


def test_a_process_can_have_some_of_the_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which ones is said as a list; unset, it has all."""
    assert (read_settings().shard_count, read_settings().shard_ids) == (None, ())
    monkeypatch.setenv("FLAMBEAU_SHARD_COUNT", "4")
    monkeypatch.setenv("FLAMBEAU_SHARD_IDS", "2,3")

    assert (read_settings().shard_count, read_settings().shard_ids) == (4, (2, 3))


@pytest.mark.parametrize(
    ("count", "ids", "said"), [("", "0", "without"), ("2", "1,2", "beyond"), ("2", "a", "IDS")]
)
def test_shards_that_are_not_there_are_refused(
    monkeypatch: pytest.MonkeyPatch, count: str, ids: str, said: str
) -> None:
    """One sentence says what is wrong with the shards that are set."""
    monkeypatch.setenv("FLAMBEAU_SHARD_COUNT", count)
    monkeypatch.setenv("FLAMBEAU_SHARD_IDS", ids)

    with pytest.raises(BadSettings, match=f"FLAMBEAU_SHARD_IDS.*{said}|FLAMBEAU_SHARD_{said}"):
        read_settings()


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (["--clusters", "2"], "SQLite is a file for one process"),
        (["--clusters", "2", "--cluster", "2"], "from 0 to 1"),
    ],
)
def test_clusters_that_cannot_be_are_refused(monkeypatch: pytest.MonkeyPatch, given: list[str], said: str) -> None:
    """SQLite can't be shared, and there is no third of two clusters: one sentence, exit code 2."""
    monkeypatch.setenv("DISCORD_TOKEN", WELL_FORMED)

    result = CliRunner().invoke(app, ["run", *given])

    assert result.exit_code == 2
    assert said in result.stderr


# health


async def test_health_follows_the_heartbeat(tmp_path: Path) -> None:
    """No database, no heartbeat and an old heartbeat are ill; a fresh one is well."""
    path, now = tmp_path / "flambeau.sqlite3", datetime(2026, 3, 1, tzinfo=UTC)
    assert "no database" in check_up(path, now).sentence
    async with await open_store(path, now=now) as store:
        assert "not connected" in check_up(path, now).sentence
        await beat(store, now)
        assert check_up(path, now + timedelta(seconds=30)).sentence == "well"
        assert "last heartbeat" in check_up(path, now + MISSED + timedelta(seconds=1)).sentence


def test_health_has_an_exit_code(shell: CliRunner) -> None:
    """Docker reads the exit code."""
    result = shell.invoke(app, ["health"])

    assert result.exit_code == 1
    assert "there is no database" in result.stderr


def test_health_of_a_broken_file(shell: CliRunner, tmp_path: Path) -> None:
    """A file that is no database is said to be none."""
    (tmp_path / "var").mkdir()
    (tmp_path / "var" / "flambeau.sqlite3").write_text("no database at all", encoding="utf-8")

    result = shell.invoke(app, ["health"])

    assert result.exit_code == 2
    assert "is no database" in result.stderr


# play


def test_the_channel_lies_beside_its_campaigns() -> None:
    """Campaigns and the channel they are played in belong together, also with --db."""
    assert channel_file(Path("var/local.sqlite3")) == Path("var/local.channel.sqlite3")


def test_a_taken_port_is_passed_over() -> None:
    """If the port is taken the next free one is used."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]

        assert free_port(port) > port


def test_a_port_that_was_asked_for_is_this_one_or_none(tmp_path: Path) -> None:
    """Whoever names a port that is taken is told so in a sentence, and no table opens at another one."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        ended = subprocess.run(
            [sys.executable, "-m", "bot", "play", "--no-browser", "--port", str(port)],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    assert ended.returncode == 1
    assert ended.stdout == ""
    assert ended.stderr == (
        f"flambeau: port {port} is taken: is Flambeau running there already? "
        "Name another one with --port, or none.\n"
    )


def test_a_second_table_on_the_same_database_is_turned_away(table: "subprocess.Popen[str]", tmp_path: Path) -> None:
    """Two pages on one database would drift apart: the second one says who has it, and ends."""
    assert table.stdout is not None
    assert "http://127.0.0.1:" in table.stdout.readline()

    ended = subprocess.run(
        [sys.executable, "-m", "bot", "play", "--no-browser"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )

    assert ended.returncode == 2
    assert ended.stdout == ""
    assert f"in use by another Flambeau (process {table.pid})" in ended.stderr
    assert ended.stderr.count("\n") == 1


def test_while_a_table_is_being_set_nobody_else_gets_its_channel(tmp_path: Path) -> None:
    """The bot takes its database only when it is ready; a second table is turned away before that too."""
    database = tmp_path / "var" / "local.sqlite3"
    database.parent.mkdir()
    with alone_with(channel_file(database)):
        ended = subprocess.run(
            [sys.executable, "-m", "bot", "play", "--no-browser"],
            cwd=tmp_path,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            timeout=60,
            check=False,
        )

    assert (ended.returncode, ended.stdout) == (2, "")
    assert "local.channel.sqlite3 is in use by another Flambeau" in ended.stderr


@pytest.fixture
def table(tmp_path: Path) -> Iterator["subprocess.Popen[str]"]:
    """`flambeau play` as a person starts it, but for the browser."""
    process = subprocess.Popen(
        [sys.executable, "-m", "bot", "play", "--no-browser", "--port", str(free_port(18765))],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "COLUMNS": "200", "NO_COLOR": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    yield process
    process.kill()
    process.communicate()


def test_play_prints_its_address_and_ends_cleanly(table: "subprocess.Popen[str]", tmp_path: Path) -> None:
    """The address that is printed answers with the page; Ctrl-C ends it without a complaint, data kept."""
    assert table.stdout is not None
    greeting = table.stdout.readline()
    assert "http://127.0.0.1:" in greeting, greeting + table.stdout.read()
    with urlopen(greeting.split()[-1], timeout=5) as page:
        assert b"<html" in page.read().lower()

    table.send_signal(signal.SIGINT)
    table.send_signal(signal.SIGTERM)  # an impatient hand changes nothing
    rest, _ = table.communicate(timeout=10)

    assert table.returncode == 0, rest
    assert "Traceback" not in rest
    assert (tmp_path / "var" / "local.sqlite3").exists()
    assert (tmp_path / "var" / "local.channel.sqlite3").exists()
