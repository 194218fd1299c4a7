"""The elementalist of the Lost Legends: the more elemental cards lie sideways, the more each of them does."""

import pytest

from bot.descent.party.campaign import Seat
from bot.descent.road.belongings import newly_chosen
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, held, hurt, may_react, offered, refused
from tests.descent.scene import Scene, scene

MAGE = {"H": "leoric_of_the_book/elementalist"}
TOUGH = {"z": "zombie master", "y": "zombie master", "x": "zombie master"}
FIRE = ("blaze", "tide")
AIR = ("gust", "grasp")


def mage(
    drawing: str, *cards: str, roll: str = "", turned: tuple[str, ...] = (), turn: str | None = "H", **more: str
) -> Scene:
    """The elementalist with these skills, of which some lie sideways."""
    table = scene(drawing, heroes=MAGE, monsters={**TOUGH, **more}, cards={"H": list(cards)}, roll=roll, turn=turn)
    for card in turned:
        held(table, "H", card).exhausted = True
    return table


def until(table: Scene, card: str) -> None:
    """Pass on everything that comes before this card is asked about."""
    while table.asked is not None and not may_react(table, card):
        assert table.game.question is not None
        table.choose(table.game.question.default)


# Equipment ------------------------------------------------------------------------------------------------------


@shows("spire_of_conflux")
def test_spire_of_conflux_draws_on_the_elements() -> None:
    """Spire of Conflux: with two elemental cards sideways its second surge line is worth two hearts."""
    table = mage("H . z", *FIRE, turned=FIRE, roll="blue r2h2s1, yellow h1s1, brown 0")

    table.monster("z").extra_health = 5

    table.attack("H", "z", "spire_of_conflux")
    table.choose("surge1")
    table.choose("surge0")
    table.settle()

    assert table["z"].damage == 6


@refuses("spire_of_conflux")
def test_spire_of_conflux_wants_two_elements() -> None:
    """spire_of_conflux: with one card sideways there is only the first line."""
    table = mage("H . z", *FIRE, turned=("tide",), roll="blue r2h2s1, yellow h1s1, brown 0")

    table.attack("H", "z", "spire_of_conflux")

    assert "surge1" not in table.options


@shows("runeshard_cache")
def test_runeshard_cache_counts_as_an_element() -> None:
    """Runeshard Cache: exhausted for a kill, it is one elemental card more."""
    table = mage("H . z", *AIR, roll="blue r3h2, yellow h2, brown 0")
    table["z"].damage = 4
    table.attack("H", "z")
    table.choose("runeshard_cache")
    table.settle()
    assert held(table, "H", "runeshard_cache").exhausted

    gusted = mage("H . T . . .", *AIR, turned=("runeshard_cache",))
    gusted.use("H", "gust", "T")
    assert "E1" in gusted.options


@refuses("runeshard_cache")
def test_runeshard_cache_asks_for_a_kill() -> None:
    """runeshard_cache: an attack that fells nobody fills nothing."""
    table = mage("H . z", *AIR, roll="blue r3h2, yellow h2, brown 0")

    table.attack("H", "z")

    assert not may_react(table, "runeshard_cache")


# Elemental cards ------------------------------------------------------------------------------------------------


@shows("elemental_focus")
def test_elemental_focus_is_a_choice_of_two() -> None:
    """Elemental Focus: as the first turn begins two of the four elemental cards are chosen."""
    table = scene("H . z", heroes=MAGE)
    assert (table.asked, table.options) == ("choose_elemental", ["blaze", "grasp", "gust", "tide"])

    table.choose("gust")
    table.choose("tide")

    assert table.asked is None
    assert [held(table, "H", card).kind for card in ("gust", "tide")] == ["skill", "skill"]


@shows("elemental_focus")
def test_elemental_focus_is_for_good() -> None:
    """elemental_focus: what was chosen is kept for the quests to come."""
    table = mage("H . z", *AIR)
    seat = Seat(player=1, hero=table.names["H"], hero_class="elementalist")
    seat.skills += newly_chosen(table.hero("H"), seat.skills)

    assert seat.skills == ["gust", "grasp"]
    assert newly_chosen(table.hero("H"), seat.skills) == []
    assert "blaze" not in [skill.id for skill in seat.to_learn()]


