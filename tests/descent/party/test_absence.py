"""Players who are away: who moves their heroes, what the others may do, and how one comes back."""

import pytest

from bot.descent.commands import EndTurn, Push, Stride, TakeTurn
from bot.descent.events import TurnEnded
from bot.descent.party.awaiting import awaited
from bot.descent.party.deeds import Undo
from bot.descent.party.piloting import AutopilotTurn
from bot.descent.party.repairs import TakeBackRound
from bot.table.absence import ComeBack, GoAway, KeepWaiting, OfferHelp, help_choices
from bot.table.absence_events import (
    AnsweredFor,
    CameBack,
    HelpOffered,
    HelpWithdrawn,
    HeroDismissed,
    HeroHanded,
    KeeperNamed,
    KeptWaiting,
    TurnPiloted,
    WentAway,
)
from bot.table.campaign import NOBODY
from bot.table.matters import matter_of
from bot.table.votes import CastVote, CloseVote
from tests.descent.party.sitting import (
    ALIX,
    BRUNO,
    CHLOE,
    GRISBAN,
    HEAVY,
    STRANGER,
    SYNDRAEL,
    Sitting,
    sit,
)

BOARD = """
    # # # # # # #
    # H z . . G #
    # . . . . A #
    # # # # # # #
"""
QUIET = """
    # # # # # # #
    # H . . . G #
    # . . . . A #
    # # # # # # #
"""
AVRIC = "avric_albright"


def besieged() -> Sitting:
    """Grisban's turn is about to end; then a zombie strikes at Syndrael, who has a shield."""
    table = sit(BOARD, turn="G")
    table.beset(HEAVY)
    return table


# Holidays -------------------------------------------------------------------------------------------------------


def test_a_holiday_is_for_all_heroes_of_a_player() -> None:
    """Both of Chloé's heroes are left to the automatic hero until she is back; nobody waits for her."""
    table = sit(QUIET, turn=None)
    table.seat().player = CHLOE
    assert table.refused(GoAway(), STRANGER) == "not_at_the_table"
    assert table.refused(GoAway()) == "not_at_the_table"
    assert table.refused(ComeBack(), CHLOE) == "not_away"

    table.do(GoAway(when_away="autopilot"), CHLOE)

    assert table.told(WentAway) == [WentAway(player=CHLOE, heroes=(SYNDRAEL, AVRIC), when_away="autopilot")]
    assert [seat.hand for seat in table.campaign.seats] == ["autopilot", "player", "autopilot"]
    waiting = awaited(table.campaign)
    assert waiting is not None
    assert waiting.players == (BRUNO,)
    table.do(ComeBack(), CHLOE)
    assert table.told(CameBack) == [CameBack(player=CHLOE, heroes=(SYNDRAEL, AVRIC))]
    assert {seat.hand for seat in table.campaign.seats} == {"player"}


def test_nobody_waits_for_the_answer_of_somebody_on_holiday() -> None:
    """Syndrael's questions are answered as monsters act; one that is open when Alix leaves is answered at once."""
    table = besieged()
    table.do(GoAway(), ALIX)
    table.play(EndTurn(hero=GRISBAN), BRUNO)
    assert [event.by for event in table.told(AnsweredFor)] == ["autopilot"]

    table = besieged()
    table.play(EndTurn(hero=GRISBAN), BRUNO)
    assert table.question is not None
    table.do(GoAway(), ALIX)
    assert [event.by for event in table.told(AnsweredFor)] == ["autopilot"]
    assert table.question is None


def test_whoever_is_on_holiday_may_play_all_the_same() -> None:
    """Alix, away, takes a turn by hand: nothing is played for her, and she still is on holiday."""
    table = sit(QUIET, turn=None)
    table.do(GoAway(), ALIX)

    table.play(TakeTurn(hero=SYNDRAEL), ALIX)
    table.play(Stride(hero=SYNDRAEL), ALIX)

    assert table.seat().away
    assert table.campaign.piloted is None
    table.do(Undo(), ALIX)
    table.do(AutopilotTurn(hero=SYNDRAEL))
    assert table.told(TurnEnded)


