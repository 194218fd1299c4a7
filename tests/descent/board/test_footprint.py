"""Large figures: where their bases fit and where they can go."""

import pytest

from bot.descent.board import Size, Square, expansions, footprint, large_stops
from tests.descent.ascii import Board, parse_board


def spelled(bases: list[tuple[Square, ...]]) -> list[str]:
    """Each base by its squares."""
    return [" ".join(map(str, base)) for base in bases]


def ends(board: Board, size: str, points: int, **limits: int) -> dict[str, list[str]]:
    """Where D can go, spelled."""
    found = large_stops(board.grid, board.figures["D"], Size.parse(size), points, **limits)
    return {str(square): spelled(bases) for square, bases in found.items()}


def test_a_size_has_one_spelling_and_its_orientations() -> None:
    """A base is written 2x3 and lies both ways, unless it is square."""
    assert str(Size.parse("2x3")) == "2x3"
    assert Size(1, 2).orientations == ((1, 2), (2, 1))
    assert Size(2, 2).orientations == ((2, 2),)
    with pytest.raises(ValueError, match="like 2x3"):
        Size.parse("huge")


def test_a_footprint_lists_its_squares_in_reading_order() -> None:
    """A 2x3 base covers two columns and three rows."""
    assert spelled([footprint(Square.parse("B2"), 2, 3)]) == ["B2 C2 B3 C3 B4 C4"]


def test_big_06_a_base_may_lie_any_way_over_a_square() -> None:
    """BIG-06: any part of the base on the square, in both orientations."""
    grid = parse_board(". . .\n. . .\n. . .").grid
    middle = Square.parse("B2")
    assert spelled(expansions(grid, middle, Size(1, 2))) == ["B1 B2", "A2 B2", "B2 C2", "B2 B3"]
    assert len(expansions(grid, middle, Size(2, 2))) == 4
    assert len(expansions(grid, middle, Size(2, 3))) == 4
    assert expansions(grid, middle, Size(1, 1)) == [(middle,)]


def test_big_02_a_base_needs_free_floor_and_no_wall_inside() -> None:
    """BIG-02: void, obstacles, figures, walls and closed doors leave no room for a base."""
    board = parse_board("# X\n. .|m\n  =\n. . .")
    grid = board.grid
    assert spelled(expansions(grid, Square.parse("B2"), Size(1, 2), board.bits("m"))) == ["A2 B2"]
    assert expansions(grid, Square.parse("B2"), Size(2, 2), 0) == []


def test_big_02_shrink_move_and_expand() -> None:
    """BIG-02: from any square of its base, as a small figure, then over the square where it ended."""
    board = parse_board("D D . .")
    assert ends(board, "1x2", 1) == {
        "B1": ["B1 C1"],
        "C1": ["B1 C1", "C1 D1"],
    }


def test_big_02_a_narrow_gap_is_passed_but_not_stopped_in() -> None:
    """BIG-02: a large figure squeezes through a gap in which it doesn't fit, and can't end there."""
    board = parse_board(
        """
        D D # . .
        D D . . .
        """
    )
    stops = ends(board, "2x2", 3)
    assert "C2" not in stops
    assert stops["E1"] == ["D1 E1 D2 E2"]


def test_big_02_it_turns_by_moving() -> None:
    """BIG-02: entering another square of its old base and expanding anew changes the orientation."""
    board = parse_board("D D\n. X")
    assert ends(board, "1x2", 1) == {"A1": ["A1 A2"], "A2": ["A1 A2"]}
    assert ends(board, "1x2", 0) == {}


def test_big_02_enemies_block_and_allies_leave_no_room() -> None:
    """BIG-02 with MOV-03: it passes allies while shrunk but can't expand over them."""
    board = parse_board("D D a . m .")
    stops = ends(board, "1x2", 4, blocked=board.bits("m"), crossable=board.bits("a"))
    assert stops == {}
    roomy = parse_board("D D a . . m .")
    stops = ends(roomy, "1x2", 4, blocked=roomy.bits("m"), crossable=roomy.bits("a"))
    assert stops == {"D1": ["D1 E1"], "E1": ["D1 E1"]}


def test_big_04_the_shrunk_figure_pays_for_water() -> None:
    """BIG-04: entering water costs 2, also for a large figure; expanding over it costs nothing."""
    board = parse_board("D D ~ .")
    assert "C1" not in ends(board, "1x2", 1)
    assert ends(board, "1x2", 1) == {"B1": ["B1 C1"]}
    assert "D1" in ends(board, "1x2", 3)


def test_big_05_it_walks_over_pits_unless_it_lies_in_one() -> None:
    """BIG-05: a pit holds a large figure only if its whole base lies in it."""
    over = parse_board("D D o .")
    assert "D1" in ends(over, "1x2", 2)
    fallen = parse_board("o o .")
    assert large_stops(fallen.grid, (Square(0, 0), Square(1, 0)), Size(1, 2), 3) == {}


def test_a_small_figure_is_a_base_of_one_square() -> None:
    """A 1x1 figure stops where it goes, and a pit holds it."""
    board = parse_board("D o .")
    assert ends(board, "1x1", 3) == {"B1": ["B1"]}
