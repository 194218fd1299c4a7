"""The Ember Chapel: a crucible full of the coins of the dead, two ways to it, and whose coins they are."""

from functools import cache

import pytest

from bot.descent.state.game import Game
from tests.descent.quests.golden import automatic, fresh, idle, never_fired, play_golden
from tests.descent.quests.staging import (
    assign,
    choose,
    end_round,
    ending,
    foe,
    hurt,
    nobody_about,
    offered,
    open_doors,
    staged,
    turn_at,
    use,
)

QUEST = "ember_chapel"


@cache
def coins_are_saved() -> Game:
    """Three heroes cool the crucible and give the coins back."""
    return play_golden("ember_chapel_won", QUEST, automatic, "won", heroes=3)


@cache
def bell_is_cast() -> Game:
    """Two heroes stand in the porch and listen to the forge, on hard."""
    return play_golden("ember_chapel_lost", QUEST, idle, "lost cast", heroes=2, difficulty="hard")


def hall() -> Game:
    """The nave is empty, and its door stands open."""
    game = staged(QUEST)
    nobody_about(game)
    open_doors(game, "chapel_door")
    return game


def test_the_chapel_is_saved() -> None:
    """Automatic heroes cool the crucible and defeat the Smelter."""
    game = coins_are_saved()

    assert (game.variables["cold"], game.fallen["smelter"]) == (1, 1)


def test_whoever_listens_hears_it_cast() -> None:
    """Nobody hinders the Smelter: with the sixth measure the bell is made."""
    game = bell_is_cast()

    assert (game.variables["poured"], game.round) == (6, 6)


def test_every_event_comes_to_pass() -> None:
    """Between the golden games and what is staged here every event of the quest fires."""
    below = staged(QUEST)
    open_doors(below, "cellar_door", "coal_door")
    assign(below, ringer_found=1, hushed=1)
    front = hall()
    end_round(front, 2)
    hurt(front, "smelter", 40)
    assign(front, cold=1)

    assert never_fired(QUEST, [coins_are_saved(), bell_is_cast(), below, front]) == []


def test_the_coal_door_opens_at_their_backs() -> None:
    """Whoever comes through the cellar takes a heart from each archer; through the nave they are awaited."""
    behind = staged(QUEST)
    nobody_about(behind)
    open_doors(behind, "cellar_door", "coal_door")

    assert foe(behind, "smelter").damage == 1
    assert foe(hall(), "smelter").damage == 0


def test_only_the_ringer_knows_how_it_is_rung() -> None:
    """The bell of the dead can be rung once Anselm has said how; then none of them rises any more."""
    game = staged(QUEST)
    nobody_about(game)
    assert offered(game, "rope") == []
    assign(game, ringer_found=1)
    hero = turn_at(game, "L3")

    use(game, hero, "rope", "ring")
    end_round(game, 2)

    assert game.monsters == {}


def test_hard_bites_at_once() -> None:
    """On hard one more of the dead is in the nave before anybody has come in."""
    dead = {}
    for difficulty in ("normal", "hard"):
        game, _ = fresh({"quest": QUEST, "seed": "a", "heroes": 2, "difficulty": difficulty})
        dead[difficulty] = len(game.monsters)

    assert dead["hard"] == dead["normal"] + 1


@pytest.mark.parametrize(
    ("answer", "reason", "fame", "gold"), [("give_back", "quiet", 1, 0), ("keep", "rich", 0, 45)]
)
def test_whose_coins_they_are(answer: str, reason: str, fame: int, gold: int) -> None:
    """Given back they are worth fame, kept they are worth gold; either way the chapel is saved."""
    game = hall()
    before = (game.fame, game.gold)
    hurt(game, "smelter", 40)
    assign(game, cold=1)

    choose(game, answer)

    assert ending(game) == ("won", reason)
    assert (game.fame - before[0], game.gold - before[1]) == (fame, gold)


@pytest.mark.parametrize(("cold", "poured"), [(0, 1), (1, 0)])
def test_a_cold_crucible_pours_nothing(cold: int, poured: int) -> None:
    """A measure is poured at the end of each round in which the crucible is hot."""
    game = hall()
    assign(game, cold=cold)

    end_round(game, 1)

    assert game.variables["poured"] == poured
