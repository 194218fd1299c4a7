"""The bounty hunter of the Manor of Ravens: one monster is tracked, and has no luck any more."""

import pytest

from bot.descent.board import Square
from bot.descent.rules.harm import window
from bot.descent.rules.moments import Moment
from bot.descent.rules.walking import Put
from bot.descent.state.game import Orders
from tests.descent.cards.books import refuses, shows
from tests.descent.cards.table import bite, come, held, hurt, may_react, refused
from tests.descent.scene import Scene, scene

HUNTER = {"H": "tomble_burrowell/bounty_hunter"}
TOUGH = {"z": "zombie master", "y": "zombie master"}


def hunter(drawing: str, *cards: str, roll: str = "", tracked: str = "", turn: str | None = "H") -> Scene:
    """The bounty hunter with more skills; perhaps a monster is tracked."""
    table = scene(
        drawing, heroes=HUNTER, monsters=TOUGH, cards={"H": list(cards)} if cards else None, roll=roll, turn=turn
    )
    if tracked:
        table[tracked].counters = {"tracking": 1}
    return table


def ending(table: Scene) -> None:
    """The hunter's turn is about to end."""
    table.step(window(Moment.TURN_ENDING, figure=table.names["H"]))


def answer_all(table: Scene, *cards: str) -> None:
    """Pass on everything but these cards."""
    while table.asked is not None:
        wanted = next((card for card in cards if may_react(table, card)), None)
        if wanted is not None:
            table.choose(wanted)
        elif table.game.question is not None:
            table.choose(table.game.question.default)


# Equipment ------------------------------------------------------------------------------------------------------


@shows("double_crossbow")
def test_double_crossbow_pierces() -> None:
    """Double Crossbow: a surge ignores a shield, another one adds to its range."""
    table = hunter("H . z", roll="blue r2h2s1, red h2, brown 1")

    table.attack("H", "z", "double_crossbow")
    table.choose("surge0")
    table.settle()

    assert table["z"].damage == 4


@refuses("double_crossbow")
def test_double_crossbow_needs_a_surge() -> None:
    """Without a surge the double_crossbow asks nothing, and the shield holds."""
    table = hunter("H . z", roll="blue r3h2, red h2, brown 1")

    table.attack("H", "z", "double_crossbow")

    assert table.asked is None
    assert table["z"].damage == 3


# Chosen Target --------------------------------------------------------------------------------------------------


@shows("chosen_target")
def test_chosen_target_is_worth_a_heart() -> None:
    """Chosen Target: attacks on the tracked monster have a heart more, also while the card lies sideways."""
    table = hunter("H . z", roll="blue r3h2, red h1, brown 0")

    table.use("H", "chosen_target", "z", ability="track")
    assert table["z"].counters == {"tracking": 1}
    table.attack("H", "z")
    table.settle()

    assert table["z"].damage == 4
    assert (table.hero("H").fatigue, held(table, "H", "chosen_target").exhausted) == (1, True)


@shows("chosen_target")
def test_chosen_target_is_one_alone() -> None:
    """chosen_target: whoever is tracked now, the other one is not any more."""
    table = hunter("z . H . y", tracked="z")

    table.use("H", "chosen_target", "y", ability="track")

    assert (table["z"].counters, table["y"].counters) == ({}, {"tracking": 1})


@refuses("chosen_target")
def test_chosen_target_is_chosen_first_of_all_and_in_sight() -> None:
    """chosen_target: once the hunter has moved, or where it sees nobody, no monster is tracked."""
    table = hunter("H . z")
    table.move("H", "B1")
    assert refused(table, "H", "chosen_target", "z", ability="track") == "not_now"

    hidden = hunter("# # # #\n# H # z\n# . # .\n# # # #")
    assert refused(hidden, "H", "chosen_target", "z", ability="track") == "bad_target"


@refuses("chosen_target")
def test_chosen_target_means_nobody_else() -> None:
    """chosen_target: other monsters suffer no more for it."""
    table = hunter("H . z . y", tracked="y", roll="blue r3h2, red h1, brown 0")

    table.attack("H", "z")
    table.settle()

    assert table["z"].damage == 3


# Skills ---------------------------------------------------------------------------------------------------------


