"""Bane spiders, beastmen and razorwings: what each of their abilities does, and when it does nothing."""

from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.test_abilities import HEROES, neglected, use
from tests.descent.scene import scene

# Bane spiders ------------------------------------------------------------------------------------------------


@shows("cocoon")
def test_a_cocoon_holds_all_adjacent_heroes_who_fail():
    """Each adjacent hero tests awareness; who fails is immobilised, who stands apart is left alone."""
    table = scene(
        """
        G s s .
        S s s W
        . . . .
        . T . .
        """,
        heroes=HEROES,
        monsters={"s": "bane_spider master"},
        turn=None,
        roll="gray 3, black 4; gray 0, black 0; gray 3, black 4",
    )

    table.activate("bane_spider", master=[use("cocoon"), {"do": "retreat"}])
    table.settle()

    assert table["G"].conditions == ["immobilized"]
    assert table["S"].conditions == []
    assert table["W"].conditions == ["immobilized"]
    assert table["T"].conditions == []


@refuses("cocoon")
def test_a_cocoon_is_neglected_around_heroes_who_hang_in_one():
    """Where everybody next to it is immobilised already, another cocoon would change nothing."""
    table = scene("G s s\n. s s", heroes=HEROES, monsters={"s": "bane_spider master"}, turn=None)
    table["G"].conditions.append("immobilized")

    table.activate("bane_spider", master=[use("cocoon"), {"do": "spot"}])

    assert ("use:cocoon", "no_target") in neglected(table)


def test_minions_spin_no_cocoons():
    """Only the master has the action."""
    table = scene("G s s\n. s s", heroes=HEROES, monsters={"s": "bane_spider"}, turn=None)

    table.activate("bane_spider", minion=[use("cocoon"), {"do": "spot"}])

    assert ("use:cocoon", "no_such_ability") in neglected(table)


def test_a_bane_spider_poisons_first_and_pierces_with_what_is_left():
    """One surge goes into poison as long as the attack hurts; a hero who has it already is pierced instead."""
    for already, damage in (([], 3), (["poisoned"], 4)):
        table = scene(
            "G . s s\n. . s s",
            heroes=HEROES,
            monsters={"s": "bane_spider"},
            turn=None,
            roll="blue r2h2s1, red h2, gray 1",
        )
        table["G"].conditions += already

        table.activate("bane_spider", minion=[{"do": "attack"}])
        table.settle()

        assert table["G"].conditions == ["poisoned"]
        assert table["G"].damage == damage


def test_a_bane_spider_pierces_where_its_venom_would_not_come_through():
    """Against so many shields that nobody is hurt, pierce comes first: then the hero is hurt at all."""
    table = scene(
        "G . s s\n. . s s",
        heroes=HEROES,
        monsters={"s": "bane_spider master"},
        turn=None,
        roll="blue r2h2s1, red h1, gray 3",
    )

    table.activate("bane_spider", master=[{"do": "attack"}])
    table.settle()

    assert table["G"].damage == 2
    assert table["G"].conditions == []


# Razorwings --------------------------------------------------------------------------------------------------


def test_a_razorwing_flies_over_the_front_rank():
    """It passes over heroes and water on its way to whoever stands behind them."""
    table = scene(
        """
        # # # # # #
        r G ~ . S .
        # # # # # #
        """,
        heroes=HEROES,
        monsters={"r": "razorwing"},
        turn=None,
    )

    table.activate("razorwing", minion=[{"do": "engage", "aim": {"by": ["farthest"]}}, {"do": "finish"}])
    table.settle()

    assert table.at("r") == "D2"


def test_only_master_razorwings_stun():
    """With one surge the master stuns whom it hurts; a minion has hearts to buy instead."""
    for kind, conditions, damage in (("razorwing master", ["stunned"], 3), ("razorwing", [], 4)):
        table = scene("G r", heroes=HEROES, monsters={"r": kind}, turn=None, roll="blue r2h2s1, yellow h2, gray 1")

        table.activate("razorwing", minion=[{"do": "attack"}], master=[{"do": "attack"}])
        table.settle()

        assert table["G"].conditions == conditions
        assert table["G"].damage == damage


# Beastmen ----------------------------------------------------------------------------------------------------

BLOWS = [{"do": "attack"}, {"do": "engage"}]


