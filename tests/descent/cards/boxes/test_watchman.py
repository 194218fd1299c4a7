"""The watchman of The Chains That Rust: an eye on everybody, a way for all, one pack for the party."""

from bot.descent.content.cards import Attribute
from bot.descent.party.campaign import Campaign, Seat
from bot.descent.road.travel import attribute
from bot.descent.rules import harm
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.boxes.callings import begins_with_both, closes_the_best, until
from tests.descent.cards.table import bite, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

WATCH = {"H": "ashrian/watchman+thief"}


def watchman(drawing: str, *cards: str, roll: str = "", turn: str | None = "H", **others: list[str]) -> Scene:
    """The watchman, who is a thief too, with more cards; and cards of others by their letter."""
    return scene(drawing, heroes=WATCH, cards={"H": list(cards), **others}, roll=roll, turn=turn)


@shows("vigilance")
def test_vigilance_goes_with_a_scout_class() -> None:
    """vigilance: the watchman begins with the thief's equipment and skill as well."""
    begins_with_both("ashrian", "watchman", "thief")


@refuses("vigilance")
def test_vigilance_leaves_the_best_to_scouts() -> None:
    """vigilance: what costs 3 in the scout class stays closed, and only scout classes go with it."""
    closes_the_best("watchman", "thief")


# Quick Recovery -------------------------------------------------------------------------------------------------


@shows("quick_recovery")
def test_quick_recovery_greets_whoever_begins() -> None:
    """Quick Recovery: a hero the watchman sees begins its turn with a heart and a movement point more."""
    table = watchman("H . . A", "quick_recovery", turn=None)
    hurt(table, "A", damage=2)

    table.take_turn("A")
    table.choose("quick_recovery")

    assert table.game.turn is not None
    assert (table["A"].damage, table.game.turn.points, table.hero("H").fatigue) == (1, 1, 1)


@shows("quick_recovery")
def test_quick_recovery_trades_a_search_card_for_a_condition() -> None:
    """quick_recovery: in its turn a friend turns a search card down; the watchman agrees, and pays."""
    table = watchman("H . . A", "quick_recovery", turn=None, A=["fire_flask"])
    table["A"].conditions.append("immobilized")
    table.take_turn("A")
    table.settle()

    table.use("A", "quick_recovery", ability="shed")
    assert table.game.question is not None
    assert table.game.question.owner == table.names["H"]
    table.choose("yes")
    table.settle()

    assert held(table, "A", "fire_flask").flipped
    assert (table["A"].conditions, table.hero("H").fatigue, table.hero("A").fatigue) == ([], 1, 0)


@shows("quick_recovery")
def test_quick_recovery_serves_the_watchman_too() -> None:
    """quick_recovery: in its own turn the watchman pays and turns a card of its own down."""
    table = watchman("H . . A", "quick_recovery", "fire_flask")
    table["H"].conditions.append("poisoned")
    table.settle()

    table.use("H", "quick_recovery", ability="shed")
    table.choose("yes")
    table.settle()

    assert held(table, "H", "fire_flask").flipped
    assert (table["H"].conditions, table.hero("H").fatigue) == ([], 1)


@refuses("quick_recovery")
def test_quick_recovery_may_be_declined_and_needs_sight() -> None:
    """quick_recovery: out of sight nobody is greeted; declined, or without a search card, nothing is shed."""
    hidden = watchman("H # A\n. . .", "quick_recovery", turn=None)
    hurt(hidden, "A", damage=2)
    hidden.take_turn("A")
    assert not may_react(hidden, "quick_recovery")

    table = watchman("H . . A", "quick_recovery", turn=None, A=["fire_flask"])
    table["A"].conditions.append("immobilized")
    table.take_turn("A")
    table.settle()
    table.use("A", "quick_recovery", ability="shed")
    table.choose("decline")
    assert (held(table, "A", "fire_flask").flipped, table.hero("H").fatigue) == (False, 0)

    empty = watchman("H . . A", "quick_recovery")
    empty["H"].conditions.append("poisoned")
    empty.settle()
    assert refused(empty, "H", "quick_recovery", ability="shed") == "no_effect"


# Trailblazer ----------------------------------------------------------------------------------------------------


