"""The studio: pictures on demand, drawn off the event loop and kept for as long as they are asked for."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TypeVar

from renders.cache import MEGABYTE, BytesLRU
from renders.drawing import Animation, Drawing, Format, MovingFormat
from renders.encode import to_png, to_webp
from renders.parchment import parchment_png
from renders.workers import Worker

log = logging.getLogger(__name__)

Result = TypeVar("Result")

IN_TIME = 0.6
"""Seconds an animation may take before its still is shown instead; usually it takes a quarter of that."""


@dataclass(frozen=True)
class Picture:
    """A finished picture, ready to be attached to a message."""

    content: bytes
    filename: str
    alt_text: str


class Desk:
    """Where one picture at a time is drawn: by a thread, or by a process that the thread waits for."""

    def __init__(self, name: str, worker: Worker | None) -> None:
        self.worker = worker
        self.waiting = 0
        """Pictures on it, the one in hand included."""
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix=name)

    async def do(self, work: Callable[[], Result]) -> Result:
        """Have the thread do something; the event loop goes on."""
        self.waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, work)
        finally:
            self.waiting -= 1

    def call(self, function: Callable[..., Result], *args: object) -> Result:
        """Call what draws, here in the thread or in the process."""
        return function(*args) if self.worker is None else self.worker.call(function, *args)

    def close(self) -> None:
        """Stop. A thread finishes the picture in hand; a process is ended over it, as nobody waits for it."""
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self.worker is not None:
            self.worker.end()
        self._thread.shutdown(wait=True)


class Studio:
    """Draws pictures one at a time at each of its desks; the same is not drawn twice while it is kept.

    With `processes` there are as many desks, else one; and another for large pictures that nobody plays by, so that
    those of the panel need not wait for them.
    """

    def __init__(
        self,
        format: Format = "png",
        keep: int = 32 * MEGABYTE,
        replay_format: MovingFormat = "webp",
        processes: int = 0,
    ) -> None:
        self.format: Format = format
        self.replay_format: MovingFormat = replay_format
        self._kept: BytesLRU[Picture] = BytesLRU(keep, lambda picture: len(picture.content))
        self._desks = [Desk("studio", Worker()) for _ in range(processes)] or [Desk("studio", None)]
        self._patient = Desk("studio-patient", Worker() if processes else None)
        self.in_time = IN_TIME
        self.waited_for = 0
        """Pictures that were asked for and are not there yet."""
        self.on_picture: Callable[[str, float], None] | None = None
        """Told the name of each picture that was asked for, and the seconds until it was there."""

    async def picture(self, drawing: Drawing | Animation, home: int | None = None) -> Picture:
        """What was to be drawn, drawn. Those of one home come from one desk, which still has its board at hand."""
        desk, begun = self._patient if drawing.patient else self._desk(home), time.perf_counter()
        self.waited_for += 1
        try:
            if isinstance(drawing, Animation) and drawing.still is not None:
                return await self._in_time(drawing, drawing.still, desk, home)
            return await desk.do(partial(self._make, drawing, desk))
        finally:
            self.waited_for -= 1
            if self.on_picture is not None:
                self.on_picture(drawing.name, time.perf_counter() - begun)

    async def _in_time(self, moving: Animation, still: Drawing, desk: Desk, home: int | None) -> Picture:
        """What moves if that is there in time, else what stands still: nobody waits for a spectacle.

        Whatever goes wrong with the former is logged, since the latter shows all that is needed.
        """
        drawing = asyncio.ensure_future(desk.do(partial(self._make, moving, desk)))
        done, _ = await asyncio.wait({drawing}, timeout=self.in_time)
        if done and (error := drawing.exception()) is None:
            return drawing.result()
        if done:
            log.error("%s could not be animated", moving.name, exc_info=error)
        else:
            drawing.add_done_callback(_heed)
        other = self._desk(home)
        return await other.do(partial(self._make, still, other))

    async def warm(self, *makers: Callable[[], None]) -> None:
        """Make at start-up what the first pictures would otherwise wait for: each game has a maker of its own."""
        for make in makers:
            await asyncio.gather(*(desk.do(partial(desk.call, make)) for desk in self._desks))

    def close(self) -> None:
        """Stop, and leave nobody behind."""
        for desk in (*self._desks, self._patient):
            desk.close()

    def _desk(self, home: int | None) -> Desk:
        if home is None:
            return min(self._desks, key=lambda desk: desk.waiting)
        return self._desks[home % len(self._desks)]

    def _make(self, drawing: Drawing | Animation, desk: Desk) -> Picture:
        return self._kept.get_or_make(
            drawing.key, lambda: desk.call(drawn, drawing, self.format, self.replay_format)
        )


def _heed(late: "asyncio.Future[Picture]") -> None:
    """A picture that came too late is kept for whoever asks next; what went wrong with it is no surprise then."""
    if not late.cancelled():
        late.exception()


def drawn(drawing: Drawing | Animation, format: Format, moving: MovingFormat) -> Picture:
    """The picture, as a file of the format asked for."""
    if isinstance(drawing, Animation):
        view = drawing.make()
        return Picture(drawing.draw(view, moving), f"{drawing.name}.{moving}", view.alt)
    return Picture(_encoded(drawing, format), f"{drawing.name}.{format}", drawing.alt)


def _encoded(drawing: Drawing, format: Format) -> bytes:
    image = drawing.draw(drawing.view)
    if format == "webp":
        return to_webp(image)
    return parchment_png(image) if drawing.colours == "parchment" else to_png(image, drawing.colours)
