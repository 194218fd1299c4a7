"""Coming back: what is asked of somebody now, what happened while they were away, and the pictures of it."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime

from bot.table.entries import Entry
from bot.views.journal import Page, page_of
from bot.views.marks import Mark, time_of
from bot.views.reading import Reading, lines_since
from renders.drawing import Drawing


@dataclass(frozen=True)
class CatchUp:
    """Everything a player reads when they come back; `page` has no lines if nothing is new."""

    you: tuple[str, ...]
    since: datetime | None
    """When the first of it happened."""
    page: Page
    folds: bool = False
    """It can be told in short and in full."""


@dataclass(frozen=True)
class GreatMoment:
    """A great moment: what it was, and how things stood."""

    caption: str
    picture: Drawing


@dataclass(frozen=True)
class Scenes:
    """The pictures that go with it."""

    place: Drawing | None = None
    """Where the party is now."""
    moments: tuple[GreatMoment, ...] = ()
    replay: bool = False
    """Whether the last round is worth watching."""


def catch_up(reading: Reading, entries: Sequence[Entry], mark: Mark, now: str, page: int) -> CatchUp:
    """A page of what happened since a mark, below what is asked of the reader now."""
    return CatchUp((now,), time_of(entries, mark), page_of(lines_since(reading, entries, mark), page))
