"""Trinkets, and weapons with an ability of their own."""

import pytest

from bot.descent.rules.harm import Test as Trial
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import (
    NECROMANCER,
    WILDLANDER,
    armed,
    held,
    hurt,
    may_react,
    refused,
)
from tests.descent.scene import scene

CHARMS = ["lucky_charm", "lucky_charm_thief"]


@shows("reapers_scythe")
def test_reapers_scythe_heals_with_a_kill() -> None:
    """Reaper's Scythe: a monster defeated with it gives a heart back."""
    table = scene("L . z", heroes=NECROMANCER, roll="blue r3h2, yellow h2, brown 0")
    hurt(table, "L", damage=3)

    table.attack("L", "z")

    assert table["L"].damage == 2


@refuses("reapers_scythe")
def test_reapers_scythe_heals_with_its_own_kills_only() -> None:
    """Reaper's Scythe: a monster defeated with another weapon gives nothing back."""
    table = scene("L z", heroes=NECROMANCER, cards={"L": ["iron_spear"]}, roll="blue r3h2, yellow h2, brown 0")
    hurt(table, "L", damage=3)
    assert held(table, "L", "reapers_scythe")

    table.attack("L", "z")

    assert "z" not in table
    assert table["L"].damage == 3


@shows("throwing_knives")
@refuses("throwing_knives")
def test_throwing_knives_are_better_close_by() -> None:
    """Throwing Knives: one heart more against an adjacent monster, none at a distance."""
    close = scene("T z", monsters={"z": "zombie master"}, roll="blue r3h2, yellow h2, brown 0")
    close.attack("T", "z")
    far = scene("T . z", monsters={"z": "zombie master"}, roll="blue r3h2, yellow h2, brown 0")
    far.attack("T", "z")

    assert (close["z"].damage, far["z"].damage) == (5, 4)


@shows(*CHARMS)
@pytest.mark.parametrize("charm", CHARMS)
def test_lucky_charm_repeats_a_test(charm: str) -> None:
    """Lucky Charm: an attribute test of its bearer is rolled again, both dice."""
    table = armed(charm, roll="gray 3, black 4, gray 0, black 0")

    table.step(Trial(figure=table.names["H"], attribute="awareness"))
    table.choose(charm)

    assert table.told("attribute_tested")[0].model_dump()["passed"]


@refuses(*CHARMS)
@pytest.mark.parametrize("charm", CHARMS)
def test_lucky_charm_is_for_ones_own_tests(charm: str) -> None:
    """Another hero's test is no business of the charm's."""
    table = scene("H T", heroes={"T": "jain_fairwood/wildlander"}, cards={"H": [charm]}, roll="gray 3, black 4")

    table.step(Trial(figure=table.names["T"], attribute="might"))

    assert not may_react(table, charm)


@shows("crossbow")
def test_crossbow_pushes_the_target() -> None:
    """Crossbow: a surge adds a heart and moves the target a square after the hit."""
    table = scene(
        "H . z . .",
        cards={"H": ["crossbow"]},
        monsters={"z": "zombie master"},
        roll="blue r2h2s1, yellow h2, brown 0",
    )

    table.attack("H", "z")
    table.choose("surge1")
    table.choose("D1")

    assert (table["z"].damage, table.at("z")) == (5, "D1")


@refuses("crossbow")
def test_crossbow_does_not_push_after_a_miss() -> None:
    """A shot that fell short moves nobody."""
    table = scene(
        "H . . . . z .",
        cards={"H": ["crossbow"]},
        monsters={"z": "zombie master"},
        roll="blue r2h2s1, yellow h2, brown 0",
    )

    table.attack("H", "z")
    table.choose("surge1")

    assert table.told("attack_missed")
    assert table.asked is None


@shows("elm_greatbow")
@refuses("elm_greatbow")
def test_elm_greatbow_shoots_past_neighbours() -> None:
    """Elm Greatbow: figures next to the archer don't block its sight; farther ones do."""
    assert scene("J A z", heroes=WILDLANDER, cards={"J": ["elm_greatbow"]}, turn="J").legal("J", "attack")
    assert not scene("J . A z", heroes=WILDLANDER, cards={"J": ["elm_greatbow"]}, turn="J").legal("J", "attack")


@shows("magic_staff")
def test_magic_staff_hurts_a_second_monster() -> None:
    """Magic Staff: a surge hurts another monster within 3 squares of the target."""
    table = scene(
        "L . z y", cards={"L": ["magic_staff"]}, monsters={"y": "zombie"}, roll="blue r2h2s1, red h2, brown 0"
    )

    table.attack("L", "z")
    table.choose("surge0")

    assert table["y"].damage == 1


@refuses("magic_staff")
def test_magic_staff_needs_a_second_monster() -> None:
    """With nobody else near the target the surge is not offered."""
    table = scene(
        "L . z . . . y", cards={"L": ["magic_staff"]}, monsters={"y": "zombie"}, roll="blue r2h2s1, red h2, brown 0"
    )

    table.attack("L", "z")

    assert "surge0" not in table.options


@shows("mana_weave")
@refuses("mana_weave")
def test_mana_weave_adds_a_surge() -> None:
    """Mana Weave: exhaust for a surge after the attack roll, once."""
    table = armed(
        "mana_weave", "chipped_greataxe", monsters={"z": "zombie master"}, roll="blue r3h2, red h2, brown 0"
    )

    table.attack("H", "z")
    table.choose("mana_weave")
    table.choose("surge0")
    assert table["z"].damage == 5
    table.roll("blue r3h2, red h2, brown 0")
    table.attack("H", "z")

    assert table.asked is None


