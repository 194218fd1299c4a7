"""The studio: pictures on demand, drawn off the event loop and kept for as long as they are asked for."""

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from renders.cache import MEGABYTE, BytesLRU
from renders.drawing import Animation, Drawing, Format, MovingFormat
from renders.encode import to_png, to_webp
from renders.parchment import parchment_png


@dataclass(frozen=True)
class Picture:
    """A finished picture, ready to be attached to a message."""

    content: bytes
    filename: str
    alt_text: str


class Studio:
    """Draws pictures one at a time in its own thread; the same drawing is never drawn twice while it is kept."""

    def __init__(
        self, format: Format = "png", keep: int = 32 * MEGABYTE, replay_format: MovingFormat = "webp"
    ) -> None:
        self.format: Format = format
        self.replay_format: MovingFormat = replay_format
        self._kept: BytesLRU[Picture] = BytesLRU(keep, lambda picture: len(picture.content))
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="studio")
        self._patient = ThreadPoolExecutor(max_workers=1, thread_name_prefix="studio-patient")
        """For large pictures that nobody plays by: the panel's need not wait for them."""
        self.waited_for = 0
        """Pictures that were asked for and are not there yet."""
        self.on_picture: Callable[[str, float], None] | None = None
        """Told the name of each picture that was asked for, and the seconds until it was there."""

    async def picture(self, drawing: Drawing | Animation) -> Picture:
        """What was to be drawn, drawn."""
        thread, begun = self._patient if drawing.patient else self._thread, time.perf_counter()
        self.waited_for += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(thread, self._make, drawing)
        finally:
            self.waited_for -= 1
            if self.on_picture is not None:
                self.on_picture(drawing.name, time.perf_counter() - begun)

    async def warm(self, *makers: Callable[[], None]) -> None:
        """Make at start-up what the first pictures would otherwise wait for: each game has a maker of its own."""
        loop = asyncio.get_running_loop()
        for make in makers:
            await loop.run_in_executor(self._thread, make)

    def close(self) -> None:
        """Finish the picture in hand and stop the threads."""
        self._thread.shutdown(wait=True, cancel_futures=True)
        self._patient.shutdown(wait=True, cancel_futures=True)

    def _make(self, drawing: Drawing | Animation) -> Picture:
        return self._kept.get_or_make(drawing.key, lambda: drawn(drawing, self.format, self.replay_format))


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
