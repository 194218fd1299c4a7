"""The truthseer of the Lost Legends: seeing from elsewhere, heroes elsewhere, and blows that come first."""

from tests.descent.cards.books import refuses, shows
from tests.descent.cards.boxes.callings import begins_with_both, closes_the_best, until
from tests.descent.cards.table import come, held, may_react
from tests.descent.scene import Scene, scene

SEER = {"H": "leoric_of_the_book/truthseer+thief"}
TOUGH = {"z": "zombie master", "y": "zombie master"}
ROUND_THE_CORNER = """
H . . *
# # # .
# # # .
# # # z
"""


def seer(drawing: str, *cards: str, roll: str = "", turn: str | None = "H") -> Scene:
    """The truthseer, who is a thief too, with more cards."""
    return scene(
        drawing, heroes=SEER, monsters=TOUGH, cards={"H": list(cards)} if cards else None, roll=roll, turn=turn
    )


@shows("clairvoyance")
def test_clairvoyance_goes_with_a_scout_class() -> None:
    """clairvoyance: the truthseer begins with the thief's equipment and skill as well."""
    begins_with_both("leoric_of_the_book", "truthseer", "thief")


@refuses("clairvoyance")
def test_clairvoyance_leaves_the_best_to_scouts() -> None:
    """clairvoyance: what costs 3 in the scout class stays closed, and only scout classes go with it."""
    closes_the_best("truthseer", "thief")


@shows("true_sight")
def test_true_sight_strikes_from_a_token() -> None:
    """True Sight: a monster round the corner is attacked from a search token, three squares from it."""
    table = seer(ROUND_THE_CORNER, "true_sight", "sling", roll="blue r3h2, yellow h2, brown 0")

    table.attack("H", "z", "sling")
    assert table.told("attack_declared")[0].model_dump()["distance"] == 3
    table.settle()

    assert table["z"].damage == 4


@refuses("true_sight")
def test_true_sight_needs_a_token_it_sees_and_a_ranged_weapon() -> None:
    """true_sight: without the card, with a melee weapon, or with a token out of sight there is no such attack."""
    for drawing, cards in (
        (ROUND_THE_CORNER, ("sling",)),
        (ROUND_THE_CORNER, ("true_sight", "iron_longsword")),
        (ROUND_THE_CORNER.replace("*", ".").replace("# # # z", "# # * z"), ("true_sight", "sling")),
    ):
        table = seer(drawing, *cards)
        assert table.legal("H", "attack") == []


@shows("translocation")
def test_translocation_swaps_two_heroes() -> None:
    """Translocation: at the end of the turn two heroes change places, also two others."""
    table = seer("H . A . . R z", "translocation")

    table.end_turn("H")
    table.choose("translocation")
    table.choose(table.names["A"])
    table.choose(table.names["R"])

    assert (table.at("H"), table.at("A"), table.at("R")) == ("A1", "F1", "C1")
    assert held(table, "H", "translocation").exhausted


@refuses("translocation")
def test_translocation_is_for_the_own_turn_and_two_who_stand() -> None:
    """translocation: it is not asked about at the end of a friend's turn, nor where all others have fallen."""
    friend = seer("H . A . z", "translocation", turn="A")
    friend.end_turn("A")
    assert not may_react(friend, "translocation")

    alone = seer("H . A . z", "translocation")
    alone.hero("A").knocked_out = True
    alone.end_turn("H")
    assert not may_react(alone, "translocation")


def test_translocation_leaves_whoever_lies_in_wait() -> None:
    """Lie in Wait: who may not be moved changes places with nobody, and with one other there is nobody to trade."""
    table = scene(
        "H . A . R z",
        heroes={"H": "leoric_of_the_book/truthseer+thief", "A": "jain_fairwood/bounty_hunter"},
        cards={"H": ["translocation"], "A": ["lie_in_wait"]},
    )
    held(table, "A", "lie_in_wait").exhausted = True

    table.end_turn("H")
    table.choose("translocation")

    assert table.options == [table.names["H"], table.names["R"]]


@shows("premonition")
def test_premonition_strikes_whoever_comes() -> None:
    """Premonition: a monster that comes near is attacked at once, and a surge gives it a condition."""
    table = seer("H . . z", "premonition", "iron_longsword", turn=None)
    table.roll("blue r2h2s1, red h2, brown 0")

    come(table)
    table.choose("premonition")
    table.choose("surge1")
    while table.asked == "spend_surges":
        table.choose("stop")
    table.choose("poisoned")
    table.settle()

    assert (table["z"].damage, table["z"].conditions) == (4, ["poisoned"])
    assert held(table, "H", "premonition").exhausted


@refuses("premonition")
def test_premonition_waits_for_adjacent_squares() -> None:
    """premonition: exhausted, or where the monster stays two squares away, nobody is asked."""
    spent = seer("H . . z", "premonition", "iron_longsword", turn=None)
    held(spent, "H", "premonition").exhausted = True
    come(spent)
    assert not may_react(spent, "premonition")

    far = seer("H . . A . . z", "premonition", "iron_longsword", turn=None)
    come(far)
    until(far, "premonition")
    assert far.asked is None