def test_a_hero_of_the_party_is_commanded_by_anybody_at_the_table() -> None:
    """With `when_away` the party, Bruno and Chloé move Syndrael, answer for her and take back; strangers don't."""
    table = sit(QUIET, turn=None)
    table.do(GoAway(when_away="party"), ALIX)
    assert table.campaign.heroes_of(BRUNO) == [GRISBAN, SYNDRAEL]
    assert table.campaign.heroes_of(STRANGER) == []

    table.play(TakeTurn(hero=SYNDRAEL), BRUNO)
    table.play(Push(hero=SYNDRAEL), CHLOE)
    assert table.refused(Undo(), STRANGER) == "not_your_turn"
    table.do(Undo(), BRUNO)

    assert table.game.hero(SYNDRAEL).fatigue == 0


# Offers ---------------------------------------------------------------------------------------------------------


def waited_for() -> Sitting:
    """It is Syndrael's turn, Alix does not come, and the others have been asked what to do."""
    table = sit(QUIET, turn=None)
    table.play(TakeTurn(hero=SYNDRAEL), ALIX)
    table.do(OfferHelp(hero=SYNDRAEL))
    return table


def test_the_others_are_asked_what_to_do() -> None:
    """Wait, the automatic hero for this turn or until she is back, one of the others, or dismiss."""
    table = waited_for()

    assert table.told(HelpOffered) == [HelpOffered(hero=SYNDRAEL, player=ALIX)]
    matter = matter_of(table.campaign, "absence")
    assert matter is not None
    assert matter.voters == (BRUNO, CHLOE)
    assert matter.default == "wait"
    assert [choice.id for choice in matter.choices] == [
        "wait",
        "turn",
        "back",
        f"hand_{BRUNO}",
        f"hand_{CHLOE}",
        "dismiss",
    ]


def test_help_is_offered_only_where_it_is_needed() -> None:
    """By the clock, for a hero who is waited for, once, and if there is somebody else to ask."""
    table = sit(QUIET, turn=None)
    table.play(TakeTurn(hero=SYNDRAEL), ALIX)

    assert table.refused(OfferHelp(hero=SYNDRAEL), BRUNO) == "not_by_hand"
    assert table.refused(KeepWaiting(hero=SYNDRAEL), BRUNO) == "not_by_hand"
    assert table.refused(OfferHelp(hero=GRISBAN)) == "not_waited_for"
    table.do(OfferHelp(hero=SYNDRAEL))
    assert table.refused(OfferHelp(hero=SYNDRAEL)) == "help_offered_already"
    table.do(GoAway(), BRUNO)
    table.do(GoAway(), CHLOE)
    table.campaign.ballots.clear()
    assert table.refused(OfferHelp(hero=SYNDRAEL)) == "nobody_else_there"
    table.do(GoAway(), ALIX)
    assert table.refused(OfferHelp(hero=SYNDRAEL)) == "not_waited_for"


def vote(table: Sitting, choice: str) -> None:
    """Bruno and Chloé agree."""
    for player in (BRUNO, CHLOE):
        if matter_of(table.campaign, "absence") is not None:
            table.do(CastVote(on="absence", choice=choice), player)


def test_the_others_may_go_on_waiting() -> None:
    """After "wait" nothing has changed, and later they can be asked again; so too if nobody votes in time."""
    for by_vote in (True, False):
        table = waited_for()
        if by_vote:
            vote(table, "wait")
        else:
            table.do(CloseVote(on="absence"))

        assert table.told(KeptWaiting)
        assert table.game.turn is not None
        assert table.seat().hand == "player"
        table.do(OfferHelp(hero=SYNDRAEL))


def test_the_automatic_hero_for_one_turn() -> None:
    """The turn is played, and the next one is Alix's again."""
    table = waited_for()

    vote(table, "turn")

    assert table.told(TurnPiloted) == [TurnPiloted(hero=SYNDRAEL, player=NOBODY)]
    assert table.told(TurnEnded)
    assert table.seat().hand == "player"
    assert "absence" not in table.campaign.ballots


