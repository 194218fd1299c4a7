"""Mirklace, the brothers Olliven and Verminous: each ability at work, and when it comes to nothing."""

import pytest

from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.boxes.playing import ATTACK, STAY, act_out, bought, meet, neglected, play, use

# Mirklace ----------------------------------------------------------------------------------------------------


@shows("split_earth")
def test_the_earth_splits_under_as_many_heroes_as_possible():
    """Each hero on a path of four squares suffers a heart and is moved a square."""
    table = play(
        """
        m m G . S .
        m m . . . .
        . . . W . .
        """,
        "mirklace",
        use("split_earth"),
        STAY,
    )

    assert sum(table[hero].damage for hero in "GSW") >= 2
    moved = [hero for hero, was in (("G", "C1"), ("S", "E1"), ("W", "D3")) if table.at(hero) != was]
    assert [hero for hero in "GSW" if table[hero].damage] == moved


@refuses("split_earth")
def test_the_earth_splits_once_a_round_and_never_under_monsters():
    """The path leads round a monster or is not taken; a second one in the same activation is neglected."""
    table = play("m m z G\nm m # #", "mirklace", use("split_earth"), STAY)
    assert neglected(table)[0] == ("use:split_earth", "no_target")

    table = play("m m . . G .\nm m . . . .", "mirklace", use("split_earth"))
    assert table["G"].damage == 1
    assert ("use:split_earth", "used_up") in neglected(table)


def test_the_earth_does_not_split_under_heroes_far_away():
    """The first of the four squares is next to him: the fifth is safe."""
    table = play("m m . . . . G\nm m . . . . .", "mirklace", use("split_earth"), STAY)

    assert neglected(table)[0] == ("use:split_earth", "no_target")


@shows("aura")
@pytest.mark.parametrize(("act", "hearts"), [(1, 1), (2, 2)])
def test_his_aura_burns_whoever_comes_beside_him(act: int, hearts: int):
    """A hero who enters a square next to him suffers as many hearts as his card says."""
    table = meet("m m . . G\nm m . . .", {"m": "mirklace"}, act=act, turn="G")

    table.move("G", "C1")

    assert table["G"].damage == hearts


@shows("surge blast")
def test_a_blast_wants_two_surges():
    """With one surge his attack strikes one hero; with two it reaches whoever stands beside the target."""
    drawing = "m m . . G S\nm m . . . ."
    table = play(
        drawing,
        "mirklace",
        {"do": "attack", "aim": {"by": ["closest"]}},
        STAY,
        roll="blue r2h2s1, red h2, green r1h1, gray 0",
    )
    assert (table["G"].damage, table["S"].damage) == (5, 0)

    table = play(
        drawing,
        "mirklace",
        {"do": "attack", "aim": {"by": ["closest"]}},
        STAY,
        roll="blue r2h2s1, red h2, green r1h1s1, gray 0, gray 0",
    )
    assert (table["G"].damage, table["S"].damage, bought(table)) == (5, 3, ["surge0"])


# Rylan Olliven -----------------------------------------------------------------------------------------------


@shows("influence")
def test_influence_makes_a_monster_strike_out_of_turn():
    """A monster beside him attacks at once, and again in its own activation."""
    table = meet("m z G", {"m": "rylan_olliven"}, roll="blue r2h2s1, yellow h2, gray 0")

    act_out(table, "rylan_olliven", use("influence", who="monster"), STAY)

    assert table["G"].damage == 4 + 1 - 1
    assert ("use:influence", "used_up") in neglected(table)
    assert not table.game.groups["zombie"].activated


def test_influence_prefers_a_monster_that_can_strike():
    """Of two monsters beside him the one that stands beside a hero acts."""
    table = meet("y m z G", {"m": "rylan_olliven"}, roll="blue r3h2, yellow h2, gray 0")

    act_out(table, "rylan_olliven", use("influence", who="monster"), STAY)

    assert (table["G"].damage, table.at("y")) == (4, "A1")


def test_influence_sends_a_monster_on_where_none_can_strike():
    """With nobody in reach it moves toward the closest hero as far as its speed."""
    table = meet("m z . . . . . G", {"m": "rylan_olliven"})

    act_out(table, "rylan_olliven", use("influence", who="monster"), STAY)

    assert table.at("z") == "E1"


@refuses("influence")
def test_influence_is_neglected_alone_and_beside_the_stunned():
    """He needs a monster beside him that can do something."""
    table = meet("m . z G", {"m": "rylan_olliven"})
    act_out(table, "rylan_olliven", use("influence", who="monster"), STAY)
    assert neglected(table)[0] == ("use:influence", "no_target")

    table = meet("m z G", {"m": "rylan_olliven"})
    table["z"].conditions.append("stunned")
    act_out(table, "rylan_olliven", use("influence", who="monster"), STAY)
    assert neglected(table)[0] == ("use:influence", "no_target")


