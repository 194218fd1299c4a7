"""The referee: rules are worked out in a thread of their own, one thing after the other, off the event loop.

So whoever presses a button is acknowledged while a monster group thinks, and no two runs of the rules ever meet.
"""

import asyncio
import ctypes
import logging
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from threading import get_ident
from typing import TypeVar

from bot.kernel.budget import RulesWithoutEnd

log = logging.getLogger(__name__)

Ruling = TypeVar("Ruling")

LONGEST = 20.0
"""Seconds. The budget of steps ends what goes round in circles long before; this is for a circle without steps."""


class Referee:
    """Works out one thing at a time. What never ends is given up, and the others go on."""

    def __init__(self, longest: float = LONGEST) -> None:
        self._longest = longest
        self._turn = asyncio.Lock()
        self._seat = _Seat()

    async def rule(self, work: Callable[[], Ruling]) -> Ruling:
        """What comes of some work with the rules; whatever it raises is raised here."""
        async with self._turn:
            under_way = asyncio.wrap_future(self._seat.submit(work))
            done, _ = await asyncio.wait({under_way}, timeout=self._longest)
            if not done:
                self._seat.leave()
                self._seat = _Seat()
                raise RulesWithoutEnd(f"the rules took longer than {self._longest:g} seconds")
            return under_way.result()


class _Seat:
    """A thread to think in; it begins with the first thought."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, thread_name_prefix="rules")
        self._thread: int | None = None

    def submit(self, work: Callable[[], Ruling]) -> Future[Ruling]:
        return self._executor.submit(self._think, work)

    def _think(self, work: Callable[[], Ruling]) -> Ruling:
        self._thread = get_ident()
        return work()

    def leave(self) -> None:
        """Nobody waits for this thought any more: it is broken off at its next instruction, and nothing follows."""
        log.error("a thought without end is given up")
        self._executor.shutdown(wait=False, cancel_futures=True)
        if self._thread is not None:
            broken_off = ctypes.py_object(RulesWithoutEnd)
            ctypes.pythonapi.PyThreadState_SetAsyncExc(ctypes.c_ulong(self._thread), broken_off)
