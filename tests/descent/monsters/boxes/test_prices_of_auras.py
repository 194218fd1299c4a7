"""Walking past monsters that hurt whoever comes close: the price of a move says so beforehand."""

import pytest

from bot.descent.commands import Move
from tests.descent.scene import Scene, scene


def priced(table: Scene, square: str) -> tuple[int, int]:
    """Hearts and fatigue that a hero's way to this square is said to cost."""
    (choice,) = [
        choice
        for choice in table.legal("H", "move")
        if isinstance(choice.command, Move) and str(choice.command.to) == square
    ]
    return choice.price.hearts, choice.price.fatigue


@pytest.mark.parametrize(("square", "fatigue"), [("B1", 0), ("C1", 1), ("D1", 2)])
def test_each_square_entered_beside_an_ice_wyrm_is_in_the_price(square: str, fatigue: int) -> None:
    """Freezing: a fatigue for every square next to the wyrm, told before and suffered after."""
    table = scene(
        """
        H . . .
        # # # w w w
        # # # w w w
        """,
        monsters={"w": "ice_wyrm master"},
    )
    said = priced(table, square)

    table.move("H", square)

    assert said == (0, fatigue)
    assert table.hero("H").fatigue == fatigue


def test_a_way_round_a_swarm_is_taken() -> None:
    """Hive defence: where two ways lead to a square, the hero takes the one that does not hurt."""
    table = scene(
        """
        H . . .
        . # b #
        . # # #
        """,
        monsters={"b": "broodwalker master"},
    )

    hurts = priced(table, "C1")
    free = priced(table, "A3")

    assert hurts[0] >= 2
    assert free == (0, 0)