@shows("precise")
def test_in_act_two_he_sees_past_whoever_stands_beside_him():
    """A monster in front of him does not hide a hero any more; in act I it does."""
    table = play("m z . G", "rylan_olliven", ATTACK, STAY)
    assert neglected(table)[0] == ("attack", "no_target")

    table = play(
        "m z . G", "rylan_olliven", ATTACK, STAY, act=2, roll="blue r3h2, red h2, green h1, green h1, gray 0"
    )
    assert table["G"].damage == 6


@refuses("precise")
def test_he_sees_past_neighbours_only():
    """A monster a square farther off still hides the hero behind it."""
    table = play("m . z G", "rylan_olliven", {"do": "attack", "aim": {"by": ["closest"]}}, STAY, act=2)

    assert neglected(table)[0] == ("attack", "no_target")


@shows("subdue")
@refuses("subdue")
def test_subdue_wants_two_surges_hearts_one():
    """With one surge he buys hearts, with two he subdues, if a heart comes through."""
    table = play("m . G", "rylan_olliven", ATTACK, STAY, roll="blue r2h2s1, green h1, green h1, gray 0")
    assert (bought(table), table["G"].damage) == (["surge1"], 6)

    table = play(
        "m . G", "rylan_olliven", ATTACK, STAY, roll="blue r2h2s1, green h1s1, green h1, gray 0", ties="cunning"
    )
    assert (bought(table), table["G"].conditions) == (["surge0"], ["stunned"])


# Tristayne Olliven -------------------------------------------------------------------------------------------


@shows("chaotic_energy")
@refuses("chaotic_energy")
@pytest.mark.parametrize(("damage", "paid"), [(0, 3), (4, 2), (6, 0)])
def test_chaotic_energy_burns_no_more_than_half_his_health(damage: int, paid: int):
    """Of twelve hearts he keeps six: he pays three, two or none for as many hearts more."""
    table = meet("m . G . S . W", {"m": "tristayne_olliven"}, roll="blue r3h2, red h1, gray 0")
    table["m"].damage = damage

    act_out(table, "tristayne_olliven", {**ATTACK, "when": {"attacked": False}})

    assert table["m"].damage == damage + paid
    assert table["G"].damage == 3 + paid


@shows("ravage")
def test_ravage_lets_him_attack_twice():
    """Both his actions may be attacks."""
    table = play("m . G", "tristayne_olliven", ATTACK, roll="blue X, red h1, gray 0; blue X, red h1, gray 0")

    assert len(table.told("attack_declared")) == 2
    assert table["m"].damage > 0


@shows("soul_siphon")
def test_soul_siphon_makes_a_monster_beside_him_pay():
    """In act II a monster next to him suffers what his chaotic energy costs."""
    table = meet(
        "z m . G",
        {"m": "tristayne_olliven", "z": "ettin"},
        act=2,
        roll="blue r3h2, red h1, yellow h2, gray 0; blue X, red h1, yellow h2, gray 0",
    )

    act_out(table, "tristayne_olliven", ATTACK, STAY)

    assert (table["m"].damage, table["z"].damage) == (0, 6)
    assert table["G"].damage == 5 + 3


@refuses("soul_siphon")
def test_soul_siphon_turns_no_attack_aside():
    """The hearts of an attack are his own; and alone he bears everything."""
    table = meet("G m z", {"m": "tristayne_olliven"}, act=2, turn="G", roll="blue r3h2, red h3, black 0")
    table.attack("G", "m")
    table.settle()
    assert (table["m"].damage, table["z"].damage) == (5, 0)

    table = meet(
        "m . G",
        {"m": "tristayne_olliven"},
        act=2,
        roll="blue X, red h1, yellow h2, gray 0; blue X, red h1, yellow h2, gray 0",
    )
    act_out(table, "tristayne_olliven", ATTACK, STAY)
    assert table["m"].damage > 0


# Verminous ---------------------------------------------------------------------------------------------------


@shows("stealthy")
@refuses("stealthy")
@pytest.mark.parametrize(("roll", "damage"), [("blue r2h2s1, red h2, gray 0", 0), ("blue r3h2, red h2, gray 0", 4)])
def test_verminous_is_missed_without_three_range(roll: str, damage: int):
    """Stealthy: a blow in melee needs a range of three to hit him."""
    table = meet("G m m", {"m": "verminous"}, turn="G", roll=roll)

    table.attack("G", "m")
    table.settle()

    assert table["m"].damage == damage


@refuses("scheme")
def test_a_scheme_is_never_paid_for():
    """It speaks of overlord cards: his surges go into hearts, which want two, or nowhere."""
    table = play("m m G", "verminous", ATTACK, STAY, roll="blue r2h2s1, yellow h2, green h1, gray 0")
    assert bought(table) == []

    table = play("m m G", "verminous", ATTACK, STAY, roll="blue r2h2s1, yellow h2, green h1s1, gray 0")
    assert (bought(table), table["G"].damage) == (["surge1"], 7)


@refuses("master_plan")
def test_his_master_plan_changes_nothing():
    """No overlord card is ever played: in act II a round goes by and no hero suffers for it."""
    table = play("m m . G", "verminous", STAY, act=2)

    assert table["G"].damage == 0
