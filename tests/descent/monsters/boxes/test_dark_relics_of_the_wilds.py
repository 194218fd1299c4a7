"""Relics of the Wyrm's lair, the labyrinth and the Trollfens in the hand of a lieutenant."""

import pytest

from bot.descent.board import Square
from bot.descent.content.library import library
from bot.descent.quest.areas import Spawn
from bot.descent.quest.spawning import PlaceMonsters
from bot.descent.rules.harm import Suffer
from bot.descent.words import words
from tests.descent.monsters.test_dark_relics import ATTACK, STOP, act_out, bought, meet
from tests.descent.scene import scene

PRINTED = {
    "aurium_mail": ("Valyndra’s Gift", []),
    "valyndras_bane": ("Her Majesty’s Malice", ["Her Majesty’s Malice"]),
    "gauntlets_of_power": ("Gauntlets of Spite", []),
    "living_heart": ("Fallen Heart", []),
    "sun_stone": ("Sun’s Fury", []),
    "immunity_elixir": ("Curative Vial", []),
    "mending_talisman": ("Omen of Blight", ["Omen of Blight"]),
    "workmans_ring": ("Taskmaster’s Ring", ["Taskmaster’s Ring"]),
}


def test_every_relic_of_the_wilds_has_its_other_side():
    """Each has its name and its surges there, and something that it does."""
    say = words("en")
    found = {
        side.id: (
            say.ability(side.side),
            [say.surge([effect.write(effect) for effect in surge.do]) for surge in side.surges],
        )
        for side in library().lieutenant_sides.values()
        if side.id in PRINTED
    }
    assert found == PRINTED
    sides = [library().lieutenant_sides[relic] for relic in PRINTED]
    assert all(side.abilities or side.surges for side in sides)


@pytest.mark.parametrize("relic", PRINTED)
def test_a_quest_may_give_it_to_any_lieutenant(relic: str):
    """A spawn names it, and it is told who holds it."""
    table = scene("G . . . .", heroes={"G": "grisban_the_thirsty/berserker"}, turn=None)

    table.step(PlaceMonsters(spawn=Spawn(monster="splig", near=Square.parse("E1"), relic=relic)))

    assert table.game.monsters["splig_1"].relic == relic


# Valyndra's Gift ---------------------------------------------------------------------------------------------


def test_valyndras_gift_shelters_its_bearer_and_its_neighbours_once_a_round():
    """The first of them who is attacked in a round rolls a gray die more; the next one does not."""
    table = scene(
        "W . z l", heroes={"W": "widow_tarha/runemaster"}, monsters={"l": "splig", "z": "zombie master"}, turn="W"
    )
    table.monster("l").relic = "aurium_mail"
    table.roll("blue r3h2, yellow r1h1, brown 0, gray 3")
    table.attack("W", "z")
    table.settle()
    assert table["z"].damage == 0

    table.roll("blue r3h2, yellow r1h1, brown 0")
    table.attack("W", "z")
    table.settle()
    assert table["z"].damage == 3


def test_valyndras_gift_does_nothing_for_those_farther_away():
    """Two squares are too far."""
    table = scene(
        "W . z . l", heroes={"W": "widow_tarha/runemaster"}, monsters={"l": "splig", "z": "zombie master"}, turn="W"
    )
    table.monster("l").relic = "aurium_mail"
    table.roll("blue r3h2, yellow r1h1, brown 0")

    table.attack("W", "z")
    table.settle()

    assert table["z"].damage == 3


# Her Majesty's Malice ----------------------------------------------------------------------------------------


def test_her_majestys_malice_strikes_twice_for_two_surges():
    """After the attack the same target is attacked once more; that one can't buy it again."""
    table = meet("l G", "sir_alric_farrow", "valyndras_bane")
    table.roll("blue r2h2s1, red h3s1, gray 3, blue r2h2s1, red h3s1, gray 3")

    act_out(table, ATTACK, STOP)

    assert len(table.told("attack_declared")) == 2
    assert table["G"].damage >= 4


def test_her_majestys_malice_costs_two_surges():
    """With one surge on the dice there is no second blow."""
    table = meet("l G", "sir_alric_farrow", "valyndras_bane")
    table.roll("blue r2h2s1, red h3, gray 3")

    act_out(table, ATTACK, STOP)

    assert len(table.told("attack_declared")) == 1


# Gauntlets of Spite ------------------------------------------------------------------------------------------


def test_gauntlets_of_spite_take_a_surge_and_give_it_back():
    """A hero who attacks loses a surge; the token buys the lieutenant one in its own attack."""
    table = meet("l . W", "sir_alric_farrow", "gauntlets_of_power")
    table.take_turn("W")
    table.roll("blue r2h2s1, yellow r1h1, gray 1, brown 1")
    table.attack("W", "l")
    table.settle()
    assert table.told("surge_spent") == []
    assert table.monster("l").relic_tokens == 1


