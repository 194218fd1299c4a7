"""What search tokens hide."""

from collections import Counter

import pytest

from bot.descent.content.library import library
from bot.descent.rules.searching import fresh_search_deck
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import (
    bite,
    held,
    hurt,
    offered,
    refused,
)
from tests.descent.facts.printed import printed
from tests.descent.scene import scene


@shows("curse_doll")
@refuses("curse_doll")
def test_curse_doll_ends_a_condition() -> None:
    """Curse Doll: a condition less for the bearer or a neighbour, once per quest."""
    table = scene("H T", cards={"H": ["curse_doll"]})
    table["T"].conditions.append("diseased")
    assert refused(table, "H", "curse_doll", "H") == "no_effect"

    table.use("H", "curse_doll", "T")

    assert table["T"].conditions == []
    assert refused(table, "H", "curse_doll", "T") == "card_used_up"


@shows("fire_flask")
@refuses("fire_flask")
def test_fire_flask_is_thrown_once() -> None:
    """Fire Flask: a ranged attack with blue and yellow, blast for a surge, once per quest."""
    table = scene(
        "H . z y",
        cards={"H": ["fire_flask"]},
        monsters={"y": "zombie"},
        roll="blue r2h2s1, yellow h2, brown 0, brown 0",
    )

    table.use("H", "fire_flask", "z")
    table.choose("surge0")
    table.choose("zombie_1")

    assert "z" not in table
    assert table["y"].damage == 2
    assert not offered(table, "H", "fire_flask", "y")


@shows("fire_flask")
@pytest.mark.parametrize(("square", "hearts"), [("D1", 2), ("C1", 0)])
def test_fire_flask_is_thrown_at_a_square_of_a_large_monster(square: str, hearts: int) -> None:
    """BIG-01, Fire Flask: its player chooses the square, and the flames reach whoever stands next to it."""
    table = scene(
        "H . t t y",
        cards={"H": ["fire_flask"]},
        monsters={"t": "barghest", "y": "zombie"},
        roll="blue r2h2s1, yellow r1h1, gray 0, brown 0",
    )

    table.use("H", "fire_flask", "t")
    assert table.options == ["C1", "D1"]
    table.choose(square)
    table.choose("surge0")
    while table.game.question is not None:
        table.choose(table.game.question.default)

    assert table["y"].damage == hearts


@refuses("fire_flask")
def test_fire_flask_needs_sight() -> None:
    """The flask can't be thrown through a wall."""
    table = scene("H .|z", cards={"H": ["fire_flask"]})

    assert refused(table, "H", "fire_flask", "z") == "no_effect"


@shows("health_potion")
@refuses("health_potion")
def test_health_potion_raises_the_fallen() -> None:
    """Health Potion: all hearts back, also for a fallen neighbour; none for the unhurt."""
    table = scene("H T", cards={"H": ["health_potion"]})
    assert refused(table, "H", "health_potion", "H") == "no_effect"
    hurt(table, "T", damage=8)
    table.hero("T").knocked_out = True

    table.use("H", "health_potion", "T")

    assert (table["T"].damage, table.hero("T").knocked_out) == (0, False)


@shows("stamina_potion")
@refuses("stamina_potion")
def test_stamina_potion_costs_no_action() -> None:
    """Stamina Potion: all fatigue back without an action; not for the fallen or the fresh."""
    table = scene("H T", cards={"H": ["stamina_potion"]})
    assert refused(table, "H", "stamina_potion", "T") == "no_effect"
    hurt(table, "T", fatigue=4)

    table.use("H", "stamina_potion", "T")

    assert table.hero("T").fatigue == 0
    assert table.game.turn is not None
    assert table.game.turn.actions == 2


@shows("power_potion")
def test_power_potion_rolls_any_dice_again() -> None:
    """Power Potion: any dice of the own attack again, each once."""
    table = scene("H z", cards={"H": ["power_potion"]}, roll="blue X, red h1, brown 0, blue r3h2, red h3")

    table.attack("H", "z")
    table.choose("power_potion")
    table.choose("die0")
    assert table.options == ["die1", "keep"]
    table.choose("die1")

    assert "z" not in table
    assert held(table, "H", "power_potion").flipped


@refuses("power_potion")
def test_power_potion_is_for_ones_own_attack() -> None:
    """When a monster attacks, the potion is of no use."""
    table = scene("T z", cards={"T": ["power_potion"]}, turn=None, roll="blue r3h2, yellow h2, gray 0")

    bite(table)

    assert table.asked is None


@shows("warding_talisman")
@refuses("warding_talisman")
def test_warding_talisman_adds_two_shields() -> None:
    """Warding Talisman: two shields after the defence roll, once per quest."""
    table = scene("T z", cards={"T": ["warding_talisman"]}, turn=None, roll="blue r3h2, yellow h2, gray 1")

    bite(table)
    table.choose("warding_talisman")
    assert table["T"].damage == 1
    table.game.groups["zombie"].activated = False
    table.roll("blue r3h2, yellow h2, gray 1")
    bite(table)

    assert table.asked is None


@refuses("treasure_chest", "nothing")
@pytest.mark.parametrize("card", ["treasure_chest", "nothing"])
def test_cards_left_out_of_the_deck(card: str) -> None:
    """SET-05: Road to Legend leaves these cards out of the search deck, and only these."""
    deck = Counter(fresh_search_deck(library()))
    used = Counter({fact["id"]: fact["copies"] for fact in printed()["search_cards"] if fact["used_in_rtl"]})

    assert card not in deck
    assert used <= deck