@refuses("elemental_focus")
def test_elemental_focus_asks_once() -> None:
    """elemental_focus: whoever has its two cards is asked no more."""
    table = mage("H . z", *AIR)

    assert table.asked is None
    assert table.hero("H").card("blaze") is None


@shows("blaze")
def test_blaze_burns_through_shields() -> None:
    """Blaze: pierce one for each elemental card that lies sideways, this one among them."""
    table = mage("H . z", *FIRE, turned=("tide",), roll="blue r3h2, yellow h2, brown 2")

    table.attack("H", "z")
    table.choose("blaze")
    table.settle()

    assert (table["z"].damage, table.hero("H").fatigue) == (4, 1)


@refuses("blaze")
def test_blaze_is_for_own_attacks() -> None:
    """blaze: an X is not pierced, and a friend's attack neither."""
    missed = mage("H . z", *FIRE, roll="blue X, yellow h2, brown 2")
    missed.attack("H", "z")
    assert not may_react(missed, "blaze")

    friend = mage("H . T z", *FIRE, turn="T", roll="blue r3h2, yellow h2, brown 2")
    friend.attack("T", "z")
    assert not may_react(friend, "blaze")


@shows("tide")
def test_tide_sweeps_to_the_side() -> None:
    """Tide: a monster next to the target suffers a heart for each elemental card that lies sideways."""
    table = mage("H . z y", *FIRE, turned=("blaze",), roll="blue r3h2, yellow h2, brown 0")

    table.attack("H", "z")
    table.choose("tide")
    table.settle()

    assert (table["z"].damage, table["y"].damage) == (4, 2)


@refuses("tide")
def test_tide_reaches_the_next_square() -> None:
    """tide: nobody stands next to the target, so there is nothing to sweep."""
    table = mage("H . z . y", *FIRE, roll="blue r3h2, yellow h2, brown 0")

    table.attack("H", "z")

    assert not may_react(table, "tide")


@shows("grasp")
def test_grasp_holds() -> None:
    """Grasp: a monster of one square is stunned."""
    table = mage("H . . z", *AIR)

    table.use("H", "grasp", "z")

    assert table["z"].conditions == ["stunned"]
    assert (held(table, "H", "grasp").exhausted, table.hero("H").fatigue) == (True, 1)


@refuses("grasp")
def test_grasp_is_too_small_for_some() -> None:
    """grasp: two squares want two cards, lieutenants are beyond it, and so is the fourth square."""
    large = mage("H . t t\n. . t t", *AIR)
    assert refused(large, "H", "grasp", "t") == "not_now"

    lord = mage("H . l", *AIR, l="sir_alric_farrow")
    assert refused(lord, "H", "grasp", "l") == "not_now"

    far = mage("H . . . z", *AIR)
    assert refused(far, "H", "grasp", "z") == "bad_target"


@shows("gust")
def test_gust_carries_a_friend() -> None:
    """Gust: another hero is moved a square for each elemental card that lies sideways."""
    table = mage("H . T . .", *AIR, turned=("grasp",))

    table.use("H", "gust", "T")
    assert table.game.question is not None
    assert table.game.question.owner == table.names["H"]
    table.choose("E1")

    assert table.at("T") == "E1"


@refuses("gust")
def test_gust_carries_friends_alone() -> None:
    """gust: neither monsters nor the elementalist, nor anybody four squares away."""
    table = mage("H . z . T .", *AIR)

    assert refused(table, "H", "gust", "z") == "not_now"
    assert refused(table, "H", "gust", "H") == "bad_target"
    assert refused(table, "H", "gust", "T") == "bad_target"


# Skills ---------------------------------------------------------------------------------------------------------


@shows("earth_and_sky")
def test_earth_and_sky_reach_farther() -> None:
    """Earth and Sky (earth_and_sky): five squares instead of three, and a third elemental card."""
    table = mage("H . . . T .", *AIR, "earth_and_sky", turn=None)
    table.take_turn("H")
    assert (table.asked, table.options) == ("choose_elemental", ["blaze", "tide"])
    table.choose("tide")

    assert offered(table, "H", "gust", "T")
    far = mage("H . . . . z", *AIR, "blaze", "earth_and_sky")
    assert offered(far, "H", "grasp", "z")


