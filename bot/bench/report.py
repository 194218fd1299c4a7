"""What came of a run: each number beside its limit."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.bench.measure import Measure
from bot.bench.run import Run


@dataclass(frozen=True)
class Line:
    """One measure, as it was taken."""

    measure: Measure
    number: float
    limit: float | None

    @property
    def good(self) -> bool:
        """Whether it is within its limit."""
        return self.measure.is_good(self.number, self.limit)

    @property
    def mark(self) -> str:
        """The same at a glance; nothing where there is no limit."""
        if self.limit is None:
            return ""
        return "✓" if self.good else "✗"

    @property
    def limit_told(self) -> str:
        """What is good."""
        if self.limit is None:
            return ""
        return f"{'≥' if self.measure.at_least else '≤'} {told(self.limit)} {self.measure.unit}".rstrip()


def told(number: float) -> str:
    """A number with as many digits as mean something."""
    return f"{number:.0f}" if abs(number) >= 100 else f"{number:.3g}"


def lines_of(run: Run, chosen: Sequence[Measure], watch: Callable[[str], None]) -> list[Line]:
    """Take measures, each with whatever its limit needs; who watches hears which one is next."""
    found = []
    for measure in chosen:
        watch(measure.name)
        number = run.number(measure.name)
        assert number is not None
        found.append(Line(measure, number, measure.limit_in(run)))
    return found
