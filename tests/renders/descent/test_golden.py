"""Golden pictures: FLAMBEAU_REGENERATE=1 draws them anew; look at them before you keep them."""

from collections.abc import Callable

import pytest
from PIL import Image

from renders.descent.cards import draw_cards, draw_monster_card
from renders.descent.dice import draw_dice
from renders.descent.inventory import draw_inventory
from renders.descent.sheet import draw_hero_sheet
from tests.renders.descent import samples
from tests.renders.goldens import matches_golden, needs_icons

SHEETS: dict[str, Callable[[], Image.Image]] = {
    "hero_sheet": lambda: draw_hero_sheet(samples.hero_sheet()),
    "inventory": lambda: draw_inventory(samples.inventory()),
    "dice": lambda: draw_dice(samples.dice()),
    "every_die": lambda: draw_dice(samples.every_die()),
    "cards": lambda: draw_cards(samples.cards()),
    "monster_card": lambda: draw_monster_card(samples.monster_card()),
}


@needs_icons
@pytest.mark.parametrize("name", SHEETS)
def test_sheets_look_as_they_did(name: str) -> None:
    """A sheet looks like its golden picture; see tests/failures for the difference."""
    assert matches_golden(name, SHEETS[name]().reduce(2), "sheet")
