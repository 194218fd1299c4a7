"""Grounds of other lands: snow and ice, ash, marble, basalt, moss; each repeats without a seam.

Most are the usual stones, boards and leaves seen in other colours: walls stay walls, squares can be counted.
"""

from collections.abc import Callable

import numpy as np
from PIL import Image

from renders.noise import Field, blend, noise, pebbles, shade, slope, smooth, to_image
from renders.textures import FLOOR_SIDE, MATERIALS, TERRAIN_SIDE, checker, scatter, texture, with_grid

Tint = tuple[float, float, float]
SEED = 70
WHITE_FROST: Tint = (196, 206, 218)


# The usual ones in other colours ----------------------------------------------------------------------------------


def _tinted(name: str, cell: int, tint: Tint, grey: float = 1.0) -> Field:
    """A usual ground by its brightness alone (`grey: 1`), or less so, in another colour."""
    usual = np.asarray(texture(name, cell), np.float32)
    bright = usual.mean(2, keepdims=True)
    return np.asarray((usual + (bright - usual) * grey) * np.array(tint, np.float32), np.float32)


def _dusted(field: Field, cell: int, colour: Tint, most: float, seed: int, grain: float = 1.0) -> Field:
    """Something lies over it in drifts: snow, moss."""
    drift = noise(field.shape[0], max(2, int(cell * grain)), np.random.default_rng(SEED + seed), 3)
    lies = np.broadcast_to(np.array(colour, np.float32), field.shape)
    return blend(field, lies, smooth(0.45, 0.78, drift) * np.float32(most))


def _capped(name: str, cell: int, tint: Tint, cap: Tint) -> Image.Image:
    """What stands up bears something on all that looks to the sky."""
    usual = _tinted(name, cell, tint)
    bright = usual.mean(2)
    upper = smooth(float(np.percentile(bright, 45)), float(np.percentile(bright, 88)), bright)
    return to_image(blend(usual, np.broadcast_to(np.array(cap, np.float32), usual.shape), upper * np.float32(0.85)))


# Snow and ice -----------------------------------------------------------------------------------------------------


