"""Masks over a part of the board: which pixels are floor, wall or water, and how they soften and rise."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.descent.view import Box, Square
from renders.textures import tiled
from renders.theme import Colour

# Squares of fewer pixels are blurred as they are: their shores are only a few pixels wide.
COARSE_FROM = 40


@dataclass(frozen=True)
class Region:
    """A box of squares at so many pixels a square, with half a square to spare on every side."""

    box: Box
    cell: int
    look: str = ""
    """How the land looks there."""

    @property
    def margin(self) -> int:
        return self.cell // 2

    @property
    def size(self) -> tuple[int, int]:
        spare = 2 * self.margin
        return self.box.columns * self.cell + spare, self.box.rows * self.cell + spare

    @property
    def phase(self) -> tuple[int, int]:
        """Where square (0, 0) of the board lies, inside or outside the picture."""
        return self.corner(0, 0)

    def corner(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of a corner of the board."""
        return (
            self.margin + round((x - self.box.left) * self.cell),
            self.margin + round((y - self.box.top) * self.cell),
        )

    def edge(self, a: Square, b: Square) -> tuple[int, int, int, int]:
        """The line between two neighbouring squares, in pixels."""
        x, y = max(a[0], b[0]), max(a[1], b[1])
        left, top = self.corner(x, y)
        return (left, top, left, top + self.cell) if a[1] == b[1] else (left, top, left + self.cell, top)

    def mask(self, squares: Iterable[Square], grow: float = 0) -> Image.Image:
        """White on these squares, grown by so many pixels with rounded corners."""
        mask = Image.new("L", self.size)
        draw = ImageDraw.Draw(mask)
        for x, y, length in _rows(squares):
            left, top = self.corner(x, y)
            right, bottom = left + length * self.cell - 1, top + self.cell - 1
            if grow:
                grown = (left - grow, top - grow, right + grow, bottom + grow)
                draw.rounded_rectangle(grown, radius=grow * 0.5, fill=255)
            else:
                draw.rectangle((left, top, right, bottom), fill=255)
        return mask


def _rows(squares: Iterable[Square]) -> Iterator[tuple[int, int, int]]:
    """Squares that lie side by side, as one piece: where it begins and how long it is."""
    start: Square | None = None
    length = 0
    for y, x in sorted((y, x) for x, y in squares):
        if start and (start[0] + length, start[1]) == (x, y):
            length += 1
            continue
        if start:
            yield *start, length
        start, length = (x, y), 1
    if start:
        yield *start, length


@lru_cache(maxsize=64)
def _shares(factor: float) -> list[int]:
    return [min(255, int(v * factor)) for v in range(256)]


def at_strength(mask: Image.Image, factor: float) -> Image.Image:
    """The mask at this share of its strength: fainter below one, fuller above."""
    return mask.point(_shares(factor))


@lru_cache(maxsize=16)
def step(low: int, high: int) -> list[int]:
    """A table for `point`: a soft step from 0 at `low` to 255 at `high`."""
    table = []
    for value in range(256):
        t = min(1.0, max(0.0, (value - low) / (high - low)))
        table.append(int(255 * t * t * (3 - 2 * t)))
    return table


def stain(picture: Image.Image, colour: Colour, mask: Image.Image, at: tuple[int, int] = (0, 0)) -> None:
    """Lay a colour over a large part of a picture.

    Pillow pastes a picture of one colour three times as fast as the colour itself.
    """
    ink = colour if picture.mode == "RGB" else (*colour, 255)
    picture.paste(Image.new(picture.mode, mask.size, ink), at, mask)


def softened(mask: Image.Image, radius: float, coarse: int = 4) -> Image.Image:
    """A wide blur, done on a part of the width: nobody sees the difference."""
    small = mask.reduce(coarse).filter(ImageFilter.GaussianBlur(radius / coarse))
    return small.resize(mask.size, Image.Resampling.BILINEAR)


def wobbly(mask: Image.Image, cell: int, phase: tuple[int, int], strength: float, blur: float) -> Image.Image:
    """The mask with an uneven edge, as water and leaves have; `blur` is in squares."""
    noise = at_strength(tiled("edge", cell, mask.size, phase), strength)
    soft = softened(mask, cell * blur, coarse=2 if cell >= COARSE_FROM else 1)
    return ImageChops.add(soft, noise, 1, -int(127 * strength)).point(step(107, 148))


def raised(mask: Image.Image, material: Image.Image, cell: int, height: float) -> tuple[Image.Image, Image.Image]:
    """The material lit as if the mask's shape stood up from the floor, and the shape with an outline.

    Light comes from the top left; `height` says how strongly sides catch it.
    """
    away = max(1, round(cell * 0.05))
    soft = softened(mask, cell * 0.055, coarse=2)
    ahead, behind = ImageChops.offset(soft, -away, -away), ImageChops.offset(soft, away, away)
    light = ImageChops.subtract(ahead, behind, 1 / height, 128)
    lit = ImageChops.add(material, Image.merge("RGB", (light, light, light)), 1, -128)
    return lit, soft.point(step(40, 90))
