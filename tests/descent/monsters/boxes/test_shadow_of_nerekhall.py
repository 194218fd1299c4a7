"""Changelings, ironbound, rat swarms and Ynfernael hulks: each ability at work, and when it comes to nothing."""

import pytest

from bot.descent.attack.odds_now import blow_of
from bot.descent.monsters.threat import threats
from bot.descent.rules import stats
from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.boxes.playing import ATTACK, STAY, act_out, bought, meet, neglected, play, use
from tests.descent.monsters.test_abilities import Ties

# Changelings -------------------------------------------------------------------------------------------------


@shows("hideous_laughter")
def test_hideous_laughter_lowers_all_attributes_within_three_squares():
    """Near a master changeling a hero has one less of everything, but at least one."""
    table = meet("m . . G . . S", {"m": "changeling master"})

    near = [stats.attribute(table.game, table["G"], name) for name in ("might", "knowledge", "willpower")]
    assert near == [4, 1, 2]
    assert stats.attribute(table.game, table["S"], "might") == 4


@refuses("hideous_laughter")
def test_hideous_laughter_is_the_masters_alone_and_two_laugh_no_louder():
    """A minion doesn't laugh, and a second master takes no second point."""
    table = meet("m . G", {"m": "changeling"})
    assert stats.attribute(table.game, table["G"], "might") == 5

    table = meet("m n G", {"m": "changeling master", "n": "changeling master"})
    assert stats.attribute(table.game, table["G"], "might") == 4


def test_hideous_laughter_decides_tests():
    """Three shields are one too many for a willpower of three that has become two."""
    table = play("m G .", "changeling master", use("whisper"), STAY, roll="gray 1, black 2; gray 0, black 0")

    assert table.told("attribute_tested")[0].value == 2
    assert table.at("G") != "B1"


@shows("whisper")
@pytest.mark.parametrize(("ties", "end"), [("cunning", "C1"), ("merciful", "C2")])
def test_whisper_moves_whoever_fails_a_square(ties: Ties, end: str):
    """Who fails is moved one square: into the pit by a cunning hand, elsewhere by a merciful one."""
    table = play(
        """
        m G o
        # # .
        """,
        "changeling",
        use("whisper"),
        STAY,
        roll="gray 3, black 4; gray 3, black 4",
        ties=ties,
    )

    assert table.at("G") == end
    assert table["G"].damage == (2 if ties == "cunning" else 0)


@refuses("whisper")
def test_whisper_leaves_alone_whoever_passes_or_stands_apart():
    """Each adjacent hero tests willpower; farther away nobody hears it, and with nobody beside it is neglected."""
    table = play("S . m G .", "changeling", use("whisper"), STAY, roll="gray 0, black 0; gray 0, black 0")
    assert [event.figure for event in table.told("attribute_tested")] == [table.names["G"]] * 2
    assert table.at("G") == "D1"

    table = play("m . G", "changeling", use("whisper"), STAY)
    assert neglected(table)[0] == ("use:whisper", "no_target")


@shows("wither", "inflict bleeding")
@refuses("inflict bleeding")
def test_a_changeling_withers_before_it_bleeds():
    """The first surge costs a fatigue, hurt or not; the second brings Bleeding only with a heart."""
    table = play("m G", "changeling", ATTACK, roll="blue r2h2s1, red h3s1, gray 1")
    assert bought(table) == ["surge0", "surge1"]
    assert (table["G"].damage, table.hero("G").fatigue, table["G"].conditions) == (4, 1, ["bleeding"])

    table = play("m G", "changeling", ATTACK, roll="blue r6h1s1, red h1, gray 3")
    assert (table["G"].damage, table.hero("G").fatigue, table["G"].conditions) == (0, 1, [])


# Ironbound ---------------------------------------------------------------------------------------------------


@shows("protect")
def test_an_ironbound_takes_the_blow_for_the_weaker_monster_beside_it():
    """Attacked beside an ironbound, a zombie is spared: the ironbound pays a heart and rolls its own dice."""
    table = meet("G z\n. m", {"m": "ironbound"}, turn="G", roll="blue r3h2, red h3, gray 1, gray 1")

    table.attack("G", "z")
    table.settle()

    assert table["z"].damage == 0
    assert table["m"].damage == 1 + 5 - 2


def test_an_ironbound_shields_from_afar_as_it_sees_the_archer():
    """The shot is measured to where the zombie stands, and lands on the ironbound."""
    table = meet("W . . z\n. . . m", {"m": "ironbound"}, turn="W", roll="blue r3h2, yellow h1s1, gray 0, gray 0")

    table.attack("W", "z")
    table.settle()

    assert (table["z"].damage, table["m"].damage) == (0, 1 + 3)


