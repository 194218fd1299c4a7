"""Panels are thought out in threads, several at a time: they don't get in each other's way."""

import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from bot.descent.party.campaign import Campaign
from bot.descent.presenter import PRESENTER
from bot.views.chapter import Chapter
from bot.views.face import Face
from bot.views.waiting import NO_CLOCK
from tests.descent.views.games import started, wander

AT_ONCE = 6


@pytest.fixture(autouse=True)
def by_turns() -> Iterator[None]:
    """Threads take turns as often as they can, so that they would meet if they could."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


def panel(campaign: Campaign) -> Face:
    """The panel of a campaign in which nothing was told since the last one."""
    return PRESENTER.panel(campaign, Chapter(campaign, (), 1, 1), NO_CLOCK)


def situations() -> list[Campaign]:
    """A quest after each of some commands, in both languages."""
    return [
        now.model_copy(deep=True, update={"language": language})
        for language in ("fr", "en")
        for now in wander(started(3), seed=4, steps=25)
    ]


def test_panels_made_at_once_are_those_made_alone() -> None:
    """Each as it is when nothing else is thought out, also where several threads look at the same campaign."""
    campaigns = situations()
    before = [campaign.model_dump_json() for campaign in campaigns]

    with ThreadPoolExecutor(AT_ONCE) as threads:
        together = list(threads.map(panel, [each for each in campaigns for _ in range(AT_ONCE)]))

    assert together == [face for face in map(panel, campaigns) for _ in range(AT_ONCE)]
    assert [campaign.model_dump_json() for campaign in campaigns] == before
