"""Panels: the dark plates on which sheets, cards and the party are written."""

import numpy as np
from PIL import Image, ImageDraw

from renders import theme
from renders.cache import SPRITES
from renders.noise import Field, noise, shade, smooth, to_image
from renders.theme import OUTLINE, PANEL_EDGE, Colour

SOFT = 4
"""So many pixels beyond a round corner its edge is still soft."""


def leather(width: int, height: int, colour: Colour) -> Image.Image:
    """A dark ground with a little life in it, darker towards its borders."""
    return SPRITES.get_or_make(("leather", width, height, colour), lambda: _leather(width, height, colour))


def _leather(width: int, height: int, colour: Colour) -> Image.Image:
    side = max(width, height, 64)
    clouds = noise(side, max(16, side // 8), np.random.default_rng(4), 3)[:height, :width]
    reach = min(width, height) * 0.18
    across, down = (smooth(0, reach, _inwards(side)) for side in (width, height))
    light = (0.92 + 0.16 * clouds) * (0.82 + 0.18 * np.minimum.outer(down, across))
    return to_image(shade(light.astype(np.float32), colour))


def _inwards(side: int) -> Field:
    """How far each pixel of a side lies from its nearer end."""
    pixels = np.arange(side, dtype=np.float32)
    return np.minimum(pixels, side - pixels)


def rounded(width: int, height: int, radius: int) -> Image.Image:
    """A mask with smooth round corners."""
    key = ("rounded", width, height, radius)
    return SPRITES.get_or_make(key, lambda: _rounded(width, height, radius))


def _rounded(width: int, height: int, radius: int) -> Image.Image:
    corner = radius + SOFT
    if min(width, height) <= 2 * corner:
        return _smooth_corners(width, height, radius)
    # Only the corners are costly, and those of a large plate are those of a small one.
    small = _smooth_corners(2 * corner, 2 * corner, radius)
    mask = Image.new("L", (width, height), 255)
    for left, x in ((0, 0), (corner, width - corner)):
        for top, y in ((0, 0), (corner, height - corner)):
            mask.paste(small.crop((left, top, left + corner, top + corner)), (x, y))
    return mask


def _smooth_corners(width: int, height: int, radius: int) -> Image.Image:
    """Drawn three times as large and made smaller again."""
    mask = Image.new("L", (width * 3, height * 3))
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, width * 3 - 1, height * 3 - 1), radius=radius * 3, fill=255)
    return mask.resize((width, height), Image.Resampling.LANCZOS)


def panel(
    picture: Image.Image,
    box: tuple[int, int, int, int],
    colour: Colour = theme.PANEL,
    edge: Colour = PANEL_EDGE,
    radius: int = 14,
    border: int = 3,
) -> None:
    """A plate with a border and a faint shadow below it."""
    left, top, right, bottom = box
    width, height = right - left, bottom - top
    shadow = rounded(width + 2, height + 2, radius).point([v // 2 for v in range(256)])
    picture.paste(OUTLINE, (left - 1, top + 2), shadow)
    picture.paste(edge, (left, top), rounded(width, height, radius))
    inner = width - 2 * border, height - 2 * border
    ground = leather(*inner, colour)
    picture.paste(ground, (left + border, top + border), rounded(*inner, max(2, radius - border)))


def page(width: int, height: int, edge: Colour, border: int = 6) -> Image.Image:
    """A whole picture to write on, framed in a colour."""
    picture = leather(width, height, (36, 34, 35)).copy()
    ImageDraw.Draw(picture).rectangle((0, 0, width - 1, height - 1), outline=edge, width=border)
    return picture


def segments(
    picture: Image.Image, box: tuple[int, int, int, int], value: int, maximum: int, colour: Colour
) -> None:
    """A bar with one segment per point, so that points can be counted; in one piece where room is short."""
    left, top, right, bottom = box
    draw, rim = ImageDraw.Draw(picture), max(1, min(3, (bottom - top) // 4))
    draw.rounded_rectangle(box, radius=(bottom - top) // 3, fill=OUTLINE)
    step = (right - left - 2 * rim) / max(1, maximum)
    gap = 3 if step > 14 else 2 if step > 6 else 0
    for point in range(maximum):
        start, end = (round(left + rim + place * step) for place in (point, point + 1))
        fill = colour if point < value else theme.HEALTH_EMPTY
        if end - gap > start:
            draw.rectangle((start, top + rim, end - gap - 1, bottom - rim - 1), fill=fill)