@refuses("protect")
@pytest.mark.parametrize(
    ("drawing", "left"),
    [("G z . .\n. . . m", 8), ("G z\n. m", 1), ("G z\n. m", 3), ("G z m", 8)],
    ids=["not beside it", "its last heart", "no sturdier than the zombie", "it does not see the attacker"],
)
def test_an_ironbound_does_not_protect(drawing: str, left: int):
    """It must stand beside the target, survive the price, be the sturdier of the two, and see who attacks."""
    table = meet(drawing, {"m": "ironbound", "z": "zombie"}, turn="G", roll="blue r3h2, red h2, brown 2")
    table["m"].damage = 8 - left

    table.attack("G", "z")
    table.settle()

    assert table["m"].damage == 8 - left
    assert table["z"].damage == 2


def test_of_two_ironbound_only_the_sturdier_steps_in():
    """One attack has one protector, and nobody protects the protector."""
    table = meet(
        "G z m\n. n .", {"m": "ironbound", "n": "ironbound"}, turn="G", roll="blue r3h2, red h2, gray 1, gray 1"
    )
    table["m"].damage = 1

    table.attack("G", "z")
    table.settle()

    assert (table["z"].damage, table["m"].damage, table["n"].damage) == (0, 1, 1 + 4 - 2)


def test_an_ironbound_that_is_attacked_itself_pays_nothing():
    """Protect is for others."""
    table = meet("G m z", {"m": "ironbound"}, turn="G", roll="blue r3h2, red h2, gray 1, gray 1")

    table.attack("G", "m")
    table.settle()

    assert table["m"].damage == 2


def test_an_ironbound_strikes_two_squares_far():
    """Reach: it hits a hero two squares away; its costly line in act II wants two surges."""
    table = play("m . G", "ironbound", ATTACK, act=2, roll="blue r2h2s1, red h2, green h1, gray 0")
    assert (table["G"].damage, bought(table)) == (5, [])

    table = play("m . G", "ironbound", ATTACK, act=2, roll="blue r2h2s1, red h2, green h1s1, gray 0")
    assert (table["G"].damage, bought(table)) == (7, ["surge0"])


def test_no_condition_takes_hold_of_an_ironbound():
    """Iron skin: a poisoned blade leaves it as it was, and pierce ignores none of its shields."""
    table = meet("G m", {"m": "ironbound"}, turn="G")

    assert stats.immune(table.game, table["m"], "poisoned")
    assert stats.has(table.game, "unpierced", table["m"])


# Rat swarms --------------------------------------------------------------------------------------------------


@shows("feast")
def test_feast_adds_a_heart_for_each_it_has_left():
    """A surge of an unhurt swarm is worth four hearts, of a torn one as many as it has left."""
    for damage, dealt in ((0, 4), (3, 1)):
        table = meet("m m G", {"m": "rat_swarm"}, roll="green r1s1, gray 0")
        table["m"].damage = damage
        act_out(table, "rat_swarm", ATTACK, STAY)
        assert (table["G"].damage, bought(table)) == (dealt, ["surge0"])


def test_feast_is_part_of_the_threat():
    """What a swarm could do to a hero counts the hearts of its feast: an unhurt one is the greater danger."""
    table = meet("m m . . G", {"m": "rat_swarm"})
    hero = table.hero("G")
    fresh = threats(table.game, hero, [hero.square])[hero.square].mean
    table["m"].damage = 3

    assert threats(table.game, hero, [hero.square])[hero.square].mean < fresh


@shows("ravenous")
def test_ravenous_finds_a_surge_where_there_is_blood():
    """Against a bleeding hero a master's attack has a surge more, and so feasts."""
    for conditions, dealt in (([], 1), (["bleeding"], 1 + 5)):
        table = meet("m m G", {"m": "rat_swarm master"}, roll="green h1, gray 0")
        table["G"].conditions += conditions
        act_out(table, "rat_swarm", ATTACK, STAY)
        assert table["G"].damage == dealt


@refuses("ravenous", "feast")
def test_ravenous_is_not_for_minions():
    """A minion's attack on a bleeding hero has the surges it rolled."""
    table = meet("m m G", {"m": "rat_swarm"}, roll="green h1, gray 0")
    table["G"].conditions.append("bleeding")

    act_out(table, "rat_swarm", ATTACK, STAY)

    assert (table["G"].damage, bought(table)) == (1, [])