@shows("lie_in_wait")
def test_lie_in_wait_ends_with_a_shot() -> None:
    """Lie in Wait: when the card stands upright again the hunter attacks, with a yellow die more, for no action."""
    table = hunter("H . z", "lie_in_wait", turn=None, roll="blue r3h2, red h1, yellow h2, brown 0")
    held(table, "H", "lie_in_wait").exhausted = True

    table.take_turn("H")
    table.choose(table.names["z"])
    table.settle()

    assert table["z"].damage == 5
    assert table.game.turn is not None
    assert table.game.turn.actions == 2


@shows("lie_in_wait")
@refuses("lie_in_wait")
def test_lie_in_wait_holds_the_hunter_fast() -> None:
    """lie_in_wait: while the card lies sideways its bearer neither acts nor moves, and nobody moves it."""
    table = hunter("H . z", "lie_in_wait")

    table.use("H", "lie_in_wait", ability="hide")

    assert table.legal("H", "move") == []
    assert table.legal("H", "attack") == []
    assert table.legal("H", "push") == []
    assert refused(table, "H", "lie_in_wait", ability="hide") == "lies_low"
    table.step(Put(figure=table.names["H"], squares=(Square.parse("B1"),)))
    assert table.at("H") == "A1"


@shows("longshot")
def test_longshot_reaches_far() -> None:
    """Longshot: at five squares the shot goes three farther, and hits harder by a heart."""
    table = hunter("H . . . . z", "longshot", roll="blue r2h2s1, red h1, brown 0")

    table.attack("H", "z")
    table.choose("longshot")
    table.settle()

    assert (table["z"].damage, table.hero("H").fatigue) == (4, 1)


@refuses("longshot")
def test_longshot_is_no_close_shot() -> None:
    """longshot: four squares are not far enough."""
    table = hunter("H . . . z", "longshot", roll="blue r4h2, red h1, brown 0")

    table.attack("H", "z")

    assert not may_react(table, "longshot")


@shows("not_so_fast")
def test_not_so_fast_slows_the_tracked() -> None:
    """Not So Fast: the tracked monster has a movement point less, and the hunter gets two squares away."""
    table = hunter("z . . . . H . .", "not_so_fast", tracked="z", turn=None)

    come(table)
    table.choose("not_so_fast")
    table.choose("H1")
    answer_all(table)

    assert (table.at("z"), table.at("H"), table.hero("H").fatigue) == ("C1", "H1", 1)


@shows("not_so_fast")
def test_not_so_fast_slows_a_march() -> None:
    """not_so_fast: a monster that marches where its quest wants it is slowed like any other."""
    table = hunter("z . . . . .\n. . . . . H", "not_so_fast", tracked="z", turn=None)
    table.game.orders["zombie"] = Orders(march=[Square.parse("F1")])

    table.activate("zombie", master=[{"do": "attack"}])
    table.choose("not_so_fast")
    table.choose("stay")

    assert table.at("z") == "C1"


@refuses("not_so_fast")
def test_not_so_fast_is_for_the_tracked_in_sight() -> None:
    """not_so_fast: nobody is asked about another monster, nor about one that can't be seen."""
    free = hunter("z . . . . H", "not_so_fast", turn=None)
    come(free)
    assert free.asked is None
    assert free.at("z") == "D1"

    hidden = hunter("z # H\n. # .\n. . .", "not_so_fast", tracked="z", turn=None)
    come(hidden)
    assert not may_react(hidden, "not_so_fast")


@shows("dark_iron_chains")
def test_dark_iron_chains_bind_surges() -> None:
    """Dark Iron Chains: for a fatigue for each surge and a test of awareness, the monster spends none."""
    table = hunter("H z", "dark_iron_chains", tracked="z", turn=None)
    table.roll("blue r2h2s1, yellow h1s1, gray 0, gray 0, black 0")

    bite(table)
    table.choose("dark_iron_chains")
    table.settle()

    assert (table["H"].conditions, table.hero("H").fatigue) == ([], 2)
    assert (table["H"].damage, table.told("surge_spent")) == (3, [])


@refuses("dark_iron_chains")
def test_dark_iron_chains_may_break() -> None:
    """dark_iron_chains: a failed test costs the fatigue all the same, and without a surge nobody is asked."""
    table = hunter("H z", "dark_iron_chains", tracked="z", turn=None)
    table.roll("blue r2h2s1, yellow h1s1, gray 0, gray 3, black 3")
    bite(table)
    table.choose("dark_iron_chains")
    table.settle()
    assert table.told("surge_spent")

    calm = hunter("H z", "dark_iron_chains", tracked="z", turn=None, roll="blue r3h2, yellow h2, gray 0")
    bite(calm)
    assert calm.asked is None

    tired = hunter("H z", "dark_iron_chains", tracked="z", turn=None, roll="blue r2h2s1, yellow h1s1, gray 0")
    hurt(tired, "H", fatigue=4)
    bite(tired)
    assert not may_react(tired, "dark_iron_chains")


