"""A picture of a match: for each seat its points, as pebbles in a row."""

from dataclasses import dataclass

from PIL import Image, ImageDraw

from renders import theme
from renders.drawing import Drawing
from tests.pebbles.campaign import TO_WIN

CELL = 80


@dataclass(frozen=True)
class PointsView:
    """The points of each seat, from the first to the last."""

    points: tuple[int, ...]


def draw_points(view: PointsView) -> Image.Image:
    """A row for each seat; a point is a full pebble, one that is lacking a ring."""
    image = Image.new("RGB", (CELL * TO_WIN, CELL * len(view.points)), (32, 30, 28))
    pen = ImageDraw.Draw(image)
    for row, points in enumerate(view.points):
        for place in range(TO_WIN):
            box = (place * CELL + 16, row * CELL + 16, (place + 1) * CELL - 16, (row + 1) * CELL - 16)
            pen.ellipse(box, fill=theme.GOLD if place < points else None, outline=theme.GOLD, width=4)
    return image


def points_drawing(points: tuple[int, ...], alt: str) -> Drawing:
    """The picture to be."""
    return Drawing("points", PointsView(points), draw_points, alt)
