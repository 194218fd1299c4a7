"""`flambeau bench`: the measures are taken where and how they say."""

import json
import logging
from pathlib import Path

import pytest
from typer.testing import CliRunner

from bot.bench.page import BEGIN, END
from bot.bench.run import FULL, Sizes, measuring
from bot.cli import app
from bot.descent.bench.command import command_ms
from bot.descent.bench.dungeon import random_game
from bot.descent.bench.hall import FIGURES, big_hall
from bot.descent.bench.reach import reach_us
from bot.descent.bench.render import board_kb, rounds
from bot.descent.bench.sight import sight_us
from bot.descent.board import Terrain
from bot.games import workshop
from renders.descent.bench_board import fight, revealed
from renders.descent.board import draw_board


def test_the_hall_is_as_big_and_as_full_as_promised() -> None:
    """40 x 40 squares with inner walls and water, twelve figures and the one who moves, always the same."""
    hall = big_hall()

    assert (hall.grid.width, hall.grid.height) == (40, 40)
    assert len(hall.grid.walls) > 100
    assert sum(kind is Terrain.WATER for kind in hall.grid.terrain.values()) > 100
    assert len({hall.here, *hall.others}) == FIGURES + 1
    assert big_hall().others == hall.others


def test_the_same_seed_makes_the_same_dungeon() -> None:
    """Measures and failing cases can be taken again: a dungeon is its seed."""
    assert random_game(7).model_dump_json() == random_game(7).model_dump_json()
    assert random_game(7).model_dump_json() != random_game(8).model_dump_json()


def test_every_measure_can_be_taken() -> None:
    """Each gives a time above none, also with few rounds."""
    assert reach_us(rounds=5) > 0
    assert sight_us(rounds=5) > 0
    assert command_ms(commands=30) > 0


def test_pictures_are_measured_in_rounds() -> None:
    """Each round writes a picture, makes one after a move and one after a reveal, which costs the most."""
    with measuring([], workshop("descent").party(), Sizes(rounds=2)) as run:
        taken = rounds(run)

    assert len(taken) == 2
    assert all(0 < each.warm < each.cold and each.encode > 0 for each in taken)


def test_pictures_are_measured_at_full_size() -> None:
    """The board fills 1280 x 960 but for less than a square, and shows a busy fight in at most 350 KB."""
    picture = draw_board(fight())

    assert 1280 - 80 < picture.width <= 1280
    assert 960 - 80 < picture.height <= 960
    assert len(fight().figures) == 12
    assert board_kb() <= 350


def test_every_round_reveals_something_else() -> None:
    """No base of the board is found ready: each round shows squares that no other has shown."""
    boards = {frozenset(revealed(fight(), number).cells) for number in range(FULL.rounds)}

    assert len(boards) == FULL.rounds


@pytest.fixture
def runner() -> CliRunner:
    return CliRunner()


def test_the_command_line_tells_one_measure_as_json(runner: CliRunner) -> None:
    """`flambeau bench --only sight_us --json` is one object with that number."""
    told = json.loads(runner.invoke(app, ["bench", "--only", "sight_us", "--json"]).stdout)

    assert list(told) == ["sight_us"]
    assert told["sight_us"] > 0


def test_a_bench_silences_nobody_else(runner: CliRunner) -> None:
    """Whatever runs after it in the same process writes its log as before."""
    runner.invoke(app, ["bench", "--only", "sight_us", "--json"])

    assert logging.root.manager.disable == logging.NOTSET


def test_the_command_line_shows_the_limit_beside_the_number(runner: CliRunner) -> None:
    """A person sees what was measured, what it should be at most, and whether it is."""
    shown = runner.invoke(app, ["bench", "--quick", "--only", "sight_us"])

    assert "sight_us" in shown.stdout
    assert "≤ 250 us" in shown.stdout
    assert ("✓" in shown.stdout) != ("✗" in shown.stdout)


def test_the_command_line_writes_a_page(runner: CliRunner, tmp_path: Path) -> None:
    """`--write` puts the numbers into a page, beside what else it does."""
    page = tmp_path / "page.md"
    page.write_text(f"{BEGIN}\n{END}\n", encoding="utf-8")

    told = runner.invoke(app, ["bench", "--quick", "--only", "sight_us", "--json", "--write", str(page)])

    assert list(json.loads(told.stdout)) == ["sight_us"]
    assert "| `sight_us` |" in page.read_text(encoding="utf-8")


@pytest.mark.parametrize("content", [None, "# Something else"])
def test_a_page_that_can_not_be_written_is_told_before_anything_is_measured(
    runner: CliRunner, tmp_path: Path, content: str | None
) -> None:
    """Nobody waits for minutes to hear that the page is not there, or has no place for numbers."""
    page = tmp_path / "page.md"
    if content is not None:
        page.write_text(content, encoding="utf-8")

    shown = runner.invoke(app, ["bench", "--write", str(page)])

    assert shown.exit_code == 2
    assert "page.md" in shown.stderr


def test_an_unknown_measure_is_told_in_one_sentence(runner: CliRunner) -> None:
    """A name that is no measure ends with exit code 2 and the names there are."""
    shown = runner.invoke(app, ["bench", "--only", "luck"])

    assert shown.exit_code == 2
    assert "no measure called 'luck'" in shown.stderr
