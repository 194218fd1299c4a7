"""Squares that stand out together: reach with its costs, the range of an attack, the area it strikes.

Each has its own frame, so that no one needs the colours: reach is framed by a line and counts its squares,
range by dashes, and an area is hatched.
"""

from collections.abc import Collection, Iterator, Mapping

from PIL import Image, ImageDraw

from renders import theme
from renders.cache import SPRITES
from renders.descent import look
from renders.descent.view import Square
from renders.descent.viewport import Viewport
from renders.fonts import FEATURES, text
from renders.theme import OUTLINE

NORTH, EAST, SOUTH, WEST = 1, 2, 4, 8
FINE = 3
COST_SIZE, COST_DISC = 0.34, 0.20
"""Letters of a cost and radius of the disc under them, in squares: they must be read on a phone."""


def _shown(port: Viewport, squares: Collection[Square]) -> Iterator[tuple[Square, int]]:
    """The squares in the window, each with the sides on which the zone ends there."""
    for x, y in squares:
        if port.shows([(x, y)]):
            ends = (
                (NORTH if (x, y - 1) not in squares else 0)
                | (EAST if (x + 1, y) not in squares else 0)
                | (SOUTH if (x, y + 1) not in squares else 0)
                | (WEST if (x - 1, y) not in squares else 0)
            )
            yield (x, y), ends


def _sides(cell: int, line: int) -> dict[int, tuple[int, int, int, int]]:
    last = cell - 1
    return {
        NORTH: (0, 0, last, line - 1),
        EAST: (cell - line, 0, last, last),
        SOUTH: (0, cell - line, last, last),
        WEST: (0, 0, line - 1, last),
    }


# --------------------------------------------------------------------------------------------- reach


def draw_reach(
    picture: Image.Image, port: Viewport, reach: Mapping[Square, int], taken: Collection[Square] = ()
) -> None:
    """Squares a figure can come to, with what each costs (0: not counted), framed where the reach ends.

    Where something lies on a square, its cost stands in a corner.
    """
    for square, ends in _shown(port, reach.keys()):
        tile = _reach_tile(port.cell, ends, reach[square], aside=square in taken)
        picture.paste(tile, port.corner(*square), tile)


def _reach_tile(cell: int, ends: int, cost: int, *, aside: bool) -> Image.Image:
    key = "reach", cell, ends, cost, aside
    return SPRITES.get_or_make(key, lambda: _draw_reach_tile(cell, ends, cost, aside=aside))


def _draw_reach_tile(cell: int, ends: int, cost: int, *, aside: bool) -> Image.Image:
    tile = Image.new("RGBA", (cell, cell), (*look.REACH, 52))
    draw, solid = ImageDraw.Draw(tile), (*look.REACH, 255)
    for side, box in _sides(cell, max(2, cell // 14)).items():
        if ends & side:
            draw.rectangle(box, fill=solid)
    if cost > 0:
        _write_cost(tile, cell, cost, aside=aside)
    return tile


def _write_cost(tile: Image.Image, cell: int, cost: int, *, aside: bool) -> None:
    radius = max(3, round(cell * COST_DISC))
    centre = cell - radius - max(1, cell // 20) if aside else cell // 2
    disc = Image.new("RGBA", (radius * 8, radius * 8))
    ImageDraw.Draw(disc).ellipse((0, 0, radius * 8 - 1, radius * 8 - 1), fill=(*look.COST_GROUND, 215))
    tile.alpha_composite(
        disc.resize((radius * 2, radius * 2), Image.Resampling.LANCZOS), (centre - radius, centre - radius)
    )
    letters, middle = text(max(8, round(cell * COST_SIZE)), 800), (centre, centre)
    ImageDraw.Draw(tile).text(
        middle, str(cost), font=letters.face, anchor="mm", fill=(*look.REACH, 255), features=FEATURES
    )


# ---------------------------------------------------------------------------------------------- range


def draw_range(picture: Image.Image, port: Viewport, squares: frozenset[Square]) -> None:
    """Squares an attack could reach: a dashed frame round all of them, hardly any tint."""
    for square, ends in _shown(port, squares):
        if ends:
            tile = _range_tile(port.cell, ends)
            picture.paste(tile, port.corner(*square), tile)


def _range_tile(cell: int, ends: int) -> Image.Image:
    return SPRITES.get_or_make(("range", cell, ends), lambda: _draw_range_tile(cell, ends))


def _draw_range_tile(cell: int, ends: int) -> Image.Image:
    """Dashes in a dark casing along the sides where the range ends: three to a square."""
    tile = Image.new("RGBA", (cell, cell))
    draw, line = ImageDraw.Draw(tile), max(2, cell // 16)
    for grow, colour in ((1, (*OUTLINE, 200)), (0, (*theme.RANGE, 255))):
        for side, (left, top, right, bottom) in _sides(cell, line + grow).items():
            if not ends & side:
                continue
            for part in range(3):
                start, end = round(cell * (part + 0.18) / 3) - grow, round(cell * (part + 0.82) / 3) + grow
                box = (start, top, end, bottom) if side in (NORTH, SOUTH) else (left, start, right, end)
                draw.rectangle(box, fill=colour)
    return tile


# ----------------------------------------------------------------------------------------------- area


def draw_area(picture: Image.Image, port: Viewport, squares: frozenset[Square]) -> None:
    """Squares that a blast or a breath strikes: hatched, in a strong frame."""
    for square, ends in _shown(port, squares):
        tile = _area_tile(port.cell, ends)
        picture.paste(tile, port.corner(*square), tile)


def _area_tile(cell: int, ends: int) -> Image.Image:
    return SPRITES.get_or_make(("area", cell, ends), lambda: _draw_area_tile(cell, ends))


def _draw_area_tile(cell: int, ends: int) -> Image.Image:
    """Slanting strokes that go on from square to square, four to each."""
    side = cell * FINE
    hatch = Image.new("L", (side, side))
    draw = ImageDraw.Draw(hatch)
    for stroke in range(-4, 9):
        start = side * stroke / 4
        draw.line((start, side, start + side, 0), fill=150, width=round(side * 0.055))
    tile = Image.new("RGBA", (cell, cell), (*look.AREA, 58))
    tile.paste((*look.AREA, 235), (0, 0), hatch.reduce(FINE))
    frame = ImageDraw.Draw(tile)
    for edge, box in _sides(cell, max(2, cell // 12)).items():
        if ends & edge:
            frame.rectangle(box, fill=(*look.AREA, 255))
    return tile
