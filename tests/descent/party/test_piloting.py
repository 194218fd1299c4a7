"""The automatic hero plays for somebody who is away, within the limits its player set."""

from collections.abc import Callable
from functools import cache

import pytest

from bot.descent.autopilot import Limits
from bot.descent.autopilot.errands import allowed
from bot.descent.board import Square
from bot.descent.commands import Attack, EndTurn, Move, Push, TakeTurn
from bot.descent.commands.using import UseElement
from bot.descent.events import (
    AttackDeclared,
    CardUsed,
    DoorOpened,
    FatigueSuffered,
    FeatUsed,
    RoundEnded,
    Searched,
    TurnEnded,
    TurnStarted,
)
from bot.descent.party import piloting
from bot.descent.party.awaiting import awaited
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.party.deeds import Undo
from bot.descent.party.piloting import AnswerByDefault, AutopilotTurn
from bot.descent.quest.setup import start_quest
from bot.descent.rules.stats import weapons
from bot.descent.rules.steps import PARTY
from bot.descent.simulate.parties import party
from bot.kernel.events import Event
from bot.table.absence_events import AnsweredFor, TurnPiloted
from bot.table.campaign import NOBODY
from bot.table.orders import Order
from tests.descent.party.sitting import (
    ALIX,
    BRUNO,
    GRISBAN,
    HEAVY,
    SHIELD,
    STRANGER,
    SYNDRAEL,
    Sitting,
    sit,
)
from tests.descent.scene import dice
from tests.seeds import seed_where

BOARD = """
    # # # # # # #
    # H z . . G #
    # # # # # # #
"""
QUIET = """
    # # # # # # #
    # H . . . G #
    # # # # # # #
"""


def test_a_whole_turn_is_played_in_one_deed() -> None:
    """The clock lets Syndrael's turn be played: it begins, she strikes, it ends; nobody can take it back."""
    table = sit(BOARD, turn=None)

    table.do(AutopilotTurn(hero=SYNDRAEL))

    assert table.events[0] == TurnPiloted(hero=SYNDRAEL, player=NOBODY, late=True)
    assert [event.hero for event in table.told(TurnStarted)] == [SYNDRAEL]
    assert [event.hero for event in table.told(TurnEnded)] == [SYNDRAEL]
    assert table.told(AttackDeclared)[0].attacker == SYNDRAEL
    assert table.game.hero(SYNDRAEL).turn_taken
    assert table.campaign.piloted is None
    assert table.refused(Undo(), ALIX) == "nothing_to_undo"


def test_what_is_left_of_a_turn_is_played() -> None:
    """Alix went two squares and fell asleep: the rest of the turn is played, and the two squares stay gone."""
    table = sit(QUIET, turn=None)
    table.play(TakeTurn(hero=SYNDRAEL), ALIX)
    table.play(Move(hero=SYNDRAEL, to=Square.parse("D2")), ALIX)

    table.do(AutopilotTurn(hero=SYNDRAEL))

    assert not table.told(TurnStarted)
    assert table.told(TurnEnded)
    assert table.refused(Undo(), ALIX) == "nothing_to_undo"


def test_the_questions_of_the_piloted_turn_are_answered() -> None:
    """A question of the hero's own turn that is open is answered first; surges need nobody."""
    table = sit(BOARD, turn=None)
    table.play(TakeTurn(hero=SYNDRAEL), ALIX)
    table.game.chance.script = dice("blue r2h2s1, red h1, brown 2")
    weapon = weapons(table.game, table.game.hero(SYNDRAEL))[0].id
    table.play(Attack(hero=SYNDRAEL, target="zombie_1", weapon=weapon), ALIX)
    assert table.question is not None

    table.do(AutopilotTurn(hero=SYNDRAEL))

    answered = table.told(AnsweredFor)
    assert answered[0].question == "spend_surges"
    assert {event.by for event in answered} == {"autopilot"}
    assert table.told(TurnEnded)


