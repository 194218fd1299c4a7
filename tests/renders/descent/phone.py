"""Measuring what a picture looks like on a phone: sizes, overlaps, and contrast of what was really drawn."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations

import numpy as np
import numpy.typing as npt
from PIL import Image

from renders import theme
from renders.descent.board import draw_board, standing_on
from renders.descent.view import BoardView, Square
from renders.descent.viewport import Viewport, picture_size, viewport_for
from renders.descent.wear import BoxOfPixels, PlacedFigure, Worn, worn

Light = npt.NDArray[np.float64]


@lru_cache(maxsize=1)
def _linear() -> Light:
    parts = np.arange(256) / 255
    return np.asarray(np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4))


def luminance(picture: Image.Image) -> Light:
    """The relative luminance (WCAG) of every pixel."""
    return np.asarray(_linear()[np.asarray(picture.convert("RGB"))] @ (0.2126, 0.7152, 0.0722))


def contrast(first: float, second: float) -> float:
    """The contrast ratio of two luminances."""
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)


@dataclass(frozen=True)
class Phone:
    """A board as it is drawn, and the same picture no wider than a phone."""

    view: BoardView
    port: Viewport
    picture: Image.Image
    small: Image.Image
    light: Light

    @property
    def scale(self) -> float:
        return self.small.width / self.picture.width

    @property
    def square(self) -> float:
        """The side of a square on the phone."""
        return self.port.cell * self.scale

    @property
    def standing(self) -> list[PlacedFigure]:
        return standing_on(self.port, self.view)

    def worn(self) -> Iterator[tuple[PlacedFigure, Worn]]:
        """Everything that everybody wears."""
        for standing in self.standing:
            for thing in worn(standing):
                yield standing, thing

    def part(self, box: BoxOfPixels) -> Light:
        """The light of a part of the phone's picture, named by its pixels on the large one."""
        left, top, right, bottom = (round(side * self.scale) for side in box)
        return self.light[top : max(bottom, top + 1), left : max(right, left + 1)]

    def square_light(self, square: Square, inset: float = 0.12) -> Light:
        """The light of one square without its border."""
        left, top = self.port.corner(*square)
        spare, cell = round(self.port.cell * inset), self.port.cell
        return self.part((left + spare, top + spare, left + cell - spare, top + cell - spare))


def on_a_phone(view: BoardView, drawn: tuple[int, int] | None = None) -> Phone:
    """Draw a board, as large as it is sent or smaller, and shrink the picture as a phone does."""
    width, height = drawn or picture_size(view)
    picture = draw_board(view, width=width, height=height)
    size = theme.PHONE_WIDTH, round(picture.height * theme.PHONE_WIDTH / picture.width)
    small = picture.resize(size, Image.Resampling.BICUBIC)
    return Phone(view, viewport_for(view, width, height), picture, small, luminance(small))


def edge_contrast(phone: Phone, box: BoxOfPixels, depth: float, floor: float) -> list[float]:
    """The strongest contrast to the floor between the border of a box and so many squares inside it.

    Measured on the middle line of three sides; at the lower one lies the health bar.
    """
    left, top, right, bottom = box
    deep, thin = round(phone.port.cell * depth), max(1, round(2 / phone.scale))
    x, y = (left + right) // 2, (top + bottom) // 2
    bands = ((left, y, left + deep, y + thin), (right - deep, y, right, y + thin), (x, top, x + thin, top + deep))
    return [max(contrast(float(light), floor) for light in phone.part(band).ravel()) for band in bands]


def overlaps(boxes: Iterable[tuple[str, BoxOfPixels]], slack: int = 1) -> list[tuple[str, str]]:
    """The pairs of boxes that share more than a line of pixels."""
    return [
        (one, other)
        for (one, a), (other, b) in combinations(boxes, 2)
        if min(a[2], b[2]) - max(a[0], b[0]) > slack and min(a[3], b[3]) - max(a[1], b[1]) > slack
    ]
