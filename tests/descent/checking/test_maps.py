"""flambeau render: an author sees the map of a quest, and what is wrong with it."""

from pathlib import Path

import pytest
from PIL import Image
from typer.testing import CliRunner, Result

from bot.cli import app
from bot.descent.checking.maps import read_quest
from bot.descent.content.library import library
from bot.descent.content.loading import quest_paths
from bot.descent.views.pictures.atlas import atlas_view
from bot.paths import DATA
from renders.descent.view import DoorView

QUEST = """
id: barn
kind: rescue
start: [A3, B3]
places: {loft: [C2, D2]}
areas:
  - id: yard
    tiles:
      - {tile: entrance-indoor, at: A3}
      - {tile: "06b", at: C2}
    doors:
      - {id: hatch, edges: ["H3|I3", "H4|I4"], reveals: hay, locked: true}
    tokens:
      - {id: trough, kind: objective, colour: blue, square: D5}
    spawns:
      - {monster: zombie, near: G3}
  - id: hay
    tiles:
      - {tile: "01b", at: I1}
    spawns:
      - {traits: [cave], role: lurkers, near: N3}
      - {monster: goblin_archer, near: P6, minions: {2: 2, 3: 1, 4: 2}, masters: {2: 0, 3: 0, 4: 0}}
"""


@pytest.fixture
def shell(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> CliRunner:
    """Runs a command in this process, in a folder of its own."""
    monkeypatch.chdir(tmp_path)
    return CliRunner()


def render(shell: CliRunner, content: str, *options: str) -> Result:
    """The command for a quest that an author is writing."""
    Path("barn.yaml").write_text(content, encoding="utf-8")
    return shell.invoke(app, ["render", "barn.yaml", *options])


def test_a_quest_is_drawn_by_its_id(shell: CliRunner) -> None:
    """`flambeau render ember_chapel -o map.png` writes a picture and says how large the map is."""
    result = shell.invoke(app, ["render", "ember_chapel", "-o", "map.png"])

    assert result.exit_code == 0, result.output
    assert result.stdout == "map.png: 3 tiles, 76 squares\n"
    with Image.open("map.png") as picture:
        assert picture.width > 900


@pytest.mark.parametrize("path", quest_paths(DATA / "descent"), ids=lambda path: path.stem)
def test_every_quest_can_be_drawn(path: Path) -> None:
    """No tile, door, token, spawn or place of our own quests lies beside its map."""
    written, problems = read_quest(path)

    assert problems == []
    assert atlas_view(written, library(), written.areas).problems == ()


def test_everything_has_its_name_on_the_map(shell: CliRunner) -> None:
    """Tiles, doors, tokens, places, start squares and spawns with their numbers are all named."""
    assert render(shell, QUEST).exit_code == 0
    written, _ = read_quest(Path("barn.yaml"))

    view = atlas_view(written, library(), written.areas)

    names = {(note.tone, note.text) for note in view.notes}
    assert {("tile", "06b"), ("door", "hatch"), ("token", "trough"), ("place", "loft"), ("start", "2")} <= names
    assert {("spawn", "zombie 2+1 3+1 4+1"), ("spawn", "lurkers (cave)")} <= names
    assert ("spawn", "goblin_archer 2+0 1+0 2+0") in names
    assert DoorView((7, 2), (8, 2), "locked") in view.board.doors
    assert view.tints[2, 1] == "place"


def test_one_area_is_drawn_alone(shell: CliRunner) -> None:
    """--area leaves everything else out."""
    result = render(shell, QUEST, "--area", "hay")

    assert result.exit_code == 0, result.output
    assert result.stdout == "barn.png: 1 tiles, 48 squares\n"


def test_a_tile_that_does_not_fit_is_told_and_left_out(shell: CliRunner) -> None:
    """The rest of the map is drawn all the same; the exit code is 1."""
    result = render(shell, QUEST.replace("at: I1", "at: G1"))

    assert result.exit_code == 1
    assert "barn: 01b at G1: overlaps 06b at C2" in result.stderr
    assert result.stdout == "barn.png: 2 tiles, 28 squares\n"


def test_what_lies_beside_the_map_is_told(shell: CliRunner) -> None:
    """Tokens, spawns, places and start squares that are not on the map are named with their square."""
    wrong = QUEST.replace("D5", "D9").replace("near: G3", "near: G8").replace("[C2, D2]", "[C2, D1]")

    told = render(shell, wrong.replace("[A3, B3]", "[A3, B9]")).stderr

    assert "yard: token trough: D9 is not on the map" in told
    assert "yard: spawn zombie: G8 is not on the map" in told
    assert "place loft: D1 is not on the map" in told
    assert "start start: B9 is not on the map" in told


def test_a_mistake_elsewhere_does_not_hide_the_map(shell: CliRunner) -> None:
    """An event that can't be read is told, and the map drawn nevertheless."""
    result = render(shell, QUEST + "events: [{id: boom, do: [{do: explode}]}]\n")

    assert result.exit_code == 1
    assert "events.0.do.0" in result.stderr
    assert "explode" in result.stderr
    assert Path("barn.png").exists()


def test_a_map_that_cannot_be_read_is_told(shell: CliRunner) -> None:
    """Without a readable map there is no picture, only the reasons."""
    result = render(shell, QUEST.replace("at: C2", "at: nowhere"))

    assert result.exit_code == 1
    assert "not a square: 'nowhere'" in result.stderr
    assert not Path("barn.png").exists()


@pytest.mark.parametrize(
    ("arguments", "hint"),
    [
        (["ember_chapell"], "did you mean 'ember_chapel'?"),
        (["ember_chapel", "--area", "chappel"], "did you mean 'chapel'?"),
    ],
)
def test_unknown_names_are_answered_with_a_hint(shell: CliRunner, arguments: list[str], hint: str) -> None:
    """A quest or area that does not exist: exit code 2 and the nearest name."""
    result = shell.invoke(app, ["render", *arguments])

    assert result.exit_code == 2
    assert hint in result.stderr


def test_a_missing_file_is_one_sentence(shell: CliRunner) -> None:
    """A path that leads nowhere is no traceback."""
    result = shell.invoke(app, ["render", "nothing.yaml"])

    assert result.exit_code == 1
    assert "nothing.yaml" in result.stderr
    assert result.stderr.count("\n") == 1
