"""What a picture shows, and that it can be read on a telephone."""

from dataclasses import replace

import pytest

from renders import theme
from renders.descent import look
from renders.descent.base import Lie, base_for
from renders.descent.board import ASIDE, column_name, door_lines, draw_board, padlock_spot, standing_on
from renders.descent.figures import body_of
from renders.descent.figures import letter_size as label_size
from renders.descent.legend import letter_size, rows_of
from renders.descent.scenery import padlock
from renders.descent.view import BoardView, Box, Cell, DoorView, FigureView, LegendView, Square, TokenView
from renders.descent.viewport import focus_on, picture_size, viewport_for, window_round
from renders.descent.wear import worn
from tests.renders.descent import board_samples, samples
from tests.renders.descent.phone import overlaps


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
    assert label_size(round(port.cell * look.LABEL)) * shrunk >= 8
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


def window(needed: list[Square], wished: list[Square], columns: int = 60, rows: int = 45) -> Box:
    """The window on a hall of so many squares."""
    hall = [(x, y) for x in range(columns) for y in range(rows)]
    largest = look.OVERVIEW_COLUMNS, look.OVERVIEW_ROWS
    return window_round(needed, wished, hall, comfortable=look.COMFORTABLE, largest=largest)


def test_the_window_holds_what_is_needed() -> None:
    """All that is needed is shown with a square around it, however far apart, up to the largest overview."""
    assert all(window([(3, 3), (22, 15)], []).holds(square) for square in ((2, 2), (23, 16)))
    assert window([(0, 0), (59, 44)], []).columns == look.OVERVIEW_COLUMNS


def test_the_window_is_no_larger_than_it_must_be() -> None:
    """A party that stands together gets large squares, though the map is large."""
    together = window([(30, 20), (31, 21)], [])
    assert (together.columns, together.rows) == look.WINDOWS[0]
    assert window([(0, 0)], []) == Box(0, 0, look.WINDOWS[0][0] - 1, look.WINDOWS[0][1] - 1)


def test_the_window_takes_in_what_is_near_and_leaves_out_what_is_far() -> None:
    """A door nearby is shown, and one that would make all squares small is not; needed, it would be."""
    near, far = (36, 20), (55, 20)
    shown = window([(30, 20)], [near, far])
    assert shown.holds(near)
    assert not shown.holds(far)
    assert window([(30, 20), far], []).columns == look.OVERVIEW_COLUMNS


def test_what_is_wished_for_first_comes_first() -> None:
    """Of two doors that don't fit together the first is shown."""
    one, other = (18, 20), (42, 20)
    assert window([(30, 20)], [one, other]).holds(one)
    assert not window([(30, 20)], [one, other]).holds(other)
    assert window([(30, 20)], [other, one]).holds(other)