def interrupted() -> Sitting:
    """In the middle of Syndrael's turn a zombie strikes at Grisban, who has a talisman: Bruno is asked."""
    table = sit(
        """
        # # # # # # #
        # H . . z G #
        # # # # # # #
        """,
        cards={"G": ["warding_talisman"]},
        turn=None,
    )
    table.beset(HEAVY)
    table.do(AutopilotTurn(hero=SYNDRAEL))
    return table


def test_it_stops_where_somebody_else_is_asked() -> None:
    """The deed ends with Bruno's question; once it is answered the clock lets the turn go on."""
    table = interrupted()
    question = table.question
    assert question is not None
    assert question.owner == GRISBAN
    assert table.campaign.piloted == SYNDRAEL
    assert table.refused(AutopilotTurn(hero=SYNDRAEL)) == "question_open"

    table.answer("pass", BRUNO)
    assert not table.told(TurnEnded)
    table.do(AutopilotTurn(hero=SYNDRAEL))

    assert not table.told(TurnPiloted), "it is told once that the automatic hero plays"
    assert table.told(TurnEnded)
    assert table.campaign.piloted is None


def test_whoever_comes_back_in_the_middle_plays_on() -> None:
    """Alix gives a command in the piloted turn: from then on the questions are Alix's again."""
    table = interrupted()
    table.answer("pass", BRUNO)

    table.play(Push(hero=SYNDRAEL), ALIX)

    assert table.campaign.piloted is None
    assert table.game.turn is not None


def test_who_may_let_the_automatic_hero_play() -> None:
    """The clock, the hero's player, and for a hero left to the automatic hero anybody at the table."""
    table = sit(BOARD, turn=None)
    deed = AutopilotTurn(hero=SYNDRAEL)

    assert table.refused(deed, STRANGER) == "not_at_the_table"
    assert table.refused(deed, BRUNO) == "not_your_hero"
    assert table.refused(deed, ALIX) is None
    table.seat().moved_by_default = "autopilot"
    assert table.refused(deed, BRUNO) is None
    assert table.refused(AutopilotTurn(hero="ashrian")) == "no_such_hero"


def test_it_goes_only_when_it_may() -> None:
    """Not in somebody else's turn, not twice in a round, and not before its turn where the order is fixed."""
    table = sit(QUIET, turn=None)
    table.campaign.turns = "fixed"
    assert table.refused(AutopilotTurn(hero=GRISBAN)) == "not_next"
    table.play(TakeTurn(hero=SYNDRAEL), ALIX)
    assert table.refused(AutopilotTurn(hero=GRISBAN)) == "turn_running"
    table.play(EndTurn(hero=SYNDRAEL), ALIX)
    assert table.refused(AutopilotTurn(hero=SYNDRAEL)) == "turn_already_taken"

    table.do(AutopilotTurn(hero=GRISBAN))

    assert table.told(RoundEnded)


def test_an_answer_that_is_owed_is_given_without_taking_a_turn() -> None:
    """Syndrael is asked while monsters act: the automatic hero answers for her, and that is all."""
    table = sit(BOARD, turn="G")
    table.beset(HEAVY)
    table.play(EndTurn(hero=GRISBAN), BRUNO)
    assert table.question is not None

    table.do(AutopilotTurn(hero=SYNDRAEL))

    assert [(event.hero, event.by) for event in table.told(AnsweredFor)] == [(SYNDRAEL, "autopilot")]
    assert table.question is None
    assert table.game.turn is None
    assert table.campaign.piloted is None


def test_standing_orders_hold_in_a_piloted_turn() -> None:
    """What a player never wants used is not used by the automatic hero either."""
    table = sit(BOARD, turn="G")
    table.beset(HEAVY)
    table.seat().moved_by_default = "autopilot"
    table.order(Order(card=SHIELD, say="never"))

    table.play(EndTurn(hero=GRISBAN), BRUNO)

    assert [(event.option, event.by) for event in table.told(AnsweredFor)] == [("pass", "order")]


