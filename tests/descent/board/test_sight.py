"""Line of sight, from corner to corner."""

import pytest

from bot.descent.board import Edge, Square, sees, sees_any, sight_line
from tests.descent.ascii import Board, parse_board


def seen(board: Board, one: str = "H", other: str = "z") -> bool:
    """The two figures see each other past all the others, and both agree."""
    there = sees(board.grid, board[one], board[other], board.all_figures)
    assert sees(board.grid, board[other], board[one], board.all_figures) is there
    return there


@pytest.mark.parametrize(
    ("drawing", "expected", "why"),
    [
        ("H . . z", True, "nothing lies between them"),
        ("H X z", False, "an obstacle fills the corridor"),
        ("H m z", False, "a figure fills the corridor"),
        (". . .\nH m z\n. . .", False, "along the edge of a figure's square is not past it"),
        (". . .\nH X z\n. . .", False, "along the edge of an obstacle is not past it"),
        (". . .\nH m .\n. . z", True, "a line passes below the figure"),
        ("H ~ o ! z", True, "water, pits and hazards don't block sight"),
        ("H|. z", False, "a wall blocks the corridor"),
        ("H:. z", False, "a closed door blocks the corridor"),
        ("H . #\n# . .\n# # z", True, "the diagonal passes the black corners"),
        ("H . .\n# # .\n# # .\n# # z", False, "nobody looks round the corner of a passage"),
        ("H . . .\n. . X .\n. X . .\n. . . z", True, "one exact corner point between two obstacles is free"),
        ("H . . .\n. . m .\n. n . .\n. . . z", True, "one exact corner point between two figures is free"),
    ],
)
def test_att_04_line_of_sight(drawing: str, expected: bool, why: str) -> None:
    """ATT-04: a line from corner to corner must not cross or run along what blocks it."""
    assert seen(parse_board(drawing)) is expected, why


@pytest.mark.parametrize("line", ["- - - - -", "= = = = =", "- - = - -"])
def test_att_04_a_straight_wall_has_no_gaps_at_its_joints(line: str) -> None:
    """ATT-04: nobody looks through a wall or closed door where two of its pieces meet."""
    grid = parse_board(f". . . . .\n. . . . .\n{line}\n. . . . .\n. . . . .").grid
    upper = [Square(x, y) for x in range(5) for y in (0, 1)]
    lower = [Square(x, y) for x in range(5) for y in (2, 3)]
    assert not [f"{a} {b}" for a in upper for b in lower if sees(grid, a, b)]


def test_att_04_an_open_door_is_looked_through() -> None:
    """ATT-04: the gap of an open door lets sight through, the wall beside it does not."""
    grid = parse_board(". . .\n-   -\n. . .").grid
    assert sees(grid, Square.parse("B1"), Square.parse("B2"))
    assert sees(grid, Square.parse("A1"), Square.parse("C2"))


def test_att_04_neighbours_behind_a_wall_may_look_past_its_end() -> None:
    """ATT-04: a wall between two neighbours blocks, but a line past its free end is a line of sight."""
    free_end = parse_board(". . .\nH|z .")
    closed = parse_board(".|. .\nH|z .")
    assert not free_end.grid.adjacent(free_end["H"], free_end["z"])
    assert seen(free_end)
    assert not seen(closed)


def test_att_04_adjacent_squares_see_each_other() -> None:
    """Adjacent squares see each other whatever stands around them, and nobody is hidden from itself."""
    board = parse_board("H X\nX z")
    assert seen(board)
    assert sees(board.grid, board["H"], board["H"], board.all_figures)


def test_att_04_rooms_that_touch_at_a_point_do_not_see_each_other() -> None:
    """Two rooms that share only a corner point are apart."""
    board = parse_board("H . # #\n. . # #\n# # . .\n# # . z")
    pairs = [(a, b) for a in board.grid.terrain for b in board.grid.terrain if a.x < 2 <= b.x]
    assert len(pairs) == 16
    assert not [pair for pair in pairs if sees(board.grid, *pair)]


