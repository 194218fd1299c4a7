"""What lies between two quests, and what is told of the one before: each in its place and in its words."""

import logging

import pytest

from bot.descent.events import (
    ExperienceGained,
    GroupActivated,
    QuestEnded,
    QuestStarted,
    RoundStarted,
    TargetChosen,
    TurnEnded,
    TurnStarted,
)
from bot.descent.party.campaign import Campaign
from bot.descent.presenter import PRESENTER
from bot.descent.quest.events import TokenUsed
from bot.descent.road.events import ItemBought, WeeksPassed
from bot.descent.views.reference.lookups import LOOKUPS
from bot.descent.words import words
from bot.table.entries import Entry, all_events
from bot.views.lookups import Inquiry
from bot.views.reading import story_between
from bot.words.texts import Texts
from tests.descent.views import journeys
from tests.descent.views.games import ALIX, started
from tests.descent.views.past.road import entry

TORCH = "first_torch"


def monsters() -> tuple[GroupActivated, TargetChosen]:
    """A group acts, and says why."""
    return (
        GroupActivated(group="zombie", card="zombie_hunger", order="minions"),
        TargetChosen(figure="zombie_1", verb="attack", target="syndrael"),
    )


def torch() -> list[Entry]:
    """The end of the First Torch, and a week on the road."""
    return [
        entry(1, QuestStarted(quest=TORCH, commitment="earlier"), RoundStarted(number=7)),
        entry(2, *monsters()),
        entry(3, TurnStarted(hero="syndrael"), TokenUsed(hero="syndrael", element="brazier", use="light")),
        entry(
            4,
            TurnEnded(hero="syndrael"),
            QuestEnded(outcome="won", reason="lit", seed="embers"),
            ExperienceGained(xp=1),
        ),
        entry(5, WeeksPassed(weeks=1, week=2, left=1)),
        entry(6, ItemBought(hero="syndrael", card="elm_greatbow", price=100, left=50)),
    ]


def read(campaign: Campaign, entries: list[Entry]) -> list[tuple[str, str]]:
    """The journal: headings and lines."""
    return [(line.heading, line.text) for line in PRESENTER.journal("en").lines(campaign, entries)]


def test_what_comes_between_quests_has_a_heading_of_its_own() -> None:
    """The road is not the seventh round of the quest before it."""
    lines = read(journeys.on_the_map(), torch())

    headings = list(dict.fromkeys(heading for heading, _ in lines))
    assert headings == ["The First Torch", "The First Torch · Round 7", words("en").text("catchup-road")]
    assert [heading for heading, text in lines if "Elm Greatbow" in text] == headings[2:]


def test_after_a_single_quest_one_is_around_the_table_again() -> None:
    """Where there is no road, what is learned afterwards is no part of the last round either."""
    lines = read(started(), [*torch()[:4], entry(5, ExperienceGained(xp=2))])

    assert lines[-1][0] == words("en").text("journal-gathering")


def test_the_victory_is_told_after_the_turn_that_won() -> None:
    """First the brazier is lit, then the quest is won."""
    texts = [text for _, text in read(journeys.on_the_map(), torch())]
    lit = next(place for place, text in enumerate(texts) if "brazier" in text.lower() and "Syndrael" in text)
    won = next(place for place, text in enumerate(texts) if "🏆" in text)

    assert lit < won, texts


def test_nobody_asks_why_the_monsters_of_another_quest_did_what_they_did() -> None:
    """A new quest has begun: there are no reasons yet, and nothing of the old quest is told in its words."""
    events = [*all_events(torch()[1:]), QuestStarted(quest="drowned_mill", commitment="now")]

    found = LOOKUPS["why"].answer(Inquiry(ALIX, "en", started(), {}, events))

    assert list(found.lines) == [words("en").text("answer-no-why")]
    assert not found.pictures


def test_an_old_message_is_explained_in_the_words_of_its_quest(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A button under the last quest's turn tells what was done there, whatever is played now."""
    monkeypatch.setattr(Texts, "strict", False)
    campaign, entries = started(), torch()
    campaign.running().quest = "drowned_mill"

    with caplog.at_level(logging.ERROR):
        story = story_between(PRESENTER.reading(campaign, entries, "en"), entries, 1, 4)

    told = "\n".join([story.headline or "", *story.lines])
    assert words("en").in_quest(TORCH, "use", "light") in told
    assert "The First Torch" in told
    assert story.why
    assert not caplog.records