@shows("scorpion_helm")
def test_scorpion_helm_shoots_farther() -> None:
    """Scorpion Helm: one more range for ranged attacks."""
    table = scene(
        "J . . . z",
        heroes=WILDLANDER,
        cards={"J": ["scorpion_helm", "elm_greatbow"]},
        roll="blue r3h2, yellow h2, brown 0",
    )

    table.attack("J", "z")

    assert "z" not in table


@refuses("scorpion_helm")
def test_scorpion_helm_in_the_bag_does_nothing() -> None:
    """Scorpion Helm: not worn, it adds no range, and the same shot falls short."""
    table = scene(
        "J . . . z",
        heroes=WILDLANDER,
        cards={"J": ["scorpion_helm", "elm_greatbow"]},
        roll="blue r3h2, yellow h2, brown 0",
    )
    held(table, "J", "scorpion_helm").equipped = False

    table.attack("J", "z")

    assert table.told("attack_missed")


@shows("steel_broadsword")
def test_steel_broadsword_rolls_a_red_die_again() -> None:
    """Steel Broadsword: one red die of an attack with it again, once per attack."""
    table = armed("steel_broadsword", monsters={"z": "zombie master"}, roll="blue r3h2, red h1, brown 0, red h3")

    table.attack("H", "z")
    table.choose("steel_broadsword")
    assert table.options == ["die1", "keep"]
    table.choose("die1")

    assert table["z"].damage == 5


@shows("steel_greatsword")
def test_steel_greatsword_rolls_a_power_die_again() -> None:
    """Steel Greatsword: one red or yellow die again, never the blue one."""
    table = armed(
        "steel_greatsword",
        monsters={"z": "zombie master"},
        roll="blue r3h2, red h1, yellow r1h1, brown 0, yellow h2",
    )

    table.attack("H", "z")
    table.choose("steel_greatsword")
    assert table.options == ["die1", "die2", "keep"]
    table.choose("die2")

    assert table["z"].damage == 5


@refuses("steel_broadsword", "steel_greatsword")
@pytest.mark.parametrize("sword", ["steel_broadsword", "steel_greatsword"])
def test_a_sword_in_the_bag_rolls_nothing_again(sword: str) -> None:
    """Steel swords: an attack with another weapon has no die of theirs to roll again."""
    table = armed(sword, "chipped_greataxe", roll="blue r3h2, red h1, brown 0")
    held(table, "H", sword).equipped = False

    table.attack("H", "z", weapon="chipped_greataxe")

    assert table.asked is None


@refuses("steel_broadsword", "steel_greatsword")
@pytest.mark.parametrize(
    ("sword", "power"), [("steel_broadsword", "red h1"), ("steel_greatsword", "red h1, yellow h2")]
)
def test_a_sword_rolls_again_once_per_attack(sword: str, power: str) -> None:
    """Steel swords: after one die has been rolled again, no other is."""
    table = armed(sword, roll=f"blue r3h2, {power}, brown 0, red h3")

    table.attack("H", "z")
    table.choose(sword)
    table.choose("die1")

    assert not may_react(table, sword)


@shows("dragontooth_hammer")
@refuses("dragontooth_hammer")
def test_dragontooth_hammer_likes_an_empty_hand() -> None:
    """Dragontooth Hammer: one heart more with the other hand empty."""
    roll = "blue r3h2, red h1, red h1, brown 0"
    alone = armed("dragontooth_hammer", monsters={"z": "zombie master"}, roll=roll)
    alone.attack("H", "z")
    shielded = armed("dragontooth_hammer", "iron_shield", monsters={"z": "zombie master"}, roll=roll)
    shielded.attack("H", "z")

    assert (alone["z"].damage, shielded["z"].damage) == (5, 4)


@shows("mace_of_kellos")
def test_mace_of_kellos_shakes_all_around() -> None:
    """Mace of Kellos: a surge hurts every adjacent monster."""
    table = armed(
        "mace_of_kellos",
        drawing="z H y",
        monsters={"z": "zombie master", "y": "zombie"},
        roll="blue r2h2s1, red h1, yellow r1h1, brown 0",
    )

    table.attack("H", "z")
    table.choose("surge0")

    assert [table["z"].damage, table["y"].damage] == [5, 1]


@shows("mace_of_kellos")
def test_mace_of_kellos_heals() -> None:
    """Mace of Kellos: a surge gives a heart back, if one is missing."""
    table = armed(
        "mace_of_kellos", monsters={"z": "zombie master"}, roll="blue r2h2s1, red h1, yellow r1h1, brown 0"
    )
    hurt(table, "H", damage=2)

    table.attack("H", "z")
    table.choose("surge1")

    assert table["H"].damage == 1


@refuses("mace_of_kellos")
def test_mace_of_kellos_has_nothing_for_the_unhurt() -> None:
    """Mace of Kellos: who lacks no heart is not offered one."""
    table = armed("mace_of_kellos", roll="blue r2h2s1, red h1, yellow r1h1, brown 0")

    table.attack("H", "z")

    assert "surge1" not in table.options


@shows("tival_crystal")
@refuses("tival_crystal")
def test_tival_crystal_heals_its_bearer() -> None:
    """Tival Crystal: an action and a red die; not for the unhurt."""
    table = armed("tival_crystal", roll="red h3")
    assert refused(table, "H", "tival_crystal") == "no_effect"
    hurt(table, "H", damage=5)

    table.use("H", "tival_crystal")

    assert table["H"].damage == 2
    assert refused(table, "H", "tival_crystal") == "card_exhausted"
