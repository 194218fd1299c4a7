"""The catalogue for authors: every tile side and every monster, as they are."""

import pytest

from bot.descent.content.library import library
from tools.catalogue import (
    PAGE,
    PICTURES,
    draw_monster,
    draw_tile,
    exits_of,
    ground_of,
    monster_pages,
    page,
    tile_pages,
)

MOST_BYTES = 1_500_000


def test_the_page_tells_what_there_is() -> None:
    """docs/catalogue.md is what `make gallery` would write today, and names every tile side and every foe."""
    told = PAGE.read_text(encoding="utf-8")

    assert told == page(), "run: make gallery"
    shelf = library()
    assert [
        name for name in (*shelf.tiles, *shelf.monsters, *shelf.lieutenants) if f"| `{name}` |" not in told
    ] == []


def test_its_pictures_are_there_and_light() -> None:
    """Each page has its picture, none is left over, and together they are no burden."""
    expected = [f"tiles-{number}.png" for number, _ in enumerate(tile_pages(), 1)]
    expected += [f"monsters-{number}.png" for number, _ in enumerate(monster_pages(), 1)]

    there = {path.name: path.stat().st_size for path in PICTURES.glob("*")}

    assert sorted(there) == sorted(expected)
    assert sum(there.values()) < MOST_BYTES


def test_a_tile_is_told_square_by_square() -> None:
    """Ground and exits are named by the squares an author would write, the tile lying at A1."""
    tiles = library().tiles

    assert ground_of(tiles["06a"]) == "water C1 C2 C3 C4"
    assert exits_of(tiles["06b"]) == "right F2 F3 (indoor); left A2 A3 (indoor)"


@pytest.mark.parametrize("tile", ["01b", "transition-outdoor-indoor"])
def test_a_tile_is_drawn(tile: str) -> None:
    """Each tile has its name above its picture."""
    picture = draw_tile(library().tiles[tile])

    assert picture.width >= 100 < picture.height


def test_a_foe_is_drawn() -> None:
    """Monsters and lieutenants both find room for their numbers."""
    shelf = library()

    assert draw_monster(shelf.monsters["arachyura"], 600).size == draw_monster(shelf.lieutenants["splig"], 600).size
