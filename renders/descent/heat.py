"""How much there is to fear on each square: a heat map over the board, with numbers and a legend.

Nobody needs the colours: the hearts stand on every square.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from PIL import Image, ImageDraw

from renders import theme
from renders.cache import SPRITES
from renders.descent import look
from renders.descent.board import draw_board
from renders.descent.view import BoardView, Square
from renders.descent.viewport import Viewport, picture_size, viewport_for
from renders.fonts import FEATURES, text

SAFE, WARY, GRAVE, DEADLY = (64, 160, 96), (226, 186, 66), (226, 118, 48), (196, 44, 56)
STEPS = ((0.0, SAFE), (0.001, WARY), (1 / 3, GRAVE), (2 / 3, DEADLY))
"""The share of the hearts a hero has left from which on a square has this colour: nothing, little, much, most."""
TINT = 120
NUMBER = 0.34
"""Height of the numbers, in squares."""
ROOM = 12
"""Round each line of the legend."""


@dataclass(frozen=True)
class Heat:
    """What is to be feared on a square: which share of the hearts a hero has left, and how it is written."""

    share: float
    label: str


@dataclass(frozen=True)
class ThreatView:
    """A board, what is to be feared on some of its squares, and the legend: its words, and one for each colour."""

    board: BoardView
    heat: Mapping[Square, Heat]
    legend: str
    steps: tuple[str, ...]


def draw_threat(view: ThreatView) -> Image.Image:
    """The board with the heat over it, and the legend below."""
    port = viewport_for(view.board, *picture_size(view.board))
    picture = draw_board(view.board, port=port)
    taken = {square for figure in view.board.figures for square in figure.squares}
    for square, heat in view.heat.items():
        if port.shows([square]):
            tile = _tile(port.cell, heat, on_figure=square in taken)
            picture.paste(tile, port.corner(*square), tile)
    return _with_legend(picture, port, view)


def colour_for(share: float) -> tuple[int, int, int]:
    """The colour of a square on which this share of a hero's hearts is to be feared for."""
    return [colour for from_on, colour in STEPS if share >= from_on][-1]


def _tile(cell: int, heat: Heat, *, on_figure: bool) -> Image.Image:
    key = ("heat", cell, heat.label, colour_for(heat.share), on_figure)
    return SPRITES.get_or_make(key, lambda: _draw_tile(cell, heat, on_figure=on_figure))


def _draw_tile(cell: int, heat: Heat, *, on_figure: bool) -> Image.Image:
    """A tint with the number in the middle; over a figure only a frame, and the number at its foot."""
    colour = colour_for(heat.share)
    tile = Image.new("RGBA", (cell, cell), (*colour, 0 if on_figure else TINT))
    draw = ImageDraw.Draw(tile)
    line = max(1, cell // (10 if on_figure else 24))
    draw.rectangle((0, 0, cell - 1, cell - 1), outline=(*colour, 255), width=line)
    letters = text(max(8, round(cell * NUMBER)), 800)
    middle = (cell / 2, cell * (0.8 if on_figure else 0.5))
    draw.text(
        middle,
        heat.label,
        font=letters.face,
        anchor="mm",
        fill=(255, 255, 255, 255),
        stroke_width=max(1, cell // 20),
        stroke_fill=(*look.COST_GROUND, 255),
        features=FEATURES,
    )
    return tile


def _with_legend(picture: Image.Image, port: Viewport, view: ThreatView) -> Image.Image:
    """The picture with a line under it: each colour with the hearts from which on it holds, and what they are."""
    letters = text(max(14, port.name_size), 700)
    high = round(letters.face.size) + 2 * ROOM
    whole = Image.new("RGB", (picture.width, picture.height + 2 * high), theme.VOID)
    whole.paste(picture, (0, 0))
    draw, top, left = ImageDraw.Draw(whole), picture.height + ROOM, ROOM
    draw.text((left, top), view.legend, font=letters.face, fill=theme.TEXT, features=FEATURES)
    top += high - ROOM
    for (_, colour), label in zip(STEPS, view.steps, strict=True):
        side = high - ROOM
        draw.rectangle((left, top, left + side, top + side - 6), fill=colour)
        left += side + 6
        draw.text((left, top), label, font=letters.face, fill=theme.TEXT, features=FEATURES)
        left += round(draw.textlength(label, font=letters.face)) + 2 * ROOM
    return whole
