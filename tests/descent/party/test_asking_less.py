"""“Don’t ask again”: for the rest of an activation, or of a quest; and surges spent by order."""

import pytest

from bot.descent.commands import Attack, EndTurn, TakeTurn
from bot.descent.events import CardUsed, SurgeSpent
from bot.descent.monsters.activation import ActivateGroup
from bot.descent.party.answering import SURGES
from bot.descent.party.asking_less import AskedNoMore, AskNoMore, Until, each_time
from bot.descent.party.piloting import AnswerByDefault
from bot.descent.party.standing_orders import SetOrders
from bot.descent.rules.steps import push
from bot.table.absence_events import AnsweredFor
from bot.table.campaign import NOBODY
from bot.table.orders import Order, order_for
from bot.table.standins import NameStandin
from tests.descent.party.reacting import AVRIC, three_may_react
from tests.descent.party.sitting import ALIX, BRUNO, GRISBAN, SHIELD, STRANGER, SYNDRAEL, Sitting, sit
from tests.descent.scene import dice

BOARD = """
    # # # # # # #
    # H z . . G #
    # . x . . . #
    # # # # # # #
"""
ZOMBIES = {"z": "zombie", "x": "zombie"}
BLOWS = ", ".join(["blue r3h2, yellow h2, gray 1"] * 2)


def besieged() -> Sitting:
    """Grisban's turn ends; two zombies beside Syndrael strike one after the other, three hearts each."""
    table = sit(BOARD, monsters=ZOMBIES, turn="G")
    table.beset(BLOWS)
    table.play(EndTurn(hero=GRISBAN), BRUNO)
    assert table.question is not None
    assert table.question.owner == SYNDRAEL
    return table


def hush(table: Sitting, until: Until, player: int = ALIX, hero: str = SYNDRAEL) -> None:
    """A player lets the open question pass and does not want to be asked again."""
    question = table.question
    assert question is not None
    table.do(AskNoMore(hero=hero, question=question.number, until=until), player)


def strike_again(table: Sitting) -> None:
    """The zombies come once more, in the next round."""
    table.game.heroes[SYNDRAEL].damage = 0
    table.game.round += 1
    table.game.heroes[GRISBAN].turn_taken = False
    push(table.game, ActivateGroup(group="zombie", card="besets", extra=True))
    table.game.chance.script = dice(BLOWS)
    table.play(TakeTurn(hero=GRISBAN), BRUNO)


@pytest.mark.parametrize("until", ["activation", "quest"])
def test_nobody_is_asked_again_in_the_same_activation(until: Until) -> None:
    """Both blows land, the second without a question; what was settled is told once."""
    table = besieged()

    hush(table, until)

    assert table.question is None
    assert table.game.hero(SYNDRAEL).damage == 6
    assert table.told(AskedNoMore) == [AskedNoMore(hero=SYNDRAEL, cards=(SHIELD,), until=until)]
    assert [event.by for event in table.told(AnsweredFor)] == ["order"]


def test_who_only_lets_it_pass_is_asked_about_the_next_blow() -> None:
    """Keeping the shield for the next zombie is a choice, too."""
    table = besieged()

    table.answer("pass", ALIX)

    assert table.question is not None
    assert table.game.hero(SYNDRAEL).damage == 3


@pytest.mark.parametrize(("until", "asked"), [("activation", True), ("quest", False)])
def test_the_order_ends_with_what_it_was_given_for(until: Until, asked: bool) -> None:
    """In the next activation the shield is asked about again, unless the whole quest was meant."""
    table = besieged()
    hush(table, until)
    assert bool(table.seat(SYNDRAEL).orders) == (until == "quest")

    strike_again(table)

    assert (table.question is not None) == asked


JAIN = "jain_fairwood"


def jain_besieged() -> Sitting:
    """Two zombies strike Jain, who may take hearts as fatigue as often as she is struck."""
    heroes = {"H": f"{JAIN}/thief", "G": f"{GRISBAN}/berserker"}
    table = sit(BOARD, heroes=heroes, monsters=ZOMBIES, turn="G")
    table.beset(BLOWS)
    table.play(EndTurn(hero=GRISBAN), table.seat(GRISBAN).player)
    return table


def test_what_is_used_may_be_used_each_time() -> None:
    """Jain takes the first blow as fatigue, and says so for the second one as well: she is asked once."""
    table = jain_besieged()
    question = table.question
    assert question is not None
    use = each_time(table.game, question)
    assert use is not None

    player = table.seat(JAIN).player
    table.do(AskNoMore(hero=JAIN, question=question.number, until="activation", option=use.id), player)
    if table.question is not None:  # how much of the first blow she bears is asked, as it always is
        table.answer(table.question.default, player)

    assert table.question is None
    assert len([event for event in table.told(CardUsed) if event.figure == JAIN]) == 2
    assert table.told(AskedNoMore) == [AskedNoMore(hero=JAIN, cards=("sheet",), until="activation", use=True)]
    assert table.seat(JAIN).orders == [], "the activation is over"


