"""The shop items of the Chains that Rust."""

import pytest

from bot.descent.commands import Equip
from bot.descent.rules import stats
from bot.descent.rules.harm import Suffer
from bot.descent.rules.harm import Test as Trial
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import armed, attacked, bite, bought, held, hurt, may_react, refused
from tests.descent.scene import scene

BLUE, YELLOW = "blue r2h2s1", "yellow r1h1"
LINES = [
    ("lightning_javelin", f"{BLUE}, {YELLOW}, {YELLOW}, brown 0", "surge0", 4, ["stunned"]),
    ("lightning_javelin", f"{BLUE}, {YELLOW}, {YELLOW}, brown 0", "surge1", 6, []),
    ("bone_wand", f"{BLUE}, {YELLOW}, {YELLOW}, brown 0", "surge0", 5, []),
    ("bone_wand", f"{BLUE}, {YELLOW}, {YELLOW}, brown 0", "surge1", 6, []),
    ("fists_of_iron", f"{BLUE}, {YELLOW}, {YELLOW}, brown 0", "surge0", 5, []),
    ("fists_of_iron", f"{BLUE}, {YELLOW}, {YELLOW}, brown 0", "surge1", 5, []),
]


@shows("bone_wand", "fists_of_iron", "lightning_javelin")
@pytest.mark.parametrize(("weapon", "roll", "line", "hearts", "conditions"), LINES)
def test_a_weapon_sells_its_lines(weapon: str, roll: str, line: str, hearts: int, conditions: list[str]) -> None:
    """bone_wand, fists_of_iron and lightning_javelin: their dice, and what a surge buys."""
    table = bought(weapon, roll, line)

    assert table["z"].damage == hearts
    assert table["z"].conditions == conditions


# Blessed Armor and Horned Shield ------------------------------------------------------------------------------


@shows("blessed_armor")
def test_blessed_armor_tests_with_two_gray_dice() -> None:
    """blessed_armor: a gray die of defence, and two gray dice for its wearer's tests."""
    table = scene("H", cards={"H": ["blessed_armor"]}, roll="gray 1, gray 2")
    assert stats.defence_pool(table.game, table["H"]) == ("gray", "gray")

    table.step(Trial(figure=table.names["H"], attribute="might"))

    tested = table.told("attribute_tested")[0].model_dump()
    assert [die["colour"] for die in tested["dice"]] == ["gray", "gray"]


@refuses("blessed_armor")
def test_blessed_armor_bears_no_rune() -> None:
    """blessed_armor: no rune goes with it, and a friend tests as ever."""
    table = scene("L T", cards={"L": ["blessed_armor", "immolation"]})

    assert table.refused(Equip(hero=table["L"].id, cards=("blessed_armor", "immolation"))) == "not_worn_together"
    assert stats.test_dice(table.game, table["T"]) == ("gray", "black")


@shows("horned_shield")
def test_horned_shield_has_a_die() -> None:
    """horned_shield: its bearer defends with a gray die more."""
    table = scene("H", cards={"H": ["horned_shield"]})

    assert stats.defence_pool(table.game, table["H"]) == ("gray", "gray")


@refuses("horned_shield")
def test_horned_shield_is_not_paid_off_by_monsters() -> None:
    """horned_shield: an adjacent monster pays no hearts to take its die away."""
    table = attacked("horned_shield", roll="blue r3h2, yellow h2, gray 1, gray 1")

    assert table["H"].damage == 2
    assert table["z"].damage == 0


# Bone Wand ----------------------------------------------------------------------------------------------------


@shows("bone_wand")
def test_bone_wand_draws_strength_from_the_fallen() -> None:
    """bone_wand: when a hero near its bearer is defeated, a hero near it recovers a fatigue."""
    table = scene("L H . T", cards={"L": ["bone_wand"]}, turn=None)
    hurt(table, "T", fatigue=2)

    table.step(Suffer(figure=table["H"].id, amount=20, source="test"))

    assert table.hero("H").knocked_out
    assert table.hero("T").fatigue == 1


