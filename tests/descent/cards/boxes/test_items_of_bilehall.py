"""The shop items of the Mists of Bilehall."""

import pytest

from bot.descent.rules import stats
from bot.descent.rules.harm import Recover
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import armed, bought, held, hurt, may_react
from tests.descent.scene import scene

BLUE, YELLOW = "blue r2h2s1", "yellow r1h1"
LINES = [
    ("battle_tome", f"{BLUE}, {YELLOW}, brown 0", "surge0", 4, []),
    ("mistbane", f"{BLUE}, red h1, brown 0", "surge0", 5, []),
    ("soulbound_sword", f"{BLUE}, {YELLOW}, brown 0", "surge0", 5, []),
    ("soulbound_sword", f"{BLUE}, {YELLOW}, brown 2", "surge1", 3, []),
    ("soulbound_sword", f"{BLUE}, {YELLOW}, brown 0", "surge2", 3, ["terrified"]),
    ("witch_hazel_bow", f"{BLUE}, {YELLOW}, brown 0", "surge0", 4, []),
    ("witch_hazel_bow", f"{BLUE}, {YELLOW}, brown 0", "surge1", 3, ["terrified"]),
]


@shows("mistbane", "soulbound_sword", "witch_hazel_bow", "battle_tome")
@pytest.mark.parametrize(("weapon", "roll", "line", "hearts", "conditions"), LINES)
def test_a_weapon_sells_its_lines(weapon: str, roll: str, line: str, hearts: int, conditions: list[str]) -> None:
    """mistbane, soulbound_sword, witch_hazel_bow and battle_tome: their dice, and what a surge buys."""
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


# Battle Tome --------------------------------------------------------------------------------------------------


@shows("battle_tome")
def test_battle_tome_spends_itself() -> None:
    """battle_tome: two surges add a heart for each point of knowledge, and then it lies closed."""
    table = scene(
        "L . z",
        cards={"L": ["battle_tome"]},
        monsters={"z": "zombie master"},
        roll="blue r2h2s1, yellow h1s1, brown 0",
    )
    table.monster("z").extra_health = 20

    table.attack("L", "z")
    table.choose("surge1")

    assert table["z"].damage == 3 + 5
    assert not held(table, "L", "battle_tome").equipped
    assert [event.kind for event in table.told("equipped")] == ["equipped"]


@refuses("battle_tome")
def test_battle_tome_asks_two_surges() -> None:
    """battle_tome: one surge buys but a heart and a range, and leaves it open."""
    table = armed("battle_tome", roll=f"{BLUE}, {YELLOW}, brown 0")
    table.monster("z").extra_health = 20

    table.attack("H", "z")

    assert table.options == ["surge0", "stop"]
    table.choose("surge0")
    assert held(table, "H", "battle_tome").equipped


# Soulstone ----------------------------------------------------------------------------------------------------


@shows("soulstone")
def test_soulstone_captures_souls_to_pierce() -> None:
    """soulstone: each monster its bearer defeats lays a counter on it; a surge pierces as many shields."""
    table = armed("soulstone", drawing="H z y", roll="blue r3h2, red h3, brown 0", monsters={"y": "zombie master"})

    table.attack("H", "z")
    assert held(table, "H", "soulstone").counters == 1
    held(table, "H", "soulstone").counters = 2
    table.monster("y").extra_health = 20
    table.roll(f"{BLUE}, red h1, brown 2")
    table.attack("H", "y")
    table.choose("surge0")

    assert table["y"].damage == 3


@shows("soulstone")
def test_soulstone_loses_a_soul_when_its_bearer_heals() -> None:
    """soulstone: whenever its bearer recovers hearts a counter is taken off; fatigue alone takes none."""
    table = scene("H", cards={"H": ["soulstone"]})
    hurt(table, "H", damage=3, fatigue=2)
    held(table, "H", "soulstone").counters = 2

    table.step(Recover(figure=table["H"].id, fatigue=1))
    assert held(table, "H", "soulstone").counters == 2
    table.step(Recover(figure=table["H"].id, hearts=2))
    assert held(table, "H", "soulstone").counters == 1


@refuses("soulstone")
def test_soulstone_pierces_nothing_while_it_is_empty() -> None:
    """soulstone: without a counter its line is not offered, and a monster that stands gives none."""
    table = armed("soulstone", roll=f"{BLUE}, red h1, brown 2")
    table.monster("z").extra_health = 20

    table.attack("H", "z")

    assert table.asked is None
    assert held(table, "H", "soulstone").counters == 0


# Brooch and cloak ---------------------------------------------------------------------------------------------


@shows("corpsebug_brooch")
def test_corpsebug_brooch_outlives_a_turn_in_the_fire() -> None:
    """corpsebug_brooch: two more health, and who ends its turn on a hazard is not defeated."""
    table = scene("H ! .", cards={"H": ["corpsebug_brooch"]})
    assert stats.health(table.game, table["H"]) == 14

    table.move("H", "B1")
    table.end_turn("H")

    assert (table["H"].damage, table.hero("H").knocked_out) == (2, False)


@refuses("corpsebug_brooch")
def test_corpsebug_brooch_does_not_cool_the_fire() -> None:
    """corpsebug_brooch: entering a hazard hurts as ever, and a friend who stays there is lost."""
    table = scene("H . .\nT ! .", cards={"H": ["corpsebug_brooch"]}, turn="T")

    table.move("T", "B2")
    table.end_turn("T")

    assert table.hero("T").knocked_out


@shows("marsh_cloak")
def test_marsh_cloak_walks_on_water() -> None:
    """marsh_cloak: one more health and a brown die, and water and mud are ordinary squares."""
    table = scene("H ~ , ~ , .", cards={"H": ["marsh_cloak"]})
    assert stats.health(table.game, table["H"]) == 13
    assert stats.defence_pool(table.game, table["H"]) == ("gray", "brown")

    table.move("H", "E1")

    assert table.game.turn is not None
    assert (table.game.turn.actions, table.game.turn.points) == (1, 0)


@refuses("marsh_cloak")
def test_marsh_cloak_is_no_help_against_fire() -> None:
    """marsh_cloak: in the bag it keeps no feet dry, and hazards burn its wearer."""
    table = scene("H ! ~ .", cards={"H": ["marsh_cloak"]})
    table.move("H", "B1")
    assert table["H"].damage == 2

    table = scene("H ~ ~ .", cards={"H": ["marsh_cloak"]})
    held(table, "H", "marsh_cloak").equipped = False
    table.move("H", "C1")
    assert table.game.turn is not None
    assert table.game.turn.points == 0