@shows("evil_eye")
def test_evil_eye_dooms() -> None:
    """Evil Eye: at the end of the turn the tracked monster is doomed; once it is, it suffers for it."""
    table = hunter("H . z", "evil_eye", tracked="z")
    ending(table)
    table.choose("evil_eye/doom")
    assert table["z"].conditions == ["doomed"]

    again = hunter("H . z", "evil_eye", tracked="z")
    again["z"].conditions = ["doomed"]
    ending(again)
    again.choose("evil_eye/hurt")
    assert again["z"].damage == 2  # the doomed suffer one more
    assert held(again, "H", "evil_eye").exhausted


@refuses("evil_eye")
def test_evil_eye_looks_at_the_tracked_alone() -> None:
    """evil_eye: nobody else is doomed."""
    table = hunter("H . z", "evil_eye")

    ending(table)

    assert table.asked is None


@shows("undercover")
def test_undercover_hides() -> None:
    """Undercover: after a turn without an attack the hunter rolls a gray die more; then it has three points."""
    table = hunter("H z", "undercover")
    ending(table)
    table.choose("undercover/hide")
    table.roll("blue r3h2, yellow h2, gray 1, gray 2")
    table.game.turn = None

    bite(table)
    table.settle()
    assert table["H"].damage == 1

    table.take_turn("H")
    assert table.game.turn is not None
    assert table.game.turn.points == 3


@refuses("undercover")
def test_undercover_is_for_the_peaceful() -> None:
    """undercover: whoever has attacked in its turn does not hide."""
    table = hunter("H . z", "undercover", roll="blue r3h2, red h1, brown 0")
    table.attack("H", "z")
    table.settle()

    ending(table)

    assert table.asked is None


@shows("payday")
def test_payday_is_the_nearest_token() -> None:
    """Payday: who fells a master searches the search token that is nearest, however far it is."""
    table = scene(
        "z . H . . . * *",
        heroes=HUNTER,
        monsters=TOUGH,
        cards={"H": ["payday"]},
        search_deck=["curse_doll"],
        roll="blue r3h2, red h2, brown 0",
    )
    table["z"].damage = 3

    table.attack("H", "z")
    table.choose("payday")
    table.settle()

    assert "z" not in table
    assert table.hero("H").card("curse_doll") is not None
    assert [token.id for token in table.game.board.tokens.values() if token.square is None] == ["search1"]


@refuses("payday")
@pytest.mark.parametrize("why", ["minion", "again", "nothing"])
def test_payday_comes_once_a_group(why: str) -> None:
    """payday: a minion brings nothing, nor does the second master of a group, nor a board without search tokens."""
    table = scene(
        "z . H . . . *" if why != "nothing" else "z . H",
        heroes=HUNTER,
        monsters={} if why == "minion" else TOUGH,
        cards={"H": ["payday"]},
        search_deck=["curse_doll"],
        roll="blue r3h2, red h2, brown 0",
    )
    table["z"].damage = 2 if why == "minion" else 3
    if why == "again":
        held(table, "H", "payday").against = ["zombie"]

    table.attack("H", "z")

    assert "z" not in table
    assert not may_react(table, "payday")


@shows("rapid_fire")
def test_rapid_fire_goes_on_to_the_next() -> None:
    """Rapid Fire: when the tracked monster falls the hunter moves, shoots at another one and tracks that."""
    table = hunter("H . z . y", "rapid_fire", tracked="z", roll="blue r3h2, red h2, brown 0")
    table["z"].damage = 3
    table.attack("H", "z")
    table.roll("blue r4h2, red h1, brown 0")
    table.choose("rapid_fire")
    table.choose("stay")
    table.choose(table.names["y"])
    table.settle()

    assert "z" not in table
    assert (table["y"].damage, table["y"].counters) == (3, {"tracking": 1})


@refuses("rapid_fire")
def test_rapid_fire_needs_the_price_of_the_tracked() -> None:
    """rapid_fire: another monster that falls, or one that falls to no bow, gives no second shot."""
    table = hunter("H . z . y", "rapid_fire", tracked="y", roll="blue r3h2, red h2, brown 0")
    table["z"].damage = 3
    table.attack("H", "z")
    assert "z" not in table
    assert not may_react(table, "rapid_fire")
