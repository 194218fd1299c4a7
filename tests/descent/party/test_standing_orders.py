"""Standing orders: what a player has settled in advance is not asked again."""

import pytest

from bot.descent.autopilot import Limits
from bot.descent.commands import Attack, EndTurn, Push, Rest, Stride, TakeTurn
from bot.descent.content.library import library
from bot.descent.events import CardUsed, DieRerolled
from bot.descent.party.deeds import Redo, Undo
from bot.descent.party.standing_orders import (
    MOST_ORDERS,
    SetLimits,
    SetOrders,
    SetQuestions,
    possible_orders,
)
from bot.descent.quest.setup import BroughtCard
from bot.descent.rules.stats import weapons
from bot.table.absence_events import AnsweredFor
from bot.table.campaign import NOBODY
from bot.table.orders import ANY, Order
from tests.descent.party.sitting import (
    ALIX,
    BRUNO,
    GRISBAN,
    HEAVY,
    LIGHT,
    SHIELD,
    STRANGER,
    SYNDRAEL,
    Sitting,
    sit,
)
from tests.descent.scene import dice

BOARD = """
    # # # # # # #
    # H z . . G #
    # # # # # # #
"""
TARHA = """
    # # # # # # #
    # W . . z . #
    # # # # # # #
"""
WIDOW = "widow_tarha"


def besieged(roll: str, cards: tuple[str, ...] = ()) -> Sitting:
    """Grisban's turn is about to end; then a zombie strikes at Syndrael, who has a shield."""
    table = sit(BOARD, cards={"H": cards} if cards else None, turn="G")
    table.beset(roll)
    return table


def weapon_of(table: Sitting) -> str:
    """What Widow Tarha attacks with."""
    return weapons(table.game, table.game.hero(WIDOW))[0].id


def end_turn(table: Sitting) -> list[AnsweredFor]:
    """Grisban's turn ends; what was answered for others on the way."""
    table.play(EndTurn(hero=GRISBAN), table.seat(GRISBAN).player)
    return table.told(AnsweredFor)


@pytest.mark.parametrize(("roll", "hearts", "used", "damage"), [(HEAVY, 2, True, 2), (LIGHT, 2, False, 1)])
def test_a_shield_is_raised_against_blows_worth_it(roll: str, hearts: int, used: bool, damage: int) -> None:
    """ "Use the shield when I would lose 2 hearts or more": against less it is kept, and nobody is asked."""
    table = besieged(roll)
    table.order(Order(card=SHIELD, say="use", hearts=hearts))

    answered = end_turn(table)

    assert table.question is None
    assert [(event.by, event.card is not None) for event in answered] == [("order", used)]
    assert bool(table.told(CardUsed)) == used
    assert table.game.hero(SYNDRAEL).damage == damage


def test_surges_that_a_monster_will_spend_count() -> None:
    """Two hearts meet two shields, but the zombie's surge buys another: that heart is what is about to be lost."""
    table = besieged("blue r6h1s1, yellow r1h1, gray 2")
    table.order(Order(card=SHIELD, say="use", hearts=1))

    end_turn(table)

    assert table.told(CardUsed)
    assert table.game.hero(SYNDRAEL).damage == 0


def test_a_missed_blow_needs_no_shield() -> None:
    """An X deals nothing, so a shield that waits for hearts is kept; one that is always used has no effect then."""
    table = besieged("blue X, yellow h2, gray 0")
    table.order(Order(card=SHIELD, say="use", hearts=1))

    end_turn(table)

    assert not table.told(CardUsed)


@pytest.mark.parametrize("card", [SHIELD, ANY])
def test_never_means_never_asked(card: str) -> None:
    """A card with the order "never", its own or the one for all others, is not used and not asked about."""
    table = besieged(HEAVY)
    table.order(Order(card=card, say="never"))

    answered = end_turn(table)

    assert [(event.by, event.option) for event in answered] == [("order", "pass")]
    assert table.game.hero(SYNDRAEL).damage == 3


def test_without_an_order_the_player_is_asked() -> None:
    """Orders about other cards, also such that were lost, change nothing."""
    table = besieged(HEAVY)
    table.order(Order(card="lucky_charm", say="use"), Order(card="iron_shield", say="never"))

    end_turn(table)

    assert table.question is not None
    assert table.question.owner == SYNDRAEL


def two_cards(*orders: Order) -> Sitting:
    """Syndrael has a shield and a talisman; the blow costs three hearts."""
    table = besieged(HEAVY, cards=("warding_talisman",))
    table.order(*orders)
    end_turn(table)
    return table


def test_one_card_to_be_asked_about_is_enough_to_ask() -> None:
    """If one of the cards says "ask" the question is asked, with all its options."""
    table = two_cards(Order(card=SHIELD, say="use"), Order(card="warding_talisman", say="ask"))

    assert table.question is not None
    assert len(table.question.options) == 3
    assert not table.told(AnsweredFor)


def test_an_order_to_use_one_card_leaves_the_other_open() -> None:
    """The shield is raised by order; about the talisman, which has no order, the player is asked afterwards."""
    table = two_cards(Order(card=SHIELD, say="use"))

    assert [event.card for event in table.told(CardUsed)] == [SHIELD]
    assert table.question is not None
    assert [option.about.get("card") for option in table.question.options] == ["warding_talisman", None]


