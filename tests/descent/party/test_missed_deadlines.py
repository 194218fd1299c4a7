"""Players who let deadlines pass: after the second in a row nobody waits for them any more, until they are back."""

from bot.descent.commands import EndTurn, Rest, TakeTurn
from bot.descent.party.awaiting import awaited
from bot.descent.party.piloting import AnswerByDefault, AutopilotTurn
from bot.descent.rules.steps import PARTY, Option, ask
from bot.table.absence_events import AnsweredFor, CameBack, PresumedAway
from bot.table.matters import matter_of
from bot.table.pace import Pace
from bot.table.votes import CastVote
from tests.descent.party.sitting import ALIX, BRUNO, GRISBAN, HEAVY, SYNDRAEL, Sitting, sit

BOARD = """
# # # # # #
# H z . G #
# # # # # #
"""


def beset() -> Sitting:
    """Grisban's turn has ended, a zombie strikes at Syndrael, and Alix is asked whether she raises her shield."""
    table = sit(BOARD, turn="G")
    table.beset(HEAVY)
    table.play(EndTurn(hero=GRISBAN), BRUNO)
    return table


def time_is_up(table: Sitting) -> None:
    assert table.question is not None
    table.do(AnswerByDefault(question=table.question.number))


def test_after_the_second_deadline_the_automatic_hero_plays() -> None:
    """One deadline may pass. After the next one Syndrael is automatic until Alix is back; nobody waits for her."""
    table = beset()
    time_is_up(table)
    assert table.told(PresumedAway) == []
    assert table.seat().missed == 1

    table.do(AutopilotTurn(hero=SYNDRAEL))

    assert table.told(PresumedAway) == [PresumedAway(player=ALIX, heroes=(SYNDRAEL,))]
    assert table.seat().hand == "autopilot"
    waiting = awaited(table.campaign)
    assert waiting is not None
    assert ALIX not in waiting.players


def test_a_deed_in_between_is_a_sign_of_life() -> None:
    """Alix plays between two deadlines: none is the second in a row."""
    table = beset()
    time_is_up(table)
    table.play(TakeTurn(hero=SYNDRAEL), ALIX)
    assert table.seat().missed == 0

    table.do(AutopilotTurn(hero=SYNDRAEL))

    assert table.told(PresumedAway) == []
    assert table.seat().missed == 1
    assert table.seat().hand == "player"


def test_a_party_that_waits_for_late_turns_goes_on_waiting() -> None:
    """Where the party agreed to wait, questions are answered by default, but no hero is taken over."""
    table = beset()
    table.campaign.pace = Pace(late="wait")
    table.seat().missed = 5

    time_is_up(table)

    assert table.told(AnsweredFor)[0].by == "clock"
    assert table.told(PresumedAway) == []
    assert table.seat().hand == "player"


def test_a_turn_that_goes_on_after_a_question_is_missed_once() -> None:
    """The automatic hero goes on with the same late turn: that is no second deadline."""
    table = sit(BOARD, turn=None)
    table.play(TakeTurn(hero=SYNDRAEL), ALIX)
    table.campaign.piloted = SYNDRAEL

    table.do(AutopilotTurn(hero=SYNDRAEL))

    assert table.seat().missed == 0


def test_who_was_missed_is_back_with_a_command() -> None:
    """Alix plays: Syndrael is hers again, and that is told."""
    table = missed()

    table.play(TakeTurn(hero=SYNDRAEL), ALIX)
    table.play(Rest(hero=SYNDRAEL), ALIX)

    assert table.seat().hand == "player"
    assert not table.seat().until_back


def test_who_was_missed_is_back_with_a_vote() -> None:
    """The party is asked; Alix has no vote as long as nobody knows of her, and casting it brings her back."""
    table = missed()
    table.campaign.decisions = "vote"
    options = [Option(id="left"), Option(id="right")]
    ask(table.game, "quest_choice", PARTY, options, default="left", about={"quest": "x"})
    matter = matter_of(table.campaign, "question")
    assert matter is not None
    assert ALIX not in matter.voters

    table.do(CastVote(on="question", choice="right"), ALIX)

    assert table.told(CameBack) == [CameBack(player=ALIX, heroes=(SYNDRAEL,))]
    again = matter_of(table.campaign, "question")
    assert again is not None
    assert again.votes == {ALIX: "right"}


def missed() -> Sitting:
    """Alix let two deadlines pass; nobody has the turn."""
    table = sit(BOARD, turn=None)
    seat = table.seat()
    seat.moved_by_default, seat.until_back = "autopilot", True
    return table
