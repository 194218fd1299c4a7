"""A clock that tests set themselves."""

import asyncio
from datetime import UTC, datetime, timedelta
from itertools import count

PATIENCE = 20.0
"""Seconds on the machine's clock after which somebody who was woken has come to grief."""


class TestClock:
    """It stands still until it is moved on. Sleepers wake one after the other, each at its moment."""

    __test__ = False

    def __init__(self, now: datetime) -> None:
        self._now = now.astimezone(UTC)
        self._order = count()
        self._sleepers: dict[tuple[datetime, int], asyncio.Future[None]] = {}
        self._napped = asyncio.Condition()
        self.naps = 0
        """How often somebody has gone to sleep."""

    def now(self) -> datetime:
        return self._now

    async def sleep_until(self, moment: datetime, unless: asyncio.Event | None = None) -> None:
        key = (moment, next(self._order))
        self._sleepers[key] = asyncio.get_running_loop().create_future()
        stirred = asyncio.ensure_future((unless or asyncio.Event()).wait())
        async with self._napped:
            self.naps += 1
            self._napped.notify_all()
        try:
            await asyncio.wait((self._sleepers[key], stirred), return_when=asyncio.FIRST_COMPLETED)
        finally:
            stirred.cancel()
            del self._sleepers[key]

    def set(self, moment: datetime) -> None:
        """It is this late now; nobody is woken."""
        assert moment >= self._now, "time does not go back"
        self._now = moment

    async def advance(self, span: timedelta) -> None:
        """Let time pass: whoever sleeps until some moment in it is woken then, and has gone to sleep again."""
        goal = self._now + span
        while due := sorted(key for key, nap in self._sleepers.items() if key[0] <= goal and not nap.done()):
            self.set(max(self._now, due[0][0]))
            naps = self.naps
            self._sleepers[due[0]].set_result(None)
            await self.napped(naps + 1)
        self.set(goal)

    async def napped(self, naps: int) -> None:
        """Wait until somebody has gone to sleep so often, all in all."""
        async with asyncio.timeout(PATIENCE), self._napped:
            await self._napped.wait_for(lambda: self.naps >= naps)
