"""Okaluk and Rakash, Seer Kel, Tatianna and Nanok of the Stewards of the Secret."""

from bot.descent.commands.cards import Equip
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, hurt, may_react, offered, refused
from tests.descent.scene import scene

TOUGH = {"z": "zombie master"}


# Okaluk and Rakash --------------------------------------------------------------------------------------------


@shows("okaluk_and_rakash/ability")
def test_rakash_runs_as_the_turn_begins() -> None:
    """Four movement points are there before any action."""
    table = scene("H . . . . z", heroes={"H": "okaluk_and_rakash"})

    table.move("H", "E1")

    assert table.game.turn is not None
    assert table.game.turn.actions == 2


@refuses("okaluk_and_rakash/ability")
def test_rakash_does_not_run_for_others_or_the_fallen() -> None:
    """In others' turns, and while Okaluk and Rakash lie on the ground, nothing is gained."""
    table = scene("H S z", heroes={"H": "okaluk_and_rakash"}, turn="S")
    assert table.game.turn is not None
    assert table.game.turn.points == 0

    down = scene("H S z", heroes={"H": "okaluk_and_rakash"}, turn=None)
    hurt(down, "H", damage=8, fatigue=3)
    down.hero("H").knocked_out = True
    down.take_turn("H")
    assert down.game.turn is not None
    assert down.game.turn.points == 0


@shows("okaluk_and_rakash/feat")
def test_okaluks_feat_raises_the_fallen() -> None:
    """Down themselves, Okaluk and Rakash roll two red dice: they stand up, and so does the fallen friend."""
    table = scene("H S . T z", heroes={"H": "okaluk_and_rakash"}, roll="red h2, red h2")
    hurt(table, "H", damage=8, fatigue=3)
    hurt(table, "T", damage=8, fatigue=5)
    hurt(table, "S", damage=5)
    table.hero("H").knocked_out = table.hero("T").knocked_out = True

    table.use("H", "feat")

    assert (table["H"].damage, table["T"].damage) == (4, 4)
    assert not table.hero("H").knocked_out
    assert not table.hero("T").knocked_out
    assert table["S"].damage == 5


@refuses("okaluk_and_rakash/feat")
def test_okaluks_feat_needs_wounds() -> None:
    """With Okaluk sound and nobody down within three squares there is nothing to heal."""
    table = scene("H S . . T z", heroes={"H": "okaluk_and_rakash"})
    hurt(table, "S", damage=5)
    hurt(table, "T", damage=8, fatigue=5)
    table.hero("T").knocked_out = True

    assert refused(table, "H", "feat") == "no_effect"


# Seer Kel -----------------------------------------------------------------------------------------------------


@shows("seer_kel/ability")
def test_kel_sees_past_figures_and_obstacles() -> None:
    """A friend and an obstacle stand between: Kel shoots all the same."""
    table = scene("H S . z", heroes={"H": "seer_kel"}, monsters=TOUGH, roll="blue r4h2, yellow r0h2s0, brown 1")
    table.attack("H", "z")
    table.settle()
    assert table["z"].damage == 3

    hidden = scene(
        "H X z\n. . .", heroes={"H": "seer_kel"}, monsters=TOUGH, roll="blue r4h2, yellow r0h2s0, brown 1"
    )
    hidden.attack("H", "z")
    hidden.settle()
    assert hidden["z"].damage == 3


@refuses("seer_kel/ability")
def test_kel_does_not_see_through_doors_and_nobody_else_does() -> None:
    """A closed door blocks Kel's sight; another mage is blocked by a friend."""
    table = scene("H .:. z", heroes={"H": "seer_kel"})
    assert not any(choice.command.kind == "attack" for choice in table.legal("H"))

    other = scene("W S . z")
    assert not any(choice.command.kind == "attack" for choice in other.legal("W"))


@refuses("seer_kel/feat")
def test_kels_feat_has_no_effect() -> None:
    """APX-01: Kel's feat speaks of the overlord's deck, of which there is none."""
    table = scene("H z", heroes={"H": "seer_kel"})

    assert not offered(table, "H", "feat")


# Tatianna -----------------------------------------------------------------------------------------------------


@shows("tatianna/ability")
def test_tatianna_is_hard_to_hit_and_hits_farther() -> None:
    """Three squares with a range of two, and a goblin's three for three squares is one too few."""
    table = scene("H . . z", heroes={"H": "tatianna"}, monsters=TOUGH, roll="blue r2h2s1, yellow r0h2s0, brown 1")
    table.attack("H", "z")
    table.settle()
    assert table["z"].damage == 3

    shot = scene("H . . g", heroes={"H": "tatianna"}, turn=None, roll="blue r3h2, yellow r0h2s0, gray 1")
    bite(shot, "goblin_archer")
    shot.settle()
    assert shot["H"].damage == 0


