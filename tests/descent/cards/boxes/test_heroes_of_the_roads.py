"""Quellen of the Wyrm, Thaiden and Alys of the Manor; Mok, Shiver and Laurel of the Outcast."""

import pytest

from bot.descent.rules import stats
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, come, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

TOUGH = {"z": "zombie master"}


def fighter(hero: str, drawing: str = "H z", roll: str = "", *cards: str) -> Scene:
    """A hero in its turn; the zombie is a master."""
    given = {"H": list(cards)} if cards else None
    return scene(drawing, heroes={"H": hero}, monsters=TOUGH, cards=given, roll=roll, turn="H")


# High Mage Quellen --------------------------------------------------------------------------------------------


def quellen(fatigue: int, drawing: str = "H . S") -> Scene:
    """Quellen, tired, begins his turn; Syndrael (4) has suffered so much fatigue."""
    table = scene(drawing, heroes={"H": "high_mage_quellen"}, turn=None)
    hurt(table, "H", fatigue=3)
    hurt(table, "S", fatigue=fatigue)
    table.take_turn("H")
    return table


@shows("high_mage_quellen/ability")
@pytest.mark.parametrize(("fatigue", "left"), [(1, 2), (4, 1)])
def test_quellen_draws_on_the_weary(fatigue: int, left: int) -> None:
    """A weary friend near gives Quellen a fatigue back as his turn begins, one at its end gives two."""
    table = quellen(fatigue)

    table.choose("sheet")
    table.settle()

    assert table.hero("H").fatigue == left
    assert table.hero("S").fatigue == fatigue


@refuses("high_mage_quellen/ability")
def test_quellen_needs_somebody_weary_near() -> None:
    """A fresh friend is no help to Quellen, nor a weary one four squares off."""
    assert not may_react(quellen(0), "sheet")
    assert not may_react(quellen(4, "H . . . S"), "sheet")


@shows("high_mage_quellen/feat")
def test_quellens_feat_lends_him_breath() -> None:
    """For a turn Quellen has four stamina more, and at its end no fatigue."""
    table = scene("H . . . . . .", heroes={"H": "high_mage_quellen"})

    table.use("H", "feat")
    assert stats.stamina(table.game, table.hero("H")) == 8
    table.push("H", 5)
    assert table.hero("H").fatigue == 5
    table.end_turn("H")
    table.settle()

    assert table.hero("H").fatigue == 0
    assert stats.stamina(table.game, table.hero("H")) == 4


@refuses("high_mage_quellen/feat")
def test_quellens_feat_comes_first() -> None:
    """Once Quellen has done something in his turn, the feat is no longer his to use."""
    table = scene("H . . . . . .", heroes={"H": "high_mage_quellen"})
    table.push("H")

    assert not offered(table, "H", "feat")


# Thaiden Mistpeak ---------------------------------------------------------------------------------------------


@shows("thaiden_mistpeak/ability")
def test_thaiden_breaks_off_to_search() -> None:
    """After the roll Thaiden may rather search a token within three squares; nobody is hit."""
    table = scene(
        "H z . *", heroes={"H": "thaiden_mistpeak"}, roll="blue r3h2, yellow h2", search_deck=["fire_flask"]
    )

    table.attack("H", "z")
    table.choose("sheet")
    table.settle()

    assert held(table, "H", "fire_flask")
    assert table["z"].damage == 0


@refuses("thaiden_mistpeak/ability")
def test_thaiden_breaks_nothing_off_for_nothing() -> None:
    """With no token within three squares Thaiden is not asked."""
    table = scene("H z . . *", heroes={"H": "thaiden_mistpeak"}, roll="blue r3h2, yellow h2, brown 0")

    table.attack("H", "z")

    assert not may_react(table, "sheet")


@shows("thaiden_mistpeak/feat")
def test_thaidens_feat_holds_a_newcomer() -> None:
    """A monster that comes beside Thaiden is immobilized, and he walks off three squares."""
    table = scene(". . . H . . . z", heroes={"H": "thaiden_mistpeak"}, turn=None)
    come(table)

    table.choose("feat")
    assert table.told("condition_gained")
    table.choose("A1")
    table.settle()

    assert (table.at("H"), table.at("z")) == ("A1", "E1")


@refuses("thaiden_mistpeak/feat")
def test_thaidens_feat_waits_for_a_step() -> None:
    """A monster that stands beside Thaiden already gives him no occasion."""
    table = scene("H z", heroes={"H": "thaiden_mistpeak"}, turn=None, roll="blue X, yellow h2, gray 0")
    bite(table)

    assert not may_react(table, "feat")


# Alys Raine ---------------------------------------------------------------------------------------------------


def alys(drawing: str = "H S z") -> Scene:
    """Syndrael is dealt three hearts near Alys, who is tired."""
    table = scene(drawing, heroes={"H": "alys_raine"}, turn=None, roll="blue r3h2, yellow h2, gray 1")
    hurt(table, "H", fatigue=2)
    bite(table)
    table.settle()
    return table


@shows("alys_raine/ability")
def test_alys_takes_heart_from_a_friends_wound() -> None:
    """When a hero beside Alys suffers hearts from an attack she recovers a fatigue."""
    assert alys().hero("H").fatigue == 1


@refuses("alys_raine/ability")
def test_alys_must_stand_beside() -> None:
    """Two squares away a wound moves Alys no more than one of her own."""
    assert alys("H . S z").hero("H").fatigue == 2

    own = scene("H z", heroes={"H": "alys_raine"}, turn=None, roll="blue r3h2, yellow h2, gray 1")
    hurt(own, "H", fatigue=2)
    bite(own)
    own.settle()
    assert own["H"].damage == 3
    assert own.hero("H").fatigue == 2


