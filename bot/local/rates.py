"""How often a bot may come: the door at which shards identify, the limit over all requests, and what was asked."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Callable

IDENTIFY_EVERY = 5.0
PER_SECOND = 50
REMEMBERED = 1000
FREE = ("/interactions/", "/webhooks/")
"""How the routes begin that carry the token of an interaction: they don't count against the limit over all."""


class IdentifyDoor:
    """Lets in one shard of each bucket (`shard % max_concurrency`) in so many seconds; with 0, all of them."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        self.every = 0.0
        self.max_concurrency = 1
        self.let_in: deque[int] = deque(maxlen=REMEMBERED)
        """The shards that came in, in order."""
        self.turned_away: deque[int] = deque(maxlen=REMEMBERED)
        """Those that came too early."""
        self._seconds = seconds
        self._last: dict[int, float] = {}

    def lets_in(self, shard: int) -> bool:
        """Whether a shard may identify now."""
        bucket, now = shard % self.max_concurrency, self._seconds()
        if bucket in self._last and now < self._last[bucket] + self.every:
            self.turned_away.append(shard)
            return False
        self._last[bucket] = now
        self.let_in.append(shard)
        return True


class GlobalLimit:
    """So many requests in a second, whatever they are about; with None, as many as come."""

    def __init__(self, seconds: Callable[[], float]) -> None:
        self.per_second: int | None = None
        self._seconds = seconds
        self._since = float("-inf")
        self._used = 0

    def wait(self) -> float:
        """Take one request; or the seconds after which it may be tried again."""
        if self.per_second is None:
            return 0.0
        now = self._seconds()
        if now >= self._since + 1:
            self._since, self._used = now, 0
        if self._used >= self.per_second:
            return self._since + 1 - now
        self._used += 1
        return 0.0


class Requests:
    """How often the bot has asked for what, as Discord counts it."""

    def __init__(self) -> None:
        self.by_route: Counter[str] = Counter()
        """How often each route was asked: `PATCH /channels/{channel_id}/messages/{message_id}`."""
        self.counted = 0
        """Those that count against the limit over all requests."""
        self.free = 0
        """Answers to interactions, and what was sent or edited with their tokens."""

    def note(self, method: str, template: str) -> None:
        """One more."""
        self.by_route[f"{method} {template}"] += 1
        if counts(template):
            self.counted += 1
        else:
            self.free += 1

    def clear(self) -> None:
        """Count anew from here."""
        self.by_route.clear()
        self.counted = self.free = 0


def counts(template: str) -> bool:
    """Whether a route counts against the limit over all requests."""
    return not template.startswith(FREE)
