"""Arvel Worldwalker, Karnon, One Fist and Steelhorns of the Shards of Everdark."""

from bot.descent.rules.harm import Suffer
from bot.descent.rules.harm import Test as Trial
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

ARVEL, KARNON = {"H": "arvel_worldwalker"}, {"H": "karnon"}
FIST, STEELHORNS = {"H": "one_fist"}, {"H": "steelhorns"}
TOUGH = {"z": "zombie master"}


# Arvel --------------------------------------------------------------------------------------------------------


def tries(table: Scene, hero: str = "arvel_worldwalker") -> None:
    """A test of awareness, as a trap asks for."""
    table.step(Trial(figure=hero, attribute="awareness"))


@shows("arvel_worldwalker/ability")
def test_arvel_tries_again_and_learns_from_failing() -> None:
    """Once a round the test is rolled again; a failed one gives a fatigue back."""
    table = scene("H z", heroes=ARVEL, roll="gray 2, black 3, gray 1, black 2, gray 2, black 3")
    hurt(table, "H", fatigue=2)

    tries(table)
    table.choose("sheet")
    assert table.told("attribute_tested")[-1].model_dump()["passed"]
    assert table.hero("H").fatigue == 2

    tries(table)
    assert not may_react(table, "sheet")
    table.settle()
    assert table.hero("H").fatigue == 1


@refuses("arvel_worldwalker/ability")
def test_arvel_gets_nothing_for_passing_or_for_others() -> None:
    """A test that is passed, and one of a friend, mean nothing to Arvel."""
    table = scene("H S z", heroes=ARVEL, roll="gray 1, black 2, gray 3, black 4")
    hurt(table, "H", fatigue=2)

    tries(table)
    tries(table, "syndrael")

    assert table.asked is None
    assert table.hero("H").fatigue == 2


@shows("arvel_worldwalker/feat")
def test_arvels_feat_exchanges_skills() -> None:
    """Sneaky and Dirty Tricks go back; Tumble comes for their two points of experience."""
    table = scene("H z", heroes=ARVEL, cards={"H": ["sneaky", "dirty_tricks"]})

    table.use("H", "feat")
    table.choose("sneaky")
    table.choose("dirty_tricks")
    table.choose("tumble")

    skills = {held.card for held in table.hero("H").cards if held.kind == "skill"}
    assert skills == {"greedy", "tumble"}
    assert table.asked is None


@refuses("arvel_worldwalker/feat")
def test_arvels_feat_needs_learned_skills() -> None:
    """The skill of the start cost Arvel nothing and buys nothing."""
    table = scene("H z", heroes=ARVEL)

    assert refused(table, "H", "feat") == "no_effect"


# Karnon -------------------------------------------------------------------------------------------------------


@shows("karnon/ability")
def test_karnon_breathes_where_monsters_fall() -> None:
    """A friend's kill next to Karnon gives him a fatigue back."""
    table = scene("H z S", heroes=KARNON, turn="S", roll="blue r4h2, red h3, brown 0")
    hurt(table, "H", fatigue=2)

    table.attack("S", "z")
    table.settle()

    assert table.hero("H").fatigue == 1


@refuses("karnon/ability")
def test_karnon_gets_nothing_from_far_deaths() -> None:
    """Two squares away a monster's fall means nothing to Karnon."""
    table = scene("H . z S", heroes=KARNON, turn="S", roll="blue r4h2, red h3, brown 0")
    hurt(table, "H", fatigue=2)

    table.attack("S", "z")
    table.settle()

    assert table.hero("H").fatigue == 2


@shows("karnon/feat")
def test_karnons_feat_turns_every_die() -> None:
    """Against a minion both dice are turned as he likes, even an X."""
    table = scene("H z", heroes=KARNON, roll="blue X, red h1, brown 2")

    table.attack("H", "z")
    table.choose("feat")
    table.choose("die0")
    table.choose("face3")
    if table.asked == "choose_die":
        table.choose("die1")
    table.choose("face4")
    table.settle()

    assert "z" not in table


@refuses("karnon/feat")
def test_karnons_feat_is_for_minions() -> None:
    """Against a master Karnon's dice stay as they lie."""
    table = scene("H z", heroes=KARNON, monsters=TOUGH, roll="blue X, red h1, brown 2")

    table.attack("H", "z")

    assert not may_react(table, "feat")


# One Fist -----------------------------------------------------------------------------------------------------


