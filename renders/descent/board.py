"""The board as a picture: base, doors, tokens, overlays, figures, coordinates and the party."""

from collections.abc import Iterator, Set

from PIL import Image, ImageDraw

from renders import theme
from renders.cache import SPRITES
from renders.descent import look
from renders.descent.base import Lie, base_for
from renders.descent.figures import body_of, pill
from renders.descent.legend import draw_legend
from renders.descent.overlays import draw_mark, draw_sight, draw_target, draw_trail
from renders.descent.party import draw_party
from renders.descent.scenery import door, padlock
from renders.descent.tokens import board_token
from renders.descent.view import BoardView, Box, DoorState, DoorView, Edge, FigureView, Square, TokenView
from renders.descent.viewport import Viewport, bounds, picture_size, viewport_for
from renders.descent.wear import PlacedFigure, Side, draw_token, draw_wear
from renders.descent.zones import draw_area, draw_range, draw_reach
from renders.fonts import FEATURES, text

DoorLine = tuple[Edge, int, DoorState]
ASIDE = 0.36
"""How far from its door a padlock hangs where somebody stands before it, in squares."""
PIN = 1.4
"""How much larger than its square a figure is on a map whose squares are tiny."""
PERCHED = 0.56
"""How much of a square a familiar takes that shares it with others."""


def draw_board(
    view: BoardView,
    *,
    width: int | None = None,
    height: int | None = None,
    port: Viewport | None = None,
) -> Image.Image:
    """The board no larger than this, its squares as large as they can be; or exactly through a viewport.

    Without a size it is as large as what it shows calls for.
    """
    usual = picture_size(view)
    port = port or viewport_for(view, width or usual[0], height or usual[1])
    picture = Image.new("RGB", (port.width, port.height), theme.VOID)
    _draw_base(picture, port, view)
    lines = door_lines(view.doors)
    for line in lines:
        _draw_door(picture, port, line)
    for token in view.tokens:
        _draw_board_token(picture, port, token)
    draw_reach(picture, port, view.reach, {token.square for token in view.tokens})
    draw_range(picture, port, view.range)
    draw_area(picture, port, view.area)
    if view.trail:
        draw_trail(picture, port, view.trail)
    _draw_figures(picture, port, view)
    for line in lines:
        _draw_padlock(picture, port, line, {square for figure in view.figures for square in figure.squares})
    for square, words in view.marks.items():
        draw_mark(picture, port, square, words)
    _draw_coordinates(picture, port)
    if port.legend:
        draw_legend(picture, view.legend, port.band + port.board_size[1])
    draw_party(picture, port, view.party)
    return picture


def _draw_base(picture: Image.Image, port: Viewport, view: BoardView) -> None:
    base = base_for(
        port.window, port.cell, Lie(view.cells, view.walls, view.fog_edges, view.elevation, view.look, view.props)
    )
    rim = port.rim / port.cell
    piece = base.cut(port.window.left - rim, port.window.top - rim, port.board_size)
    picture.paste(piece, (port.band, port.band))


# --------------------------------------------------------------------------------------------- doors


def door_lines(doors: tuple[DoorView, ...]) -> list[DoorLine]:
    """Doors that stand side by side in one state, as one door: its first edge, its width, its state."""
    places = {_place(d): d for d in doors}
    lines: list[DoorLine] = []
    for upright, x, y in sorted(places):
        first = places[upright, x, y]
        step = (0, 1) if upright else (1, 0)
        before = places.get((upright, x - step[0], y - step[1]))
        if before and before.state == first.state:
            continue
        squares = 1
        while (after := places.get((upright, x + squares * step[0], y + squares * step[1]))) and (
            after.state == first.state
        ):
            squares += 1
        lines.append(((first.a, first.b), squares, first.state))
    return lines


def _place(d: DoorView) -> tuple[bool, int, int]:
    """Whether the door's edge runs up and down, and where the edge begins."""
    return d.a[1] == d.b[1], max(d.a[0], d.b[0]), max(d.a[1], d.b[1])


def _draw_door(picture: Image.Image, port: Viewport, line: DoorLine) -> None:
    (a, b), squares, state = line
    if port.shows([a, b]):
        sprite = door(squares, state, a[1] == b[1], port.cell)
        _paste_on(picture, sprite, port.corner(*_door_middle(line)))


def _door_middle(line: DoorLine) -> tuple[float, float]:
    (a, b), squares, _ = line
    x, y = float(max(a[0], b[0])), float(max(a[1], b[1]))
    return (x, y + squares / 2) if a[1] == b[1] else (x + squares / 2, y)


