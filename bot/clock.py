"""Time: what o'clock it is, and waiting until later. Tests bring a clock of their own."""

import asyncio
from contextlib import suppress
from datetime import UTC, datetime
from typing import Protocol


class Clock(Protocol):
    """Tells the time, always in UTC, and wakes sleepers."""

    def now(self) -> datetime:
        """This moment."""
        ...

    async def sleep_until(self, moment: datetime, unless: asyncio.Event | None = None) -> None:
        """Return once it is that late or something happens, or earlier: whoever waits looks at the clock again."""
        ...


class WallClock:
    """The machine's own clock."""

    LONGEST_NAP = 600.0
    """Seconds after which it is looked at again: it may have been set meanwhile."""

    def now(self) -> datetime:
        return datetime.now(UTC)

    async def sleep_until(self, moment: datetime, unless: asyncio.Event | None = None) -> None:
        left = (moment - self.now()).total_seconds()
        with suppress(TimeoutError):
            async with asyncio.timeout(min(max(left, 0.0), self.LONGEST_NAP)):
                await (unless or asyncio.Event()).wait()
