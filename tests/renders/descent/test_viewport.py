"""What a picture shows, and that it can be read on a telephone."""

import pytest

from renders import theme
from renders.descent import look
from renders.descent.base import Lie, base_for
from renders.descent.board import column_name, door_lines, draw_board, standing_on
from renders.descent.figures import body_of, letter_size
from renders.descent.view import BoardView, Box, Cell, DoorView, FigureView
from renders.descent.viewport import focus_on, picture_size, viewport_for
from tests.renders.descent import board_samples, samples


@pytest.mark.parametrize("name", ["dungeon_focus", "dungeon", "meadow", "small_hall"])
def test_a_picture_keeps_to_its_size(name: str) -> None:
    """No picture is larger than asked, and all are opaque."""
    picture = draw_board(getattr(samples, name)())
    assert picture.width <= 1280
    assert picture.height <= 960
    assert picture.mode == "RGB"


@pytest.mark.parametrize("name", ["dungeon_focus", "meadow", "small_hall"])
def test_labels_can_be_read_on_a_telephone(name: str) -> None:
    """At 400 pixels wide, labels and coordinates are at least 8 pixels high, and a square at least 22."""
    port = viewport_for(getattr(samples, name)(), 1280, 960)
    shrunk = theme.PHONE_WIDTH / port.width
    assert letter_size(round(port.cell * look.LABEL)) * shrunk >= 8
    assert port.cell * 0.44 * shrunk >= 8
    assert port.cell * shrunk >= 22


def test_party_names_can_be_read_on_a_telephone() -> None:
    """At 400 pixels wide, the numbers of the party are at least 9 pixels high."""
    port = viewport_for(samples.dungeon_focus(), 1280, 960)
    assert port.panel_size[1] * 0.29 * theme.PHONE_WIDTH / port.width >= 9


def test_small_boards_are_drawn_large() -> None:
    """A small hall gets the largest squares there are, and the party two rows."""
    port = viewport_for(samples.small_hall(), 1280, 960)
    assert port.cell == look.LARGEST_SQUARE
    assert port.party_columns == 2


def test_the_full_map_is_cropped_to_what_is_known() -> None:
    """Without a focus, the window is exactly the revealed squares."""
    view = samples.dungeon()
    assert viewport_for(view, 1280, 960).window == Box(1, 1, 24, 18)


def test_the_focus_wastes_nothing_on_the_unknown() -> None:
    """A focus at the border of the board is moved inwards and keeps its size."""
    revealed = [(x, y) for x in range(30) for y in range(30)]
    assert focus_on([(0, 0)], revealed) == Box(0, 0, 13, 9)
    assert focus_on([(29, 15)], revealed) == Box(16, 10, 29, 19)


def test_a_tiny_board_still_has_room_for_the_party() -> None:
    """A single square is shown with some of the unknown round it."""
    view = BoardView({(5, 5): Cell()}, party=samples.PARTY)
    assert draw_board(view).width >= theme.SMALLEST_PICTURE - 2 * look.LARGEST_SQUARE


def test_a_huge_board_still_fits() -> None:
    """Sixty by sixty squares fit the picture."""
    cells = {(x, y): Cell() for x in range(60) for y in range(60) if (x + y) % 7}
    port = viewport_for(BoardView(cells), 1280, 960)
    assert port.width <= 1280
    assert port.height <= 960


@pytest.mark.parametrize(("number", "name"), [(0, "A"), (2, "C"), (25, "Z"), (26, "AA"), (27, "AB"), (51, "AZ")])
def test_columns_are_named_as_players_say_them(number: int, name: str) -> None:
    """Columns are A to Z, then AA."""
    assert column_name(number) == name


def test_doors_side_by_side_are_one_door() -> None:
    """Two closed doors on one wall are drawn as one wide door; an open one beside them is its own."""
    doors = (DoorView((3, 1), (3, 2)), DoorView((2, 1), (2, 2)), DoorView((4, 1), (4, 2), "open"))
    assert door_lines(doors) == [(((2, 1), (2, 2)), 2, "closed"), (((4, 1), (4, 2)), 1, "open")]