def test_nobody_sees_a_place_with_no_square() -> None:
    """What is not on the board is not seen, and no line can be drawn to it."""
    board = parse_board("H # .")
    assert not sees(board.grid, board["H"], Square.parse("B1"))
    with pytest.raises(ValueError, match="no square Z9"):
        sight_line(board.grid, board["H"], Square.parse("Z9"))


def test_att_09_reach_needs_sight_at_two_squares() -> None:
    """ATT-09: the obstacle is walked round in two squares, but there is no line of sight past it."""
    board = parse_board(". . .\nH X z\n. . .")
    assert board.grid.distance(board["H"], board["z"]) == 2
    assert not seen(board)


def test_mov_07_a_pit_is_seen_from_adjacent_squares_only() -> None:
    """MOV-07: sight from and to a pit square exists only between adjacent squares; over it, it is free."""
    grid = parse_board(". o o .").grid
    a, b, c, d = (Square(x, 0) for x in range(4))
    assert sees(grid, a, b)
    assert sees(grid, b, c)
    assert sees(grid, a, d)
    assert not sees(grid, a, c)
    assert not sees(grid, b, d)
    assert sight_line(grid, a, c).blocker == c


def test_big_01_sight_from_any_to_any_square_nearest_first() -> None:
    """BIG-01: a large figure sees from any of its squares; the nearest pair that does is told."""
    board = parse_board(
        """
        D D . . X
        D D . m z
        # # . . .
        """
    )
    pair = sees_any(board.grid, board.figures["D"], board.figures["z"], board.all_figures)
    assert pair is not None
    assert list(map(str, pair)) == ["B1", "E2"]
    assert not sees(board.grid, Square.parse("B2"), board["z"], board.all_figures)


def test_big_01_the_own_squares_of_a_large_figure_do_not_block() -> None:
    """BIG-01: neither the attacker's nor the target's other squares are in the way."""
    board = parse_board("D D . z z")
    pair = sees_any(board.grid, board.figures["D"], board.figures["z"], board.all_figures)
    assert pair == (Square.parse("B1"), Square.parse("D1"))
    blocked = parse_board("D D X z z")
    assert sees_any(blocked.grid, blocked.figures["D"], blocked.figures["z"]) is None


def test_big_01_it_looks_over_its_own_square() -> None:
    """BIG-01: with its front square in a pit, it sees from the rear one, over its own front."""
    grid = parse_board(". o . .").grid
    rear, pit, target = Square.parse("A1"), Square.parse("B1"), Square.parse("D1")
    assert sees_any(grid, (rear, pit), (target,), grid.bits((rear, pit, target))) == (rear, target)


def test_the_picture_shows_a_clear_line() -> None:
    """The shortest clear line is drawn, here through the exact corner between two obstacles."""
    board = parse_board("H . . .\n. . X .\n. X . .\n. . . z")
    line = sight_line(board.grid, board["H"], board["z"])
    assert line == (True, (1, 1), (3, 3), None)


def test_the_picture_shows_what_blocks() -> None:
    """A blocked line names the figure, obstacle, wall or outer border that it hits."""
    figure = parse_board("H . m z")
    line = sight_line(figure.grid, figure["H"], figure["z"], figure.all_figures)
    assert (line.clear, line.blocker) == (False, figure["m"])
    wall = parse_board("H . .|z")
    assert sight_line(wall.grid, wall["H"], wall["z"]).blocker == Edge.parse("C1|D1")
    joint = parse_board(". H\n- -\n. z")
    assert sight_line(joint.grid, joint["H"], joint["z"]).blocker in joint.grid.walls
    border = parse_board("H # z\n. . .")
    assert sight_line(border.grid, border["H"], border["z"]).blocker in (
        Edge.parse("A1|B1"),
        Edge.parse("B1|B2"),
        Edge.parse("B1|C1"),
    )


@pytest.mark.parametrize("drawing", ["H #\nX z", "H X\nX z", "H m\n-\n. z", "H z", "H\nz"])
def test_the_picture_of_neighbours_is_a_clear_line(drawing: str) -> None:
    """Adjacent squares always have a clear line to draw, however little room is left between them."""
    board = parse_board(drawing)
    line = sight_line(board.grid, board["H"], board["z"], board.all_figures)
    assert line.clear
    assert line.start != line.end
