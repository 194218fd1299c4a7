"""The Burning Granary: three bays, the riders who set them alight, and the water that puts them out."""

from functools import cache

import pytest

from bot.descent.board import Square
from bot.descent.rules.stats import health
from bot.descent.state.game import Game
from tests.descent.quests.golden import after, automatic, choosing, idle, never_fired, play_golden
from tests.descent.quests.staging import (
    assign,
    choose,
    end_round,
    ending,
    happen,
    hurt,
    nobody_about,
    offered,
    staged,
    turn_at,
    use,
)

QUEST = "burning_granary"
BAYS = [("door", "threshing_floor", "F12"), ("rye", "rye", "K12"), ("seed", "seed_corn", "G13")]
"""Each bay: what its variable begins with, its token, and a square beside that."""


@cache
def bread_is_saved() -> Game:
    """Two heroes fill the buckets first and hold the barn."""
    return play_golden("burning_granary_won", QUEST, choosing("fill_buckets"), "won", heroes=2)


@cache
def it_burns() -> Game:
    """Three heroes fight for a round, and then watch."""
    return play_golden("burning_granary_lost", QUEST, after(1, automatic, idle), "lost ashes", heroes=3)


def farm(heroes: int = 3, **kept: int) -> Game:
    """The yard before anybody has come, and past the first choice."""
    game = staged(QUEST, heroes, **kept)
    choose(game, "send_home")
    nobody_about(game)
    return game


def test_the_granary_is_held() -> None:
    """Automatic heroes save the grain."""
    game = bread_is_saved()

    assert game.outcome == "won"
    assert game.variables["grain"] > 0


def test_whoever_only_watches_loses_the_grain() -> None:
    """Nobody fights, nobody fetches water: the last measure burns."""
    game = it_burns()

    assert ending(game) == ("lost", "ashes")
    assert game.variables["grain"] <= 0


def test_every_event_comes_to_pass() -> None:
    """Between the golden games and what is staged here every event of the quest fires."""
    quick, slow = farm(), farm()
    end_round(quick, 3)
    hurt(quick, "grain_reeve", 30)
    nobody_about(quick)
    assign(quick, door_burns=0, rye_burns=0, seed_burns=0)
    happen(quick, {"do": "set", "variable": "grain", "to": 9})
    end_round(quick, 5)
    end_round(slow, 8)
    invaded = farm()
    for number, (_, _, square) in enumerate(BAYS):
        happen(invaded, {"do": "spawn", "monster": ["zombie", "goblin_archer", "barghest"][number], "near": square})
    end_round(invaded, 5)
    games = [bread_is_saved(), it_burns(), quick, slow, invaded]

    assert never_fired(QUEST, games) == []


@pytest.mark.parametrize(("name", "token", "square"), BAYS)
def test_a_foe_in_a_bay_sets_it_alight(name: str, token: str, square: str) -> None:
    """Whoever stands in a bay at the end of a round lights it; the fire eats from the next round on."""
    game = farm()
    happen(game, {"do": "spawn", "monster": "zombie", "near": square, "minions": {3: 1}, "masters": {3: 0}})
    grain = game.variables["grain"]

    end_round(game, 1)

    assert game.variables[f"{name}_burns"] == 1
    assert game.variables["grain"] == grain


@pytest.mark.parametrize(("name", "token", "square"), BAYS)
def test_a_bucket_puts_a_fire_out(name: str, token: str, square: str) -> None:
    """Water needs no test; without any only the hard way is left."""
    game = farm()
    hero = turn_at(game, square)
    assign(game, **{f"{name}_burns": 1})
    assert f"douse_{name}" in offered(game, token)

    use(game, hero, token, f"douse_{name}")

    assert game.variables["fires"] == game.variables["water"] == 0


def test_the_pond_fills_two_buckets() -> None:
    """Each trip to the pond is worth two buckets, until there are four."""
    game = farm()
    hero = turn_at(game, "L8")
    use(game, hero, "pond", "fill")
    use(game, hero, "pond", "fill")

    assert game.variables["water"] == 5
    assert "fill" not in offered(game, "pond")


def test_every_fire_costs_grain() -> None:
    """Two burning bays eat two measures in a round."""
    game = farm()
    assign(game, door_burns=1, rye_burns=1)
    grain = game.variables["grain"]

    end_round(game, 1)

    assert game.variables["grain"] == grain - 2


@pytest.mark.parametrize(("heroes", "hearts"), [(2, 7), (3, 8), (4, 9)])
def test_the_reeve_grows_with_the_party(heroes: int, hearts: int) -> None:
    """MON-07: the Grain Reeve has one heart more than a master of his kind, and one for each hero."""
    game = farm(heroes)

    end_round(game, 3)

    assert [health(game, one) for one in game.monsters.values() if one.name == "grain_reeve"] == [hearts]


@pytest.mark.parametrize(("burns", "outcome"), [(0, "won"), (1, None)])
def test_a_dead_reeve_ends_it_once_nothing_burns(burns: int, outcome: str | None) -> None:
    """Without their reeve the riders leave, but a burning barn is no victory."""
    game = farm(embers_saved=1)
    end_round(game, 3)
    hurt(game, "grain_reeve", 30)
    nobody_about(game)
    assign(game, door_burns=burns, rye_burns=0, seed_burns=0)

    end_round(game, 5)

    assert game.outcome == outcome
    assert game.campaign_variables["embers_saved"] == 2


@pytest.mark.parametrize(("difficulty", "outcome"), [("normal", "won"), ("hard", None)])
def test_snow_comes_in_the_end(difficulty: str, outcome: str | None) -> None:
    """What is left when it snows is saved: at the end of round 8, on hard a round later."""
    game = farm()
    game.difficulty = "hard" if difficulty == "hard" else "normal"

    end_round(game, 8)

    assert game.outcome == outcome


@pytest.mark.parametrize(
    ("kept", "variable", "more"),
    [({"garrick_owes": 1}, "grain", 1), ({"eliza_doubts": 1}, "water", 3)],
)
def test_friends_help(kept: dict[str, int], variable: str, more: int) -> None:
    """Garrick saves a measure of grain; a doubting Eliza has the buckets filled."""
    assert farm(**kept).variables[variable] == farm().variables[variable] + more


@pytest.mark.parametrize(("lives", "water"), [(1, 2), (0, 1)])
def test_tobin_carries_water(lives: int, water: int) -> None:
    """A living Tobin brings a bucket at the start of round 2."""
    game = farm(tobin_lives=lives)

    end_round(game, 1)

    assert game.variables["water"] == water


def test_the_fields_open_behind_the_barn() -> None:
    """At the end of round 4 the dead come through the back door."""
    game = farm()

    end_round(game, 4)

    assert Square.parse("G16") in game.grid.terrain
    assert "zombie" in game.orders
