"""A quest in one line: which, how it ended, and how the party fared."""

import json

import pytest

from bot.descent.events import HeroKnockedOut, MonsterDefeated, QuestEnded, RoundStarted
from bot.descent.presenter import PRESENTER
from bot.descent.views.past.gist import gist, gist_line
from bot.descent.words import words
from bot.table.entries import all_events
from bot.words import Language
from tests.descent.views.games import ALIX, BRUNO
from tests.descent.views.past.played import played


def test_it_counts_what_happened() -> None:
    """Outcome, rounds, fallen monsters and heroes are those of the quest; nobody's number is among them."""
    _, entries = played()
    events = all_events(entries)

    found = gist(entries)

    assert found is not None
    (ended,) = [event for event in events if isinstance(event, QuestEnded)]
    assert found["outcome"] == ended.outcome == "won"
    assert found["rounds"] == max(event.number for event in events if isinstance(event, RoundStarted))
    assert 0 < found["kills"] <= sum(isinstance(event, MonsterDefeated) for event in events)
    assert set(found["fallen"]) == {event.hero for event in events if isinstance(event, HeroKnockedOut)} != set()
    assert not any(str(player) in json.dumps(found) for player in (ALIX, BRUNO))


def test_before_the_first_quest_there_is_none() -> None:
    """The gathering amounts to nothing that could be counted."""
    assert PRESENTER.gist([]) is None


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("fr", "La chapelle des braises (perdue) · 1 manche, 2 monstres vaincus · au tapis\u00a0: Syndrael"),
        ("en", "The Ember Chapel (lost) · one round, 2 monsters defeated · fell: Syndrael"),
    ],
)
def test_it_is_told_in_one_line(language: Language, told: str) -> None:
    """In the reader's language; where less was kept, less is told."""
    kept = {"quest": "ember_chapel", "outcome": "lost", "rounds": 1, "kills": 2, "fallen": ["syndrael"]}

    assert gist_line(kept, words(language)) == told
    assert gist_line({"quest": "ember_chapel"}, words(language)).startswith(words(language).quest("ember_chapel"))
