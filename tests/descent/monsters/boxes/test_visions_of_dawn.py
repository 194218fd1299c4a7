"""Manticores, ogres and trolls: each ability at work, and when it comes to nothing."""

import pytest

from bot.descent.rules import stats
from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.boxes.playing import ATTACK, STAY, act_out, bought, meet, neglected, play, use

DONE = {"do": "finish"}

# Manticores --------------------------------------------------------------------------------------------------

TWO_SHOTS = "blue r3h2, yellow r1h1, gray 0, blue r3h2, yellow r1h1, gray 0"


@shows("ravage")
def test_a_manticore_shoots_twice():
    """Ravage: both its actions may be attacks, on the same hero or another."""
    table = play("m m . G", "manticore", ATTACK, roll=TWO_SHOTS)

    assert len(table.told("attack_declared")) == 2
    assert table["G"].damage == 6


@refuses("ravage")
def test_others_strike_once():
    """Ravage is for those who have it: a zombie's second attack is neglected, and a third of a manticore's too."""
    table = meet("z G", {}, roll="blue r3h2, yellow r1h1, gray 0")
    act_out(table, "zombie", ATTACK)
    assert ("attack", "attack_used") in neglected(table)

    table = play("m m . G", "manticore", ATTACK, roll=TWO_SHOTS)
    assert len(table.told("attack_declared")) == 2


def test_a_master_manticore_poisons_before_it_pierces():
    """Its surges: poison, then pierce, then range where it is short of it."""
    table = play("m m . G", "manticore master", ATTACK, DONE, roll="blue r2h2s1, yellow h2s1, gray 2")
    assert bought(table)[:2] == ["surge1", "surge0"]
    assert (table["G"].conditions, table["G"].damage) == (["poisoned"], 4)

    table = play("m m . . . . G", "manticore master", ATTACK, DONE, roll="blue r4h2, yellow h2s1, gray 0")
    assert bought(table)[0] == "surge2"


# Ogres -------------------------------------------------------------------------------------------------------


@shows("fleshmonger")
def test_a_master_ogre_grows_with_each_hero_it_tastes():
    """Fleshmonger: a hero it hurts for the first time makes it two health tougher."""
    table = meet("m m G\nm m S", {"m": "ogre master"}, roll="blue r3h2, red h2, gray 0")
    before = stats.health(table.game, table["m"])

    act_out(table, "ogre", ATTACK, STAY)
    assert stats.health(table.game, table["m"]) == before + 2

    table.roll("blue r3h2, red h2, gray 0")
    first = table.told("attack_declared")[0].target
    other = next(hero for hero in ("G", "S") if table.names[hero] != first)
    table.hero(other).squares = ()
    act_out(table, "ogre", ATTACK, STAY)
    assert stats.health(table.game, table["m"]) == before + 2


@refuses("fleshmonger")
@pytest.mark.parametrize(("ogre", "gray"), [("ogre", 0), ("ogre master", 3)])
def test_whom_it_does_not_hurt_an_ogre_has_not_tasted(ogre: str, gray: int):
    """Fleshmonger: minions don't have it, and an attack that is warded off brings nothing."""
    dice = "yellow r1h1" if ogre == "ogre" else "red h1"
    table = meet("m m G\nm m .", {"m": ogre}, roll=f"blue r3h2, {dice}, gray {gray}")
    before = stats.health(table.game, table["m"])

    act_out(table, "ogre", ATTACK, STAY)

    assert stats.health(table.game, table["m"]) == before


@shows("knockback")
@refuses("knockback")
@pytest.mark.parametrize(("blue", "moved"), [("r2h2s1", True), ("r3h2", False)])
def test_an_ogre_knocks_its_target_away_for_a_surge(blue: str, moved: bool):
    """Knockback: with a surge the target lands elsewhere, without one it stays."""
    table = play("m m G . . .\nm m . . . .", "ogre", ATTACK, STAY, roll=f"blue {blue}, yellow r1h1, gray 0")

    assert (table.at("G") != "C1") == moved
    assert bought(table) == (["surge0"] if moved else [])


# Trolls ------------------------------------------------------------------------------------------------------


@shows("backswing")
def test_a_trolls_club_comes_back():
    """Backswing: a hero it hit tests awareness, or loses two more hearts and is stunned."""
    table = play("m m G\nm m .", "troll", ATTACK, STAY, roll="blue r3h2, red h1, gray 3; gray 3, black 4")

    assert (table["G"].damage, table["G"].conditions) == (2, ["stunned"])
    assert table.told("attribute_tested")[0].attribute == "awareness"


@refuses("backswing")
def test_a_backswing_misses_the_watchful_and_whoever_was_missed():
    """Backswing: passing the test is enough, and after an X there is none."""
    table = play("m m T\nm m .", "troll", ATTACK, STAY, roll="blue r3h2, red h1, gray 3; gray 0, black 0")
    assert (table["T"].damage, table["T"].conditions) == (0, [])

    table = play("m m G\nm m .", "troll", ATTACK, STAY, roll="blue X, red h1, gray 3")
    assert not table.told("attribute_tested")


def test_a_troll_strikes_two_squares_far():
    """Reach."""
    table = play("m m . G\nm m . .", "troll", ATTACK, STAY, roll="blue r3h2, red h1, gray 0; gray 0, black 0")

    assert table["G"].damage == 3


@shows("sweep")
def test_a_master_troll_sweeps_all_around():
    """Sweep: everybody within two squares and in sight is struck, and one of the heroes meets the backswing."""
    table = play(
        "z m m . G\n. m m S .",
        "troll master",
        use("sweep"),
        STAY,
        roll="blue r3h2, red h2, gray 0, gray 0, brown 0; gray 0, black 0",
    )

    assert [table[letter].damage for letter in "GS"] == [4, 4]
    assert "z" not in table
    assert len(table.told("attribute_tested")) == 1


@refuses("sweep")
def test_a_sweep_needs_somebody_within_two_squares():
    """Sweep: three squares are too far, and minions don't have it."""
    table = play("m m . . G\nm m . . .", "troll master", use("sweep"), STAY)
    assert neglected(table)[0] == ("use:sweep", "no_target")

    table = play("m m G\nm m .", "troll", use("sweep"), STAY)
    assert neglected(table)[0] == ("use:sweep", "no_such_ability")
