"""The shop items of the Manor of Ravens."""

import pytest

from bot.descent.rules.harm import Test as Trial
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import armed, bite, bought, held, may_react
from tests.descent.scene import scene

BLUE, YELLOW = "blue r2h2s1", "yellow r1h1"
LINES = [
    ("hammer_of_doom", f"{BLUE}, red h1, red h1, brown 0", "surge0", 4, ["doomed"]),
    ("hammer_of_doom", f"{BLUE}, red h3s1, red h1, brown 0", "surge1", 10, []),
    ("rune_of_fate", f"{BLUE}, {YELLOW}, {YELLOW}, brown 0", "surge1", 4, ["doomed"]),
    ("rune_of_fate", f"{BLUE}, {YELLOW}, {YELLOW}, brown 0", "surge2", 6, []),
    ("winged_blade", f"{BLUE}, red h1, {YELLOW}, brown 0", "surge0", 6, []),
]


@shows("hammer_of_doom", "rune_of_fate", "winged_blade")
@pytest.mark.parametrize(("weapon", "roll", "line", "hearts", "conditions"), LINES)
def test_a_weapon_sells_its_lines(weapon: str, roll: str, line: str, hearts: int, conditions: list[str]) -> None:
    """hammer_of_doom, rune_of_fate and winged_blade: their dice, and what a surge buys."""
    table = bought(weapon, roll, line)

    assert table["z"].damage == hearts
    assert table["z"].conditions == conditions


@shows("hammer_of_doom")
def test_hammer_of_doom_strikes_two_squares_far() -> None:
    """hammer_of_doom: it has reach."""
    assert bought("hammer_of_doom", f"{BLUE}, red h1, red h1, brown 0", "surge0", "H . z")["z"].damage == 4


@refuses("hammer_of_doom")
def test_hammer_of_doom_asks_two_surges_for_four_hearts() -> None:
    """hammer_of_doom: with one surge the hearts are not offered."""
    table = armed("hammer_of_doom", roll=f"{BLUE}, red h1, red h1, brown 0")
    table.monster("z").extra_health = 20

    table.attack("H", "z")

    assert table.options == ["surge0", "stop"]


@shows("rune_of_fate")
def test_rune_of_fate_bursts() -> None:
    """rune_of_fate: a surge for a blast, which catches whoever stands beside the target."""
    table = armed("rune_of_fate", drawing="H . z y", roll=f"{BLUE}, {YELLOW}, {YELLOW}, brown 0, brown 0")

    table.attack("H", "z")
    table.choose("surge0")
    table.settle()

    assert (table["z"].damage, "y" in table and table["y"].damage) == (4, 2)


# Shadow Bracers -----------------------------------------------------------------------------------------------


@shows("shadow_bracers")
def test_shadow_bracers_take_a_surge_away() -> None:
    """shadow_bracers: exhausted after the dice of an attack on their wearer lie, they take a surge from it."""
    table = scene("H z", cards={"H": ["shadow_bracers"]}, turn=None, roll="blue r2h2s1, yellow h1s1, gray 0")

    bite(table)
    table.choose("shadow_bracers")

    assert held(table, "H", "shadow_bracers").exhausted
    assert len(table.told("surge_spent")) == 1


@shows("shadow_bracers")
def test_shadow_bracers_doom() -> None:
    """shadow_bracers: with a surge of any attack their wearer dooms its target."""
    table = armed("shadow_bracers", "bone_blade", roll=f"{BLUE}, red h1, brown 0")
    table.monster("z").extra_health = 20

    table.attack("H", "z", "bone_blade")
    table.choose("shadow_bracers")
    table.settle()

    assert table["z"].conditions == ["doomed"]


@refuses("shadow_bracers")
def test_shadow_bracers_are_no_help_without_a_surge() -> None:
    """shadow_bracers: where the attack shows no surge there is none to take."""
    table = scene("H z", cards={"H": ["shadow_bracers"]}, turn=None, roll="blue r3h2, yellow h2, gray 0")

    bite(table)

    assert table.asked is None
    assert not held(table, "H", "shadow_bracers").exhausted


# White Wolf Cloak ---------------------------------------------------------------------------------------------


@shows("white_wolf_cloak")
def test_white_wolf_cloak_tries_again() -> None:
    """white_wolf_cloak: its wearer rolls a failed test again."""
    table = scene("H", cards={"H": ["white_wolf_cloak"]}, roll="gray 3, black 4, gray 0, black 0")

    table.step(Trial(figure=table.names["H"], attribute="might"))
    table.choose("white_wolf_cloak")

    assert table.told("attribute_tested")[0].model_dump()["passed"]
    assert held(table, "H", "white_wolf_cloak").exhausted


@refuses("white_wolf_cloak")
def test_white_wolf_cloak_is_for_its_wearers_tests() -> None:
    """white_wolf_cloak: a friend's test stays as it fell, and so does one that was passed."""
    table = scene("H T", cards={"H": ["white_wolf_cloak"]}, roll="gray 3, black 4, gray 0, black 0")

    table.step(Trial(figure=table.names["T"], attribute="might"))
    assert not may_react(table, "white_wolf_cloak")
    table.step(Trial(figure=table.names["H"], attribute="might"))
    assert not may_react(table, "white_wolf_cloak")


# Winged Blade -------------------------------------------------------------------------------------------------


@shows("winged_blade")
def test_winged_blade_opens_a_guard() -> None:
    """winged_blade: once per attack a defence die is turned to a face its bearer chooses."""
    table = armed("winged_blade", roll="blue r3h2, red h1, yellow r1h1, brown 2")

    table.attack("H", "z")
    table.choose("winged_blade")
    table.choose("face0")

    assert table["z"].damage == 4


@refuses("winged_blade")
def test_winged_blade_turns_no_blank_die() -> None:
    """winged_blade: a defence that shows nothing leaves nothing to wish for."""
    table = armed("winged_blade", roll="blue r3h2, red h1, yellow r1h1, brown 0")

    table.attack("H", "z")

    assert table.asked is None
    assert table["z"].damage == 4