@refuses("tatianna/ability")
def test_tatianna_is_hit_in_melee_and_by_long_shots() -> None:
    """Range means nothing in melee, and a range of four reaches Tatianna three squares away."""
    table = scene("H z", heroes={"H": "tatianna"}, turn=None, roll="blue r3h2, yellow h2, gray 1")
    bite(table)
    table.settle()
    assert table["H"].damage == 3

    shot = scene("H . . g", heroes={"H": "tatianna"}, turn=None, roll="blue r4h2, yellow r0h2s0, gray 1")
    bite(shot, "goblin_archer")
    shot.settle()
    assert shot["H"].damage == 3


@shows("tatianna/feat")
def test_tatiannas_feat_turns_a_shield_away() -> None:
    """The target's die shows two shields; Tatianna turns it to a blank."""
    table = scene("H z", heroes={"H": "tatianna"}, monsters=TOUGH, roll="blue r3h2, yellow r0h2s0, brown 2")

    table.attack("H", "z")
    table.choose("feat")
    table.choose("face0")
    table.settle()

    assert table["z"].damage == 5


@refuses("tatianna/feat")
def test_tatiannas_feat_needs_shields() -> None:
    """A die that shows nothing can't be turned to anything better for Tatianna."""
    table = scene("H z", heroes={"H": "tatianna"}, monsters=TOUGH, roll="blue r3h2, yellow r0h2s0, brown 0")

    table.attack("H", "z")

    assert not may_react(table, "feat")


# Nanok --------------------------------------------------------------------------------------------------------


@shows("nanok_of_the_blade/ability")
def test_nanok_shoves_a_monster() -> None:
    """For a heart Nanok moves the zombie beside him a square, once a turn."""
    table = scene("H z . .", heroes={"H": "nanok_of_the_blade"})

    table.use("H", "sheet", "z")
    table.choose("C1")

    assert table.at("z") == "C1"
    assert table["H"].damage == 1
    table["z"].squares = table["z"].squares
    assert refused(table, "H", "sheet", "z") in ("bad_target", "already_used")


@refuses("nanok_of_the_blade/ability")
def test_nanok_wears_no_armour_and_shoves_nothing_large() -> None:
    """Chainmail is not for Nanok, and an ettin stands where it stands."""
    table = scene("H t t .\n. t t .", heroes={"H": "nanok_of_the_blade"}, cards={"H": ["steel_broadsword"]})
    table.hero("H").cards.append(
        table.hero("H").cards[0].model_copy(update={"id": "chainmail", "card": "chainmail"})
    )

    assert table.refused(Equip(hero="nanok_of_the_blade", cards=("chainmail",))) == "not_for_this_hero"
    assert refused(table, "H", "sheet", "t") == "bad_target"


@shows("nanok_of_the_blade/feat")
def test_nanoks_feat_follows_a_friend_and_is_followed() -> None:
    """After a friend's attack Nanok strikes the target, and the friend may strike it again."""
    table = scene(
        "S z H",
        heroes={"H": "nanok_of_the_blade"},
        monsters={"z": "ettin"},
        turn="S",
        roll=", ".join(f"blue r5h1, red h{hearts}, gray 1, gray 1" for hearts in (2, 2, 3)),
    )

    table.attack("S", "z")
    while not may_react(table, "feat"):
        table.choose("pass")
    table.choose("feat")
    while table.asked != "choose_foe":
        table.choose("pass")
    table.choose("ettin")
    table.settle()

    assert table["z"].damage == 1 + 1 + 2


@refuses("nanok_of_the_blade/feat")
def test_nanoks_feat_needs_melee_and_a_friend() -> None:
    """It follows no attack of his own, and out of his reach there is nothing for Nanok to strike."""
    table = scene("H z", heroes={"H": "nanok_of_the_blade"}, monsters=TOUGH, roll="blue r5h1, red h1, brown 1")
    table.attack("H", "z")
    assert not may_react(table, "feat")

    far = scene(
        "H . z S", heroes={"H": "nanok_of_the_blade"}, monsters=TOUGH, turn="S", roll="blue r5h1, red h1, brown 1"
    )
    far.attack("S", "z")
    assert not may_react(far, "feat")