@shows("ravage")
def test_beastmen_use_both_actions_to_attack():
    """Ravage: two attacks in one activation, each with its own dice."""
    table = scene(
        "G b",
        heroes=HEROES,
        monsters={"b": "beastman"},
        turn=None,
        roll="blue r3h2, yellow r1h1, gray 1, blue r3h2, yellow h2, gray 0",
    )

    table.activate("beastman", minion=BLOWS)
    table.settle()

    assert [event.damage for event in table.told("attack_hit")] == [2, 4]
    assert table["G"].damage == 6


def test_a_beastman_that_had_to_come_near_attacks_once():
    """Each attack is an action: after a move there is one left."""
    table = scene(
        "G . . b", heroes=HEROES, monsters={"b": "beastman"}, turn=None, roll="blue r3h2, yellow r1h1, gray 1"
    )

    table.activate("beastman", minion=BLOWS)
    table.settle()

    assert len(table.told("attack_declared")) == 1


@refuses("ravage")
def test_only_ravagers_attack_twice():
    """A zombie with the same list strikes once and stands about."""
    table = scene("G z", heroes=HEROES, turn=None, roll="blue r3h2, yellow r1h1, gray 1")

    table.activate("zombie", minion=BLOWS)
    table.settle()

    assert len(table.told("attack_declared")) == 1
    assert ("attack", "attack_used") in neglected(table)


@shows("command")
def test_a_command_has_a_minion_roll_its_miss_again():
    """A master within three squares: the X is rolled again, once in the attack, and the new face stands."""
    table = scene(
        "G b . . m",
        heroes=HEROES,
        monsters={"b": "beastman", "m": "beastman master"},
        turn=None,
        roll="blue X, yellow h2, gray 1, blue r3h2",
    )

    table.activate(
        "beastman", first="minions", minion=[{"do": "attack"}, {"do": "finish"}], master=[{"do": "finish"}]
    )
    table.settle()

    assert [event.before.face.miss for event in table.told("die_rerolled")] == [True]
    assert table["G"].damage == 3


def test_a_command_rolls_the_die_again_that_promises_most():
    """Without an X it is the die from which the target would lose most: here the yellow one without a heart."""
    table = scene(
        "G b m",
        heroes=HEROES,
        monsters={"b": "beastman", "m": "beastman master"},
        turn=None,
        act=2,
        roll="blue r3h2, red h1, gray 0, red h3",
    )

    table.activate(
        "beastman", first="minions", minion=[{"do": "attack"}, {"do": "finish"}], master=[{"do": "finish"}]
    )
    table.settle()

    assert [event.before.colour for event in table.told("die_rerolled")] == ["red"]
    assert table["G"].damage == 5


def test_a_good_roll_is_left_alone():
    """Where every die promises less than it shows nothing is rolled again."""
    table = scene(
        "G b m",
        heroes=HEROES,
        monsters={"b": "beastman", "m": "beastman master"},
        turn=None,
        roll="blue r2h2s1, yellow h2s1, gray 0",
    )

    table.activate(
        "beastman", first="minions", minion=[{"do": "attack"}, {"do": "finish"}], master=[{"do": "finish"}]
    )
    table.settle()

    assert table.told("die_rerolled") == []
    assert table["G"].damage == 5


@refuses("command")
def test_a_command_is_not_heard_four_squares_away_and_masters_take_none():
    """Too far off the X stands; so does that of a master, who obeys nobody."""
    for drawing, kinds in (
        ("G b . . . m", {"b": "beastman", "m": "beastman master"}),
        ("G b m", {"b": "beastman master", "m": "beastman master"}),
    ):
        table = scene(drawing, heroes=HEROES, monsters=kinds, turn=None, roll="blue X, yellow h2, gray 1")
        if kinds["b"].endswith("master"):
            table.roll("blue X, red h2, gray 1")

        strike = [{"do": "attack", "aim": {"adjacent": True}}, {"do": "finish"}]
        table.activate("beastman", first="minions", minion=strike, master=strike)
        table.settle()

        assert table.told("die_rerolled") == []
        assert table["G"].damage == 0


def test_beastmen_command_minions_of_any_kind_but_an_attack_only_once():
    """Two masters beside a zombie: one die is rolled again, not two, and nobody is asked whose command it was."""
    table = scene(
        """
        G z m
        . n .
        """,
        heroes=HEROES,
        monsters={"m": "beastman master", "n": "beastman master"},
        turn=None,
        roll="blue X, yellow r1h1, gray 0, blue r5h1",
    )

    table.activate("zombie", minion=[{"do": "attack"}])

    assert table.asked is None
    assert len(table.told("die_rerolled")) == 1
    assert table["G"].damage == 2
