"""Golems, medusas and sorcerers: what each of their abilities does, and when it does nothing."""

import pytest

from bot.descent.attack.steps import start_attack
from bot.descent.rules.harm import Inflict, Suffer
from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.test_abilities import HEROES, neglected, use
from tests.descent.scene import dice, scene

ENGAGE = {"do": "engage"}
FINISH = {"do": "finish"}

# Medusas -----------------------------------------------------------------------------------------------------


@shows("inflict immobilized")
def test_a_medusa_holds_first_and_poisons_then():
    """Surges go down the card: one immobilises, the second poisons, the third is a master's stun."""
    for kind, conditions in (
        ("medusa", ["immobilized", "poisoned"]),
        ("medusa master", ["immobilized", "poisoned", "stunned"]),
    ):
        table = scene(
            "G . u",
            heroes=HEROES,
            monsters={"u": kind},
            turn=None,
            act=2,
            roll="blue r2h2s1, yellow r1s1, yellow h2s1, gray 1",
        )

        table.activate("medusa", minion=[{"do": "attack"}], master=[{"do": "attack"}])
        table.settle()

        assert table["G"].conditions == conditions
        assert table["G"].damage == 3


@refuses("inflict immobilized")
def test_a_medusa_whose_attack_hurts_nobody_turns_nobody_to_stone():
    """A condition needs a heart: without one no surge is spent."""
    table = scene(
        "G . u", heroes=HEROES, monsters={"u": "medusa"}, turn=None, roll="blue r2h2s1, yellow r1s1, gray 3"
    )

    table.activate("medusa", minion=[{"do": "attack"}])
    table.settle()

    assert table["G"].conditions == []
    assert table.told("surge_spent") == []


# Golems ------------------------------------------------------------------------------------------------------


@shows("ironskin")
def test_ironskin_takes_no_condition_and_cannot_be_pierced():
    """Nothing poisons a golem, and pierce leaves its shields where they are."""
    table = scene(
        "H g g\n. g g",
        monsters={"g": "golem"},
        turn=None,
    )

    table.step(Inflict(figure=table.names["g"], condition="poisoned"))
    assert table["g"].conditions == []

    table.game.chance.script = dice("blue r3h2, red h2, black 3")
    number = start_attack(table.game, table["H"], [(table["g"], table["g"].square)])
    table.game.attacks[number].own_dice = ["blue", "red"]
    table.game.attacks[number].pierce = 3
    table.step()

    assert table["g"].damage == 1


def test_ironskin_knows_no_condition_from_an_activation_card_either():
    """A deed that would give it one changes nothing for it."""
    table = scene("G g g\n. g g", heroes=HEROES, monsters={"g": "golem"}, turn=None)

    table.activate(
        "golem", special=[{"at": "start", "do": [{"do": "apply", "condition": "burning"}]}], minion=[ENGAGE]
    )
    table.settle()

    assert table["g"].conditions == []


@refuses("ironskin")
def test_a_zombie_in_the_same_place_is_pierced_and_poisoned():
    """It is the ironskin that does it: other monsters have neither."""
    table = scene("H z", turn=None, act=2)

    table.step(Inflict(figure=table.names["z"], condition="poisoned"))
    table.game.chance.script = dice("blue r3h2, red h2, brown 2")
    number = start_attack(table.game, table["H"], [(table["z"], table["z"].square)])
    table.game.attacks[number].own_dice = ["blue", "red"]
    table.game.attacks[number].pierce = 1
    table.step()

    assert table["z"].conditions == ["poisoned"]
    assert table["z"].damage == 3


@pytest.mark.parametrize(("kind", "moved"), [("golem", True), ("golem master", False)])
def test_nobody_moves_a_master_golem(kind: str, moved: bool):
    """A surge of the crossbow moves a minion a square; there is nothing to choose against a master."""
    table = scene("S . g g . .\n. . g g . .", heroes=HEROES, monsters={"g": kind}, cards={"S": ["crossbow"]})
    table.roll("blue r2h2s1, yellow r1h1, black 0")

    table.attack("S", "g")
    table.choose("surge1")

    assert (table.asked == "choose_move") == moved


# Sorcerers ---------------------------------------------------------------------------------------------------


@shows("death_wish")
def test_a_minion_that_dies_for_its_master():
    """A master that would fall has the weakest minion of its group fall in its place, and is whole again."""
    table = scene(
        "H m . n . p",
        heroes={"H": "syndrael/knight"},
        monsters={"m": "sorcerer master", "n": "sorcerer", "p": "sorcerer"},
    )
    table["m"].damage = 4
    table["p"].damage = 1
    table.roll("blue r3h2, red h2, gray 1")

    table.attack("H", "m")
    table.settle()

    assert "p" not in table
    assert "n" in table
    assert table["m"].damage == 0
    assert [event.figure for event in table.told("monster_defeated")] == [table.names["p"]]
    assert [event.by for event in table.told("monster_defeated")] == [table.names["H"]]


