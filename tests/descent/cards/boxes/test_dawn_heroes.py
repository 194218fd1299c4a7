"""Ispher, Master Thorn, Nara the Fang and Sir Valadir of the Visions of Dawn."""

from bot.descent.rules.harm import Inflict
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, hurt, may_react, offered, refused
from tests.descent.scene import scene

TOUGH = {"z": "zombie master"}


# Ispher -------------------------------------------------------------------------------------------------------


@shows("ispher/ability")
def test_ispher_mends_and_takes_no_poison() -> None:
    """Poison does nothing to Ispher, and two hearts come back as his turn begins."""
    table = scene("H z", heroes={"H": "ispher"}, turn=None)
    hurt(table, "H", damage=5)
    table.step(Inflict(figure="ispher", condition="poisoned"))

    table.take_turn("H")

    assert table["H"].damage == 3
    assert table["H"].conditions == []


@refuses("ispher/ability")
def test_ispher_is_stunned_like_anybody() -> None:
    """Other conditions hold Ispher as they hold others, and nobody else mends beside him."""
    table = scene("H S z", heroes={"H": "ispher"}, turn=None)
    hurt(table, "S", damage=5)
    table.step(Inflict(figure="ispher", condition="stunned"), Inflict(figure="syndrael", condition="poisoned"))

    table.take_turn("H")

    assert table["H"].conditions == ["stunned"]
    assert table["S"].damage == 5
    assert table["S"].conditions == ["poisoned"]


@shows("ispher/feat")
def test_isphers_feat_makes_whole() -> None:
    """Eight hearts and all conditions, for a friend next to Ispher."""
    table = scene("H S z", heroes={"H": "ispher"})
    hurt(table, "S", damage=9)
    table["S"].conditions += ["poisoned", "stunned"]

    table.use("H", "feat", "S")

    assert table["S"].damage == 1
    assert table["S"].conditions == []


@refuses("ispher/feat")
def test_isphers_feat_does_not_reach_far() -> None:
    """Two squares are too far for Ispher's feat, and the sound have no use for it."""
    table = scene("H S . T z", heroes={"H": "ispher"})
    hurt(table, "T", damage=4)

    assert refused(table, "H", "feat", "T") == "bad_target"
    assert refused(table, "H", "feat", "S") == "no_effect"


# Master Thorn -------------------------------------------------------------------------------------------------


@shows("master_thorn/ability")
def test_thorn_steps_away_for_a_surge() -> None:
    """A surge of Thorn's attack puts him two squares away once it is over, even if it misses; he may also stay."""
    for square in ("C1", "A1"):
        table = scene(
            "H . . z", heroes={"H": "master_thorn"}, monsters=TOUGH, roll="blue r2h2s1, yellow r0h2s0, brown 0"
        )

        table.attack("H", "z")
        table.choose("sheet")
        table.choose(square)

        assert table["z"].damage == 0
        assert table.at("H") == square


@refuses("master_thorn/ability")
def test_thorn_stays_without_a_surge() -> None:
    """Without a surge there is nothing to buy it with, and friends of Thorn have no such surge."""
    table = scene(
        "H S z", heroes={"H": "master_thorn"}, turn="S", monsters=TOUGH, roll="blue r2h2s1, red h2, brown 0"
    )

    table.attack("S", "z")

    assert not any("sheet" in option for option in table.options)


@shows("master_thorn/feat")
def test_thorns_feat_turns_a_blow_into_a_leap() -> None:
    """Three hearts are coming: none land, and Thorn moves up to three squares."""
    table = scene("z H . . . .", heroes={"H": "master_thorn"}, turn=None, roll="blue r3h2, yellow h2, gray 1")
    bite(table)

    table.choose("feat")
    assert "E1" in table.options
    assert "F1" not in table.options
    table.choose("E1")

    assert table["H"].damage == 0
    assert table.at("H") == "E1"


@refuses("master_thorn/feat")
def test_thorns_feat_is_for_his_own_hearts() -> None:
    """Thorn is not asked when a friend is struck, nor when nothing comes through."""
    table = scene("H S z", heroes={"H": "master_thorn"}, turn=None, roll="blue r3h2, yellow h2, gray 1")
    bite(table)

    assert not may_react(table, "feat")


# Nara ---------------------------------------------------------------------------------------------------------