def test_the_automatic_hero_until_somebody_is_back() -> None:
    """Syndrael is left to the automatic hero; as soon as Alix gives a command the hero is hers again."""
    table = waited_for()
    vote(table, "back")
    named = KeeperNamed(player=NOBODY, hero=SYNDRAEL, keeper="autopilot", until_back=True)
    assert table.told(KeeperNamed) == [named]
    assert table.seat().hand == "autopilot"

    table.play(Push(hero=SYNDRAEL), ALIX)

    assert table.told(CameBack) == [CameBack(player=ALIX, heroes=(SYNDRAEL,))]
    assert table.seat().hand == "player"
    assert not table.seat().until_back


def test_who_was_left_to_the_automatic_hero_may_also_say_so() -> None:
    """To come back it is enough to say "I am back"."""
    table = waited_for()
    vote(table, "back")

    table.do(ComeBack(), ALIX)

    assert table.seat().hand == "player"


def test_one_of_the_others_takes_the_hero_over() -> None:
    """Chloé plays Syndrael from now on, in the middle of the turn, and Alix does not any more."""
    table = waited_for()

    vote(table, f"hand_{CHLOE}")

    assert table.told(HeroHanded) == [HeroHanded(player=NOBODY, hero=SYNDRAEL, to=CHLOE)]
    assert not table.campaign.at_table(ALIX)
    table.play(Push(hero=SYNDRAEL), CHLOE)


def test_the_hero_without_player_is_moved_by_the_automatic_hero() -> None:
    """After "dismiss" the turn goes on at once when the clock or anybody at the table says so."""
    table = waited_for()

    vote(table, "dismiss")

    assert table.told(HeroDismissed) == [HeroDismissed(player=NOBODY, hero=SYNDRAEL, was=ALIX)]
    assert (table.seat().player, table.seat().hand) == (NOBODY, "autopilot")
    table.do(AutopilotTurn(hero=SYNDRAEL), CHLOE)
    assert table.told(TurnEnded)


@pytest.mark.parametrize("deed", ["command", "undo"])
def test_the_offer_ends_when_the_absent_player_acts(deed: str) -> None:
    """Whatever Alix does in Syndrael's turn shows that she is there."""
    table = waited_for()

    if deed == "command":
        table.play(Push(hero=SYNDRAEL), ALIX)
    else:
        table.do(Undo(), ALIX)

    assert table.told(HelpWithdrawn) == [HelpWithdrawn(hero=SYNDRAEL, player=ALIX)]
    assert matter_of(table.campaign, "absence") is None


def test_the_offer_about_a_question_is_answered_for_it() -> None:
    """Where Syndrael owes an answer, "the automatic hero" gives this answer and takes no turn."""
    table = besieged()
    table.play(EndTurn(hero=GRISBAN), BRUNO)
    table.do(OfferHelp(hero=SYNDRAEL))

    vote(table, "turn")

    assert [event.by for event in table.told(AnsweredFor)] == ["autopilot"]
    assert table.game.turn is None


def test_a_round_that_is_taken_back_is_nobodys_to_pilot() -> None:
    """The owner takes the round back while a turn is piloted: its players begin it anew."""
    table = sit(QUIET, turn=None)
    table.play(TakeTurn(hero=SYNDRAEL), ALIX)
    table.play(Push(hero=SYNDRAEL), ALIX)
    table.campaign.piloted = SYNDRAEL

    table.do(TakeBackRound(), ALIX)

    assert table.campaign.piloted is None


def test_the_choices_name_only_who_is_there() -> None:
    """Nobody is offered a hero while on holiday."""
    table = sit(QUIET, turn=None)
    table.do(GoAway(), CHLOE)

    assert [name for name, _ in help_choices(table.campaign, SYNDRAEL) if name.startswith("hand")] == [
        f"hand_{BRUNO}"
    ]
