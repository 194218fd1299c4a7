"""Every printed tile side can be drawn."""

import pytest

from bot.descent.board import TilePrint, load_tiles
from bot.paths import DATA
from renders.descent.board import draw_board
from renders.descent.view import BoardView, Cell

TILES = load_tiles(DATA / "descent" / "tiles.yaml")


def view_of(tile: TilePrint) -> BoardView:
    """A board of nothing but this tile."""
    themes = tile.themes()
    cells = {
        (square.x, square.y): Cell(terrain=terrain.value, theme=themes[square])
        for square, terrain in tile.terrain().items()
    }
    walls = frozenset(((edge.a.x, edge.a.y), (edge.b.x, edge.b.y)) for edge in tile.walls)
    return BoardView(cells=cells, walls=walls)


@pytest.mark.parametrize("name", sorted(TILES))
def test_every_tile_side_is_drawn(name: str) -> None:
    """Each of the 69 printed sides makes a picture in which its squares differ from the dark around them."""
    picture = draw_board(view_of(TILES[name]), width=480, height=360).convert("L")

    assert picture.width <= 480
    darkest, brightest = picture.getextrema()
    assert brightest - darkest > 60


def test_there_are_69_sides() -> None:
    """All printed sides are there."""
    assert len(TILES) == 69
