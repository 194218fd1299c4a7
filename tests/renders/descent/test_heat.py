"""The heat map over a board: each square says how much is to be feared there, and a legend what that means."""

from renders.descent import drawings
from renders.descent.heat import DEADLY, GRAVE, SAFE, STEPS, WARY, Heat, ThreatView, colour_for, draw_threat
from renders.descent.view import BoardView, Cell
from renders.descent.viewport import picture_size, viewport_for

FLOOR = {(x, y): Cell() for x in range(4) for y in range(3)}


def view(share: float) -> ThreatView:
    """A room in which one square is to be feared."""
    return ThreatView(BoardView(FLOOR), {(1, 1): Heat(share, "3.0")}, "Hearts", tuple("abcd"))


def test_colours_grow_with_the_share_of_hearts() -> None:
    """Nothing, little, a third and two thirds of what a hero has left each have their own colour."""
    shares = (0.0, 0.1, 0.4, 0.9)

    assert [colour_for(share) for share in shares] == [SAFE, WARY, GRAVE, DEADLY]
    assert len(STEPS) == len(shares)


def test_only_the_named_squares_are_tinted() -> None:
    """A square in reach is tinted more the more is to be feared; its neighbour stays as it was."""
    board = view(0.0).board
    port = viewport_for(board, *picture_size(board))
    safe, deadly = draw_threat(view(0.0)), draw_threat(view(0.9))

    def near_corner(square: tuple[int, int]) -> tuple[int, int]:
        x, y = port.corner(*square)
        return x + port.cell // 8, y + port.cell // 8

    assert safe.getpixel(near_corner((1, 1))) != deadly.getpixel(near_corner((1, 1)))
    assert safe.getpixel(near_corner((2, 1))) == deadly.getpixel(near_corner((2, 1)))
    assert safe.height > port.height, "there is no room for the legend"


def test_pictures_of_different_boards_are_kept_apart() -> None:
    """The key of a picture knows the board within its view."""
    one, other = view(0.5), view(0.5)
    elsewhere = ThreatView(BoardView({**FLOOR, (9, 9): Cell()}), other.heat, other.legend, other.steps)

    assert drawings.threat(one).key == drawings.threat(other).key
    assert hash(drawings.threat(one).key)
    assert drawings.threat(one).key != drawings.threat(elsewhere).key