@shows("one_fist/ability")
def test_one_fist_strikes_harder_with_a_hand_free() -> None:
    """One weapon in one hand: a yellow die joins the roll."""
    table = scene(
        "H z",
        heroes=FIST,
        cards={"H": ["steel_broadsword"]},
        monsters=TOUGH,
        roll="blue r5h1, red h2, yellow r0h2s0, brown 1",
    )

    table.attack("H", "z")
    table.settle()

    assert table["z"].damage == 4


@refuses("one_fist/ability")
def test_one_fist_needs_a_free_hand_and_melee() -> None:
    """Both hands full, or a crossbow: One Fist rolls what is printed."""
    table = scene("H z", heroes=FIST, monsters=TOUGH, roll="blue r5h1, red h2, brown 1")
    table.attack("H", "z")
    table.settle()
    assert table["z"].damage == 2

    shot = scene(
        "H . z", heroes=FIST, cards={"H": ["crossbow"]}, monsters=TOUGH, roll="blue r4h2, yellow r0h2s0, brown 1"
    )
    shot.attack("H", "z")
    shot.settle()
    assert shot["z"].damage >= 3
    assert len(shot.told("dice_rolled")) <= 1


@shows("one_fist/feat")
def test_one_fists_feat_goes_down_fighting() -> None:
    """About to fall he fells a zombie, strikes another for it, and falls."""
    table = scene(
        "y H z",
        heroes=FIST,
        monsters={"y": "zombie", "z": "zombie master"},
        turn=None,
        roll="blue r4h2, red h3, brown 0, blue r4h2, red h2, brown 1",
    )
    hurt(table, "H", damage=9)

    table.step(Suffer(figure="one_fist", amount=2, source="test"))
    table.choose("feat")
    table.choose("zombie_1")
    while table.asked not in (None, "choose_foe"):
        table.choose("pass")
    assert table.options == ["zombie_2", "skip"]
    table.choose("zombie_2")
    table.settle()

    assert "y" not in table
    assert table["z"].damage == 3
    assert table.hero("H").knocked_out


@refuses("one_fist/feat")
def test_one_fists_feat_needs_a_foe() -> None:
    """With nobody in reach One Fist just falls."""
    table = scene("H . z", heroes=FIST, turn=None)
    hurt(table, "H", damage=9)

    table.step(Suffer(figure="one_fist", amount=2, source="test"))

    assert table.asked is None
    assert table.hero("H").knocked_out


# Steelhorns ---------------------------------------------------------------------------------------------------


@shows("steelhorns/ability")
def test_steelhorns_charges() -> None:
    """He comes from afar and deals a heart more."""
    table = scene("H . . z", heroes=STEELHORNS, monsters=TOUGH, roll="blue r5h1, red h2, brown 1")

    table.move("H", "C1")
    table.attack("H", "z")
    table.settle()

    assert table["z"].damage == 3


@refuses("steelhorns/ability")
def test_steelhorns_does_not_charge_his_neighbours() -> None:
    """Whoever stood next to Steelhorns as the turn began is struck as usual."""
    table = scene("H z", heroes=STEELHORNS, monsters=TOUGH, roll="blue r5h1, red h2, brown 1")

    table.attack("H", "z")
    table.settle()

    assert table["z"].damage == 2


@shows("steelhorns/feat")
def test_steelhorns_feat_tramples() -> None:
    """A red die shows three hearts and a surge: everybody around suffers, and is moved as he likes."""
    table = scene(". S H z .", heroes=STEELHORNS, monsters=TOUGH, turn="H", roll="red h3s1")

    table.use("H", "feat")
    table.choose("line1")
    while table.asked == "choose_move":
        ways = [option for option in table.options if option in ("A1", "E1")]
        table.choose(ways[0] if ways else "stay")

    assert (table["H"].damage, table["S"].damage, table["z"].damage) == (3, 3, 3)
    assert (table.at("S"), table.at("z")) == ("A1", "E1")


@refuses("steelhorns/feat")
def test_steelhorns_feat_moves_nobody_without_a_surge() -> None:
    """A yellow die without a surge hurts, and leaves everybody where Steelhorns found them."""
    table = scene("H z .", heroes=STEELHORNS, monsters=TOUGH, roll="yellow r1h1s0")

    table.use("H", "feat")
    table.choose("line2")

    assert table.asked is None
    assert (table["H"].damage, table["z"].damage) == (1, 1)
    assert not offered(table, "H", "feat")


def test_bites_need_no_feat() -> None:
    """Steelhorns has no bonus outside his own turn."""
    table = scene("H z", heroes=STEELHORNS, turn=None, roll="blue X, yellow h2, gray 0")

    bite(table)

    assert not may_react(table, "feat")
