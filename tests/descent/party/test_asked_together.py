"""Several players may react at the same moment: whom the campaign waits for, and what is settled for them."""

import pytest

from bot.descent.events import CardUsed
from bot.descent.party.awaiting import awaited
from bot.descent.party.deeds import Undo
from bot.descent.party.piloting import AnswerByDefault, AutopilotTurn
from bot.descent.party.standing_orders import SetOrders
from bot.table.absence import OfferHelp
from bot.table.absence_events import AnsweredFor
from bot.table.orders import ANY, Order
from tests.descent.party.reacting import AVRIC, STONESKIN, ahead, three_may_react
from tests.descent.party.sitting import ALIX, BRUNO, CHLOE, GRISBAN, STRANGER, SYNDRAEL, Sitting


def waited(table: Sitting) -> tuple[int, ...]:
    """The players the campaign waits for."""
    found = awaited(table.campaign)
    assert found is not None
    assert found.what == "question"
    return found.players


def occasion(table: Sitting) -> str:
    """The name of what it waits for."""
    found = awaited(table.campaign)
    assert found is not None
    return found.occasion


def test_all_who_may_react_are_waited_for_under_one_name() -> None:
    """Alix, Bruno and Chloé; whoever has spoken no more; and it is the same occasion until all have."""
    table = three_may_react()
    name = occasion(table)
    assert waited(table) == (ALIX, BRUNO, CHLOE)

    table.do(ahead(table, GRISBAN, "pass"), BRUNO)
    assert (waited(table), occasion(table)) == ((ALIX, CHLOE), name)
    table.answer("pass", ALIX)
    assert (waited(table), occasion(table)) == ((CHLOE,), name), "Bruno's turn to react has passed without asking"
    table.answer(STONESKIN, CHLOE)

    assert [event.figure for event in table.told(CardUsed)] == [SYNDRAEL]
    assert not table.game.attacks
    assert occasion(table) != name


def test_each_speaks_for_the_own_hero() -> None:
    """A stranger speaks for nobody and a player not for the others; a stand-in does; an open question says when."""
    table = three_may_react()
    deed = ahead(table, GRISBAN, STONESKIN)

    assert table.refused(deed, STRANGER) == "not_at_the_table"
    assert table.refused(deed, ALIX) == "not_your_hero"
    table.seat(GRISBAN).standin = ALIX
    assert table.refused(deed, ALIX) is None
    assert table.refused(deed, BRUNO) is None


def test_it_is_taken_back_like_an_answer() -> None:
    """Within a turn whoever's turn it is may take back what somebody said, as with any answer."""
    table = three_may_react()
    table.do(ahead(table, GRISBAN, STONESKIN), BRUNO)

    assert table.refused(Undo(), BRUNO) == "not_your_turn"
    table.do(Undo(), CHLOE)

    assert waited(table) == (ALIX, BRUNO, CHLOE)


# What is settled --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("orders", "asked"),
    [
        ([], True),
        ([Order(card=STONESKIN, say="never")], False),
        ([Order(card=STONESKIN, say="use")], False),
        ([Order(card=STONESKIN, say="use", hearts=3)], False),
        ([Order(card=STONESKIN, say="ask")], True),
        ([Order(card="ghost_armor", say="use")], True),
    ],
    ids=lambda given: (
        "-".join(f"{order.card}-{order.say}-{order.hearts}" for order in given) if isinstance(given, list) else ""
    ),
)
def test_who_has_given_orders_is_not_waited_for(orders: list[Order], asked: bool) -> None:
    """Whatever the others do first, the order settles it: its player is not waited for now, nor asked later."""
    table = three_may_react()
    table.order(*orders, hero=GRISBAN)

    assert (BRUNO in waited(table)) is asked
    table.answer("pass", ALIX)

    assert (BRUNO in waited(table)) is asked


def test_an_order_that_leaves_something_open_is_no_answer_yet() -> None:
    """Bruno always uses his stone skin, but has ordered nothing about the other card: he is waited for."""
    table = three_may_react()
    question = table.question
    assert question is not None
    aside = question.aside(GRISBAN)
    assert aside is not None
    other = aside.options[0].model_copy(update={"id": "other", "about": {"card": "ghost_armor"}})
    wider = aside.model_copy(update={"options": (*aside.options, other)})
    table.game.question = question.model_copy(update={"also": (wider, *question.also[1:])})

    table.order(Order(card=STONESKIN, say="use"), hero=GRISBAN)
    assert BRUNO in waited(table)
    table.order(Order(card=STONESKIN, say="use"), Order(card=ANY, say="never"), hero=GRISBAN)
    assert BRUNO not in waited(table)


