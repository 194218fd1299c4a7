"""What could not be shown is remembered, and tried again with growing pauses until it can.

Only what this process knows stands here: after a restart the stage finds it again by comparing notes.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import datetime, timedelta

from bot.clock import Clock
from bot.kernel.refused import Refused
from cogs.troubles import is_forbidden, is_trouble

log = logging.getLogger(__name__)

FIRST_PAUSE = timedelta(seconds=1)
FIRST_PAUSE_IF_FORBIDDEN = timedelta(seconds=30)
"""Somebody has to change a setting first, which takes them a while."""
LONGEST_PAUSE = timedelta(minutes=10)
MOST_DOUBLINGS = 10
LOOK_AGAIN = timedelta(days=1)
"""Where nothing is unshown there is nothing to wake up for."""
MOST_AT_ONCE = 10


class Healing:
    """The campaigns that are not shown as they stand, and when each is tried again."""

    def __init__(self, clock: Clock, again: Callable[[int], Awaitable[None]]) -> None:
        self._clock = clock
        self._again = again
        self._due: dict[int, datetime] = {}
        self._tries: dict[int, int] = {}
        self._stirred = asyncio.Event()

    def __len__(self) -> int:
        return len(self._due)

    def failed(self, campaign_id: int, error: BaseException | None = None) -> None:
        """A campaign could not be shown: next time after a pause twice as long."""
        tries = self._tries[campaign_id] = self._tries.get(campaign_id, 0) + 1
        forbidden = error is not None and is_forbidden(error)
        first = FIRST_PAUSE_IF_FORBIDDEN if forbidden else FIRST_PAUSE
        pause = min(first * 2 ** min(tries - 1, MOST_DOUBLINGS), LONGEST_PAUSE)
        self._due[campaign_id] = self._clock.now() + pause
        self._stirred.set()

    def shown(self, campaign_id: int) -> None:
        """Everything about a campaign is shown, or never can be."""
        self._due.pop(campaign_id, None)
        self._tries.pop(campaign_id, None)

    def stir(self) -> None:
        """Something has changed for the better, perhaps: try everything now."""
        now = self._clock.now()
        self._due = dict.fromkeys(self._due, now)
        self._stirred.set()

    async def run(self) -> None:
        """Try again whenever it is time, until cancelled."""
        while True:
            self._stirred.clear()
            now = self._clock.now()
            due = [campaign_id for campaign_id, at in self._due.items() if at <= now][:MOST_AT_ONCE]
            await asyncio.gather(*(self._heal(campaign_id) for campaign_id in due))
            wake = min(self._due.values(), default=self._clock.now() + LOOK_AGAIN)
            await self._clock.sleep_until(wake, unless=self._stirred)

    async def _heal(self, campaign_id: int) -> None:
        """Try one campaign again. Whoever tries says whether it went well; if not, it is worked out from here."""
        del self._due[campaign_id]
        try:
            await self._again(campaign_id)
            self._tries = {one: tries for one, tries in self._tries.items() if one in self._due}
        except Refused as refused:
            log.warning("campaign %s can't be shown any more: %s", campaign_id, refused)
            self.shown(campaign_id)
        except Exception as error:
            if is_trouble(error):
                log.warning("campaign %s is still not shown: %s", campaign_id, error)
            else:
                log.exception("campaign %s is still not shown", campaign_id)
            if campaign_id not in self._due:
                self.failed(campaign_id, error)
