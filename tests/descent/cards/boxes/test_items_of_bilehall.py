"""The shop items of the Mists of Bilehall."""

import pytest

from bot.descent.rules import stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import armed, bought, held, hurt, may_react
from tests.descent.scene import scene

BLUE, YELLOW = "blue r2h2s1", "yellow r1h1"
LINES = [
    ("mistbane", f"{BLUE}, red h1, brown 0", "surge0", 5, []),
    ("soulbound_sword", f"{BLUE}, {YELLOW}, brown 0", "surge0", 5, []),
    ("soulbound_sword", f"{BLUE}, {YELLOW}, brown 2", "surge1", 3, []),
    ("soulbound_sword", f"{BLUE}, {YELLOW}, brown 0", "surge2", 3, ["terrified"]),
    ("witch_hazel_bow", f"{BLUE}, {YELLOW}, brown 0", "surge0", 4, []),
    ("witch_hazel_bow", f"{BLUE}, {YELLOW}, brown 0", "surge1", 3, ["terrified"]),
]


@shows("mistbane", "soulbound_sword", "witch_hazel_bow")
@pytest.mark.parametrize(("weapon", "roll", "line", "hearts", "conditions"), LINES)
def test_a_weapon_sells_its_lines(weapon: str, roll: str, line: str, hearts: int, conditions: list[str]) -> None:
    """mistbane, soulbound_sword and witch_hazel_bow: their dice, and what a surge buys."""
    table = bought(weapon, roll, line)

    assert table["z"].damage == hearts
    assert table["z"].conditions == conditions


@shows("witch_hazel_bow")
def test_witch_hazel_bow_shoots_far() -> None:
    """witch_hazel_bow: two more range."""
    assert bought("witch_hazel_bow", f"{BLUE}, {YELLOW}, brown 0", "surge0", "H . . . . z")["z"].damage == 4


@refuses("witch_hazel_bow")
def test_witch_hazel_bow_lends_its_range_to_no_other_weapon() -> None:
    """witch_hazel_bow: only attacks with it go farther."""
    table = armed("witch_hazel_bow", "sling", drawing="H . . . . z", roll="blue r3h2, yellow r1h1, brown 0")

    table.attack("H", "z", "sling")

    assert table.told("attack_missed")


# Bloodscript Ring ---------------------------------------------------------------------------------------------


@shows("bloodscript_ring")
def test_bloodscript_ring_strengthens_and_unsettles() -> None:
    """bloodscript_ring: two more health, one less willpower, and terror for a surge."""
    table = armed("bloodscript_ring", "bone_blade", roll=f"{BLUE}, red h1, brown 0")
    table.monster("z").extra_health = 20
    assert stats.health(table.game, table["H"]) == 14
    assert stats.attribute(table.game, table["H"], "willpower") == 1

    table.attack("H", "z", "bone_blade")
    table.choose("bloodscript_ring")
    table.settle()

    assert table["z"].conditions == ["terrified"]


@refuses("bloodscript_ring")
def test_bloodscript_ring_frightens_nobody_twice() -> None:
    """bloodscript_ring: who is terrified already can't be more so; and willpower never falls below one by it."""
    table = armed("bloodscript_ring", "bone_blade", roll=f"{BLUE}, red h1, brown 0")
    table.monster("z").extra_health = 20
    table["z"].conditions.append("terrified")

    table.attack("H", "z", "bone_blade")

    assert not any("bloodscript_ring" in option for option in table.options)


# Mistbane -----------------------------------------------------------------------------------------------------


@shows("mistbane")
def test_mistbane_gives_breath_for_blood() -> None:
    """mistbane: who defeats a monster may suffer a heart and recover a fatigue."""
    table = armed("mistbane", monsters={"z": "zombie"}, roll="blue r3h2, red h3, brown 0")
    hurt(table, "H", fatigue=2)

    table.attack("H", "z")
    table.choose("mistbane")

    assert (table["H"].damage, table.hero("H").fatigue) == (1, 1)


@refuses("mistbane")
def test_mistbane_takes_no_last_heart() -> None:
    """mistbane: the last heart is not paid, nor one for nothing."""
    for damage, fatigue in ((11, 2), (0, 0)):
        table = armed("mistbane", monsters={"z": "zombie"}, roll="blue r3h2, red h3, brown 0")
        hurt(table, "H", damage=damage, fatigue=fatigue)

        table.attack("H", "z")

        assert "z" not in table
        assert not may_react(table, "mistbane")


# Soulbound Sword ----------------------------------------------------------------------------------------------


@shows("soulbound_sword")
def test_soulbound_sword_preys_on_its_bearer() -> None:
    """soulbound_sword: who fails to master it at the start of the turn is terrified."""
    table = scene("H", cards={"H": ["soulbound_sword"]}, turn=None, roll="gray 3, black 4")

    table.take_turn("H")

    assert table["H"].conditions == ["terrified"]


@refuses("soulbound_sword")
def test_soulbound_sword_is_mastered() -> None:
    """soulbound_sword: who passes the test is not terrified; in the bag it asks for none."""
    table = scene("H", cards={"H": ["soulbound_sword"]}, turn=None, roll="gray 0, black 0")
    table.take_turn("H")
    assert table["H"].conditions == []

    table = scene("H", cards={"H": ["soulbound_sword"]}, turn=None)
    held(table, "H", "soulbound_sword").equipped = False
    table.take_turn("H")
    assert not table.told("attribute_tested")
