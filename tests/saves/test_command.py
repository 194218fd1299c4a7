"""flambeau saves: what it says of sound, damaged and foreign databases, and what it mends."""

import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner, Result

from bot.cli import app
from bot.descent.party.deeds import Start
from bot.descent.state.game import RULES_VERSION
from bot.saves import look_through
from bot.saves.replaying import first_difference
from bot.store import open_store
from bot.table.deeds import Speak
from bot.table.table import Table
from tests.saves.releases import EXPORTS, RELEASES, as_in, campaign_named, database_of, only, spoiling
from tests.table.test_table import started

NOW = datetime(2026, 11, 20, 20, 0, tzinfo=UTC)
FEW = ("gathering", "taken back", "ember chapel")
SPOILED = "ember chapel"


@pytest.fixture
def old(tmp_path: Path) -> Iterator[Path]:
    """Three campaigns of 0.1.0, and the cards there were then."""
    with as_in("0.1.0"):
        yield only(database_of("0.1.0", tmp_path), FEW)


@pytest.fixture
async def new(tmp_path: Path) -> Path:
    """A campaign of today, with its quest begun."""
    path = tmp_path / "new.db"
    async with await open_store(path, now=NOW) as store:
        await started(Table(store, seeds=lambda: "secret", now=lambda: NOW))
    return path


def run(*arguments: str | Path) -> Result:
    """The command as somebody types it."""
    return CliRunner().invoke(app, ["saves", *map(str, arguments)])


def found_in(*arguments: str | Path, code: int) -> dict[str, Any]:
    """What it says of a database, for programs."""
    result = run(*arguments, "--json")
    assert result.exit_code == code, result.output
    answer: dict[str, Any] = json.loads(result.stdout)
    return answer


def spoil(path: Path, state: str, name: str = SPOILED) -> None:
    """Put something else in the place of a campaign's state."""
    with spoiling(path) as database:
        database.execute("UPDATE campaigns SET state = ? WHERE name = ?", (state, name))


def spoil_log(path: Path, change: str, name: str = SPOILED) -> None:
    """Change a campaign's log."""
    with spoiling(path) as database:
        database.execute(change, {"id": campaign_named(path, name)})


def state_of(path: Path, name: str = SPOILED) -> str:
    """A campaign's state as it is saved."""
    with closing(sqlite3.connect(path)) as database:
        row = database.execute("SELECT state FROM campaigns WHERE name = ?", (name,)).fetchone()
    return str(row[0])


def unknown_step(state: str) -> str:
    """The same state, in the middle of something nobody knows."""
    form = json.loads(state)
    form["game"]["stack"].append({"step": "walk_on_water"})
    return json.dumps(form)


# Sound ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("release", RELEASES)
def test_every_save_of_a_release_is_read_and_replayed(release: str, tmp_path: Path) -> None:
    """All campaigns of a release are readable today, and their logs lead where they led then."""
    with as_in(release):
        found = found_in(database_of(release, tmp_path), code=0)

    number = sum(export.startswith(f"{release}/") for export in EXPORTS)
    assert number > 0
    upgraded = number if release == "0.1.0" else found["upgraded"]
    assert found == {
        "campaigns": number,
        "readable": number,
        "upgraded": upgraded,
        "replayed": number,
        "differ": 0,
        "errors": [],
    }


def test_people_get_a_table(old: Path) -> None:
    """Without --json there are the same numbers as a table, and a last line that says all is well."""
    result = run(old)

    assert result.exit_code == 0
    assert [word in result.output for word in ("readable", "upgraded", "replayed", "differ")] == 4 * [True]
    assert "All saves are sound." in result.output


def test_the_file_is_never_written(old: Path, tmp_path: Path) -> None:
    """Neither the file nor its folder is different afterwards, though its tables are older than ours."""
    before = sha256(old.read_bytes()).hexdigest()
    lying_there = sorted(tmp_path.iterdir())
    run(old)

    assert sha256(old.read_bytes()).hexdigest() == before
    assert sorted(tmp_path.iterdir()) == lying_there


