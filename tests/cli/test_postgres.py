"""The commands on a PostgreSQL database: moved there, looked through, backed up, put back, asked how it is."""

import asyncio
import json
import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot import health
from bot.cli import app
from bot.heartbeat import NAME as HEARTBEAT
from bot.paths import ROOT
from bot.store import Server, alone_with, open_store
from tests.postgres import Server as AnyServer
from tests.postgres import ask
from tests.store.conftest import NOW
from tests.store.damages import a_database
from tests.store.looking import TABLES, look
from tests.store.test_store import campaign, deed

OLD = ROOT / "tests" / "saves" / "0.1.0" / "campaigns.db"


def said(*arguments: str | Path, code: int = 0, **settings: str) -> str:
    """What a command says, on either output, if it ends as it should."""
    done = CliRunner().invoke(app, [str(each) for each in arguments], env=settings)
    assert done.exit_code == code, f"{done.output}\n{done.exception!r}"
    return done.output


def copy_of(file: Path, folder: Path) -> Path:
    """A file to move: the one in the repository is not locked by us."""
    target = folder / "old.sqlite3"
    target.write_bytes(file.read_bytes())
    return target


def test_nothing_is_lost_on_the_way(postgres: str, tmp_path: Path) -> None:
    """The saves of the first release, moved: looked through, they say the same before and after."""
    file = copy_of(OLD, tmp_path)
    before = json.loads(said("saves", file, "--json"))
    bytes_before = file.read_bytes()

    told = said("move-to-postgres", "--from", file, postgres)

    assert f"campaigns: {before['campaigns']}" in told
    assert file.read_bytes() == bytes_before
    assert json.loads(said("saves", postgres, "--json")) == before
    assert before["campaigns"] > 5
    for table in TABLES:
        number = look(Server(postgres), f"SELECT count(*) FROM {table}")
        assert f"{table}: {number[0][0]}" in told


async def _play_on(where: Server) -> tuple[int, int]:
    """Found a campaign, and bring a past in: numbers that are not taken."""
    async with await open_store(where, now=NOW) as store:
        made = await campaign(store, channel=77, interaction=77)
        past = await store.annals((await store.live())[0])
        brought, _ = await store.bring_in(
            guild_id=1,
            channel_id=78,
            name="Braise",
            interaction_id=78,
            rules=1,
            state="{}",
            founded=None,
            annals=past[:3],
            now=NOW,
        )
        await store.record(made, **deed(interaction_id=79))
        return made, brought


def test_play_goes_on_after_the_move(postgres: str, tmp_path: Path) -> None:
    """New campaigns and imported deeds get numbers behind those of the file."""
    file = copy_of(OLD, tmp_path)
    said("move-to-postgres", "--from", file, postgres)
    last = ask(postgres, "SELECT max(id) FROM campaigns")[0][0]

    made, brought = asyncio.run(_play_on(Server(postgres)))

    assert last < made < brought


def test_what_is_there_is_not_written_over(postgres: str, tmp_path: Path) -> None:
    """Moved twice, or onto something else: one sentence, and all is as it was."""
    file = copy_of(OLD, tmp_path)
    said("move-to-postgres", "--from", file, postgres)
    before = ask(postgres, "SELECT count(*), max(updated_at) FROM campaigns")

    assert "holds" in said("move-to-postgres", "--from", file, postgres, code=2)
    assert ask(postgres, "SELECT count(*), max(updated_at) FROM campaigns") == before


def test_moved_wholly_or_not_at_all(postgres: str, tmp_path: Path) -> None:
    """What PostgreSQL does not keep (a zero byte in a name) is told, and nothing of the rest is there."""
    file = copy_of(OLD, tmp_path)
    with closing(sqlite3.connect(file)) as db, db:
        db.execute("UPDATE deeds SET deed = 'a' || char(0) WHERE seq = (SELECT max(seq) FROM deeds)")

    assert "does not keep" in said("move-to-postgres", "--from", file, postgres, code=2)
    assert ask(postgres, "SELECT count(*) FROM campaigns") == [(0,)]


