"""Land for a map: coast, forests and mountains in ink, grown from noise so that every seed is another country."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders.cache import MEGABYTE, BytesLRU, image_bytes
from renders.labels import Rect
from renders.noise import Field, noise, smooth, to_image
from renders.parchment import INK, parchment
from renders.theme import Colour, mix, rgb

Point = tuple[float, float]

COARSE = 4
SEA: Colour = rgb("#7E9C9C")
MEADOW: Colour = rgb("#C3BD7E")
LEAVES: Colour = rgb("#6F8050")
ROCK: Colour = rgb("#A08D70")
SNOW: Colour = rgb("#F1E7CD")
SEA_SHARE = 0.30
"""How much of the sheet is water, before the places rise from it."""
RISE, ROOM, LOWLAND = 0.34, 90, 0.12
"""How much land rises at a place, how far around it, and how high at most."""
HIGHLAND = 0.235
"""From this height on there are mountains."""
FINE = 2

# A country is large and seldom looked at: it must not drive the sprites of the boards out of their cache.
_lands: BytesLRU[Image.Image] = BytesLRU(10 * MEGABYTE, image_bytes)


class Land(NamedTuple):
    """The heights of a country: above zero is land."""

    height: Field
    woods: Field

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Height and woodland at a point."""
        row = min(max(int(y), 0), self.height.shape[0] - 1)
        column = min(max(int(x), 0), self.height.shape[1] - 1)
        return float(self.height[row, column]), float(self.woods[row, column])


