"""What a measure is, what it is held against, and how a median is taken."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from statistics import median
from time import perf_counter_ns
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bot.bench.run import Run

WARM_UP = 20
"""Calls that are not counted, so that whatever is worked out once has been."""
UNITS = ("us", "ms", "s", "kb")


@dataclass(frozen=True)
class Measure:
    """One number of `flambeau bench`: its name ends with its unit, if it has one."""

    name: str
    meaning: str
    limit: float | Callable[[Run], float | None]
    """What is good: no more than this. It may be worked out from other measures of the same run; None if those are
    not there."""
    take: Callable[[Run], float]
    """Take the measure; the number is in the unit of the name."""
    at_least: bool = False
    """What is good is no less than the limit."""

    @property
    def unit(self) -> str:
        found = self.name.rpartition("_")[2]
        return found if found in UNITS and "_per_" not in self.name else ""

    def limit_in(self, run: Run) -> float | None:
        """What it is held against in a run."""
        return self.limit(run) if callable(self.limit) else self.limit

    def is_good(self, number: float, limit: float | None) -> bool:
        """Whether a number is within its limit."""
        if limit is None:
            return True
        return number >= limit if self.at_least else number <= limit


def median_us(work: Callable[[], object], rounds: int) -> float:
    """The median time of one call in microseconds."""
    for _ in range(min(WARM_UP, rounds)):
        work()
    return median(timed_us(work) for _ in range(rounds))


def timed_us(work: Callable[[], object]) -> float:
    """The time of one call in microseconds."""
    start = perf_counter_ns()
    work()
    return (perf_counter_ns() - start) / 1_000


def at_part(numbers: Sequence[float], part: float) -> float:
    """The number below or at which this part of all numbers lies."""
    return sorted(numbers)[max(ceil(part * len(numbers)) - 1, 0)]


def median_ratio(above: Sequence[float], below: Sequence[float]) -> float:
    """The median of the ratios of rounds taken in turn: what slows a whole round cancels out."""
    return median(one / other for one, other in zip(above, below, strict=True))
