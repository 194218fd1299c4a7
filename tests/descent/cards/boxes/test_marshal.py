"""The marshal of the Manor of Ravens: whoever strikes a hero hears of it."""

import pytest

from bot.descent.content.library import library
from bot.descent.rules import harm
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, come, held, hurt, may_react
from tests.descent.scene import Scene, scene

MARSHAL = {"H": "syndrael/marshal"}
TOUGH = {"z": "zombie master", "y": "zombie master"}


def marshal(drawing: str, *cards: str, roll: str = "", turn: str | None = None) -> Scene:
    """The marshal with more skills; nobody's turn unless told otherwise."""
    return scene(
        drawing, heroes=MARSHAL, monsters=TOUGH, cards={"H": list(cards)} if cards else None, roll=roll, turn=turn
    )


# Equipment ------------------------------------------------------------------------------------------------------


@shows("war_hammer")
def test_war_hammer_strikes_hard_and_far() -> None:
    """War Hammer: it reaches two squares, and a surge is worth two hearts."""
    table = marshal("H . z", turn="H", roll="blue r2h2s1, red h1, brown 0")

    table.attack("H", "z", "war_hammer")
    table.choose("surge0")
    table.settle()

    assert table["z"].damage == 5


@refuses("war_hammer")
def test_war_hammer_gives_no_breath() -> None:
    """war_hammer: its surges buy no fatigue back, those of other weapons do."""
    table = marshal("H z", turn="H", roll="blue r2h2s1, red h1, brown 0")
    hurt(table, "H", fatigue=2)
    table.attack("H", "z", "war_hammer")
    assert table.options == ["surge0", "stop"]

    sword = marshal("H z", "iron_longsword", turn="H", roll="blue r2h2s1, red h1, brown 0")
    hurt(sword, "H", fatigue=2)
    sword.attack("H", "z", "iron_longsword")
    assert "recover_fatigue" in sword.options


@shows("signet_ring")
def test_signet_ring_shields_a_neighbour() -> None:
    """Signet Ring: exhausted, it gives an adjacent hero a shield."""
    table = marshal("H T z", roll="blue r3h2, yellow h2, gray 0, gray 0")

    bite(table)
    table.choose("signet_ring")
    table.settle()

    assert table["T"].damage == 3
    assert held(table, "H", "signet_ring").exhausted


@refuses("signet_ring")
def test_signet_ring_does_not_reach_far() -> None:
    """signet_ring: a hero two squares away has nothing of it."""
    table = marshal("H . T z", roll="blue r3h2, yellow h2, gray 0")

    bite(table)

    assert not may_react(table, "signet_ring")


# Skills ---------------------------------------------------------------------------------------------------------


def until(table: Scene, card: str) -> None:
    """Pass on everything that comes before this card is asked about."""
    while table.asked is not None and not may_react(table, card):
        assert table.game.question is not None
        table.choose(table.game.question.default)


@shows("retribution")
def test_retribution_comes_at_once() -> None:
    """Retribution: a monster that has hit another hero suffers two hearts."""
    table = marshal("H T z", roll="blue r3h2, yellow h2, gray 0, gray 0")

    bite(table)
    until(table, "retribution")
    table.choose("retribution")
    table.settle()

    assert (table["z"].damage, table.hero("H").fatigue) == (2, 1)


@refuses("retribution")
def test_retribution_is_for_others_who_were_hit() -> None:
    """retribution: an attack on the marshal, a miss, and a monster three squares away don't count."""
    own = marshal("H z", roll="blue r3h2, yellow h2, gray 0")
    bite(own)
    until(own, "retribution")
    assert own.asked is None

    missed = marshal("H T z", roll="blue X, yellow h2, gray 0, gray 0")
    bite(missed)
    until(missed, "retribution")
    assert missed.asked is None

    far = marshal("H . T z", roll="blue r3h2, yellow h2, gray 0")
    bite(far)
    until(far, "retribution")
    assert far.asked is None


@refuses("just_reward", "zealous_fire", "by_the_book")
@pytest.mark.parametrize("card", ["just_reward", "zealous_fire", "by_the_book"])
def test_apx_01_what_speaks_of_overlord_cards_does_nothing(card: str) -> None:
    """APX-01: there is no overlord, and no card of his for just_reward, zealous_fire and by_the_book to answer."""
    skill = library().skills[card]

    assert (skill.appendix, skill.abilities) == ("no_effect", ())


@shows("shockwave")
def test_shockwave_shakes_whoever_stands_by() -> None:
    """Shockwave: each monster next to the target suffers a heart, also where the target falls."""
    table = marshal("H z y", "shockwave", turn="H", roll="blue r3h2, red h2, brown 0")
    table["z"].damage = 4

    table.attack("H", "z", "war_hammer")
    table.choose("shockwave")
    table.settle()

    assert "z" not in table
    assert (table["y"].damage, table.hero("H").fatigue) == (1, 1)


@refuses("shockwave")
def test_shockwave_needs_a_wound_and_two_hands() -> None:
    """shockwave: an attack that deals nothing shakes nobody, and with a one-handed weapon there is none."""
    table = marshal("H z y", "shockwave", turn="H", roll="blue X, red h1, brown 0")
    table.attack("H", "z", "war_hammer")
    table.choose("shockwave")
    table.settle()
    assert table["y"].damage == 0

    sword = marshal("H z y", "shockwave", "iron_longsword", turn="H", roll="blue r3h2, red h2, brown 0")
    sword.attack("H", "z", "iron_longsword")
    assert not may_react(sword, "shockwave")


