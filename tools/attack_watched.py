"""The bot with an eye on its event loop: `python -m tools.attack_watched run`.

How long the loop was held up is written to the file that FLAMBEAU_ATTACK_LAGS names: a line of milliseconds for
each time it was more than `WORTH_NOTING`.
"""

import asyncio
import os
import sys
from pathlib import Path

from bot.__main__ import main

EVERY = 0.01
WORTH_NOTING = 0.02
LAGS = "FLAMBEAU_ATTACK_LAGS"


class WatchedLoop(asyncio.SelectorEventLoop):
    """A loop that notes when it comes late."""

    def run_forever(self) -> None:
        self._due = self.time()
        with Path(os.environ[LAGS]).open("a", encoding="ascii", buffering=1) as self._file:
            self.call_soon(self._tick)
            super().run_forever()

    def _tick(self) -> None:
        late = self.time() - self._due
        if late > WORTH_NOTING and not self._file.closed:
            self._file.write(f"{late * 1000:.0f}\n")
        self._due = self.time() + EVERY
        self.call_later(EVERY, self._tick)


class WatchedLoops(asyncio.DefaultEventLoopPolicy):
    """Every loop is watched."""

    _loop_factory = WatchedLoop


if __name__ == "__main__":
    asyncio.set_event_loop_policy(WatchedLoops())
    sys.exit(main())
