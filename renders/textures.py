"""Floors, walls and terrain as small pictures that repeat without a seam, one set per square size."""

from collections.abc import Callable

import numpy as np
from PIL import Image, ImageDraw

from renders.cache import MEGABYTE, BytesLRU, image_bytes
from renders.noise import Field, blend, noise, pebbles, shade, slope, smooth, to_image
from renders.theme import FOG_DARK, FOG_LIGHT, mix

# Squares per side of a repeating floor, and of everything else.
FLOOR_SIDE, TERRAIN_SIDE, VOID_SIDE = 8, 4, 8
SEED = 7

_textures: BytesLRU[Image.Image] = BytesLRU(48 * MEGABYTE, image_bytes)


def texture(name: str, cell: int) -> Image.Image:
    """The repeating picture of a material at this square size."""
    return _textures.get_or_make((name, cell), lambda: MATERIALS[name](cell))


def tiled(name: str, cell: int, size: tuple[int, int], phase: tuple[int, int]) -> Image.Image:
    """A picture filled with a material; `phase` is where square (0, 0) would lie, so stones stay put."""
    stone = texture(name, cell)
    picture = Image.new(stone.mode, size)
    side = stone.width
    for y in range(phase[1] % side - side, size[1], side):
        for x in range(phase[0] % side - side, size[0], side):
            picture.paste(stone, (x, y))
    return picture


# -------------------------------------------------------------------------------------------- floors

# How one square may be cut into slabs: (left, top, right, bottom) in parts of a square.
SLABS = (
    ((0.0, 0.0, 1.0, 1.0),),
    ((0.0, 0.0, 1.0, 0.5), (0.0, 0.5, 1.0, 1.0)),
    ((0.0, 0.0, 0.5, 1.0), (0.5, 0.0, 1.0, 1.0)),
    ((0.0, 0.0, 0.55, 0.5), (0.55, 0.0, 1.0, 0.5), (0.0, 0.5, 0.4, 1.0), (0.4, 0.5, 1.0, 1.0)),
    ((0.0, 0.0, 1.0, 0.45), (0.0, 0.45, 0.5, 1.0), (0.5, 0.45, 1.0, 1.0)),
    ((0.0, 0.0, 0.6, 1.0), (0.6, 0.0, 1.0, 0.5), (0.6, 0.5, 1.0, 1.0)),
    ((0.0, 0.0, 0.5, 0.55), (0.5, 0.0, 1.0, 0.55), (0.0, 0.55, 1.0, 1.0)),
)


def _slabs(cell: int, rng: np.random.Generator) -> list[tuple[Field, Field, Field]]:
    """Each pattern twice, with other tones: brightness, height (0 in the joints) and slope."""
    axis = (np.arange(cell, dtype=np.float32) + 0.5) / cell
    x, y = np.meshgrid(axis, axis)
    border = np.minimum(np.minimum(x, 1 - x), np.minimum(y, 1 - y)) * cell
    patterns = []
    for pattern in SLABS * 2:
        tone, height = np.ones((cell, cell), np.float32), np.zeros((cell, cell), np.float32)
        for left, top, right, bottom in pattern:
            inside = (x >= left) & (x < right) & (y >= top) & (y < bottom)
            away = np.minimum(np.minimum(x - left, right - x), np.minimum(y - top, bottom - y)) * cell
            rise = smooth(-0.2, max(1.6, 0.05 * cell), away)
            rise = np.where(border < away + 0.01, rise, 0.5 + 0.5 * rise)  # weak joints inside a square
            height = np.where(inside, rise, height)
            tone = np.where(inside, np.float32(1 + rng.uniform(-0.06, 0.06)), tone)
        patterns.append((tone, height, slope(height)))
    return patterns


def _squares(values: Field, cell: int) -> Field:
    """One value per square, spread over its pixels."""
    return np.repeat(np.repeat(values, cell, 0), cell, 1)