@refuses("bone_wand")
def test_bone_wand_does_not_reach_far() -> None:
    """bone_wand: who is defeated four squares away, or is the bearer itself, brings nothing."""
    table = scene("L . . . H T", cards={"L": ["bone_wand"]}, turn=None)
    hurt(table, "T", fatigue=2)
    hurt(table, "L", fatigue=2)

    table.step(Suffer(figure=table["H"].id, amount=20, source="test"))
    assert (table.hero("T").fatigue, table.hero("L").fatigue) == (2, 2)
    table.step(Suffer(figure=table["L"].id, amount=20, source="test"))
    assert table.hero("T").fatigue == 2


# Fists of Iron ------------------------------------------------------------------------------------------------


@shows("fists_of_iron")
def test_fists_of_iron_strike_once_more() -> None:
    """fists_of_iron: once a turn an attack that costs no action."""
    table = armed("fists_of_iron", roll="blue r3h2, yellow r1h1, yellow r1h1, brown 0")
    table.monster("z").extra_health = 20

    table.use("H", "fists_of_iron")
    table.attack("H", "z", pay="extra")

    assert table["z"].damage == 4
    assert table.game.turn is not None
    assert table.game.turn.actions == 2


@refuses("fists_of_iron")
def test_fists_of_iron_strike_once_a_turn() -> None:
    """fists_of_iron: a second time in the same turn is refused."""
    table = armed("fists_of_iron")
    table.use("H", "fists_of_iron")

    assert refused(table, "H", "fists_of_iron") == "already_used"


# Mask of Horrors ----------------------------------------------------------------------------------------------


@shows("mask_of_horrors")
def test_mask_of_horrors_terrifies_who_hurts_its_wearer() -> None:
    """mask_of_horrors: exhausted after an attack dealt its wearer a heart, it terrifies the attacker."""
    table = attacked("mask_of_horrors", roll="blue r3h2, yellow h2, gray 1")

    table.choose("mask_of_horrors")

    assert table["z"].conditions == ["terrified"]
    assert held(table, "H", "mask_of_horrors").exhausted


@refuses("mask_of_horrors")
def test_mask_of_horrors_needs_a_heart_of_an_attack() -> None:
    """mask_of_horrors: an attack that deals nothing frightens nobody, nor do hearts that are no attack's."""
    table = attacked("mask_of_horrors", roll="blue r5h1, yellow r1h1, gray 3")
    assert not may_react(table, "mask_of_horrors")

    table.step(Suffer(figure=table["H"].id, amount=1, source="test"))
    assert not may_react(table, "mask_of_horrors")
    assert table.game.library.items["mask_of_horrors"].forbids == ("helmet",)


# Sash of the Slayer -------------------------------------------------------------------------------------------


@shows("sash_of_the_slayer")
def test_sash_of_the_slayer_frightens_the_next() -> None:
    """sash_of_the_slayer: who defeats a monster terrifies one beside it."""
    table = scene("z H y", cards={"H": ["sash_of_the_slayer", "bone_blade"]}, monsters={"y": "zombie master"})
    table.roll("blue r3h2, red h3, brown 0")

    table.attack("H", "z", "bone_blade")
    table.choose("sash_of_the_slayer")

    assert table["y"].conditions == ["terrified"]


@refuses("sash_of_the_slayer")
def test_sash_of_the_slayer_needs_somebody_near() -> None:
    """sash_of_the_slayer: with nobody left beside its wearer it is not offered, nor for a friend's kill."""
    table = scene("z H . y", cards={"H": ["sash_of_the_slayer", "bone_blade"]})
    table.roll("blue r3h2, red h3, brown 0")

    table.attack("H", "z", "bone_blade")

    assert "z" not in table
    assert not may_react(table, "sash_of_the_slayer")


@refuses("bone_wand")
def test_bone_wand_heals_no_fallen_hero() -> None:
    """bone_wand: where nobody near is tired, nothing is asked."""
    table = scene("L H", cards={"L": ["bone_wand"]}, turn=None)

    table.step(Suffer(figure=table["H"].id, amount=20, source="test"))
    bite(table)

    assert table.asked is None


# Bloodthirsty Bracers -----------------------------------------------------------------------------------------