def _paste_on(picture: Image.Image, sprite: Image.Image, middle: tuple[int, int]) -> None:
    picture.paste(sprite, (middle[0] - sprite.width // 2, middle[1] - sprite.height // 2), sprite)


def _draw_padlock(picture: Image.Image, port: Viewport, line: DoorLine, taken: Set[Square]) -> None:
    """The padlock of a locked door, on the side where nobody stands."""
    (a, b), _, state = line
    if state == "locked" and port.shows([a, b]):
        x, y = padlock_spot(line, taken)
        _paste_on(picture, padlock(port.cell), port.corner(x, y))


def padlock_spot(line: DoorLine, taken: Set[Square]) -> tuple[float, float]:
    """Where a padlock hangs: in the middle of its door, or off it, away from whoever stands before it."""
    (a, b), squares, _ = line
    upright, (column, row) = a[1] == b[1], (max(a[0], b[0]), max(a[1], b[1]))
    after = {(column, row + step) if upright else (column + step, row) for step in range(squares)}
    before = {(x - 1, y) if upright else (x, y - 1) for x, y in after}
    away = ASIDE * (bool(before & taken) - bool(after & taken))
    x, y = _door_middle(line)
    return (x + away, y) if upright else (x, y + away)


# ---------------------------------------------------------------------------------- tokens and figures


def _draw_board_token(picture: Image.Image, port: Viewport, token: TokenView) -> None:
    if not port.shows([token.square]):
        return
    sprite = board_token(token.kind, port.cell)
    x, y = port.corner(*token.square)
    picture.paste(sprite, (x, y), sprite)
    if token.label:
        tag = pill(token.label, round(port.cell * look.LABEL * 0.9))
        picture.paste(tag, (x + (port.cell - tag.width) // 2, y + port.cell - tag.height), tag)


def standing_on(port: Viewport, view: BoardView) -> list[PlacedFigure]:
    """The figures in the window in the order they are drawn: the fallen first, then from the back to the front."""
    order = sorted(view.figures, key=lambda f: (f.perched, not f.knocked_out, min(y for _, y in f.squares)))
    taken = {square for figure in order for square in figure.squares if not figure.perched}
    return [_standing(port, view, figure, taken) for figure in order if port.shows(figure.squares)]


def _standing(port: Viewport, view: BoardView, figure: FigureView, taken: Set[Square]) -> PlacedFigure:
    box = bounds(figure.squares)
    left, top = port.corner(box.left, box.top)
    over = tuple(token.kind for token in view.tokens if token.square in figure.squares)
    body = body_of(figure)
    if figure.perched:
        cell = round(port.cell * PERCHED)
        return PlacedFigure(figure, body, left + port.cell - cell, top, cell)
    if port.is_overview and body.columns == body.rows == 1:  # a pin rather than a token
        cell = round(port.cell * PIN)
        spare = (cell - port.cell) // 2
        return PlacedFigure(figure, body, left - spare, top - spare, cell, over)
    return PlacedFigure(figure, body, left, top, port.cell, over, _crowded(box, taken))


def _crowded(box: Box, taken: Set[Square]) -> frozenset[Side]:
    """The sides on which somebody stands next to a figure; corners count for both sides."""
    sides: set[Side] = set()
    for y in range(box.top - 1, box.bottom + 2):
        if (box.left - 1, y) in taken:
            sides.add("left")
        if (box.right + 1, y) in taken:
            sides.add("right")
    if any((x, box.top - 1) in taken for x in range(box.left - 1, box.right + 2)):
        sides.add("above")
    return frozenset(sides)


def _draw_figures(picture: Image.Image, port: Viewport, view: BoardView) -> None:
    """Bodies first, then lines and brackets, then what must stay readable: health, badges, labels."""
    standing = standing_on(port, view)
    for figure in standing:
        draw_token(picture, figure)
    for sight in view.sight:
        draw_sight(picture, port, sight)
    for box in _target_boxes(view):
        draw_target(picture, port, box)
    for figure in standing:
        draw_wear(picture, figure)


def _target_boxes(view: BoardView) -> Iterator[Box]:
    """Each target once: the whole figure if one stands there, else the square."""
    seen: set[Box] = set()
    for square in view.targets:
        box = bounds(_squares_with(view, square))
        if box not in seen:
            seen.add(box)
            yield box


def _squares_with(view: BoardView, square: Square) -> tuple[Square, ...]:
    for figure in view.figures:
        if square in figure.squares:
            return figure.squares
    return (square,)


# --------------------------------------------------------------------------------------- coordinates


def column_name(number: int) -> str:
    """A, B … Z, AA: the columns as players name them."""
    name, rest = "", number + 1
    while rest > 0:
        rest, letter = divmod(rest - 1, 26)
        name = chr(ord("A") + letter) + name
    return name


def _draw_coordinates(picture: Image.Image, port: Viewport) -> None:
    """Letters above, numbers at the left, on a dark band that hides what reaches beyond the board."""
    band, height = port.band, port.board_size[1]
    picture.paste(theme.VOID, (0, 0, picture.width, band))
    picture.paste(theme.VOID, (0, 0, band, band + height))
    if port.party_height or port.legend:
        picture.paste(theme.VOID, (0, band + height, picture.width, picture.height))
    size, step = port.name_size, port.name_step
    for x in range(max(0, port.window.left), port.window.right + 1):
        if x % step == 0:
            _place_name(picture, column_name(x), (port.middle((x, 0))[0], round(band * 0.52)), size)
    for y in range(max(0, port.window.top), port.window.bottom + 1):
        if y % step == 0:
            _place_name(picture, str(y + 1), (round(band * 0.5), port.middle((0, y))[1]), size)


def _place_name(picture: Image.Image, name: str, middle: tuple[int, int], size: int) -> None:
    sprite = SPRITES.get_or_make(("coordinate", name, size), lambda: _write_name(name, size))
    picture.paste(theme.TEXT, (middle[0] - sprite.width // 2, middle[1] - sprite.height // 2), sprite)


def _write_name(name: str, size: int) -> Image.Image:
    letters = text(size if len(name) < 3 else round(size * 0.8), 800)
    sprite = Image.new("L", (round(letters.length(name)) + 4, round(letters.size * 1.2)))
    ImageDraw.Draw(sprite).text(
        (sprite.width / 2, sprite.height / 2),
        name,
        font=letters.face,
        anchor="mm",
        fill=255,
        features=FEATURES,
    )
    return sprite