def test_a_card_that_is_used_up_is_not_offered_for_each_time() -> None:
    """A shield is exhausted by the first blow."""
    table = besieged()
    assert table.question is not None

    assert each_time(table.game, table.question) is None


def test_it_is_taken_back_with_the_orders() -> None:
    """Whoever deletes the order is asked again, also in the middle of the quest."""
    table = besieged()
    hush(table, "quest")

    table.do(SetOrders(hero=SYNDRAEL, orders=()), ALIX)
    strike_again(table)

    assert table.question is not None


def test_what_is_said_for_now_comes_before_what_holds_for_good() -> None:
    """An order for a quest stands above the lasting one about the same card, and that above one for all others."""
    lasting, for_now = Order(card=SHIELD, say="use"), Order(card=SHIELD, say="never", during="quest/1")

    assert order_for([lasting, for_now], SHIELD) == for_now
    assert order_for([Order(card="*", say="never", during="quest/1"), lasting], SHIELD) == lasting


@pytest.mark.parametrize(("player", "code"), [(STRANGER, "not_at_the_table"), (BRUNO, "not_your_hero")])
def test_only_its_player_silences_a_hero(player: int, code: str) -> None:
    """Nobody else decides what a hero is asked."""
    table = besieged()
    assert table.question is not None
    deed = AskNoMore(hero=SYNDRAEL, question=table.question.number, until="activation")

    assert table.refused(deed, player) == code


def test_a_standin_answers_for_now_only() -> None:
    """Who stands in for Alix may let the activation pass; the rest of the quest is for Alix to settle."""
    table = besieged()
    table.do(NameStandin(hero=SYNDRAEL, standin=BRUNO), ALIX)
    assert table.question is not None
    number = table.question.number

    assert table.refused(AskNoMore(hero=SYNDRAEL, question=number, until="quest"), BRUNO) == "not_your_hero"
    hush(table, "activation", BRUNO)

    assert table.question is None


def test_one_of_several_who_are_asked_at_once() -> None:
    """Grisban, who stands beside the question, does not want to be asked again: the others still are."""
    table = three_may_react()

    hush(table, "quest", BRUNO, GRISBAN)

    question = table.question
    assert question is not None
    assert question.owner == AVRIC
    aside = question.aside(GRISBAN)
    assert aside is not None
    assert aside.said == "pass"
    assert [order.card for order in table.seat(GRISBAN).orders] == ["stoneskin"]


def test_time_that_is_up_is_up_for_the_activation() -> None:
    """Who does not answer in time is waited for once in an activation, not at every blow."""
    table = besieged()
    assert table.question is not None

    table.do(AnswerByDefault(question=table.question.number), NOBODY)

    assert table.question is None
    assert table.game.hero(SYNDRAEL).damage == 6
    assert table.seat(SYNDRAEL).orders == [], "the activation is over"


# Surges ---------------------------------------------------------------------------------------------------------

FIGHT = """
    # # # # #
    # G z H #
    # # # # #
"""


def strike_with_a_surge(*orders: Order) -> Sitting:
    """Grisban strikes a zombie that will live, and rolls a surge."""
    heroes = {"G": f"{GRISBAN}/berserker"}
    table = sit(
        FIGHT, heroes=heroes, turn="G", monsters={"z": "zombie master"}, roll="blue r2h2s1, red h1, brown 0"
    )
    player = table.seat(GRISBAN).player
    table.do(SetOrders(hero=GRISBAN, orders=orders), player)
    table.play(Attack(hero=GRISBAN, target="zombie_1", weapon="chipped_greataxe"), player)
    return table


def test_surges_may_be_spent_by_order() -> None:
    """By order Grisban's surge adds a heart at once, and nobody is asked."""
    table = strike_with_a_surge(Order(card=SURGES, say="use"))

    assert table.question is None
    assert [event.ability for event in table.told(SurgeSpent)] == ["surge0"]
    assert table.game.monsters["zombie_1"].damage == 4


@pytest.mark.parametrize("orders", [(), (Order(card="*", say="use"),)])
def test_without_such_an_order_surges_are_asked_about(orders: tuple[Order, ...]) -> None:
    """Off by default; and “use everything else” is about cards."""
    question = strike_with_a_surge(*orders).question

    assert question is not None
    assert question.kind == "spend_surges"


def test_surges_are_not_silenced() -> None:
    """Only reactions can be passed over for good."""
    table = strike_with_a_surge()
    assert table.question is not None
    deed = AskNoMore(hero=GRISBAN, question=table.question.number, until="quest")

    assert table.refused(deed, table.seat(GRISBAN).player) == "not_a_reaction"
