"""Skills of the wildlander."""

import pytest

from bot.descent.commands import Attack
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import WILDLANDER, bite, hunt, may_react, offered, refused
from tests.descent.scene import scene

ARROW = "blue r3h2, yellow h2"
"""An attack of four hearts at range 3 without surges."""


@shows("nimble")
def test_nimble_steps_away() -> None:
    """Nimble: when a monster comes next to the wildlander, a step for a fatigue."""
    table = scene(". J . z", heroes=WILDLANDER, turn=None)

    hunt(table)
    table.choose("nimble")
    table.choose("A1")

    assert (table.at("J"), table.hero("J").fatigue) == ("A1", 1)


@refuses("nimble")
def test_nimble_is_for_monsters_that_come_near() -> None:
    """A monster that stays away bothers nobody."""
    table = scene(". J . . . . . z", heroes=WILDLANDER, turn=None)

    hunt(table)

    assert table.asked is None


@shows("accurate")
def test_accurate_rolls_a_power_die_again() -> None:
    """Accurate: once per attack with a bow, one power die again, never the blue one."""
    table = scene(
        "J . z",
        heroes=WILDLANDER,
        monsters={"z": "zombie master"},
        cards={"J": ["accurate"]},
        roll="blue r3h2, yellow r1h1, brown 0, yellow h2",
    )

    table.attack("J", "z")
    table.choose("accurate")
    assert table.options == ["die1", "keep"]
    table.choose("die1")

    assert table["z"].damage == 4


@refuses("accurate")
def test_accurate_needs_a_bow() -> None:
    """With a sling there is nothing to roll again."""
    table = scene("J . z", heroes=WILDLANDER, cards={"J": ["accurate", "sling"]}, roll=f"{ARROW}, brown 0")

    table.attack("J", "z")

    assert table.asked is None


@refuses("danger_sense")
def test_danger_sense_has_no_effect() -> None:
    """APX-01: Danger Sense does nothing in Road to Legend, and is never offered."""
    table = scene("J . z", heroes=WILDLANDER, cards={"J": ["danger_sense"]})

    assert refused(table, "J", "danger_sense") == "no_such_ability"


@shows("eagle_eyes")
def test_eagle_eyes_see_past_friends() -> None:
    """Eagle Eyes: friends don't block the sight of a bow; other weapons get nothing of it."""
    with_bow = scene("J A z", heroes=WILDLANDER, cards={"J": ["eagle_eyes"]}, turn="J")
    with_sling = scene("J A z", heroes=WILDLANDER, cards={"J": ["eagle_eyes", "sling"]}, turn="J")

    assert with_bow.legal("J", "attack")
    assert not with_sling.legal("J", "attack")


@refuses("eagle_eyes")
def test_eagle_eyes_do_not_see_past_monsters() -> None:
    """Monsters in between still block the sight."""
    table = scene("J z y", heroes=WILDLANDER, monsters={"y": "zombie"}, cards={"J": ["eagle_eyes"]})

    commands = [choice.command for choice in table.legal("J", "attack")]
    assert [command.target for command in commands if isinstance(command, Attack)] == ["zombie_1"]


@shows("bow_mastery")
def test_bow_mastery_adds_a_surge() -> None:
    """Bow Mastery: exhaust for a surge in an attack with a bow."""
    table = scene(
        "J . z",
        heroes=WILDLANDER,
        monsters={"z": "zombie master"},
        cards={"J": ["bow_mastery"]},
        roll=f"{ARROW}, brown 0",
    )

    table.attack("J", "z")
    table.choose("bow_mastery")
    table.choose("surge1")

    assert table["z"].damage == 5


@refuses("bow_mastery")
def test_bow_mastery_betters_no_miss() -> None:
    """An X on the table can't be bettered by a surge."""
    table = scene("J . z", heroes=WILDLANDER, cards={"J": ["bow_mastery"]}, roll="blue X, yellow h2, brown 0")

    table.attack("J", "z")

    assert table.asked is None


@shows("first_strike")
def test_first_strike_comes_before_the_monster() -> None:
    """First Strike: a monster that starts its activation is shot first."""
    table = scene("J . . z", heroes=WILDLANDER, turn=None, cards={"J": ["first_strike"]}, roll=f"{ARROW}, brown 0")

    bite(table)
    table.choose("first_strike")

    assert "z" not in table
    assert table.hero("J").fatigue == 2


@refuses("first_strike")
def test_first_strike_needs_a_bow() -> None:
    """Without a bow nobody strikes first."""
    table = scene("J . . z", heroes=WILDLANDER, turn=None, cards={"J": ["first_strike", "sling"]})

    bite(table)

    assert table.asked is None


@shows("fleet_of_foot")
def test_fleet_of_foot_doubles_what_fatigue_buys() -> None:
    """Fleet of Foot: a fatigue buys two movement points."""
    table = scene("J . . z", heroes=WILDLANDER, cards={"J": ["fleet_of_foot"]})

    table.push("J")

    assert table.game.turn is not None
    assert table.game.turn.points == 2


@shows("fleet_of_foot")
def test_fleet_of_foot_makes_nimble_two_squares() -> None:
    """Fleet of Foot: Nimble moves up to two squares."""
    table = scene(". . J . z", heroes=WILDLANDER, turn=None, cards={"J": ["fleet_of_foot"]})

    hunt(table)
    table.choose("nimble")

    assert "A1" in table.options


