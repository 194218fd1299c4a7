"""Skills of the thief."""

from bot.descent.board import Square
from bot.descent.commands import Move
from bot.descent.rules import stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, come, held, refused
from tests.descent.scene import scene

KNIFE = "blue r3h2, yellow h2"
"""An attack of four hearts at range 3 without surges."""


@shows("greedy")
def test_greedy_searches_from_afar() -> None:
    """Greedy: a search token within 3 squares, for an action and a fatigue."""
    table = scene("T . . *", search_deck=["health_potion"])

    table.use("T", "greedy")

    assert held(table, "T", "health_potion").kind == "search"
    assert table.hero("T").fatigue == 1


@refuses("greedy")
def test_greedy_needs_a_token_within_three_squares() -> None:
    """Four squares away the token is out of reach."""
    assert refused(scene("T . . . *"), "T", "greedy") == "no_effect"


@shows("appraisal")
def test_appraisal_draws_again() -> None:
    """Appraisal: the card found may be discarded for the next one, which is kept."""
    table = scene("T *", cards={"T": ["appraisal"]}, search_deck=["fire_flask", "curse_doll"])

    table.search("T", "search1")
    table.choose("appraisal")

    assert table.hero("T").card("curse_doll") is None
    assert held(table, "T", "fire_flask").kind == "search"


@refuses("appraisal")
def test_appraisal_needs_another_card() -> None:
    """With no card left in the deck there is nothing to draw instead."""
    table = scene("T *", cards={"T": ["appraisal"]}, search_deck=["curse_doll"])

    table.search("T", "search1")

    assert table.asked is None


@shows("dirty_tricks")
def test_dirty_tricks_stun_with_a_blade() -> None:
    """Dirty Tricks: knives are blades, and whoever is hurt is stunned."""
    table = scene("T . z", monsters={"z": "zombie master"}, cards={"T": ["dirty_tricks"]}, roll=f"{KNIFE}, brown 0")

    table.use("T", "dirty_tricks", "z")

    assert table["z"].conditions == ["stunned"]


@refuses("dirty_tricks")
def test_dirty_tricks_need_a_blade_or_a_melee_weapon() -> None:
    """A bow is neither."""
    table = scene("T . z", cards={"T": ["dirty_tricks", "elm_greatbow"]})

    assert refused(table, "T", "dirty_tricks", "z") == "no_effect"


@shows("sneaky")
def test_sneaky_hurts_the_unaware() -> None:
    """Sneaky: one heart more against a monster that did not see the thief when its turn began."""
    table = scene("T:. z", monsters={"z": "zombie master"}, turn=None, cards={"T": ["sneaky"]})
    table.take_turn("T")

    table.use("T", "sneaky")
    assert table.game.board.doors["door"].open
    table.roll(f"{KNIFE}, brown 0")
    table.attack("T", "z")

    assert table["z"].damage == 5


@refuses("sneaky")
def test_sneaky_is_lost_on_those_who_look() -> None:
    """A monster that saw the thief at the start of the turn is hit as ever; and there is no door to open."""
    table = scene("T . z", monsters={"z": "zombie master"}, turn=None, cards={"T": ["sneaky"]})
    table.take_turn("T")
    assert refused(table, "T", "sneaky") == "no_effect"

    table.roll(f"{KNIFE}, brown 0")
    table.attack("T", "z")

    assert table["z"].damage == 4


@shows("caltrops")
def test_caltrops_catch_whoever_comes_near() -> None:
    """Caltrops: a passed awareness test hurts and immobilises a monster that steps next to the thief."""
    table = scene("T . z", turn=None, cards={"T": ["caltrops"]}, roll="gray 2, black 3")

    come(table)
    table.choose("caltrops")
    table.settle()

    assert table["z"].damage == 1
    assert table.hero("T").fatigue == 1


@refuses("caltrops")
def test_caltrops_may_fail() -> None:
    """A failed test changes nothing."""
    table = scene("T . z", turn=None, cards={"T": ["caltrops"]}, roll="gray 3, black 3")

    come(table)
    table.choose("caltrops")
    table.settle()

    assert table["z"].damage == 0


