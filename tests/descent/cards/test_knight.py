"""Skills of the knight."""

from bot.descent.rules import stats
from bot.descent.rules.harm import Suffer
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, come, held, hurt, may_react, refused
from tests.descent.scene import scene


@shows("oath_of_honor")
def test_oath_of_honor_rushes_to_a_friends_side() -> None:
    """Oath of Honour: the knight appears beside the monster that threatens a friend, and attacks it."""
    table = scene("H . z A", roll="blue r3h2, red h2, brown 0")

    table.use("H", "oath_of_honor", "A")

    assert table.at("H") == "B1"
    assert "z" not in table


@refuses("oath_of_honor")
def test_oath_of_honor_reaches_three_squares() -> None:
    """A friend four squares away is too far."""
    assert refused(scene("H . . z A"), "H", "oath_of_honor", "A") == "bad_target"


@refuses("oath_of_honor")
def test_oath_of_honor_needs_a_friend_in_danger() -> None:
    """A hero with no monster next to them needs no oath."""
    assert refused(scene("H . A . z"), "H", "oath_of_honor", "A") == "no_effect"


@shows("advance")
def test_advance_goes_on_after_a_kill() -> None:
    """Advance: after a monster fell to a melee attack, move and attack again."""
    table = scene(
        "H z . y",
        monsters={"y": "zombie"},
        cards={"H": ["advance"]},
        roll="blue r3h2, red h2, brown 0, blue r3h2, red h2, brown 0",
    )

    table.attack("H", "z")
    table.choose("advance")
    table.choose("C1")
    table.choose("zombie_2")

    assert "y" not in table
    assert table.hero("H").fatigue == 1


@refuses("advance")
def test_advance_needs_a_kill() -> None:
    """While the target stands there is no advance."""
    table = scene(
        "H z", monsters={"z": "zombie master"}, cards={"H": ["advance"]}, roll="blue r3h2, red h2, brown 0"
    )

    table.attack("H", "z")

    assert table.asked is None


@shows("challenge")
def test_challenge_makes_both_hit_harder() -> None:
    """Challenge: the knight and the chosen monster deal each other one heart more."""
    table = scene(
        "H z", monsters={"z": "zombie master"}, cards={"H": ["challenge"]}, roll="blue r3h2, red h1, brown 0"
    )

    table.use("H", "challenge", "z")
    table.attack("H", "z")
    assert table["z"].damage == 4
    table.roll("blue r3h2, yellow h2, gray 0")
    bite(table)
    table.settle()

    assert table["H"].damage == 5


@refuses("challenge")
def test_challenge_is_about_one_monster() -> None:
    """Other monsters are hit as ever, and a monster out of sight can't be challenged."""
    table = scene(
        "z H y . .|x",
        monsters=dict.fromkeys("zyx", "zombie master"),
        cards={"H": ["challenge"]},
        roll="blue r3h2, red h1, brown 0",
    )
    assert refused(table, "H", "challenge", "x") == "bad_target"

    table.use("H", "challenge", "z")
    table.attack("H", "y")

    assert table["y"].damage == 3


@shows("defend")
def test_defend_takes_the_blow_for_a_neighbour() -> None:
    """Defend: the knight becomes the target of an attack on an adjacent hero."""
    table = scene("H T z", turn=None, cards={"H": ["defend"]}, roll="blue r3h2, yellow h2, gray 1")

    bite(table)
    table.choose("defend")
    table.settle()

    assert (table["H"].damage, table["T"].damage, table.hero("H").fatigue) == (3, 0, 1)


@refuses("defend")
def test_defend_needs_a_neighbour_under_attack() -> None:
    """Two squares away the knight can't step in between."""
    table = scene("H . T z", turn=None, cards={"H": ["defend"]}, roll="blue r3h2, yellow h2, gray 1")

    bite(table)

    assert table.asked is None


@shows("defense_training")
def test_defense_training_gives_a_die_and_spares_the_shield() -> None:
    """Defense Training: a brown die with a shield, and it may be exhausted in the shield's stead."""
    table = scene("H z", turn=None, cards={"H": ["defense_training"]}, roll="blue r3h2, yellow h2, gray 0, brown 1")

    bite(table)
    table.choose("wooden_shield_knight")
    table.choose("defense_training")

    assert table["H"].damage == 2
    assert not held(table, "H", "wooden_shield_knight").exhausted
    assert held(table, "H", "defense_training").exhausted


@refuses("defense_training")
def test_defense_training_needs_a_shield() -> None:
    """Without a shield there is no further die."""
    table = scene("H", cards={"H": ["defense_training", "elm_greatbow"]})

    assert stats.defence_pool(table.game, table["H"]) == ("gray",)


