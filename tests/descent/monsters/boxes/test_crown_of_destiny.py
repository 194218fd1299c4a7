"""Chaos beasts, giants and lava beetles: what each of their abilities does, and when it does nothing."""

import pytest

from bot.descent.attack.weapons import Arms
from bot.descent.autopilot.threats import strike
from bot.descent.rules.dice import Colour
from bot.descent.state.figures import Monster
from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.test_abilities import HEROES, neglected, use
from tests.descent.scene import Scene, scene

ATTACK = {"do": "attack"}
FINISH = {"do": "finish"}


def rolled(table: Scene) -> list[Colour]:
    """The attack dice of the only attack."""
    (event,) = table.told("dice_rolled")
    return [die.colour for die in event.attack_dice]


def monster(table: Scene, letter: str) -> Monster:
    """The monster drawn as this letter."""
    return table.monster(letter)


# Chaos beasts: morph -----------------------------------------------------------------------------------------


@shows("morph")
def test_a_chaos_beast_attacks_with_the_best_dice_it_sees():
    """Of a berserker's axe and an ettin's fists it takes those that deal most, its own kin having none."""
    table = scene(
        """
        c c . G .
        c c . . .
        t t d d .
        t t d d .
        """,
        heroes=HEROES,
        monsters={"c": "chaos_beast", "d": "chaos_beast master", "t": "ettin"},
        act=2,
        turn=None,
        cards={"G": ["iron_longsword"]},
        roll="blue r3h2, red h2, red h1, gray 2",
    )
    table.game.groups["chaos_beast"].activated = False
    strong = {"do": "attack", "aim": {"by": ["highest_might"]}}

    table.activate("chaos_beast", minion=[strong, FINISH])
    table.settle()

    assert rolled(table)[:3] == ["blue", "red", "red"]
    assert [event.facts["target"] for event in table.told("noted") if event.note == "morphs"][:1] == [
        table.names["t"]
    ]


def test_a_chaos_beast_takes_the_weapon_of_its_target_if_it_sees_nothing_better():
    """Alone with a hero it attacks with the hero's own weapon; of two equipped ones the better."""
    table = scene(
        "c c . G\nc c . .",
        heroes=HEROES,
        monsters={"c": "chaos_beast"},
        turn=None,
        cards={"G": ["iron_longsword"]},
        roll="blue r3h2, red h2, gray 2",
    )

    table.activate("chaos_beast", minion=[ATTACK, FINISH])
    table.settle()

    assert rolled(table) == ["blue", "red"]
    assert table["G"].damage == 2


def test_dice_that_would_fall_short_are_worse_than_weaker_ones_that_reach():
    """Six squares away a rune's dice deal more than the sword's blue and red, which seldom get there."""
    near = scene(
        "c c . W G\nc c . . .", heroes=HEROES, monsters={"c": "chaos_beast"}, turn=None, cards=BLADE_AND_RUNE
    )
    far = scene(
        "c c . . . . . W G\nc c . . . . . . .",
        heroes=HEROES,
        monsters={"c": "chaos_beast"},
        turn=None,
        cards=BLADE_AND_RUNE,
    )
    for table, dice in ((near, ["blue", "red"]), (far, ["blue", "yellow"])):
        table.activate("chaos_beast", minion=[{"do": "attack", "aim": {"by": ["lowest_might"]}}, FINISH])
        table.settle()
        assert rolled(table) == dice


BLADE_AND_RUNE = {"W": ["arcane_bolt"], "G": ["iron_longsword"]}
"""A mage with a rune in front, a warrior with a sword behind."""


@refuses("morph")
def test_a_chaos_beast_finds_no_shape_in_bare_hands():
    """A hero without a weapon lends it nothing: with nobody else in sight it does not attack at all."""
    table = scene("c c . G\nc c . .", heroes=HEROES, monsters={"c": "chaos_beast"}, turn=None)
    for held in table.hero("G").cards:
        held.equipped = False

    table.activate("chaos_beast", minion=[ATTACK, FINISH])

    assert ("attack", "no_target") in neglected(table)
    assert table.told("attack_declared") == []


def test_a_shape_is_not_taken_from_behind_a_wall():
    """Whoever it can't see it can't copy: the ettin next door is none of its shapes."""
    table = scene(
        """
        c c G # t t
        c c . # t t
        """,
        heroes=HEROES,
        monsters={"c": "chaos_beast"},
        act=2,
        turn=None,
        cards={"G": ["iron_longsword"]},
    )

    assert Arms(table.game, monster(table, "c"), None).dice == ("blue", "red")


def test_automatic_heroes_fear_the_shape_and_not_the_empty_card():
    """A chaos beast beside a sword is reckoned as dangerous as the sword."""
    table = scene("c c G\nc c .", heroes=HEROES, monsters={"c": "chaos_beast"}, cards={"G": ["iron_longsword"]})

    assert strike(table.game, monster(table, "c")) > 1


@shows("sorcery")
def test_only_master_chaos_beasts_work_sorcery():
    """With range to spare the master's hearts are two more; a minion's are what the dice show."""
    for kind, damage in (("chaos_beast", 4), ("chaos_beast master", 6)):
        table = scene(
            "c c . G\nc c . .",
            heroes=HEROES,
            monsters={"c": kind},
            turn=None,
            cards={"G": ["iron_longsword"]},
            roll="blue r4h2, red h2, gray 0",
        )

        table.activate("chaos_beast", minion=[ATTACK, FINISH], master=[ATTACK, FINISH])
        table.settle()

        assert table["G"].damage == damage


# Giants ------------------------------------------------------------------------------------------------------


