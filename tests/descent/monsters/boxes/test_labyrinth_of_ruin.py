"""Arachyura, carrion drakes, goblin witchers and Volucrix reavers: each ability at work, and when it is not."""

import pytest

from bot.descent.rules.choices import Shed
from bot.descent.rules.harm import Suffer
from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.boxes.playing import ATTACK, STAY, act_out, bought, meet, neglected, play, use
from tests.descent.monsters.test_abilities import Ties

# Arachyura ---------------------------------------------------------------------------------------------------


@shows("pincer_attack")
def test_arachyura_take_one_hero_in_each_claw():
    """Pincer attack: one roll for two heroes, each with its own defence; both are held fast."""
    table = play(
        "m m G W\nm m S .",
        "arachyura",
        use("pincer_attack", by=["highest_might"]),
        STAY,
        roll="blue r3h2, red h2, green h1, gray 0, gray 3",
    )

    assert [table[letter].damage for letter in "GSW"] == [5, 2, 0]
    assert [table[letter].conditions for letter in "GSW"] == [["immobilized"], ["immobilized"], []]


@shows("pincer_attack")
def test_one_hero_alone_is_taken_all_the_same():
    """Pincer attack: with nobody else beside it one is enough; a list may ask for two."""
    table = play(
        "m m G\nm m .", "arachyura", use("pincer_attack"), STAY, roll="blue r3h2, red h2, green h1, gray 0"
    )
    assert (table["G"].damage, table["G"].conditions) == (5, ["immobilized"])

    table = play("m m G\nm m .", "arachyura", use("pincer_attack", at_least=2), STAY)
    assert neglected(table)[0] == ("use:pincer_attack", "too_few")


@refuses("pincer_attack")
def test_whom_the_claws_do_not_hurt_they_do_not_hold():
    """Pincer attack: without a heart nobody is immobilised; two squares away, or a second time, there is none."""
    table = play(
        "m m G\nm m .", "arachyura", use("pincer_attack"), STAY, roll="blue r5h1, red h1, green h1, gray 3"
    )
    assert (table["G"].damage, table["G"].conditions) == (0, [])
    assert ("use:pincer_attack", "attack_used") in neglected(table)

    table = play("m m . G\nm m . .", "arachyura", use("pincer_attack"), STAY)
    assert neglected(table)[0] == ("use:pincer_attack", "no_target")


@shows("lingering_curse")
def test_a_fallen_master_leaves_a_curse():
    """Lingering curse: each hero next to it tests willpower as it falls, and is cursed if it fails."""
    table = meet(
        "m m G .\nm m S W",
        {"m": "arachyura master"},
        roll="gray 3, black 4, gray 0, black 0",
    )

    table.step(Suffer(figure=table.names["m"], amount=20, source="special"))

    assert "m" not in table
    assert sorted(table[letter].conditions == ["cursed"] for letter in "GS") == [False, True]
    assert table["W"].conditions == []


@refuses("lingering_curse")
def test_a_fallen_minion_leaves_nothing():
    """Lingering curse: nobody tests anything for a minion."""
    table = meet("m m G\nm m .", {"m": "arachyura"})

    table.step(Suffer(figure=table.names["m"], amount=20, source="special"))

    assert not table.told("attribute_tested")


@shows("add pierce")
@refuses("add pierce")
@pytest.mark.parametrize(
    ("green", "lines", "damage"), [("h1s1", ["surge0"], 5 - 2 + 1), ("h1", [], 5 - 2)], ids=["two", "one"]
)
def test_pierce_wants_two_surges(green: str, lines: list[str], damage: int):
    """A minion pierces a shield for two surges, and not for one."""
    table = play("m m G\nm m .", "arachyura", ATTACK, STAY, roll=f"blue r2h2s1, red h2, green {green}, gray 2")

    assert (bought(table), table["G"].damage) == (lines, damage)


# Carrion drakes ----------------------------------------------------------------------------------------------


@shows("plagued")
@pytest.mark.parametrize("condition", ["poisoned", "diseased"])
def test_beside_a_master_drake_sickness_stays(condition: str):
    """Plagued: an adjacent hero can't be rid of poison or disease."""
    table = meet("m G", {"m": "carrion_drake master"})
    table["G"].conditions.append(condition)

    table.step(Shed(figure=table.names["G"], condition=condition))

    assert table["G"].conditions == [condition]
    assert [event.note for event in table.told("noted")] == ["clings"]


