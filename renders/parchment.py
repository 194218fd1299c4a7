"""Parchment: the ground of journal pages and maps, with stains, fibres and a torn edge."""

import io

import numpy as np
from PIL import Image, ImageFilter

from renders import theme
from renders.noise import Field, blend, noise, shade, smooth, to_image
from renders.theme import Colour, mix, rgb

SHEET: Colour = rgb("#E4D2A8")
STAIN: Colour = rgb("#B98F54")
BURNT: Colour = rgb("#5A3A1C")
INK: Colour = rgb("#33241A")
FAINT_INK: Colour = rgb("#6E5638")
RUBRIC: Colour = rgb("#8C1D18")
"""The red of headings, as scribes used it."""
BRIGHT: tuple[Colour, ...] = tuple(
    mix(colour, ground, share)
    for colour in (
        *theme.HEROES.values(),
        *(body for body, _ in theme.DICE.values()),
        *map(
            rgb, ("#9C1F1C", "#1F4F86", "#8A5A12", "#3C1A52", "#2F7A3A", "#55534F", "#FFC83D", "#8C1D18", "#A81C22")
        ),
        *map(rgb, ("#B07A08", "#1F5E99", "#4A5563", "#2F7428")),
    )
    for ground, share in ((SHEET, 0.0), (SHEET, 0.45), (INK, 0.4))
)
"""Colours of heroes, dice, seals and signs, with the tones between them and paper or ink."""


def parchment(width: int, height: int, seed: int = 1) -> Image.Image:
    """A sheet on a dark table, its edge torn a little.

    Clouds and stains are soft, so a third of the size is enough for them; the torn edge is not.
    """
    mask = to_image(255 * _torn(width, height, seed))
    sheet = to_image(_sheet(width // 3, height // 3, seed)).resize((width, height), Image.Resampling.BICUBIC)
    table = Image.new("RGB", (width, height), theme.BACKDROP)
    shadow = mask.filter(ImageFilter.BoxBlur(5)).point([v // 2 for v in range(256)])
    table.paste(theme.BLACK, (3, 4), shadow)
    table.paste(sheet, (0, 0), mask)
    return table


def edge_distance(width: int, height: int) -> Field:
    """Pixels from each point to the nearest border."""
    x, y = np.meshgrid(np.arange(width, dtype=np.float32), np.arange(height, dtype=np.float32))
    return np.minimum(np.minimum(x, width - 1 - x), np.minimum(y, height - 1 - y)).astype(np.float32)


def _sheet(width: int, height: int, seed: int) -> Field:
    rng, side = np.random.default_rng(seed), max(width, height)
    clouds, blots, fibres = (
        noise(side, grain, rng, octaves, across)[:height, :width]
        for grain, octaves, across in ((side // 4, 4, None), (side // 9, 3, None), (2, 1, 12))
    )
    inwards = edge_distance(width, height)
    one = np.ones_like(clouds)
    sheet = shade(0.93 + 0.10 * clouds + 0.05 * (fibres - 0.5), SHEET)
    sheet = blend(sheet, shade(one, STAIN), 0.55 * smooth(0.56, 0.80, blots))
    return blend(sheet, shade(one, BURNT), 0.65 * smooth(20, 0, inwards + 9 * (clouds - 0.5)))


def _torn(width: int, height: int, seed: int) -> Field:
    """1 on the sheet, 0 beyond its edge; the same ragged noise is laid along all of it."""
    side = 512
    ragged = noise(side, 16, np.random.default_rng(seed + 1), 3)
    ragged = np.tile(ragged, (height // side + 1, width // side + 1))[:height, :width]
    return smooth(4, 7, edge_distance(width, height) + 9 * (ragged - 0.5))


def parchment_png(image: Image.Image) -> bytes:
    """A small PNG in colours of its own: those of boards and sheets are too dark for parchment.

    The paper takes up most of the picture and would take all colours for itself; a few are kept for what is
    small and bright.
    """
    paper = image.quantize(256 - len(BRIGHT), method=Image.Quantize.MEDIANCUT).getpalette() or []
    holder = Image.new("P", (1, 1))
    holder.putpalette(paper[: 3 * (256 - len(BRIGHT))] + [part for colour in BRIGHT for part in colour])
    out = io.BytesIO()
    image.quantize(palette=holder, dither=Image.Dither.NONE).save(out, "PNG")
    return out.getvalue()