def raise_land(width: int, height: int, seed: int, dry: Sequence[Point]) -> Land:
    """A country in which these points are dry."""
    rng = np.random.default_rng(seed)
    across, down = width // COARSE, height // COARSE
    side = max(across, down)
    relief, woods = (noise(side, grain, rng, 4)[:down, :across] for grain in (side // 3, side // 5))
    x, y = np.meshgrid(np.arange(across, dtype=np.float32), np.arange(down, dtype=np.float32))
    # The country lies in the middle of the sheet: towards its borders the sea is likelier.
    inland = np.minimum(np.minimum(x, across - x) / across, np.minimum(y, down - y) / down)
    relief = relief + 0.30 * smooth(0.0, 0.32, inland.astype(np.float32))
    relief = relief - np.quantile(relief, SEA_SHARE)
    reach = ROOM / COARSE
    rise = np.zeros_like(relief)
    for px, py in dry:
        away = np.square(x - px / COARSE) + np.square(y - py / COARSE)
        rise = np.maximum(rise, np.exp(-away / (2 * reach * reach)))
    relief = np.maximum(relief, np.minimum(relief + RISE * rise, LOWLAND))
    return Land(*(_stretched(field.astype(np.float32), width, height) for field in (relief, woods)))


def _stretched(field: Field, width: int, height: int) -> Field:
    return np.asarray(Image.fromarray(field).resize((width, height), Image.Resampling.BICUBIC))


def draw_land(width: int, height: int, seed: int, dry: Sequence[Point], clear: Sequence[Rect]) -> Image.Image:
    """The sheet with the country on it; on what must stay clear nothing grows."""
    key = ("land", width, height, seed, tuple(dry), tuple(clear))
    return _lands.get_or_make(key, lambda: _draw_land(width, height, seed, dry, clear)).copy()


def _draw_land(width: int, height: int, seed: int, dry: Sequence[Point], clear: Sequence[Rect]) -> Image.Image:
    sheet = parchment(width, height, seed)
    land = raise_land(width, height, seed, dry)
    coast = to_image(255 * smooth(-0.004, 0.004, land.height))
    _wash(sheet, land, coast)
    _draw_coast(sheet, coast)
    _draw_growth(sheet, land, seed, clear)
    _draw_frame(sheet)
    return sheet


def _draw_frame(sheet: Image.Image) -> None:
    draw = ImageDraw.Draw(sheet)
    for inset, thick in ((30, 3), (37, 1)):
        draw.rectangle((inset, inset, sheet.width - 1 - inset, sheet.height - 1 - inset), outline=INK, width=thick)


def _wash(sheet: Image.Image, land: Land, coast: Image.Image) -> None:
    """Thin colour over the paper, which shines through."""
    paper = sheet.copy()
    water = to_image(120 * smooth(0.02, -0.05, land.height) + 60 * smooth(-0.05, -0.30, land.height))
    sheet.paste(Image.new("RGB", sheet.size, SEA), (0, 0), water)
    green = ImageChops.multiply(to_image(70 * smooth(0.55, 0.40, land.woods) + 18), coast)
    sheet.paste(Image.new("RGB", sheet.size, MEADOW), (0, 0), green)
    high = ImageChops.multiply(to_image(90 * smooth(0.14, 0.34, land.height)), coast)
    sheet.paste(Image.new("RGB", sheet.size, ROCK), (0, 0), high)
    _keep_border(sheet, paper)


def _keep_border(sheet: Image.Image, paper: Image.Image) -> None:
    """The torn edge and the table beneath stay as they are."""
    inner = Image.new("L", sheet.size)
    ImageDraw.Draw(inner).rounded_rectangle((34, 34, sheet.width - 35, sheet.height - 35), radius=22, fill=255)
    sheet.paste(paper, (0, 0), ImageChops.invert(inner.filter(ImageFilter.BoxBlur(9))))


def _draw_coast(sheet: Image.Image, coast: Image.Image) -> None:
    """A firm line, and fainter ones that follow it out to sea."""
    inside = (30, 30, sheet.width - 30, sheet.height - 30)
    frame = Image.new("L", sheet.size)
    ImageDraw.Draw(frame).rectangle(inside, fill=255)
    for reach, level, strength in ((26, 50, 0.22), (15, 70, 0.34), (7, 90, 0.5)):
        soft = coast.filter(ImageFilter.BoxBlur(reach)).filter(ImageFilter.BoxBlur(reach // 2))
        line = soft.point([round(255 * strength) if level - 9 < v < level + 9 else 0 for v in range(256)])
        line = ImageChops.multiply(ImageChops.multiply(line, ImageChops.invert(coast)), frame)
        sheet.paste(mix(SEA, INK, 0.55), (0, 0), line.filter(ImageFilter.BoxBlur(0.6)))
    edge = ImageChops.difference(coast.filter(ImageFilter.MaxFilter(3)), coast.filter(ImageFilter.MinFilter(3)))
    sheet.paste(INK, (0, 0), ImageChops.multiply(edge, frame).point([min(215, v) for v in range(256)]))


# --------------------------------------------------------------------------------- woods and mountains


def _draw_growth(sheet: Image.Image, land: Land, seed: int, clear: Sequence[Rect]) -> None:
    """Trees and peaks from the back to the front, on a layer of its own that is reduced for smooth lines."""
    layer = Image.new("RGBA", (sheet.width * FINE, sheet.height * FINE))
    draw = ImageDraw.Draw(layer)
    for x, y, kind, size in sorted(_growth(land, seed, clear), key=lambda thing: thing[1]):
        if kind == "peak":
            _draw_peak(draw, x * FINE, y * FINE, size * FINE)
        else:
            _draw_tree(draw, x * FINE, y * FINE, size * FINE, kind == "fir")
    layer = layer.reduce(FINE)
    sheet.paste(layer, (0, 0), layer)


def _growth(land: Land, seed: int, clear: Sequence[Rect]) -> Iterator[tuple[float, float, str, float]]:
    """Where something grows: a jittered lattice, thinned by what the country is like there."""
    rng = np.random.default_rng(seed + 7)
    down, across = land.height.shape
    for gap, kind in ((46, "peak"), (19, "tree")):
        for top in range(60, down - 50, gap):
            for left in range(60, across - 50, gap):
                x, y = left + gap * (rng.random() - 0.5), top + gap * (rng.random() - 0.5)
                chance, size = float(rng.random()), float(rng.random())
                height, woods = land.at(x, y)
                if kind == "peak" and height > HIGHLAND and chance < 0.85:
                    large = 20 + 16 * size + 60 * min(0.3, height - HIGHLAND)
                    if not _on(clear, Rect(x - large, y - large * 1.25, x + large, y + 2)):
                        yield x, y, "peak", large
                if kind == "tree" and 0.03 < height < HIGHLAND and woods > 0.53 and chance < 0.8:
                    large = 8.5 + 3.5 * size
                    if not _on(clear, Rect(x - large, y - large * 1.3, x + large, y + large)):
                        yield x, y, "fir" if woods > 0.62 else "leaf", large


def _on(clear: Sequence[Rect], room: Rect) -> bool:
    return any(room.meets(other) for other in clear)


def _draw_peak(draw: ImageDraw.ImageDraw, x: float, y: float, size: float) -> None:
    """A mountain: lit from the left, shaded on the right, snow on top."""
    left, right, top = (x - size, y), (x + size * 0.95, y), (x + size * 0.06, y - size * 1.25)
    ridge = (x + size * 0.22, y - size * 0.45), (x + size * 0.06, y)
    draw.polygon([left, top, right], fill=(*mix(ROCK, SNOW, 0.45), 255))
    draw.polygon([top, right, ridge[1], ridge[0]], fill=(*mix(ROCK, INK, 0.35), 255))
    cap = [
        top,
        (x - size * 0.30, y - size * 0.78),
        (x - size * 0.06, y - size * 0.66),
        (x + size * 0.12, y - size * 0.84),
    ]
    draw.polygon(cap, fill=(*SNOW, 255))
    line = max(2, round(size * 0.06))
    draw.line([left, top, right], fill=(*INK, 235), width=line, joint="curve")
    draw.line([top, *ridge], fill=(*INK, 150), width=max(1, line - 1))


def _draw_tree(draw: ImageDraw.ImageDraw, x: float, y: float, size: float, fir: bool) -> None:
    ink, leaf = (*mix(INK, LEAVES, 0.25), 235), (*LEAVES, 255)
    draw.line((x, y, x, y + size * 0.5), fill=ink, width=max(2, round(size * 0.18)))
    if fir:
        crown = [(x - size * 0.55, y + size * 0.12), (x, y - size * 1.25), (x + size * 0.55, y + size * 0.12)]
        draw.polygon(crown, fill=leaf, outline=ink, width=2)
        draw.polygon([crown[1], crown[2], (x, y + size * 0.12)], fill=(*mix(LEAVES, INK, 0.35), 255))
        return
    box = (x - size * 0.62, y - size, x + size * 0.62, y + size * 0.2)
    draw.ellipse(box, fill=leaf, outline=ink, width=2)
    draw.chord((box[0] + 3, box[1] + 3, box[2] - 3, box[3] - 3), -40, 110, fill=(*mix(LEAVES, INK, 0.30), 255))
