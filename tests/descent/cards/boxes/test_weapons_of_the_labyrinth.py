"""The weapons that shops sell from the Labyrinth of Ruin."""

import pytest

from tests.descent.cards.books import refuses, shows
from tests.descent.cards.boxes.arms import pierced, strike
from tests.descent.cards.table import TOUGH, armed, hurt
from tests.descent.scene import scene

SURGES = [
    ("bow_of_bone", "blue r2h2s1, yellow h2, green h1", "surge0", 6),
    ("bow_of_bone", "blue r2h2s1, yellow h2s1, green h1", "surge1", 8),
    ("mace_of_aver", "blue r2h2s1, green h1, green h1", "surge0", 6),
    ("poisoned_blowgun", "blue r2h2s1, green h1", "surge1", 4),
    ("bow_of_the_eclipse", "blue r2h2s1, red h1, green s1", "surge0", 6),
    ("bow_of_the_eclipse", "blue r2h2s1, red h1, green h1", "surge1", 5),
    ("iron_claws", "blue r2h2s1, yellow h2s1, yellow h2s1, green h1", "surge0", 12),
    ("iron_claws", "blue r2h2s1, yellow h2s1, yellow h2, green h1", "surge1", 9),
    ("obsidian_greataxe", "blue r2h2s1, red h1, red h1", "surge0", 6),
    ("rune_of_misery", "blue r2h2s1, red h1, green h1", "surge1", 5),
    ("rune_of_misery", "blue r2h2s1, red h1, green h1s1", "surge2", 8),
    ("staff_of_the_wild", "blue r2h2s1, yellow h2, green h1, green h1", "surge1", 8),
]


@shows(*(line[0] for line in SURGES))
@pytest.mark.parametrize(("weapon", "roll", "surge", "hearts"), SURGES)
def test_a_weapon_sells_hearts(weapon: str, roll: str, surge: str, hearts: int) -> None:
    """Each weapon sells the hearts of its lines, for as many surges as they cost."""
    assert strike(weapon, f"{roll}, brown 0", surge)["z"].damage == hearts


CONDITIONS = [
    ("mace_of_aver", "blue r2h2s1, green s1, green h1", "surge1", "stunned"),
    ("poisoned_blowgun", "blue r2h2s1, green h1", "surge0", "poisoned"),
    ("rune_of_misery", "blue r2h2s1, red h1, green h1", "surge0", "cursed"),
]


@shows(*(line[0] for line in CONDITIONS))
@pytest.mark.parametrize(("weapon", "roll", "surge", "condition"), CONDITIONS)
def test_a_weapon_inflicts_a_condition(weapon: str, roll: str, surge: str, condition: str) -> None:
    """The mace stuns, the blowgun poisons, the rune curses."""
    assert strike(weapon, f"{roll}, brown 0", surge)["z"].conditions == [condition]


@refuses("mace_of_aver", "iron_claws", "bow_of_the_eclipse")
@pytest.mark.parametrize(
    ("weapon", "roll", "dear"),
    [
        ("mace_of_aver", "blue r2h2s1, green h1, green h1", "surge1"),
        ("iron_claws", "blue r2h2s1, yellow h2s1, yellow h2, green h1", "surge0"),
        ("bow_of_the_eclipse", "blue r2h2s1, red h1, green h1", "surge0"),
    ],
)
def test_a_dear_line_is_not_offered_for_less(weapon: str, roll: str, dear: str) -> None:
    """Mace of Aver, Iron Claws, Bow of the Eclipse: with a surge too few the dearest line is not offered."""
    table = armed(weapon, roll=f"{roll}, brown 0")
    table.monster("z").extra_health = 10

    table.attack("H", "z")

    assert table.asked == "spend_surges"
    assert dear not in table.options


@shows("poisoned_blowgun", "bow_of_the_eclipse")
@refuses("poisoned_blowgun", "bow_of_the_eclipse")
@pytest.mark.parametrize(
    ("weapon", "roll", "shields"),
    [("poisoned_blowgun", "blue r3h2, green h1", 1), ("bow_of_the_eclipse", "blue r3h2, red h1, green h1", 2)],
)
def test_a_weapon_pierces(weapon: str, roll: str, shields: int) -> None:
    """The blowgun ignores one shield, the bow two; neither ignores what is not there."""
    assert pierced(strike(weapon, f"{roll}, brown 2")) == shields
    assert pierced(strike(weapon, f"{roll}, brown 0")) == 0