@shows("sweep")
def test_a_sweep_strikes_everybody_within_two_squares():
    """Heroes and monsters alike, each with its own defence; whoever stands three squares away is spared."""
    table = scene(
        """
        g g . G . .
        g g S . T .
        z . . . . .
        """,
        heroes=HEROES,
        monsters={"g": "giant master"},
        turn=None,
        roll="blue r3h2, red h1, gray 0, gray 1, brown 0",
    )

    table.activate("giant", master=[use("sweep"), FINISH])
    table.settle()

    assert len(table.told("attack_declared")) == 1
    assert {letter: table[letter].damage for letter in "GST"} == {"G": 3, "S": 2, "T": 0}
    assert "z" not in table


def test_a_sweep_stuns_all_whom_it_hurts():
    """One surge buys the stun for everybody who loses a heart; who loses none keeps its head."""
    table = scene(
        "g g . G\ng g S .",
        heroes=HEROES,
        monsters={"g": "giant master"},
        turn=None,
        roll="blue r2h2s1, red h1, gray 0, gray 3",
    )

    table.activate("giant", master=[use("sweep"), FINISH])
    table.settle()

    stunned = {letter: table[letter].conditions for letter in "GS"}
    assert sorted(stunned.values()) == [[], ["stunned"]]


@refuses("sweep")
def test_a_sweep_is_the_one_attack_and_needs_a_hero_in_sight():
    """After an attack there is no sweep, and none while only its own kind is near; minions have none."""
    table = scene("g g . G\ng g . .", heroes=HEROES, monsters={"g": "giant master"}, turn=None)
    table.roll("blue r3h2, red h1, gray 0")
    table.activate("giant", master=[ATTACK, use("sweep")])
    table.settle()
    assert ("use:sweep", "attack_used") in neglected(table)

    table = scene("g g . z . . G\ng g . . . . .", heroes=HEROES, monsters={"g": "giant master"}, turn=None)
    table.activate("giant", master=[use("sweep")])
    assert ("use:sweep", "no_target") in neglected(table)
    assert table["z"].damage == 0

    table = scene("g g . G\ng g . .", heroes=HEROES, monsters={"g": "giant"}, turn=None)
    table.activate("giant", minion=[use("sweep")])
    assert ("use:sweep", "no_such_ability") in neglected(table)


def test_a_wall_keeps_a_sweep_off():
    """Two squares away behind a wall nobody is in its sight."""
    table = scene("g g # G\ng g # .", heroes=HEROES, monsters={"g": "giant master"}, turn=None)

    table.activate("giant", master=[use("sweep")])

    assert ("use:sweep", "no_target") in neglected(table)


def test_a_giant_strikes_two_squares_far():
    """Reach: it attacks a hero two squares away from where it stands."""
    table = scene(
        "g g . G\ng g . .", heroes=HEROES, monsters={"g": "giant"}, turn=None, roll="blue r3h2, red h1, gray 1"
    )

    table.activate("giant", minion=[ATTACK, FINISH])
    table.settle()

    assert table["G"].damage == 2


# Lava beetles ------------------------------------------------------------------------------------------------


@shows("surge blast")
def test_a_beetle_buys_its_blast_where_it_catches_another_hero():
    """One surge: with a second hero beside the target the minion blasts, half the hearts for the neighbour."""
    table = scene(
        "v . . G S",
        heroes=HEROES,
        monsters={"v": "lava_beetle"},
        turn=None,
        roll="blue r6h1s1, red h2, gray 1, gray 0",
    )

    table.activate("lava_beetle", minion=[{"do": "attack", "aim": {"by": ["closest"]}}, FINISH])
    table.settle()

    assert [event.ability for event in table.told("surge_spent")] == ["surge0"]
    assert {letter: table[letter].damage for letter in "GS"} == {"G": 2, "S": 2}


@refuses("surge blast", "blast")
@pytest.mark.parametrize("drawing", ["v . . G . S", "v . . G z ."])
def test_a_blast_that_would_catch_no_other_hero_is_not_bought(drawing: str):
    """With nobody else beside the target, or only a monster, the surge buys a heart."""
    table = scene(
        drawing, heroes=HEROES, monsters={"v": "lava_beetle"}, turn=None, roll="blue r6h1s1, red h2, gray 1"
    )

    table.activate("lava_beetle", minion=[{"do": "attack", "aim": {"by": ["closest"]}}, FINISH])
    table.settle()

    assert [event.ability for event in table.told("surge_spent")] == ["surge1"]
    assert table["G"].damage == 3


@shows("blast")
def test_a_master_beetle_always_blasts():
    """Without a surge its attack reaches friend and foe beside the target, for half the hearts, rounded up."""
    table = scene(
        """
        . . . z .
        v . . G S
        """,
        heroes=HEROES,
        monsters={"v": "lava_beetle master"},
        turn=None,
        roll="blue r3h2, red h3, gray 1, gray 0, brown 1",
    )

    table.activate("lava_beetle", master=[{"do": "attack", "aim": {"by": ["closest"]}}, FINISH])
    table.settle()

    assert {letter: table[letter].damage for letter in "GSz"} == {"G": 4, "S": 3, "z": 2}


def test_hearts_are_bought_for_the_neighbours_of_a_target_that_falls_anyway():
    """A blast that is sure to reach another hero has use for a heart more, even if the target can't suffer more."""
    table = scene(
        "v . . G S",
        heroes=HEROES,
        monsters={"v": "lava_beetle master"},
        turn=None,
        roll="blue r6h1s1, red h3, gray 0, gray 0",
    )
    table["G"].damage = 12

    table.activate("lava_beetle", master=[{"do": "attack", "aim": {"by": ["closest"]}}, FINISH])
    table.settle()

    assert [event.ability for event in table.told("surge_spent")] == ["surge0"]
    assert table["S"].damage == 3
