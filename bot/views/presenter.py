"""What a game has to say about how it is shown. The house brings it to Discord, and asks nothing else.

Everything here is plain data: faces, lines and drawings, made from a campaign and what happened in it. Where a
method has a body, that is what a game without anything of its own to show there gets.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bot.kernel.refused import Refused
    from bot.table.deeds import Deed
    from bot.views.chapter import Chapter
    from bot.views.face import Face
    from bot.views.lookups import Lookup
    from bot.views.waiting import Waiting
    from bot.words import Language
    from bot.words.speaker import Speaker


@dataclass(frozen=True)
class Told:
    """A message that stays in the channel; no other of its chapter is of the same kind."""

    kind: str
    face: Face
    summary: bool = False
    """What was played is over: its summary goes with it."""


class Presenter(ABC):
    """A game, as it is shown."""

    cogs: str
    """The package of its slash commands (`EXTENSIONS`) and of what its own buttons ask (`answers.ANSWERS`)."""

    @abstractmethod
    def words(self, language: Language) -> Speaker:
        """Its words in a language."""

    # In the channel

    @abstractmethod
    def panel(self, campaign: Any, chapter: Chapter, waiting: Waiting) -> Face:
        """Where the game stands and what can be done, for everybody to see."""

    @abstractmethod
    def is_over(self, chapter: Chapter) -> bool:
        """Whether what a chapter tells is complete: its panel becomes a record, and a new one follows."""

    @abstractmethod
    def record(self, campaign: Any, chapter: Chapter) -> Face | None:
        """What becomes of the panel of a chapter that is over; None: it goes."""

    @abstractmethod
    def messages(self, campaign: Any, chapter: Chapter) -> Sequence[Told]:
        """What is told of a chapter that is over, in the order in which it is posted."""

    @abstractmethod
    def status(self, campaign: Any, language: Language) -> list[str]:
        """Where the campaign stands: a title and some lines."""

    @abstractmethod
    def notice(self, campaign: Any, link: str | None, waiting: Waiting) -> Face:
        """The pinned message; `link` leads to the panel."""

    @abstractmethod
    def started(self, campaign: Any, language: Language) -> str:
        """That the party has set out, for whoever gave the word."""

    # For one reader

    lookups: Mapping[str, Lookup]
    """What `/board`, `/hero`, `/inventory`, `/card`, `/rule`, `/why`, `/help` answer; the game has no others."""

    def refusal(self, campaign: Any, no: Refused, player: int, language: Language) -> str:
        """Why not, for whoever tried."""
        return self.words(language).why_not(no, campaign)

    @abstractmethod
    def what_now(self, campaign: Any, player: int, language: Language) -> str:
        """What this player can do now, or whom the party waits for."""

    def private(self, campaign: Any, player: int, language: Language) -> Face | None:
        """What is asked of this player alone, and is nobody else's business; None if nothing is."""
        return None

    def weigh(self, campaign: Any, deed: Deed, player: int) -> Face | None:
        """A deed looked at before it is done, on the panel; None where there is nothing to weigh."""
        return None