@refuses("fleet_of_foot")
def test_fleet_of_foot_carries_nobody_else() -> None:
    """Fleet of Foot: another hero gets one point for a fatigue."""
    table = scene("J . H", heroes=WILDLANDER, turn="H", cards={"J": ["fleet_of_foot"]})

    table.push("H")

    assert table.game.turn is not None
    assert table.game.turn.points == 1


@shows("black_arrow")
def test_black_arrow_deals_three_at_least() -> None:
    """Black Arrow: two more range, and a hit deals at least three hearts whatever the shields."""
    table = scene(
        "J . . . . z",
        heroes=WILDLANDER,
        monsters={"z": "zombie master"},
        cards={"J": ["black_arrow"]},
        roll="blue r3h2, yellow h2, brown 2",
    )

    table.use("J", "black_arrow", "z")

    assert table["z"].damage == 3


@refuses("black_arrow")
def test_black_arrow_may_miss() -> None:
    """A miss deals nothing, not three."""
    table = scene("J . z", heroes=WILDLANDER, cards={"J": ["black_arrow"]}, roll="blue X, yellow h2, brown 2")

    table.use("J", "black_arrow", "z")

    assert table["z"].damage == 0


@shows("running_shot")
def test_running_shot_moves_after_the_attack() -> None:
    """Running Shot: after an attack with a bow, up to two squares."""
    table = scene(". . J . z", heroes=WILDLANDER, cards={"J": ["running_shot"]}, roll=f"{ARROW}, brown 0")

    table.attack("J", "z")
    table.choose("running_shot")
    table.choose("A1")

    assert table.at("J") == "A1"


@shows("running_shot")
def test_running_shot_moves_before_the_attack_or_after() -> None:
    """Running Shot: as an action, first the move, then the attack; no second move after it."""
    table = scene(". . J . z", heroes=WILDLANDER, cards={"J": ["running_shot"]}, roll=f"{ARROW}, brown 0")

    table.use("J", "running_shot")
    table.choose("B1")
    table.choose("zombie_1")

    assert "z" not in table
    assert table.asked is None


@shows("running_shot")
@pytest.mark.parametrize("way", ["free", "black_arrow"])
def test_running_shot_leads_up_to_any_attack_with_a_bow(way: str) -> None:
    """Running Shot: the move may come before the free attack of a party of two, and before a Black Arrow."""
    cards = ["running_shot", "black_arrow"]
    table = scene(". . J . . z H", heroes=WILDLANDER, cards={"J": cards}, roll=f"{ARROW}, brown 0")

    if way == "free":
        table.use("J", "running_shot", ability="free")
    else:
        table.use("J", "black_arrow", ability="running")
    table.choose("D1")
    table.choose("zombie_1")

    assert "z" not in table
    assert table.asked is None, "the move after the attack is the same one"
    assert table.game.turn is not None
    assert (table.game.turn.bonus_attack, table.game.turn.actions) == ((False, 2) if way == "free" else (True, 1))


@shows("running_shot")
def test_running_shot_leads_up_to_a_first_strike() -> None:
    """Running Shot: the move may come before a First Strike at a monster that is about to act."""
    table = scene(
        ". J . . . z",
        heroes=WILDLANDER,
        cards={"J": ["running_shot", "first_strike"]},
        roll=f"{ARROW}, brown 0",
    )

    table.activate("zombie", minion=[], master=[])
    table.choose("first_strike/running")
    table.choose("C1")

    assert "z" not in table
    assert table.at("J") == "C1"


@refuses("running_shot")
def test_running_shot_makes_no_attack_free() -> None:
    """Running Shot: with three heroes there is no free attack to run up to, and without the card no run at all."""
    three = scene("J . z H A", heroes=WILDLANDER, cards={"J": ["running_shot"]})
    assert refused(three, "J", "running_shot", ability="free") == "no_effect"

    without = scene("J . z H", heroes=WILDLANDER, cards={"J": ["black_arrow"]})
    assert refused(without, "J", "black_arrow", ability="running") == "not_now"


@shows("running_shot")
@pytest.mark.parametrize(("armour", "squares"), [("chainmail", "B1"), ("leather_armor", "A1")])
def test_running_shot_is_slower_in_heavy_armour(armour: str, squares: str) -> None:
    """Running Shot: one square in heavy armour, two otherwise."""
    table = scene(
        ". . J . z",
        heroes=WILDLANDER,
        cards={"J": ["running_shot", armour, "elm_greatbow"]},
        roll=f"{ARROW}, brown 0",
    )

    table.attack("J", "z")
    table.choose("running_shot")

    assert min(option for option in table.options if option != "stay") == squares


@refuses("running_shot")
def test_running_shot_needs_a_bow() -> None:
    """Without a bow nobody shoots on the run."""
    table = scene(". . J . z", heroes=WILDLANDER, cards={"J": ["running_shot", "sling"]}, roll=f"{ARROW}, brown 0")
    assert not offered(table, "J", "running_shot")

    table.attack("J", "z")

    assert not may_react(table, "running_shot")
