"""Items of the Trollfens that do something of their own."""

import pytest

from bot.descent.commands import Equip
from bot.descent.rules import stats
from bot.descent.rules.turns import StartRound
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.boxes.arms import strike
from tests.descent.cards.table import armed, bite, held, may_react
from tests.descent.scene import Scene, scene


def felled() -> Scene:
    """Syndrael has felled a zombie with the axe; another one stands by."""
    table = scene(
        "z H y", cards={"H": ["guardian_axe"]}, monsters={"y": "zombie"}, roll="blue r3h2, red h3, brown 0"
    )
    table.attack("H", "z")
    return table


@shows("guardian_axe")
def test_guardian_axe_becomes_a_guard() -> None:
    """Guardian Axe: put away after a kill it adds two shields to each defence until its bearer's next turn."""
    table = felled()

    table.choose("guardian_axe")
    assert not held(table, "H", "guardian_axe").equipped
    table.roll("blue r3h2, yellow h2, gray 1")
    bite(table)

    assert table["H"].damage == 1


@shows("guardian_axe")
@refuses("guardian_axe")
def test_guardian_axe_guards_until_the_next_turn() -> None:
    """Guardian Axe: as the bearer's next turn begins the guard is over, and the axe may be taken up again."""
    table = felled()
    table.choose("guardian_axe")
    table.end_turn("H")
    table.settle()
    table.step(StartRound())
    damage = table["H"].damage
    table.take_turn("H")
    assert table.refused(Equip(hero="syndrael", cards=("guardian_axe",))) is None

    table.roll("blue r3h2, yellow h2, gray 1")
    bite(table)

    assert table["H"].damage == damage + 3


@refuses("guardian_axe")
def test_guardian_axe_may_stay_in_the_hand() -> None:
    """Guardian Axe: who keeps it has no shield of it, and after a blow that fells nobody it is not offered."""
    table = felled()
    table.choose("pass")
    table.roll("blue r3h2, yellow h2, gray 1")
    bite(table)
    assert table["H"].damage == 3

    alive = armed("guardian_axe", roll="blue r3h2, red h1, brown 0")
    alive.attack("H", "z")
    assert not may_react(alive, "guardian_axe")


@shows("guardian_axe")
def test_guardian_axe_sells_two_hearts() -> None:
    """Guardian Axe: two hearts for a surge."""
    assert strike("guardian_axe", "blue r2h2s1, red h1, brown 0", "surge0")["z"].damage == 5


@shows("boomerang")
@refuses("boomerang")
@pytest.mark.parametrize(
    ("roll", "in_hand"),
    [
        ("blue r3h2, yellow h2, yellow h2, green h1, brown 0", False),
        ("blue X, yellow h2, yellow h2, green h1, brown 0", True),
    ],
)
def test_boomerang_does_not_come_back_from_a_wound(roll: str, in_hand: bool) -> None:
    """Boomerang: whoever hurts somebody with it has to pick it up again; after a miss it is in the hand."""
    table = strike("boomerang", roll)

    assert held(table, "H", "boomerang").equipped == in_hand


@shows("boomerang")
@pytest.mark.parametrize(
    ("roll", "surge", "hearts", "conditions"),
    [("yellow h2, green h1", "surge0", 8, []), ("yellow h2s1, green h1", "surge1", 7, ["weakened"])],
)
def test_boomerang_sells_its_lines(roll: str, surge: str, hearts: int, conditions: list[str]) -> None:
    """Boomerang: two range and a heart for one surge, weakness for two."""
    table = strike("boomerang", f"blue r2h2s1, yellow h2, {roll}, brown 0", surge)

    assert (table["z"].damage, table["z"].conditions) == (hearts, conditions)


@shows("stone_armor")
@refuses("stone_armor")
def test_stone_armor_protects_and_holds_back() -> None:
    """Stone Armor: two black dice, three squares a move, and no hurry."""
    table = scene("T . . . .", cards={"T": ["stone_armor"]})

    assert stats.defence_pool(table.game, table["T"]) == ("gray", "black", "black")
    assert stats.speed(table.game, table["T"]) == 3
    assert table.legal("T", "push") == []
    light = scene("T . . . .", cards={"T": ["leather_armor"]})
    assert light.legal("T", "push")


@refuses("stone_armor")
def test_stone_armor_says_why_nobody_hurries() -> None:
    """Stone Armor: the refusal of a push names its weight."""
    table = scene("T . . . .", cards={"T": ["stone_armor"]})

    with pytest.raises(Exception, match="may_not_hurry"):
        table.push("T")
