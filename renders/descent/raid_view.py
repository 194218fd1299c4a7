"""What the pictures of a raid need, as plain data: its six levels, its party, and the cards between two levels."""

from dataclasses import dataclass
from typing import Literal

from renders.descent.view import FaceView, ItemView

LevelState = Literal["passed", "fell", "here", "ahead"]
"""Behind the party; where it ended; where the party is, or goes next; not reached."""
Tone = Literal["won", "lost", "open"]
"""How it ended, if it did."""


@dataclass(frozen=True)
class GateView:
    """The portal of one level: its number, and how the party stands to it."""

    number: str
    state: LevelState


@dataclass(frozen=True)
class CountView:
    """A number with its sign, and what it counts where that is said."""

    icon: str
    value: str
    label: str = ""


@dataclass(frozen=True)
class LevelView:
    """A level on a card of its own; what is not known of it yet is left out."""

    gate: GateView
    name: str
    counts: tuple[CountView, ...] = ()
    note: str = ""
    """How it went, in a word or two."""
    shining: bool = False
    """Nothing was left alive in it."""


@dataclass(frozen=True)
class ActView:
    """The levels of one act."""

    name: str
    levels: tuple[LevelView, ...]


@dataclass(frozen=True)
class RaiderView:
    """A hero of the party, its class, and how much it has learned."""

    face: FaceView
    name: str
    calling: str
    learned: str


@dataclass(frozen=True)
class RaidSummaryView:
    """A raid at a glance: how it went, level by level, and who went."""

    title: str
    subtitle: str
    course: str
    """By which others can play the same one."""
    tone: Tone
    totals: tuple[CountView, ...]
    acts: tuple[ActView, ...]
    party: tuple[RaiderView, ...]
    alt: str = ""


@dataclass(frozen=True)
class RaidStripView:
    """How far a party has come, in one line."""

    title: str
    note: str
    gates: tuple[GateView, ...]
    party: tuple[FaceView, ...] = ()
    alt: str = ""


@dataclass(frozen=True)
class OpenCardView:
    """A shop card between two levels, and who keeps it, or could carry it."""

    item: ItemView
    kept: bool
    faces: tuple[FaceView, ...] = ()
    words: str = ""
    """Above those faces, or instead of them."""


@dataclass(frozen=True)
class RaidCardsView:
    """The cards that lie open between two levels."""

    strip: RaidStripView
    heading: str
    left: str
    """How many may still be kept."""
    cards: tuple[OpenCardView, ...]
    alt: str = ""
