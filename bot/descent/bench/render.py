"""How long pictures of the board take, against the time it takes just to write the finished picture down.

Times of a machine come and go; ratios taken in turn in one run stay. So each round writes a picture, draws
one after a move and draws one after a reveal, and the medians are those of the rounds' ratios.
"""

import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter

from bot.bench.measure import Measure, timed_us
from bot.bench.run import Run
from renders.descent.bench_board import fight, moved, revealed
from renders.descent.board import draw_board
from renders.descent.view import BoardView
from renders.encode import forget_strips, to_png

STEPS = ((2, 2), (3, 1))
"""Between these squares the hero goes to and fro."""
FIRST_PICTURE = "from renders.descent.bench_board import fight; from renders.descent.board import draw_board; "
FIRST_PICTURE += "from renders.encode import to_png; to_png(draw_board(fight()))"


@dataclass(frozen=True)
class Round:
    """Milliseconds to write a finished picture, to make one after a move, and one after a reveal."""

    encode: float
    warm: float
    cold: float


def rounds(run: Run) -> tuple[Round, ...]:
    """The rounds of a run; what they need beyond the board (textures, sprites) is made before."""
    view = fight()
    for number, step in enumerate(STEPS):
        to_png(draw_board(revealed(moved(view, step), 61 - number)))
    return tuple(_round(view, number) for number in range(run.sizes.rounds))


def _round(view: BoardView, number: int) -> Round:
    before, after = (moved(view, STEPS[(number + turn) % 2]) for turn in (0, 1))
    finished = draw_board(before)
    encode = _ms_without_strips(lambda: to_png(finished))
    warm = timed_us(lambda: to_png(draw_board(after))) / 1_000
    cold = _ms_without_strips(lambda: to_png(draw_board(revealed(after, number))))
    return Round(encode, warm, cold)


def _ms_without_strips(work: Callable[[], object]) -> float:
    """The time of one call that finds no part of the file ready."""
    forget_strips()
    return timed_us(work) / 1_000


def encode_ms(run: Run) -> float:
    """Writing a finished picture of 1280 x 960 at most."""
    return median(each.encode for each in run.once(rounds))


def warm_ratio(run: Run) -> float:
    """The picture after one figure moved."""
    return median(each.warm / each.encode for each in run.once(rounds))


def cold_ratio(run: Run) -> float:
    """The picture after a reveal."""
    return median(each.cold / each.encode for each in run.once(rounds))


def board_kb(_: Run | None = None) -> float:
    """The size of the file."""
    return len(to_png(draw_board(fight()))) / 1_000


def first_picture_s(run: Run) -> float:
    """From the start of a fresh process to the end of its first picture, the best of a few."""
    return min(_fresh() for _ in range(run.sizes.starts))


def _fresh() -> float:
    start = perf_counter()
    subprocess.run([sys.executable, "-c", FIRST_PICTURE], check=True)
    return perf_counter() - start


MEASURES = (
    Measure("render_warm_ratio", "picture after a move / writing a finished one, 1280 x 960", 1.25, warm_ratio),
    Measure("render_cold_ratio", "picture after a reveal / writing a finished one, 1280 x 960", 5, cold_ratio),
    Measure("board_png_kb", "file of a busy board", 350, board_kb),
    Measure("encode_ms", "writing a finished picture, no part of it known", 60, encode_ms),
    Measure("first_picture_s", "fresh process to its first picture", 1, first_picture_s),
)
