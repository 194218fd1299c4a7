"""Crow hags, demon lords and skeleton archers: each ability at work, and when it comes to nothing."""

import pytest

from bot.descent.rules.harm import Recover, Suffer
from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.boxes.playing import ATTACK, STAY, bought, meet, neglected, play, use

# Crow hags ---------------------------------------------------------------------------------------------------


@shows("lifethirst")
@pytest.mark.parametrize(("hag", "act", "left"), [("crow_hag", 1, 3), ("crow_hag master", 2, 4)])
def test_a_crow_hag_drinks_of_what_heals(hag: str, act: int, left: int):
    """Lifethirst: a hero within five squares recovers X hearts fewer."""
    table = meet("m . . . . G", {"m": hag}, act=act)
    table["G"].damage = 5

    table.step(Recover(figure=table.names["G"], hearts=3))

    assert table["G"].damage == left


@refuses("lifethirst")
def test_a_crow_hag_is_not_thirsty_far_away():
    """Lifethirst: six squares are safe, monsters heal as they like, and whoever stands up keeps a heart."""
    table = meet("m . . . . . G", {"m": "crow_hag"})
    table["G"].damage = 5
    table.step(Recover(figure=table.names["G"], hearts=3))
    assert table["G"].damage == 2

    table = meet("m z . G", {"m": "crow_hag master"}, act=2)
    table["z"].damage = 2
    table.step(Recover(figure=table.names["z"], hearts=2))
    assert table["z"].damage == 0

    table.step(Suffer(figure=table.names["G"], amount=40, source="special"))
    table.step(Recover(figure=table.names["G"], hearts=1))
    assert not table.hero("G").knocked_out


@shows("death_omen")
def test_a_death_omen_lets_a_hero_choose():
    """Death omen: two hearts, or a condition by lot; the hero says."""
    for chosen, damage, conditions in (("0", 2, 0), ("1", 0, 1)):
        table = meet("m . . G", {"m": "crow_hag master"})
        table.activate("crow_hag", master=[use("death_omen"), STAY], minion=[STAY])
        assert set(table.options) == {"0", "1"}

        table.choose(chosen)

        assert (table["G"].damage, len(table["G"].conditions)) == (damage, conditions)


@refuses("death_omen")
def test_a_death_omen_needs_to_be_seen():
    """Death omen: behind a pillar nobody is meant; whoever has every condition already is not asked."""
    table = play("m X G", "crow_hag master", use("death_omen"), STAY)
    assert neglected(table)[0] == ("use:death_omen", "no_target")

    table = meet("m . . G", {"m": "crow_hag master"})
    table["G"].conditions += ["diseased", "immobilized", "poisoned", "stunned"]
    table.activate("crow_hag", master=[use("death_omen"), STAY], minion=[STAY])
    assert table.asked is None
    assert table["G"].damage == 4


# Demon lords -------------------------------------------------------------------------------------------------


@shows("sorcery")
@pytest.mark.parametrize(
    ("drawing", "roll", "damage"),
    [
        ("m m . G\nm m . .", "blue r5h1, yellow r1h1, gray 0", 4),
        ("m m . . . . . G\nm m . . . . . .", "blue r4h2, yellow h2, gray 0", 2),
    ],
    ids=["hearts", "range"],
)
def test_a_demon_lord_turns_range_into_hearts_and_hearts_into_range(drawing: str, roll: str, damage: int):
    """Sorcery: range to spare becomes hearts, up to two; where it falls short hearts become range."""
    table = play(drawing, "demon_lord", ATTACK, STAY, roll=roll)

    assert table["G"].damage == damage


@refuses("sorcery")
def test_sorcery_goes_no_farther_than_it_says():
    """Sorcery: what is short by three a minion can't make up for; with nothing to spare nothing is turned."""
    table = play(
        "m m . . . . . . G\nm m . . . . . . .", "demon_lord", ATTACK, STAY, roll="blue r4h2, yellow h2, gray 0"
    )
    assert table.told("attack_missed")

    table = play("m m . . G\nm m . . .", "demon_lord", ATTACK, STAY, roll="blue r3h2, yellow h2, gray 0")
    assert table["G"].damage == 4


@shows("aura")
@refuses("aura")
@pytest.mark.parametrize(("lord", "damage"), [("demon_lord master", 1), ("demon_lord", 0)])
def test_a_master_demon_lord_burns_whoever_comes_beside_it(lord: str, damage: int):
    """Aura: entering a square next to the master costs a heart; beside a minion nothing happens."""
    table = meet("m m . . G\nm m . . .", {"m": lord}, turn="G")

    table.move("G", "C1")

    assert table["G"].damage == damage


@shows("wither")
@refuses("wither")
@pytest.mark.parametrize(("blue", "fatigue"), [("r2h2s1", 1), ("r3h2", 0)])
def test_a_demon_lord_withers_its_target_for_a_surge(blue: str, fatigue: int):
    """Wither: the target suffers a fatigue, hurt or not; without a surge it does not."""
    table = play("m m G\nm m .", "demon_lord", ATTACK, STAY, roll=f"blue {blue}, yellow r1h1, gray 3")

    assert table.hero("G").fatigue == fatigue


# Skeleton archers --------------------------------------------------------------------------------------------


@shows("reanimation")
def test_skeleton_archers_put_themselves_together_again():
    """Reanimation: of the hearts it suffers it recovers one for each other of its group within three squares."""
    table = meet(
        "G m n . p",
        {"m": "skeleton_archer master", "n": "skeleton_archer", "p": "skeleton_archer"},
        turn="G",
        roll="blue r3h2, red h2, brown 0",
    )

    table.attack("G", "m")
    table.settle()

    assert table["m"].damage == 4 - 2


@refuses("reanimation")
def test_a_lone_skeleton_stays_broken():
    """Reanimation: with nobody of its group near nothing is recovered, whatever else is; the fallen stay down."""
    table = meet("G m z . . n", {"m": "skeleton_archer master", "n": "skeleton_archer"}, turn="G")
    table.roll("blue r3h2, red h2, brown 0")
    table.attack("G", "m")
    table.settle()
    assert table["m"].damage == 4

    table = meet("G m n", {"m": "skeleton_archer", "n": "skeleton_archer"}, turn="G")
    table.roll("blue r3h2, red h2, brown 0")
    table.attack("G", "m")
    table.settle()
    assert "m" not in table


def test_skeleton_archers_pierce_and_shoot_a_square_farther():
    """Every arrow ignores a shield; a surge buys the square it falls short."""
    table = play("m . . . G", "skeleton_archer", ATTACK, STAY, roll="blue r3h2, yellow h1s1, gray 1")

    assert (bought(table), table["G"].damage) == (["surge0"], 3)


@shows("add hearts")
@refuses("add hearts")
@pytest.mark.parametrize(("left", "lines"), [(14, ["surge1"]), (1, [])])
def test_a_master_archer_buys_hearts_that_matter(left: int, lines: list[str]):
    """Hearts are bought as long as the target has any left to lose."""
    table = meet("m . G", {"m": "skeleton_archer master"}, roll="blue r2h2s1, yellow h2, gray 0")
    table["G"].damage = 14 - left

    table.activate("skeleton_archer", master=[ATTACK, STAY], minion=[STAY])
    table.settle()

    assert bought(table) == lines
