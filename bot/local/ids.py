"""Snowflakes: Discord's ids, which also tell the time."""

from __future__ import annotations

import time
from collections.abc import Callable

DISCORD_EPOCH_MS = 1_420_070_400_000


def _now_ms() -> int:
    return time.time_ns() // 1_000_000


class Snowflakes:
    """Hands out ids that only ever grow, also across restarts when told the last one used."""

    def __init__(self, last: int = 0, now_ms: Callable[[], int] = _now_ms) -> None:
        self.last = last
        self._now_ms = now_ms

    def next(self) -> int:
        """A fresh id: this millisecond's first one, or the next free one after the last."""
        self.last = max(self.last + 1, (self._now_ms() - DISCORD_EPOCH_MS) << 22)
        return self.last

    def on_shard(self, shard: int, of: int) -> int:
        """A fresh id for a guild that this one of so many shards hears of: a few milliseconds ahead of time."""
        first = self.next()
        self.last = first + ((shard - (first >> 22)) % of << 22)
        return self.last
