"""Drawing for weeks takes no more memory than drawing for a minute."""

import gc
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from random import Random
from resource import getpagesize
from typing import Any

import pytest

from renders import encode, icons, textures
from renders.cache import MEGABYTE, SPRITES, BytesLRU
from renders.descent import base
from renders.descent.board import draw_board
from renders.descent.view import BoardView, Cell, FigureKind, FigureView, Square, TokenView
from renders.encode import to_png
from tests.renders.descent.samples import PARTY

BOARDS = 50
SMALL, USUAL = (320, 240), (640, 480)
CACHES: dict[str, BytesLRU[Any]] = {
    "bases": base._bases,
    "sprites": SPRITES,
    "strips": encode._strips,
    "textures": textures._textures,
    "icons": icons._masks,
}
KINDS: tuple[FigureKind, ...] = ("hero", "minion", "master", "lieutenant", "familiar")
STATM = Path("/proc/self/statm")


def board(seed: int) -> BoardView:
    """A board like no other: its size, floors, terrain, tokens and figures by chance."""
    random = Random(seed)
    floors = random.sample(("stone", "wood", "grass", "earth"), 2)
    terrain = ["plain"] * 12 + ["water", "lava", "mud", "pit", "hazard", "obstacle"]
    cells: dict[Square, Cell] = {
        (x, y): Cell(random.choice(terrain), floors[x > 6])
        for x in range(random.randint(8, 16))
        for y in range(random.randint(6, 12))
    }
    squares = random.sample(sorted(cells), 12)
    figures = [
        FigureView(f"f{n}", random.choice(KINDS), (square,), "ogre", 3, 9, random.choice(("blue", "pink")), f"A{n}")
        for n, square in enumerate(squares[:8])
    ]
    tokens = tuple(TokenView(square, "search") for square in squares[8:])
    return BoardView(cells, figures=tuple(figures), tokens=tokens, party=PARTY)


def later(view: BoardView, step: int) -> BoardView:
    """The same board some time later: somebody moved, was hurt, and the reach is another."""
    random = Random(step)
    squares = sorted(view.cells)
    figures = list(view.figures)
    number = random.randrange(len(figures))
    figures[number] = replace(figures[number], squares=(random.choice(squares),), health=random.randrange(10))
    return replace(view, figures=tuple(figures), reach={random.choice(squares): n for n in range(1, 9)})


def draw_all(boards: list[BoardView], renders: int, size: tuple[int, int]) -> Iterator[int]:
    """So many pictures, board after board; after each round the resident memory in bytes."""
    for number in range(renders):
        view = later(boards[number % len(boards)], number)
        to_png(draw_board(view, width=size[0], height=size[1]))
        if number % len(boards) == len(boards) - 1:
            gc.collect()
            yield resident()


def resident() -> int:
    """The memory of this process that is really there, in bytes."""
    return int(STATM.read_text().split()[1]) * getpagesize()


def over_their_limit() -> dict[str, tuple[int, int]]:
    """Caches that hold more than they may, or that miscounted what they hold."""
    found = {}
    for name, cache in CACHES.items():
        held = sum(cache._size(value) for value in cache._values.values())
        if not 0 < cache.used <= cache.limit or held != cache.used:
            found[name] = (held, cache.limit)
    return found


@pytest.mark.skipif(not STATM.exists(), reason="only Linux tells the resident memory this way")
def test_fifty_boards_stay_within_bounds() -> None:
    """Fifty boards drawn in turn leave every cache within its bytes, and after two rounds no memory is added."""
    boards = [board(seed) for seed in range(BOARDS)]
    rounds = list(draw_all(boards, 4 * BOARDS, SMALL))
    assert over_their_limit() == {}
    assert len(rounds) == 4
    assert rounds[-1] - rounds[1] <= 8 * MEGABYTE


def test_all_caches_together_are_small() -> None:
    """What is kept between pictures fits into 160 MB, whatever is drawn."""
    assert sum(cache.limit for cache in CACHES.values()) <= 160 * MEGABYTE


@pytest.mark.slow
@pytest.mark.skipif(not STATM.exists(), reason="only Linux tells the resident memory this way")
def test_ten_thousand_pictures_take_no_more_memory() -> None:
    """10,000 pictures of fifty boards: within their bytes, and nothing is added after the first tenth."""
    boards = [board(seed) for seed in range(BOARDS)]
    rounds = list(draw_all(boards, 10_000, USUAL))
    tenth, last = rounds[len(rounds) // 10], rounds[-1]
    print(f"\nresident: {rounds[0] >> 20} MB first, {tenth >> 20} MB after 1,000, {last >> 20} MB after 10,000;")
    print({name: f"{cache.used >> 20} of {cache.limit >> 20} MB" for name, cache in CACHES.items()})
    assert over_their_limit() == {}
    assert last - tenth <= 16 * MEGABYTE
    assert max(rounds) <= 512 * MEGABYTE
