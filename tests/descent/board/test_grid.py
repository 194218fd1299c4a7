"""The board: which squares are adjacent and how far apart they are."""

import pytest

from bot.descent.board import Edge, Grid, Square, Terrain
from tests.descent.ascii import parse_board


def test_a_drawing_becomes_a_board() -> None:
    """Terrain, walls, doors, figures and tokens stand where they are drawn."""
    board = parse_board(
        """
        # . ~|D D
          - =
        # o ! D D
        # X % , *
        # . . ? h
        """
    )
    grid = board.grid
    assert (grid.width, grid.height) == (5, 4)
    assert Square.parse("A1") not in grid.terrain
    kinds = [grid.terrain[Square.parse(text)] for text in ("B1", "C1", "B2", "C2", "B3", "C3", "D3")]
    assert kinds == ["plain", "water", "pit", "hazard", "obstacle", "lava", "mud"]
    assert grid.walls == {Edge.parse("C1|D1"), Edge.parse("B1|B2")}
    assert grid.doors == {Edge.parse("C1|C2")}
    assert list(map(str, board.figures["D"])) == ["D1", "E1", "D2", "E2"]
    assert str(board["h"]) == "E4"
    assert board.tokens == {Square.parse("E3"): "*", Square.parse("D4"): "?"}
    assert board.all_figures == board.bits("Dh")


def test_sets_of_squares_read_back_in_reading_order() -> None:
    """Bits and squares are two spellings of one set; a square beside the board is in none."""
    grid = parse_board(". . .\n. . .").grid
    mixed = [Square(2, 1), Square(0, 0), Square(1, 1), Square(2, 0)]
    assert list(map(str, grid.squares(grid.bits(mixed)))) == ["A1", "C1", "B2", "C2"]
    assert grid.bits(mixed) == sum(grid.bit(square) for square in mixed)
    assert grid.squares(0) == []
    assert grid.bit(Square(40, 40)) == grid.bit(Square(-1, 0)) == 0


def test_a_board_does_not_start_left_of_column_a() -> None:
    """A square with no name can't be part of a board."""
    with pytest.raises(ValueError, match="column A"):
        Grid({Square(-1, 0): Terrain.PLAIN})


def test_an_empty_board_is_a_board() -> None:
    """A board with no square has no size, and nothing is near anything."""
    grid = Grid({})
    assert (grid.width, grid.height, grid.neighbours(Square(0, 0))) == (0, 0, ())


def test_a_square_in_the_open_has_eight_neighbours() -> None:
    """Edge and corner neighbours are adjacent, in row order; a square is not adjacent to itself."""
    grid = parse_board(". . .\n. . .\n. . .").grid
    middle = Square.parse("B2")
    assert " ".join(map(str, grid.neighbours(middle))) == "A1 B1 C1 A2 C2 A3 B3 C3"
    assert not grid.adjacent(middle, middle)
    assert not grid.adjacent(Square.parse("A1"), Square.parse("C1"))


@pytest.mark.parametrize("drawing", ["a|b", "a:b", "a\n-\nb", "a\n=\nb"])
def test_mov_04_a_wall_or_closed_door_separates_neighbours(drawing: str) -> None:
    """MOV-04: squares with a wall or closed door on their common edge are not adjacent."""
    board = parse_board(drawing)
    assert not board.grid.adjacent(board["a"], board["b"])


@pytest.mark.parametrize(
    ("drawing", "expected"),
    [
        ("a .\n. b", True),
        ("a #\n. b", True),  # the black edge of a tile at the corner
        ("a X\nX b", True),  # between two obstacles that touch
        ("a #\n# b", False),  # two rooms that only touch at a point
        ("a|.\n. b", True),  # past the end of one wall
        ("a|.\n-\n. b", False),  # both ways begin with a wall
        ("a .\n-\n.|b", True),  # both walls stand on the same way round
        ("a|.\n.|b", False),  # a straight wall with no gap at its joint
        ("a .\n- -\n. b", False),
        ("a .\n  -\n.|b", False),  # both ways end with a wall
        ("a|#\n. b", True),
        ("a:.\n=\n. b", False),
    ],
)
def test_mov_04_diagonal_neighbours_need_one_open_way_round(drawing: str, expected: bool) -> None:
    """MOV-04: a diagonal step is possible if one of the two ways round the corner is open."""
    board = parse_board(drawing)
    assert board.grid.adjacent(board["a"], board["b"]) is expected
    assert board.grid.adjacent(board["b"], board["a"]) is expected


def test_an_obstacle_is_adjacent_like_any_square() -> None:
    """An obstacle can't be entered, but it is adjacent to what lies next to it."""
    board = parse_board("a X .")
    assert board.grid.adjacent(board["a"], Square.parse("B1"))


def test_att_03_distance_counts_squares_and_ignores_figures_and_costs() -> None:
    """ATT-03: the attacker's square is not counted and the defender's is; water and figures don't matter."""
    board = parse_board("a ~ m o b")
    assert board.grid.distance(board["a"], board["b"]) == 4
    assert board.grid.distance(board["a"], board["a"]) == 0


def test_att_03_distance_walks_round_walls_doors_and_obstacles() -> None:
    """ATT-03: what can't be walked through is walked round when squares are counted."""
    board = parse_board(
        """
        a|X b
          -
        .:. .
        . . .
        """
    )
    grid = board.grid
    assert grid.distance(board["a"], board["b"]) == 4
    assert grid.distance(board["a"], Square.parse("B1")) is None


def test_att_03_no_way_is_no_distance() -> None:
    """Squares that can't be walked to have no distance, and a large figure counts from its nearest square."""
    board = parse_board("D D . a|b")
    grid = board.grid
    assert grid.distance(board["a"], board["b"]) is None
    assert grid.distances(*board.figures["D"])[board["a"]] == 2
