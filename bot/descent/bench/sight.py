"""How long it takes to know whom a figure sees."""

from bot.bench.measure import Measure, median_us
from bot.descent.bench.hall import big_hall
from bot.descent.board import sees


def sight_us(rounds: int = 2_000) -> float:
    """From one figure to twelve others, all of them in each other's way."""
    hall = big_hall()
    grid, here, figures = hall.grid, hall.here, hall.others_bits
    there = [(square, figures & ~grid.bit(square)) for square in hall.others]
    return median_us(lambda: [sees(grid, here, square, others) for square, others in there], rounds)


MEASURE = Measure(
    "sight_us", "sight from one figure to 12 others, warm", 250, lambda run: sight_us(run.sizes.some(2_000))
)
