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
    before: tuple[Event, ...] = ()
    """What happened shortly before it, which is told already: a new panel says in a word what has just been."""
    earlier: tuple[Event, ...] = ()
    """What the chapter before it told, where it has just been told."""
    pressed_last: int | None = None
    """Whoever did the last thing of it, so somebody who is there just now; the clock is nobody."""

    @classmethod
    def after(cls, chapter: "Chapter") -> "Chapter":
        """The next one, in which nothing has happened yet."""
        before = (*chapter.before, *chapter.events)
        return cls(
            chapter.campaign,
            (),
            chapter.until,
            chapter.until,
            before,
            earlier=chapter.events,
            pressed_last=chapter.pressed_last,
        )
