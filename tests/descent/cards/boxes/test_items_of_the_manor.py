"""The shop items of the Manor of Ravens."""

import pytest

from bot.descent.rules import stats
from bot.descent.rules.harm import Test as Trial
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import armed, attacked, bite, bought, held, hurt, may_react
from tests.descent.scene import scene

BLUE, YELLOW = "blue r2h2s1", "yellow r1h1"
LINES = [
    ("heart_seeker", f"{BLUE}, yellow h1s1, {YELLOW}, brown 0", "surge0", 8, []),
    ("hammer_of_doom", f"{BLUE}, red h1, red h1, brown 0", "surge0", 4, ["doomed"]),
    ("hammer_of_doom", f"{BLUE}, red h3s1, red h1, brown 0", "surge1", 10, []),
    ("rune_of_fate", f"{BLUE}, {YELLOW}, {YELLOW}, brown 0", "surge1", 4, ["doomed"]),
    ("rune_of_fate", f"{BLUE}, {YELLOW}, {YELLOW}, brown 0", "surge2", 6, []),
    ("winged_blade", f"{BLUE}, red h1, {YELLOW}, brown 0", "surge0", 6, []),
]


@shows("hammer_of_doom", "rune_of_fate", "winged_blade", "heart_seeker")
@pytest.mark.parametrize(("weapon", "roll", "line", "hearts", "conditions"), LINES)
def test_a_weapon_sells_its_lines(weapon: str, roll: str, line: str, hearts: int, conditions: list[str]) -> None:
    """hammer_of_doom, rune_of_fate, winged_blade and heart_seeker: their dice, and what a surge buys."""
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


# Blessed Shield -----------------------------------------------------------------------------------------------


def venom(shield: bool) -> list[str]:
    """The conditions Syndrael has after an attack that poisons, with or without her shield turned to it."""
    table = scene("H s", cards={"H": ["blessed_shield"]}, turn=None, roll="blue r2h2s1, yellow h1s1, gray 1")
    bite(table, "cave_spider")
    table.choose("blessed_shield" if shield else "pass")
    assert table["H"].damage > 0
    return table["H"].conditions


@shows("blessed_shield")
def test_blessed_shield_turns_poison_away() -> None:
    """blessed_shield: it adds a shield, and no condition of the attack touches its bearer."""
    assert venom(shield=False) == ["poisoned"]
    assert venom(shield=True) == []


@shows("blessed_shield")
def test_blessed_shield_keeps_a_heart_off() -> None:
    """blessed_shield: a shield more."""
    table = attacked("blessed_shield", roll="blue r3h2, yellow h2, gray 1")

    table.choose("blessed_shield")

    assert table["H"].damage == 2


@refuses("blessed_shield")
def test_blessed_shield_is_not_turned_to_what_does_nothing() -> None:
    """blessed_shield: where no heart comes through and no condition threatens, it is not offered."""
    table = attacked("blessed_shield", roll="blue r5h1, yellow r1h1, gray 3")

    assert not may_react(table, "blessed_shield")
    assert table["H"].damage == 0


# Staff of Greyhaven -------------------------------------------------------------------------------------------


@shows("staff_of_greyhaven")
def test_staff_of_greyhaven_turns_range_into_hearts() -> None:
    """staff_of_greyhaven: range that is not needed becomes hearts."""
    table = armed("staff_of_greyhaven", drawing="H . z", roll="blue r5h1, yellow r1h1, brown 0")
    table.monster("z").extra_health = 20

    table.attack("H", "z")
    table.choose("staff_of_greyhaven/hearts")
    table.choose("3")

    assert table["z"].damage == 5


@shows("staff_of_greyhaven")
def test_staff_of_greyhaven_turns_hearts_into_range() -> None:
    """staff_of_greyhaven: hearts carry the bolt to a target that is too far."""
    table = armed("staff_of_greyhaven", drawing="H . . . z", roll="blue r3h2, yellow h2, brown 0")

    table.attack("H", "z")
    table.choose("staff_of_greyhaven/range")
    table.choose("1")

    assert table["z"].damage == 3


@shows("staff_of_greyhaven")
def test_staff_of_greyhaven_sells_range() -> None:
    """staff_of_greyhaven: two range for a surge."""
    table = armed("staff_of_greyhaven", drawing="H . . . z", roll="blue r2h2s1, yellow r1h1, brown 0")

    table.attack("H", "z")
    table.choose("pass")
    table.choose("surge0")

    assert table["z"].damage == 3


@refuses("staff_of_greyhaven")
def test_staff_of_greyhaven_changes_nothing_that_can_not_help() -> None:
    """staff_of_greyhaven: range that is just enough stays range, and hearts that hit stay hearts."""
    table = armed("staff_of_greyhaven", drawing="H . . z", roll="blue r3h2, yellow h2, brown 0")

    table.attack("H", "z")

    assert not may_react(table, "staff_of_greyhaven")
    assert table["z"].damage == 4


# Undying Skull and Heart Seeker -------------------------------------------------------------------------------


@shows("undying_skull")
def test_undying_skull_gives_breath_and_takes_it() -> None:
    """undying_skull: one more stamina, and no surge buys a fatigue back."""
    table = armed("undying_skull", "bone_blade", roll=f"{BLUE}, red h1, brown 0")
    table.monster("z").extra_health = 20
    assert stats.stamina(table.game, table["H"]) == 5
    hurt(table, "H", fatigue=3)

    table.attack("H", "z", "bone_blade")

    assert "recover_fatigue" not in table.options


@refuses("undying_skull")
def test_undying_skull_in_the_bag_is_just_a_skull() -> None:
    """undying_skull: who does not wear it may buy fatigue back as ever."""
    table = armed("undying_skull", "bone_blade", roll=f"{BLUE}, red h1, brown 0")
    table.monster("z").extra_health = 20
    held(table, "H", "undying_skull").equipped = False
    hurt(table, "H", fatigue=3)

    table.attack("H", "z", "bone_blade")

    assert stats.stamina(table.game, table["H"]) == 4
    assert "recover_fatigue" in table.options


@shows("heart_seeker")
def test_heart_seeker_finds_its_way_round_a_corner() -> None:
    """heart_seeker: an attack with it needs no line of sight; range counts the way round the wall."""
    table = armed("heart_seeker", drawing="H|z\n.|.\n. .", roll="blue r6h1s1, yellow h2, yellow h2, brown 0")

    table.attack("H", "z")

    assert table["z"].damage == 5


@refuses("heart_seeker")
def test_heart_seeker_needs_a_way() -> None:
    """heart_seeker: behind a closed door nobody is found, and with another bow sight is needed as ever."""
    assert not armed("heart_seeker", drawing="H|z").legal("H", "attack")
    assert not armed("elm_greatbow", drawing="H|z\n.|.\n. .").legal("H", "attack")