def test_a_turn_that_does_not_end_is_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """After so many commands the automatic hero just ends the turn, fallen or standing."""
    monkeypatch.setattr(piloting, "MOST_COMMANDS", 0)
    for fallen in (False, True):
        table = sit(QUIET, turn=None)
        if fallen:
            table.game.hero(SYNDRAEL).knocked_out = True
            table.game.hero(SYNDRAEL).damage = 12

        table.do(AutopilotTurn(hero=SYNDRAEL))

        assert table.told(TurnEnded)


# Defaults -----------------------------------------------------------------------------------------------------


def test_a_question_nobody_answers_takes_its_default() -> None:
    """Only the clock does that, only for the question that is open, and it can't be taken back."""
    table = sit(BOARD, turn="G", cards={"G": ["power_potion"]})
    table.beset(HEAVY)
    table.play(EndTurn(hero=GRISBAN), BRUNO)
    assert table.question is not None
    number = table.question.number
    assert table.refused(AnswerByDefault(question=number), ALIX) == "not_by_hand"
    assert table.refused(AnswerByDefault(question=number + 1)) == "question_closed"

    table.do(AnswerByDefault(question=number))

    first = table.events[0]
    assert isinstance(first, AnsweredFor)
    assert (first.hero, first.question, first.option, first.by) == (SYNDRAEL, "react", "pass", "clock")
    assert table.question is None
    assert table.refused(AnswerByDefault(question=number)) == "question_closed"


def test_what_the_clock_decided_stays_decided() -> None:
    """In Syndrael's turn Bruno's question took its default: Alix can't take the turn back to before it."""
    table = sit(
        """
        # # # # # # #
        # H . . z G #
        # # # # # # #
        """,
        cards={"G": ["warding_talisman"]},
        turn=None,
    )
    table.play(TakeTurn(hero=SYNDRAEL), ALIX)
    table.beset(HEAVY)
    table.play(Push(hero=SYNDRAEL), ALIX)
    assert table.question is not None
    table.do(AnswerByDefault(question=table.question.number))

    assert table.refused(Undo(), ALIX) == "already_revealed"


# Limits -------------------------------------------------------------------------------------------------------


def cornered() -> Sitting:
    """One heart left, two ettins, and a potion in the bag."""
    table = sit(
        """
        # # # # #
        # H t t #
        # . t t #
        # # # # #
        """,
        cards={"H": ["health_potion"]},
        turn=None,
    )
    table.game.hero(SYNDRAEL).damage = 11
    return table


def surrounded() -> Sitting:
    """Grisban among zombies: one more attack is worth his feat."""
    return among_zombies(seed_of_a_feat())


def among_zombies(seed: str) -> Sitting:
    """Grisban, and what he rolls."""
    return sit(
        """
        # # # # #
        # z z z #
        # z G z #
        # # # # #
        """,
        turn=None,
        seed=seed,
    )


@cache
def seed_of_a_feat() -> str:
    """Dice that leave something to strike after his first blows."""

    def used(seed: str) -> bool:
        told = among_zombies(seed).do(AutopilotTurn(hero=GRISBAN))
        return any(isinstance(event, FeatUsed) for event in told)

    return seed_where(used, "Grisban uses his feat")


def curious() -> Sitting:
    """A thief in a quiet room with a search token some squares off, which its skill reaches from afar."""
    return sit(
        """
        # # # # # #
        # J . . * #
        # # # # # #
        """,
        search_deck=["health_potion"],
        turn=None,
    )


def at_a_door() -> Sitting:
    """A quiet room with a closed door, and a thief whose skill opens doors."""
    return sit(
        """
        # # # # # #
        # J . .:. #
        # # # # # #
        """,
        cards={"J": ["sneaky"]},
        turn=None,
    )


def out_of_reach() -> Sitting:
    """Four squares and a monster beyond: a point of fatigue saves the second action for a blow."""
    return sit(
        """
        # # # # # # # # #
        # H . . . . . z #
        # # # # # # # # #
        """,
        turn=None,
    )


