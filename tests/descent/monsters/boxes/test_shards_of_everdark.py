"""Dark minotaurs, ice wyrms and shades: each ability at work, and when it comes to nothing."""

import pytest

from bot.descent.commands import Revive
from bot.descent.rules import stats
from bot.descent.rules.harm import Recover, Suffer
from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.boxes.playing import ATTACK, STAY, act_out, meet, neglected, play, use
from tests.descent.scene import Scene

FAILED, PASSED = "gray 3, black 4", "gray 0, black 0"

# Dark minotaurs ----------------------------------------------------------------------------------------------


def charged(drawing: str, *lines: dict[str, object]) -> list[str]:
    """The attack dice of a minotaur that follows these lines."""
    table = meet(drawing, {"m": "dark_minotaur"})
    table.game.chance.script = []
    act_out(table, "dark_minotaur", *lines)
    return [die.colour for die in table.told("dice_rolled")[0].attack_dice]


@shows("bull_rush")
def test_a_minotaur_that_runs_up_strikes_harder():
    """Bull rush: a red die more against whoever did not stand beside it as it began."""
    assert charged("m . . G", {"do": "engage"}, ATTACK) == ["blue", "red"]


@refuses("bull_rush")
def test_a_minotaur_beside_its_target_does_not_charge():
    """Bull rush: who stood there already is struck with its own dice."""
    assert charged("m G", ATTACK, STAY) == ["blue"]


@shows("filthy_murk")
def test_a_minotaur_leaves_a_stench():
    """Filthy murk: at the end of its activation all heroes within three squares are diseased."""
    table = play("m . . G S", "dark_minotaur", STAY)

    assert (table["G"].conditions, table["S"].conditions) == (["diseased"], [])


@refuses("filthy_murk")
def test_others_leave_no_stench():
    """Filthy murk: when a zombie beside the minotaur ends its activation nobody sickens."""
    table = meet("m z . G", {"m": "dark_minotaur"})

    act_out(table, "zombie", STAY)

    assert table["G"].conditions == []


@shows("putrid_boils")
def test_boils_burst_when_the_sick_exert_themselves():
    """Putrid boils: a diseased hero within three squares who tires of its own will loses a heart, once."""
    table = meet("m n . G . .", {"m": "dark_minotaur", "n": "dark_minotaur"}, turn="G", roll=PASSED)
    table["G"].conditions.append("diseased")

    table.push("G")

    assert table["G"].damage == 1


@refuses("putrid_boils")
@pytest.mark.parametrize(("drawing", "conditions"), [("m . . G . .", []), ("m . . . G .", ["diseased"])])
def test_the_healthy_and_the_distant_may_exert_themselves(drawing: str, conditions: list[str]):
    """Putrid boils: not without the disease, and not four squares away."""
    table = meet(drawing, {"m": "dark_minotaur"}, turn="G")
    table["G"].conditions += conditions

    table.push("G")

    assert table["G"].damage == 0


# Ice wyrms ---------------------------------------------------------------------------------------------------

ICE = """
    m m m G S
    m m m . .
    """


def fallen(drawing: str) -> Scene:
    """A hero lies near an ice wyrm, and another one has its turn."""
    table = meet(drawing, {"m": "ice_wyrm"})
    table.step(Suffer(figure=table.names["G"], amount=40, source="special"))
    table.settle()
    table.take_turn("S")
    return table


@shows("entomb")
def test_whoever_falls_beside_an_ice_wyrm_is_buried_in_ice():
    """Entomb: nobody can help the hero up, and no card's hearts reach it; standing up itself does."""
    table = fallen(ICE)
    grisban, syndrael = table.names["G"], table.names["S"]

    assert table.refused(Revive(hero=syndrael, target=grisban)) == "entombed"
    table.step(Recover(figure=grisban, hearts=3, by=syndrael))
    assert table.hero("G").knocked_out
    table.step(Recover(figure=grisban, hearts=3))
    assert not table.hero("G").knocked_out


