"""The door of the bot: who is inside, so that nobody is interrupted when it closes."""

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager

log = logging.getLogger(__name__)


class Door:
    """Knows what is under way for players. Once closed, nothing new is begun and what is inside may finish."""

    def __init__(self) -> None:
        self.closed = False
        self._inside: list[asyncio.Task[object]] = []

    def close(self) -> None:
        """Let nobody in any more."""
        self.closed = True

    @contextmanager
    def visit(self) -> Iterator[None]:
        """Whoever does something here is waited for."""
        task = asyncio.current_task()
        assert task is not None
        self._inside.append(task)
        try:
            yield
        finally:
            self._inside.remove(task)

    async def settle(self, seconds: float) -> None:
        """Wait until all who are inside now have left; who stays too long is sent away."""
        inside = {task for task in self._inside if task is not asyncio.current_task()}
        if not inside:
            return
        _, late = await asyncio.wait(inside, timeout=seconds)
        if late:
            log.warning("%d interactions were still under way after %s s and are left", len(late), seconds)
            for task in late:
                task.cancel()
            await asyncio.wait(late, timeout=1.0)