def test_windows_have_few_sizes() -> None:
    """A window has one of the known sizes, or that of the whole board where it is smaller."""
    for far in range(1, 25):
        shown = window([(20, 20), (20 + far, 20 + far // 2)], [])
        assert (shown.columns, shown.rows) in look.WINDOWS
    assert window([(2, 2)], [], columns=6, rows=5) == Box(0, 0, 5, 4)


def test_a_close_up_is_closer() -> None:
    """Looked at closely, squares have at least forty pixels on a phone; whatever is looked at is whole."""
    hall = {(x, y): Cell() for x in range(30) for y in range(20)}
    close = focus_on([(15, 10)], hall, closely=True)
    assert (close.columns, close.rows) == look.CLOSE_UP
    port = viewport_for(BoardView(hall, party=samples.PARTY, focus=close), 1280, 960)
    assert port.cell * theme.PHONE_WIDTH / port.width >= 40
    assert focus_on([(3, 3), (14, 12)], hall, closely=True) == Box(2, 2, 15, 13)


def test_only_what_is_near_makes_a_base_anew() -> None:
    """A wall or a ledge far outside the window leaves its base as it was; one inside does not."""
    cells = {(x, y): Cell() for x in range(40) for y in range(8)}
    window, land = Box(0, 0, 7, 7), Lie(cells)
    kept = base_for(window, 20, land)
    far = Lie(cells, walls=frozenset({((30, 1), (31, 1))}), ledges=frozenset({((35, 1), (35, 2))}))
    near = Lie(cells, ledges=frozenset({((3, 1), (3, 2))}))
    assert base_for(window, 20, far) is kept
    assert base_for(window, 20, near) is not kept


# What lies on the board --------------------------------------------------------------------------------------


def test_the_tick_leaves_the_face_free() -> None:
    """The tick of a figure that has acted lies in its lower right corner, and its middle is as it was."""
    figure = FigureView("g", "minion", ((4, 3),), "goblin-head", 2, 2, label="G2", activated=True)
    view = BoardView({(x, y): Cell() for x in range(8) for y in range(6)}, figures=(figure,))
    port = viewport_for(view, 1280, 960)
    (standing,) = standing_on(port, view)
    (tick,) = [thing for thing in worn(standing) if thing.what == "tick"]
    left, top, _, _ = tick.box
    assert left > standing.left + 0.6 * port.cell
    assert top > standing.top + 0.25 * port.cell
    assert not any(thing.what == "tick" for thing in worn(replace(standing, view=replace(figure, activated=False))))


def test_a_tick_counts_as_one_of_the_badges() -> None:
    """Conditions give way to the tick and are counted where they find no room; none lies upon it."""
    figure = FigureView(
        "g", "hero", ((4, 3),), "rogue", 2, 2, "blue", conditions=tuple(look.CONDITIONS)[:5], activated=True
    )
    view = BoardView({(x, y): Cell() for x in range(8) for y in range(6)}, figures=(figure,))
    (standing,) = standing_on(viewport_for(view, 1280, 960), view)
    things = worn(standing)
    assert overlaps([(thing.what, thing.box) for thing in things]) == []
    more = sum(int(thing.what.split()[0]) for thing in things if thing.what.endswith("more"))
    assert more + sum(thing.what.startswith("condition") for thing in things) == 5


def test_a_cost_is_not_written_over_a_token() -> None:
    """Where a token lies the middle of its square shows the token, with or without a cost; the corner shows it."""
    cells = {(x, y): Cell() for x in range(8) for y in range(6)}
    token = TokenView((3, 3), "objective_red")
    bare = BoardView(cells, tokens=(token,), reach={(3, 3): 0})
    port = viewport_for(bare, 1280, 960)
    plain, priced = (draw_board(replace(bare, reach={(3, 3): cost}), port=port) for cost in (0, 4))
    x, y = port.corner(3, 3)
    third = port.cell // 3
    middle = (x + third, y + third, x + port.cell // 2 + 4, y + port.cell // 2 + 4)
    assert plain.crop(middle).tobytes() == priced.crop(middle).tobytes()
    assert (
        plain.crop((x, y, x + port.cell, y + port.cell)).tobytes()
        != priced.crop((x, y, x + port.cell, y + port.cell)).tobytes()
    )


@pytest.mark.parametrize(
    ("taken", "spot"),
    [
        (set(), (4.0, 2.5)),
        ({(4, 2)}, (4.0 - ASIDE, 2.5)),
        ({(3, 2)}, (4.0 + ASIDE, 2.5)),
        ({(3, 2), (4, 2)}, (4.0, 2.5)),
    ],
)
def test_a_padlock_gives_way_to_figures(taken: set[Square], spot: tuple[float, float]) -> None:
    """It hangs on its door, or beside it where somebody stands on the other side of it."""
    (line,) = door_lines((DoorView((3, 2), (4, 2), "locked"),))
    assert padlock_spot(line, taken) == spot


def test_a_padlock_and_a_label_do_not_meet() -> None:
    """The label of a figure before a locked door lies clear of the padlock, above and at the left."""
    cells = {(x, y): Cell() for x in range(10) for y in range(6)}
    figure = FigureView("g", "minion", ((4, 3),), "goblin-head", 2, 2, label="G2")
    for door in (DoorView((4, 2), (4, 3), "locked"), DoorView((3, 3), (4, 3), "locked")):
        view = BoardView(cells, doors=(door,), figures=(figure,))
        port = viewport_for(view, 1280, 960)
        x, y = port.corner(*padlock_spot(door_lines(view.doors)[0], {(4, 3)}))
        half = padlock(port.cell).width // 2
        (standing,) = standing_on(port, view)
        (label,) = [thing for thing in worn(standing) if thing.what == "label"]
        assert overlaps([("padlock", (x - half, y - half, x + half, y + half)), ("label", label.box)]) == []


# The legend --------------------------------------------------------------------------------------------------

LEGEND = (LegendView("search", "the woodpile, the dresser"), LegendView("villager", "Tobin"))


def test_the_legend_has_a_place_of_its_own() -> None:
    """Lines that say which token is what make the picture higher, and lie between board and party."""
    cells = {(x, y): Cell() for x in range(10) for y in range(6)}
    bare = BoardView(cells, party=samples.PARTY)
    named = replace(bare, legend=LEGEND)
    port, without = viewport_for(named, 1280, 960), viewport_for(bare, 1280, 960)
    assert port.legend == 1
    assert port.height == without.height + port.legend_height
    below = (0, port.band + port.board_size[1], port.width, port.band + port.board_size[1] + port.legend_height)
    drawn = draw_board(named).crop(below).getcolors(100_000)
    assert drawn is not None
    assert len(drawn) > 20


def test_the_legend_can_be_read_on_a_telephone() -> None:
    """Its letters have at least nine pixels on a phone, however wide the picture is."""
    for width in (640, 1000, 1280):
        assert letter_size(width) * theme.PHONE_WIDTH / width >= 9


def test_a_long_legend_takes_two_lines_and_no_more() -> None:
    """What does not fit on one line goes on on the next; what fits on neither is left out."""
    many = tuple(LegendView("search", f"something rather long, number {number}") for number in range(9))
    assert len(rows_of(LEGEND)) == 1
    assert len(rows_of(many)) == 2
    assert 2 <= sum(len(row) for row in rows_of(many)) < 9


def test_a_thumbnail_has_no_legend() -> None:
    """Nobody could read it there."""
    cells = {(x, y): Cell() for x in range(10) for y in range(6)}
    assert viewport_for(BoardView(cells, legend=LEGEND), 300, 300).legend == 0