@refuses("caltrops")
def test_caltrops_are_for_those_who_come_near() -> None:
    """A monster that is next to the thief already steps on nothing."""
    table = scene("T z", turn=None, cards={"T": ["caltrops"]}, roll="blue X, yellow h2, gray 0")

    bite(table)

    assert table.asked is None


@shows("tumble")
@refuses("tumble")
def test_tumble_goes_through_enemies() -> None:
    """Tumble: while the card is exhausted the thief walks through monsters."""
    table = scene("T z .", cards={"T": ["tumble"]})
    assert table.refused(Move(hero=table.names["T"], to=Square.parse("C1"))) == "out_of_reach"

    table.use("T", "tumble")
    table.move("T", "C1")

    assert table.at("T") == "C1"
    assert refused(table, "T", "tumble") == "card_exhausted"


@shows("unseen")
def test_unseen_makes_attacks_miss_without_a_surge() -> None:
    """Unseen: an attack on the thief that has no surge to spend misses."""
    table = scene("T z", cards={"T": ["unseen"]})
    table.use("T", "unseen")

    table.roll("blue r3h2, yellow h2, gray 0")
    bite(table)

    assert table["T"].damage == 0
    assert table.told("attack_missed")


@refuses("unseen")
def test_unseen_is_seen_through_with_the_first_surge() -> None:
    """APX-01: a monster spends its first surge to find the thief, and hits."""
    table = scene("T z", cards={"T": ["unseen"]})
    table.use("T", "unseen")

    table.roll("blue r2h2s1, yellow h2, gray 0")
    bite(table)

    assert table["T"].damage == 4
    assert [event.model_dump()["ability"] for event in table.told("surge_spent")] == ["pierce_veil"]


@refuses("unseen")
def test_unseen_keeps_away_who_cannot_spend_surges() -> None:
    """APX-01: a terrified monster can't spend surges, so it does not even attack the thief."""
    table = scene("T z", cards={"T": ["unseen"]})
    table.use("T", "unseen")
    table["z"].conditions.append("terrified")

    bite(table)

    assert not table.told("attack_declared")


@shows("bushwhack")
def test_bushwhack_attacks_the_only_foe() -> None:
    """Bushwhack: with exactly one monster in sight, an attack that costs no action."""
    table = scene("T . z", cards={"T": ["bushwhack"]}, roll=f"{KNIFE}, brown 0")

    table.use("T", "bushwhack", "z")

    assert "z" not in table
    assert table.game.turn is not None
    assert table.game.turn.actions == 2


@refuses("bushwhack")
def test_bushwhack_needs_a_lone_foe() -> None:
    """With two monsters in sight there is no ambush."""
    table = scene("z . T . y", monsters={"y": "zombie"}, cards={"T": ["bushwhack"]})

    assert refused(table, "T", "bushwhack", "z") == "not_now"


@shows("lurk")
def test_lurk_searches_and_hides() -> None:
    """Lurk: a free search, and a brown die while the card is exhausted."""
    table = scene("T *", cards={"T": ["lurk"]}, search_deck=["curse_doll"])

    table.use("T", "lurk")

    assert held(table, "T", "curse_doll")
    assert stats.defence_pool(table.game, table["T"]) == ("gray", "brown")
    assert refused(table, "T", "lurk") == "card_exhausted"


@shows("lurk")
def test_lurk_hides_where_nothing_is_to_be_found() -> None:
    """Lurk: without a token in reach there is nothing to search, but the card is exhausted and the thief hidden."""
    table = scene("T . .", cards={"T": ["lurk"]})

    table.use("T", "lurk")

    assert stats.defence_pool(table.game, table["T"]) == ("gray", "brown")


@refuses("lurk")
def test_lurk_hides_nobody_while_it_stands_upright() -> None:
    """Lurk: before it is used, and again from the next turn on, the thief defends as ever."""
    table = scene("T . H", cards={"T": ["lurk"]})
    assert stats.defence_pool(table.game, table["T"]) == ("gray",)
    table.use("T", "lurk")
    table.end_turn("T")
    table.take_turn("H")
    table.end_turn("H")

    table.take_turn("T")

    assert stats.defence_pool(table.game, table["T"]) == ("gray",)
