"""One run of the bench: how much is measured, where its files lie, and what was measured already."""

import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from bot.bench.measure import Measure
from bot.bench.party import Party

Found = TypeVar("Found")

ON_DISK = Path("/var/tmp")
"""Other than the usual temporary folder it is never kept in memory, where writing would cost nothing."""


@dataclass(frozen=True)
class Sizes:
    """How much is measured."""

    effort: float = 1.0
    """The part of a full run's rounds that is taken where only time counts."""
    rounds: int = 15
    """Rounds of whatever is taken in turn."""
    deeds: int = 40
    """Deeds in one round."""
    presses: int = 150
    """Presses through the client."""
    starts: int = 3
    """Starts of a process."""
    campaigns: int = 10_000
    """Of many."""
    log: int = 50_000
    """Deeds of a long log."""
    journals: int = 9
    """How often a journal is opened."""

    def some(self, many: int) -> int:
        """So many rounds in a full run, fewer in a shorter one."""
        return max(int(many * self.effort), 2)


FULL = Sizes()
QUICK = Sizes(effort=0.2, rounds=7, deeds=15, presses=45, starts=2, journals=3)


class Run:
    """Whatever several measures need is made once."""

    def __init__(self, measures: Sequence[Measure], party: Party, sizes: Sizes, folder: Path) -> None:
        self.measures = {measure.name: measure for measure in measures}
        self.party = party
        self.sizes = sizes
        self.folder = folder
        """Where files may lie until the end of the run."""
        self._made: dict[Callable[..., Any], Any] = {}
        self._taken: dict[str, float] = {}

    def once(self, make: Callable[["Run"], Found]) -> Found:
        """What a function makes of this run; it is asked but once."""
        if make not in self._made:
            self._made[make] = make(self)
        found: Found = self._made[make]
        return found

    def number(self, name: str) -> float | None:
        """A measure, taken but once; None if there is none of this name."""
        if name not in self.measures:
            return None
        if name not in self._taken:
            self._taken[name] = self.measures[name].take(self)
        return self._taken[name]

    def file(self, name: str) -> Path:
        """A file of this run."""
        return self.folder / name


@contextmanager
def measuring(measures: Sequence[Measure], party: Party, sizes: Sizes = FULL) -> Iterator[Run]:
    """A run with a folder of its own on the disk, which is gone afterwards."""
    where = ON_DISK if ON_DISK.is_dir() else None
    with tempfile.TemporaryDirectory(prefix="flambeau-bench-", dir=where, ignore_cleanup_errors=True) as folder:
        yield Run(measures, party, sizes, Path(folder))
