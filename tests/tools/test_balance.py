"""The page about balance: games are kept as they are played, and added up as they were."""

from pathlib import Path

from bot.descent.simulate.batch import Played, play_all
from tools import balance
from tools.balance import Cell, Shelf, cells, page

CELL = Cell("ember_chapel", 2, "normal")


def played(seed: int, outcome: str | None, *, crashed: str | None = None) -> Played:
    """A game that went so."""
    report = {"outcome": outcome, "rounds": 5, "commands": 90, "fired": [], "crashed": crashed}
    return Played.model_validate({"seed": seed, "report": report})


def shelf_with(folder: Path, *games: Played) -> Shelf:
    """A shelf with these games of one cell."""
    shelf = Shelf(folder / "games")
    list(shelf.keep(CELL, games))
    return shelf


def test_every_quest_is_played_with_two_three_and_four_heroes_on_both_difficulties() -> None:
    """Each quest has six lines."""
    assert [(cell.heroes, cell.difficulty) for cell in cells(["a_quest"])] == [
        (2, "normal"),
        (2, "hard"),
        (3, "normal"),
        (3, "hard"),
        (4, "normal"),
        (4, "hard"),
    ]


def test_games_are_kept_as_they_are_played(tmp_path: Path) -> None:
    """What was played before the run was stopped is there when it goes on."""
    shelf = Shelf(tmp_path / "games")
    running = shelf.keep(CELL, iter([played(0, "won"), played(1, "lost")]))
    next(running)

    assert shelf.games(CELL) == [played(0, "won")]


def test_a_stopped_run_goes_on_with_the_next_seed(tmp_path: Path) -> None:
    """A game is played once, and the run ends with as many as were asked for."""
    shelf = Shelf(tmp_path / "games")
    list(shelf.keep(CELL, play_all(CELL.batch(1))))

    balance.play([CELL], games=2, jobs=1, shelf=shelf)

    assert [game.seed for game in shelf.games(CELL)] == [0, 1]


def test_games_of_other_rules_do_not_count(tmp_path: Path) -> None:
    """Once the rules or the quest have changed, the quest is played again."""
    shelf_with(tmp_path, played(0, "won"))
    shelf = Shelf(tmp_path / "games", mark=lambda quest: f"another {quest}")

    assert shelf.games(CELL) == []
    assert list(shelf.keep(CELL, [played(7, "lost")])) == shelf.games(CELL)


def test_the_page_says_how_many_games_it_was_made_from(tmp_path: Path) -> None:
    """A page made from few games says so, and sets in bold what is too hard or too easy."""
    text = page(shelf_with(tmp_path, played(0, "won"), played(1, "won")), ["ember_chapel"])

    assert "made from 2 games: 2 for each line" in text
    assert "| 2 | normal | 2 | **100% (34%–100%)** | 5 (5) |" in text


def test_the_page_names_crashes_and_endless_games(tmp_path: Path) -> None:
    """Whoever reads of a crash can play that game again."""
    text = page(shelf_with(tmp_path, played(0, None, crashed="KeyError: 'x'"), played(1, None)), ["ember_chapel"])

    assert "- 2 heroes, normal, seed 0: KeyError: 'x'" in text
    assert "- 2 heroes, normal, seed 1: did not end" in text


def test_a_page_from_games_of_earlier_rules_says_so(tmp_path: Path) -> None:
    """Old games may be shown, but not in silence."""
    shelf_with(tmp_path, played(0, "won"))

    text = page(Shelf(tmp_path / "games", stale=True, mark=lambda quest: f"another {quest}"), ["ember_chapel"])

    assert "made from 1 games" in text
    assert "may have changed since" in text
