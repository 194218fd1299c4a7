"""Marrow priests, shambling colossi and the dispossessed: each ability at work, and when it comes to nothing."""

import pytest

from bot.descent.attack.odds_now import Declared, blow_declared
from bot.descent.attack.steps import start_attack
from bot.descent.rules import stats
from bot.descent.rules.harm import Recover, Suffer
from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.boxes.playing import ATTACK, STAY, act_out, bought, meet, neglected, play, use

# Marrow priests ----------------------------------------------------------------------------------------------


@shows("shadow_step")
def test_a_marrow_priest_slips_away_after_an_attack():
    """Unless a surge holds it, it goes up to five squares from whoever is closest; hit or miss."""
    for roll in ("blue r3h2, red h1, gray 1, brown 1", "blue X, red h1, gray 1, brown 1"):
        table = meet("G m . . . . . .", {"m": "marrow_priest"}, turn="G", roll=roll)
        table.attack("G", "m")
        table.settle()
        assert table.at("m") == "G1"


def test_a_surge_holds_a_marrow_priest():
    """The attacker is offered a surge to hold it, and it stays where it is."""
    table = meet("G m . . . .", {"m": "marrow_priest"}, turn="G", roll="blue r2h2s1, red h1, gray 1, brown 1")
    table.attack("G", "m")

    table.choose("shadow_step")
    table.settle()

    assert table.at("m") == "B1"


def test_whoever_spends_the_surge_otherwise_lets_it_go():
    """Declining is an answer too."""
    table = meet("G m . . . .", {"m": "marrow_priest"}, turn="G", roll="blue r2h2s1, red h1, gray 1, brown 1")
    table.attack("G", "m")

    table.choose("stop")
    table.settle()

    assert table.at("m") == "F1"


def test_a_marrow_priest_that_falls_goes_nowhere_and_no_surge_is_asked_for_it():
    """Where it is sure to fall nobody is asked to hold it."""
    table = meet("G m . . .", {"m": "marrow_priest"}, turn="G", roll="blue r2h2s1, red h3, gray 1, brown 0")
    table["m"].damage = 6

    table.attack("G", "m")
    table.settle()

    assert "m" not in table


@refuses("shadow_step")
def test_a_marrow_priest_does_not_slip_away_from_monsters_nor_out_of_a_pit():
    """Only an attack by a hero sets it off, and in a pit it can't go anywhere."""
    table = meet(
        "G m . . .", {"m": "marrow_priest"}, turn="G", roll="blue r3h2, red h1, gray 1, brown 1", under={"m": "o"}
    )

    table.attack("G", "m")
    table.settle()

    assert table.at("m") == "B1"


def bound(roll: str = "gray 3, black 4", damage: int = 2):
    """A hero that a marrow priest struck with a surge for its binding."""
    table = meet("m G . S . z", {"m": "marrow_priest"}, roll=f"blue r2h2s1, yellow r2h1, gray 3, {roll}")
    table["G"].damage = damage
    return act_out(table, "marrow_priest", ATTACK, STAY)


@shows("mortal_binding")
def test_mortal_binding_keeps_a_hero_from_recovering():
    """The target, hurt or not, tests knowledge; if it fails it recovers no heart any more."""
    table = bound()
    assert bought(table) == ["surge0"]
    assert table.told("attribute_tested")[0].attribute == "knowledge"

    table.step(Recover(figure=table.names["G"], hearts=2))

    assert table["G"].damage == 2
    assert not stats.can_heal(table.game, table["G"])
    assert stats.can_heal(table.game, table["S"])


@refuses("mortal_binding")
def test_mortal_binding_comes_to_nothing_against_a_learned_hero():
    """Whoever passes is not bound."""
    table = bound("gray 0, black 0")

    table.step(Recover(figure=table.names["G"], hearts=2))

    assert table["G"].damage == 0


@pytest.mark.parametrize(("fallen", "free"), [("m", True), ("S", True), ("z", False)])
def test_a_binding_breaks_when_one_of_the_group_or_a_hero_falls(fallen: str, free: bool):
    """A fallen priest or hero frees everybody; the fall of another monster does not."""
    table = bound()

    table.step(Suffer(figure=table.names[fallen], amount=30, source="special"))

    assert stats.can_heal(table.game, table["G"]) == free


def test_whoever_is_bound_is_not_bound_again():
    """The next surge buys a heart instead."""
    table = bound()
    table.roll("blue r2h2s1, yellow r2h1, gray 0")

    act_out(table, "marrow_priest", ATTACK, STAY)

    assert bought(table) == ["surge1"]


# Shambling colossi -------------------------------------------------------------------------------------------


