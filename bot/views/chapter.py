"""A chapter: what happened since the current panel was posted, for everybody to hear."""

from dataclasses import dataclass
from typing import Any

from bot.kernel.events import Event


@dataclass(frozen=True)
class Chapter:
    """Events after version `since`, up to and with version `until`; nothing that is for some seats only."""

    campaign: Any
    """The game's own campaign."""
    events: tuple[Event, ...]
    since: int
    until: int

    @classmethod
    def after(cls, chapter: "Chapter") -> "Chapter":
        """The next one, in which nothing has happened yet."""
        return cls(chapter.campaign, (), chapter.until, chapter.until)