@refuses("death_wish")
def test_a_master_without_minions_dies_like_others():
    """With nobody left to die for it the master falls; zombies are none of its own."""
    table = scene(
        "H m . z",
        heroes={"H": "syndrael/knight"},
        monsters={"m": "sorcerer master"},
        roll="blue r3h2, red h3, gray 0",
    )
    table["m"].damage = 4

    table.attack("H", "m")
    table.settle()

    assert "m" not in table
    assert "z" in table
    assert table.game.groups.keys() == {"zombie"}


def test_minions_wish_for_nothing():
    """A minion falls, however many others there are."""
    table = scene(
        "H n . p",
        heroes={"H": "syndrael/knight"},
        monsters={"n": "sorcerer", "p": "sorcerer"},
        roll="blue r3h2, red h3, gray 0",
    )

    table.attack("H", "n")
    table.settle()

    assert "n" not in table
    assert "p" in table


def test_a_death_wish_comes_true_as_often_as_there_are_minions():
    """Each fall takes one minion; the one after the last takes the master."""
    table = scene(
        "H m . n", heroes={"H": "syndrael/knight"}, monsters={"m": "sorcerer master", "n": "sorcerer"}, turn=None
    )

    table.step(Suffer(figure=table.names["m"], amount=9, source="test"))
    assert "n" not in table
    assert table["m"].damage == 0

    table.step(Suffer(figure=table.names["m"], amount=9, source="test"))
    assert "m" not in table
    assert table.game.groups == {}


@shows("summon")
def test_a_summons_sets_a_minion_down_beside_the_sorcerer():
    """A minion of any kind within three squares is placed next to it; it has not moved for that."""
    table = scene(
        """
        G . . n . . z
        # # . . . # #
        """,
        heroes=HEROES,
        monsters={"n": "sorcerer"},
        turn=None,
    )

    table.activate("sorcerer", minion=[use("summon", who="monster"), {"do": "finish"}])
    table.settle()

    assert table.game.distance(table["n"], table["z"]) == 1
    assert table.told("figure_moved") == []


@refuses("summon")
@pytest.mark.parametrize(
    ("drawing", "kind"),
    [("G . . n z", "zombie"), ("G . n . . . z", "zombie"), ("G . n . z", "zombie master"), ("G . n . .", "zombie")],
)
def test_a_summons_needs_a_minion_that_is_not_there_yet(drawing: str, kind: str):
    """Beside it already, too far away, a master, or nobody: the line is neglected; it never calls itself."""
    table = scene(drawing, heroes=HEROES, monsters={"n": "sorcerer", "z": kind}, turn=None)

    table.activate("sorcerer", minion=[use("summon", who="monster")])

    assert ("use:summon", "no_target") in neglected(table)
    assert table.told("figure_placed") == []


def test_a_summons_needs_room():
    """Walled in with no free square beside it, a sorcerer calls nobody."""
    table = scene(
        """
        # # # # #
        G n f . z
        # # # # #
        """,
        heroes=HEROES,
        monsters={"n": "sorcerer", "f": "flesh_moulder"},
        turn=None,
    )

    table.activate("sorcerer", minion=[use("summon", who="monster")])

    assert ("use:summon", "no_target") in neglected(table)


@shows("sorcery")
def test_sorcery_makes_hearts_of_range_that_is_not_needed():
    """A minion turns up to two spare range into hearts, a master up to three."""
    for kind, hearts in (("sorcerer", 4), ("sorcerer master", 5)):
        table = scene(
            "G . n", heroes=HEROES, monsters={"n": kind}, turn=None, roll="blue r5h1, yellow r2h1, gray 0"
        )

        table.activate("sorcerer", minion=[{"do": "attack"}, FINISH], master=[{"do": "attack"}, FINISH])
        table.settle()

        assert table["G"].damage == hearts


@refuses("sorcery")
def test_sorcery_makes_range_of_hearts_where_it_falls_short():
    """Two range short, a minion pays two hearts for them and hits with the rest; three short it misses."""
    for drawing, damage in (("G . . . . n", 2), ("G . . . . . n", 0)):
        table = scene(
            drawing, heroes=HEROES, monsters={"n": "sorcerer"}, turn=None, roll="blue r3h2, yellow h2, gray 0"
        )

        table.activate("sorcerer", minion=[{"do": "attack"}, FINISH])
        table.settle()

        assert table["G"].damage == damage
        assert bool(table.told("attack_missed")) == (not damage)
