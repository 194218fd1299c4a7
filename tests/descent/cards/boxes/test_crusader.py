"""The crusader of Lost Legends: those who defeat monsters recover, and nobody falls the first time."""

from bot.descent.rules import harm, stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.boxes.hybrids import begins_with_both, skills, taken_alone_or_with, to_learn
from tests.descent.cards.table import bite, held, hurt, may_react, refused
from tests.descent.scene import Scene, scene

CRUSADER = {"A": "avric_albright/crusader+knight"}
KILL = "blue r3h2, yellow h2, brown 0"


def crusader(drawing: str, *cards: str, roll: str = "", turn: str | None = "A") -> Scene:
    """The crusader with more cards."""
    return scene(drawing, heroes=CRUSADER, cards={"A": list(cards)} if cards else None, roll=roll, turn=turn)


@shows("chosen_of_kellos")
def test_chosen_of_kellos_brings_a_warriors_class() -> None:
    """Chosen of Kellos: the crusader has what a warrior begins with, and learns from both decks."""
    assert begins_with_both(crusader("A"), "A")
    assert to_learn("avric_albright", "crusader+knight") == skills("crusader", 1, 2, 3) | skills("knight", 1, 2)


@refuses("chosen_of_kellos")
def test_chosen_of_kellos_opens_no_other_class() -> None:
    """What costs 3 in the warrior's class stays closed; a mage's class does not go with chosen_of_kellos."""
    assert not to_learn("avric_albright", "crusader+knight") & skills("knight", 3)
    assert not taken_alone_or_with("crusader", "runemaster")


@shows("zealous_aura")
def test_zealous_aura_is_lit_as_the_turn_begins() -> None:
    """Zealous Aura: for a fatigue the card is exhausted, before anything else."""
    table = crusader("A . .", "zealous_aura")

    table.use("A", "zealous_aura")

    assert held(table, "A", "zealous_aura").exhausted
    assert table.hero("A").fatigue == 1


@shows("zealous_aura")
def test_zealous_aura_rewards_victors() -> None:
    """While it is exhausted, whoever defeats a monster within three squares recovers two hearts."""
    table = crusader("A . . T z", "zealous_aura", turn="T", roll=KILL)
    held(table, "A", "zealous_aura").exhausted = True
    hurt(table, "T", damage=5)

    table.attack("T", "z")
    table.settle()

    assert "z" not in table
    assert table["T"].damage == 3


@refuses("zealous_aura")
def test_zealous_aura_is_too_late_or_too_far() -> None:
    """zealous_aura: not once the turn has begun with something else; nor upright, nor four squares away."""
    moved = crusader("A . .", "zealous_aura")
    moved.move("A", "B1")
    assert refused(moved, "A", "zealous_aura") == "not_now"

    for drawing, lit in (("A . . T z", False), ("A . . . T z", True)):
        table = crusader(drawing, "zealous_aura", turn="T", roll=KILL)
        held(table, "A", "zealous_aura").exhausted = lit
        hurt(table, "T", damage=5)
        table.attack("T", "z")
        table.settle()
        assert "z" not in table
        assert table["T"].damage == 5


@shows("righteous")
def test_righteous_gives_victors_their_breath() -> None:
    """Righteous: whoever defeats a monster, wherever that is, recovers a fatigue."""
    table = crusader("A . . . . . T z", "righteous", turn="T", roll=KILL)
    hurt(table, "T", fatigue=2)

    table.attack("T", "z")
    table.settle()

    assert "z" not in table
    assert table.hero("T").fatigue == 1


@refuses("righteous")
def test_righteous_rewards_an_attack_but_once() -> None:
    """Two monsters that fall to one attack are one fatigue to righteous; a monster that stands is none."""
    table = scene(
        "z G y\nA . .",
        heroes={**CRUSADER, "G": "grisban_the_thirsty/berserker"},
        monsters={"y": "zombie"},
        cards={"A": ["righteous"], "G": ["whirlwind"]},
        turn="G",
        roll="blue r3h2, red h3, brown 0, brown 0",
    )
    hurt(table, "G", fatigue=2)
    table["y"].damage = table["z"].damage = 2
    table.use("G", "whirlwind")
    table.settle()
    assert ("z" in table, "y" in table, table.hero("G").fatigue) == (False, False, 2)

    alive = crusader("A . T z", "righteous", turn="T", roll="blue r3h2, yellow r1h1, brown 2")
    hurt(alive, "T", fatigue=2)
    alive.attack("T", "z")
    alive.settle()
    assert ("z" in alive, alive.hero("T").fatigue) == (True, 2)


@shows("divine_light")
def test_divine_light_catches_the_falling() -> None:
    """Divine Light: two red dice, in hearts and fatigue; all conditions go, and the hero stays on its feet."""
    table = crusader("A . . . . T z", "divine_light", turn=None)
    table.roll("blue r3h2, yellow h2, gray 0, red h3s1, red h2")
    hurt(table, "T", damage=stats.health(table.game, table["T"]) - 1, fatigue=2)
    table["T"].conditions += ["poisoned", "immobilized"]

    bite(table)
    table.choose("divine_light")
    table.settle()

    hero = table.hero("T")
    assert not hero.knocked_out
    assert (stats.health_left(table.game, hero), hero.fatigue, hero.conditions) == (5, 1, [])
    assert (table.hero("A").fatigue, held(table, "A", "divine_light").exhausted) == (1, True)


@refuses("divine_light")
def test_divine_light_shines_once_for_everybody() -> None:
    """divine_light: the same hero is not caught a second time; another one is, the crusader itself too."""
    table = crusader("A . T", "divine_light", turn=None)
    table.roll("red h2, red h2, red h2, red h2")
    table.step(harm.Suffer(figure=table.names["T"], amount=99, source="card"))
    table.choose("divine_light")
    assert not table.hero("T").knocked_out
    held(table, "A", "divine_light").exhausted = False
    table.step(harm.Suffer(figure=table.names["T"], amount=99, source="card"))
    assert not may_react(table, "divine_light")
    assert table.hero("T").knocked_out

    table.step(harm.Suffer(figure=table.names["A"], amount=99, source="card"))
    table.choose("divine_light")
    assert not table.hero("A").knocked_out


@refuses("divine_light")
def test_divine_light_is_dark_while_exhausted() -> None:
    """Nobody is asked about divine_light while the card lies sideways."""
    table = crusader("A . T", "divine_light", turn=None)
    held(table, "A", "divine_light").exhausted = True

    table.step(harm.Suffer(figure=table.names["T"], amount=99, source="card"))

    assert not may_react(table, "divine_light")
    assert table.hero("T").knocked_out
