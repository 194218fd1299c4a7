"""The battlemage of The Chains That Rust: runes for blades, and life out of whoever falls beside."""

from bot.descent.commands import Equip
from bot.descent.rules import stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.boxes.callings import begins_with_both, closes_the_best, until
from tests.descent.cards.table import bite, held, hurt, may_react
from tests.descent.scene import Scene, scene

MAGE = {"H": "leoric_of_the_book/battlemage+knight"}
TOUGH = {"z": "zombie master"}


def mage(drawing: str, *cards: str, roll: str = "", turn: str | None = "H") -> Scene:
    """The battlemage, who is a knight too, with more cards."""
    return scene(drawing, heroes=MAGE, cards={"H": list(cards)} if cards else None, roll=roll, turn=turn)


@shows("arcane_veteran")
def test_arcane_veteran_goes_with_a_warrior_class() -> None:
    """arcane_veteran: the battlemage begins with the knight's equipment and skill as well."""
    begins_with_both("leoric_of_the_book", "battlemage", "knight")


@refuses("arcane_veteran")
def test_arcane_veteran_leaves_the_best_to_warriors() -> None:
    """arcane_veteran: what costs 3 in the warrior class stays closed, and only warrior classes go with it."""
    closes_the_best("battlemage", "knight")


# Planar Weapon --------------------------------------------------------------------------------------------------


@shows("planar_weapon")
def test_planar_weapon_is_a_blade() -> None:
    """Planar Weapon: a rune strikes in melee, has four more traits, leaves a hand free, and buys a surge."""
    table = mage("H z", "planar_weapon", "immolation", roll="blue r5h1, red h2, brown 0")
    rune = held(table, "H", "immolation")
    assert {"blade", "hammer", "axe", "exotic"} <= set(stats.traits(table.game, table.hero("H"), rune))
    assert stats.hands(table.game, table.hero("H")) == 1

    table.attack("H", "z")
    table.choose("planar_weapon")
    assert table.told("card_exhausted")
    assert table.game.attacks[next(iter(table.game.attacks))].range == "melee"
    assert table.game.attacks[next(iter(table.game.attacks))].surges == 1
    table.settle()

    assert table.hero("H").fatigue == 1


@shows("planar_weapon")
def test_planar_weapon_leaves_room_for_a_shield() -> None:
    """planar_weapon: a rune for two hands and a shield go together, also while the card is exhausted."""
    table = mage("H . . z", "planar_weapon", "immolation")
    held(table, "H", "planar_weapon").exhausted = True

    both = Equip(hero=table.names["H"], cards=("immolation", "wooden_shield_knight"))
    assert table.refused(both) is None

    without = mage("H . . z", "immolation")
    assert without.refused(both) == "too_many_hands"


@refuses("planar_weapon")
def test_planar_weapon_does_not_reach_far() -> None:
    """planar_weapon: the rune attacks nobody from afar; other weapons are what they are."""
    table = mage("H . . z", "planar_weapon", "immolation")
    assert table.legal("H", "attack") == []

    other = mage("H . . z", "planar_weapon", "sling", roll="blue r5h1, yellow h2, brown 0")
    other.attack("H", "z")
    assert not may_react(other, "planar_weapon")


# Runic Weave ----------------------------------------------------------------------------------------------------


@shows("runic_weave")
def test_runic_weave_makes_sturdy_and_spares_the_cloak() -> None:
    """Runic Weave: two health for a rune, and the card lies down in place of a cloak."""
    table = mage("H z", "runic_weave", "immolation", "elven_cloak", turn=None, roll="blue r3h2, yellow h2, gray 0")
    assert stats.health(table.game, table.hero("H")) == 10

    bite(table)
    until(table, "elven_cloak")
    table.choose("elven_cloak")
    until(table, "runic_weave")
    table.choose("runic_weave")
    table.settle()

    assert not held(table, "H", "elven_cloak").exhausted
    assert held(table, "H", "runic_weave").exhausted


@refuses("runic_weave")
def test_runic_weave_needs_runes_and_spares_no_skill() -> None:
    """runic_weave: without a rune there is no health, and other cards that are exhausted stay so."""
    table = mage("H z", "runic_weave", "planar_weapon", "iron_longsword")
    assert stats.health(table.game, table.hero("H")) == 8

    rune = mage("H z", "runic_weave", "planar_weapon", "immolation", roll="blue r5h1, red h2, brown 0")
    rune.attack("H", "z")
    rune.choose("planar_weapon")
    assert not may_react(rune, "runic_weave")
    rune.settle()
    assert held(rune, "H", "planar_weapon").exhausted


# Death Siphon ---------------------------------------------------------------------------------------------------


@shows("death_siphon")
def test_death_siphon_drinks_from_whoever_falls_beside() -> None:
    """Death Siphon: a friend's kill next to the battlemage is a heart or a fatigue."""
    table = mage("H z A", "death_siphon", turn="A", roll="blue r2h2s1, yellow h2, brown 0")
    hurt(table, "H", damage=3, fatigue=2)
    table["z"].damage = 2

    table.attack("A", "z")
    while table.asked != "choose_line":
        assert table.game.question is not None
        table.choose(table.game.question.default)
    table.choose("line2")
    table.settle()

    assert "z" not in table
    assert (table["H"].damage, table.hero("H").fatigue) == (3, 1)


@shows("death_siphon")
def test_death_siphon_strikes_back_at_the_last_moment() -> None:
    """death_siphon: about to fall, the battlemage attacks; if the target falls there is a heart left."""
    table = mage("H z", "death_siphon", "iron_longsword", turn=None)
    hurt(table, "H", damage=6)
    table["z"].damage = 2
    table.roll("blue r3h2, yellow h2, gray 0, blue r2h2s1, red h2, brown 0")

    bite(table)
    until(table, "death_siphon")
    table.choose("death_siphon")
    table.choose("zombie_1")
    table.settle()

    assert "z" not in table
    assert not table.hero("H").knocked_out
    assert table["H"].damage == 6
    assert held(table, "H", "death_siphon").exhausted


@refuses("death_siphon")
def test_death_siphon_saves_nobody_who_kills_nobody() -> None:
    """death_siphon: if the target stands the battlemage falls; two squares away nothing is drunk."""
    table = mage("H z", "death_siphon", "iron_longsword", turn=None)
    table.monster("z").extra_health = 9
    hurt(table, "H", damage=6)
    table.roll("blue r3h2, yellow h2, gray 0, blue r2h2s1, red h2, brown 0")
    bite(table)
    until(table, "death_siphon")
    table.choose("death_siphon")
    table.choose("zombie_1")
    table.settle()
    assert table.hero("H").knocked_out

    far = mage("H . z A", "death_siphon", turn="A", roll="blue r2h2s1, yellow h2, brown 0")
    hurt(far, "H", damage=3)
    far["z"].damage = 2
    far.attack("A", "z")
    far.settle()
    assert ("z" in far, far["H"].damage) == (False, 3)
