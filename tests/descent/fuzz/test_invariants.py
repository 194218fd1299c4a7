"""The invariants themselves: each finds the fault it is there for."""

from collections.abc import Callable

import pytest

from bot.descent.board import Square
from bot.descent.rules.harm import LoseMorale
from bot.descent.rules.steps import push
from bot.descent.state.game import Game
from tests.descent.fuzz.invariants import check_invariants
from tests.descent.scene import Scene, scene

DRAWING = """
X H G . ?
. z . . .
"""


def fresh() -> Scene:
    return scene(DRAWING)


def stand_together(game: Game) -> None:
    first, second = game.heroes.values()
    second.squares = first.squares


def leave_the_board(game: Game) -> None:
    next(iter(game.heroes.values())).squares = (Square(30, 30),)


def stand_in_an_obstacle(game: Game) -> None:
    next(iter(game.heroes.values())).squares = (Square(0, 0),)


def survive_anything(game: Game) -> None:
    next(iter(game.monsters.values())).damage = 99


def be_exhausted(game: Game) -> None:
    next(iter(game.heroes.values())).fatigue = 99


def grow_hands(game: Game) -> None:
    for hero in game.heroes.values():
        hero.cards = [
            held.model_copy(update={"id": f"{held.id}#{n}", "equipped": True})
            for held in hero.cards
            for n in range(3)
        ]


def overspend(game: Game) -> None:
    assert game.turn is not None
    game.turn.points = -1


def be_stunned_twice(game: Game) -> None:
    next(iter(game.heroes.values())).conditions = ["stunned", "stunned"]


def lie_poisoned(game: Game) -> None:
    hero = next(iter(game.heroes.values()))
    hero.knocked_out, hero.conditions = True, ["poisoned"]


def carry_what_lies_there(game: Game) -> None:
    next(iter(game.heroes.values())).carried.append("objective1")


def leave_steps_behind(game: Game) -> None:
    push(game, LoseMorale())


FAULTS = [
    stand_together,
    leave_the_board,
    stand_in_an_obstacle,
    survive_anything,
    be_exhausted,
    grow_hands,
    overspend,
    be_stunned_twice,
    lie_poisoned,
    carry_what_lies_there,
    leave_steps_behind,
]


def test_a_sound_game_passes() -> None:
    """The scene the faults are made in has none itself."""
    check_invariants(fresh().game)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.__name__)
def test_each_fault_is_found(fault: Callable[[Game], None]) -> None:
    """A game that was tampered with does not pass."""
    game = fresh().game
    fault(game)

    with pytest.raises(AssertionError):
        check_invariants(game)
