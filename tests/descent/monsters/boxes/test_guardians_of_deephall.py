"""Crypt dragons, dark priests and wendigos: what each of their abilities does, and when it does nothing."""

import pytest

from bot.descent.rules import stats
from tests.descent.monsters.books import refuses, shows
from tests.descent.monsters.test_abilities import HEROES, neglected, use
from tests.descent.scene import Scene, scene

# Horrifying --------------------------------------------------------------------------------------------------


def willpower(table: Scene, letter: str) -> int | None:
    """A hero's willpower as it is now."""
    return stats.attribute(table.game, table[letter], "willpower")


@shows("horrifying")
def test_horrifying_monsters_take_a_willpower_from_heroes_beside_them():
    """Two horrifying neighbours take no more than one; who stands apart keeps all of it, friends keep theirs."""
    table = scene(
        """
        . p G q
        . . . .
        S . . .
        """,
        heroes=HEROES,
        monsters={"p": "dark_priest master", "q": "dark_priest master"},
        act=2,
    )

    assert table.game.sheet(table.hero("G")).willpower == 3
    assert willpower(table, "G") == 2
    assert willpower(table, "S") == table.game.sheet(table.hero("S")).willpower


def test_horrifying_leaves_one_willpower():
    """Nobody's willpower sinks below one by it."""
    table = scene("T p", heroes={"T": "tomble_burrowell/berserker"}, monsters={"p": "dark_priest master"}, act=2)
    sheet = table.game.sheet(table.hero("T"))

    table.game.library.heroes[sheet.id] = sheet.model_copy(update={"willpower": 1})
    try:
        assert willpower(table, "T") == 1
    finally:
        table.game.library.heroes[sheet.id] = sheet


@refuses("horrifying")
@pytest.mark.parametrize(("kind", "act"), [("dark_priest", 2), ("dark_priest master", 1), ("crypt_dragon", 1)])
def test_lesser_ones_horrify_nobody(kind: str, act: int):
    """Minion priests, and all of them in the first act, are merely unpleasant."""
    drawing = "G p p p\n. p p p" if kind.startswith("crypt") else "G p"
    table = scene(drawing, heroes=HEROES, monsters={"p": kind}, act=act)

    assert willpower(table, "G") == 3


def test_a_test_beside_a_horrifying_monster_is_harder():
    """A prayer at a hero next to the priest is passed with one shield less than its willpower."""
    for act, fatigue in ((1, 0), (2, 1)):
        table = scene(
            "G p",
            heroes=HEROES,
            monsters={"p": "dark_priest master"},
            turn=None,
            act=act,
            roll="gray 1, black 2, gray 1, black 2",
        )

        table.activate("dark_priest", master=[use("dark_prayer"), {"do": "retreat"}])
        table.settle()

        assert bool(table.hero("G").fatigue) == bool(fatigue)


# Dark prayer -------------------------------------------------------------------------------------------------


@shows("dark_prayer")
def test_a_dark_prayer_tires_one_hero_within_five_squares():
    """The hero the card names tests willpower; failing costs a fatigue, and nobody else is prayed for."""
    table = scene(
        """
        p . . . . G
        . . . . . S
        """,
        heroes=HEROES,
        monsters={"p": "dark_priest"},
        turn=None,
        roll="gray 3, black 4, gray 3, black 4",
    )

    table.activate(
        "dark_priest", minion=[use("dark_prayer", by=["lowest_knowledge"]), {"do": "engage", "aim": {"within": 1}}]
    )
    table.settle()

    tired = {letter: table.hero(letter).fatigue for letter in "GS"}
    assert sorted(tired.values()) == [0, 2]
    assert len(table.told("attribute_tested")) == 2


@refuses("dark_prayer")
def test_a_dark_prayer_is_withstood():
    """A hero who passes the test loses nothing."""
    dice = "gray 0, black 0, gray 0, black 0"
    table = scene("p . G", heroes=HEROES, monsters={"p": "dark_priest"}, turn=None, roll=dice)

    table.activate("dark_priest", minion=[use("dark_prayer")])

    assert [event.passed for event in table.told("attribute_tested")] == [True, True]
    assert table.hero("G").fatigue == 0


def test_a_dark_prayer_is_not_heard_six_squares_away():
    """Beyond five squares the line is neglected."""
    table = scene("p . . . . . G", heroes=HEROES, monsters={"p": "dark_priest"}, turn=None)

    table.activate("dark_priest", minion=[use("dark_prayer")])

    assert ("use:dark_prayer", "no_target") in neglected(table)


def test_a_master_priest_heals_its_own():
    """The red die's hearts are recovered by the monster the line names."""
    table = scene(
        "p q . . . . . . . G",
        heroes=HEROES,
        monsters={"p": "dark_priest master", "q": "dark_priest"},
        turn=None,
        roll="red h2, red h1",
    )
    table["q"].damage = 3

    close = {"do": "attack", "aim": {"within": 1}}
    table.activate("dark_priest", master=[use("heal", who="kin", by=["most_damage"]), close], minion=[close])
    table.settle()

    assert [event.amount for event in table.told("damage_recovered")] == [2, 1]
    assert table["q"].damage == 0


# Cause fear --------------------------------------------------------------------------------------------------


@shows("cause_fear")
def test_a_frightened_hero_runs_straight_away_and_stays_there():
    """Who fails runs two squares, each of them farther off, and is immobilised."""
    table = scene(
        """
        # # # # # # #
        d d G . . . .
        d d # # # # #
        d d # # # # #
        # # # # # # #
        """,
        heroes=HEROES,
        monsters={"d": "crypt_dragon master"},
        turn=None,
        roll="gray 3, black 4",
    )

    table.activate("crypt_dragon", master=[use("cause_fear"), {"do": "retreat"}])
    table.settle()

    assert table.at("G") == "E2"
    assert table["G"].conditions == ["immobilized"]


