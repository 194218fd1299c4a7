"""Golden pictures of boards: FLAMBEAU_REGENERATE=1 draws them anew; look at them before you keep them."""

from pathlib import Path

import pytest

from renders import icons
from renders.cache import SPRITES
from renders.descent.board import draw_board
from tests.renders.descent import board_samples, samples
from tests.renders.goldens import matches_golden, needs_icons

BOARDS = {
    "dungeon_focus": samples.dungeon_focus(),
    "dungeon": samples.dungeon(),
    "meadow": samples.meadow(),
    "small_hall": samples.small_hall(),
    "crypt": board_samples.crypt(),
    "aiming": board_samples.aiming(),
}


@needs_icons
@pytest.mark.parametrize("name", BOARDS)
def test_boards_look_as_they_did(name: str) -> None:
    """A board looks like its golden picture; see tests/failures for the difference."""
    assert matches_golden(name, draw_board(BOARDS[name], width=800, height=600), "board")


@needs_icons
def test_a_huge_map_looks_as_it_did() -> None:
    """A map of 60 x 45 squares with few names at its edges and figures like pins; half as large as it is sent."""
    assert matches_golden("huge", draw_board(board_samples.huge()).reduce(2), "board")


def test_without_icons_figures_show_initials(monkeypatch: pytest.MonkeyPatch) -> None:
    """If the icons could not be fetched, everything is still drawn, with letters in place of icons."""
    monkeypatch.setattr(icons, "ICON_FILE", Path("nowhere"))
    _forget()
    try:
        assert matches_golden("initials", draw_board(samples.meadow(), width=800, height=600), "board")
    finally:
        monkeypatch.undo()
        _forget()


def _forget() -> None:
    icons._bodies.cache_clear()
    icons._masks.clear()
    SPRITES.clear()
