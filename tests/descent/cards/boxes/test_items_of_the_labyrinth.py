"""What is worn of the shop items of the Labyrinth of Ruin."""

import pytest

from bot.descent.commands import Equip
from bot.descent.content.cards import ATTRIBUTES
from bot.descent.rules import stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import armed, attacked, bite, held
from tests.descent.scene import Scene, scene


def attributes(table: Scene) -> list[int | None]:
    """The attributes of the hero as they are now."""
    return [stats.attribute(table.game, table["H"], name) for name in ATTRIBUTES]


def not_worn(table: Scene, card: str) -> Scene:
    """The same with the card in the bag."""
    held(table, "H", card).equipped = False
    return table


@shows("elven_boots")
@refuses("elven_boots")
def test_elven_boots_begin_with_a_step() -> None:
    """Elven Boots: a movement point as their bearer's turn begins, not as another's does."""
    own = scene("H T", cards={"H": ["elven_boots"]}, turn="H")
    assert own.game.turn is not None
    assert own.game.turn.points == 1

    others = scene("H T", cards={"H": ["elven_boots"]}, turn="T")
    assert others.game.turn is not None
    assert others.game.turn.points == 0


@shows("thiefs_vest")
@refuses("thiefs_vest")
def test_thiefs_vest_makes_strong_and_wary() -> None:
    """Thief's Vest: a brown die, and might and awareness are one higher while it is worn."""
    table = armed("thiefs_vest")
    might, knowledge, willpower, awareness = attributes(not_worn(armed("thiefs_vest"), "thiefs_vest"))
    assert might is not None
    assert awareness is not None

    assert attributes(table) == [might + 1, knowledge, willpower, awareness + 1]
    assert stats.defence_pool(table.game, table["H"]) == ("gray", "brown")


@shows("shroud_of_dusk")
@refuses("shroud_of_dusk")
def test_shroud_of_dusk_raises_everything() -> None:
    """Shroud of Dusk: every attribute is one higher while it is worn."""
    bare = attributes(not_worn(armed("shroud_of_dusk"), "shroud_of_dusk"))

    assert attributes(armed("shroud_of_dusk")) == [value + 1 for value in bare if value is not None]


@refuses("shroud_of_dusk", "thiefs_vest")
def test_no_attribute_goes_beyond_six() -> None:
    """Thief's Vest and Shroud of Dusk: six is the most, also with both."""
    table = scene("G", heroes={"G": "grisban_the_thirsty"}, cards={"G": ["thiefs_vest", "shroud_of_dusk"]})

    assert stats.attribute(table.game, table["G"], "might") == 6


@shows("black_iron_helm")
@refuses("black_iron_helm")
def test_black_iron_helm_keeps_a_heart_off() -> None:
    """Black Iron Helm: two health and a shield on each defence roll, of its bearer alone."""
    table = attacked("black_iron_helm", roll="blue r3h2, yellow h2, gray 1")
    assert (table["H"].damage, stats.health(table.game, table["H"])) == (2, 14)

    friend = scene("z J H", cards={"H": ["black_iron_helm"]}, turn=None, roll="blue r3h2, yellow h2, gray 1")
    bite(friend)
    friend.settle()
    assert friend["J"].damage == 3


@refuses("black_iron_helm", "shroud_of_dusk")
def test_nobody_wears_two_helmets() -> None:
    """Black Iron Helm, Shroud of Dusk: one helmet is all a head has room for."""
    table = scene("H", cards={"H": ["black_iron_helm", "shroud_of_dusk"]})

    assert table.refused(Equip(hero="syndrael", cards=("black_iron_helm", "shroud_of_dusk"))) == "not_worn_together"


@refuses("elven_boots")
@pytest.mark.parametrize(("other", "code"), [("merciful_boots", "not_worn_together"), ("belt_of_strength", None)])
def test_nobody_wears_two_pairs_of_boots(other: str, code: str | None) -> None:
    """Elven Boots: one pair is enough; a belt goes with them."""
    table = scene("H", cards={"H": ["elven_boots", other]})

    assert table.refused(Equip(hero="syndrael", cards=("elven_boots", other))) == code
