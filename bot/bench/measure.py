"""What a measure is, and how a median is taken."""

from collections.abc import Callable
from dataclasses import dataclass
from statistics import median
from time import perf_counter_ns

WARM_UP = 20
"""Calls that are not counted, so that whatever is worked out once has been."""


@dataclass(frozen=True)
class Measure:
    """One number of `flambeau bench`: its name ends with its unit."""

    name: str
    meaning: str
    target: float
    """No more than this is good."""
    take: Callable[[], float]
    """Take the measure; the number is in the unit of the name."""

    @property
    def unit(self) -> str:
        return self.name.rpartition("_")[2]


def median_us(work: Callable[[], object], rounds: int) -> float:
    """The median time of one call in microseconds."""
    for _ in range(WARM_UP):
        work()
    return median(timed_us(work) for _ in range(rounds))


def timed_us(work: Callable[[], object]) -> float:
    """The time of one call in microseconds."""
    start = perf_counter_ns()
    work()
    return (perf_counter_ns() - start) / 1_000
