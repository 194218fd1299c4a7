"""Trouble on purpose: what the local Discord does wrong when a test asks for it. Unless one does, nothing."""

from __future__ import annotations

import asyncio
import re
from dataclasses import dataclass
from typing import Literal

Way = Literal["answer", "reset", "silence", "delay"]
"""An error as the answer, a torn connection, no answer at all, or the right one but late."""


@dataclass
class Failure:
    """The next calls that match go wrong."""

    route: re.Pattern[str]
    status: int = 0
    left: int = 1
    retry_after: float = 0.05
    """Seconds after which it may be tried again; or by which the answer is late."""
    code: int = 0
    done: bool = False
    """The call is carried out all the same; only its answer is lost."""
    way: Way = "answer"
    spared: int = 0
    """How many calls that match go well before that."""


@dataclass
class Drought:
    """The next calls that match are told that they were the last for a while."""

    route: re.Pattern[str]
    reset_after: float
    left: int = 1


class Faults:
    """All the trouble that is still to come."""

    def __init__(self) -> None:
        self.failures: list[Failure] = []
        self.droughts: list[Drought] = []
        self._mended = asyncio.Event()

    def failure(self, line: str) -> Failure | None:
        """What goes wrong with a call such as `POST /channels/1/messages`."""
        for failure in self.failures:
            if failure.left > 0 and failure.route.search(line):
                if failure.spared > 0:
                    failure.spared -= 1
                    continue
                failure.left -= 1
                return failure
        return None

    def drought(self, line: str) -> Drought | None:
        """The limit that a call uses up."""
        for drought in self.droughts:
            if drought.left > 0 and drought.route.search(line):
                drought.left -= 1
                return drought
        return None

    def mend(self) -> None:
        """Nothing goes wrong any more, and whoever waits for an answer that never comes is let go."""
        self.failures.clear()
        self.droughts.clear()
        self._mended.set()
        self._mended = asyncio.Event()

    async def silence(self) -> None:
        """No answer, as long as this lasts."""
        await self._mended.wait()