@shows("trailblazer")
def test_trailblazer_leads_everybody_a_step() -> None:
    """Trailblazer: in a friend's turn the watchman and whoever stands next to it move a square."""
    table = watchman(". . . . .\n. A H . T\n. . . . .", "trailblazer", turn="T")

    table.use("T", "trailblazer", ability="lead")
    asked = []
    while table.game.question is not None:
        asked.append(table.game.question.owner)
        table.choose(next(option for option in table.options if option != "stay"))

    assert asked == [table.names["A"], table.names["H"]] or asked == [table.names["H"], table.names["A"]]
    assert table.at("T") == "E2"
    assert held(table, "H", "trailblazer").exhausted


@shows("trailblazer")
def test_trailblazer_knows_the_road() -> None:
    """trailblazer: in travel events each attribute of the watchman is 2 higher, and no more than 6."""
    campaign = Campaign.model_validate({"name": "Les Braises", "owner": 1})
    seat = Seat(player=1, hero="ashrian", hero_class="watchman+thief")
    campaign.seats.append(seat)
    tested: tuple[Attribute, ...] = ("might", "awareness")
    before = {name: attribute(campaign, "ashrian", name) for name in tested}

    seat.skills.append("trailblazer")

    after = {name: attribute(campaign, "ashrian", name) for name in tested}
    assert after == {name: min(6, value + 2) for name, value in before.items()}


@refuses("trailblazer")
def test_trailblazer_is_exhausted_once_a_round() -> None:
    """trailblazer: exhausted it leads nobody; nor does a watchman who lies on the ground."""
    table = watchman(". A H . T", "trailblazer", turn="T")
    held(table, "H", "trailblazer").exhausted = True
    assert refused(table, "T", "trailblazer", ability="lead") == "card_exhausted"

    fallen = watchman(". A H . T", "trailblazer", turn="T")
    fallen.hero("H").knocked_out = True
    assert not offered(fallen, "T", "trailblazer", ability="lead")


# Unity ----------------------------------------------------------------------------------------------------------


@shows("unity")
def test_unity_gives_breath_to_the_healed() -> None:
    """Unity: whoever recovers hearts in sight recovers a fatigue; a passed test keeps the card upright."""
    for dice, exhausted in (("gray 1, black 0", False), ("gray 3, black 3", True)):
        table = watchman("H . . A", "unity", roll=dice)
        hurt(table, "A", damage=3, fatigue=2)
        table.step(harm.Recover(figure=table.names["A"], hearts=1))
        table.choose("unity")
        table.settle()
        assert table.hero("A").fatigue == 1
        assert held(table, "H", "unity").exhausted is exhausted


@shows("unity")
def test_unity_shares_the_pack() -> None:
    """unity: another hero drinks the watchman's potion, throws its flask, and holds up its talisman."""
    table = watchman("H . . A . z", "unity", "health_potion", "fire_flask", turn="A")
    hurt(table, "A", damage=3)
    table.use("A", "health_potion", "A")
    table.settle()
    assert (table["A"].damage, held(table, "H", "health_potion").flipped) == (0, True)

    table.roll("blue r3h2, yellow h2, brown 0")
    table.use("A", "fire_flask", "z")
    table.settle()
    assert held(table, "H", "fire_flask").flipped
    assert "z" not in table or table["z"].damage == 4

    ward = watchman("H . A z", "unity", "warding_talisman", turn=None, roll="blue r3h2, yellow h2, gray 1")
    bite(ward)
    until(ward, "warding_talisman")
    ward.choose("warding_talisman")
    ward.settle()
    assert (ward["A"].damage, held(ward, "H", "warding_talisman").flipped) == (1, True)


@refuses("unity")
def test_unity_is_spent_or_shut() -> None:
    """unity: exhausted it gives no breath; used cards and those of a fallen watchman can't be used."""
    table = watchman("H . . A", "unity")
    held(table, "H", "unity").exhausted = True
    hurt(table, "A", damage=3, fatigue=2)
    table.step(harm.Recover(figure=table.names["A"], hearts=1))
    assert not may_react(table, "unity")

    used = watchman("H . . A", "unity", "health_potion", turn="A")
    hurt(used, "A", damage=3)
    held(used, "H", "health_potion").flipped = True
    assert not offered(used, "A", "health_potion", "A")

    fallen = watchman("H . . A", "unity", "stamina_potion", turn="A")
    hurt(fallen, "A", fatigue=2)
    assert offered(fallen, "A", "stamina_potion", "A")
    fallen.hero("H").knocked_out = True
    assert not offered(fallen, "A", "stamina_potion", "A")
