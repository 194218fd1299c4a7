"""Bone horrors, broodwalkers and reanimates: each ability at work, and when it comes to nothing."""

import pytest

from bot.descent.attack.odds_now import blow_of
from bot.descent.board import Square
from bot.descent.monsters.threat import threats
from bot.descent.rules import stats
from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.boxes.playing import ATTACK, STAY, act_out, bought, meet, neglected, play, use
from tests.descent.monsters.test_abilities import Ties

# Bone horrors ------------------------------------------------------------------------------------------------


@shows("extend")
def test_a_bone_horror_strikes_three_squares_far_but_not_four():
    """Extend: it hits a hero three squares away in melee, whatever range the dice show."""
    table = play("m . . G", "bone_horror", ATTACK, STAY, roll="blue r2h2s1, yellow h2, gray 1")
    assert table["G"].damage == 4

    table = play("m . . . G", "bone_horror", ATTACK, STAY)
    assert neglected(table)[0] == ("attack", "no_target")


@refuses("extend")
def test_a_bone_horror_needs_a_clear_view_for_that():
    """A wall, or a hero in between, keeps it from striking afar."""
    table = play("m . S G", "bone_horror", {"do": "attack", "aim": {"beyond": 2}}, STAY)

    assert neglected(table)[0] == ("attack", "no_target")


@shows("lithesome")
@refuses("lithesome")
def test_a_lithesome_monster_strikes_past_its_friends():
    """Monsters between it and a hero don't block its view; they do block a hero's shot at it."""
    table = play("m z . G", "bone_horror", ATTACK, STAY, roll="blue r3h2, yellow h2, gray 1")
    assert table["G"].damage == 3

    table = meet("m z . W", {"m": "bone_horror"}, turn="W")
    targets = {choice.command.target for choice in table.legal("W", "attack")}
    assert targets == {table.names["z"]}


def test_the_threat_of_a_bone_horror_reaches_as_far_as_it_strikes():
    """Eight squares from it a hero is in danger: five to walk and three to strike."""
    table = meet("m . . . . . . . G . .", {"m": "bone_horror"})
    squares = [Square.parse("I1"), Square.parse("J1")]

    found = threats(table.game, table.hero("G"), squares)

    assert [bool(found[square].groups) for square in squares] == [True, False]


@shows("lash")
def test_lash_pulls_the_target_near():
    """A master's first surge sets the target down within two squares of it, hurt or not."""
    table = play("m . . G .", "bone_horror master", ATTACK, STAY, roll="blue r2h2s1, yellow h2, gray 3")

    assert bought(table) == ["surge0"]
    assert table.at("G") in ("B1", "C1")
    assert table["G"].damage == 1


@pytest.mark.parametrize(("ties", "hearts"), [("cunning", 2), ("merciful", 0)])
def test_lash_leads_into_a_pit_where_the_hand_is_cunning(ties: Ties, hearts: int):
    """Where the target comes down, the tie setting decides; it counts as entering the square."""
    table = play("m o . G", "bone_horror master", ATTACK, STAY, roll="blue r2h2s1, yellow r1h1, gray 3", ties=ties)

    assert table["G"].damage == hearts


@refuses("lash")
def test_lash_does_nothing_to_a_hero_who_falls():
    """Its surge goes into pierce instead, as far as that is of use."""
    table = meet("m . . G", {"m": "bone_horror master"}, roll="blue r2h2s1, yellow h2, gray 1")
    table["G"].damage = stats.health(table.game, table["G"]) - 4

    act_out(table, "bone_horror", ATTACK, STAY)

    assert bought(table) == ["surge1"]
    assert table.hero("G").knocked_out


# Broodwalkers ------------------------------------------------------------------------------------------------


@shows("overflowing")
def test_a_broodwalker_makes_mud_of_the_squares_beside_it():
    """For heroes each square next to it costs two points, for monsters one."""
    table = meet("S . . .\n. m . .", {"m": "broodwalker"}, turn="S")
    prices = {str(choice.command.to): choice.price.points for choice in table.legal("S", "move") if choice.price}

    assert prices["B1"] == 2
    assert prices["D1"] >= 4


@refuses("overflowing")
def test_a_broodwalker_slows_no_monster():
    """A zombie walks past it at the usual price."""
    table = meet("z . . . G\n. m . . .", {"m": "broodwalker"})

    act_out(table, "zombie", {"do": "engage"}, STAY)

    assert table.at("z") == "D1"


@shows("hive_defense")
def test_hive_defense_stings_heroes_who_come_near_a_master():
    """Entering a square beside it costs two hearts, each time; standing there defeats nobody."""
    table = meet("S . m", {"m": "broodwalker master"}, turn="S")

    table.move("S", "B1")
    assert table["S"].damage == 2

    table.end_turn("S")
    table.settle()
    assert not table.hero("S").knocked_out