def test_orders_are_followed_in_their_order_until_it_is_enough() -> None:
    """The talisman comes first in the list and takes two hearts away; for the last one no shield is raised."""
    table = two_cards(Order(card="warding_talisman", say="use", hearts=2), Order(card=SHIELD, say="use", hearts=2))

    assert [event.card for event in table.told(CardUsed)] == ["warding_talisman"]
    assert table.question is None
    assert table.game.hero(SYNDRAEL).damage == 1


def test_what_the_card_asks_itself_is_answered_too() -> None:
    """A shield that may block or roll a die again: the automatic hero knows which, and which die."""
    table = besieged("blue r2h2s1, yellow h2, gray 0, gray 3", cards=("iron_shield",))
    table.order(Order(card="iron_shield", say="use", hearts=3))

    answered = end_turn(table)

    assert table.question is None
    assert {event.by for event in answered} == {"order"}
    assert [event.card for event in table.told(CardUsed)] == ["iron_shield"]
    rerolled = bool(table.told(DieRerolled))
    assert table.game.hero(SYNDRAEL).damage == (1 if rerolled else 3)


def test_before_the_dice_the_worst_is_assumed() -> None:
    """Stoneskin braces before any die is rolled: what counts is the most that the attack can deal."""
    for hearts, used in ((4, True), (5, False)):
        table = sit(BOARD, heroes={"H": "ashrian/spiritspeaker"}, turn="G", monsters={"z": "zombie master"})
        table.order(Order(card="stoneskin", say="use", hearts=hearts), hero="ashrian")
        dice = "blue r2h2s1, yellow h2, gray 1"
        table.beset(f"{dice}, gray 1" if used else dice)

        answered = end_turn(table)

        assert [event.card for event in answered] == (["stoneskin"] if used else [None])


def test_a_friends_hearts_count_where_the_card_helps_a_friend() -> None:
    """Stoneskin for somebody else goes by what that hero may lose."""
    table = sit(
        """
        # # # # # #
        # A z H G #
        # # # # # #
        """,
        heroes={"A": "ashrian/spiritspeaker", "H": "leoric_of_the_book/runemaster"},
        turn="G",
    )
    table.order(Order(card="stoneskin", say="use", hearts=2), hero="ashrian")
    table.beset("blue r3h2, yellow r1h1, gray 0, gray 0")

    answered = end_turn(table)

    assert [(event.hero, event.card) for event in answered] == [("ashrian", "stoneskin")]


def test_in_ones_own_turn_orders_hold_and_policies_do_not() -> None:
    """Widow Tarha is never asked about her ability by order; only told to take defaults she would be."""
    for orders, questions in (((Order(card="sheet", say="never"),), "ask"), ((), "default")):
        table = sit(TARHA, roll="blue r4h2, yellow h1s1, brown 1")
        seat = table.seat(WIDOW)
        seat.orders = list(orders)
        seat.questions = "default" if questions == "default" else "ask"

        table.play(Attack(hero=WIDOW, target="zombie_1", weapon=weapon_of(table)), ALIX)

        assert table.question is not None
        assert table.question.kind == ("spend_surges" if orders else "react")


@pytest.mark.parametrize(
    ("questions", "by", "used"), [("default", "default", False), ("autopilot", "autopilot", True)]
)
def test_questions_outside_ones_turn_may_answer_themselves(questions: str, by: str, used: bool) -> None:
    """By default, or by the automatic hero, who raises a shield that spares a heart."""
    table = besieged(HEAVY)
    table.do(SetQuestions.model_validate({"hero": SYNDRAEL, "questions": questions}), ALIX)

    answered = end_turn(table)

    assert [event.by for event in answered] == [by]
    assert bool(table.told(CardUsed)) == used
    assert table.question is None


def test_the_automatic_hero_keeps_to_orders_and_limits() -> None:
    """What is never to be used it does not use, nor what the player's limits keep for them."""
    for order, limits in ((Order(card="warding_talisman", say="never"), Limits()), (None, Limits(potions=False))):
        table = besieged(HEAVY, cards=("warding_talisman",))
        table.game.hero(SYNDRAEL).damage = 10
        seat = table.seat()
        seat.moved_by_default, seat.limits = "autopilot", limits
        seat.orders = [order] if order is not None else []

        end_turn(table)

        assert not table.told(CardUsed)
        assert table.question is None


def test_an_order_to_ask_is_heard_even_where_others_answer_themselves() -> None:
    """ "Ask me about the shield" stands above "answer all my questions by default"."""
    table = besieged(HEAVY)
    table.order(Order(card=SHIELD, say="ask"))
    table.seat().questions = "default"

    end_turn(table)

    assert table.question is not None


def test_new_orders_settle_the_question_that_is_open() -> None:
    """Whoever is asked and says "never ask me about this" has answered."""
    table = besieged(HEAVY)
    end_turn(table)
    assert table.question is not None

    table.do(SetOrders(hero=SYNDRAEL, orders=(Order(card=SHIELD, say="use"),)), ALIX)

    assert table.question is None
    assert [event.card for event in table.told(CardUsed)] == [SHIELD]


