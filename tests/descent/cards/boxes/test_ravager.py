"""The ravager of Lost Legends: the way is hearts, hearts are the way, and blades fly."""

from bot.descent.rules import stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.boxes.hybrids import begins_with_both, skills, taken_alone_or_with, to_learn
from tests.descent.cards.table import held, may_react, refused
from tests.descent.scene import Scene, scene

RAVAGER = {"T": "tomble_burrowell/ravager+knight"}
TOUGH = {"z": "zombie master"}
BLOW = "blue r3h2, red h2, brown 1"


def ravager(drawing: str, *cards: str, roll: str = "", turn: str | None = "T") -> Scene:
    """The ravager with more cards."""
    given = {"T": list(cards)} if cards else None
    table = scene(drawing, heroes=RAVAGER, monsters=TOUGH, cards=given, roll=roll, turn=turn)
    if "z" in table.names:
        table.monster("z").extra_health = 10
    return table


def points(table: Scene) -> int:
    """Movement points of the hero whose turn it is."""
    assert table.game.turn is not None
    return table.game.turn.points


@shows("battle_hardened")
def test_battle_hardened_brings_a_warriors_class() -> None:
    """Battle-Hardened: the ravager has what a warrior begins with, and learns from both decks."""
    learned = to_learn("tomble_burrowell", "ravager+knight")

    assert begins_with_both(ravager("T"), "T")
    assert learned == skills("ravager", 1, 2, 3) | skills("knight", 1, 2)


@refuses("battle_hardened")
def test_battle_hardened_opens_no_other_class() -> None:
    """What costs 3 in the warrior's class stays closed; a mage's class does not go with battle_hardened."""
    assert not to_learn("tomble_burrowell", "ravager+knight") & skills("knight", 3)
    assert not taken_alone_or_with("ravager", "runemaster")


@shows("momentum")
def test_momentum_is_won_by_blows() -> None:
    """Momentum: a movement point for each heart the target was dealt."""
    table = ravager("T z", "momentum", roll=BLOW)

    table.attack("T", "z")
    table.choose("momentum")

    assert (table["z"].damage, points(table), table.hero("T").fatigue) == (3, 3, 1)
    assert held(table, "T", "momentum").exhausted


@refuses("momentum")
def test_momentum_needs_a_melee_blow_that_hurts() -> None:
    """momentum: nothing for an X, for a shot, or out of turn."""
    missed = ravager("T z", "momentum", roll="blue X, red h2, brown 1")
    missed.attack("T", "z")
    assert not may_react(missed, "momentum")

    shot = ravager("T . z", "momentum", "sling", roll="blue r3h2, yellow h2, brown 1")
    shot.attack("T", "z")
    assert shot["z"].damage == 3
    assert not may_react(shot, "momentum")


@shows("charging_assault")
def test_charging_assault_spends_the_way() -> None:
    """Charging Assault: up to three movement points, a heart each."""
    table = ravager("T . z", "charging_assault", roll=BLOW)
    table.move("T", "B1")
    left = points(table)

    table.attack("T", "z")
    table.choose("charging_assault")
    assert table.options == ["1", "2", "3"][:left]
    table.choose("2")
    table.settle()

    assert (table["z"].damage, points(table)) == (5, left - 2)


@refuses("charging_assault")
def test_charging_assault_needs_points_and_a_blade() -> None:
    """charging_assault: nobody is asked who has no points left, or who shoots."""
    still = ravager("T z", "charging_assault", roll=BLOW)
    still.attack("T", "z")
    assert not may_react(still, "charging_assault")

    shot = ravager("T . . z", "charging_assault", "sling", roll="blue r3h2, yellow h2, brown 1")
    shot.move("T", "B1")
    shot.attack("T", "z")
    assert not may_react(shot, "charging_assault")


@shows("vicious_throw")
def test_vicious_throw_lets_a_blade_fly() -> None:
    """Vicious Throw: a melee weapon flies as far as its range and the ravager's speed; then it is put away."""
    table = ravager("T . . . . . z", "vicious_throw", roll="blue r2h2s1, red h2, brown 1")
    speed = stats.speed(table.game, table["T"])
    assert speed == table.game.sheet(table.hero("T")).speed + 1

    table.use("T", "vicious_throw", "z")
    table.settle()

    assert table["z"].damage == 3
    assert not held(table, "T", "iron_longsword").equipped
    assert table.hero("T").fatigue == 1


@refuses("vicious_throw")
def test_vicious_throw_may_fall_short() -> None:
    """vicious_throw: what falls short misses, and the weapon is gone from the hand all the same.

    Without a melee weapon there is nothing to throw.
    """
    table = ravager("T . . . . . . . . . . z", "vicious_throw", roll="blue r2h2s1, red h2, brown 1")
    table.use("T", "vicious_throw", "z")
    table.settle()
    assert table["z"].damage == 0
    assert not held(table, "T", "iron_longsword").equipped

    assert refused(table, "T", "vicious_throw", "z") == "no_effect"