@shows("i_am_the_law")
def test_i_am_the_law_strikes_back_and_sentences() -> None:
    """I Am the Law: the marshal strikes back, tests knowledge, and names the condition for a fatigue."""
    table = marshal("H z", "i_am_the_law")
    table.roll("blue r3h2, yellow h2, gray 0, blue r3h2, red h1, brown 0, gray 0, black 0")

    bite(table)
    until(table, "i_am_the_law")
    table.choose("i_am_the_law")
    table.choose("yes")
    assert table.options == ["diseased", "immobilized", "poisoned", "stunned"]
    table.choose("immobilized")
    table.settle()

    assert (table["z"].damage, table.hero("H").fatigue) == (3, 1)
    assert table.told("condition_gained")


@refuses("i_am_the_law")
def test_i_am_the_law_may_be_left_at_a_blow() -> None:
    """i_am_the_law: the test may be declined, a failed one does nothing, and who was missed does not strike."""
    for last in ("decline", "yes"):
        table = marshal("H z", "i_am_the_law")
        table.roll("blue r3h2, yellow h2, gray 0, blue r3h2, red h1, brown 0, gray 3, black 3")
        bite(table)
        until(table, "i_am_the_law")
        table.choose("i_am_the_law")
        table.choose(last)
        table.settle()
        assert (table["z"].damage, table["z"].conditions, table.hero("H").fatigue) == (3, [], 0)

    missed = marshal("H z", "i_am_the_law", roll="blue X, yellow h2, gray 0")
    bite(missed)
    until(missed, "i_am_the_law")
    assert missed.asked is None


@shows("vigilant_watch")
def test_vigilant_watch_stings_whoever_moves_by() -> None:
    """Vigilant Watch: a monster that comes near turns the card; then every square left near by costs a heart."""
    table = marshal("z . . H", "vigilant_watch")
    come(table)
    table.choose("vigilant_watch")
    assert held(table, "H", "vigilant_watch").exhausted
    assert (table["z"].damage, table.hero("H").fatigue) == (0, 1)

    watched = marshal("z . . . H", "vigilant_watch")
    held(watched, "H", "vigilant_watch").exhausted = True
    come(watched)
    assert (watched.at("z"), watched["z"].damage) == ("D1", 1)


@refuses("vigilant_watch")
def test_vigilant_watch_sleeps_while_upright() -> None:
    """vigilant_watch: without the card turned nobody is stung, and three squares away nobody either."""
    table = marshal("z . . H", "vigilant_watch")
    come(table)
    table.choose("pass")
    assert table["z"].damage == 0

    far = marshal("T . z . . . H", "vigilant_watch")
    held(far, "H", "vigilant_watch").exhausted = True
    come(far)
    assert far["z"].damage == 0


@shows("crushing_blow")
def test_crushing_blow_answers_a_vain_attack() -> None:
    """Crushing Blow: a monster that attacked in vain is struck, and rolls no defence."""
    table = marshal("H z", "crushing_blow", roll="blue X, yellow h2, gray 0, blue r3h2, red h2")

    bite(table)
    until(table, "crushing_blow")
    table.choose("crushing_blow")
    table.settle()

    assert table["z"].damage == 4


@refuses("crushing_blow")
def test_crushing_blow_needs_a_vain_attack_and_two_hands() -> None:
    """crushing_blow: where a heart was dealt there is none, nor with a one-handed weapon."""
    dealt = marshal("H z", "crushing_blow", roll="blue r3h2, yellow h2, gray 0")
    bite(dealt)
    until(dealt, "crushing_blow")
    assert dealt.asked is None

    sword = marshal("H z", "crushing_blow", "iron_longsword", roll="blue X, yellow h2, gray 0")
    bite(sword)
    until(sword, "crushing_blow")
    assert sword.asked is None


@shows("last_stand")
def test_last_stand_is_made_where_a_friend_fell() -> None:
    """Last Stand: the marshal stands where a hero fell, strikes at once, and revives it later."""
    table = marshal("H . . T z", "last_stand", roll="blue r3h2, red h2, brown 0")

    table.step(harm.Suffer(figure=table.names["T"], amount=20, source="card"))
    until(table, "last_stand")
    table.choose("last_stand/rush")
    table.choose(table.names["z"])
    table.settle()
    assert (table.at("H"), table["z"].damage, table.hero("H").fatigue) == (table.at("T"), 4, 2)

    table.roll("red h2, red h1")
    table.take_turn("H")
    table.choose("last_stand/raise")
    table.settle()
    assert not table.hero("T").knocked_out
    assert table.at("T") != table.at("H")


@refuses("last_stand")
def test_last_stand_is_five_squares_away_at_most() -> None:
    """last_stand: six squares are too far, and nobody is revived who lies elsewhere."""
    table = marshal("H . . . . . T z", "last_stand")
    table.step(harm.Suffer(figure=table.names["T"], amount=20, source="card"))
    until(table, "last_stand")
    assert table.asked is None

    held(table, "H", "last_stand").exhausted = True
    table.take_turn("H")
    assert table.asked is None
