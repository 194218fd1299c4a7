"""The bot with an eye on its event loop: `python -m tools.attack_watched run`.

Each time the loop comes late by more than `WORTH_NOTING`, a line is written to the file that FLAMBEAU_ATTACK_LAGS
names: for how long it was held up, how much of that its own thread was at work (the rest of the time it waited for
the machine or for other threads), and what it was doing, as a second thread saw it on the stack.
"""

import asyncio
import gc
import json
import os
import sys
import threading
import time
from collections import Counter
from dataclasses import asdict, dataclass
from pathlib import Path
from types import FrameType

from bot.__main__ import main
from bot.paths import ROOT

EVERY = 0.01
WORTH_NOTING = 0.02
LAGS = "FLAMBEAU_ATTACK_LAGS"
LOOKED_AT = 0.005
"""Seconds between two looks at the stack of a loop that is late."""
OURS = tuple(f"{ROOT / folder}/" for folder in ("bot", "cogs", "renders"))


@dataclass(frozen=True)
class Lag:
    """One time that the loop was held up."""

    wall: float
    """Milliseconds it came late."""
    cpu: float
    """Of these, those in which its thread was at work."""
    doing: str
    """What it was seen at most often, if it was seen at all."""

    @classmethod
    def all_in(cls, path: Path) -> "list[Lag]":
        """Those that were written down."""
        return [cls(**json.loads(line)) for line in path.read_text(encoding="utf-8").splitlines()]


class Witness:
    """Looks at the loop's thread from another one, while the loop is late."""

    def __init__(self, thread: int) -> None:
        self.due = time.monotonic()
        self._thread = thread
        self._seen: Counter[str] = Counter()
        self._swept = 0.0
        self._over = threading.Event()
        self._watching = threading.Thread(target=self._watch, daemon=True, name="witness")
        self._watching.start()
        gc.callbacks.append(self._sweep)

    def leave(self) -> None:
        """Look no longer: a thread that has no loop any more is nobody's to look at."""
        gc.callbacks.remove(self._sweep)
        self._over.set()
        self._watching.join()

    def tells(self) -> str:
        """What was seen since it was asked last."""
        seen, self._seen = self._seen, Counter()
        swept, self._swept = self._swept, 0.0
        told = [f"{what} ×{often}" for what, often in seen.most_common(2)]
        return "; ".join([*told, f"sweeping up for {swept * 1000:.0f} ms"] if swept > LOOKED_AT else told)

    def _watch(self) -> None:
        while not self._over.wait(LOOKED_AT):
            if time.monotonic() - self.due > WORTH_NOTING:
                frame = sys._current_frames().get(self._thread)
                if frame is not None:
                    self._seen[described(frame)] += 1

    def _sweep(self, phase: str, about: dict[str, int]) -> None:
        """Python looks for what nobody holds on to any more, and everybody waits for that."""
        if phase == "start":
            self._began = time.perf_counter()
        else:
            self._swept = max(self._swept, time.perf_counter() - self._began)


def described(frame: FrameType) -> str:
    """The innermost place in a stack that is ours, and the innermost of all: `cogs/stage.py:12 show > dumps`."""
    inmost, place = frame, None
    walk: FrameType | None = frame
    while walk is not None and place is None:
        if walk.f_code.co_filename.startswith(OURS):
            place = walk
        walk = walk.f_back
    deepest = f"{Path(inmost.f_code.co_filename).name}:{inmost.f_code.co_name}"
    if place is None:
        return deepest
    file = Path(place.f_code.co_filename).relative_to(ROOT)
    return f"{file}:{place.f_lineno} {place.f_code.co_name}" + ("" if place is inmost else f" > {deepest}")


class WatchedLoop(asyncio.SelectorEventLoop):
    """A loop that notes when it comes late."""

    def run_forever(self) -> None:
        self._witness = Witness(threading.get_ident())
        self._worked = time.thread_time()
        with Path(os.environ[LAGS]).open("a", encoding="utf-8", buffering=1) as self._file:
            self.call_soon(self._tick)
            try:
                super().run_forever()
            finally:
                self._witness.leave()

    def _tick(self) -> None:
        late, worked = time.monotonic() - self._witness.due, time.thread_time()
        if late > WORTH_NOTING and not self._file.closed:
            lag = Lag(late * 1000, min(late, worked - self._worked) * 1000, self._witness.tells())
            self._file.write(json.dumps(asdict(lag)) + "\n")
        self._worked = worked
        self._witness.due = time.monotonic() + EVERY
        self.call_later(EVERY, self._tick)


class WatchedLoops(asyncio.DefaultEventLoopPolicy):
    """Every loop is watched."""

    _loop_factory = WatchedLoop


if __name__ == "__main__":
    asyncio.set_event_loop_policy(WatchedLoops())
    sys.exit(main())
