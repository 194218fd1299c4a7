"""What is counted while the bot runs, as Prometheus reads it.

Only sums and times: no metric names a player, a server or a campaign.
"""

import asyncio
import logging
import threading
import time
from bisect import bisect_left
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from datetime import timedelta

from bot.clock import Clock

log = logging.getLogger(__name__)

Labels = tuple[tuple[str, str], ...]
Ask = Callable[[], Awaitable[float]]

TIMES = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Upper bounds in seconds; Discord waits for three."""
LAGS = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 3.0)
LOOK_AT_LAG = 0.25
"""Seconds between two looks at how late the event loop is."""


def labelled(labels: dict[str, str]) -> Labels:
    """Labels in an order of their own."""
    return tuple(sorted(labels.items()))


class Counter:
    """Something that only grows, by labels."""

    kind = "counter"

    def __init__(self) -> None:
        self._counts: dict[Labels, float] = {}

    def add(self, amount: float = 1, **labels: str) -> None:
        """It has happened once more."""
        key = labelled(labels)
        self._counts[key] = self._counts.get(key, 0) + amount

    def value(self, **labels: str) -> float:
        """How often it has happened."""
        return self._counts.get(labelled(labels), 0)

    async def lines(self, name: str) -> list[str]:
        """It as text."""
        return [f"{name}{_braces(labels)} {_number(count)}" for labels, count in sorted(self._counts.items())]


class Gauge:
    """Something that is looked at when somebody asks."""

    kind = "gauge"

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    async def lines(self, name: str) -> list[str]:
        """It as text; nothing where it can't be looked at just now."""
        try:
            return [f"{name} {_number(await self._ask())}"]
        except Exception:
            log.warning("%s can't be measured", name, exc_info=True)
            return []


class Histogram:
    """How long something takes."""

    kind = "histogram"

    def __init__(self, bounds: Sequence[float] = TIMES) -> None:
        self._bounds = tuple(bounds)
        self._counts: dict[Labels, list[int]] = {}
        self._sums: dict[Labels, float] = {}

    def observe(self, seconds: float, **labels: str) -> None:
        """It took this long, once."""
        key = labelled(labels)
        counts = self._counts.setdefault(key, [0] * (len(self._bounds) + 1))
        counts[bisect_left(self._bounds, seconds)] += 1
        self._sums[key] = self._sums.get(key, 0.0) + seconds

    @contextmanager
    def timed(self, **labels: str) -> Iterator[None]:
        """How long what is done here takes, whatever becomes of it."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            self.observe(time.perf_counter() - begun, **labels)

    def count(self, **labels: str) -> int:
        """How often it was observed."""
        return sum(self._counts.get(labelled(labels), ()))

    async def lines(self, name: str) -> list[str]:
        """It as text: how many were at most this long, their sum, and their number."""
        written = []
        for labels, counts in sorted(self._counts.items()):
            so_far = 0
            for bound, count in zip((*map(_number, self._bounds), "+Inf"), counts, strict=True):
                so_far += count
                written.append(f"{name}_bucket{_braces((*labels, ('le', bound)))} {so_far}")
            written.append(f"{name}_sum{_braces(labels)} {_number(self._sums[labels])}")
            written.append(f"{name}_count{_braces(labels)} {so_far}")
        return written


class Metrics:
    """Everything that is counted, each under its name and with a sentence that explains it."""

    def __init__(self) -> None:
        self._all: dict[str, tuple[str, Counter | Gauge | Histogram]] = {}
        self.interactions = self._counter("interactions_total", "Interactions that were let in, by kind.")
        self.acknowledged = self._histogram("acknowledgement_seconds", "From taking an interaction to its receipt.")
        self.refusals = self._counter("refusals_total", "What the rules or the house refused, by code.")
        self.faults = self._counter("faults_total", "What broke on our side.")
        self.faults.add(0)  # so that the first one is seen as a change
        self.pictures = self._histogram("picture_seconds", "From asking for a picture to having it, by its name.")
        self.lag = self._histogram("event_loop_lag_seconds", "How late the event loop was.", LAGS)
        self.failures = self._counter("chore_failures_total", "Failures of what goes on by itself, by name.")

    def gauge(self, name: str, meaning: str, ask: Ask) -> None:
        """Something that is looked at whenever all is asked for."""
        self._all[f"flambeau_{name}"] = meaning, Gauge(ask)

    async def text(self) -> str:
        """All of it, as Prometheus reads it."""
        written = []
        for name, (meaning, metric) in self._all.items():
            written += [f"# HELP {name} {meaning}", f"# TYPE {name} {metric.kind}", *await metric.lines(name)]
        return "\n".join(written) + "\n"

    def _counter(self, name: str, meaning: str) -> Counter:
        made = Counter()
        self._all[f"flambeau_{name}"] = meaning, made
        return made

    def _histogram(self, name: str, meaning: str, bounds: Sequence[float] = TIMES) -> Histogram:
        made = Histogram(bounds)
        self._all[f"flambeau_{name}"] = meaning, made
        return made


class LagWatch:
    """Looks again and again how late the event loop is: what keeps it busy keeps everybody waiting.

    A thread asks, since a loop that stands still can't look at itself.
    """

    def __init__(self, lag: Histogram, clock: Clock) -> None:
        self._lag = lag
        self._clock = clock
        self._worst = 0.0

    async def run(self) -> None:
        """Until cancelled."""
        over = threading.Event()
        asking = threading.Thread(target=self._ask, args=(asyncio.get_running_loop(), over), daemon=True)
        asking.start()
        try:
            while True:
                await self._clock.sleep_until(self._clock.now() + timedelta(days=1))
        finally:
            over.set()

    def _ask(self, loop: asyncio.AbstractEventLoop, over: threading.Event) -> None:
        while not over.wait(LOOK_AT_LAG):
            with suppress(RuntimeError):  # the loop has been closed
                loop.call_soon_threadsafe(self._answer, time.perf_counter())

    def _answer(self, asked: float) -> None:
        late = time.perf_counter() - asked
        self._lag.observe(late)
        self._worst = max(self._worst, late)

    def worst(self) -> float:
        """The worst since somebody asked last."""
        found, self._worst = self._worst, 0.0
        return found


def _braces(labels: Labels) -> str:
    written = ",".join(f'{name}="{_escaped(value)}"' for name, value in labels)
    return f"{{{written}}}" if labels else ""


def _escaped(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def _number(value: float) -> str:
    return f"{value:g}" if value < 10**6 else f"{value:.0f}"
