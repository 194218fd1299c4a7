"""Harpies, plague worms and Bol’Goreth: each ability at work, and when it comes to nothing."""

import pytest

from bot.descent.rules.harm import Suffer
from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.boxes.playing import ATTACK, STAY, act_out, bought, meet, neglected, play, use

FLOCK = {"m": "harpy master", "h": "harpy"}

# Harpies -----------------------------------------------------------------------------------------------------


@shows("flock")
def test_a_master_harpy_calls_its_flock_nearer():
    """Flock: each minion within five squares goes two squares toward the closest hero, out of turn."""
    table = meet("m h . . . . . G", FLOCK)

    table.activate("harpy", master=[use("flock", who="kin"), STAY], minion=[STAY], first="masters")
    table.settle()

    # Both actions.
    assert table.at("h") == "F1"
    assert table.at("m") == "A1"


@refuses("flock")
def test_a_flock_that_is_there_already_is_not_called():
    """Flock: minions beside a hero, or six squares off, are not called; the master itself does not move."""
    table = meet("m . . h G", FLOCK)
    table.activate("harpy", master=[use("flock", who="kin"), STAY], minion=[STAY], first="masters")
    assert neglected(table)[0] == ("use:flock", "no_target")

    table = meet("m . . . . . h . . . . G", FLOCK)
    table.activate("harpy", master=[use("flock", who="kin"), STAY], minion=[STAY], first="masters")
    assert neglected(table)[0] == ("use:flock", "no_target")


def test_a_swarm_of_harpies_counts_the_others_around_the_hero():
    """A harpy's surge is worth a heart for each other monster next to its target."""
    table = play("m G z\n. y .", "harpy", ATTACK, STAY, roll="blue r2h2s1, green h1, gray 0")
    assert (bought(table), table["G"].damage) == (["surge0"], 5)

    table = play("m G . z", "harpy", ATTACK, STAY, roll="blue r2h2s1, green h1, gray 0")
    assert (bought(table), table["G"].damage) == ([], 3)


def test_a_harpy_flies_over_water_and_heroes():
    """It takes the straight way at one point a square."""
    table = play("m ~ S ~ . G", "harpy", {"do": "engage", "aim": {"by": ["highest_might"]}}, STAY)

    assert table.at("m") == "E1"


# Plague worms ------------------------------------------------------------------------------------------------


@shows("burrow")
def test_a_plague_worm_comes_up_below_heroes():
    """Burrow: whoever stands there is moved to the nearest empty square and suffers a fatigue."""
    table = play("m m . G S .\n. . . . . .", "plague_worm", use("burrow", take="most"), STAY)

    assert set(map(str, table["m"].squares)) == {"D1", "E1"}
    assert [table.hero(letter).fatigue for letter in "GS"] == [1, 1]
    taken = {square for letter in "mGS" for square in table[letter].squares}
    assert len(taken) == 4
    assert all(table.game.adjacent(table["m"], table[letter]) for letter in "GS")


@shows("burrow")
def test_a_plague_worm_burrows_past_walls_of_heroes():
    """Burrow: where it can't come up below its target it comes nearer, and tires nobody."""
    table = play("m m S . . . . G\n# # # . . . . .", "plague_worm", use("burrow", by=["farthest"]), STAY)

    assert table.told("figure_placed")
    assert table.game.distance(table["m"], table["G"]) == 3
    assert table.hero("S").fatigue == 0


@refuses("burrow")
def test_a_plague_worm_burrows_once_and_never_below_monsters():
    """Burrow: a second time in an activation is neglected; where monsters stand it does not come up."""
    table = play("m m . . . . . . . . G", "plague_worm", use("burrow"))
    assert ("use:burrow", "used_up") in neglected(table)

    table = play("m m z G\n# # # #", "plague_worm", use("burrow"), STAY)
    assert neglected(table)[0] == ("use:burrow", "no_target")
    assert table.hero("G").fatigue == 0


@shows("pestilence")
def test_whoever_begins_beside_a_master_worm_may_fall_ill():
    """Pestilence: a hero who starts its turn there tests willpower, and is diseased if it fails."""
    table = meet("m m G", {"m": "plague_worm master"}, roll="gray 3, black 4")

    table.take_turn("G")

    assert table["G"].conditions == ["diseased"]


