"""A reaction is asked about only where it can change something; each card both ways."""

import pytest

from bot.descent.rules.harm import Test as Trial
from bot.kernel.editions import by_the_rules_of
from tests.descent.cards.table import (
    BERSERKER,
    WILDLANDER,
    armed,
    attacked,
    hunt,
    hurt,
    may_react,
)
from tests.descent.scene import scene

GUARDS = (
    "wooden_shield_disciple",
    "iron_shield",
    "heavy_steel_shield",
    "shield_of_the_dark_god",
    "warding_talisman",
    "ghost_armor",
    "elven_cloak",
    "fortunas_dice",
)
HARMLESS = "blue r3h2, yellow r1h1, gray 3"
"""Three hearts meet three shields, and there is no surge to buy another."""


@pytest.mark.parametrize("card", GUARDS)
def test_no_shield_where_no_heart_comes_through(card: str) -> None:
    """Whatever guards its bearer is not asked about when the defence roll has stopped everything already."""
    assert not may_react(attacked(card, roll=HARMLESS), card)
    assert may_react(attacked(card, roll="blue r3h2, yellow r1h1, gray 1"), card)


@pytest.mark.parametrize("card", [card for card in GUARDS if card != "elven_cloak"])
def test_a_surge_that_may_still_buy_a_heart_counts(card: str) -> None:
    """The shields hold as the dice lie, but the zombie has a surge for one heart more: that can be stopped."""
    roll = "blue r6h1s1, yellow h1s1, gray 2"

    assert may_react(attacked(card, roll=roll), card)


@pytest.mark.parametrize("card", ["iron_shield/reroll", "fortunas_dice/defence", "shield_of_the_dark_god/main"])
def test_a_perfect_defence_is_not_rolled_again(card: str) -> None:
    """A gray die with three shields can't get better, however hard the blow."""
    name, ability = card.split("/")
    roll = "blue r3h2, yellow h2, gray 3"
    table = attacked(name, roll=roll)

    assert not any(f"{name}/{ability}" in option for option in table.options)
    worse = attacked(name, roll="blue r3h2, yellow h2, gray 2")
    assert any(f"{name}/{ability}" in option for option in worse.options)


SURGES = ("mana_weave", "weapon_mastery")


@pytest.mark.parametrize("card", SURGES)
def test_no_surge_more_after_a_sure_kill(card: str) -> None:
    """The axe only adds hearts, and the zombie falls anyway: one more surge would buy nothing."""
    dead = armed(card, "chipped_greataxe", monsters={"z": "zombie"}, roll="blue r3h2, red h2, brown 0")
    dead.attack("H", "z")
    alive = armed(card, "chipped_greataxe", monsters={"z": "zombie"}, roll="blue r3h2, red h2, brown 2")
    alive.attack("H", "z")

    assert not may_react(dead, card)
    assert may_react(alive, card)


def test_a_tired_hero_may_want_the_surge_all_the_same() -> None:
    """ATT-05: a surge gives a fatigue back, also when the target is as good as dead."""
    table = armed("mana_weave", "chipped_greataxe", monsters={"z": "zombie"}, roll="blue r3h2, red h2, brown 0")
    hurt(table, "H", fatigue=1)

    table.attack("H", "z")

    assert may_react(table, "mana_weave")


def test_a_surge_for_which_there_is_nothing_left_to_buy() -> None:
    """Both lines of the axe are paid for by the dice: a third surge has no use."""
    table = armed(
        "mana_weave", "chipped_greataxe", monsters={"z": "ettin"}, roll="blue r2h2s1, red h3s1, gray 1, gray 0"
    )

    table.attack("H", "z")

    assert table.asked == "spend_surges"


REROLLS = ("power_potion", "fortunas_dice", "steel_broadsword")


@pytest.mark.parametrize("card", REROLLS)
def test_nothing_is_rolled_again_after_a_sure_kill(card: str) -> None:
    """Power Potion, Fortuna's Dice, a steel sword: three hearts against a zombie without a shield are enough."""
    weapon = () if card == "steel_broadsword" else ("chipped_greataxe",)
    dead = armed(card, *weapon, monsters={"z": "zombie"}, roll="blue r3h2, red h1, brown 0")
    dead.attack("H", "z")
    alive = armed(card, *weapon, monsters={"z": "zombie"}, roll="blue r3h2, red h1, brown 1")
    alive.attack("H", "z")

    assert not may_react(dead, card)
    assert may_react(alive, card)


