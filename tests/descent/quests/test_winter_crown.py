"""The Winter Crown: three hearths, the Baron bound to them, and what becomes of his crown."""

from functools import cache

import pytest

from bot.descent.state.game import Game
from tests.descent.quests.golden import automatic, choosing, idle, never_fired, play_golden
from tests.descent.quests.staging import (
    assign,
    choose,
    end_round,
    ending,
    fell_a_hero,
    foe,
    hurt,
    nobody_about,
    offered,
    open_doors,
    options,
    staged,
    turn_at,
    use,
)

QUEST = "winter_crown"
BARON = "baron_zachareth"


@cache
def crown_is_broken() -> Game:
    """Two heroes keep Tobin close, and come for the Baron."""
    return play_golden("winter_crown_won", QUEST, choosing("keep_close", automatic), "won", heroes=2)


@cache
def crown_is_bound() -> Game:
    """Two heroes stand in the hall, and watch."""
    return play_golden("winter_crown_lost", QUEST, idle, "lost", heroes=2)


def begun(heroes: int = 3, tobin: str = "keep_close", **kept: int) -> Game:
    """The party stands on the stair, nobody else is about, and Tobin knows what to do."""
    game = staged(QUEST, heroes, **kept)
    if game.question is not None:
        choose(game, tobin)
    nobody_about(game)
    return game


def enthroned(heroes: int = 3, greeting: str = "steel", **kept: int) -> Game:
    """The throne room stands open, and the Baron has been answered."""
    game = begun(heroes, **kept)
    open_doors(game, "throne_door")
    choose(game, greeting)
    return game


def test_the_baron_falls() -> None:
    """Automatic heroes rekindle hearths and defeat the Baron."""
    game = crown_is_broken()

    assert game.outcome == "won"
    assert game.fallen[BARON] == 1
    assert game.campaign_variables["embers_saved"] == game.variables["lit"]


def test_whoever_waits_sees_him_crowned() -> None:
    """Heroes who do nothing lose."""
    assert crown_is_bound().outcome == "lost"


def test_every_event_comes_to_pass() -> None:
    """Between the golden games and what is staged here every event of the quest fires."""
    fought = enthroned()
    open_doors(fought, "kitchen_door", "names_door", "grief_door")
    end_round(fought, 1)
    assign(fought, bread_lit=1, names_lit=1, grief_lit=1)
    end_round(fought, 2)
    fell_a_hero(fought)
    hurt(fought, BARON, 3)
    found, lost, late = (begun(tobin="send_ahead") for _ in range(3))
    assign(found, bread_lit=1, grief_lit=1)
    end_round(lost, 7)
    end_round(late, 8)
    end_round(late, 10)
    games = [crown_is_broken(), crown_is_bound(), fought, found, lost, late]

    assert never_fired(QUEST, games) == []


@pytest.mark.parametrize(
    ("hearth", "rule"), [("bread_lit", "hunger"), ("grief_lit", "sworn_dead"), ("names_lit", None)]
)
def test_each_hearth_takes_something_from_him(hearth: str, rule: str | None) -> None:
    """A hearth that burns ends its rule, or his command, and costs him a heart for each hero."""
    game = enthroned()

    assign(game, **{hearth: 1})

    assert foe(game, BARON).damage == 3
    assert rule is None or rule not in game.rules_in_force
    cards = game.orders[BARON].cards if BARON in game.orders else []
    assert bool(cards) is (hearth == "names_lit")


def test_what_burned_before_counts() -> None:
    """A hearth that was lit before the throne room was opened costs him as much."""
    game = begun()
    assign(game, bread_lit=1)

    open_doors(game, "throne_door")

    assert foe(game, BARON).damage == 3


def test_three_hearths_crack_the_crown() -> None:
    """With all three the crown cracks, and from then on it costs him hearts in each round."""
    game = enthroned(heroes=4)
    assign(game, bread_lit=1, names_lit=1, grief_lit=1)
    before = foe(game, BARON).damage

    end_round(game, 3)

    assert game.campaign_variables["crown_cracked"] == 1
    assert foe(game, BARON).damage == before + 2


def test_warmth_can_be_given() -> None:
    """A hero beside a hearth lights it without a test, for two hearts."""
    game = begun()
    open_doors(game, "kitchen_door")
    nobody_about(game)
    hero = turn_at(game, "G14")

    use(game, hero, "bread_hearth", "bread_give")

    assert game.variables["bread_lit"] == 1
    assert offered(game, "bread_hearth") == []
    assert "hunger" not in game.rules_in_force


@pytest.mark.parametrize(("saved", "sparks"), [(0, 0), (2, 0), (3, 1), (6, 2)])
def test_saved_embers_come_along(saved: int, sparks: int) -> None:
    """For every three embers the campaign has saved, one hearth can be lit without a test."""
    game = begun(embers_saved=saved)
    open_doors(game, "kitchen_door")

    assert game.variables["sparks"] == sparks
    assert ("bread_spark" in offered(game, "bread_hearth")) is bool(sparks)


@pytest.mark.parametrize(("hearths", "lives"), [(2, 1), (1, 0)])
def test_tobin_must_be_fetched(hearths: int, lives: int) -> None:
    """Sent ahead, Tobin comes back only if two hearths burn by the end of round 7."""
    game = begun(tobin="send_ahead")
    assign(game, **dict.fromkeys(["bread_lit", "grief_lit"][:hearths], 1))

    end_round(game, 7)

    assert game.campaign_variables["tobin_lives"] == lives


def test_the_oath_is_quoted() -> None:
    """Whoever has read the oath to its end hurts him with it."""
    assert foe(enthroned(4, "quote_oath", oath_read=1), BARON).damage == 4


@pytest.mark.parametrize(
    ("kept", "answers"),
    [
        ({}, ["smash_crown", "bury_crown"]),
        ({"garrick_owes": 1}, ["smash_crown", "garricks_hammer", "bury_crown"]),
        ({"eliza_doubts": 1}, ["smash_crown", "bury_crown", "give_crown"]),
    ],
)
def test_a_whole_crown_is_a_question(kept: dict[str, int], answers: list[str]) -> None:
    """Whoever is quicker than the hearths must decide; old friends offer more."""
    game = enthroned(**kept)

    hurt(game, BARON, 60)

    assert options(game) == answers


@pytest.mark.parametrize(
    ("answer", "reason", "cracked"),
    [("garricks_hammer", "smashed", 1), ("bury_crown", "buried", 0), ("give_crown", "given_away", 0)],
)
def test_what_becomes_of_the_crown(answer: str, reason: str, cracked: int) -> None:
    """Each answer wins, and the campaign remembers whether the crown is broken."""
    game = enthroned(garrick_owes=1, eliza_doubts=1)
    hurt(game, BARON, 60)

    choose(game, answer)

    assert ending(game) == ("won", reason)
    assert game.campaign_variables["crown_cracked"] == cracked


@pytest.mark.parametrize(
    ("number", "lit", "outcome"), [(9, 0, None), (10, 0, "lost"), (10, 1, None), (11, 1, "lost")]
)
def test_each_hearth_gains_a_round(number: int, lit: int, outcome: str | None) -> None:
    """On normal the crown settles at the end of round 10, and a round later for each hearth that burns."""
    game = begun()
    assign(game, bread_lit=lit)

    end_round(game, number)

    assert game.outcome == outcome
