"""Whole games: they end, nobody is refused, and the same seed gives the same game."""

import pytest

from bot.descent.autopilot import Limits, next_command, play_out
from bot.descent.bench.dungeon import random_game
from bot.descent.quest.setup import start_quest
from bot.descent.rules.play import perform
from bot.descent.rules.rolling import Chance
from bot.descent.simulate.parties import party
from bot.descent.state.game import Game
from tests.descent.fuzz.invariants import check_invariants

pytestmark = pytest.mark.usefixtures("stated_decks")

QUEST = "ember_chapel"


def new_game(number: int, heroes: int) -> Game:
    """A game of the chapel with the party of this number."""
    return start_quest(QUEST, party(number, heroes), seed=f"game {number}")[0]


@pytest.mark.parametrize("heroes", [2, 3, 4])
@pytest.mark.parametrize("number", [0, 5])
def test_a_quest_is_played_to_its_end(number: int, heroes: int) -> None:
    """Automatic heroes bring the chapel to an end, with no refused command and no endless round."""
    report = play_out(new_game(number, heroes))

    assert report.crashed is None
    assert not report.endless
    assert 1 <= report.rounds <= 12


def test_an_easy_quest_is_won() -> None:
    """Four heroes who play decently win the chapel nearly always: not to win once in two games is a bad sign."""
    reports = [play_out(new_game(number, 4)) for number in range(2)]

    assert [report.outcome for report in reports].count("won") >= 1


def test_the_same_seed_gives_the_same_report() -> None:
    """Nothing but the game's own dice is left to chance."""
    assert play_out(new_game(3, 3)) == play_out(new_game(3, 3))


def test_a_game_that_does_not_end_is_broken_off() -> None:
    """After the last allowed round the report says that there was no end."""
    report = play_out(new_game(0, 2), max_rounds=1)

    assert report.endless
    assert report.rounds == 2


def test_an_error_is_reported_with_what_it_was() -> None:
    """A crash does not end a simulation: it is a line in the report."""
    game = new_game(0, 2)
    next(iter(game.heroes.values())).sheet = "nobody"

    assert play_out(game).crashed == "KeyError: 'nobody'"


@pytest.mark.parametrize("seed", [3, 11, 26, 40])
def test_wild_dungeons_are_played_too(seed: int) -> None:
    """On any board, with any cards, every decision is legal, changes nothing, and comes out the same twice."""
    game = random_game(seed)
    for number in range(60):
        before = game.model_dump_json()
        command = next_command(game)
        assert game.model_dump_json() == before, "deciding changed the game"
        if command is None:
            break
        if number % 10 == 0:
            assert next_command(Game.model_validate_json(before)) == command, "decided otherwise the second time"
        perform(game, command)
        check_invariants(game)


def test_nobody_knows_the_dice_to_come() -> None:
    """With another secret seed an automatic hero decides the same: it sees no more than a player."""
    game = new_game(1, 4)
    for _ in range(25):
        command = next_command(game)
        if command is None:
            break
        other = Game.model_validate_json(game.model_dump_json())
        other.chance = Chance(seed="quite another")
        assert next_command(other) == command
        perform(game, command)


def test_only_the_heroes_of_absent_players_are_played() -> None:
    """A hero whose player is there waits for that player."""
    game = new_game(0, 2)
    first, second = game.heroes

    command = next_command(game, heroes_allowed=[second])
    assert command is not None
    assert command.hero == second
    perform(game, command)
    assert next_command(game, heroes_allowed=[first]) is None


def test_a_game_played_with_limits_keeps_them() -> None:
    """Where feats are not allowed, no hero has used one when the game is over."""
    game = new_game(2, 3)

    play_out(game, limits=Limits(feat=False))

    assert not any(hero.feat_used for hero in game.heroes.values())