def test_the_best_faces_are_not_rolled_again() -> None:
    """A red die with three hearts and a surge can't get better."""
    best = armed("steel_broadsword", roll="blue r3h2, red h3s1, brown 2")
    best.attack("H", "z")
    lower = armed("steel_broadsword", roll="blue r3h2, red h3, brown 2")
    lower.attack("H", "z")

    assert not may_react(best, "steel_broadsword")
    assert may_react(lower, "steel_broadsword")


def test_a_power_die_does_not_mend_an_x() -> None:
    """With an X on the table only the blue die helps: a sword that rolls red ones is not asked about."""
    missed = "blue X, red h1, brown 0"
    sword = armed("steel_broadsword", roll=missed)
    sword.attack("H", "z")
    potion = armed("power_potion", "chipped_greataxe", roll=missed)
    potion.attack("H", "z")

    assert not may_react(sword, "steel_broadsword")
    assert may_react(potion, "power_potion")


@pytest.mark.parametrize("card", ["lucky_charm", "lucky_charm_thief", "fortunas_dice"])
def test_a_test_that_is_passed_is_not_rolled_again(card: str) -> None:
    """Whoever has passed a test is asked nothing."""
    passed = armed(card, roll="gray 0, black 2")
    passed.step(Trial(figure=passed.names["H"], attribute="awareness"))
    failed = armed(card, roll="gray 1, black 2")
    failed.step(Trial(figure=failed.names["H"], attribute="awareness"))

    assert not may_react(passed, card)
    assert may_react(failed, card)


def test_execute_is_for_those_who_would_live() -> None:
    """Execute: no fatigue for hearts that a zombie no longer has."""
    dead = scene("G z", heroes=BERSERKER, cards={"G": ["execute"]}, roll="blue r3h2, red h2, brown 0")
    dead.attack("G", "z")
    alive = scene("G z", heroes=BERSERKER, cards={"G": ["execute"]}, roll="blue r3h2, red h1, brown 2")
    alive.attack("G", "z")

    assert not may_react(dead, "execute")
    assert may_react(alive, "execute")


@pytest.mark.parametrize(
    ("roll", "asked"), [("blue r2h2s1, yellow h2, gray 0", True), ("blue r3h2, yellow h2, gray 0", False)]
)
def test_heavy_cloak_waits_for_a_surge_that_buys_something(roll: str, asked: bool) -> None:
    """Heavy Cloak: without a surge on the table there is nothing to take away."""
    assert may_react(attacked("heavy_cloak", roll=roll), "heavy_cloak") == asked


def test_surges_are_not_asked_about_where_they_buy_nothing() -> None:
    """The zombie falls, the axe only adds hearts, and the hero is not tired: the attack simply goes on."""
    table = armed("chipped_greataxe", monsters={"z": "zombie"}, roll="blue r2h2s1, red h2, brown 0")

    table.attack("H", "z")

    assert table.asked is None
    assert "z" not in table


@pytest.mark.parametrize(
    ("lines", "asked"),
    [
        ([{"do": "engage"}, {"do": "attack"}], True),
        ([{"do": "engage"}], False),
        ([{"do": "attack"}, {"do": "engage"}], True),
    ],
)
def test_nimble_is_for_monsters_that_may_attack(lines: list[dict[str, str]], asked: bool) -> None:
    """Nimble: a monster whose card does not tell it to attack passes by, and nobody is asked."""
    table = scene(". J . z", heroes=WILDLANDER, turn=None)

    table.activate("zombie", minion=lines)

    assert may_react(table, "nimble") == asked


def test_nimble_is_not_for_a_monster_without_an_action_left() -> None:
    """Two moves are two actions: with the second it comes near, and can do no more."""
    table = scene("J . . . . . . s", heroes=WILDLANDER, turn=None)

    hunt(table, "cave_spider")

    assert table.at("s") == "B1"
    assert table.asked is None


def test_nimble_is_not_for_a_monster_that_has_attacked() -> None:
    """It strikes somebody else and retreats past the wildlander."""
    table = scene("J . H s", heroes=WILDLANDER, turn=None, roll="blue r3h2, yellow r1h1, gray 3")
    lines = [{"do": "attack", "then": [{"do": "toward", "aim": {"by": ["farthest"]}, "squares": 1}]}]

    table.activate("cave_spider", minion=lines)

    assert not may_react(table, "nimble")


def test_an_old_log_is_asked_as_it_was() -> None:
    """What was played under rules 2 had these questions, and its answers are in the log."""
    with by_the_rules_of(2):
        assert may_react(attacked("iron_shield", roll=HARMLESS), "iron_shield")
