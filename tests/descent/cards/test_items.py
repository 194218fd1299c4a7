"""Shields, armour, trinkets, and weapons with an ability of their own."""

import pytest

from bot.descent import stats
from bot.descent.commands import Equip
from bot.descent.harm import Test as Trial
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import (
    NECROMANCER,
    WILDLANDER,
    armed,
    attacked,
    bite,
    held,
    hurt,
    may_react,
    refused,
)
from tests.descent.scene import scene

SHIELDS = ["wooden_shield_knight", "wooden_shield_disciple", "iron_shield"]
CHARMS = ["lucky_charm", "lucky_charm_thief"]
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
