"""One thing a person did (a command, a click, a form) and what the bot made of it."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from enum import IntEnum

from bot.local.objects import Json, Message, Part, Suggestion, User, walk


class Doing(IntEnum):
    """Discord's interaction types."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """Discord's interaction callback types."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


ALLOWED_CALLBACKS: dict[Doing, frozenset[Callback]] = {
    Doing.COMMAND: frozenset({Callback.MESSAGE, Callback.DEFERRED_MESSAGE, Callback.MODAL}),
    Doing.COMPONENT: frozenset(set(Callback) - {Callback.CHOICES}),
    Doing.AUTOCOMPLETE: frozenset({Callback.CHOICES}),
    Doing.MODAL: frozenset(set(Callback) - {Callback.CHOICES, Callback.MODAL}),
}


@dataclass(eq=False)
class Modal:
    """A form the bot opened for one person."""

    token: str
    custom_id: str
    title: str
    components: list[Json]
    opened_by: Exchange

    def fields(self) -> list[Json]:
        """The inputs a person fills in, in order."""
        return [part for part in walk(self.components) if part.get("custom_id")]

    def label(self, custom_id: str) -> str:
        """The words beside an input."""
        for part in walk(self.components):
            inner = part.get("component") or {}
            if part["type"] == Part.LABEL and inner.get("custom_id") == custom_id:
                return str(part["label"])
            if part.get("custom_id") == custom_id and part.get("label"):
                return str(part["label"])
        return ""


@dataclass(eq=False)
class Exchange:
    """An interaction: who did what where, and every answer so far."""

    id: int
    doing: Doing
    player: User
    channel_id: int
    name: str
    source: Message | None = None
    triggered_by: Exchange | None = None
    token: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    kind: Callback | None = None
    acked_ms: float = 0.0
    missed: bool = False
    message: Message | None = None
    followups: list[Message] = field(default_factory=list)
    modal: Modal | None = None
    choices: list[Suggestion] = field(default_factory=list)
    ephemeral: bool = False
    since: float = field(default_factory=time.monotonic)
    opened: float = 0.0
    """When that was by the clock of the world, which tests may move; the token lives from then on."""
    _answered: asyncio.Event = field(default_factory=asyncio.Event)
    _settled: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def deferred(self) -> bool:
        """Whether the bot asked for time."""
        return self.kind in (Callback.DEFERRED_MESSAGE, Callback.DEFERRED_UPDATE)

    @property
    def acked(self) -> bool:
        return self.kind is not None

    def age(self) -> float:
        """Seconds since the person acted."""
        return time.monotonic() - self.since

    def acknowledge(self, kind: Callback) -> None:
        """The bot's one initial answer has arrived."""
        self.kind = kind
        self.acked_ms = self.age() * 1000
        self._answered.set()
        if not self.deferred:
            self._settled.set()

    def settle(self) -> None:
        """A deferred answer has been given."""
        self._settled.set()

    def miss(self) -> bool:
        """Time is up: true if the bot had not answered."""
        if not self.acked:
            self.missed = True
            self._answered.set()
        return self.missed

    async def answered(self) -> None:
        """Wait for the bot's initial answer, or for its time to be up."""
        await self._answered.wait()

    async def settled(self, timeout: float = 10.0) -> Exchange:  # noqa: ASYNC109
        """Wait until the answer is complete: at once, unless the bot deferred it."""
        try:
            async with asyncio.timeout(timeout):
                await self._settled.wait()
        except TimeoutError:
            raise TimeoutError(f"{self.name}: deferred, and not answered within {timeout} s") from None
        return self