@refuses("plagued")
@pytest.mark.parametrize(
    ("drawing", "drake", "condition"),
    [
        ("m . G", "carrion_drake master", "poisoned"),
        ("m G", "carrion_drake", "poisoned"),
        ("m G", "carrion_drake master", "stunned"),
    ],
)
def test_other_conditions_and_other_places_are_not_plagued(drawing: str, drake: str, condition: str):
    """Plagued: not two squares away, not by minions, and not for being stunned."""
    table = meet(drawing, {"m": drake})
    table["G"].conditions.append(condition)

    table.step(Shed(figure=table.names["G"], condition=condition))

    assert table["G"].conditions == []


@shows("inflict diseased")
@refuses("inflict diseased")
@pytest.mark.parametrize(("gray", "conditions"), [(0, ["diseased"]), (3, [])])
def test_a_drakes_bite_sickens_whom_it_hurts(gray: int, conditions: list[str]):
    """Disease comes before hearts, if any comes through."""
    table = play("m G", "carrion_drake", ATTACK, STAY, roll=f"blue r6h1s1, yellow r1h1, gray {gray}")

    assert table["G"].conditions == conditions


# Goblin witchers ---------------------------------------------------------------------------------------------


@shows("bewitch")
@pytest.mark.parametrize(("ties", "square", "hearts"), [("cunning", "C1", 2), ("merciful", "B1", 0)])
def test_a_master_witcher_makes_the_cursed_dance(ties: Ties, square: str, hearts: int):
    """Bewitch: a cursed hero beside it walks up to two squares where the tie setting wants it, or stays."""
    table = meet("m W o", {"m": "goblin_witcher master"}, ties=ties)
    table["W"].conditions.append("cursed")

    act_out(table, "goblin_witcher", use("bewitch"), STAY)

    assert (table.at("W"), table["W"].damage) == (square, hearts)


@refuses("bewitch")
def test_nobody_else_dances():
    """Bewitch: heroes without a curse, or two squares away, are left alone."""
    table = play("m W o", "goblin_witcher master", use("bewitch"), STAY)
    assert neglected(table)[0] == ("use:bewitch", "no_target")

    table = meet("m . W", {"m": "goblin_witcher master"})
    table["W"].conditions.append("cursed")
    act_out(table, "goblin_witcher", use("bewitch"), STAY)
    assert neglected(table)[0] == ("use:bewitch", "no_target")


@shows("inflict cursed")
@refuses("inflict cursed")
@pytest.mark.parametrize(("gray", "conditions"), [(0, ["cursed"]), (3, [])])
def test_a_witcher_curses_whom_it_hurts(gray: int, conditions: list[str]):
    """Its first surge curses, if a heart comes through."""
    table = play("m . G", "goblin_witcher", ATTACK, STAY, roll=f"blue r2h2s1, yellow r1h1, gray {gray}")

    assert table["G"].conditions == conditions


# Volucrix reavers --------------------------------------------------------------------------------------------


@shows("skirmish")
def test_a_reaver_runs_up_and_strikes_for_one_action():
    """Skirmish: up to three squares and an attack; then it may still walk away."""
    table = play(
        "m . . . G",
        "volucrix_reaver",
        {**use("skirmish"), "then": [{"do": "away", "squares": 1}]},
        STAY,
        roll="blue r3h2, yellow h1s1, gray 0",
    )

    assert (table.at("m"), table["G"].damage) == ("C1", 3)


@shows("skirmish")
def test_a_reaver_that_stands_beside_its_target_strikes_from_there():
    """Skirmish: it need not move; whom it is aimed at, the list says."""
    table = play(
        "S m . G",
        "volucrix_reaver",
        use("skirmish", by=["lowest_might"]),
        STAY,
        roll="blue r3h2, yellow h1s1, gray 0",
    )

    assert (table.at("m"), table["S"].damage) == ("B1", 3)


@refuses("skirmish")
def test_a_reaver_does_not_run_for_nothing():
    """Skirmish: four squares are too many, and it is the one attack of a minion's activation."""
    table = play("m . . . . G", "volucrix_reaver", use("skirmish"), STAY)
    assert neglected(table)[0] == ("use:skirmish", "no_target")

    table = play("m . G", "volucrix_reaver", use("skirmish"), roll="blue r3h2, yellow h1s1, gray 0")
    assert ("use:skirmish", "attack_used") in neglected(table)


def test_a_master_reaver_skirmishes_and_strikes_again():
    """Ravage: both its actions may be attacks."""
    table = play(
        "m . . G",
        "volucrix_reaver master",
        use("skirmish"),
        ATTACK,
        roll="blue r3h2, yellow r1h1, gray 0, blue r3h2, yellow r1h1, gray 0",
    )

    assert len(table.told("attack_declared")) == 2
    assert table["G"].damage == 6
