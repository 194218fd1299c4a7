"""Bane spiders, beastmen and razorwings: what each of their abilities does, and when it does nothing."""

from tests.descent.monsters.test_abilities import HEROES, neglected, use
from tests.descent.scene import scene

# Bane spiders ------------------------------------------------------------------------------------------------


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
