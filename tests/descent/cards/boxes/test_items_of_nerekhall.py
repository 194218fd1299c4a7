"""The shop items of the Shadow of Nerekhall: weapons."""

import pytest

from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import attacked, bite, bought, held, refused
from tests.descent.scene import Scene, scene

BLUE, YELLOW = "blue r2h2s1", "yellow r1h1"
LINES = [
    ("bone_blade", f"{BLUE}, red h1, brown 1", "surge0", 5, []),
    ("bone_blade", f"{BLUE}, red h1, brown 0", "surge1", 3, ["bleeding"]),
    ("city_guards_bow", f"{BLUE}, {YELLOW}, brown 0", "surge0", 5, []),
    ("ironbound_rune", f"{BLUE}, red h1, brown 0", "surge0", 4, []),
    ("ironbound_rune", f"{BLUE}, red h1, brown 0", "surge1", 4, []),
    ("jeweled_mace", f"{BLUE}, green h1, brown 0", "surge0", 5, []),
    ("jeweled_mace", f"{BLUE}, green h1, brown 0", "surge1", 5, []),
    ("ironbound_glaive", f"{BLUE}, red h1, {YELLOW}, brown 0", "surge0", 7, []),
    ("ironbound_glaive", f"{BLUE}, red h1, {YELLOW}, brown 2", "surge1", 4, []),
    ("rat_tooth_dagger", f"{BLUE}, {YELLOW}, {YELLOW}, brown 1", "surge0", 6, []),
    ("rat_tooth_dagger", f"{BLUE}, {YELLOW}, {YELLOW}, brown 0", "surge1", 4, ["bleeding"]),
    ("rat_tooth_dagger", f"{BLUE}, {YELLOW}, {YELLOW}, brown 0", "surge2", 4, ["diseased"]),
    ("rune_of_blades", f"{BLUE}, {YELLOW}, green h1, brown 2", "surge0", 6, []),
    ("rune_of_blades", f"{BLUE}, {YELLOW}, green h1, brown 0", "surge2", 4, ["bleeding"]),
]


@shows("bone_blade", "city_guards_bow", "ironbound_rune", "jeweled_mace")
@shows("ironbound_glaive", "rat_tooth_dagger", "rune_of_blades")
@pytest.mark.parametrize(("weapon", "roll", "line", "hearts", "conditions"), LINES)
def test_a_weapon_sells_its_lines(weapon: str, roll: str, line: str, hearts: int, conditions: list[str]) -> None:
    """bone_blade and the others: their dice, what they pierce, and what a surge buys."""
    table = bought(weapon, roll, line)

    assert table["z"].damage == hearts
    assert table["z"].conditions == conditions


@shows("city_guards_bow")
def test_city_guards_bow_shoots_three_squares_farther() -> None:
    """city_guards_bow: a surge brings an arrow to a target that is three squares too far."""
    assert bought("city_guards_bow", f"{BLUE}, {YELLOW}, brown 0", "surge1", "H . . . . . z")["z"].damage == 3


@shows("ironbound_glaive")
def test_ironbound_glaive_strikes_two_squares_far() -> None:
    """ironbound_glaive: it has reach."""
    assert bought("ironbound_glaive", f"{BLUE}, red h1, {YELLOW}, brown 0", "surge0", "H . z")["z"].damage == 7


@shows("ironbound_rune")
def test_ironbound_rune_wards_off_a_heart() -> None:
    """ironbound_rune: exhausted after the defence roll it adds a shield."""
    table = attacked("ironbound_rune", roll="blue r3h2, yellow h2, gray 1")

    table.choose("ironbound_rune")

    assert table["H"].damage == 2
    assert held(table, "H", "ironbound_rune").exhausted


@refuses("ironbound_rune")
def test_ironbound_rune_helps_its_bearer_alone() -> None:
    """ironbound_rune: nobody is asked when a friend is attacked."""
    table = scene("H . T z", cards={"H": ["ironbound_rune"]}, turn=None, roll="blue r3h2, yellow h2, gray 1")

    bite(table)

    assert table["T"].damage == 3


# Bloody Dagger ------------------------------------------------------------------------------------------------


@shows("bloody_dagger")
def test_bloody_dagger_drinks_its_bearers_blood() -> None:
    """bloody_dagger: for a fatigue its bearer bleeds; then a surge is worth four hearts."""
    table = scene("H z", cards={"H": ["bloody_dagger"]}, roll=f"{BLUE}, green h1, brown 0")
    table.monster("z").extra_health = 20

    table.use("H", "bloody_dagger")
    table.attack("H", "z")
    table.choose("bloody_dagger")
    table.settle()

    assert "bleeding" in table["H"].conditions
    assert table["z"].damage == 7
    assert table.hero("H").fatigue == 2, "one for the dagger, one for bleeding through an action"


@shows("bloody_dagger")
def test_bloody_dagger_sharpens_every_attack_of_its_bearer() -> None:
    """bloody_dagger: the line is for any weapon."""
    table = scene("H z", cards={"H": ["jeweled_mace", "bloody_dagger"]}, roll=f"{BLUE}, green h1, brown 0")
    table.monster("z").extra_health = 20
    table["H"].conditions.append("bleeding")

    table.attack("H", "z", "jeweled_mace")

    assert "syndrael/bloody_dagger/0" in table.options


@refuses("bloody_dagger")
def test_bloody_dagger_is_blunt_without_blood() -> None:
    """bloody_dagger: whoever does not bleed has no line; whoever bleeds already can't bleed for it again."""
    table = scene("H z", cards={"H": ["bloody_dagger"]}, roll=f"{BLUE}, green h1, brown 0")
    table.attack("H", "z")
    assert table.asked is None

    table["H"].conditions.append("bleeding")
    assert refused(table, "H", "bloody_dagger") == "no_effect"


# Repeating Crossbow -------------------------------------------------------------------------------------------


def crossbow(drawing: str) -> Scene:
    """The Repeating Crossbow, with a surge on its dice."""
    table = scene(
        drawing,
        cards={"H": ["repeating_crossbow"]},
        monsters={"z": "zombie master", "y": "zombie master"},
        roll=f"{BLUE}, red h2, {YELLOW}, brown 0, brown 0",
    )
    for letter in "zy":
        if letter in drawing:
            table.monster(letter).extra_health = 20
    table.attack("H", "z")
    return table


@shows("repeating_crossbow")
def test_repeating_crossbow_hits_whoever_stands_beside_the_target() -> None:
    """repeating_crossbow: a surge lets it hit a second monster; one takes all, the other half."""
    table = crossbow("H . . z y")

    table.choose("surge0")
    table.choose("zombie_1")

    assert [table["z"].damage, table["y"].damage] == [5, 3]


@shows("repeating_crossbow")
def test_repeating_crossbow_sells_three_hearts() -> None:
    """repeating_crossbow: a surge for three hearts."""
    table = crossbow("H . . z")

    table.choose("surge1")

    assert table["z"].damage == 8


@refuses("repeating_crossbow")
def test_repeating_crossbow_needs_somebody_beside_the_target() -> None:
    """repeating_crossbow: a monster two squares from the target is not hit."""
    assert crossbow("H . . z . y").options == ["surge1", "stop"]
