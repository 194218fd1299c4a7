"""Faces as somebody reads them: what they say, and what can be pressed."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta

from bot.descent.party.campaign import Campaign
from bot.descent.views.panel.panel import panel_face
from bot.table.deeds import Deed
from bot.views.chapter import Chapter
from bot.views.face import Ask, Face, Key, Menu, Pick
from bot.views.waiting import NO_CLOCK, Waiting
from tests.descent.views.assemblies import SYNDRAEL

NOON = datetime(2026, 6, 1, 12, tzinfo=UTC)
SOON = Waiting(
    since=NOON - timedelta(days=2),
    question=NOON,
    turn=NOON,
    pilot=SYNDRAEL,
    votes=dict.fromkeys(("question", "road", "contest", "absence"), NOON),
)
"""Every deadline there is, at the same moment."""


def drawn(campaign: Campaign, waiting: Waiting = NO_CLOCK) -> Face:
    """The panel as it stands."""
    return panel_face(campaign, Chapter(campaign, (), 1, 1), waiting)


def entries(face: Face) -> Iterator[Key | Pick]:
    """All that can be pressed."""
    for row in face.rows:
        yield from row.picks if isinstance(row, Menu) else row


def offered(face: Face, kind: type[Deed]) -> list[Key | Pick]:
    """What does a kind of deed."""
    return [entry for entry in entries(face) if isinstance(entry.does, kind)]


def said(face: Face) -> str:
    """All that can be read."""
    return "\n".join((face.title, *face.lines, *face.story, *face.asked))


def asks(face: Face) -> set[str]:
    """What can be asked for."""
    return {entry.does.what for entry in entries(face) if isinstance(entry.does, Ask)}
