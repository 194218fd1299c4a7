"""The First Torch: the tutorial, won and lost, and what it teaches on the way."""

from functools import cache

import pytest

from bot.descent.content.library import library
from bot.descent.quest.happenings_story import Hint
from bot.descent.quest.model import parts
from bot.descent.state.game import Game
from bot.descent.words import words
from bot.words import LANGUAGES
from tests.descent.quests.golden import after, automatic, idle, never_fired, play_golden

QUEST = "first_torch"


@cache
def won() -> Game:
    """Two automatic heroes light the brazier."""
    lessons = ["found_something", "yard_cleared"]
    return play_golden("first_torch_won", QUEST, automatic, "won lit", fires=lessons, heroes=2)


@cache
def lost() -> Game:
    """Four heroes come as far as the lamp court, and then only look on."""
    return play_golden("first_torch_lost", QUEST, after(4, automatic, idle), "lost morale")


def test_the_brazier_is_lit() -> None:
    """The quest is won by lighting the brazier, once the gatekeeper has fallen, in about five rounds."""
    game = won()

    assert (game.outcome, game.ending and game.ending.reason) == ("won", "lit")
    assert game.fallen["gatekeeper"] == 1
    assert game.round <= 7


def test_heroes_who_look_on_lose() -> None:
    """Whoever does nothing runs out of morale."""
    game = lost()

    assert (game.outcome, game.ending and game.ending.reason) == ("lost", "morale")
    assert "brazier/light" not in game.used


def test_every_event_comes_to_pass() -> None:
    """Between the game that is won and the one that is lost, every event of the quest fires."""
    assert never_fired(QUEST, [won(), lost()]) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_hint_leads_to_a_rule(language: str) -> None:
    """A hint names a rule that can be looked up, each another one: one idea at a time."""
    hints = [part for part in parts(library().quests[QUEST]) if isinstance(part, Hint)]
    rules = [hint.rule for hint in hints]

    assert len(hints) >= 12
    assert len(set(rules)) == len(rules)
    assert [rule for rule in rules if not words(language).has(f"rule-{rule}.text")] == []