@shows("puncture")
@refuses("puncture")
def test_puncture_ignores_a_shield_for_each_defence_die():
    """Against one die it ignores one shield, against two it ignores two."""
    table = play("m m G", "shambling_colossus", ATTACK, STAY, roll="blue r3h2, red h1, gray 2")
    assert table["G"].damage == 3 - 1

    table = meet("m m G", {"m": "shambling_colossus"}, roll="blue r3h2, red h1, gray 2")
    number = start_attack(table.game, table["m"], [(table["G"], table["G"].square)])
    assert table.game.attacks[number].pierce == 0


def test_puncture_is_part_of_the_threat():
    """What it could do to a hero counts the pierce that comes with the hero's own dice."""
    table = meet("m m G", {"m": "shambling_colossus"})
    number = start_attack(table.game, table["m"], [(table["G"], table["G"].square)])
    declared = Declared(table.game, table.game.attacks[number], table["m"], table["G"])

    assert blow_declared(declared).pierce == 1


@shows("harrowing")
@pytest.mark.parametrize(("black", "conditions"), [(4, ["terrified"]), (0, [])])
def test_harrowing_frightens_whoever_attacks_a_master_from_nearby(black: int, conditions: list[str]):
    """Before the roll the attacker tests willpower, and is terrified if it fails: it spends no surges."""
    table = meet(
        "G m m",
        {"m": "shambling_colossus master"},
        turn="G",
        roll=f"gray 3, black {black}; blue r2h2s1, red h3, black 0"
        if black
        else "gray 0, black 0; blue r2h2s1, red h3, black 0",
    )

    table.attack("G", "m")
    table.settle()

    assert table["G"].conditions == conditions


@refuses("harrowing")
def test_harrowing_does_not_reach_an_archer_nor_do_minions_have_it():
    """From four squares away, or against a minion, nobody tests anything."""
    table = meet(
        "W . . . m m", {"m": "shambling_colossus master"}, turn="W", roll="blue r6h1s1, yellow h2, black 0"
    )
    table.attack("W", "m")
    table.settle()
    assert not table.told("attribute_tested")

    table = meet("G m m", {"m": "shambling_colossus"}, turn="G", roll="blue r3h2, red h1, black 0")
    table.attack("G", "m")
    assert not table.told("attribute_tested")


# The dispossessed --------------------------------------------------------------------------------------------


@shows("fearbrand")
def test_fearbrand_lays_the_token_of_a_hero_in_sight_on_its_base():
    """Two actions, two tokens: nobody is branded twice."""
    table = play("m . . . . G\n. . . S . .", "the_dispossessed", use("fearbrand", by=["farthest"]), STAY)

    assert table.monster("m").brands == [table.names["G"], table.names["S"]]
    assert table.told("noted")[0].note == "branded"


@refuses("fearbrand")
def test_fearbrand_is_neglected_out_of_sight_and_for_the_branded():
    """Behind a pillar nobody is branded, and nobody twice."""
    table = play("m X G", "the_dispossessed", use("fearbrand"), STAY)
    assert neglected(table)[0] == ("use:fearbrand", "no_target")

    table = meet("m G", {"m": "the_dispossessed"})
    table.monster("m").brands.append(table.names["G"])
    act_out(table, "the_dispossessed", use("fearbrand"), STAY)
    assert neglected(table)[0] == ("use:fearbrand", "no_target")


@shows("ethereal_hold")
def test_ethereal_hold_brings_it_to_whom_it_has_branded():
    """At the start of its activation it gives the token back and stands beside the hero, walls or not."""
    table = meet("m . . . . . . . . G", {"m": "the_dispossessed"})
    table.monster("m").brands.append(table.names["G"])

    act_out(table, "the_dispossessed", STAY)

    assert table.at("m") == "I1"
    assert table.monster("m").brands == []


@refuses("ethereal_hold")
def test_ethereal_hold_keeps_the_token_beside_the_hero_and_for_the_fallen():
    """It does not waste a token on somebody next to it, nor on one who lies on the ground."""
    table = meet("m G . S", {"m": "the_dispossessed"})
    table.monster("m").brands.append(table.names["G"])
    act_out(table, "the_dispossessed", STAY)
    assert table.monster("m").brands == [table.names["G"]]

    table = meet("m . . . G . S", {"m": "the_dispossessed"})
    table.step(Suffer(figure=table.names["G"], amount=30, source="special"))
    table.monster("m").brands.append(table.names["G"])
    act_out(table, "the_dispossessed", STAY)
    assert table.at("m") == "A1"
    assert table.monster("m").brands == [table.names["G"]]


def test_a_master_terrifies_before_it_strikes_harder():
    """Its first surge terrifies, the second adds a heart."""
    table = play("m G", "the_dispossessed master", ATTACK, STAY, roll="blue r2h2s1, yellow h2s1, gray 0")

    assert bought(table) == ["surge0", "surge1"]
    assert (table["G"].conditions, table["G"].damage) == (["terrified"], 5)