@refuses("earth_and_sky")
def test_earth_and_sky_end_at_five() -> None:
    """earth_and_sky: the sixth square is too far."""
    table = mage("H . . . . . z", *AIR, "blaze", "earth_and_sky")

    assert refused(table, "H", "grasp", "z") == "bad_target"


@shows("primal_harmony")
def test_primal_harmony_readies_an_element() -> None:
    """Primal Harmony: one elemental card of the player's choice stands upright again."""
    table = mage("H . z", *AIR, "primal_harmony", turned=AIR)

    table.use("H", "primal_harmony")
    table.choose("grasp")

    assert [held(table, "H", card).exhausted for card in ("gust", "grasp", "primal_harmony")] == [True, False, True]


@refuses("primal_harmony")
def test_primal_harmony_readies_nothing_else() -> None:
    """primal_harmony: other cards that lie sideways stay as they are."""
    table = mage("H . z", *AIR, "primal_harmony", turned=("runeshard_cache",))

    assert refused(table, "H", "primal_harmony") == "no_effect"


@shows("sun_and_sea")
def test_sun_and_sea_roll_again() -> None:
    """Sun and Sea (sun_and_sea): after Blaze or Tide a die of the attack is rolled again."""
    table = mage("H . z y", *FIRE, "grasp", "sun_and_sea", roll="blue r3h2, yellow h1s1, brown 0, yellow h2")

    table.attack("H", "z")
    table.choose("tide")
    table.choose("sun_and_sea")
    table.choose("die1")
    table.settle()

    assert (table["y"].damage, table["z"].damage) == (1, 4)


@refuses("sun_and_sea")
def test_sun_and_sea_follow_fire_and_water() -> None:
    """sun_and_sea: without Blaze or Tide there is no second roll."""
    table = mage("H . z", *FIRE, "grasp", "sun_and_sea", roll="blue r3h2, yellow h1s1, brown 0")

    table.attack("H", "z")

    assert not may_react(table, "sun_and_sea")


@shows("spiritual_balance")
def test_spiritual_balance_gives_breath() -> None:
    """Spiritual Balance: with the second elemental card that is exhausted two fatigue are recovered."""
    table = mage("H . z", *AIR, "spiritual_balance", turned=("gust",))
    hurt(table, "H", fatigue=3)

    table.use("H", "grasp", "z")
    table.choose("spiritual_balance")

    assert table.hero("H").fatigue == 2  # three, one for Grasp, and two less
    assert held(table, "H", "spiritual_balance").exhausted


@refuses("spiritual_balance")
def test_spiritual_balance_needs_two() -> None:
    """spiritual_balance: the first elemental card is none yet."""
    table = mage("H . z", *AIR, "spiritual_balance")
    hurt(table, "H", fatigue=3)

    table.use("H", "grasp", "z")

    assert not may_react(table, "spiritual_balance")


@shows("storms_fury")
def test_storms_fury_carries_monsters() -> None:
    """Storm's Fury (storms_fury): Gust moves a monster, and Tide reaches one square farther."""
    table = mage("H . z . .", *AIR, "storms_fury", turned=("grasp",))
    table.use("H", "gust", "z", ability="storm")
    table.choose("E1")
    assert table.at("z") == "E1"

    tidal = mage("H . z . y", *FIRE, "storms_fury", roll="blue r3h2, yellow h2, brown 0")
    tidal.attack("H", "z")
    tidal.choose("tide")
    tidal.settle()
    assert tidal["y"].damage == 1


@refuses("storms_fury")
def test_storms_fury_respects_lieutenants() -> None:
    """storms_fury: lieutenants stand firm, and three squares from the target there is no tide."""
    lord = mage("H . l . .", *AIR, "storms_fury", l="sir_alric_farrow")
    assert refused(lord, "H", "gust", "l", ability="storm") == "not_now"

    table = mage("H . z . . y", *FIRE, "storms_fury", roll="blue r3h2, yellow h2, brown 0")
    table.attack("H", "z")
    assert not may_react(table, "tide")


