"""The board as a picture: base, doors, tokens, overlays, figures, coordinates and the party."""

from collections.abc import Iterator

from PIL import Image, ImageDraw

from renders import theme
from renders.base import base_for
from renders.cache import SPRITES
from renders.figures import Standing, body_of, draw_token, draw_wear, pill
from renders.fonts import FEATURES, text
from renders.overlays import draw_mark, draw_reach, draw_sight, draw_target, draw_trail
from renders.party import draw_party
from renders.scenery import door
from renders.tokens import board_token
from renders.view import BoardView, Box, DoorState, DoorView, Edge, FigureView, Square, TokenView
from renders.viewport import Viewport, bounds, viewport_for


def draw_board(
    view: BoardView, *, width: int = theme.PICTURE_WIDTH, height: int = theme.PICTURE_HEIGHT
) -> Image.Image:
    """The board no larger than this, its squares as large as they can be."""
    port = viewport_for(view, width, height)
    picture = Image.new("RGB", (port.width, port.height), theme.VOID)
    _draw_base(picture, port, view)
    for line in door_lines(view.doors):
        _draw_door(picture, port, line)
    for token in view.tokens:
        _draw_board_token(picture, port, token)
    draw_reach(picture, port, view.reach)
    if view.trail:
        draw_trail(picture, port, view.trail)
    _draw_figures(picture, port, view)
    for square, words in view.marks.items():
        draw_mark(picture, port, square, words)
    _draw_coordinates(picture, port)
    draw_party(picture, port, view.party)
    return picture


def _draw_base(picture: Image.Image, port: Viewport, view: BoardView) -> None:
    base = base_for(port.window, port.cell, view.cells, view.walls, view.fog_edges)
    rim = port.rim / port.cell
    piece = base.cut(port.window.left - rim, port.window.top - rim, port.board_size)
    picture.paste(piece, (port.band, port.band))


# --------------------------------------------------------------------------------------------- doors


def door_lines(doors: tuple[DoorView, ...]) -> list[tuple[Edge, int, DoorState]]:
    """Doors that stand side by side in one state, as one door: its first edge, its width, its state."""
    places = {_place(d): d for d in doors}
    lines: list[tuple[Edge, int, DoorState]] = []
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


def _draw_door(picture: Image.Image, port: Viewport, line: tuple[Edge, int, DoorState]) -> None:
    (a, b), squares, state = line
    if not port.shows([a, b]):
        return
    upright = a[1] == b[1]
    sprite = door(squares, state, upright, port.cell)
    x, y = float(max(a[0], b[0])), float(max(a[1], b[1]))
    middle = port.corner(x, y + squares / 2) if upright else port.corner(x + squares / 2, y)
    picture.paste(sprite, (middle[0] - sprite.width // 2, middle[1] - sprite.height // 2), sprite)


# ---------------------------------------------------------------------------------- tokens and figures


def _draw_board_token(picture: Image.Image, port: Viewport, token: TokenView) -> None:
    if not port.shows([token.square]):
        return
    sprite = board_token(token.kind, port.cell)
    x, y = port.corner(*token.square)
    picture.paste(sprite, (x, y), sprite)
    if token.label:
        tag = pill(token.label, round(port.cell * theme.LABEL * 0.9))
        picture.paste(tag, (x + (port.cell - tag.width) // 2, y + port.cell - tag.height), tag)


def _standing(port: Viewport, figure: FigureView) -> Standing:
    box = bounds(figure.squares)
    left, top = port.corner(box.left, box.top)
    return Standing(figure, body_of(figure), left, top, port.cell)


def _draw_figures(picture: Image.Image, port: Viewport, view: BoardView) -> None:
    """Bodies first, then lines and brackets, then what must stay readable: health, badges, labels."""
    order = sorted(view.figures, key=lambda f: (not f.knocked_out, min(y for _, y in f.squares)))
    standing = [_standing(port, figure) for figure in order if port.shows(figure.squares)]
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
    if port.party_height:
        picture.paste(theme.VOID, (0, band + height, picture.width, picture.height))
    for x in range(max(0, port.window.left), port.window.right + 1):
        _place_name(picture, column_name(x), (port.middle((x, 0))[0], round(band * 0.52)), port.cell)
    for y in range(max(0, port.window.top), port.window.bottom + 1):
        _place_name(picture, str(y + 1), (round(band * 0.5), port.middle((0, y))[1]), port.cell)


def _place_name(picture: Image.Image, name: str, middle: tuple[int, int], cell: int) -> None:
    key = ("coordinate", name, cell)
    sprite = SPRITES.get_or_make(key, lambda: _write_name(name, cell))
    picture.paste(theme.TEXT, (middle[0] - sprite.width // 2, middle[1] - sprite.height // 2), sprite)


def _write_name(name: str, cell: int) -> Image.Image:
    letters = text(max(8, round(cell * (0.44 if len(name) < 3 else 0.36))), 800)
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
