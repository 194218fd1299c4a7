"""Why an automatic hero did what it did: a button under the record of its turn, in both languages."""

import pytest

from bot.descent.events import DecisionExplained, TurnStarted
from bot.descent.party.piloting import AutopilotTurn
from bot.descent.views.past.turn_messages import record_face
from bot.descent.words import words
from bot.kernel.editions import by_the_rules_of
from bot.views.asks import WHY
from bot.views.chapter import Chapter
from bot.views.face import Ask, Menu
from bot.words import LANGUAGES, Language
from tests.descent.party.sitting import ALIX, GRISBAN, SYNDRAEL, Sitting, sit

BOARD = """
    # # # # # # #
    # H z . . G #
    # . . . . . #
    # # # # # # #
"""


def piloted() -> Sitting:
    """Syndrael's turn, left to the automatic hero."""
    table = sit(BOARD, turn="H")
    table.do(AutopilotTurn(hero=SYNDRAEL), ALIX)
    return table


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_record_of_an_automatic_turn_says_why(language: Language) -> None:
    """Every decision has a sentence with a name in it, and the record a button that asks for them."""
    table = piloted()
    table.campaign.language = language
    face = record_face(table.campaign, Chapter(table.campaign, (TurnStarted(hero=SYNDRAEL), *table.events), 3, 9))

    assert face is not None
    keys = [key.does for row in face.rows if not isinstance(row, Menu) for key in row]
    why = words(language).story(table.events, table.game).why
    assert Ask(WHY, "3-9") in keys
    assert any("Zombie" in reason and "♥" in reason for reason in why)


def test_a_turn_by_hand_has_no_reasons() -> None:
    """What a player decided is not explained, so there is no button."""
    table = piloted()
    by_hand = tuple(event for event in table.events if not isinstance(event, DecisionExplained))
    face = record_face(table.campaign, Chapter(table.campaign, (TurnStarted(hero=SYNDRAEL), *by_hand), 3, 9))

    assert face is not None
    assert not face.rows


def test_a_log_of_before_tells_no_reasons() -> None:
    """Played again by the rules of its time, an automatic turn tells what it told then."""
    with by_the_rules_of(2):
        told = piloted().events

    assert told
    assert not any(isinstance(event, DecisionExplained) for event in told)
    assert GRISBAN not in [getattr(event, "hero", None) for event in told]
