"""Fire imps, hybrid sentinels and Valyndra: each ability at work, and when it comes to nothing."""

import pytest

from bot.descent.rules.harm import Suffer
from bot.descent.rules.turn_conditions import conditions_that_end
from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.boxes.playing import ATTACK, STAY, act_out, bought, meet, play

# Fire imps ---------------------------------------------------------------------------------------------------


@shows("flame_fiend")
def test_a_fire_imp_is_at_home_on_lava():
    """Flame fiend: it ends its activation there as anywhere else, and recovers a heart."""
    table = meet("m . % G", {"m": "fire_imps"})
    table["m"].damage = 1

    act_out(table, "fire_imps", {"do": "engage"}, STAY)

    assert (table.at("m"), table["m"].damage) == ("C1", 0)


@shows("flame_fiend")
def test_fire_does_not_hurt_a_fire_imp():
    """Flame fiend: a burning imp singes a friend beside it, and loses no heart itself."""
    table = meet("m z . . G", {"m": "fire_imps"})
    table["m"].conditions.append("burning")

    table.step(*conditions_that_end(table.game, table["m"]))

    assert (table["m"].damage, table["z"].damage) == (0, 1)


@refuses("flame_fiend")
def test_away_from_lava_a_fire_imp_recovers_nothing():
    """Flame fiend warms nobody on cold stone; and a zombie walks round the lava."""
    table = meet("m . . G", {"m": "fire_imps"})
    table["m"].damage = 1
    act_out(table, "fire_imps", {"do": "engage"}, STAY)
    assert table["m"].damage == 1

    table = meet("z % G\n. . .", {})
    act_out(table, "zombie", {"do": "engage"}, STAY)
    assert table.at("z") == "B2"


@shows("combustible")
def test_a_combustible_master_goes_off_when_it_falls():
    """Combustible: each hero next to it loses a heart, whoever struck it down; those farther away don't."""
    table = meet("S m G\n. . .\nW . .", {"m": "fire_imps master"})

    table.step(Suffer(figure=table.names["m"], amount=9, source="special"))

    assert "m" not in table
    assert [table[letter].damage for letter in "SGW"] == [1, 1, 0]


@refuses("combustible")
def test_a_minion_just_falls():
    """Combustible: only masters are, and a wounded master does not go off either."""
    table = meet("m G", {"m": "fire_imps"})
    table.step(Suffer(figure=table.names["m"], amount=9, source="special"))
    assert table["G"].damage == 0

    table = meet("m G", {"m": "fire_imps master"})
    table.step(Suffer(figure=table.names["m"], amount=1, source="special"))
    assert table["G"].damage == 0


@shows("inflict burning")
def test_an_imp_sets_whoever_it_hurts_on_fire():
    """Burn comes before hearts: the master's surge leaves the target burning."""
    table = play("m G", "fire_imps master", ATTACK, STAY, roll="blue r2h2s1, yellow h2, gray 1")

    assert (bought(table), table["G"].conditions) == (["surge1"], ["burning"])


@refuses("inflict burning")
def test_whom_it_does_not_hurt_does_not_burn():
    """Burn is not paid for where no heart comes through."""
    table = play("m G", "fire_imps", ATTACK, STAY, roll="blue r2h2s1, yellow r1h1, gray 3")

    assert (bought(table), table["G"].conditions) == ([], [])


@shows("add range")
def test_an_imp_throws_a_square_farther_for_a_surge():
    """A minion whose throw falls a square short buys the square."""
    table = play("m . . . G", "fire_imps", ATTACK, STAY, roll="blue r3h2, yellow h1s1, gray 0")

    assert (bought(table), table["G"].damage) == (["surge0"], 3)


@refuses("add range")
def test_range_that_is_not_needed_is_not_bought():
    """Close by, the second surge of a minion stays unspent."""
    table = play("m . G", "fire_imps", ATTACK, STAY, roll="blue r2h2s1, yellow h2s1, gray 0")

    assert bought(table) == ["surge1"]


# Hybrid sentinels --------------------------------------------------------------------------------------------


@shows("prey_on_the_weak")
@refuses("prey_on_the_weak")
@pytest.mark.parametrize(("prey", "hearts"), [("W", 3), ("G", 2)])
def test_hybrid_sentinels_prey_on_the_weak(prey: str, hearts: int):
    """An attack on a hero with a might of two deals a heart more; the strong are hit like by others."""
    table = play(f"m {prey}", "hybrid_sentinel", ATTACK, STAY, roll="blue r3h2, red h1, gray 1")

    assert table[prey].damage == hearts


def test_a_sentinel_flies_over_heroes_and_pits():
    """Nothing on the ground holds it up."""
    table = play("m S o . G", "hybrid_sentinel", {"do": "engage", "aim": {"by": ["highest_might"]}}, STAY)

    assert table.at("m") == "D1"


def test_a_master_breathes_fire_along_the_heroes():
    """Its first surge strikes whoever stands on the path; minions have none."""
    roll = "blue r2h2s1, red h2, gray 0, gray 0"
    table = play("m G S", "hybrid_sentinel master", ATTACK, STAY, roll=roll)
    assert (bought(table), bool(table["S"].damage)) == (["surge0"], True)

    table = play("m G S", "hybrid_sentinel", ATTACK, STAY, roll=roll)
    assert (table["G"].damage, table["S"].damage) == (5, 0)


# Valyndra ----------------------------------------------------------------------------------------------------

LAIR = """
    v v v . . . . *
    v v v . . . . G
    """


@shows("hoarder")
def test_valyndra_stirs_when_somebody_searches():
    """Hoarder: if she passes a test of awareness she comes two squares nearer before the hero finds anything."""
    table = meet(LAIR, {"v": "valyndra"}, turn="G", roll="gray 0, black 0")

    table.search("G", "search1")
    table.settle()

    # BIG-02: she draws herself together on her foremost square, goes two squares on, and lies down there.
    assert table.at("v").split()[0] == "E1"
    assert [event.kind for event in table.events if event.kind in ("attribute_tested", "searched")] == [
        "attribute_tested",
        "searched",
    ]


@refuses("hoarder")
def test_valyndra_sleeps_on():
    """Hoarder: if she fails the test she stays, and beside a hero she does not even listen."""
    table = meet(LAIR, {"v": "valyndra"}, turn="G", roll="gray 3, black 4")
    table.search("G", "search1")
    table.settle()
    assert (table.at("v").split()[0], len(table.told("searched"))) == ("A1", 1)

    table = meet("v v v *\nv v v G", {"v": "valyndra"}, turn="G")
    table.search("G", "search1")
    assert not table.told("attribute_tested")


def test_valyndra_breathes_on_several_before_she_burns_one():
    """Her surges go into the breath where it reaches a second hero, else into fire."""
    roll = "blue r2h2s1, red h2, gray 0, gray 0"
    table = play("m m m G S\nm m m . .", "valyndra", {"do": "attack", "aim": {"by": ["closest"]}}, STAY, roll=roll)
    assert bought(table) == ["surge0"]

    table = play("m m m G\nm m m .", "valyndra", ATTACK, STAY, roll="blue r2h2s1, red h2, gray 0")
    assert (bought(table), table["G"].conditions) == (["surge1"], ["burning"])