def checker(cell: int, strength: float) -> Field:
    """Every other square a touch lighter: it helps to count."""
    row, column = np.mgrid[0:FLOOR_SIDE, 0:FLOOR_SIDE]
    return _squares((1 + ((row + column) % 2 - 0.5) * strength).astype(np.float32), cell)


def grid_mask(cell: int) -> Field:
    """1 on the lines between squares, on one square."""
    line = max(1, round(cell / 40))
    place = np.arange(cell)
    on = (place < line - line // 2) | (place >= cell - line // 2)
    return (on[:, None] | on[None, :]).astype(np.float32)


def with_grid(field: Field, cell: int, strength: float) -> Field:
    lines = np.tile(grid_mask(cell), (FLOOR_SIDE, FLOOR_SIDE))
    return np.asarray(field * (1 - strength * lines)[..., None], np.float32)


def _stone(cell: int) -> Image.Image:
    rng = np.random.default_rng(SEED)
    side = FLOOR_SIDE * cell
    patterns = _slabs(cell, rng)
    chosen = rng.integers(0, len(patterns), (FLOOR_SIDE, FLOOR_SIDE))
    tone, height, relief = (
        np.block([[patterns[number][part] for number in row] for row in chosen]) for part in range(3)
    )
    clouds, fine = noise(side, int(cell * 1.6), rng, 4), noise(side, max(1, cell // 24), rng, 1)
    bright = tone * (0.80 + 0.40 * clouds) * checker(cell, 0.07) * (0.975 + 0.05 * fine)
    stone = shade(bright, (102, 95, 86)) + shade(clouds - 0.5, (14, 2, -12))
    stone *= (1 + 0.55 * relief)[..., None]
    grout = np.broadcast_to(np.array([36, 32, 29], np.float32), stone.shape)
    return to_image(with_grid(blend(grout, stone, height), cell, 0.55))


def _wood(cell: int) -> Image.Image:
    """Boards three to a square, four squares long, with grain, gaps and a nail at each end."""
    rng = np.random.default_rng(SEED + 1)
    side, boards, long = FLOOR_SIDE * cell, 3, 4
    along = (np.arange(side, dtype=np.float32) + 0.5) / cell
    row = (along * boards).astype(np.int32)
    start = rng.integers(0, long, FLOOR_SIDE * boards)[row]
    place = ((along[None, :] - start[:, None]) % FLOOR_SIDE).astype(np.float32)
    board = (place / long).astype(np.int32)
    tone = 1 + rng.uniform(-0.13, 0.13, (FLOOR_SIDE * boards, 2)).astype(np.float32)[row[:, None], board]
    # Pixels from the board's middle line and from its nearer end.
    across = (np.abs((along * boards) % 1 - 0.5)[:, None] * cell / boards).astype(np.float32)
    end = np.minimum(place % long, long - place % long) * cell
    gap_side = smooth(0.4, 1.8, cell / boards / 2 - across)
    gap = np.minimum(np.broadcast_to(gap_side, end.shape), smooth(0.3, 1.6, end))
    grain = noise(side, max(1, cell // 20), rng, 2, across=cell)
    clouds = noise(side, cell * 2, rng, 3)
    bright = tone * (0.74 + 0.34 * grain + 0.18 * clouds) * checker(cell, 0.06)
    nail = np.hypot(across, end - 0.09 * cell) < max(1.0, cell * 0.022)
    depth = ((0.52 + 0.48 * gap) * (1 - 0.55 * nail)).astype(np.float32)
    return to_image(with_grid(shade((bright * depth).astype(np.float32), (104, 78, 54)), cell, 0.50))


def _grass(cell: int) -> Image.Image:
    """Meadow: two greens in drifts, blades standing up, a few clovers and flowers."""
    rng = np.random.default_rng(SEED + 2)
    side = FLOOR_SIDE * cell
    drift, clouds = noise(side, cell * 3, rng, 3), noise(side, max(2, cell // 2), rng, 3)
    blades = noise(side, max(2, cell // 7), rng, 2, across=max(1, cell // 22))
    lush, dry = (np.broadcast_to(np.array(c, np.float32), (side, side, 3)) for c in ((74, 90, 46), (110, 106, 58)))
    ground = blend(lush, dry, smooth(0.35, 0.75, drift * 0.7 + clouds * 0.3))
    bright = (0.62 + 0.36 * clouds + 0.34 * smooth(0.35, 0.8, blades)) * checker(cell, 0.07)
    meadow = ground * (bright + 0.9 * np.clip(slope(blades), -0.12, 0.12))[..., None]
    picture = to_image(with_grid(meadow * 0.94, cell, 0.42))
    scatter(picture, cell, rng, ((206, 196, 150), (196, 168, 70)), each=28, size=0.030)
    return picture


def _earth(cell: int) -> Image.Image:
    """A trodden path: brown drifts with pebbles lying in them."""
    rng = np.random.default_rng(SEED + 3)
    side = FLOOR_SIDE * cell
    drift, fine = noise(side, cell * 2, rng, 4), noise(side, max(1, cell // 16), rng, 2)
    bright = (0.68 + 0.36 * drift + 0.22 * fine) * checker(cell, 0.07)
    path = shade(bright, (100, 80, 58)) + shade(drift - 0.5, (10, 4, -8))
    picture = to_image(with_grid(path, cell, 0.45))
    scatter(picture, cell, rng, ((134, 124, 110), (112, 104, 96), (92, 82, 72)), each=56, size=0.045)
    return picture


def scatter(
    picture: Image.Image,
    cell: int,
    rng: np.random.Generator,
    colours: tuple[tuple[int, int, int], ...],
    each: int,
    size: float,
) -> None:
    """Strew small things over a ground: petals, pebbles. Each has a shadow and a lit side."""
    draw = ImageDraw.Draw(picture)
    for colour in colours:
        for x, y, scale in rng.random((each, 3)):
            radius = max(1.0, cell * size * (0.6 + 0.7 * scale))
            left, top = (radius * 2 + place * (picture.width - radius * 4) for place in (x, y))
            for shift, tint in ((0.5, mix(colour, (0, 0, 0), 0.7)), (0.0, colour)):
                at = left + radius * shift, top + radius * shift
                draw.ellipse((at[0] - radius, at[1] - radius, at[0] + radius, at[1] + radius), fill=tint)
            shine = radius * 0.45
            lit = (left - shine * 1.5, top - shine * 1.5, left + shine * 0.5, top + shine * 0.5)
            draw.ellipse(lit, fill=mix(colour, (255, 255, 255), 0.25))


# ------------------------------------------------------------------------------- walls and terrain


def _wall(cell: int) -> Image.Image:
    """Rough stones in mortar."""
    side = TERRAIN_SIDE * cell
    stones = pebbles(side, 12, 3)
    joint = smooth(0.03, 0.16, stones.joint)
    clouds = noise(side, cell, np.random.default_rng(SEED + 4))
    bright = (0.80 + 0.36 * stones.number) * (0.85 + 0.30 * clouds) * (0.45 + 0.55 * joint)
    return to_image(shade(bright + 0.30 * slope(joint), (128, 122, 117)))


def _hedge(cell: int) -> Image.Image:
    """Dense leaves, each clump lit from above."""
    side = TERRAIN_SIDE * cell
    clumps, leaves = pebbles(side, 13, 31), pebbles(side, 34, 37)
    clouds = noise(side, cell, np.random.default_rng(SEED + 5))
    dome = smooth(0.75, 0.0, clumps.centre)
    bright = (0.42 + 0.50 * dome) * (0.75 + 0.35 * leaves.number) * (0.75 + 0.5 * clouds)
    bright = bright - 0.12 * cell * slope(dome) * 0.35
    leafy = shade(bright * (0.7 + 0.3 * smooth(0.02, 0.2, leaves.joint)), (92, 116, 58))
    return to_image(leafy + shade(clumps.number - 0.5, (18, 6, 2)))


def _pit_wall(cell: int) -> Image.Image:
    stones = pebbles(TERRAIN_SIDE * cell, 12, 3)
    joint = smooth(0.03, 0.16, stones.joint)
    return to_image(shade((0.55 + 0.6 * stones.number) * (0.45 + 0.55 * joint), (120, 110, 99)))


def _water(cell: int, colour: tuple[float, float, float], sparkle: float) -> Image.Image:
    rng = np.random.default_rng(SEED + 6)
    side = TERRAIN_SIDE * cell
    clouds, wobble = noise(side, cell, rng), noise(side, cell, rng, 2)
    ripples = smooth(0.16, 0, np.abs(pebbles(side, 7, 11).joint - 0.02) + 0.10 * (wobble - 0.5))
    return to_image(shade(0.85 + 0.3 * clouds, colour) + shade(ripples, (52, 84, 92)) * sparkle)


def _deep_water(cell: int) -> Image.Image:
    return _water(cell, (14, 52, 92), 0.62)


def _shallow_water(cell: int) -> Image.Image:
    return _water(cell, (46, 110, 150), 0.70)


def _molten(cell: int, cracks: int, crust: tuple[float, float, float], heat: float) -> Image.Image:
    """Dark plates with fire between them; `heat` is how wide the cracks gape."""
    side = TERRAIN_SIDE * cell
    plates = pebbles(side, cracks, 5)
    clouds = noise(side, cell, np.random.default_rng(SEED + 7))
    gap = plates.joint + 0.25 * (clouds - 0.5)
    fire, core = (
        np.broadcast_to(np.array(c, np.float32), (side, side, 3)) for c in ((232, 84, 18), (255, 208, 84))
    )
    glowing = blend(shade(0.6 + 0.8 * plates.number, crust), fire, smooth(0.30 * heat, 0.02, gap))
    return to_image(blend(glowing, core, smooth(0.12 * heat, 0, gap)))


def _lava(cell: int) -> Image.Image:
    return _molten(cell, 9, (52, 20, 14), 1.0)


def _hazard(cell: int) -> Image.Image:
    return _molten(cell, 11, (58, 50, 46), 0.42)


def _mud(cell: int) -> Image.Image:
    """Wet and dark, with puddles that shine."""
    rng = np.random.default_rng(SEED + 8)
    side = TERRAIN_SIDE * cell
    lumps = noise(side, max(2, cell // 2), rng, 3)
    wet = smooth(0.50, 0.62, noise(side, cell, rng, 3))
    bright = 0.72 + 0.45 * lumps + np.clip(slope(lumps) * cell * -0.22, -0.35, 0.45) * (1 - 0.5 * wet)
    mud = shade(bright, (84, 62, 40))
    return to_image(blend(mud, shade(0.8 + 0.5 * lumps, (58, 56, 54)), wet * 0.75))


def _edge(cell: int) -> Image.Image:
    """Wobble for shores and hedges."""
    return to_image(noise(TERRAIN_SIDE * cell, max(4, cell // 3), np.random.default_rng(SEED + 9)) * 255)


def _void(cell: int) -> Image.Image:
    """The unknown: dark with slow fog, soft enough to be made at half the size."""
    half = VOID_SIDE * cell // 2
    fog = smooth(0.38, 0.80, noise(half, cell * 3 // 2, np.random.default_rng(SEED + 10)))
    black, grey = (
        np.broadcast_to(np.array(colour, np.float32), (half, half, 3)) for colour in (FOG_DARK, FOG_LIGHT)
    )
    dark = to_image(blend(black, grey, fog))
    return dark.resize((VOID_SIDE * cell, VOID_SIDE * cell), Image.Resampling.BILINEAR)


MATERIALS: dict[str, Callable[[int], Image.Image]] = {
    "stone": _stone,
    "wood": _wood,
    "grass": _grass,
    "earth": _earth,
    "wall": _wall,
    "hedge": _hedge,
    "pit_wall": _pit_wall,
    "deep_water": _deep_water,
    "shallow_water": _shallow_water,
    "lava": _lava,
    "hazard": _hazard,
    "mud": _mud,
    "edge": _edge,
    "void": _void,
}