@shows("nara_the_fang/ability")
def test_nara_leaps_past_the_fallen() -> None:
    """Nara defeats a monster and is placed in an empty square next to where it stood."""
    table = scene(
        "H z .\n. # # y", heroes={"H": "nara_the_fang"}, roll="blue r4h2, red h3, brown 0", monsters={"y": "zombie"}
    )

    table.attack("H", "z")
    table.choose("sheet")
    table.choose("C1")

    assert "z" not in table
    assert table.at("H") == "C1"


@refuses("nara_the_fang/ability")
def test_nara_leaps_once_a_round_and_only_in_melee() -> None:
    """The second monster of the round, and one shot down, let Nara stay where she is."""
    table = scene(
        ". z .\nH . .\n. y .",
        heroes={"H": "nara_the_fang"},
        monsters={"z": "zombie", "y": "zombie", "x": "zombie"},
        roll="blue r4h2, red h3, brown 0, blue r4h2, red h3, brown 0",
    )
    table.attack("H", "z")
    table.choose("sheet")
    table.choose("B2")

    table.attack("H", "y")
    assert not may_react(table, "sheet")

    shot = scene(
        "H . z y",
        heroes={"H": "nara_the_fang"},
        cards={"H": ["crossbow"]},
        roll="blue r4h2, yellow r0h2s0, brown 0",
    )
    shot.attack("H", "z")
    assert not may_react(shot, "sheet")


@shows("nara_the_fang/feat")
def test_naras_feat_is_a_leap_and_a_bite() -> None:
    """She is placed up to three squares away and attacks with two Pierce."""
    table = scene("H . . . z", heroes={"H": "nara_the_fang"}, monsters=TOUGH, roll="blue r5h1, red h2, brown 2")

    table.use("H", "feat")
    table.choose("D1")
    table.choose("zombie")
    table.settle()

    assert table["z"].damage == 3


@refuses("nara_the_fang/feat")
def test_naras_feat_needs_no_enemy() -> None:
    """With nobody in reach after the leap there is no attack, and Nara's feat is spent all the same."""
    table = scene("H . . . . . z", heroes={"H": "nara_the_fang"})

    table.use("H", "feat")
    table.choose("B1")

    assert table.asked is None
    assert not offered(table, "H", "feat")


# Sir Valadir --------------------------------------------------------------------------------------------------


@shows("sir_valadir/ability")
def test_valadir_buys_a_surge() -> None:
    """For a fatigue Valadir's roll has a surge more."""
    table = scene(
        "H z",
        heroes={"H": "sir_valadir"},
        cards={"H": ["steel_broadsword"]},
        monsters=TOUGH,
        roll="blue r5h1, red h2, brown 1",
    )

    table.attack("H", "z")
    table.choose("sheet")

    assert table.game.attacks[1].surges == 1
    assert table.hero("H").fatigue == 1


@refuses("sir_valadir/ability")
def test_valadir_buys_one_surge_a_turn() -> None:
    """The second attack of the turn gets none, nor does Valadir without stamina."""
    table = scene(
        "H z",
        heroes={"H": "sir_valadir"},
        cards={"H": ["steel_broadsword"]},
        monsters=TOUGH,
        roll="blue r5h1, red h1, brown 2, blue r5h1, red h1, brown 2",
    )
    table.attack("H", "z")
    table.choose("sheet")
    table.settle()

    table.attack("H", "z")

    assert not may_react(table, "sheet")


@shows("sir_valadir/feat")
def test_valadirs_feat_is_a_fresh_attack() -> None:
    """All fatigue is gone, and a surge of the attack buys three hearts."""
    table = scene("H z", heroes={"H": "sir_valadir"}, monsters=TOUGH, roll="blue r2h2s1, red h1, brown 1")
    hurt(table, "H", fatigue=4)

    table.use("H", "feat", "z")
    if table.asked == "react":
        table.choose("pass")
    table.choose("surge1")

    assert table.hero("H").fatigue == 0
    assert table["z"].damage == 5


@refuses("sir_valadir/feat")
def test_valadirs_feat_needs_a_target() -> None:
    """With nobody in reach, and nothing to recover, there is no feat of Valadir."""
    table = scene("H . z", heroes={"H": "sir_valadir"})

    assert refused(table, "H", "feat", "z") == "no_effect"
