"""Heroes who handle dice: X rolled again, faces turned, dice taken away; and who stands in for whom."""

from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, hurt, may_react
from tests.descent.scene import Scene, scene


def fighter(hero: str, roll: str, drawing: str = "H z", **more: object) -> Scene:
    """A hero of the warriors' kind next to a zombie master, with these dice."""
    return scene(drawing, heroes={"H": hero}, monsters={"z": "zombie master"}, roll=roll, **more)  # type: ignore[arg-type]


def bitten(hero: str, roll: str, drawing: str = "H z") -> Scene:
    """A zombie attacks the hero."""
    table = scene(drawing, heroes={"H": hero}, turn=None, roll=roll)
    bite(table)
    return table


# Reynhart -----------------------------------------------------------------------------------------------------


@shows("reynhart_the_worthy/ability")
def test_reynhart_rolls_an_x_again() -> None:
    """An X of Reynhart's attack costs him a fatigue, and the blue die is rolled again."""
    table = fighter("reynhart_the_worthy", "blue X, red h2, brown 0, blue r3h2")

    table.attack("H", "z")
    table.choose("sheet")
    table.choose("die0")

    assert table["z"].damage == 4
    assert table.hero("H").fatigue == 1


@refuses("reynhart_the_worthy/ability")
def test_reynhart_rolls_nothing_else_again() -> None:
    """Without an X there is nothing to react to, for Reynhart's ability as for his feat."""
    table = fighter("reynhart_the_worthy", "blue r5h1, red h1, brown 1")

    table.attack("H", "z")

    assert not may_react(table, "sheet")
    assert not may_react(table, "feat")


@refuses("reynhart_the_worthy/ability")
def test_reynhart_asks_his_ability_once_per_attack() -> None:
    """A second X in the same attack is not rolled again by Reynhart's ability."""
    table = fighter("reynhart_the_worthy", "blue X, red h2, brown 0, blue X")

    table.attack("H", "z")
    table.choose("sheet")
    table.choose("die0")

    assert not may_react(table, "sheet")


@refuses("reynhart_the_worthy/ability")
def test_reynhart_must_bear_the_fatigue() -> None:
    """With no stamina left Reynhart can't use his ability, but his feat he can."""
    table = fighter("reynhart_the_worthy", "blue X, red h2, brown 0")
    hurt(table, "H", fatigue=4)

    table.attack("H", "z")

    assert not may_react(table, "sheet")
    assert may_react(table, "feat")


@shows("reynhart_the_worthy/feat")
def test_reynharts_feat_rolls_any_dice_again() -> None:
    """On an X Reynhart recovers all fatigue and rolls any of his dice again, each once."""
    table = fighter("reynhart_the_worthy", "blue X, red h1, brown 0, blue r3h2, red h3")
    hurt(table, "H", fatigue=3)

    table.attack("H", "z")
    table.choose("feat")
    table.choose("die0")
    table.choose("die1")

    assert table["z"].damage == 5
    assert table.hero("H").fatigue == 0
    assert table.hero("H").feat_used


# Serena -------------------------------------------------------------------------------------------------------


@shows("serena/ability")
def test_a_friend_stands_in_for_serena() -> None:
    """An adjacent hero pays a fatigue and is the target of the attack on Serena."""
    table = scene("J H z", heroes={"H": "serena"}, turn=None, roll="blue r3h2, yellow h2, gray 1")
    bite(table)

    assert table.asked == "volunteer"
    table.choose("volunteer")
    table.settle()

    assert (table["H"].damage, table["J"].damage) == (0, 3)
    assert table.hero("J").fatigue == 1


@refuses("serena/ability")
def test_nobody_has_to_stand_in_for_serena() -> None:
    """Who declines pays nothing, and Serena is struck."""
    table = scene("T H z", heroes={"H": "serena"}, turn=None, roll="blue r3h2, yellow h2, brown 1")
    bite(table)

    table.choose("decline")
    table.settle()

    assert (table["H"].damage, table["T"].damage) == (3, 0)
    assert table.hero("T").fatigue == 0


@refuses("serena/ability")
def test_the_tired_and_the_far_are_not_asked_to_stand_in_for_serena() -> None:
    """Whoever has no stamina left is not asked, nor whoever stands two squares away."""
    table = scene("T H z\n# . .\n# S .", heroes={"H": "serena"}, turn=None, roll="blue r3h2, yellow h2, brown 1")
    hurt(table, "T", fatigue=5)

    bite(table)
    assert table.asked == "react"
    table.settle()

    assert (table["H"].damage, table["T"].damage, table["S"].damage) == (3, 0, 0)


@shows("serena/feat")
def test_serenas_feat_heals_by_two_tests() -> None:
    """Each test that Serena passes gives everybody near three hearts and a fatigue, herself and the fallen too."""
    table = scene("H . . T . . . G", heroes={"H": "serena"}, roll="gray 1, black 2, gray 2, black 2", turn="H")
    hurt(table, "H", damage=5, fatigue=3)
    hurt(table, "T", damage=8, fatigue=5)
    hurt(table, "G", damage=5)
    table.hero("T").knocked_out = True

    table.use("H", "feat")

    assert (table["H"].damage, table.hero("H").fatigue) == (2, 2)
    assert (table["T"].damage, table.hero("T").knocked_out) == (5, False)
    assert table["G"].damage == 5