@shows("alys_raine/feat")
def test_alyss_feat_readies_her_cards() -> None:
    """All of Alys's exhausted cards stand up again, and two fatigue go."""
    table = scene("H z", heroes={"H": "alys_raine"})
    hurt(table, "H", fatigue=3)
    shield = held(table, "H", "wooden_shield_knight")
    shield.exhausted = True

    table.use("H", "feat")

    assert not held(table, "H", "wooden_shield_knight").exhausted
    assert table.hero("H").fatigue == 1


@shows("alys_raine/feat")
def test_alyss_feat_may_be_used_as_a_friend_begins() -> None:
    """Alys may use it as another hero's turn starts."""
    table = scene("H S", heroes={"H": "alys_raine"}, turn=None)
    hurt(table, "H", fatigue=3)

    table.take_turn("S")
    table.choose("feat")

    assert table.hero("H").fatigue == 1
    assert table.hero("H").feat_used


@refuses("alys_raine/feat")
def test_alyss_feat_is_kept_for_a_need() -> None:
    """Fresh and with nothing exhausted Alys is not offered her feat."""
    table = scene("H S", heroes={"H": "alys_raine"})

    assert not offered(table, "H", "feat")


# Elder Mok ----------------------------------------------------------------------------------------------------


def mok(drawing: str = "H S") -> Scene:
    """Mok is hurt and tired; Syndrael rests beside him, and her turn ends."""
    table = scene(drawing, heroes={"H": "elder_mok"}, turn="S")
    hurt(table, "H", damage=3, fatigue=2)
    hurt(table, "S", fatigue=2)
    table.rest("S")
    table.end_turn("S")
    return table


@shows("elder_mok/ability")
def test_elder_mok_recovers_with_others() -> None:
    """As a hero near Elder Mok recovers fatigue he may recover a heart or a fatigue."""
    table = mok()

    table.choose("sheet")
    table.choose("line2")

    assert (table["H"].damage, table.hero("H").fatigue) == (3, 1)


@refuses("elder_mok/ability")
def test_mok_recovers_with_others_only() -> None:
    """Mok is not asked for what he recovers himself, nor for who is four squares away."""
    assert not may_react(mok("H . . . S"), "sheet")

    alone = scene("H", heroes={"H": "elder_mok"})
    hurt(alone, "H", damage=3, fatigue=2)
    alone.rest("H")
    alone.end_turn("H")
    assert not may_react(alone, "sheet")


# Shiver -------------------------------------------------------------------------------------------------------


@shows("shiver/ability")
def test_monsters_wade_to_shiver() -> None:
    """The last square before Shiver costs a zombie two points, so its three don't bring it there."""
    table = scene("H . . . z", heroes={"H": "shiver"}, turn=None)

    come(table)
    table.settle()

    assert table.at("z") == "C1"


@refuses("shiver/ability")
def test_monsters_go_to_shivers_friends_as_ever() -> None:
    """Beside a friend of Shiver's the ground is as it always was."""
    table = scene("S . . . z . . . . . H", heroes={"H": "shiver"}, turn=None)

    come(table)
    table.settle()

    assert table.at("z") == "B1"


@shows("shiver/feat")
def test_shivers_feat_holds_friend_and_foe() -> None:
    """Every figure beside Shiver is immobilized, friends too; Shiver isn't."""
    table = scene("S H z", heroes={"H": "shiver"}, turn="H")

    table.use("H", "feat")

    assert [table[letter].conditions for letter in "SHz"] == [["immobilized"], [], ["immobilized"]]


@refuses("shiver/feat")
def test_shivers_feat_needs_somebody_beside_her() -> None:
    """With nobody beside Shiver the feat would change nothing."""
    assert refused(scene("H . z", heroes={"H": "shiver"}), "H", "feat") == "no_effect"


# Laurel of Bloodwood ------------------------------------------------------------------------------------------


@shows("laurel_of_bloodwood/ability")
def test_laurel_strikes_harder_with_range_to_spare() -> None:
    """Range three to a target two squares away is a heart more."""
    table = fighter("laurel_of_bloodwood", "H . z", "blue r3h2, yellow h2, brown 1")

    table.attack("H", "z")
    table.settle()

    assert table["z"].damage == 4


@refuses("laurel_of_bloodwood/ability")
def test_laurel_gains_nothing_by_just_reaching() -> None:
    """Range three to a target three squares away is just enough for Laurel, and no heart more."""
    table = fighter("laurel_of_bloodwood", "H . . z", "blue r3h2, yellow h2, brown 1")

    table.attack("H", "z")
    table.settle()

    assert table["z"].damage == 3


@shows("laurel_of_bloodwood/feat")
def test_laurels_feat_cant_miss() -> None:
    """An X is only a blank for Laurel's feat, and the target is within ten squares more."""
    table = fighter("laurel_of_bloodwood", "H . . . . . . . z", "blue X, yellow h2, brown 0")

    table.use("H", "feat", "z")
    table.settle()

    assert table["z"].damage >= 3


@refuses("laurel_of_bloodwood/feat")
def test_laurels_feat_asks_for_a_ranged_weapon() -> None:
    """With a blade in her hand Laurel can't use her feat."""
    table = fighter("laurel_of_bloodwood", "H z", "", "iron_longsword")

    assert refused(table, "H", "feat", "z") is not None
