"""The Gates of Rimetower: two gates, two winches, and who is still loyal to them."""

from functools import cache

import pytest

from bot.descent.state.game import Game
from tests.descent.quests.golden import choosing, idle, never_fired, play_golden
from tests.descent.quests.staging import (
    assign,
    choose,
    end_round,
    ending,
    fell_a_hero,
    foe,
    happen,
    hurt,
    nobody_about,
    offered,
    open_doors,
    staged,
    turn_at,
    use,
    waiting,
)

QUEST = "rimetower_gate"
ALRIC = "sir_alric_farrow"
ELIZA = "lady_eliza_farrow"


@cache
def inside() -> Game:
    """Two heroes come along under the bridge, and go up the steps."""
    return play_golden("rimetower_gate_won", QUEST, choosing("under_the_bridge"), "won inside", heroes=2)


@cache
def shut_out() -> Game:
    """Two heroes stay on the causeway until the second horn, or until the hounds are done."""
    return play_golden("rimetower_gate_lost", QUEST, idle, "lost", heroes=2)


def in_the_yard(heroes: int = 3, wounds: dict[str, int] | None = None, **kept: int) -> Game:
    """The outer gate is open; only whoever commands the yard is about."""
    game = staged(QUEST, heroes, wounds, **kept)
    choose(game, "openly")
    nobody_about(game)
    open_doors(game, "outer_gate")
    return game


def commanders(game: Game) -> set[str]:
    """Which of the Farrows are here."""
    return {monster.monster for monster in game.monsters.values()} & {ALRIC, ELIZA}


def test_the_party_gets_in() -> None:
    """Automatic heroes open both gates and climb the steps."""
    assert ending(inside()) == ("won", "inside")


def test_whoever_waits_stays_outside() -> None:
    """Heroes who do nothing lose."""
    assert shut_out().outcome == "lost"


def test_every_event_comes_to_pass() -> None:
    """Between the golden games and what is staged here every event of the quest fires."""
    fought, angry, late = in_the_yard(), in_the_yard(alric_shamed=1), staged(QUEST)
    open_doors(fought, "guardroom_door", "gallery_door")
    happen(fought, {"do": "fire", "event": "ember_saved"})
    hurt(fought, ALRIC, 8)
    choose(fought, "fight_on")
    hurt(fought, ALRIC, 30)
    assign(fought, west_up=1)
    end_round(fought, 1)
    assign(fought, east_up=1)
    assign(fought, west_up=1)
    hurt(angry, ELIZA, 7)
    fell_a_hero(angry)
    choose(late, "openly")
    assign(late, heaves=3)
    end_round(late, 9)
    end_round(late, 11)
    games = [inside(), shut_out(), fought, angry, late]

    assert never_fired(QUEST, games) == []


@pytest.mark.parametrize(
    ("shamed", "doubts", "here"), [(0, 0, {ALRIC}), (0, 1, {ALRIC}), (1, 0, {ELIZA}), (1, 1, set())]
)
def test_the_campaign_decides_who_commands(shamed: int, doubts: int, here: set[str]) -> None:
    """Sir Alric holds the yard unless he was shamed; then his sister does, unless she doubts."""
    assert commanders(in_the_yard(alric_shamed=shamed, eliza_doubts=doubts)) == here


def test_he_comes_with_his_wounds() -> None:
    """What Sir Alric suffered at his muster he still has."""
    assert foe(in_the_yard(wounds={ALRIC: 3}), ALRIC).damage == 3


def test_he_waits_to_be_challenged() -> None:
    """Sir Alric stands still until somebody hurts him or touches a winch."""
    game = in_the_yard()
    before = waiting(game, ALRIC)

    assign(game, west_up=1)

    assert before
    assert not waiting(game, ALRIC)


def test_both_winches_open_the_inner_gate() -> None:
    """Turned in the same round, the winches lift the gate."""
    game = in_the_yard()

    assign(game, west_up=1)
    assign(game, east_up=1)

    assert game.board.doors["inner_gate"].open


@pytest.mark.parametrize(("wedged", "up"), [(0, 0), (1, 1)])
def test_a_winch_slips_unless_wedged(wedged: int, up: int) -> None:
    """At the end of the round a winch runs down again, unless it was wedged."""
    game = in_the_yard()
    assign(game, west_wedged=wedged, west_up=1)

    end_round(game, 1)

    assert game.variables["west_up"] == up


def test_a_winch_can_be_turned_again() -> None:
    """Turning needs no test, and is offered again once the winch has slipped."""
    game = in_the_yard()
    nobody_about(game)
    open_doors(game, "guardroom_door")
    nobody_about(game)
    hero = turn_at(game, "N11")

    use(game, hero, "west_winch", "turn_west")
    turned = offered(game, "west_winch")
    assign(game, west_up=0)

    assert turned == ["wedge_west"]
    assert offered(game, "west_winch") == ["turn_west", "wedge_west"]


def test_eliza_turns_a_winch() -> None:
    """If she doubts, the east winch is pinned already."""
    game = in_the_yard(eliza_doubts=1)

    assign(game, west_up=1)

    assert game.board.doors["inner_gate"].open


@pytest.mark.parametrize(("owes", "offers"), [(0, False), (1, True)])
def test_garrick_made_the_gate(owes: int, offers: bool) -> None:
    """Whoever freed the smith opens the outer gate with his pin."""
    game = staged(QUEST, garrick_owes=owes)
    choose(game, "openly")

    assert ("garricks_key" in offered(game, "outer_gate")) is offers


def test_sir_alric_may_go_home() -> None:
    """Hurt enough, he may be let go, and is shamed for good."""
    game = in_the_yard()
    hurt(game, ALRIC, 8)

    choose(game, "let_him_pass")

    assert commanders(game) == set()
    assert game.campaign_variables["alric_shamed"] == 1


@pytest.mark.parametrize(("number", "outcome"), [(10, None), (11, "lost")])
def test_the_second_horn_is_punctual(number: int, outcome: str | None) -> None:
    """On normal the bars come down at the end of round 11."""
    game = in_the_yard()

    end_round(game, number)

    assert game.outcome == outcome