@shows("guard")
def test_guard_strikes_whoever_comes_near() -> None:
    """Guard: a monster that enters an adjacent empty square is attacked at once."""
    table = scene("H . z", turn=None, cards={"H": ["guard"]}, roll="blue r3h2, red h2, brown 0")

    come(table)
    table.choose("guard")

    assert "z" not in table
    assert table.hero("H").fatigue == 2


@refuses("guard")
def test_guard_is_for_squares_beside_the_knight() -> None:
    """A monster that stays two squares away is left alone."""
    table = scene("H . . . . z", turn=None, cards={"H": ["guard"]})

    come(table)

    assert table.asked is None


@shows("shield_slam")
def test_shield_slam_stuns_a_neighbour_unhurt() -> None:
    """Shield Slam: a surge of a melee attack stuns any adjacent monster, hurt or not."""
    table = scene(
        "z H y", monsters={"y": "zombie"}, cards={"H": ["shield_slam"]}, roll="blue r2h2s1, red h1, brown 0"
    )

    table.attack("H", "z")
    table.choose("shield_slam")
    table.choose("zombie_2")

    assert table["y"].conditions == ["stunned"]


@refuses("shield_slam")
def test_shield_slam_needs_a_shield() -> None:
    """Without a shield there is nothing to slam with."""
    table = scene("H z", cards={"H": ["shield_slam", "iron_spear"]}, roll="blue r2h2s1, yellow h1s1, brown 0")

    table.attack("H", "z")

    assert not any("shield_slam" in option for option in table.options)


@shows("inspiration")
def test_inspiration_eases_the_knight_and_neighbours() -> None:
    """Inspiration: at the start of the turn the knight and adjacent heroes recover a fatigue."""
    table = scene("A H . T", turn=None, cards={"H": ["inspiration"]})
    for letter in "AHT":
        hurt(table, letter, fatigue=2)

    table.take_turn("H")

    assert [table.hero(letter).fatigue for letter in "AHT"] == [1, 1, 2]


@refuses("inspiration")
def test_inspiration_needs_company() -> None:
    """A knight alone inspires nobody, not even themselves."""
    table = scene("A . H", turn=None, cards={"H": ["inspiration"]})
    hurt(table, "H", fatigue=2)

    table.take_turn("H")

    assert table.hero("H").fatigue == 2


@shows("stalwart")
def test_stalwart_strikes_before_falling() -> None:
    """Stalwart: a defeated knight may still move and attack, and falls only then."""
    table = scene(
        "H z", turn=None, cards={"H": ["stalwart"]}, roll="blue r3h2, yellow h2, gray 0, blue r3h2, red h2, brown 0"
    )
    assert stats.health(table.game, table["H"]) == 14
    hurt(table, "H", damage=12)
    held(table, "H", "wooden_shield_knight").exhausted = True

    bite(table)
    assert may_react(table, "stalwart")
    table.choose("stalwart")
    table.choose("zombie_1")

    assert "z" not in table
    assert table.hero("H").knocked_out


@shows("stalwart")
def test_stalwart_has_no_limit() -> None:
    """Stalwart: the card names no limit, so there may be two last stands in one round."""
    table = scene("H z", turn=None, cards={"H": ["stalwart"]})
    for _ in range(2):
        hero = table.hero("H")
        hero.knocked_out = False
        hurt(table, "H", damage=13)
        held(table, "H", "wooden_shield_knight").exhausted = True
        table.roll("blue r3h2, yellow h2, gray 0, blue X, red h2, brown 0")

        bite(table)
        table.choose("stalwart")
        table.choose("zombie_1")

        assert table.hero("H").knocked_out


@refuses("stalwart")
def test_stalwart_makes_one_last_stand_for_one_fall() -> None:
    """Stalwart: hearts suffered in the last stand are no new defeat, so there is no second one inside the first."""
    table = scene("H z", turn=None, cards={"H": ["stalwart"]}, roll="blue r3h2, yellow h2, gray 0")
    hurt(table, "H", damage=13)
    held(table, "H", "wooden_shield_knight").exhausted = True
    bite(table)
    table.choose("stalwart")

    table.step(Suffer(figure=table.names["H"], amount=1, source="hazard"))

    assert not may_react(table, "stalwart")


@refuses("stalwart")
def test_stalwart_is_for_the_defeated() -> None:
    """As long as the knight stands there is no last stand."""
    table = scene("H z", turn=None, cards={"H": ["stalwart"]}, roll="blue r3h2, yellow h2, gray 0")
    held(table, "H", "wooden_shield_knight").exhausted = True

    bite(table)

    assert table.asked is None
    assert not table.hero("H").knocked_out
