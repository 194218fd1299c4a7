"""The shop items of the Lair of the Wyrm."""

import pytest

from bot.descent.commands import Equip, Revive
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.boxes.arms import strike
from tests.descent.cards.table import armed, attacked, hurt, may_react
from tests.descent.scene import scene

SURGES = [
    ("halberd", "blue r2h2s1, red h1, brown 0", "surge0", 5),
    ("bow_of_the_sky", "blue r2h2s1, red h1, yellow h2s1, brown 0", "surge1", 8),
    ("staff_of_kellos", "blue r2h2s1, red h1, yellow h2, brown 0", "surge1", 7),
]


@shows(*(line[0] for line in SURGES))
@pytest.mark.parametrize(("weapon", "roll", "surge", "hearts"), SURGES, ids=[line[0] for line in SURGES])
def test_a_weapon_sells_hearts(weapon: str, roll: str, surge: str, hearts: int) -> None:
    """Halberd, Bow of the Sky and Staff of Kellos sell the hearts of their lines."""
    assert strike(weapon, roll, surge)["z"].damage == hearts


CONDITIONS = [
    ("magma_blast", "blue r2h2s1, red h1", "surge1", "burning"),
    ("bow_of_the_sky", "blue r2h2s1, red h1, yellow h2", "surge0", "stunned"),
    ("staff_of_kellos", "blue r2h2s1, red h1, yellow h2", "surge2", "burning"),
]


@shows(*(line[0] for line in CONDITIONS))
@pytest.mark.parametrize(("weapon", "roll", "surge", "condition"), CONDITIONS, ids=[one[0] for one in CONDITIONS])
def test_a_weapon_inflicts_a_condition(weapon: str, roll: str, surge: str, condition: str) -> None:
    """Magma Blast and the Staff of Kellos set on fire whom they hurt, the Bow of the Sky stuns."""
    assert strike(weapon, f"{roll}, brown 0", surge)["z"].conditions == [condition]


@refuses("magma_blast")
def test_magma_blast_burns_nobody_it_does_not_hurt() -> None:
    """Magma Blast: where the shields keep every heart off, nothing burns."""
    table = scene("H . . d d d\n. . . d d d", cards={"H": ["magma_blast"]})
    table.roll("blue r6h1s1, red h1, gray 3, gray 3")

    table.attack("H", "d")
    table.settle()

    assert (table["d"].damage, table["d"].conditions) == (0, [])


@shows("magma_blast")
def test_magma_blast_reaches_the_neighbours() -> None:
    """Magma Blast: for a surge whoever stands beside the target takes half."""
    table = scene(
        "H . z y",
        cards={"H": ["magma_blast"]},
        monsters={"z": "zombie master", "y": "zombie master"},
        roll="blue r2h2s1, red h2, brown 0, brown 0",
    )

    table.attack("H", "z")
    table.choose("surge0")
    table.settle()

    assert (table["z"].damage, table["y"].damage) == (4, 2)


@shows("bow_of_the_sky")
@refuses("bow_of_the_sky")
@pytest.mark.parametrize(("far", "hit"), [(3, True), (4, False)])
def test_bow_of_the_sky_shoots_a_square_farther(far: int, hit: bool) -> None:
    """Bow of the Sky: one range more than the dice show, and not two."""
    table = strike("bow_of_the_sky", "blue r2h2s1, red h1, yellow h2, brown 0", drawing=f"H {'. ' * (far - 1)}z")

    assert bool(table["z"].damage) == hit


@shows("halberd")
def test_halberd_rolls_a_power_die_again() -> None:
    """Halberd: for a fatigue a power die again, never the blue one."""
    table = armed("halberd", roll="blue r3h2, red h1, brown 0, red h3")

    table.attack("H", "z")
    table.choose("halberd")
    assert table.options == ["die1", "keep"]
    table.choose("die1")

    assert (table["z"].damage, table.hero("H").fatigue) == (5, 1)


@refuses("halberd")
def test_halberd_asks_a_fatigue() -> None:
    """Halberd: who has no stamina left rolls nothing again; nor does anybody twice."""
    tired = armed("halberd", roll="blue r3h2, red h1, brown 0")
    hurt(tired, "H", fatigue=4)
    tired.attack("H", "z")
    assert not may_react(tired, "halberd")
    once = armed("halberd", roll="blue r3h2, red h1, brown 0, red h2")

    once.attack("H", "z")
    once.choose("halberd")
    once.choose("die1")

    assert not may_react(once, "halberd")