def test_a_large_monster_is_one_piece() -> None:
    """A dragon on six squares is one token of two by three."""
    squares = tuple((x, y) for x in (4, 5) for y in (7, 8, 9))
    body = body_of(FigureView("d", "master", squares, "spiked-dragon-head", 9, 9))
    assert (body.columns, body.rows) == (2, 3)


@pytest.mark.parametrize("shade", ["indoors", "outdoors", "mixed", "stone", "wood", "grass", "earth"])
def test_every_theme_can_be_drawn_alone(shade: str) -> None:
    """A board of one theme with every terrain on it is drawn."""
    terrains = ["plain", "water", "lava", "mud", "pit", "hazard", "obstacle"]
    cells = {(x, 0): Cell(terrain, shade) for x, terrain in enumerate(terrains)}
    colours = draw_board(BoardView(cells), width=320, height=240).getcolors(100_000)
    assert colours is not None
    assert len(colours) > 100


@pytest.mark.parametrize("width", [180, 240, 320, 480, 640])
def test_every_size_can_be_drawn(width: int) -> None:
    """The same board fits a stamp and a screen, with all that lies on it."""
    picture = draw_board(samples.dungeon_focus(), width=width, height=width)
    assert picture.width <= max(width, 260)


def test_a_very_large_map_gets_a_larger_picture() -> None:
    """A map of 60 x 45 squares is drawn larger than usual, a part of it is not."""
    whole, part = board_samples.huge(), board_samples.huge_focus()
    assert picture_size(whole) == (look.LARGE_WIDTH, look.LARGE_HEIGHT)
    assert picture_size(part) == (theme.PICTURE_WIDTH, theme.PICTURE_HEIGHT)
    assert viewport_for(whole, *picture_size(whole)).cell >= 28


def test_names_are_left_out_before_they_touch() -> None:
    """Where squares are small only every fifth column and row is named; in the focus view all are."""
    whole, part = board_samples.huge(), board_samples.huge_focus()
    assert viewport_for(whole, *picture_size(whole)).name_step == 5
    assert viewport_for(part, *picture_size(part)).name_step == 1


def test_figures_on_an_overview_are_pins() -> None:
    """On a map of tiny squares a figure is larger than its square and stays centred on it."""
    view = board_samples.huge()
    port = viewport_for(view, *picture_size(view))
    assert port.is_overview
    for standing in standing_on(port, view):
        middle = port.middle(standing.view.squares[0])
        assert standing.cell > port.cell
        assert abs((standing.left + standing.right) / 2 - middle[0]) <= 1
        assert abs((standing.top + standing.bottom) / 2 - middle[1]) <= 1


def test_the_window_grows_with_a_party_that_spread_out() -> None:
    """Asked to grow, the focus holds all squares, up to the largest overview."""
    revealed = [(x, y) for x in range(60) for y in range(45)]
    near, far = ((3, 3), (22, 15)), ((0, 0), (59, 44))
    window = focus_on(near, revealed, grow=True)
    assert all(window.holds(square) for square in near)
    assert focus_on(near, revealed).columns == look.FOCUS_COLUMNS
    assert focus_on(far, revealed, grow=True).columns == look.OVERVIEW_COLUMNS


def test_only_what_is_near_makes_a_base_anew() -> None:
    """A wall or a ledge far outside the window leaves its base as it was; one inside does not."""
    cells = {(x, y): Cell() for x in range(40) for y in range(8)}
    window, land = Box(0, 0, 7, 7), Lie(cells)
    kept = base_for(window, 20, land)
    far = Lie(cells, walls=frozenset({((30, 1), (31, 1))}), ledges=frozenset({((35, 1), (35, 2))}))
    near = Lie(cells, ledges=frozenset({((3, 1), (3, 2))}))
    assert base_for(window, 20, far) is kept
    assert base_for(window, 20, near) is not kept
