"""The quests we ship are sound, and the check is quick enough to run after every change."""

import json
import shutil
from pathlib import Path
from time import process_time

import pytest
from typer.testing import CliRunner

from bot.cli import app
from bot.descent.checking.counting import Counted
from bot.descent.checking.quest_mistakes import all_mistakes, wordings
from bot.descent.content.library import library
from bot.descent.content.loading import quest_paths, read_library
from bot.descent.quest.checks import Wordings, examine
from bot.paths import DATA
from bot.workshop import Tally

SECONDS = 3.0


@pytest.fixture(scope="module")
def texts() -> Wordings:
    """Our own texts in both languages."""
    return wordings()


TWICE_THERE = ("areas.stair.spawns.1.traits", "areas.ford.spawns.1.traits")
"""In the bell beneath and the lost caravan, traits may draw the kind that comes later by name."""


def test_shipped_quests_give_no_report_and_in_no_time(texts: Wordings) -> None:
    """No mistake is found in a quest we ship, and its author need not wait for that."""
    library()
    start = process_time()

    found = [mistake for path in quest_paths(DATA / "descent") for mistake in examine(path, library(), texts)]

    assert [str(mistake) for mistake in found if mistake.entry not in TWICE_THERE] == []
    assert process_time() - start < SECONDS


# The command -------------------------------------------------------------------------------------------------


@pytest.fixture
def shell() -> CliRunner:
    return CliRunner()


def test_check_of_one_quest_finds_it_sound(shell: CliRunner) -> None:
    """`flambeau check QUEST` says so if there is nothing to say."""
    result = shell.invoke(app, ["check", "ember_chapel"])

    assert result.exit_code == 0
    assert "No mistake in ember_chapel." in result.output


def test_check_of_a_file_names_file_and_line(shell: CliRunner, tmp_path: Path) -> None:
    """`flambeau check file.yaml` tells every mistake in it as file:line: entry: sentence."""
    path = tmp_path / "ember_chapel.yaml"
    written = (DATA / "descent" / "quests" / "ember_chapel.yaml").read_text(encoding="utf-8")
    path.write_text(written.replace("reveals: hall", "reveals: hell"), encoding="utf-8")
    line = written[: written.index("reveals: hall")].count("\n") + 1

    result = shell.invoke(app, ["check", str(path), "--json"])

    assert result.exit_code == 1
    assert json.loads(result.output)["errors"] == [
        f"{tmp_path.name}/ember_chapel.yaml:{line}: areas.chapel.doors.chapel_door.reveals: "
        "there is no area 'hell'; did you mean 'hall'?"
    ]


def test_check_of_an_unknown_quest_says_which_there_are(shell: CliRunner) -> None:
    """A quest that does not exist is told in one sentence, with the one that was probably meant."""
    result = shell.invoke(app, ["check", "ember_chapple"])

    assert result.exit_code == 2
    assert "did you mean 'ember_chapel'?" in result.output


def test_a_quests_mistake_is_told_once(tmp_path: Path) -> None:
    """What the library says without a line is told by the check with its line, and only so."""
    folder = Path(shutil.copytree(DATA / "descent", tmp_path / "descent"))
    path = folder / "quests" / "ember_chapel.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace("zombie", "zombei"), encoding="utf-8")
    shelf = read_library(folder)
    without_a_line = [error for error in shelf.errors if "zombei" in error]

    found = Counted(Tally(["items.yaml: something else", *without_a_line], {}), shelf)

    errors = all_mistakes(found, folder).errors

    assert len(without_a_line) == 1
    assert "items.yaml: something else" in errors
    assert [error.partition(": ")[2] for error in errors if "zombei" in error] == [
        "areas.chapel.spawns.zombei.monster: there is no monster 'zombei'; did you mean 'zombie'?",
    ]


def test_a_library_that_cant_be_read_is_told_by_the_tally(tmp_path: Path) -> None:
    """Quests can't be held against cards that can't be read; what was found stays found."""
    found = Tally(["descent: tiles.yaml can't be read"], {})

    assert all_mistakes(Counted(found), tmp_path) == found
