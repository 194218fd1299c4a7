"""The studio: pictures on demand, drawn off the event loop and kept for as long as they are asked for."""

import asyncio
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

Result = TypeVar("Result")


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
        self.waited_for = 0
        """Pictures that were asked for and are not there yet."""
        self.on_picture: Callable[[str, float], None] | None = None
        """Told the name of each picture that was asked for, and the seconds until it was there."""

    async def picture(self, drawing: Drawing | Animation, home: int | None = None) -> Picture:
        """What was to be drawn, drawn. Those of one home come from one desk, which still has its board at hand."""
        desk, begun = self._patient if drawing.patient else self._desk(home), time.perf_counter()
        self.waited_for += 1
        try:
            return await desk.do(partial(self._make, drawing, desk))
        finally:
            self.waited_for -= 1
            if self.on_picture is not None:
                self.on_picture(drawing.name, time.perf_counter() - begun)

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
