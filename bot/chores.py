"""Chores: what goes on by itself as long as the bot runs.

A chore that fails is no end of it: what went wrong is logged under its name, and it is begun again after a pause
that grows. Ending one always ends: whatever does not let go in time is left behind, and that is logged too.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import timedelta

from bot.clock import Clock
from bot.whereabouts import nowhere

log = logging.getLogger(__name__)

Work = Callable[[], Awaitable[object]]

FIRST_PAUSE = timedelta(seconds=5)
"""After a failure; each further one in a row twice as long."""
LONGEST_PAUSE = timedelta(minutes=10)
SECONDS_TO_END = 2.0
"""How long a chore may take to let go."""


class Chore:
    """One thing that goes on by itself. It is over when its work returns."""

    def __init__(self, name: str, work: Work, clock: Clock, on_failure: Callable[[str], None]) -> None:
        self.name = name
        self.failures = 0
        """How often it has failed, all in all."""
        self.trouble: str | None = None
        """What went wrong last, while it has not been begun again."""
        self._in_a_row = 0
        self._work = work
        self._clock = clock
        self._on_failure = on_failure
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin, in the background."""
        self._task = asyncio.create_task(self._keep_on(), name=f"chore {self.name}")

    @property
    def alive(self) -> bool:
        """Whether it is at work, or over as it should be; one that pauses after a failure is not."""
        return self._task is not None and not self._task.cancelled() and self.trouble is None

    async def _keep_on(self) -> None:
        while True:
            begun = self._clock.now()
            try:
                await self._work()
                return
            except asyncio.CancelledError as error:
                if self._is_asked_to_end():
                    raise
                # Something it waited for was called off, which is no end of the chore itself.
                pause = self._failed(error, self._clock.now() - begun)
            except Exception as error:
                pause = self._failed(error, self._clock.now() - begun)
            until = self._clock.now() + pause
            while self._clock.now() < until:
                await self._clock.sleep_until(until)
            self.trouble = None

    def _is_asked_to_end(self) -> bool:
        return self._task is None or self._task.cancelling() > 0

    def _failed(self, error: BaseException, after: timedelta) -> timedelta:
        """Write down what went wrong; for how long to leave it alone."""
        nowhere()
        self.failures += 1
        self._on_failure(self.name)
        self._in_a_row = 0 if after > LONGEST_PAUSE else self._in_a_row + 1
        self.trouble = f"{type(error).__name__}: {error}"
        pause: timedelta = min(FIRST_PAUSE * 2 ** max(0, min(self._in_a_row, 8) - 1), LONGEST_PAUSE)
        log.error("the chore %s failed and is begun again in %s", self.name, pause, exc_info=error)
        return pause

    async def end(self) -> None:
        """Stop it, before what it needs is gone."""
        if self._task is None:
            return
        self._task.cancel()
        _, late = await asyncio.wait({self._task}, timeout=SECONDS_TO_END)
        if late:
            log.error("the chore %s did not end and is left behind", self.name)


async def end_all(chores: Iterable[Chore]) -> None:
    """Stop them all, at the same time."""
    await asyncio.gather(*(chore.end() for chore in chores))


async def in_time(what: str, ending: Work, seconds: float) -> None:
    """Something that belongs to closing: whatever it raises and however long it takes, closing goes on."""
    task = asyncio.ensure_future(ending())
    _, late = await asyncio.wait({task}, timeout=seconds)
    if late:
        task.cancel()
        log.error("%s took longer than %s s and is left behind", what, seconds)
    elif not task.cancelled() and (error := task.exception()) is not None:
        log.error("%s went wrong", what, exc_info=error)