@refuses("serena/feat")
def test_serenas_feat_fails_with_both_tests() -> None:
    """Two failed tests heal nobody, and the feat of Serena is spent."""
    table = scene("H T", heroes={"H": "serena"}, roll="gray 3, black 3, gray 2, black 2", turn="H")
    hurt(table, "T", damage=5)

    table.use("H", "feat")

    assert table["T"].damage == 5
    assert table.hero("H").feat_used


# Trenloe ------------------------------------------------------------------------------------------------------


@shows("trenloe_the_strong/ability")
def test_trenloe_strikes_and_guards_harder() -> None:
    """Trenloe deals a heart more and stops one more."""
    table = fighter("trenloe_the_strong", "blue r5h1, red h2, brown 1")
    table.attack("H", "z")
    table.choose("pass")
    table.settle()
    assert table["z"].damage == 3

    guarded = bitten("trenloe_the_strong", "blue r3h2, yellow h2, gray 1")
    guarded.settle()
    assert guarded["H"].damage == 2


@refuses("trenloe_the_strong/ability")
def test_trenloes_friends_get_nothing() -> None:
    """Neither the attacks nor the defence of a hero beside Trenloe are any better."""
    table = scene("H S z", heroes={"H": "trenloe_the_strong"}, turn=None, roll="blue r3h2, yellow h2, gray 1")
    bite(table)
    table.settle()

    assert table["S"].damage == 3


@shows("trenloe_the_strong/feat")
def test_trenloes_feat_takes_a_die_from_the_target() -> None:
    """Before the roll a die of the target's defence is left out: the zombie master rolls none."""
    table = fighter("trenloe_the_strong", "blue r5h1, red h2")

    table.attack("H", "z")
    table.choose("feat")
    table.settle()

    assert table["z"].damage == 4
    assert table.told("dice_swapped")


@refuses("trenloe_the_strong/feat")
def test_trenloes_feat_needs_dice_to_take() -> None:
    """Trenloe's feat is not for attacks of others."""
    table = scene("H z S", heroes={"H": "trenloe_the_strong"}, turn="S", roll="blue r5h1, red h2, brown 0")

    table.attack("S", "z")

    assert not may_react(table, "feat")


# Lindel -------------------------------------------------------------------------------------------------------


@shows("lindel/ability")
def test_lindel_tests_with_two_gray_dice() -> None:
    """Lindel tests an attribute with two gray dice."""
    table = scene("H z", heroes={"H": "lindel"}, turn="H", roll="gray 1, gray 2")
    table["H"].conditions.append("poisoned")
    table.end_turn("H")
    table.settle()

    told = table.told("attribute_tested")

    assert [die["colour"] for event in told for die in event.model_dump()["dice"]][:2] == ["gray", "gray"]


@refuses("lindel/ability")
def test_lindels_friends_test_with_a_black_die() -> None:
    """Others test as ever, beside Lindel too."""
    table = scene("H R", heroes={"H": "lindel"}, turn="H", roll="gray 1, black 2")
    table["R"].conditions.append("poisoned")
    table.game.groups.clear()
    table.end_turn("H")
    table.take_turn("R")

    assert table.told("attribute_tested")


@shows("lindel/feat")
def test_lindels_feat_turns_the_blue_die() -> None:
    """After the roll Lindel turns the blue die, even an X, to the face he wishes."""
    table = fighter("lindel", "blue X, yellow h2, brown 0", drawing="H . z")

    table.use("H", "feat", "z")
    assert table.asked == "choose_face"
    table.choose("face2")

    assert table["z"].damage == 4


@refuses("lindel/feat")
def test_lindels_feat_may_leave_the_die() -> None:
    """Lindel may leave the blue die as it lies; an X misses then."""
    table = fighter("lindel", "blue X, yellow h2, brown 0")

    table.use("H", "feat", "z")
    table.choose("keep")

    assert table["z"].damage == 0


# Corbin -------------------------------------------------------------------------------------------------------


@shows("corbin/ability")
def test_corbin_suffers_a_heart_less() -> None:
    """Three hearts are two to Corbin."""
    table = bitten("corbin", "blue r3h2, yellow h2, gray 1")
    table.settle()

    assert table["H"].damage == 2


@refuses("corbin/ability")
def test_corbin_suffers_a_single_heart() -> None:
    """A single heart is none less to Corbin."""
    table = bitten("corbin", "blue r3h2, yellow h2, gray 3")
    table.settle()

    assert table["H"].damage == 1


@shows("corbin/feat")
def test_corbins_feat_turns_his_defence_to_the_best() -> None:
    """Before the roll Corbin says so, and his gray die shows three shields whatever was rolled."""
    table = bitten("corbin", "blue r3h2, yellow h2, gray 0")

    table.choose("feat")
    table.settle()

    assert table["H"].damage == 1
    assert table.hero("H").feat_used


@refuses("corbin/feat")
def test_corbins_feat_is_for_himself() -> None:
    """Corbin's feat is not offered when a friend is attacked."""
    table = scene("H S z", heroes={"H": "corbin"}, turn=None, roll="blue r3h2, yellow h2, gray 0")

    bite(table)

    assert not may_react(table, "feat")
    table.settle()
    assert table["S"].damage == 4