async def test_todays_campaigns_are_not_upgraded(new: Path) -> None:
    """What was written under today's rules is read as it is, and its log leads to its state."""
    found = await look_through(new)

    assert found.counts == {"campaigns": 1, "readable": 1, "upgraded": 0, "replayed": 1, "differ": 0}
    assert found.errors == []


async def test_a_running_bot_is_not_disturbed(tmp_path: Path) -> None:
    """While a bot has the database open, its last deeds are seen too, though they stand in the WAL only."""
    path = tmp_path / "live.db"
    async with await open_store(path, now=NOW) as store:
        table = Table(store, now=lambda: NOW)
        now = await started(table)
        await table.act(now.campaign_id, 1, Speak(language="en"), interaction=7777)
        before = path.read_bytes()
        found = await look_through(path)
        assert path.read_bytes() == before
        # Somebody copied the files away; the one that says it is in use stayed behind.
        away = tmp_path / "away"
        away.mkdir()
        for name in ("live.db", "live.db-wal"):
            shutil.copyfile(tmp_path / name, away / name)
    copied = await look_through(away / "live.db")

    assert found.counts["campaigns"] == copied.counts["campaigns"] == 1
    assert found.counts["replayed"] == copied.counts["replayed"] == 1


async def test_a_campaign_from_a_file_has_its_whole_past(old: Path, tmp_path: Path) -> None:
    """What was played elsewhere under other rules and brought in is played again too."""
    path = tmp_path / "elsewhere.db"
    async with await open_store(old, now=NOW) as store:
        owner = (await Table(store).look(campaign_named(old, SPOILED))).campaign.owner
        content = await Table(store).export(campaign_named(old, SPOILED), owner)
    async with await open_store(path, now=NOW) as store:
        await Table(store, now=lambda: NOW).bring_in(content, owner, guild=1, channel=2, interaction=3)
    found = await look_through(path)

    assert found.counts == {"campaigns": 1, "readable": 1, "upgraded": 0, "replayed": 1, "differ": 0}


# Leading elsewhere ------------------------------------------------------------------------------------------------


def dearer(state: str) -> str:
    """The same campaign with more fame than it earned."""
    form = json.loads(state)
    form["fame"] += 5
    return json.dumps(form)


def test_other_rules_are_named_and_no_error(old: Path) -> None:
    """Deeds done under older rules may lead elsewhere: where, and between which versions, is said."""
    spoil(old, dearer(state_of(old)))
    found = found_in(old, code=0)

    assert (found["replayed"], found["differ"], found["errors"]) == (len(FEW) - 1, 1, [])
    number = campaign_named(old, SPOILED)
    told = f"campaign {number} ({SPOILED}): rules 1 → {RULES_VERSION}: fame is 5 saved, 0 played"
    assert found["differences"] == [told]
    assert told in run(old).output


def test_the_same_rules_must_lead_to_the_same_state(new: Path) -> None:
    """A difference without a change of rules is an error, and says where."""
    spoil(new, dearer(state_of(new, "Braise")), "Braise")
    found = found_in(new, code=1)

    assert found["differ"] == 1
    assert "fame is 5 saved, 0 played" in str(found["errors"])
    assert "differences" not in found


def test_a_deed_that_is_refused_leads_elsewhere(new: Path) -> None:
    """A log that can't be followed to its end is told by the deed at which it stops, and why."""
    again = json.dumps({"deed": Start.kind, "seed": "x"})
    with spoiling(new) as database:
        database.execute("UPDATE deeds SET deed = ? WHERE seq = 1", (again,))
    found = found_in(new, code=1)

    assert "deed 1 (start) is refused: too_few_heroes" in str(found["errors"])


def test_the_first_difference_is_named() -> None:
    """The place is spelled as one would look for it; the same has none."""
    saved = {"a": [1, {"b": 2}], "c": [1, 2]}

    assert first_difference(saved, {"a": [1, {"b": 2}], "c": [1, 2]}) is None
    assert first_difference(saved, {"a": [1, {"b": 3}], "c": []}) == "a[1].b is 2 saved, 3 played"
    assert first_difference(saved, {"a": [1, {"b": 2}], "c": [1]}) == "c is 2 long saved, 1 long played"
    assert first_difference(saved, {"a": [1, {}], "c": []}) == "a[1].b is only saved"


