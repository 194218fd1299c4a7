"""What a game has to say about how it is shown. The house brings it to Discord, and asks nothing else.

Everything here is plain data: faces, lines and drawings, made from a campaign and what happened in it. Where a
method has a body, that is what a game without anything of its own to show there gets.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from bot.views.catchup import CatchUp, Scenes, catch_up
from bot.views.daily import daily_face
from bot.views.journal import Journal
from bot.views.marks import Mark
from bot.views.reading import Reading

if TYPE_CHECKING:
    from datetime import date

    from bot.kernel.refused import Refused
    from bot.table.deeds import Deed
    from bot.table.entries import Entry
    from bot.views.chapter import Chapter
    from bot.views.codec import Codec
    from bot.views.face import Face
    from bot.views.lookups import Lookup
    from bot.views.summary import Summary
    from bot.views.waiting import Waiting
    from bot.words import Language
    from bot.words.speaker import Speaker
    from renders.drawing import Animation

What = Literal["turn", "round", "quest"]
"""What can be watched again, the last of it: one player's part, everybody's, or all that is played."""


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
    """The package of its slash commands (`EXTENSIONS`) and of what its own buttons ask (`answers`)."""
    codec: Codec
    """How its deeds are written on buttons."""

    @abstractmethod
    def words(self, language: Language) -> Speaker:
        """Its words in a language."""

    def warm(self) -> None:  # noqa: B027  (a game need not have any pictures)
        """Make what its first pictures would otherwise wait for."""

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

    def weigh_privately(self, campaign: Any, deed: Deed, player: int, language: Language) -> Face | None:
        """The same for one reader, of a deed that stands alone; None where there is nothing to weigh."""
        return None

    # What has been. `entries` hold no more than the reader may know, be it somebody in their seats or the channel.

    def reading(self, campaign: Any, entries: Sequence[Entry], language: Language) -> Reading:
        """The story from its beginning on: whatever looks back is read from it, unless it is told otherwise."""
        return Reading(self.words(language), campaign)

    def journal(self, language: Language) -> Journal:
        """The whole story of one campaign, to be read again and again."""
        return Journal(lambda campaign, entries: self.reading(campaign, entries, language))

    def gist(self, entries: Sequence[Entry]) -> dict[str, Any] | None:
        """What a page of the annals amounts to, as plain values that are kept for good; None: nothing to add.

        They name nobody by the number of a player.
        """
        return None

    def gist_line(self, gist: Mapping[str, Any], language: Language) -> str:
        """The same for a reader, who may know what everybody may; whatever an older Flambeau kept is told too."""
        return ""

    def mark_after_deed(self, entries: Sequence[Entry], version: int) -> Mark:
        """Where news begins for whoever did the deed that led to a version."""
        return Mark(version + 1)

    def catch_up(
        self,
        campaign: Any,
        entries: Sequence[Entry],
        mark: Mark,
        player: int,
        language: Language,
        *,
        page: int,
        whole: bool,
    ) -> CatchUp:
        """A page of what happened since a mark, in short or as a whole, and what is asked of this player now."""
        now = self.what_now(campaign, player, language)
        return catch_up(self.reading(campaign, entries, language), entries, mark, now, page)

    def scenes(
        self, campaign: Any, entries: Sequence[Entry], mark: Mark, player: int, language: Language
    ) -> Scenes:
        """The pictures that go with its first page."""
        return Scenes()

    def daily(
        self, campaign: Any, entries: Sequence[Entry], mark: Mark, day: date, language: Language
    ) -> Face | None:
        """The chronicle of a day, which begins with a mark; None if nothing happened."""
        return daily_face(self.reading(campaign, entries, language), entries, mark, day)

    def replay(
        self, campaign: Any, entries: Sequence[Entry], what: What, language: Language, shows: Hashable
    ) -> Animation | None:
        """What was played as it went, since it began; None: this game can't be watched again.

        `shows` names it: what has the same name is drawn once.
        """
        return None

    def summary(self, campaign: Any, entries: Sequence[Entry], language: Language) -> Summary | None:
        """What was played, added up since it began; None: this game counts nothing."""
        return None
