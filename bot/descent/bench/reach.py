"""How long it takes to know all squares a figure can go to, with their costs."""

from bot.bench.measure import Measure, median_us
from bot.descent.bench.hall import big_hall
from bot.descent.board import reach

POINTS = 8
"""Two move actions of most heroes."""


def reach_us(rounds: int = 2_000) -> float:
    """All reachable squares with their costs, enemies in the way."""
    hall = big_hall()
    grid, here, others = hall.grid, hall.here, hall.others_bits
    return median_us(lambda: reach(grid, here, POINTS, blocked=others).costs(), rounds)


MEASURE = Measure(
    "reach_us", "reachable squares with costs, 40 x 40", 60, lambda run: reach_us(run.sizes.some(2_000))
)
