"""What tiles depict is drawn where it is seen, and stands in nobody's way."""

from bot.descent.board import Placement, Square, Terrain, assemble
from bot.descent.content.library import library
from bot.descent.views.pictures.board import board_view
from bot.descent.views.pictures.props import lying_on, props_of_tiles, seen
from renders.descent.props import PROPS
from renders.descent.view import PropView
from tests.descent.views.games import started


def test_props_lie_on_plain_squares_of_tiles_there_are() -> None:
    """Each is something that can be drawn, on squares of its tile where nothing else is, none upon another."""
    tiles = library().tiles
    for tile, props in props_of_tiles().items():
        terrain, taken = tiles[tile].terrain(), set[Square]()
        for prop in props:
            assert prop.prop in PROPS, (tile, prop)
            squares = set(prop.squares())
            assert {terrain.get(square) for square in squares} == {Terrain.PLAIN}, (tile, prop)
            assert not squares & taken, (tile, prop)
            taken |= squares


def test_nothing_that_can_be_drawn_is_forgotten() -> None:
    """Every thing stands on some tile; and most sides show what they depict."""
    used = {prop.prop for props in props_of_tiles().values() for prop in props}

    assert used == PROPS.keys()
    assert len(props_of_tiles()) > 50
    assert {"altar", "pews"} <= {prop.prop for prop in props_of_tiles()["06b"]}


def test_props_are_turned_with_their_tile() -> None:
    """However a tile lies, its things lie on squares of it, as long and as wide as ever."""
    for turn in (0, 90, 180, 270):
        for tile, props in props_of_tiles().items():
            placement = Placement(tile=tile, at=Square(3, 2), turn=turn)
            board = assemble((placement,), library().tiles)
            for prop, (squares, view) in zip(props, lying_on((placement,)), strict=True):
                assert {board.terrain[square] for square in squares} == {Terrain.PLAIN}, (tile, prop, turn)
                size = (view.columns, view.rows) if turn in (0, 180) else (view.rows, view.columns)
                assert size == prop.size, (tile, prop, turn)


def test_the_altar_of_a_turned_chapel() -> None:
    """Turned by a quarter, what stood at the right end stands at the lower end, and looks along."""
    chapel = Placement(tile="06b", at=Square(0, 0), turn=90)

    altar = next(view for _, view in lying_on((chapel,)) if view.kind == "altar")

    assert altar == PropView("altar", (1, 5), 2, 1, 90)


def test_nobody_sees_props_of_what_is_not_revealed() -> None:
    """A thing is drawn once all its squares are in view; a board in play shows those of its tiles."""
    chapel = (Placement(tile="06b", at=Square(0, 0)),)
    nave = {Square(x, y) for x in range(5) for y in range(4)}

    assert {view.kind for view in seen(chapel, nave)} == {"pews"}
    campaign = started()
    view = board_view(campaign, "fr", full=True)
    assert view.props
    assert all(prop.square in view.cells for prop in view.props)
