"""Where a figure can go, what it costs, and on which path."""

import pytest

from bot.descent.board import Square, reach
from tests.descent.ascii import Board, parse_board


def stops(board: Board, points: int, **limits: int) -> str:
    """The squares where H may stop."""
    return " ".join(map(str, reach(board.grid, board["H"], points, **limits).stops))


def test_mov_01_each_square_costs_one_also_diagonally() -> None:
    """MOV-01: entering an adjacent square costs 1 movement point, in all eight directions."""
    board = parse_board("H . . .\n. . . .\n. . . .")
    reached = reach(board.grid, board["H"], 2)
    assert stops(board, 2) == "B1 C1 A2 B2 C2 A3 B3 C3"
    assert reached.cost(Square.parse("C3")) == 2
    assert reached.cost(Square.parse("D1")) is None
    assert reached.cost(board["H"]) == 0


def test_mov_01_without_points_nobody_moves() -> None:
    """A figure with no movement points stays where it is."""
    board = parse_board("H .")
    assert stops(board, 0) == ""
    assert stops(board, -1) == ""


def test_mov_03_enemies_block_and_allies_are_crossed() -> None:
    """MOV-03: an enemy's square can't be entered; an ally's can be crossed but not stopped on."""
    board = parse_board("m H a .")
    limits = {"blocked": board.bits("m"), "crossable": board.bits("a")}
    assert stops(board, 2, **limits) == "D1"
    reached = reach(board.grid, board["H"], 2, **limits)
    assert reached.cost(board["a"]) == 1
    assert reached.costs() == {Square.parse("D1"): 2}
    assert list(map(str, reached.path(Square.parse("D1")))) == ["C1", "D1"]


def test_mov_04_walls_and_closed_doors_block_but_corners_do_not() -> None:
    """MOV-04: a wall or closed door can't be crossed, the black corner of a tile is stepped past."""
    board = parse_board(
        """
        . # .
        H|. .
        =
        . . .
        """
    )
    assert stops(board, 1) == "A1"
    board = parse_board("H #\n. .")
    assert stops(board, 1) == "A2 B2"


def test_mov_06_water_and_mud_cost_two() -> None:
    """MOV-06: entering water costs 2 movement points, leaving it costs nothing more; mud is the same."""
    board = parse_board("H ~ . , .")
    reached = reach(board.grid, board["H"], 6)
    assert [reached.cost(Square(x, 0)) for x in range(5)] == [0, 2, 3, 5, 6]
    assert stops(board, 1) == ""
    assert stops(board, 2, slow=0) == "B1 C1"


def test_mov_06_a_dry_way_round_is_taken_if_it_is_cheaper() -> None:
    """MOV-06: the cost of a square is that of the cheapest way to it."""
    board = parse_board("H ~ ~ .\n. . . .")
    reached = reach(board.grid, board["H"], 3)
    assert reached.cost(Square.parse("D1")) == 3
    assert list(map(str, reached.path(Square.parse("D1")))) == ["B2", "C2", "D1"]


def test_mov_07_nobody_walks_out_of_a_pit() -> None:
    """MOV-07: a pit can be entered, but movement points don't lead out of it again."""
    board = parse_board("H o .")
    assert stops(board, 5) == "B1"
    assert stops(board, 5, pits=0) == "B1 C1"
    assert reach(board.grid, Square.parse("B1"), 5).stops == []


def test_mov_09_obstacles_are_never_entered() -> None:
    """MOV-09: an obstacle blocks movement, but two that touch leave room for a diagonal step."""
    board = parse_board("H X\nX .")
    assert stops(board, 3) == "B2"


def test_two_starts_cost_nothing_each() -> None:
    """A large figure starts from whichever of its squares is nearest."""
    board = parse_board("D D . .")
    reached = reach(board.grid, board.figures["D"], 1)
    assert list(map(str, reached.stops)) == ["C1"]


def test_a_path_goes_straight() -> None:
    """Of several cheapest paths the one with the fewest diagonal steps is taken."""
    board = parse_board(". . . . .\nH . . . .\n. . . . .")
    reached = reach(board.grid, board["H"], 4)
    assert list(map(str, reached.path(Square.parse("E2")))) == ["B2", "C2", "D2", "E2"]
    assert reached.path(board["H"]) == []


def test_a_path_keeps_off_what_is_to_be_avoided() -> None:
    """Of several cheapest paths the one with the fewest squares to avoid is taken, diagonal or not."""
    board = parse_board(". . . . .\nH ! . ! .\n. . . . .")
    avoid = board.grid.bits([Square.parse("B2"), Square.parse("D2")])
    path = reach(board.grid, board["H"], 4).path(Square.parse("E2"), avoid)
    assert len(path) == 4
    assert not avoid & board.grid.bits(path)


def test_there_is_no_path_to_a_square_out_of_reach() -> None:
    """Asking for a path that does not exist is a mistake and named as one."""
    board = parse_board("H . .")
    with pytest.raises(ValueError, match="C1 is out of reach"):
        reach(board.grid, board["H"], 1).path(Square.parse("C1"))