@refuses("entomb")
def test_a_square_away_from_the_wyrm_friends_may_help():
    """Entomb: it holds only those next to the wyrm."""
    table = fallen("m m m . G S\nm m m . . .")

    assert table.refused(Revive(hero=table.names["S"], target=table.names["G"])) is None


@shows("freezing")
@refuses("freezing")
@pytest.mark.parametrize(("wyrm", "fatigue"), [("ice_wyrm master", 1), ("ice_wyrm", 0)])
def test_a_master_ice_wyrm_chills_whoever_comes_beside_it(wyrm: str, fatigue: int):
    """Freezing: entering a square next to the master costs a fatigue; minions don't chill anybody."""
    table = meet("m m m . . G\nm m m . . .", {"m": wyrm}, turn="G")

    table.move("G", "D1")

    assert table.hero("G").fatigue == fatigue


def test_an_ice_wyrm_strikes_two_squares_far():
    """Reach."""
    table = play("m m m . G\nm m m . .", "ice_wyrm", ATTACK, STAY, roll="blue r3h2, red h2, gray 0")

    assert table["G"].damage == 4


# Shades ------------------------------------------------------------------------------------------------------


@shows("soul_shackle")
@pytest.mark.parametrize(("shade", "left", "hurt"), [("shade", 2, 1), ("shade master", 3, 2)])
def test_a_shade_holds_back_what_a_hero_would_recover(shade: str, left: int, hurt: int):
    """Soul shackle: for X hearts of its own the hero recovers X fatigue fewer."""
    table = meet("m . . G", {"m": shade})
    table.hero("G").fatigue = 4

    table.step(Recover(figure=table.names["G"], fatigue=3))

    assert (table.hero("G").fatigue, table["m"].damage) == (left, hurt)


@refuses("soul_shackle")
def test_a_shade_does_not_die_for_it():
    """Soul shackle: not with its last heart, not four squares away, and not for less than X."""
    for drawing, shade, damage, recovered in (
        ("m . . G", "shade", 1, 3),
        ("m . . . G", "shade", 0, 3),
        ("m . . G", "shade master", 0, 1),
    ):
        table = meet(drawing, {"m": shade})
        table["m"].damage = damage
        table.hero("G").fatigue = 4
        table.step(Recover(figure=table.names["G"], fatigue=recovered))
        assert (table.hero("G").fatigue, table["m"].damage) == (4 - recovered, damage)


@shows("flicker")
def test_a_shade_appears_beside_a_hero_and_strikes():
    """Flicker: within three squares, also behind a pillar; a hero who fails a test of awareness is attacked."""
    table = play("m X . G\n. . . .", "shade", use("flicker"), STAY, roll=f"{FAILED}; blue r3h2, yellow h2, gray 0")

    assert table.game.adjacent(table["m"], table["G"])
    assert table["G"].damage == 4


@refuses("flicker")
def test_a_shade_that_is_seen_coming_does_not_strike():
    """Flicker: whoever passes is not attacked; four squares are too far, and after an attack it only appears."""
    table = play("m . . T", "shade", use("flicker"), STAY, roll=f"{PASSED}, {PASSED}")
    assert table["T"].damage == 0
    assert table.game.adjacent(table["m"], table["T"])

    table = play("m . . . T", "shade", use("flicker"), STAY)
    assert neglected(table)[0] == ("use:flicker", "no_target")

    table = play("m G . S", "shade", ATTACK, use("flicker", by=["farthest"]), roll="blue r3h2, yellow h2, gray 0")
    assert len(table.told("attack_declared")) == 1
    assert not table.told("attribute_tested")


def test_shades_pierce_for_a_surge():
    """A minion ignores one shield for it."""
    table = play("m G", "shade", ATTACK, STAY, roll="blue r2h2s1, yellow h2, gray 2")

    assert table["G"].damage == 4 - 1
    assert stats.health_left(table.game, table["G"]) == 11