def test_a_frightened_hero_stops_where_it_can_run_no_farther():
    """With one free square it runs one; with its back to the wall it stays, and is immobilised all the same."""
    for passage, end in (("d d G . #", "D2"), ("d d G # #", "C2")):
        table = scene(
            f"# # # # #\n{passage}\nd d # # #\nd d # # #",
            heroes=HEROES,
            monsters={"d": "crypt_dragon master"},
            turn=None,
            roll="gray 3, black 4",
        )

        table.activate("crypt_dragon", master=[use("cause_fear"), {"do": "retreat"}])
        table.settle()

        assert table.at("G") == end
        assert table["G"].conditions == ["immobilized"]


def test_a_hero_of_firm_will_is_not_frightened():
    """Who passes stays, and is free to move."""
    table = scene(
        "d d G . .\nd d . . .\nd d . . .",
        heroes=HEROES,
        monsters={"d": "crypt_dragon master"},
        turn=None,
        roll="gray 0, black 0, gray 0, black 0",
    )

    table.activate("crypt_dragon", master=[use("cause_fear")])
    table.settle()

    assert table.at("G") == "C1"
    assert table["G"].conditions == []


@refuses("cause_fear")
def test_fear_needs_somebody_to_frighten():
    """Nobody beside it, or only somebody immobilised in a corner: the line is neglected."""
    for passage, held in (("d d . G . #", False), ("d d G # # #", True)):
        table = scene(
            f"# # # # # #\n{passage}\nd d # # # #\nd d # # # #",
            heroes=HEROES,
            monsters={"d": "crypt_dragon master"},
            turn=None,
        )
        if held:
            table["G"].conditions.append("immobilized")

        table.activate("crypt_dragon", master=[use("cause_fear")])

        assert ("use:cause_fear", "no_target") in neglected(table)
        assert table.told("attribute_tested") == []


def test_a_crypt_dragon_blasts_two_and_claws_one():
    """Its surge is a blast where two heroes stand together, and two hearts where the target is alone."""
    for drawing, spent in (
        ("d d . G S\nd d . . .\nd d . . .", "surge0"),
        ("d d . G .\nd d . . .\nd d . . S", "surge1"),
    ):
        table = scene(
            drawing,
            heroes=HEROES,
            monsters={"d": "crypt_dragon"},
            turn=None,
            roll="blue r2h2s1, yellow h2, gray 1, gray 0",
        )

        table.activate("crypt_dragon", minion=[{"do": "attack", "aim": {"by": ["closest"]}}, {"do": "finish"}])
        table.settle()

        assert [event.ability for event in table.told("surge_spent")] == [spent]
        assert table["G"].damage == (3 if spent == "surge0" else 5)
        assert table["S"].damage == (2 if spent == "surge0" else 0)


# Wendigos ----------------------------------------------------------------------------------------------------


@shows("freezing")
def test_each_square_entered_beside_a_master_wendigo_costs_a_fatigue():
    """Two squares along it cost two; a third away from it costs nothing; staying costs nothing."""
    table = scene(
        """
        G . . . .
        . w w . .
        . w w . .
        """,
        heroes=HEROES,
        monsters={"w": "wendigo master"},
    )
    assert table.hero("G").fatigue == 0

    table.move("G", "D1")

    assert table.hero("G").fatigue == 3  # B1, C1, D1
    table.move("G", "E1")
    assert table.hero("G").fatigue == 3


@refuses("freezing")
def test_minion_wendigos_freeze_nobody():
    """Only the master has it; and a hero without stamina left pays the master in hearts."""
    table = scene("G . .\n. w w\n. w w", heroes=HEROES, monsters={"w": "wendigo"})
    table.move("G", "B1")
    assert table.hero("G").fatigue == 0

    table = scene("G . .\n. w w\n. w w", heroes=HEROES, monsters={"w": "wendigo master"})
    table.hero("G").fatigue = 4
    table.move("G", "B1")
    assert (table.hero("G").fatigue, table["G"].damage) == (4, 1)


@pytest.mark.parametrize(
    ("roll", "hit"), [("blue r5h1, yellow r1h1, gray 0", True), ("blue r4h2, yellow h2, gray 0", False)]
)
def test_a_wendigo_is_missed_by_all_that_is_not_well_aimed(roll: str, hit: bool):
    """Three squares away it takes a range of six to hit it."""
    table = scene("W . . w w\n. . . w w", heroes=HEROES, monsters={"w": "wendigo"}, roll=roll)

    table.attack("W", "w")
    table.settle()

    assert bool(table.told("attack_hit")) == hit


def test_a_wendigo_beside_a_sword_has_to_be_found_as_well():
    """In melee the dice must show a range of three; a miss is told with its reason."""
    for roll, hit in (("blue r3h2, red h2, gray 0", True), ("blue r2h2s1, red h2, gray 0", False)):
        table = scene(
            "G w w\n. w w", heroes=HEROES, monsters={"w": "wendigo"}, cards={"G": ["iron_longsword"]}, roll=roll
        )

        table.attack("G", "w")
        table.settle()

        assert bool(table.told("attack_hit")) == hit
        assert [event.why for event in table.told("attack_missed")] == ([] if hit else ["range"])


def test_a_wendigo_ravages():
    """It attacks with both of its actions."""
    table = scene(
        "G w w\n. w w",
        heroes=HEROES,
        monsters={"w": "wendigo"},
        turn=None,
        roll="blue r3h2, red h1, gray 1, blue r3h2, red h2, gray 1",
    )

    table.activate("wendigo", minion=[{"do": "attack"}, {"do": "engage"}])
    table.settle()

    assert table["G"].damage == 2 + 3