def drinks(event: Event) -> bool:
    return isinstance(event, CardUsed) and event.card == "health_potion"


def hurries(event: Event) -> bool:
    return isinstance(event, FatigueSuffered) and event.source == "movement"


@pytest.mark.parametrize(
    ("drawn", "limit", "seen"),
    [
        (cornered, "potions", drinks),
        (surrounded, "feat", lambda event: isinstance(event, FeatUsed)),
        (curious, "search", lambda event: isinstance(event, Searched)),
        (at_a_door, "doors", lambda event: isinstance(event, DoorOpened)),
        (out_of_reach, "fatigue", hurries),
    ],
    ids=["potions", "feat", "search", "doors", "fatigue"],
)
def test_the_limits_of_an_absent_player_hold(
    drawn: Callable[[], Sitting], limit: str, seen: Callable[[Event], bool]
) -> None:
    """Where the automatic hero would use something up, it does not if its player said so."""
    for may in (True, False):
        table = drawn()
        seat = table.campaign.seats[0]
        seat.limits = Limits.model_validate({limit: may})

        told = table.do(AutopilotTurn(hero=seat.hero))

        assert any(seen(event) for event in told) == may


def test_a_door_that_the_quest_lets_be_forced_is_a_door() -> None:
    """Heaving a gate open lets in whatever is behind it, as opening it does."""
    game, _ = start_quest("rimetower_gate", party(0, 2), seed="gate")
    heave = UseElement(hero=next(iter(game.heroes)), element="outer_gate", use="heave_gate")

    assert allowed(game, heave, Limits())
    assert not allowed(game, heave, Limits(doors=False))


def test_the_same_deeds_give_the_same_campaign() -> None:
    """Bit for bit: a piloted round played twice leads to the same save and the same events."""

    def played() -> tuple[str, list[Event]]:
        table = sit(BOARD, turn=None, seed="twice")
        told = table.do(AutopilotTurn(hero=SYNDRAEL))
        while table.question is not None:
            told = told + table.do(AnswerByDefault(question=table.question.number))
        told = told + table.do(AutopilotTurn(hero=GRISBAN))
        return table.campaign.model_dump_json(), told

    assert played() == played()


# A whole party on autopilot -------------------------------------------------------------------------------------


@pytest.mark.parametrize("automatic", [True, False])
def test_nobody_votes_where_all_heroes_are_automatic(automatic: bool) -> None:
    """Which of two zombies goes first is left to a vote: an automatic party is not asked, any other is."""
    table = sit("# # # # # #\n# H z y G #\n# # # # # #", monsters={"z": "zombie", "y": "zombie"}, turn="G")
    table.campaign.decisions = "vote"
    table.game.ties = "vote"
    table.seat(GRISBAN).moved_by_default = "autopilot"
    table.seat(SYNDRAEL).moved_by_default = "autopilot" if automatic else "player"

    table.play(EndTurn(hero=GRISBAN), BRUNO)

    asked = [event.question for event in table.told(AnsweredFor) if event.hero == PARTY]
    assert (table.question is None) == automatic
    assert bool(asked) == automatic


def test_an_automatic_party_plays_on_by_the_clock_alone() -> None:
    """Turn by turn the quest comes to its end, and no player presses anything."""
    recruits = party(0, 2)
    game, _ = start_quest("first_torch", recruits, seed="watched", ties="vote")
    seats = [
        Seat(player=player, hero=one.hero, hero_class=one.hero_class, keeper="autopilot")
        for player, one in zip((ALIX, BRUNO), recruits, strict=True)
    ]
    table = Sitting(Campaign(name="Les Braises", owner=ALIX, seats=seats, game=game, decisions="vote"))
    for _ in range(200):
        waited = awaited(table.campaign)
        if waited is None or table.campaign.phase != "playing":
            break
        assert waited.what in ("next", "turn"), waited
        assert waited.players == ()
        table.do(AutopilotTurn(hero=waited.heroes[0]), NOBODY)

    assert game.outcome is not None or table.campaign.phase == "over"
