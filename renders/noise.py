"""Noise that repeats without a seam: the raw material of every texture."""

from functools import lru_cache
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from PIL import Image

Field = npt.NDArray[np.float32]

COARSE = 8  # pixels


def to_image(field: Field) -> Image.Image:
    """Values from 0 to 255, one or three to a pixel, as a picture."""
    return Image.fromarray(np.clip(field, 0, 255).astype(np.uint8))


def shade(field: Field, colour: tuple[float, float, float]) -> Field:
    """A colour at every pixel, as bright as the field says."""
    shaded = np.empty((*field.shape, len(colour)), np.result_type(field, np.float32))
    # Red, then green, then blue: pixel by pixel numpy would go round a loop of three, which takes much longer.
    for part, strength in enumerate(colour):
        np.multiply(field, np.float32(strength), out=shaded[..., part])
    return shaded


def blend(first: Field, second: Field, share: Field) -> Field:
    """From the first picture to the second, as far as the share says at each pixel."""
    blended = second - first
    for part in range(blended.shape[-1]):
        blended[..., part] *= share
    blended += first
    return blended


def smooth(low: float, high: float, field: Field) -> Field:
    """A soft step from 0 at `low` to 1 at `high` (which may be the smaller one)."""
    t = np.clip((field - low) / (high - low), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), np.float32)


def noise(side: int, grain: int, rng: np.random.Generator, octaves: int = 3, across: int | None = None) -> Field:
    """Cloudy values around one half on a square; `across` stretches the grain sideways.

    Where even the finest grain is coarse, half the pixels are worked out and stretched.
    """
    weight, weights = 1.0, 0.0
    high, wide = max(1, grain), max(1, across or grain)
    drawn = side // 2 if min(high, wide) >> octaves - 1 >= COARSE else side
    total = np.zeros((drawn, drawn), np.float32)
    for _ in range(octaves):
        rows, columns = max(2, side // high), max(2, side // wide)
        lattice = np.pad(rng.random((rows, columns), dtype=np.float32), 2, mode="wrap")
        layer = Image.fromarray(lattice).resize(
            (drawn, drawn), Image.Resampling.BICUBIC, box=(2, 2, 2 + columns, 2 + rows)
        )
        total += weight * np.asarray(layer)
        weights += weight
        weight *= 0.5
        high, wide = max(1, high // 2), max(1, wide // 2)
    total /= weights
    return total if drawn == side else _stretched(total, side, Image.Resampling.BILINEAR)


class Pebbles(NamedTuple):
    """A pavement of random cells: distance to the nearest centre, to the joint, and a number per cell."""

    centre: Field
    joint: Field
    number: Field


@lru_cache(maxsize=12)
def pebbles(side: int, count: int, seed: int) -> Pebbles:
    """`count` by `count` jittered cells on a square that repeats without a seam.

    Measured on half the side: distances grow evenly, so stretching them again loses nothing.
    """
    half = _pebbles(side // 2, count, seed)
    centre, joint = (_stretched(field, side, Image.Resampling.BILINEAR) for field in half[:2])
    return Pebbles(centre, joint, _stretched(half.number, side, Image.Resampling.NEAREST))


def _stretched(field: Field, side: int, how: Image.Resampling) -> Field:
    """A repeating square made larger; its border rows know their neighbours on the other side."""
    small = field.shape[0]
    wrapped = Image.fromarray(np.pad(field, 2, mode="wrap"))
    return np.asarray(wrapped.resize((side, side), how, box=(2, 2, 2 + small, 2 + small)))


def _pebbles(side: int, count: int, seed: int) -> Pebbles:
    rng = np.random.default_rng(seed)
    jitter_x, jitter_y = (rng.random((count, count), dtype=np.float32) * 0.8 + 0.1 for _ in range(2))
    numbers = rng.random((count, count), dtype=np.float32)
    axis = (np.arange(side, dtype=np.float32) + 0.5) * count / side
    x, y = np.meshgrid(axis, axis)
    column, row = x.astype(np.int32), y.astype(np.int32)
    nearest = np.full((side, side), 9, np.float32)
    second, number = nearest.copy(), np.zeros((side, side), np.float32)
    for down in (-1, 0, 1):
        for right in (-1, 0, 1):
            at = (row + down) % count, (column + right) % count
            away = np.hypot(column + right + jitter_x[at] - x, row + down + jitter_y[at] - y)
            away = away.astype(np.float32)
            closer = away < nearest
            second = np.where(closer, nearest, np.minimum(second, away))
            number = np.where(closer, numbers[at], number)
            nearest = np.where(closer, away, nearest)
    return Pebbles(nearest, second - nearest, number)


def slope(field: Field) -> Field:
    """How much the field rises towards the bottom right: light comes from the top left."""
    down, right = np.gradient(field)
    return np.asarray(down + right, np.float32)