def _snow(cell: int) -> Image.Image:
    """Wind-blown snow in the shade: bright enough to be snow, dark enough for white rings to stand out on it."""
    rng = np.random.default_rng(SEED)
    side = FLOOR_SIDE * cell
    drift, ripple = noise(side, cell * 2, rng, 4), noise(side, max(2, cell // 4), rng, 3, across=max(3, cell // 2))
    fine = noise(side, max(1, cell // 20), rng, 1)
    bright = (0.66 + 0.34 * drift + 0.10 * ripple + 0.06 * fine) * checker(cell, 0.05)
    field = shade(bright + 1.8 * np.clip(slope(ripple), -0.05, 0.05), (102, 115, 132))
    field += shade(0.5 - drift, (24, 6, -16)) + shade(smooth(0.50, 0.95, ripple), (26, 25, 22))
    picture = to_image(with_grid(field, cell, 0.34))
    scatter(picture, cell, rng, ((122, 126, 130), (104, 104, 104)), each=9, size=0.030)
    return picture


def _trodden_snow(cell: int) -> Image.Image:
    """A path through it: greyer, and the earth shows."""
    rng = np.random.default_rng(SEED + 1)
    side = FLOOR_SIDE * cell
    drift, lumps = noise(side, cell * 2, rng, 3), noise(side, max(2, cell // 4), rng, 3)
    bright = (0.68 + 0.22 * drift + 0.24 * lumps) * checker(cell, 0.06)
    field = blend(
        shade(bright, (106, 114, 127)), shade(bright, (98, 86, 74)), smooth(0.46, 0.90, lumps) * np.float32(0.60)
    )
    picture = to_image(with_grid(field, cell, 0.38))
    scatter(picture, cell, rng, ((104, 98, 92), (88, 84, 82)), each=26, size=0.038)
    return picture


def _frozen(cell: int, colour: Tint) -> Image.Image:
    """Ice: clouded, with white cracks that run through it."""
    rng = np.random.default_rng(SEED + 2)
    side = TERRAIN_SIDE * cell
    clouds, wobble = noise(side, cell, rng, 3), noise(side, cell, rng, 2)
    cracks = smooth(0.07, 0.0, np.abs(pebbles(side, 5, 71).joint - 0.03) + 0.10 * (wobble - 0.5))
    field = shade(0.80 + 0.34 * clouds, colour)
    return to_image(field + shade(cracks, (86, 82, 72)))


def _ice(cell: int) -> Image.Image:
    return _frozen(cell, (104, 158, 190))


def _deep_ice(cell: int) -> Image.Image:
    return _frozen(cell, (58, 116, 160))


def _slush(cell: int) -> Image.Image:
    return to_image(_tinted("mud", cell, (0.62, 0.60, 0.60), 0.6))


def _frosted_stone(cell: int) -> Image.Image:
    return to_image(_dusted(_tinted("stone", cell, (0.94, 1.03, 1.15)), cell, (128, 142, 160), 0.5, 3))


def _snowy_wall(cell: int) -> Image.Image:
    return _capped("wall", cell, (0.80, 0.88, 0.98), WHITE_FROST)


def _snowy_hedge(cell: int) -> Image.Image:
    return _capped("hedge", cell, (0.62, 0.82, 0.80), WHITE_FROST)


# Ash and fire -----------------------------------------------------------------------------------------------------


def _ash(cell: int) -> Image.Image:
    """Burnt land: grey drifts, and here and there an ember."""
    rng = np.random.default_rng(SEED + 4)
    side = FLOOR_SIDE * cell
    drift, fine = noise(side, cell * 2, rng, 4), noise(side, max(1, cell // 14), rng, 2)
    bright = (0.66 + 0.40 * drift + 0.18 * fine) * checker(cell, 0.07)
    picture = to_image(with_grid(shade(bright, (98, 93, 90)), cell, 0.42))
    scatter(picture, cell, rng, ((58, 54, 52), (44, 40, 38)), each=40, size=0.045)
    scatter(picture, cell, rng, ((176, 84, 36),), each=10, size=0.022)
    return picture


def _dry_mud(cell: int) -> Image.Image:
    return to_image(_tinted("mud", cell, (1.42, 1.30, 1.12), 0.3))


def _cinders(cell: int) -> Image.Image:
    return to_image(_tinted("earth", cell, (0.80, 0.72, 0.68), 0.7))


def _charred_hedge(cell: int) -> Image.Image:
    return to_image(_tinted("hedge", cell, (0.62, 0.54, 0.50)))


def _basalt(cell: int) -> Image.Image:
    """Dark slabs, reddish where the heat is near."""
    warm = noise(FLOOR_SIDE * cell, cell * 2, np.random.default_rng(SEED + 5), 3)
    field = _tinted("stone", cell, (0.70, 0.66, 0.70))
    return to_image(field + shade(smooth(0.5, 0.8, warm), (34, 8, 2)))


def _basalt_wall(cell: int) -> Image.Image:
    return to_image(_tinted("wall", cell, (0.62, 0.52, 0.52)))


# Indoors ----------------------------------------------------------------------------------------------------------


def _marble(cell: int) -> Image.Image:
    """Pale slabs with veins."""
    side = FLOOR_SIDE * cell
    rng = np.random.default_rng(SEED + 6)
    vein = smooth(0.035, 0.0, np.abs(noise(side, cell * 2, rng, 4) - 0.5))
    field = _tinted("stone", cell, (1.06, 1.03, 0.95))
    return to_image(field + shade(vein, (26, 22, 12)))


def _sandstone_wall(cell: int) -> Image.Image:
    return to_image(_tinted("wall", cell, (1.16, 1.02, 0.80)))


def _mossy_stone(cell: int) -> Image.Image:
    return to_image(_dusted(_tinted("stone", cell, (0.80, 0.88, 0.84)), cell, (58, 76, 52), 0.60, 7, grain=0.8))


def _mossy_wall(cell: int) -> Image.Image:
    return to_image(_dusted(_tinted("wall", cell, (0.74, 0.82, 0.76)), cell, (62, 82, 54), 0.70, 8, grain=0.6))


def _parquet(cell: int) -> Image.Image:
    """Dark polished boards that run the other way."""
    field = _tinted("wood", cell, (1.02, 0.80, 0.62), 0.6)
    return to_image(np.ascontiguousarray(field.transpose(1, 0, 2)))


def _panelled_wall(cell: int) -> Image.Image:
    return to_image(_tinted("wall", cell, (0.86, 0.66, 0.48)))


GROUNDS: dict[str, Callable[[int], Image.Image]] = {
    "snow": _snow,
    "trodden_snow": _trodden_snow,
    "ice": _ice,
    "deep_ice": _deep_ice,
    "slush": _slush,
    "frosted_stone": _frosted_stone,
    "snowy_wall": _snowy_wall,
    "snowy_hedge": _snowy_hedge,
    "ash": _ash,
    "cinders": _cinders,
    "dry_mud": _dry_mud,
    "charred_hedge": _charred_hedge,
    "basalt": _basalt,
    "basalt_wall": _basalt_wall,
    "marble": _marble,
    "sandstone_wall": _sandstone_wall,
    "mossy_stone": _mossy_stone,
    "mossy_wall": _mossy_wall,
    "parquet": _parquet,
    "panelled_wall": _panelled_wall,
}
MATERIALS |= GROUNDS
