"""Golden pictures: FLAMBEAU_REGENERATE=1 draws them anew; look at them before you keep them."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PIL import Image

from renders import icons
from renders.board import draw_board
from renders.cache import SPRITES
from renders.cards import draw_cards, draw_monster_card
from renders.dice import draw_dice
from renders.inventory import draw_inventory
from renders.sheet import draw_hero_sheet
from tests.renders import samples
from tests.renders.goldens import matches_golden

needs_icons = pytest.mark.skipif(not icons.available(), reason="icons not fetched")

BOARDS = {
    "dungeon_focus": samples.dungeon_focus,
    "dungeon": samples.dungeon,
    "meadow": samples.meadow,
    "small_hall": samples.small_hall,
}
SHEETS: dict[str, Callable[[], Image.Image]] = {
    "hero_sheet": lambda: draw_hero_sheet(samples.hero_sheet()),
    "inventory": lambda: draw_inventory(samples.inventory()),
    "dice": lambda: draw_dice(samples.dice()),
    "every_die": lambda: draw_dice(samples.every_die()),
    "cards": lambda: draw_cards(samples.cards()),
    "monster_card": lambda: draw_monster_card(samples.monster_card()),
}


@needs_icons
@pytest.mark.parametrize("name", BOARDS)
def test_boards_look_as_they_did(name: str) -> None:
    """A board looks like its golden picture; see tests/failures for the difference."""
    assert matches_golden(name, draw_board(BOARDS[name](), width=800, height=600), "board")


@needs_icons
@pytest.mark.parametrize("name", SHEETS)
def test_sheets_look_as_they_did(name: str) -> None:
    """A sheet looks like its golden picture; see tests/failures for the difference."""
    assert matches_golden(name, SHEETS[name]().reduce(2), "sheet")


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
