"""The files: right, small, and not compressed twice."""

import io
import zlib
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from bot.app import Flambeau
from bot.settings import Settings
from renders import encode
from renders.descent.board import draw_board
from renders.descent.view import BoardView
from renders.encode import to_palette, to_png, to_webp
from tests.renders.descent import samples


def decoded(content: bytes) -> Image.Image:
    picture = Image.open(io.BytesIO(content))
    picture.load()
    return picture


def pixels(picture: Image.Image) -> bytes:
    return picture.convert("RGB").tobytes()


@pytest.mark.parametrize("size", [(1, 1), (37, 48), (100, 49), (640, 200)])
def test_a_png_reads_back_as_it_was(size: tuple[int, int]) -> None:
    """Every pixel of the file is the pixel that was written, whatever the number of strips."""
    noise = np.random.default_rng(3).integers(0, 256, (size[1], size[0], 3), dtype=np.uint8)
    drawing = Image.fromarray(noise)
    read = decoded(to_png(drawing))
    assert read.mode == "P"
    assert pixels(read) == pixels(to_palette(drawing))


def test_the_checksum_of_strips_is_that_of_the_whole() -> None:
    """Checksums of parts join to the checksum of all bytes."""
    first, second = b"a long dungeon " * 5000, b"\xff" * 70001
    joined = encode._joined(zlib.adler32(first), zlib.adler32(second), len(second))
    assert joined == zlib.adler32(first + second)


def test_unchanged_strips_are_not_compressed_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """After one move of one figure only the strips it touched are compressed."""
    before = samples.dungeon()
    moved = [replace(f, squares=((13, 2),)) if f.id == "syndrael" else f for f in before.figures]
    after = replace(before, figures=tuple(moved))
    first, second = (draw_board(view, width=800, height=600) for view in (before, after))
    to_png(first)
    compressed: list[bytes] = []
    original = encode._compress

    def counting(raw: bytes) -> encode.Strip:
        compressed.append(raw)
        return original(raw)

    monkeypatch.setattr(encode, "_compress", counting)
    content = to_png(second)
    assert 1 <= len(compressed) <= 4
    assert pixels(decoded(content)) == pixels(to_palette(second))


@pytest.mark.parametrize(
    "view", [samples.dungeon_focus(), samples.dungeon(), samples.meadow()], ids=["focus", "full", "meadow"]
)
def test_a_board_is_a_small_file(view: BoardView) -> None:
    """A whole board takes at most 350 KB."""
    assert len(to_png(draw_board(view))) <= 350_000


def test_the_palette_serves_boards_and_sheets_well() -> None:
    """Colours are close to those drawn: retrain with python -m renders.descent.training after changing the look."""
    drawing = draw_board(samples.meadow(), width=800, height=600)
    error = np.asarray(drawing, np.float64) - np.asarray(to_palette(drawing).convert("RGB"), np.float64)
    assert 10 * np.log10(255**2 / np.square(error).mean()) > 33


def test_webp_is_there_for_those_who_want_it() -> None:
    """The other format holds the same picture in fewer bytes."""
    drawing = draw_board(samples.meadow(), width=800, height=600)
    content = to_webp(drawing)
    assert decoded(content).format == "WEBP"
    assert decoded(content).size == drawing.size
    assert len(content) < len(to_png(drawing))


def test_the_format_is_a_setting(tmp_path: Path) -> None:
    """Pictures are PNG files unless the installation wants WebP."""
    assert Settings(database=tmp_path / "a").picture_format == "png"
    bot = Flambeau(Settings(database=tmp_path / "b", picture_format="webp"))
    bot.studio.close()
    assert bot.studio.format == "webp"


def test_forgotten_strips_are_compressed_again() -> None:
    """Forgetting empties the cache of strips, and the next file is the same as before."""
    drawing = draw_board(samples.small_hall(), width=480, height=360)
    before = to_png(drawing)
    encode.forget_strips()
    assert encode._strips.used == 0
    assert to_png(drawing) == before