@shows("staff_of_kellos")
def test_staff_of_kellos_sells_range() -> None:
    """Staff of Kellos: a surge is worth two squares."""
    table = strike("staff_of_kellos", "blue r2h2s1, red h1, yellow h2, brown 0", "surge0", drawing="H . . . z")

    assert table["z"].damage == 5


@shows("flash_powder")
def test_flash_powder_stuns_and_lets_its_bearer_run() -> None:
    """Flash Powder: whoever passes stuns a monster beside it and may move up to its speed."""
    table = scene("y H z . . .", monsters={"y": "zombie"}, cards={"H": ["flash_powder"]}, roll="gray 0, black 0")
    hurt(table, "H", damage=1)

    table.use("H", "flash_powder")
    table.choose("zombie_2")
    assert table.asked is None or table.asked == "choose_move"
    table.settle()

    assert table["z"].conditions == ["stunned"]
    assert table["y"].conditions == []


@shows("flash_powder")
def test_flash_powder_is_a_way_out() -> None:
    """Flash Powder: the way is as long as the hero is fast."""
    table = scene("z H . . . . .", cards={"H": ["flash_powder"]}, roll="gray 0, black 0")

    table.use("H", "flash_powder")
    table.choose("F1")

    assert (table.at("H"), table["z"].conditions) == ("F1", ["stunned"])


@refuses("flash_powder")
def test_flash_powder_needs_a_steady_hand() -> None:
    """Flash Powder: after a failed test nothing happens, and the action is gone."""
    table = scene("z H . . . . .", cards={"H": ["flash_powder"]}, roll="gray 3, black 4")

    table.use("H", "flash_powder")

    assert (table.asked, table["z"].conditions) == (None, [])
    assert table.game.turn is not None
    assert table.game.turn.actions == 1


@shows("merciful_boots")
def test_merciful_boots_help_whoever_helps() -> None:
    """Merciful Boots: who is helped up recovers two fatigue, and the helper has two points to walk on."""
    table = scene("H T", cards={"H": ["merciful_boots"]}, roll="red h1, red h2")
    fallen = table.hero("T")
    fallen.knocked_out, fallen.damage, fallen.fatigue = True, 8, 5

    table.do(Revive(hero=table.names["H"], target=table.names["T"]))

    assert table.hero("T").fatigue == 3
    assert table.game.turn is not None
    assert table.game.turn.points == 2


@refuses("merciful_boots")
def test_merciful_boots_do_nothing_for_their_bearer() -> None:
    """Merciful Boots: a hero who stands up by itself gets nothing by them."""
    table = scene("H T", cards={"H": ["merciful_boots"]}, turn="T", roll="red h1, red h2")
    fallen = table.hero("H")
    fallen.knocked_out, fallen.damage, fallen.fatigue = True, 12, 4

    table.do(Revive(hero=table.names["T"], target=table.names["H"]))

    assert table.hero("H").fatigue == 4
    assert table.game.turn is not None
    assert table.game.turn.points == 0


@refuses("merciful_boots")
def test_merciful_boots_are_no_match_for_other_boots() -> None:
    """Merciful Boots: nobody wears two pairs of boots; other small things go with them."""
    table = scene("H", cards={"H": ["merciful_boots", "elven_boots", "scorpion_helm"]})

    assert table.refused(Equip(hero="syndrael", cards=("merciful_boots", "elven_boots"))) == "not_worn_together"
    assert table.refused(Equip(hero="syndrael", cards=("merciful_boots", "scorpion_helm"))) is None


@shows("scalemail")
def test_scalemail_buys_a_brown_die() -> None:
    """Scalemail: a gray die, and for a fatigue a brown one."""
    table = attacked("scalemail", roll="blue r3h2, yellow h2, gray 0, gray 1, brown 2")

    table.choose("scalemail")

    assert (table["H"].damage, table.hero("H").fatigue) == (1, 1)


@refuses("scalemail")
def test_scalemail_without_stamina_is_a_gray_die() -> None:
    """Scalemail: who has no stamina left rolls the gray die alone."""
    table = scene("H z", cards={"H": ["scalemail"]}, turn=None, roll="blue r3h2, yellow h2, gray 0, gray 1")
    hurt(table, "H", fatigue=4)

    table.activate("zombie", minion=[{"do": "attack"}], master=[])

    assert table.asked is None
    assert table["H"].damage == 3


@refuses("scalemail")
def test_scalemail_tolerates_no_rune() -> None:
    """Scalemail: no rune can be equipped with it."""
    table = scene("L", cards={"L": ["scalemail"]})

    equip = Equip(hero=table.names["L"], cards=("arcane_bolt", "scalemail"))

    assert table.refused(equip) == "not_worn_together"