@shows("volcanic_might")
def test_volcanic_might_shields_and_burns() -> None:
    """Volcanic Might: Grasp sideways is a shield, Blaze sideways a heart for whoever attacks."""
    table = mage("H z", "grasp", "blaze", "volcanic_might", turned=("grasp", "blaze"), turn=None)
    table.roll("blue r3h2, yellow h2, gray 0")

    bite(table)
    table.settle()

    # Leoric's ability takes one of the four hearts, the shield another.
    assert (table["H"].damage, table["z"].damage) == (2, 1)


@refuses("volcanic_might")
def test_volcanic_might_sleeps_in_upright_cards() -> None:
    """volcanic_might: upright cards do nothing, and an attack on a friend burns nobody."""
    table = mage("H z", "grasp", "blaze", "volcanic_might", turn=None, roll="blue r3h2, yellow h2, gray 0")
    bite(table)
    table.settle()
    assert (table["H"].damage, table["z"].damage) == (3, 0)

    friend = mage("H T z", "grasp", "blaze", "volcanic_might", turned=("grasp", "blaze"), turn=None)
    friend.roll("blue r3h2, yellow h2, gray 0, gray 0")
    bite(friend)
    friend.settle()
    assert friend["z"].damage == 0


@shows("natures_embrace")
def test_natures_embrace_takes_more() -> None:
    """Nature's Embrace (natures_embrace): Grasp stuns several, Tide strikes one more, and there is more stamina."""
    table = mage("y H z\n. . x", *AIR, "natures_embrace", turned=("gust",))
    table.use("H", "grasp", ability="embrace")
    table.choose(table.names["z"])
    table.choose(table.names["y"])
    assert [table[one].conditions for one in "zyx"] == [["stunned"], ["stunned"], []]

    tidal = mage("H . z y\n. . x .", *FIRE, "natures_embrace", roll="blue r3h2, yellow h2, brown 0")
    tidal.attack("H", "z")
    tidal.choose("tide")
    tidal.choose(tidal.names["y"])
    tidal.choose(tidal.names["x"])
    tidal.settle()
    assert (tidal["y"].damage, tidal["x"].damage) == (1, 1)


@refuses("natures_embrace")
def test_natures_embrace_takes_no_more_than_there_is() -> None:
    """natures_embrace: with one card sideways one monster is stunned, and lieutenants never are."""
    table = mage("y H z", *AIR, "natures_embrace")
    table.use("H", "grasp", ability="embrace")
    table.choose(table.names["z"])
    assert table.asked is None
    assert table["y"].conditions == []

    lord = mage("H l", *AIR, "natures_embrace", l="sir_alric_farrow")
    assert refused(lord, "H", "grasp", ability="embrace") == "no_effect"


@shows("natures_fury")
def test_natures_fury_adds_a_die_and_carries_the_mage() -> None:
    """Nature's Fury (natures_fury): Blaze rolls a yellow die more, and Gust moves the elementalist itself."""
    table = mage("H . z", *FIRE, "natures_fury", roll="blue r3h2, yellow h1s1, brown 2, yellow h2")
    table.attack("H", "z")
    table.choose("blaze")
    table.settle()
    assert table["z"].damage == 4

    gusted = mage("H . .", *AIR, "natures_fury", turned=("grasp",))
    gusted.use("H", "gust", ability="own")
    gusted.choose("C1")
    assert gusted.at("H") == "C1"


@refuses("natures_fury")
@pytest.mark.parametrize("card", ["tide", "gust"])
def test_natures_fury_is_of_fire_and_wind(card: str) -> None:
    """natures_fury: Tide rolls no die, and without the skill Gust leaves the elementalist where it is."""
    if card == "gust":
        assert refused(mage("H . .", *AIR), "H", "gust", ability="own") == "not_now"
        return
    table = mage("H . z y", *FIRE, "natures_fury", roll="blue r3h2, yellow h2, brown 2")
    table.attack("H", "z")
    table.choose("tide")
    table.settle()
    assert not table.told("die_added")
    assert table["z"].damage == 2


def test_natures_gifts_are_worth_stamina() -> None:
    """Each of the two skills of three experience gives one stamina."""
    table = mage("H . z", *AIR, "natures_embrace", "natures_fury")
    hurt(table, "H", fatigue=table.game.sheet(table.hero("H")).stamina + 1)

    assert offered(table, "H", "gust", ability="own")
