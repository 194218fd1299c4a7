"""What the pictures of a campaign's story need, as plain data: replay, summary and map."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from renders.descent.view import BoardView, Box, FigureView, Square
from renders.view import BarView, LuckView

# --------------------------------------------------------------------------------------------- replay


@dataclass(frozen=True)
class ActorView:
    """A figure in one frame: how far it is from its square, how much it has faded, what befalls it."""

    figure: FigureView
    shift: tuple[float, float] = (0.0, 0.0)
    fade: float = 0.0
    struck: str = ""
    """A few words over a figure that is hurt: −3."""
    eased: str = ""
    """A few words over a figure that is healed: +2."""


@dataclass(frozen=True)
class FrameView:
    """One moment of a replay. `board` is drawn without its figures, which act before it."""

    board: BoardView
    actors: tuple[ActorView, ...]
    caption: str
    milliseconds: int
    aim: tuple[Square, Square] | None = None
    """From whom to whom an attack goes."""


@dataclass(frozen=True)
class ReplayView:
    """A part of a quest as it went, moment by moment; `window` is the part of the board where it happened."""

    frames: tuple[FrameView, ...]
    window: Box
    alt: str = ""


@dataclass(frozen=True)
class MomentView:
    """One moment of what happened on a board that else stays as it is."""

    actors: tuple[ActorView, ...]
    caption: str
    milliseconds: int
    aim: tuple[Square, Square] | None = None


@dataclass(frozen=True)
class MovingBoardView:
    """A board that shows what has just happened on it, and then stands as `end`."""

    end: BoardView
    moments: tuple[MomentView, ...]

    @property
    def alt(self) -> str:
        """The board as it stands: what happened is told beside it."""
        return self.end.alt


# ------------------------------------------------------------------------------- statistics and summary


@dataclass(frozen=True)
class DeedsView:
    """A hero's part in the quest: numbers with their signs, and what it is praised for."""

    name: str
    colour: str
    icon: str
    numbers: tuple[tuple[str, str, str], ...]
    """Sign, value, label."""
    luck: tuple[LuckView, ...] = ()
    honour: str = ""
    initials: str = ""


@dataclass(frozen=True)
class SummaryView:
    """A quest at a glance: how it ended, who did what, damage by round and luck."""

    title: str
    subtitle: str
    tone: Literal["won", "lost", "open"]
    totals: tuple[tuple[str, str, str], ...]
    """Sign, value, label."""
    heroes: tuple[DeedsView, ...]
    dealt_title: str
    dealt: tuple[BarView, ...]
    suffered_title: str
    suffered: tuple[BarView, ...]
    luck_title: str
    luck_note: str
    alt: str = ""


# ---------------------------------------------------------------------------------------- campaign map

PlaceKind = Literal["city", "story", "side", "rumour", "finale"]
PlaceState = Literal["open", "done", "lost", "locked", "later"]


@dataclass(frozen=True)
class PlaceView:
    """A city or a quest on the map; `at` is its place, both numbers from 0 to 1."""

    id: str
    name: str
    kind: PlaceKind
    at: tuple[float, float]
    state: PlaceState = "open"
    note: str = ""
    """A few words below the name: in 2 weeks."""


@dataclass(frozen=True)
class CampaignMapView:
    """The land, its places and roads, and where the party is."""

    title: str
    places: tuple[PlaceView, ...]
    roads: tuple[tuple[str, str], ...]
    party: str
    """The id of the place where the party is."""
    figures: tuple[tuple[str, str, str], ...] = ()
    """The heroes of the party: colour, icon, initials."""
    totals: tuple[tuple[str, str, str], ...] = ()
    """Sign, value, label: week, fame, gold."""
    legend: Mapping[PlaceKind, str] = field(default_factory=dict)
    seed: int = 1
    alt: str = ""
