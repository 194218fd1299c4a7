"""Caches stay within their bytes."""

from PIL import Image

from renders import encode
from renders.cache import MEGABYTE, SPRITES, BytesLRU, image_bytes
from renders.descent import base
from renders.descent.board import draw_board
from renders.descent.view import BoardView, Cell, FigureView


def test_the_oldest_goes_first() -> None:
    """A full cache forgets what was used longest ago, and never holds more than its limit."""
    cache: BytesLRU[bytes] = BytesLRU(10, len)
    cache.put("a", b"1234")
    cache.put("b", b"1234")
    assert cache.get("a") == b"1234"
    cache.put("c", b"1234")
    assert ("a" in cache, "b" in cache, "c" in cache) == (True, False, True)
    assert cache.used == 8


def test_what_is_larger_than_the_cache_is_not_kept() -> None:
    """One huge value does not push everything else out."""
    cache: BytesLRU[bytes] = BytesLRU(10, len)
    cache.put("a", b"1234")
    cache.put("huge", b"x" * 11)
    assert cache.get("a") == b"1234"
    assert "huge" not in cache


def test_replacing_a_value_counts_it_once() -> None:
    """Putting a key again gives back the bytes of its old value."""
    cache: BytesLRU[bytes] = BytesLRU(10, len)
    cache.put("a", b"1234")
    cache.put("a", b"12")
    assert (cache.used, len(cache)) == (2, 1)


def test_pictures_are_weighed_as_pillow_keeps_them() -> None:
    """A colour picture takes four bytes a pixel, a mask one."""
    assert image_bytes(Image.new("RGB", (10, 10))) == 400
    assert image_bytes(Image.new("L", (10, 10))) == 100


def test_drawing_at_many_sizes_stays_within_bounds() -> None:
    """Boards of every size leave at most 64 MB of bases, 16 MB of sprites and 12 MB of strips behind."""
    for side in range(4, 40, 3):
        cells = {(x, y): Cell() for x in range(side) for y in range(side // 2)}
        zombie = FigureView("z", "minion", ((1, 1),), "shambling-zombie", 2, 3, label="Z1")
        encode.to_png(draw_board(BoardView(cells, figures=(zombie,)), width=640, height=480))
    assert 0 < base._bases.used <= 64 * MEGABYTE == base._bases.limit
    assert 0 < SPRITES.used <= 16 * MEGABYTE == SPRITES.limit
    assert 0 < encode._strips.used <= 12 * MEGABYTE