# Damaged ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["broken", "unknown step", "of newer rules"])
def test_a_damaged_state_is_named(old: Path, kind: str) -> None:
    """One state that can't be read is named with the reason, and the others are looked at all the same."""
    state = state_of(old)
    spoil(old, {"broken": state[: len(state) // 2], "unknown step": unknown_step(state)}.get(kind, state))
    if kind == "of newer rules":
        spoil_log(old, "UPDATE campaigns SET rules = 99 WHERE id = :id")
    found = found_in(old, code=1)

    assert (found["campaigns"], found["readable"], found["replayed"]) == (len(FEW), len(FEW) - 1, len(FEW) - 1)
    (error,) = found["errors"]
    assert error.startswith(f"campaign {campaign_named(old, SPOILED)} ({SPOILED}): its state can't be read: ")
    if kind == "unknown step":
        assert "unknown step 'walk_on_water'" in error


def test_a_beginning_that_can_not_be_read_is_damage(old: Path) -> None:
    """The game as its round began is part of the state: without it the round can't be taken back."""
    form = json.loads(state_of(old))
    start = json.loads(form["round_log"]["start"])
    start["gold"] = "much"
    form["round_log"]["start"] = json.dumps(start)
    spoil(old, json.dumps(form))
    found = found_in(old, code=1)

    assert found["readable"] == len(FEW) - 1
    assert "the turn or the round: gold" in str(found["errors"])


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (
            """UPDATE events SET event = '{"event":"shone"}' WHERE campaign_id = :id AND (seq, number) = (6, 0)""",
            "event 1 of deed 6: unknown event 'shone'",
        ),
        ("UPDATE deeds SET deed = substr(deed, 1, 9) WHERE campaign_id = :id AND seq = 7", "deed 7: "),
        (
            """UPDATE deeds SET deed = '{"deed":"sing"}' WHERE campaign_id = :id AND seq = 7""",
            "deed 7: unknown deed 'sing'",
        ),
        ("DELETE FROM deeds WHERE campaign_id = :id AND seq = 7", "deed 7 is missing"),
    ],
    ids=["unknown event", "broken deed", "unknown deed", "missing deed"],
)
def test_a_damaged_log_is_named(old: Path, change: str, told: str) -> None:
    """A log that can't be read is an error that names the deed, also where the state is sound."""
    spoil_log(old, change)
    found = found_in(old, code=1)

    assert found["readable"] == len(FEW)
    assert f"({SPOILED}): its log can't be read: {told}" in str(found["errors"])


def test_a_truncated_file_is_one_sentence(old: Path) -> None:
    """Half a database can't be opened: exit code 2, and the file is named."""
    content = old.read_bytes()
    old.write_bytes(content[: len(content) // 2])
    result = run(old, "--json")

    assert result.exit_code == 2
    assert result.stderr.startswith(f"flambeau: {old} can't be read: ")
    assert result.stderr.count("\n") == 1


def test_damaged_pages_are_one_sentence(tmp_path: Path) -> None:
    """A file with rubbish in the middle is damaged: no traceback."""
    path = database_of("0.1.0", tmp_path)
    content = path.read_bytes()
    third = len(content) // 3
    path.write_bytes(content[:third] + b"\xff" * third + content[2 * third :])
    result = run(path)

    assert result.exit_code == 2
    assert result.stderr.startswith(f"flambeau: {path} is damaged: ")
    assert result.stderr.count("\n") == 1


def test_a_newer_database_is_one_sentence(old: Path) -> None:
    """A newer Flambeau's tables are not ours to read; the file itself is named, not its copy."""
    with spoiling(old) as database:
        database.execute("INSERT INTO migrations VALUES ('0099_dragons', '2031-01-01')")
    result = run(old)

    assert result.exit_code == 2
    assert (
        result.stderr
        == f"flambeau: {old} was made by a newer Flambeau (it knows 0099_dragons): upgrade this one.\n"
    )


def test_what_is_no_database_is_one_sentence(tmp_path: Path) -> None:
    """A missing file, a text and somebody else's database: exit code 2 each."""
    text, other = tmp_path / "text.db", tmp_path / "other.db"
    text.write_text("once upon a time, " * 100, encoding="utf-8")
    with spoiling(other) as database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    results = [run(path) for path in (tmp_path / "none.db", text, other, tmp_path)]

    assert [result.exit_code for result in results] == [2, 2, 2, 2]
    assert [result.stderr.count("\n") for result in results] == [1, 1, 1, 1]
    assert "is no database of Flambeau" in results[2].stderr


# Mending ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("damage", ["unknown step", "broken", "gone"])
def test_a_state_is_rebuilt_from_its_log(old: Path, tmp_path: Path, damage: str) -> None:
    """The repaired copy holds the state to which the log leads; nothing else in it is different."""
    state, out = state_of(old), tmp_path / "mended.db"
    spoil(old, {"unknown step": unknown_step(state), "broken": state[: len(state) // 2]}.get(damage, ""))
    before = old.read_bytes()
    found = found_in(old, "--repair", out, code=1)

    name = f"campaign {campaign_named(old, SPOILED)} ({SPOILED})"
    assert (found["rebuilt"], "left" in found) == ([name], False)
    assert old.read_bytes() == before
    mended = found_in(out, code=0)
    assert (mended["replayed"], mended["upgraded"]) == (len(FEW), len(FEW) - 1)
    for other in set(FEW) - {SPOILED}:
        assert state_of(out, other) == state_of(old, other)


def test_a_copy_is_written_also_where_nothing_is_wrong(old: Path, tmp_path: Path) -> None:
    """Whoever asks for a repaired database gets one, brought up to date or not."""
    found_in(old, "--repair", tmp_path / "same.db", code=0)

    assert found_in(tmp_path / "same.db", code=0)["replayed"] == len(FEW)


async def test_a_rebuilt_campaign_is_the_one_that_was_lost(old: Path, tmp_path: Path) -> None:
    """Players find the very campaign they left."""
    number, out = campaign_named(old, SPOILED), tmp_path / "mended.db"
    shutil.copyfile(old, sound := tmp_path / "sound.db")
    spoil(old, "{}")
    await look_through(old, repair_to=out)
    async with await open_store(sound, now=NOW) as store:
        left = await Table(store).look(number)
    async with await open_store(out, now=NOW) as store:
        rebuilt = await Table(store).look(number)

    assert rebuilt.version == left.version
    assert rebuilt.campaign.game == left.campaign.game
    assert rebuilt.campaign.seats == left.campaign.seats


def test_what_can_not_be_rebuilt_stays_and_is_named(old: Path, tmp_path: Path) -> None:
    """Without its log a damaged state stays as it is: a later Flambeau may know more."""
    out = tmp_path / "mended.db"
    spoil(old, "{}")
    spoil_log(old, """UPDATE deeds SET deed = '{"deed":"sing"}' WHERE campaign_id = :id AND seq = 7""")
    found = found_in(old, "--repair", out, code=1)

    assert found["left"] == [f"campaign {campaign_named(old, SPOILED)} ({SPOILED})"]
    assert "rebuilt" not in found
    assert state_of(out) == "{}"
    assert "left as it is" in run(old, "--repair", tmp_path / "again.db").output


def test_nothing_is_written_over(old: Path, tmp_path: Path) -> None:
    """A file that is there stays there, also the database itself."""
    out = tmp_path / "mended.db"
    out.write_text("precious", encoding="utf-8")
    before = old.read_bytes()

    assert [run(old, "--repair", path).exit_code for path in (out, old)] == [2, 2]
    assert (out.read_text(encoding="utf-8"), old.read_bytes()) == ("precious", before)


def test_a_copy_that_can_not_be_written_is_one_sentence(old: Path, tmp_path: Path) -> None:
    """A folder that does not exist is told, not made."""
    result = run(old, "--repair", tmp_path / "nowhere" / "mended.db")

    assert result.exit_code == 2
    assert "nowhere" in result.stderr
    assert result.stderr.count("\n") == 1