def test_gauntlets_of_spite_vent_what_they_have_kept():
    """A token is a surge more where there is something to buy, and stays where there is not."""
    table = meet("l G", "sir_alric_farrow", "gauntlets_of_power")
    table.monster("l").relic_tokens = 1
    table.roll("blue r3h2, red h2, gray 0")

    act_out(table, ATTACK, STOP)

    assert (len(bought(table)), table.monster("l").relic_tokens) == (1, 0)


def test_gauntlets_of_spite_without_a_token_give_nothing():
    """No token, no surge."""
    table = meet("l G", "sir_alric_farrow", "gauntlets_of_power")
    table.roll("blue r3h2, red h2, gray 0")

    act_out(table, ATTACK, STOP)

    assert bought(table) == []


# Fallen Heart ------------------------------------------------------------------------------------------------


def test_fallen_heart_keeps_one_monster_up_once_a_quest():
    """The first that falls stays with the hearts of a red die; the second one falls for good."""
    table = scene("G z y l", heroes={"G": "grisban_the_thirsty/berserker"}, monsters={"y": "zombie", "l": "splig"})
    table.monster("l").relic = "living_heart"
    health = library().monsters["zombie"].act1["minion"].health
    table.roll("red h2")

    table.step(Suffer(figure=table.names["z"], amount=20, source="test"))
    assert table["z"].damage == health - 2
    table.step(Suffer(figure=table.names["y"], amount=20, source="test"))

    assert "y" not in table


def test_fallen_heart_saves_no_lieutenant():
    """Its bearer falls like anybody."""
    table = meet("l G", "splig", "living_heart")

    table.step(Suffer(figure=table.names["l"], amount=40, source="test"))

    assert "l" not in table


# Sun's Fury --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("relic", "dice", "lost"), [("sun_stone", ", green h1", 5), (None, "", 4)])
def test_suns_fury_adds_a_green_die(relic: str | None, dice: str, lost: int):
    """The lieutenant's attacks roll one more."""
    table = meet("l G", "sir_alric_farrow", relic or "dawnblade")
    table.monster("l").relic = relic
    table.roll(f"blue r3h2, red h2{dice}, gray 0")

    act_out(table, ATTACK, STOP)

    assert table["G"].damage == lost


# Curative Vial -----------------------------------------------------------------------------------------------


def test_curative_vial_takes_an_action_and_the_worst_condition():
    """Of the bearer and its neighbours, whoever suffers most is helped; it costs an action."""
    table = scene("l z . G", heroes={"G": "grisban_the_thirsty/berserker"}, monsters={"l": "splig"}, turn=None)
    table.monster("l").relic = "immunity_elixir"
    table["z"].conditions += ["poisoned", "stunned"]

    act_out(table, STOP)

    assert table["z"].conditions == ["poisoned"]
    assert [(event.action, event.left) for event in table.told("action_taken")] == [("use:curative_vial", 1)]


@pytest.mark.parametrize(("drawing", "conditions"), [("l . z G", ["poisoned"]), ("l z . G", [])])
def test_curative_vial_is_kept_where_nobody_near_needs_it(drawing: str, conditions: list[str]):
    """Too far away, or well: no action goes into it."""
    table = scene(drawing, heroes={"G": "grisban_the_thirsty/berserker"}, monsters={"l": "splig"}, turn=None)
    table.monster("l").relic = "immunity_elixir"
    table["z"].conditions += conditions

    act_out(table, STOP)

    assert table["z"].conditions == conditions
    assert not table.told("action_taken")


# Omen of Blight ----------------------------------------------------------------------------------------------


def test_omen_of_blight_brings_the_worst_that_is_missing():
    """For a surge whoever is hurt gets the worst condition of the boxes owned that the target lacks."""
    table = meet("l G", "sir_alric_farrow", "mending_talisman")
    table["G"].conditions.append("stunned")
    table.roll("blue r2h2s1, red h2, gray 0")

    act_out(table, ATTACK, STOP)

    assert "surge" in bought(table)[0]
    assert len(table["G"].conditions) == 2


def test_omen_of_blight_needs_a_heart():
    """Where every heart is kept off, nothing is bought for it."""
    table = meet("l G", "sir_alric_farrow", "mending_talisman")
    table.roll("blue r6h1s1, red h1, gray 3")

    act_out(table, ATTACK, STOP)

    assert table["G"].conditions == []


# Taskmaster's Ring -------------------------------------------------------------------------------------------


def test_taskmasters_ring_carries_its_bearer_farther():
    """With an action left the two points are on top of its next move."""
    drawing = "l G . . . . . . . . . . . ."
    table = meet(drawing, "sir_alric_farrow", "workmans_ring")
    table.roll("blue r2h2s1, red h2, gray 0")

    act_out(table, ATTACK, {"do": "use", "use": "overpower"}, {"do": "retreat"})

    assert [event.points for event in table.told("points_gained")][:1] == [2]


def test_taskmasters_ring_is_not_paid_for_with_the_last_action():
    """Where nothing is left to do, the surge goes elsewhere."""
    table = meet("l . . G", "sir_alric_farrow", "workmans_ring")
    table.roll("blue r2h2s1, red h2, gray 0")

    act_out(table, {"do": "engage"}, ATTACK)

    assert [event.points for event in table.told("points_gained") if event.source == "card"] == []
