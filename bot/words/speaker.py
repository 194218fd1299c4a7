"""A language of a game, as the house speaks it."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from bot.kernel.events import Event
from bot.table.matters import Choice
from bot.words.language import Language
from bot.words.story import Story


class Refusal(Protocol):
    """Why something is impossible: a `Refused`, or the reason of a choice that is not open."""

    @property
    def code(self) -> str: ...

    @property
    def facts(self) -> Mapping[str, Any]: ...


class HouseWords(Protocol):
    """Finds the words of the house."""

    language: Language

    def text(self, key: str, /, **facts: object) -> str:
        """A message of the house or of the game, with its facts filled in."""

    def has(self, key: str) -> bool:
        """Whether there is such a message."""

    def complain(self, problem: str) -> None:
        """A gap in the words: an error in tests, a line in the log otherwise."""

    def all_of(self, parts: Iterable[str]) -> str:
        """ "A", "A and B", "A, B and C"."""


class Speaker(HouseWords, Protocol):
    """Finds the words of the house and of one game. What the game has to name itself, it is asked for."""

    @property
    def drawn_signs(self) -> Mapping[str, str]:
        """What of its sentences is drawn otherwise on a page: signs become small drawings, named in braces."""

    def seat_name(self, hero: str, *, short: bool = False) -> str:
        """What is played at a seat, by its name, in full or as everybody calls it."""

    def why_not(self, refused: Refusal, campaign: Any | None) -> str:
        """What is wrong and what is possible instead."""

    def choice_name(self, choice: Choice, campaign: Any) -> str:
        """What can be voted for, short enough for a button."""

    def told(self, events: Sequence[Event], campaign: Any | None) -> Story:
        """What happened, as a person would tell it; `campaign` is how things stand afterwards."""