@pytest.mark.parametrize("turn", ["H", "G"])
def test_settings_and_the_automatic_hero_settle_it_too(turn: str) -> None:
    """Who lets questions answer themselves is not waited for; monsters act, so it is nobody's own turn (RND-07)."""
    table = three_may_react(turn)
    table.seat(GRISBAN).questions = "default"
    table.seat(SYNDRAEL).moved_by_default = "autopilot"

    assert waited(table) == (ALIX,)
    table.answer("pass", ALIX)

    assert [event.by for event in table.told(AnsweredFor)] == ["default", "autopilot"]
    assert not table.game.attacks


def test_new_orders_leave_what_was_said_alone() -> None:
    """Bruno has said that he reacts; an order for another time does not change that."""
    table = three_may_react()
    table.do(ahead(table, GRISBAN, STONESKIN), BRUNO)

    table.do(SetOrders(hero=GRISBAN, orders=(Order(card=STONESKIN, say="never"),)), BRUNO)
    table.answer("pass", ALIX)

    assert [event.figure for event in table.told(CardUsed)] == [GRISBAN]


# When time is up --------------------------------------------------------------------------------------------------


def test_time_is_up_for_all_of_them() -> None:
    """Nobody answered: the default is taken for all three in one deed, and the blow falls."""
    table = three_may_react()
    question = table.question
    assert question is not None

    table.do(AnswerByDefault(question=question.number))

    assert [(event.hero, event.by) for event in table.told(AnsweredFor)] == [
        (AVRIC, "clock"),
        (GRISBAN, "clock"),
        (SYNDRAEL, "clock"),
    ]
    assert not table.game.attacks
    assert table.told(CardUsed) == []


def test_the_next_moment_has_its_own_time() -> None:
    """Once the defence is rolled Chloé may raise her shield: that is asked anew, whatever ran out before."""
    table = three_may_react(shield=True)
    question, name = table.question, occasion(table)
    assert question is not None

    table.do(AnswerByDefault(question=question.number))

    assert table.question is not None
    assert table.question.about["moment"] == "defence_rolled"
    assert waited(table) == (CHLOE,)
    assert occasion(table) != name


def test_what_was_said_or_ordered_counts_when_time_is_up() -> None:
    """Bruno has spoken and Chloé has given orders: only for Alix the clock answers."""
    table = three_may_react()
    table.do(ahead(table, GRISBAN, STONESKIN), BRUNO)
    table.order(Order(card=STONESKIN, say="use"), hero=SYNDRAEL)
    question = table.question
    assert question is not None

    table.do(AnswerByDefault(question=question.number))

    assert [(event.hero, event.by) for event in table.told(AnsweredFor)] == [(AVRIC, "clock"), (SYNDRAEL, "order")]
    assert [event.figure for event in table.told(CardUsed)] == [GRISBAN, SYNDRAEL]
    assert not table.game.attacks


def test_the_automatic_hero_speaks_for_somebody_too() -> None:
    """Bruno lets the automatic hero decide, though it is Alix's turn to react: it says what it will do, once."""
    table = three_may_react()

    table.do(AutopilotTurn(hero=GRISBAN), BRUNO)

    assert waited(table) == (ALIX, CHLOE)
    assert table.question is not None
    said = table.question.aside(GRISBAN)
    assert said is not None
    assert [(event.hero, event.option, event.by) for event in table.told(AnsweredFor)] == [
        (GRISBAN, said.said, "autopilot")
    ]
    assert table.refused(AutopilotTurn(hero=GRISBAN), BRUNO) == "said_already"
    assert table.refused(AutopilotTurn(hero=GRISBAN), ALIX) == "not_your_hero"


def test_the_others_may_help_whoever_is_waited_for() -> None:
    """Chloé can be helped out of turn as well: what the others choose for her is possible."""
    table = three_may_react()
    table.do(OfferHelp(hero=SYNDRAEL))

    table.do(AutopilotTurn(hero=SYNDRAEL))

    assert waited(table) == (ALIX, BRUNO)
    assert "absence" not in table.campaign.ballots
