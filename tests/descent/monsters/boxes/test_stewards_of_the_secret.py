"""Blood apes, ferrox and nagas: each ability at work, and when it comes to nothing."""

import pytest

from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.boxes.playing import ATTACK, STAY, act_out, meet, neglected, play, use
from tests.descent.monsters.test_abilities import Ties

FAILED, PASSED = "gray 3, black 4", "gray 0, black 0"

# Blood apes --------------------------------------------------------------------------------------------------


@shows("leap_attack")
def test_a_blood_ape_leaps_over_heroes_and_strikes_them_all():
    """Leap attack: over as many as possible, then one attack on all it passed, each with its own defence."""
    table = play(
        "m m G S . .",
        "blood_ape master",
        use("leap_attack"),
        {"do": "finish"},
        roll="blue r3h2, red h2, gray 0, gray 1",
    )

    assert sorted((table["G"].damage, table["S"].damage)) == [3, 4]
    assert set(map(str, table["m"].squares)) == {"E1", "F1"}
    assert len(table.told("attack_declared")) == 1


@refuses("leap_attack")
def test_a_blood_ape_needs_room_to_land():
    """Leap attack: with no room behind the hero, or nobody to leap over, there is none; minions don't leap."""
    table = play("m m G", "blood_ape master", use("leap_attack"), STAY)
    assert neglected(table)[0] == ("use:leap_attack", "no_target")

    table = play("m m . . . . . . G . .", "blood_ape master", use("leap_attack"), STAY)
    assert neglected(table)[0] == ("use:leap_attack", "no_target")

    table = play("m m G . .", "blood_ape", use("leap_attack"), STAY)
    assert neglected(table)[0] == ("use:leap_attack", "no_such_ability")


def test_a_blood_ape_strikes_twice():
    """Ravage: a leap is one attack, and the other action may be another."""
    table = play(
        "m m G . . .",
        "blood_ape master",
        use("leap_attack"),
        ATTACK,
        roll="blue r3h2, red h2, gray 0, blue r3h2, red h2, gray 0",
    )

    assert len(table.told("attack_declared")) == 2


# Ferrox ------------------------------------------------------------------------------------------------------


@shows("extract")
def test_a_master_ferrox_drinks_its_fill():
    """Extract: an adjacent hero who fails a test of might suffers two fatigue; the ferrox recovers two hearts."""
    table = meet("m W", {"m": "ferrox master"}, roll=FAILED)
    table["m"].damage = 3

    table.activate("ferrox", master=[use("extract", without=["stunned"]), {"do": "finish"}], minion=[STAY])
    table.settle()

    assert (table.hero("W").fatigue, table["m"].damage) == (2, 1)


@refuses("extract")
def test_the_strong_are_not_drained():
    """Extract: whoever passes keeps its strength; two squares away nobody is drained, and minions don't do it."""
    table = meet("m W", {"m": "ferrox master"}, roll=f"{PASSED}, {PASSED}")
    table["m"].damage = 3
    act_out(table, "ferrox", use("extract"), STAY)
    assert (table.hero("W").fatigue, table["m"].damage) == (0, 3)

    table = play("m . W", "ferrox master", use("extract"), STAY)
    assert neglected(table)[0] == ("use:extract", "no_target")
    table = play("m W", "ferrox", use("extract"), STAY)
    assert neglected(table)[0] == ("use:extract", "no_such_ability")


def test_a_ferrox_sickens_before_it_pierces():
    """Its surges: disease, then pierce."""
    table = play("m G", "ferrox", ATTACK, STAY, roll="blue r2h2s1, red h3s1, gray 2")

    assert (table["G"].conditions, table["G"].damage) == (["diseased"], 5)


# Nagas -------------------------------------------------------------------------------------------------------


@shows("constrict")
def test_a_master_naga_holds_its_victim_and_carries_it_off():
    """Constrict: an adjacent hero who fails a test of might is immobilised, and set down where it is worse off."""
    table = play(
        "m m G\nm m .\no . .", "naga master", use("constrict"), STAY, roll=f"{FAILED}, {FAILED}", ties="cunning"
    )

    assert (table["G"].conditions, table.at("G"), table["G"].damage) == (["immobilized"], "A3", 2)


@refuses("constrict")
@pytest.mark.parametrize(
    ("drawing", "naga", "roll", "ties", "why"),
    [
        ("m m G\nm m .\no . .", "naga master", f"{PASSED}, {PASSED}", "cunning", None),
        ("m m . G\nm m . .", "naga master", "", "cunning", "no_target"),
        ("m m G\nm m .", "naga", "", "cunning", "no_such_ability"),
    ],
)
def test_a_naga_lets_go(drawing: str, naga: str, roll: str, ties: Ties, why: str | None):
    """Constrict: of whoever passes the test, stands two squares away, or meets a minion."""
    table = play(drawing, naga, use("constrict"), STAY, roll=roll, ties=ties)

    assert (table["G"].conditions, table["G"].damage) == ([], 0)
    assert why is None or neglected(table)[0] == ("use:constrict", why)


def test_a_naga_turns_range_into_hearts_and_poisons():
    """Sorcery one for a minion, and its surge."""
    table = play("m m . G\nm m . .", "naga", ATTACK, STAY, roll="blue r6h1s1, red h1, gray 0")

    assert (table["G"].damage, table["G"].conditions) == (3, ["poisoned"])
