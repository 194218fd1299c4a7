"""A message as plain data: words, pictures, buttons and menus. How Discord shows it is decided in `cogs`."""

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Literal

from bot.kernel.audience import Audience, is_for
from bot.table.deeds import Deed
from renders.drawing import Animation, Drawing

Look = Literal["plain", "main", "good", "bad"]
"""How a button stands out: grey, blue, green, red."""

LONGEST_LABEL = 80
"""Discord's limit for the text of a button."""
MOST_OPTIONS = 25
"""Discord's limit of a menu."""


@dataclass(frozen=True)
class Ask:
    """Something a button does that is no deed: open a look-up, start the quest, say why."""

    what: str
    about: str = ""


@dataclass(frozen=True)
class Weigh:
    """A look at a deed before it is done: the odds of an attack, all that a skill says."""

    deed: Deed


@dataclass(frozen=True)
class Key:
    """A button. Without something to do it is there for the eye only, and can't be pressed."""

    label: str
    does: Deed | Ask | Weigh | None = None
    look: Look = "plain"
    sign: str = ""
    """An emoji before the label."""
    url: str = ""
    """Where it leads, if it does nothing but lead somewhere."""


@dataclass(frozen=True)
class Pick:
    """A line of a menu."""

    label: str
    does: Deed | Ask | Weigh
    note: str = ""
    sign: str = ""
    chosen: bool = False
    """The line that stands for how things are now."""


@dataclass(frozen=True)
class Menu:
    """A list to choose one line of; `name` tells the menus of one message apart."""

    name: str
    title: str
    picks: tuple[Pick, ...]


Row = tuple[Key, ...] | Menu


@dataclass(frozen=True)
class Face:
    """A message as it is read, from top to bottom: what it is about and what happened, pictures, what is asked.

    What has to be read before something is pressed stands right above what can be pressed.
    """

    title: str
    colour: tuple[int, int, int]
    lines: tuple[str, ...] = ()
    """What it is about, below the title."""
    pictures: tuple[Drawing | Animation, ...] = ()
    """In the order in which they are shown."""
    story: tuple[str, ...] = ()
    """What happened, above the pictures; where there is no room for all of it, its last lines."""
    rows: tuple[Row, ...] = ()
    summary: bool = False
    """What was played is over: its picture in numbers stands among the pictures."""
    asked: tuple[str, ...] = ()
    """What is to be decided, and what is left to do it with: between the pictures and the buttons."""
    mention: tuple[int, ...] = field(default=())
    """The players who are called."""
    occasion: str = ""
    """What they are called for: each of them hears of it once."""
    audience: Audience = ()
    """The seats it is shown to. What is not for everybody is never posted in a channel."""

    def is_for(self, seats: Collection[str]) -> bool:
        """Whether it is shown to whoever sits in these seats."""
        return is_for(self.audience, seats)
