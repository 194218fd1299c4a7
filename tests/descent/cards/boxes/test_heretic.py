"""The heretic of Lost Legends: breath heals, hearts are breath, and surges serve everybody around."""

from bot.descent.rules import harm, stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.boxes.hybrids import begins_with_both, skills, taken_alone_or_with, to_learn
from tests.descent.cards.table import held, hurt, may_react, refused
from tests.descent.scene import Scene, scene

HERETIC = {"A": "avric_albright/heretic+runemaster"}
TOUGH = {"z": "zombie master"}


def heretic(drawing: str, *cards: str, roll: str = "", turn: str | None = "A") -> Scene:
    """The heretic with more cards."""
    given = {"A": list(cards)} if cards else None
    return scene(drawing, heroes=HERETIC, monsters=TOUGH, cards=given, roll=roll, turn=turn)


@shows("exiled_visionary")
def test_exiled_visionary_brings_a_mages_class() -> None:
    """Exiled Visionary: the heretic has what a mage begins with, and learns from both decks."""
    learned = to_learn("avric_albright", "heretic+runemaster")

    assert begins_with_both(heretic("A"), "A")
    assert learned == skills("heretic", 1, 2, 3) | skills("runemaster", 1, 2)


@refuses("exiled_visionary")
def test_exiled_visionary_opens_no_other_class() -> None:
    """What costs 3 in the mage's class stays closed; a warrior's class does not go with exiled_visionary."""
    assert not to_learn("avric_albright", "heretic+runemaster") & skills("runemaster", 3)
    assert not taken_alone_or_with("heretic", "knight")


@shows("arcane_healing")
def test_arcane_healing_is_begun_with_the_turn() -> None:
    """Arcane Healing: for a fatigue the card is exhausted, before anything else."""
    table = heretic("A . .", "arcane_healing")

    table.use("A", "arcane_healing")

    assert held(table, "A", "arcane_healing").exhausted
    assert table.hero("A").fatigue == 1


@shows("arcane_healing")
def test_arcane_healing_turns_breath_into_hearts() -> None:
    """While it is exhausted, a hero within three squares who recovers fatigue recovers a heart too."""
    table = heretic("A . . T", "arcane_healing")
    held(table, "A", "arcane_healing").exhausted = True
    for letter in "AT":
        hurt(table, letter, damage=3, fatigue=2)

    table.step(harm.Recover(figure=table.names["T"], fatigue=2))
    table.step(harm.Recover(figure=table.names["A"], fatigue=1))

    assert (table["T"].damage, table["A"].damage) == (2, 2)


@refuses("arcane_healing")
def test_arcane_healing_heals_no_hearts_with_hearts() -> None:
    """arcane_healing: nothing for hearts alone, for a hero four squares away, or while it stands upright.

    And it can't be used once the turn has begun with something else.
    """
    for drawing, turned, hearts, fatigue in (
        ("A . . T", True, 1, 0),
        ("A . . . T", True, 0, 1),
        ("A . . T", False, 0, 1),
    ):
        table = heretic(drawing, "arcane_healing")
        held(table, "A", "arcane_healing").exhausted = turned
        hurt(table, "T", damage=3, fatigue=2)
        table.step(harm.Recover(figure=table.names["T"], hearts=hearts, fatigue=fatigue))
        assert table["T"].damage == 3 - hearts

    moved = heretic("A . .", "arcane_healing")
    moved.move("A", "B1")
    assert refused(moved, "A", "arcane_healing") == "not_now"


@shows("dark_recovery")
def test_dark_recovery_trades_hearts_for_breath() -> None:
    """Dark Recovery: as the turn begins, up to two hearts for as much fatigue."""
    table = heretic("A . .", "dark_recovery")
    hurt(table, "A", damage=1, fatigue=3)

    table.use("A", "dark_recovery")
    assert table.options == ["1", "2"]
    table.choose("2")

    assert (table["A"].damage, table.hero("A").fatigue) == (3, 1)
    assert held(table, "A", "dark_recovery").exhausted


@refuses("dark_recovery")
def test_dark_recovery_spares_the_last_heart() -> None:
    """dark_recovery: not the last heart, not for a hero who is not tired, not once something else was done."""
    table = heretic("A . .", "dark_recovery")
    assert refused(table, "A", "dark_recovery") == "no_effect"

    hurt(table, "A", damage=stats.health(table.game, table["A"]) - 1, fatigue=3)
    assert refused(table, "A", "dark_recovery") == "no_effect"

    hurt(table, "A", fatigue=3)
    table.move("A", "B1")
    assert refused(table, "A", "dark_recovery") == "not_now"


@shows("forbidden_arts")
def test_forbidden_arts_lends_three_lines() -> None:
    """Forbidden Arts: heroes within three squares may buy two hearts, poison, or a heart of their own."""
    table = heretic("A . . T z", "forbidden_arts", turn="T", roll="blue r2h2s1, yellow h1s1, brown 0")
    hurt(table, "T", damage=2)

    table.attack("T", "z")
    assert sum("forbidden_arts" in option for option in table.options) == 3
    table.choose("forbidden_arts/1")
    table.choose("forbidden_arts/2")
    table.settle()

    assert (table["z"].damage, table["z"].conditions, table["T"].damage) == (4, ["poisoned"], 1)


@shows("forbidden_arts")
def test_forbidden_arts_purges_the_victor() -> None:
    """forbidden_arts: when the heretic defeats a monster, it may be rid of a condition."""
    table = scene(
        "A . z",
        heroes=HERETIC,
        cards={"A": ["forbidden_arts"]},
        roll="blue r2h2s1, yellow h1s1, brown 0",
    )
    table["A"].conditions.append("poisoned")

    table.attack("A", "z")
    while not may_react(table, "forbidden_arts"):
        table.choose(table.game.question.default if table.game.question else "")
    table.choose("forbidden_arts")

    assert "z" not in table
    assert table["A"].conditions == []


@refuses("forbidden_arts")
def test_forbidden_arts_is_taught_nearby() -> None:
    """forbidden_arts: a hero four squares away has no such lines, and a friend's kill purges nobody."""
    far = heretic("A . . . T z", "forbidden_arts", turn="T", roll="blue r2h2s1, yellow h1s1, brown 0")
    far.attack("T", "z")
    assert not any("forbidden_arts" in option for option in far.options)

    kill = scene(
        "A . . T z",
        heroes=HERETIC,
        cards={"A": ["forbidden_arts"]},
        turn="T",
        roll="blue r3h2, yellow h2, brown 0",
    )
    kill["A"].conditions.append("poisoned")
    kill["T"].conditions.append("poisoned")
    kill.attack("T", "z")
    assert "z" not in kill
    assert not may_react(kill, "forbidden_arts")