@shows("rend")
@pytest.mark.parametrize(("black", "conditions"), [(4, ["bleeding"]), (0, [])])
def test_rend_opens_a_wound_unless_might_resists(black: int, conditions: list[str]):
    """An adjacent hero tests might and bleeds if it fails."""
    table = play("m m W", "rat_swarm", use("rend"), STAY, roll=f"gray 0, black {black}; gray 0, black 0")

    assert table["W"].conditions == conditions
    assert table.told("attribute_tested")[0].attribute == "might"


@refuses("rend")
def test_rend_is_neglected_for_whoever_bleeds_already_or_stands_apart():
    """There is nothing more to tear open."""
    table = meet("m m W . G", {"m": "rat_swarm"})
    table["W"].conditions.append("bleeding")

    act_out(table, "rat_swarm", use("rend"), STAY)

    assert neglected(table)[0] == ("use:rend", "no_target")


@shows("merge")
def test_merge_gives_one_swarm_all_that_another_has_left():
    """It is defeated by giving its hearts, and the other recovers no more than it had lost."""
    table = meet("n n m m\n. . . G", {"m": "rat_swarm", "n": "rat_swarm master"})
    table["m"].damage, table["n"].damage = 1, 4

    table.activate("rat_swarm", minion=[use("merge", who="kin")], master=[STAY], first="minions")

    assert "m" not in table
    assert table["n"].damage == 1
    assert table.told("monster_defeated")


@refuses("merge")
def test_merge_is_neglected_with_nobody_hurt_of_its_own_beside():
    """Beside an unhurt swarm, or a hurt zombie, there is nobody to merge with."""
    table = meet("n n m m z", {"m": "rat_swarm", "n": "rat_swarm master"})
    table["z"].damage = 1

    table.activate("rat_swarm", minion=[use("merge", who="kin")], master=[STAY], first="minions")

    assert neglected(table)[0] == ("use:merge", "no_target")


# Hulks -------------------------------------------------------------------------------------------------------


@shows("bloodrush")
def test_blood_rush_pays_a_heart_for_five_points():
    """For an action and a heart it goes five squares on top of its move."""
    table = play(
        "m m . . . . . . . . . . G\nm m . . . . . . . . . . .",
        "ynfernael_hulk",
        {**use("bloodrush"), "then": [{"do": "engage"}]},
    )

    assert table["m"].damage == 1
    assert table.game.distance(table["m"], table["G"]) == 5


def test_blood_rush_adds_to_the_move_that_follows():
    """Points that were not spent at once go into the next move."""
    table = play(
        "m m . . . . . . . . G\nm m . . . . . . . . .", "ynfernael_hulk", use("bloodrush"), {"do": "engage"}
    )

    assert table.game.adjacent(table["m"], table["G"])


@refuses("bloodrush")
def test_blood_rush_comes_once_and_never_for_the_last_heart():
    """A second one is neglected in the same activation, and so is one that would defeat it."""
    table = play("m m . . G\nm m . . .", "ynfernael_hulk", use("bloodrush"))
    assert table["m"].damage == 1
    assert ("use:bloodrush", "used_up") in neglected(table)

    table = meet("m m . . G\nm m . . .", {"m": "ynfernael_hulk"})
    table["m"].damage = 7
    act_out(table, "ynfernael_hulk", use("bloodrush"))
    assert neglected(table)[0] == ("use:bloodrush", "no_target")


@shows("charge")
@refuses("charge")
def test_charge_is_for_a_target_it_ran_up_to():
    """A master's surge adds three hearts if the hero did not stand beside it as it began, else it knocks back."""
    roll = "blue r2h2s1, red h2, gray 0"
    table = play("m m . G\nm m . .", "ynfernael_hulk master", {"do": "engage"}, ATTACK, roll=roll)
    assert (bought(table), table["G"].damage) == (["surge0"], 7)

    table = play("m m G . . .\nm m . . . .", "ynfernael_hulk master", ATTACK, STAY, roll=roll)
    assert (bought(table), table["G"].damage) == (["surge1"], 4)


@shows("knockback")
def test_knockback_hurls_the_target_away():
    """With a surge a minion's target lands up to three squares away."""
    table = play("m m G . . .\nm m . . . .", "ynfernael_hulk", ATTACK, STAY, roll="blue r2h2s1, red h2, gray 0")

    assert table.game.distance(table["m"], table["G"]) > 1
    assert bought(table) == ["surge0"]


def test_the_odds_against_an_ironbound_know_no_pierce():
    """The odds of an attack on one go by its whole defence."""
    table = meet("G m", {"m": "ironbound"}, turn="G")

    assert blow_of(table.game, table.names["G"], table.names["m"], "chipped_greataxe").pierce == 0