@pytest.mark.parametrize("url", ["var/flambeau.sqlite3", "postgresql://127.0.0.1:1/nowhere"])
def test_what_is_no_server(url: str, tmp_path: Path) -> None:
    """One sentence and exit code 2."""
    assert said("move-to-postgres", "--from", tmp_path / "some.sqlite3", url, code=2).startswith("flambeau: ")


def test_a_backup_comes_back(postgres: str, postgres_server: AnyServer, tmp_path: Path) -> None:
    """By PostgreSQL's own programs: into a file, and from there into an empty database only."""
    said("move-to-postgres", "--from", copy_of(OLD, tmp_path), postgres)
    file = tmp_path / "kept.dump"
    number = ask(postgres, "SELECT count(*) FROM campaigns")[0][0]

    assert f"campaigns in it: {number}" in said("backup", file, "--db", postgres)
    assert "is there already" in said("backup", file, "--db", postgres, code=2)
    assert "is not empty" in said("restore", file, "--db", postgres, code=2)
    empty = postgres_server.url_of(postgres_server.fresh())
    assert f"campaigns in it: {number}" in said("restore", file, "--db", empty)

    assert json.loads(said("saves", empty, "--json")) == json.loads(said("saves", postgres, "--json"))
    assert ask(empty, "SELECT count(*) FROM notes WHERE name = 'restored'") == [(1,)]
    (tmp_path / "rubbish.dump").write_text("rubbish")
    assert "is no backup" in said("restore", tmp_path / "rubbish.dump", "--db", empty, code=2)


async def _note(where: Server, now: datetime) -> None:
    async with await open_store(where, now=now) as store:
        well = health.Health(at=now, connected=True, chores={}, failures={}, loop_lag=0.0)
        await store.note(health.NAME, well.model_dump_json())
        await store.note(HEARTBEAT, now.isoformat())


def test_health_asks_the_server(postgres: str) -> None:
    """Well, not well, or not there; never with a password."""
    asyncio.run(_note(Server(postgres), datetime.now(UTC)))
    assert said("health", FLAMBEAU_DATABASE=postgres).strip() == "well"
    asyncio.run(_note(Server(postgres), NOW))
    assert "the bot is gone" in said("health", FLAMBEAU_DATABASE=postgres, code=1)
    away = said("health", FLAMBEAU_DATABASE="postgresql://alix:hunter2@127.0.0.1:1/x", code=2)
    assert "can't be reached" in away
    assert "hunter2" not in away


def test_the_doctor_knows_a_server(postgres: str, tmp_path: Path) -> None:
    """Connection, schema, size, campaigns that can't be read; and it says whose the backups are."""
    empty = said("doctor", "--no-content", "--db", postgres)
    assert "has no tables yet" in empty
    said("move-to-postgres", "--from", copy_of(OLD, tmp_path), postgres)
    well = said("doctor", "--no-content", "--db", postgres)
    assert "the tables are up to date" in well
    assert "left to whoever runs that server" in well

    ask(postgres, "UPDATE campaigns SET state = 'rubbish' WHERE id = (SELECT min(id) FROM campaigns)")
    assert "its state can't be read" in said("doctor", "--no-content", "--db", postgres, code=1)
    assert "can't be reached" in said("doctor", "--no-content", "--db", "postgresql://127.0.0.1:1/x", code=2)


async def test_a_bot_on_the_file_keeps_it(postgres: str, tmp_path: Path) -> None:
    """What somebody plays with is not moved."""
    path = await a_database(tmp_path / "here.sqlite3")
    with alone_with(path):
        told = await asyncio.to_thread(said, "move-to-postgres", "--from", path, postgres, code=2)
    assert "in use by another Flambeau" in told