@refuses("hive_defense")
def test_a_minions_hive_does_not_sting():
    """Only masters have it."""
    table = meet("S . m", {"m": "broodwalker"}, turn="S")

    table.move("S", "B1")

    assert table["S"].damage == 0


@shows("inflict terrified")
@refuses("inflict terrified")
def test_colonize_brings_two_conditions_for_one_surge_before_hearts():
    """A master's surge immobilises and terrifies, if a heart is dealt; else it buys a heart."""
    table = play("m G", "broodwalker master", ATTACK, STAY, roll="blue r2h2s1, yellow h2, gray 0")
    assert (bought(table), table["G"].conditions) == (["surge1"], ["immobilized", "terrified"])

    table = play("m G", "broodwalker master", ATTACK, STAY, roll="blue r6h1s1, yellow h2, gray 3")
    assert (bought(table), table["G"].conditions, table["G"].damage) == (["surge0"], [], 1)


def test_a_broodwalker_minion_terrifies_first():
    """Its surges go into terror, then into a heart."""
    table = play("m G", "broodwalker", ATTACK, STAY, roll="blue r2h2s1, yellow h2s1, gray 0")

    assert bought(table) == ["surge0", "surge1"]
    assert table["G"].conditions == ["terrified"]


# Reanimates --------------------------------------------------------------------------------------------------


@shows("phalanx")
def test_a_phalanx_rolls_gray_for_brown():
    """Beside another of its group a reanimate defends itself with a gray die, and the odds know it."""
    monsters = {"m": "reanimate_monster", "n": "reanimate_monster"}
    table = meet("G m n", monsters, turn="G", roll="blue r3h2, red h1, gray 3")
    assert blow_of(table.game, table.names["G"], table.names["m"], "chipped_greataxe").defence == ("gray",)

    table.attack("G", "m")
    table.settle()

    assert table["m"].damage == 0


@refuses("phalanx")
def test_a_reanimate_alone_or_beside_others_keeps_its_brown_die():
    """A zombie beside it is no phalanx."""
    for drawing in ("G m z", "G m . n"):
        table = meet(drawing, {"m": "reanimate_monster", "n": "reanimate_monster"}, turn="G")
        assert blow_of(table.game, table.names["G"], table.names["m"], "chipped_greataxe").defence == ("brown",)


@shows("reanimation")
def test_reanimation_knits_what_was_cut_by_the_number_near():
    """It recovers of the hearts just suffered one for each other of its group within three squares."""
    table = meet(
        "G m . n .",
        {"m": "reanimate_monster master", "n": "reanimate_monster"},
        turn="G",
        roll="blue r3h2, red h1, brown 0",
    )

    table.attack("G", "m")
    table.settle()

    assert table["m"].damage == 3 - 1


@shows("swarm")
@refuses("swarm")
def test_swarm_counts_the_other_monsters_around_the_target():
    """A surge is worth a heart for each other monster next to the hero; with none there it buys nothing."""
    table = play("m G z\n. y .", "reanimate_monster", ATTACK, STAY, roll="blue r2h2s1, gray 0")
    assert (table["G"].damage, bought(table)) == (4, ["surge0"])

    table = play("m G . z", "reanimate_monster", ATTACK, STAY, roll="blue r2h2s1, gray 0")
    assert (table["G"].damage, bought(table)) == (2, [])


@shows("maneuver")
def test_maneuver_sends_a_minion_two_squares_on():
    """A minion beside the master, of any kind, goes two squares toward the closest hero, out of turn."""
    table = meet("m z . . . . G", {"m": "reanimate_monster master"})

    act_out(table, "reanimate_monster", use("maneuver", who="monster"), STAY)

    # Both actions: it stands beside the master only the first time.
    assert table.at("z") == "D1"
    assert ("use:maneuver", "no_target") in neglected(table)


@refuses("maneuver")
def test_maneuver_is_neglected_for_masters_and_for_whoever_fights_already():
    """Masters are not sent, and a minion beside a hero has nowhere to go."""
    table = meet("m z . . G", {"m": "reanimate_monster master", "z": "zombie master"})
    act_out(table, "reanimate_monster", use("maneuver", who="monster"), STAY)
    assert neglected(table)[0] == ("use:maneuver", "no_target")

    table = meet("m z G", {"m": "reanimate_monster master"})
    act_out(table, "reanimate_monster", use("maneuver", who="monster"), STAY)
    assert neglected(table)[0] == ("use:maneuver", "no_target")
