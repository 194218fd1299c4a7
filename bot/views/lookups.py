"""Look-ups: what a game answers to whoever asks, privately and at any time."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from bot.kernel.events import Event
from bot.views.face import Row
from bot.words import Language
from renders.drawing import Drawing

Suggested = list[tuple[str, str]]
"""What may be typed: as it is shown, and what it stands for."""


@dataclass(frozen=True)
class Inquiry:
    """Somebody looks something up."""

    player: int
    language: Language
    campaign: Any | None = None
    """The game's own campaign; None where none is played."""
    typed: Mapping[str, str] = field(default_factory=dict)
    """What was typed, by option; what was left out is missing."""
    events: Sequence[Event] = ()
    """What happened lately, for a look-up that asks for it."""
    versions: str = ""
    """The versions before and after those events, as a button writes them: "3-9"."""


@dataclass(frozen=True)
class Found:
    """The answer: lines of text, and pictures that go with them."""

    lines: Sequence[str]
    pictures: tuple[Drawing, ...] = ()
    rows: tuple[Row, ...] = ()
    """What can be pressed below; only where a campaign is played."""


class Lookup(ABC):
    """Something that can be looked up."""

    anywhere: ClassVar[bool] = False
    """Whether it is answered also where no campaign is played."""
    since: ClassVar[str | None] = None
    """The kind of event since whose last one it wants to know what happened."""

    def suggest(self, option: str, inquiry: Inquiry) -> Suggested:
        """What may be typed for an option, given what was typed so far."""
        return []

    @abstractmethod
    def answer(self, inquiry: Inquiry) -> Found:
        """The answer, or a refusal."""