def test_an_answer_by_order_is_taken_back_with_what_led_to_it() -> None:
    """Grisban rests, and by order shakes something off: one undo takes all of it back, one redo brings it again."""
    table = sit(BOARD, turn=None)
    table.order(Order(card="sheet", say="use"), hero=GRISBAN)
    grisban = table.game.hero(GRISBAN)
    grisban.conditions, grisban.fatigue = ["terrified", "doomed"], 2
    table.play(TakeTurn(hero=GRISBAN), BRUNO)
    table.play(Stride(hero=GRISBAN), BRUNO)
    before = table.game.model_dump_json()

    table.play(Rest(hero=GRISBAN), BRUNO)

    answered, rested = table.told(AnsweredFor), table.game.model_dump_json()
    assert [event.question for event in answered] == ["choose_condition"], "that he wants to goes without saying"
    assert len(table.game.hero(GRISBAN).conditions) == 1
    table.do(Undo(), BRUNO)
    assert table.game.model_dump_json() == before
    table.do(Redo(), BRUNO)
    assert table.game.model_dump_json() == rested
    table.do(Undo(), BRUNO)
    table.do(Undo(), BRUNO)
    assert table.game.turn is not None
    assert table.game.turn.actions == 2


def test_what_follows_from_dice_stays_done_with_them() -> None:
    """Widow Tarha's attack and the answer that followed it by order can't be taken back; a step after it can."""
    table = sit(TARHA, turn=None)
    table.order(Order(card="sheet", say="never"), hero=WIDOW)
    table.play(TakeTurn(hero=WIDOW), ALIX)
    table.game.chance.script = dice("blue r4h2, yellow r1h1, brown 1")
    table.play(Attack(hero=WIDOW, target="zombie_1", weapon=weapon_of(table)), ALIX)
    assert table.told(AnsweredFor)

    assert table.refused(Undo(), ALIX) == "already_revealed"
    struck = table.game.model_dump_json()
    table.play(Push(hero=WIDOW), ALIX)
    table.do(Undo(), ALIX)

    assert table.game.model_dump_json() == struck


# Giving orders ------------------------------------------------------------------------------------------------


def test_orders_are_checked() -> None:
    """Only for one's own hero, only about cards that exist, each once, and not too many."""
    table = sit(BOARD)
    shield = Order(card=SHIELD, say="use")
    cards = list(library().skills)[: MOST_ORDERS + 1]
    many = tuple(Order(card=card, say="never") for card in cards)

    assert table.refused(SetOrders(hero=SYNDRAEL, orders=(shield,)), BRUNO) == "not_your_hero"
    assert table.refused(SetQuestions(hero=SYNDRAEL, questions="default"), STRANGER) == "not_your_hero"
    assert table.refused(SetLimits(hero=SYNDRAEL, limits=Limits()), BRUNO) == "not_your_hero"
    assert table.refused(SetOrders(hero="ashrian", orders=()), ALIX) == "no_such_hero"
    assert table.refused(SetOrders(hero=SYNDRAEL, orders=(Order(card="moon", say="ask"),)), ALIX) == "no_such_card"
    assert table.refused(SetOrders(hero=SYNDRAEL, orders=(shield, shield)), ALIX) == "card_twice"
    assert table.refused(SetOrders(hero=SYNDRAEL, orders=many), ALIX) == "too_many_orders"
    table.do(SetOrders(hero=SYNDRAEL, orders=(*many[1:-1], Order(card=ANY, say="ask"))), ALIX)
    assert len(table.seat().orders) == MOST_ORDERS


def test_anybody_at_the_table_gives_orders_for_a_hero_without_player() -> None:
    """The party looks after a hero nobody plays; strangers don't."""
    table = sit(BOARD)
    table.seat().player = NOBODY
    deed = SetLimits(hero=SYNDRAEL, limits=Limits(feat=False))

    assert table.refused(deed, STRANGER) == "not_at_the_table"
    table.do(deed, BRUNO)
    assert not table.seat().limits.feat


def test_the_menu_of_orders_lists_what_may_react() -> None:
    """The hero's own ability, equipment, skills and potions that react; nothing else, and each once."""
    table = sit(
        BOARD,
        cards={"H": [SHIELD, "iron_battleaxe", "health_potion", "warding_talisman", "warding_talisman", "guard"]},
    )

    assert possible_orders(table.campaign, SYNDRAEL) == [SHIELD, "warding_talisman", "guard"]
    assert possible_orders(table.campaign, GRISBAN)[0] == "sheet"


def test_the_menu_of_orders_is_known_between_quests() -> None:
    """Before a quest the cards are those the hero would take along: its class's and those it keeps."""
    table = sit(BOARD)
    table.campaign.game = None
    table.seat().skills = ["guard"]
    table.seat().kept = [BroughtCard(card="lucky_charm", kind="item")]

    assert set(possible_orders(table.campaign, SYNDRAEL)) >= {SHIELD, "guard", "lucky_charm"}