@shows("bloodthirsty_bracers")
def test_bloodthirsty_bracers_roll_everything_again_for_a_kill() -> None:
    """bloodthirsty_bracers: any dice of the attack again; who fells a monster pays nothing."""
    table = armed("bloodthirsty_bracers", "bone_blade", monsters={"z": "zombie"}, roll="blue X, red h1, brown 0")

    table.attack("H", "z", "bone_blade")
    table.choose("bloodthirsty_bracers")
    table.roll("blue r3h2, red h3")
    table.choose("die0")
    table.choose("die1")

    assert "z" not in table
    assert table["H"].damage == 0


@shows("bloodthirsty_bracers")
@pytest.mark.parametrize("again", ["blue r3h2", "blue X"])
def test_bloodthirsty_bracers_drink_where_nobody_falls(again: str) -> None:
    """bloodthirsty_bracers: an attack that defeats nobody costs two hearts, whether it hit or missed."""
    table = armed("bloodthirsty_bracers", "bone_blade", roll="blue X, red h1, brown 0")
    table.monster("z").extra_health = 20

    table.attack("H", "z", "bone_blade")
    table.choose("bloodthirsty_bracers")
    table.roll(again)
    table.choose("die0")
    table.choose("keep")

    assert table["H"].damage == 2


@refuses("bloodthirsty_bracers")
def test_bloodthirsty_bracers_take_nothing_unasked() -> None:
    """bloodthirsty_bracers: who leaves its dice alone, or has exhausted them, pays nothing."""
    table = armed("bloodthirsty_bracers", "bone_blade", roll="blue X, red h1, brown 0")
    held(table, "H", "bloodthirsty_bracers").exhausted = True

    table.attack("H", "z", "bone_blade")

    assert table.asked is None
    assert table["H"].damage == 0


# Lightning Javelin --------------------------------------------------------------------------------------------


@shows("lightning_javelin")
def test_lightning_javelin_flies_as_far_as_its_thrower_is_strong() -> None:
    """lightning_javelin: its thrower's might is added to the range."""
    table = scene("H . . . . . z", cards={"H": ["lightning_javelin"]}, monsters={"z": "zombie master"})
    table.roll("blue r2h2s1, yellow h2, yellow h2, brown 0")
    table.monster("z").extra_health = 20

    table.attack("H", "z")
    table.settle()

    assert stats.attribute(table.game, table["H"], "might") == 4
    assert table["z"].damage == 6


@refuses("lightning_javelin")
def test_lightning_javelin_is_weak_in_weak_hands() -> None:
    """lightning_javelin: a thrower of little might throws it less far."""
    table = scene("L . . . . . z", cards={"L": ["lightning_javelin"]}, monsters={"z": "zombie master"})
    table.roll("blue r3h2, yellow h2, yellow h2, brown 0")

    table.attack("L", "z")

    assert table.told("attack_missed")


# Rune-Touched Leather -----------------------------------------------------------------------------------------


@shows("rune_touched_leather")
@pytest.mark.parametrize(
    ("runes", "die"),
    [([], "brown"), (["mana_weave"], "gray"), (["mana_weave", "immolation"], "black")],
)
def test_rune_touched_leather_hardens_with_every_rune(runes: list[str], die: str) -> None:
    """rune_touched_leather: its die goes by the runes its wearer has equipped, this one among them."""
    table = scene("L", cards={"L": ["rune_touched_leather", *runes]})

    assert stats.defence_pool(table.game, table["L"]) == ("gray", die)


@refuses("rune_touched_leather")
def test_rune_touched_leather_changes_no_other_die() -> None:
    """rune_touched_leather: other brown dice stay brown, and runes in the bag don't count."""
    table = scene("L", cards={"L": ["rune_touched_leather", "mana_weave"]})
    held(table, "L", "mana_weave").equipped = False
    assert stats.defence_pool(table.game, table["L"]) == ("gray", "brown")

    brown = scene("L", cards={"L": ["leather_armor", "mana_weave", "immolation"]})
    assert stats.defence_pool(brown.game, brown["L"]) == ("gray", "brown")
