"""Shields, armour, cloaks, and what else is worn to live longer."""

import pytest

from bot.descent.commands import Equip
from bot.descent.rules import stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import (
    armed,
    attacked,
    bite,
    held,
    hurt,
    may_react,
)
from tests.descent.scene import scene

SHIELDS = ["wooden_shield_knight", "wooden_shield_disciple", "iron_shield"]
HEAVY = ["chainmail", "platemail"]
WORN = ["leather_armor", "iron_bound_ring", "ring_of_power"]


@shows(*SHIELDS)
@pytest.mark.parametrize("shield", SHIELDS)
def test_a_shield_adds_a_shield(shield: str) -> None:
    """Exhausting a shield after the defence roll adds one."""
    table = scene("T z", cards={"T": [shield]}, turn=None, roll="blue r3h2, yellow h2, gray 1")

    bite(table)
    table.choose("/block" if shield == "iron_shield" else shield)

    assert table["T"].damage == 2
    assert held(table, "T", shield).exhausted


@refuses(*SHIELDS, "heavy_steel_shield", "shield_of_the_dark_god")
@pytest.mark.parametrize("shield", [*SHIELDS, "heavy_steel_shield", "shield_of_the_dark_god"])
def test_an_exhausted_shield_helps_nobody(shield: str) -> None:
    """A shield that lies sideways is not offered until the hero's next turn."""
    table = scene("T z", cards={"T": [shield]}, turn=None, roll="blue r3h2, yellow h2, gray 0")
    held(table, "T", shield).exhausted = True

    bite(table)

    assert table.asked is None
    assert table["T"].damage == 4


@shows("iron_shield")
def test_iron_shield_may_roll_a_die_again() -> None:
    """Iron Shield: instead of a shield, one defence die again."""
    table = attacked("iron_shield", roll="blue r3h2, yellow h2, gray 0, gray 3")

    table.choose("iron_shield/reroll")
    table.choose("die0")

    assert table["H"].damage == 1


@shows("heavy_steel_shield")
def test_heavy_steel_shield_does_both() -> None:
    """Heavy Steel Shield: a die again and a shield more."""
    table = attacked("heavy_steel_shield", roll="blue r3h2, yellow h2, gray 0, gray 2")

    table.choose("heavy_steel_shield")
    table.choose("die0")

    assert table["H"].damage == 1


@shows(*HEAVY)
@pytest.mark.parametrize(("armour", "pool", "speed"), [("chainmail", "gray", 4), ("platemail", "black", 3)])
def test_heavy_armour_protects_and_slows(armour: str, pool: str, speed: int) -> None:
    """Heavy armour adds a die and caps speed."""
    table = scene("J", cards={"J": [armour]})

    assert stats.defence_pool(table.game, table["J"]) == ("gray", pool)
    assert stats.speed(table.game, table["J"]) == speed


@refuses(*HEAVY)
@pytest.mark.parametrize("armour", HEAVY)
def test_heavy_armour_tolerates_no_rune(armour: str) -> None:
    """No rune can be equipped with heavy armour."""
    table = scene("L", cards={"L": [armour]})

    equip = Equip(hero=table.names["L"], cards=("arcane_bolt", armour))

    assert table.refused(equip) == "not_worn_together"


@shows("heavy_cloak")
def test_heavy_cloak_takes_a_surge_away() -> None:
    """Heavy Cloak: the attacker of its bearer loses a surge."""
    table = attacked("heavy_cloak", roll="blue r2h2s1, yellow h2, gray 0")

    table.choose("heavy_cloak")
    table.settle()

    assert not table.told("surge_spent")


@refuses("heavy_cloak")
def test_heavy_cloak_needs_a_surge_to_take() -> None:
    """Without a surge on the dice the cloak is not offered."""
    table = attacked("heavy_cloak", roll="blue r3h2, yellow h2, gray 0")

    assert not may_react(table, "heavy_cloak")


@shows(*WORN)
@refuses(*WORN)
@pytest.mark.parametrize(
    ("card", "stat", "value"),
    [("leather_armor", "health", 13), ("iron_bound_ring", "health", 14), ("ring_of_power", "stamina", 5)],
)
def test_what_is_worn_strengthens(card: str, stat: str, value: int) -> None:
    """Armour and rings raise health and stamina while they are worn."""
    table = armed(card)
    number = getattr(stats, stat)
    assert number(table.game, table["H"]) == value

    held(table, "H", card).equipped = False

    assert number(table.game, table["H"]) < value


@pytest.mark.parametrize(
    ("card", "damage", "fatigue", "code"),
    [("leather_armor", 12, 0, "too_wounded_without"), ("ring_of_power", 0, 5, "too_tired_without")],
)
def test_nobody_takes_off_what_keeps_them_up(card: str, damage: int, fatigue: int, code: str) -> None:
    """What alone keeps damage below health, or fatigue within stamina, can't be taken off."""
    table = armed(card)
    hurt(table, "H", damage=damage, fatigue=fatigue)

    assert table.refused(Equip(hero=table.names["H"], cards=())) == code


@shows("demonhide_leather")
@refuses("demonhide_leather")
@pytest.mark.parametrize(("moves", "fatigue"), [(1, 2), (2, 3)])
def test_demonhide_leather_tires_runners(moves: int, fatigue: int) -> None:
    """Demonhide Leather: two move actions in a turn cost a fatigue at its end; one does not."""
    table = scene("T . . . . . . . . . A", cards={"T": ["demonhide_leather"]})
    hurt(table, "T", fatigue=2)
    for square in ("D1", "H1")[:moves]:
        table.move("T", square)

    table.end_turn("T")

    assert table.hero("T").fatigue == fatigue


@shows("elven_cloak")
def test_elven_cloak_counts_awareness() -> None:
    """Elven Cloak: the defence counts as many shields as the hero's awareness."""
    table = scene("T z", turn=None, cards={"T": ["elven_cloak"]}, roll="blue r3h2, yellow h2, gray 1")

    bite(table)
    table.choose("elven_cloak")

    assert table["T"].damage == 0


@refuses("elven_cloak")
def test_elven_cloak_is_no_use_to_the_lucky() -> None:
    """A roll as good as awareness needs no cloak."""
    table = attacked("elven_cloak", roll="blue r3h2, yellow h2, gray 2")

    assert not may_react(table, "elven_cloak")


@shows("iron_bound_ring")
@refuses("iron_bound_ring")
@pytest.mark.parametrize(("die", "damage"), [("gray 0", 3), ("gray 1", 3)])
def test_iron_bound_ring_makes_up_for_a_blank(die: str, damage: int) -> None:
    """Iron-Bound Ring: a blank defence die counts a shield; one that shows a shield gets none."""
    table = attacked("iron_bound_ring", roll=f"blue r3h2, yellow h2, {die}")

    assert table["H"].damage == damage
