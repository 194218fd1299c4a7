"""The command line serves several games: --game, what a game has not, and commands of its own."""

import json
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from bot.cli import app, command_line
from bot.games import GAMES, workshop


@pytest.fixture(autouse=True)
def pebbles(monkeypatch: pytest.MonkeyPatch) -> None:
    """A house that knows a second game, which has little to offer authors."""
    monkeypatch.setitem(GAMES, "pebbles", "tests.pebbles")


def flambeau(*arguments: str) -> Result:
    """The command line as somebody uses it."""
    return CliRunner().invoke(app, arguments)


def refused(*arguments: str) -> str:
    """The one sentence with which a command is refused."""
    result = flambeau(*arguments)
    assert result.exit_code == 2, result.output
    assert result.stdout == ""
    assert result.stderr.count("\n") == 1
    return result.stderr


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_workshop_of_its_name(game: str) -> None:
    """Whatever stands in the list of games can be asked, and says who it is."""
    assert workshop(game).id == game


@pytest.mark.parametrize("command", [["check"], ["simulate", "x"], ["render", "x"], ["bench"]])
def test_an_unknown_game_is_answered_with_those_there_are(command: list[str]) -> None:
    """Whoever misspells a game reads which ones there are."""
    assert refused(*command, "--game", "dessent") == (
        "flambeau: there is no game called 'dessent'; there are descent, pebbles.\n"
    )


def test_another_game_is_checked() -> None:
    """`check --game` counts what that game has, for people and for programs."""
    shown, told = flambeau("check", "--game", "pebbles"), flambeau("check", "--game", "pebbles", "--json")

    assert (shown.exit_code, told.exit_code) == (0, 0)
    assert "All content is sound." in shown.output
    assert "Effects" not in shown.output
    assert json.loads(told.output) == {
        "errors": [],
        "warnings": [],
        "counts": {"pebbles": 3, "seats": 3},
        "parts": {},
    }


def test_without_a_game_it_is_descent() -> None:
    """What was typed before there were several games means what it meant."""
    assert flambeau("check", "ember_chapel").output == flambeau("check", "ember_chapel", "--game", "descent").output


@pytest.mark.parametrize(
    ("command", "what"),
    [
        (["check", "white"], "content to check"),
        (["simulate", "match"], "games that play themselves"),
        (["render", "match"], "maps to draw"),
        (["bench"], "measures"),
    ],
)
def test_what_a_game_has_not_is_told_in_a_sentence(command: list[str], what: str) -> None:
    """No traceback and no empty table: exit code 2, and what is missing."""
    assert refused(*command, "--game", "pebbles") == f"flambeau: the game pebbles has no {what}.\n"


@pytest.mark.parametrize(
    ("command", "option"),
    [
        (["simulate", "match", "--heroes", "3"], "heroes"),
        (["simulate", "match", "--difficulty", "hard"], "difficulty"),
        (["render", "match", "--area", "yard"], "area"),
    ],
)
def test_an_option_that_means_nothing_to_a_game_is_named(command: list[str], option: str) -> None:
    """Heroes, difficulties and areas are for games that have them."""
    assert refused(*command, "--game", "pebbles") == f"flambeau: the game pebbles knows no --{option}.\n"


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--heroes", "5"], "a party has 2 to 4 heroes."),
        (["--heroes", "0"], "a party has 2 to 4 heroes."),
        (["--difficulty", "brutal"], "there is no difficulty 'brutal'; there are normal, hard."),
    ],
)
def test_what_descent_does_not_play_is_told_in_a_sentence(options: list[str], sentence: str) -> None:
    """Each game says itself how many play and how hard it can be."""
    assert refused("simulate", "ember_chapel", *options) == f"flambeau: {sentence}\n"


# Commands of one game ---------------------------------------------------------------------------------------------

ROLL = '''
"""toy roll: a die."""

import typer


def roll(sides: int = 6) -> None:
    """Throw one die.

    It always shows its highest side.
    """
    typer.echo(f"{sides}!")
    raise typer.Exit(sides % 5)
'''


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that brings nothing but a command."""
    folder = tmp_path / "toy" / "cli"
    folder.mkdir(parents=True)
    for path in (folder.parent / "__init__.py", folder / "__init__.py"):
        path.touch()
    (folder / "roll.py").write_text(ROLL, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setitem(GAMES, "toy", "toy")


@pytest.mark.usefixtures("toy")
def test_a_game_adds_commands_and_is_imported_only_for_them() -> None:
    """--help tells of them without waiting for the game; given, they take options and end as they like."""
    line, shell = command_line(), CliRunner()

    listed = shell.invoke(line, ["--help"])
    assert "Commands of toy" in listed.output
    assert "Throw one die." in listed.output
    assert "toy" not in sys.modules

    thrown = shell.invoke(line, ["roll", "--sides", "8"])
    assert (thrown.exit_code, thrown.output) == (3, "8!\n")
    assert "highest side" in shell.invoke(line, ["roll", "--help"]).output
    assert shell.invoke(line, ["roll", "--colour", "red"]).exit_code == 2
