"""What is drawn over the board for a moment: targets, lines of sight, trails and marks."""

import math
from itertools import pairwise

from PIL import Image, ImageDraw

from renders import theme
from renders.cache import SPRITES
from renders.descent import look
from renders.descent.figures import pill
from renders.descent.view import Box, Edge, SightView, Square
from renders.descent.viewport import Viewport
from renders.theme import OUTLINE, Colour

FINE = 3
PART = 110  # pixels
Point = tuple[float, float]


# -------------------------------------------------------------------------------------------- targets


def draw_target(picture: Image.Image, port: Viewport, box: Box) -> None:
    """Brackets round a target, whatever its size."""
    sprite = _brackets(box.columns, box.rows, port.cell)
    x, y = port.corner(box.left, box.top)
    spare = int(port.cell * 0.12)
    picture.paste(sprite, (x - spare, y - spare), sprite)


def _brackets(columns: int, rows: int, cell: int) -> Image.Image:
    return SPRITES.get_or_make(("target", columns, rows, cell), lambda: _draw_brackets(columns, rows, cell))


def _draw_brackets(columns: int, rows: int, cell: int) -> Image.Image:
    spare = int(cell * 0.12)
    size = (columns * cell + 2 * spare) * FINE, (rows * cell + 2 * spare) * FINE
    sprite = Image.new("RGBA", size)
    draw, unit = ImageDraw.Draw(sprite), cell * FINE
    for thick, long, inset, colour in (
        (0.16, 0.36, 0.0, (*OUTLINE, 240)),
        (0.085, 0.32, 0.037, (*look.TARGET, 255)),
    ):
        for right in (False, True):
            for low in (False, True):
                x = size[0] - inset * unit if right else inset * unit
                y = size[1] - inset * unit if low else inset * unit
                along, deep = long * unit, thick * unit
                to_x, to_y = (-1 if right else 1), (-1 if low else 1)
                draw.rectangle(_ordered(x, y, x + to_x * along, y + to_y * deep), fill=colour)
                draw.rectangle(_ordered(x, y, x + to_x * deep, y + to_y * along), fill=colour)
    return sprite.resize((size[0] // FINE, size[1] // FINE), Image.Resampling.BOX)


def _ordered(x0: float, y0: float, x1: float, y1: float) -> tuple[float, float, float, float]:
    return min(x0, x1), min(y0, y1), max(x0, x1), max(y0, y1)


# ---------------------------------------------------------------------------------- lines and trails


class Patch:
    """A part of the picture to draw smooth shapes on, in one colour: larger at first, then reduced."""

    def __init__(self, points: list[Point], spare: float, strength: float = 1.0) -> None:
        self.left, self.top = (int(min(point[axis] for point in points) - spare) for axis in (0, 1))
        right, bottom = (int(max(point[axis] for point in points) + spare) + 1 for axis in (0, 1))
        self.mask = Image.new("L", ((right - self.left) * FINE, (bottom - self.top) * FINE))
        self.draw, self.fill = ImageDraw.Draw(self.mask), round(255 * strength)

    def _placed(self, points: list[Point]) -> list[Point]:
        return [((x - self.left) * FINE, (y - self.top) * FINE) for x, y in points]

    def line(self, points: list[Point], width: float) -> None:
        self.draw.line(self._placed(points), fill=self.fill, width=round(width * FINE))

    def shape(self, points: list[Point]) -> None:
        self.draw.polygon(self._placed(points), fill=self.fill)

    def lay(self, picture: Image.Image, colour: Colour) -> None:
        """Put what was drawn on the picture."""
        picture.paste(colour, (self.left, self.top), self.mask.reduce(FINE))


def _dot(picture: Image.Image, middle: Point, radius: float, colour: Colour) -> None:
    """A dot in a dark casing."""
    sprite = SPRITES.get_or_make(("dot", round(radius * 4), colour), lambda: _draw_dot(radius, colour))
    picture.paste(sprite, (round(middle[0]) - sprite.width // 2, round(middle[1]) - sprite.height // 2), sprite)


def _draw_dot(radius: float, colour: Colour) -> Image.Image:
    side = (2 * math.ceil(radius * 1.5) + 1) * FINE
    sprite = Image.new("RGBA", (side, side), (*OUTLINE, 0))
    draw, middle = ImageDraw.Draw(sprite), side / 2
    for far, ink in ((radius * 1.5 * FINE, (*OUTLINE, 225)), (radius * FINE, (*colour, 255))):
        draw.ellipse((middle - far, middle - far, middle + far, middle + far), fill=ink)
    return sprite.reduce(FINE)


def draw_sight(picture: Image.Image, port: Viewport, sight: SightView) -> None:
    """A line of sight: solid where it is clear, dashed where blocked, with a cross on what blocks it."""
    start, end = (port.corner(*corner) for corner in (sight.start, sight.end))
    colour, cell = look.SIGHT_CLEAR if sight.clear else look.SIGHT_BLOCKED, port.cell
    for width, ink, strength in ((cell * 0.15, theme.BLACK, 0.85), (cell * 0.075, colour, 1.0)):
        _draw_line(picture, (start, end), width, (ink, strength), None if sight.clear else cell * 0.36)
    for point in (start, end):
        _dot(picture, point, cell * 0.085, colour)
    if sight.blocker:
        _draw_blocker(picture, port, sight.blocker)


def _draw_blocker(picture: Image.Image, port: Viewport, blocker: Square | Edge) -> None:
    """A cross on the square that is in the way, or a glowing wall with a cross on its middle."""
    cell = port.cell
    sign = SPRITES.get_or_make(("blocker", cell), lambda: _draw_cross(cell))
    if isinstance(blocker[0], tuple) and isinstance(blocker[1], tuple):
        a, b = blocker
        x, y = max(a[0], b[0]), max(a[1], b[1])
        ends = port.corner(x, y), port.corner(x, y + 1) if a[1] == b[1] else port.corner(x + 1, y)
        for width, ink in ((cell * 0.24, theme.BLACK), (cell * 0.13, look.SIGHT_BLOCKED)):
            _draw_line(picture, ends, width, (ink, 1.0), None)
        middle = _between(*ends, 0.5)
    else:
        middle = port.middle((blocker[0], blocker[1]))
    picture.paste(sign, (round(middle[0]) - sign.width // 2, round(middle[1]) - sign.height // 2), sign)


def _draw_line(
    picture: Image.Image, ends: tuple[Point, Point], width: float, ink: tuple[Colour, float], dash: float | None
) -> None:
    """A line, drawn part by part: as a whole, a long slanting one would need a large patch."""
    dashes = 1 if dash is None else max(2, int(math.dist(*ends) / dash))
    strokes = [(n / dashes, (n + (1 if dash is None else 0.58)) / dashes) for n in range(dashes)]
    parts = max(1, int(math.dist(*ends) / PART))
    for part in range(parts):
        first, last = part / parts, (part + 1) / parts
        patch = Patch([_between(*ends, first), _between(*ends, last)], width, ink[1])
        for start, end in strokes:
            if start < last and end > first:
                cut = max(start, first), min(end, last)
                patch.line([_between(*ends, place) for place in cut], width)
        patch.lay(picture, ink[0])


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _draw_cross(cell: int) -> Image.Image:
    """The sign on whatever stops a line of sight."""
    side = round(cell * 0.54) * FINE
    sprite = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(sprite)
    for inset, colour in ((0.0, (0, 0, 0, 225)), (0.065, (*look.SIGHT_BLOCKED, 255))):
        draw.ellipse((side * inset, side * inset, side * (1 - inset) - 1, side * (1 - inset) - 1), fill=colour)
    near, far, width = side * 0.30, side * 0.70, round(side * 0.15)
    draw.line((near, near, far, far), fill=(*OUTLINE, 255), width=width)
    draw.line((near, far, far, near), fill=(*OUTLINE, 255), width=width)
    return sprite.reduce(FINE)


def draw_trail(picture: Image.Image, port: Viewport, trail: tuple[Square, ...]) -> None:
    """The way a figure went: a dotted line, and an arrow just before where it stands now."""
    points: list[Point] = [port.middle(square) for square in trail]
    if len(points) < 2:
        return
    cell = port.cell
    for start, end in pairwise(points[:-1]):
        for part in range(3):
            _dot(picture, _between(start, end, part / 3), cell * 0.055, look.TRAIL)
    tip = _between(points[-2], points[-1], 0.42)
    for size, colour in ((0.30, theme.BLACK), (0.21, look.TRAIL)):
        head = _arrow_head(points[-2], tip, cell * size)
        patch = Patch(head, 2)
        patch.shape(head)
        patch.lay(picture, colour)


def _arrow_head(before: Point, last: Point, size: float) -> list[Point]:
    angle = math.atan2(last[1] - before[1], last[0] - before[0])
    return [
        (last[0] + size * far * math.cos(angle + turn), last[1] + size * far * math.sin(angle + turn))
        for turn, far in ((0, 1.0), (2.3, 0.9), (math.pi, 0.35), (-2.3, 0.9))
    ]


def draw_mark(picture: Image.Image, port: Viewport, square: Square, words: str) -> None:
    """A number or letter on a square, to be named in an answer."""
    tag = pill(words, round(port.cell * 0.48), theme.GOLD, OUTLINE)
    x, y = port.middle(square)
    picture.paste(tag, (x - tag.width // 2, y - tag.height // 2), tag)