@shows("bow_of_bone")
@refuses("bow_of_bone")
def test_bow_of_bone_is_for_those_who_stand_still() -> None:
    """Bow of Bone: a green die more, unless its bearer has left a square this turn."""
    still = strike("bow_of_bone", "blue r3h2, yellow h2, green h1, brown 0")
    assert still["z"].damage == 5
    moved = scene(". H z", cards={"H": ["bow_of_bone"]}, monsters=TOUGH, roll="blue r3h2, yellow h2, brown 0")

    moved.move("H", "A1")
    moved.attack("H", "z")

    assert moved["z"].damage == 4


@shows("iron_claws")
@refuses("iron_claws")
def test_iron_claws_like_an_empty_hand() -> None:
    """Iron Claws: a green die more while the other hand is empty."""
    alone = armed("iron_claws", roll="blue r3h2, yellow h2, yellow h2, green h1, brown 2")
    alone.attack("H", "z")
    shielded = armed("iron_claws", "iron_shield", roll="blue r3h2, yellow h2, yellow h2, brown 2")
    shielded.attack("H", "z")

    assert (alone["z"].damage, shielded["z"].damage) == (5, 4)


@shows("serpent_dagger")
def test_serpent_dagger_poisons_without_a_wound() -> None:
    """Serpent Dagger: for two surges the target is poisoned, though every heart is kept off."""
    table = scene("H d d\n. d d", cards={"H": ["serpent_dagger"]}, monsters={"d": "ettin"})
    table.roll("blue r2h2s1, green s1, gray 3, gray 3")

    table.attack("H", "d")
    table.choose("surge0")
    table.settle()

    assert table["d"].conditions == ["poisoned"]


@shows("serpent_dagger")
@refuses("serpent_dagger")
@pytest.mark.parametrize(("has", "hearts"), [([], 3), (["stunned"], 3), (["poisoned"], 5)])
def test_serpent_dagger_bites_the_poisoned(has: list[str], hearts: int) -> None:
    """Serpent Dagger: two hearts more on a poisoned target, and on no other."""
    table = armed("serpent_dagger", roll="blue r3h2, green h1, brown 0")
    table.monster("z").extra_health = 10
    table["z"].conditions += has

    table.attack("H", "z")

    assert table["z"].damage == hearts


@shows("serpent_dagger")
def test_serpent_dagger_pierces_for_a_surge() -> None:
    """Serpent Dagger: a surge ignores two shields."""
    assert pierced(strike("serpent_dagger", "blue r2h2s1, green h1, brown 2", "surge1")) == 2


@shows("obsidian_greataxe")
@refuses("obsidian_greataxe")
@pytest.mark.parametrize(("rank", "fatigue"), [("zombie", 1), ("zombie master", 2)])
def test_obsidian_greataxe_eases_with_a_kill(rank: str, fatigue: int) -> None:
    """Obsidian Greataxe: a monster defeated with it gives a fatigue back; one that stands gives nothing."""
    table = armed("obsidian_greataxe", monsters={"z": rank}, roll="blue r3h2, red h1, red h1, brown 0")
    hurt(table, "H", fatigue=2)

    table.attack("H", "z")

    assert table.hero("H").fatigue == fatigue


@shows("staff_of_the_wild")
@pytest.mark.parametrize(
    ("line", "condition"),
    [("line1", "cursed"), ("line2", "diseased"), ("line3", "poisoned"), ("line4", "stunned")],
)
def test_staff_of_the_wild_lets_its_bearer_choose(line: str, condition: str) -> None:
    """Staff of the Wild: one surge, and one of four conditions."""
    table = strike("staff_of_the_wild", "blue r2h2s1, yellow h2, green h1, green h1, brown 0", "surge0", line)

    assert table["z"].conditions == [condition]


@refuses("staff_of_the_wild")
def test_staff_of_the_wild_offers_no_condition_twice() -> None:
    """Staff of the Wild: what the target has already is not offered."""
    table = armed("staff_of_the_wild", roll="blue r2h2s1, yellow h2, green h1, green h1, brown 0")
    table.monster("z").extra_health = 10
    table["z"].conditions += ["cursed", "poisoned"]

    table.attack("H", "z")
    table.choose("surge0")

    assert table.options == ["line2", "line4"]


@shows("staff_of_the_wild")
def test_staff_of_the_wild_eases() -> None:
    """Staff of the Wild: a heart more, and a fatigue less."""
    table = armed("staff_of_the_wild", roll="blue r2h2s1, yellow h2, green h1, green h1, brown 0")
    table.monster("z").extra_health = 10
    hurt(table, "H", fatigue=2)

    table.attack("H", "z")
    table.choose("surge2")

    assert (table["z"].damage, table.hero("H").fatigue) == (7, 1)
