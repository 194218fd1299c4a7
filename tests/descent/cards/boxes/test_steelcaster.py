"""The steelcaster of The Chains That Rust: runes under steel, and a shield for others."""

from bot.descent.commands import Equip
from bot.descent.rules import harm, stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.boxes.callings import begins_with_both, closes_the_best, until
from tests.descent.cards.table import bite, held, hurt, may_react
from tests.descent.scene import Scene, scene

CASTER = {"H": "grisban_the_thirsty/steelcaster+runemaster"}


def caster(drawing: str, *cards: str, roll: str = "", turn: str | None = "H") -> Scene:
    """The steelcaster, who is a runemaster too, with more cards."""
    return scene(drawing, heroes=CASTER, cards={"H": list(cards)} if cards else None, roll=roll, turn=turn)


@shows("runeguard")
def test_runeguard_goes_with_a_mage_class() -> None:
    """runeguard: the steelcaster begins with the runemaster's equipment and skill as well."""
    begins_with_both("grisban_the_thirsty", "steelcaster", "runemaster")


@refuses("runeguard")
def test_runeguard_leaves_the_best_to_mages() -> None:
    """runeguard: what costs 3 in the mage class stays closed, and only mage classes go with it."""
    closes_the_best("steelcaster", "runemaster")


# Rune Grafting --------------------------------------------------------------------------------------------------


@shows("rune_grafting")
def test_rune_grafting_unites_rune_and_steel() -> None:
    """Rune Grafting: knowledge, a rune under chainmail, and a surge that heals."""
    table = caster("H . z", "rune_grafting", "immolation", "chainmail", roll="blue r6h1s1, red h2, brown 0")
    assert stats.attribute(table.game, table.hero("H"), "knowledge") == 3
    assert table.refused(Equip(hero=table.names["H"], cards=("immolation", "chainmail"))) is None
    hurt(table, "H", damage=5, fatigue=2)

    table.attack("H", "z")
    table.choose("rune_grafting")
    table.settle()

    assert (table["H"].damage, table.hero("H").fatigue) == (3, 1)


@refuses("rune_grafting")
def test_rune_grafting_heals_only_under_heavy_armour() -> None:
    """rune_grafting: without heavy armour no surge heals; without the card chainmail forbids runes."""
    table = caster("H . z", "rune_grafting", "immolation", roll="blue r6h1s1, red h2, brown 0")
    hurt(table, "H", damage=5)
    table.attack("H", "z")
    assert not any("rune_grafting" in option for option in table.options)

    plain = caster("H . z", "immolation", "chainmail")
    both = Equip(hero=plain.names["H"], cards=("immolation", "chainmail"))
    assert plain.refused(both) == "not_worn_together"


# Shield Mage ----------------------------------------------------------------------------------------------------


@shows("shield_mage")
def test_shield_mage_holds_a_shield_out() -> None:
    """Shield Mage: a friend exhausts the steelcaster's shield; for a fatigue both cards stand upright again."""
    table = caster("H . A z", "shield_mage", "iron_shield", turn=None, roll="blue r3h2, yellow h2, gray 0")

    bite(table)
    table.choose("shield_mage")
    assert table.game.question is not None
    assert (table.asked, table.game.question.owner) == ("react", table.names["A"])
    table.choose("iron_shield/block")
    assert held(table, "H", "iron_shield").exhausted
    table.choose("pass")
    table.choose("yes")

    assert table["A"].damage == 3
    assert table.hero("H").fatigue == 1
    assert not held(table, "H", "iron_shield").exhausted
    assert not held(table, "H", "shield_mage").exhausted


@shows("shield_mage")
def test_shield_mage_lends_the_dice_of_a_shield() -> None:
    """shield_mage: a shield with a defence die adds it to the friend's."""
    table = caster("H . A z", "shield_mage", "horned_shield", turn=None)
    table.roll("blue r3h2, yellow h2, gray 1, gray 3")

    bite(table)
    table.choose("shield_mage")
    table.settle()

    assert table["A"].damage == 0
    assert held(table, "H", "shield_mage").exhausted


@shows("shield_mage")
def test_shield_mage_needs_no_hand_for_a_shield() -> None:
    """shield_mage: a shield goes with a weapon for two hands, but a second shield does not."""
    table = caster("H . z", "shield_mage", "immolation", "iron_shield", "horned_shield")
    hero = table.names["H"]

    assert table.refused(Equip(hero=hero, cards=("immolation", "iron_shield"))) is None
    two = Equip(hero=hero, cards=("immolation", "iron_shield", "horned_shield"))
    assert table.refused(two) == "too_many_hands"


@refuses("shield_mage")
def test_shield_mage_needs_a_friend_near_and_a_ready_shield() -> None:
    """shield_mage: four squares away, for the steelcaster itself, or with the shield exhausted nobody is asked."""
    for drawing, exhausted in (("H . . . A z", False), ("A . H z", False), ("H . A z", True)):
        table = caster(drawing, "shield_mage", "iron_shield", turn=None, roll="blue r3h2, yellow h2, gray 0")
        held(table, "H", "iron_shield").exhausted = exhausted
        bite(table)
        assert not may_react(table, "shield_mage")


# Iron Blooded ---------------------------------------------------------------------------------------------------


@shows("iron_blooded")
def test_iron_blooded_is_slow_and_sturdy() -> None:
    """Iron Blooded: slower, sturdier, a shield for a blank die, and no condition lasts."""
    table = caster("H z", "iron_blooded", turn=None, roll="blue r3h2, yellow h2, gray 0")
    hero = table.hero("H")
    numbers = (stats.speed(table.game, hero), stats.health(table.game, hero), stats.stamina(table.game, hero))
    assert numbers == (2, 18, 5)

    bite(table)
    table.settle()
    assert table["H"].damage == 3

    table.step(harm.Inflict(figure=table.names["H"], condition="poisoned"))
    table.choose("iron_blooded")
    assert (table["H"].conditions, table.hero("H").fatigue) == ([], 1)


@refuses("iron_blooded")
def test_iron_blooded_gains_no_shield_from_a_good_roll() -> None:
    """iron_blooded: without a blank die there is no shield, and a friend's condition is the friend's."""
    table = caster("H z A", "iron_blooded", turn=None, roll="blue r3h2, yellow h2, gray 1")
    table.activate("zombie", minion=[{"do": "attack", "aim": {"by": ["highest_might"]}}])
    until(table, "iron_blooded")
    assert table["H"].damage == 3

    table.step(harm.Inflict(figure=table.names["A"], condition="poisoned"))
    assert not may_react(table, "iron_blooded")
    assert table["A"].conditions == ["poisoned"]