@refuses("pestilence")
@pytest.mark.parametrize(
    ("drawing", "worm", "dice"),
    [
        ("m m G", "plague_worm master", "gray 0, black 0"),
        ("m m . G", "plague_worm master", ""),
        ("m m G", "plague_worm", ""),
    ],
)
def test_the_strong_willed_the_distant_and_the_neighbours_of_minions_stay_well(drawing: str, worm: str, dice: str):
    """Pestilence: passing the test, a square in between, or a mere minion leave a hero in health."""
    table = meet(drawing, {"m": worm}, roll=dice)

    table.take_turn("G")

    assert table["G"].conditions == []
    assert bool(table.told("attribute_tested")) == bool(dice)


@shows("inflict weakened")
def test_a_plague_worm_weakens_whom_it_hurts():
    """Weaken comes before hearts."""
    table = play("m m G", "plague_worm", ATTACK, STAY, roll="blue r2h2s1, red h2, gray 0")

    assert (bought(table), table["G"].conditions) == (["surge1"], ["weakened"])


@refuses("inflict weakened")
def test_the_weakened_are_not_weakened_again():
    """The surge goes into a heart instead."""
    table = meet("m m G", {"m": "plague_worm"}, roll="blue r2h2s1, red h2, gray 0")
    table["G"].conditions.append("weakened")

    act_out(table, "plague_worm", ATTACK, STAY)

    assert (bought(table), table["G"].damage) == (["surge0"], 5)


# Bol’Goreth --------------------------------------------------------------------------------------------------

FEN = """
    m m . . . . . .
    m m . . . . . .
    . . . . . . . .
    . . . . . . . .
    . . . S . . G .
    """


@shows("rampage")
def test_bolgoreth_tramples_past_as_many_heroes_as_he_can():
    """Rampage: after his move one attack strikes all within two squares of his way, and he is dazed by it."""
    table = play(FEN, "bolgoreth", use("rampage"), STAY, roll="blue r3h2, red h3, gray 0, gray 1")

    assert sorted((table["S"].damage, table["G"].damage)) == [4, 5]
    assert [event.condition for event in table.told("condition_gained")] == ["stunned", "weakened"]
    # His second action went into shaking off the one.
    assert table["m"].conditions == ["weakened"]
    assert len(table.told("attack_declared")) == 1


@shows("rampage")
def test_a_rampage_strikes_monsters_too():
    """Rampage: whoever is in his way is struck, friend or foe, if there is no way with fewer of them."""
    table = play(
        "m m . z G\nm m . . .", "bolgoreth", use("rampage"), STAY, roll="blue r3h2, red h2, gray 0, brown 0"
    )

    assert (table["G"].damage, "z" in table) == (4, False)


@refuses("rampage")
def test_no_rampage_without_a_hero_near_the_way_nor_by_the_immobilised():
    """Rampage: it needs a move, and somebody within two squares of it."""
    table = play("m m . . . . . . . . G\nm m . . . . . . . . .", "bolgoreth", use("rampage"), STAY)
    assert neglected(table)[0] == ("use:rampage", "no_target")

    table = meet("m m . G\nm m . .", {"m": "bolgoreth"})
    table["m"].conditions.append("immobilized")
    act_out(table, "bolgoreth", use("rampage"), STAY)
    assert ("use:rampage", "no_target") in neglected(table)


@shows("resilient")
def test_in_act_two_bolgoreth_shakes_off_his_worst_condition():
    """Resilient: stunned and weakened by his own rampage he acts all the same, and stays weakened."""
    table = meet("m m . . G\nm m . . .", {"m": "bolgoreth"}, act=2)
    table["m"].conditions += ["weakened", "stunned"]

    act_out(table, "bolgoreth", {"do": "engage"}, STAY)

    assert table["m"].conditions == ["weakened"]
    assert table.game.adjacent(table["m"], table["G"])


@refuses("resilient")
def test_in_act_one_he_has_to_shake_himself():
    """Resilient is on his second card only."""
    table = meet("m m . . G\nm m . . .", {"m": "bolgoreth"})
    table["m"].conditions += ["weakened", "stunned"]

    act_out(table, "bolgoreth", STAY)

    assert table["m"].conditions == ["weakened"]
    assert [event.action for event in table.told("action_taken")]


def test_bolgoreth_strikes_two_squares_far_and_buys_a_heart():
    """Reach, and the one surge of his card."""
    table = play("m m . G\nm m . .", "bolgoreth", ATTACK, STAY, roll="blue r2h2s1, red h2, gray 0")

    assert (bought(table), table["G"].damage) == (["surge0"], 5)


def test_a_fallen_bolgoreth_is_gone():
    """He is defeated like others."""
    table = meet("m m . G\nm m . .", {"m": "bolgoreth"})

    table.step(Suffer(figure=table.names["m"], amount=30, source="special"))

    assert "m" not in table
