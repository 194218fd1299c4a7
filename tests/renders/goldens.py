"""Comparing a drawing with the picture that is kept of it."""

import io
import os
from pathlib import Path

import numpy as np
import pytest
from PIL import Image, ImageChops

from renders import icons
from renders.encode import to_png
from renders.parchment import parchment_png

# Read when the tests are collected: while they run, no setting of the developer's reaches them.
REGENERATE = bool(os.environ.get("FLAMBEAU_REGENERATE"))

GOLDEN = Path(__file__).parent / "golden"
FAILURES = Path(__file__).parents[1] / "failures"

# Font and image libraries differ a little from version to version; a moved figure differs a lot.
MEAN_TOLERANCE = 2.5
STRONG, STRONG_SHARE = 48, 0.006

needs_icons = pytest.mark.skipif(not icons.ICON_FILE.exists(), reason="icons not fetched")


def matches_golden(name: str, drawing: Image.Image, palette: str) -> bool:
    """Whether the drawing looks like the kept one; a difference is saved beside the tests."""
    path = GOLDEN / f"{name}.png"
    content = parchment_png(drawing) if palette == "parchment" else to_png(drawing, palette)
    if REGENERATE:
        path.write_bytes(content)
    kept, drawing = Image.open(path).convert("RGB"), Image.open(io.BytesIO(content)).convert("RGB")
    if kept.size == drawing.size and _alike(kept, drawing):
        return True
    _save_failure(name, kept, drawing)
    return False


def _alike(kept: Image.Image, drawing: Image.Image) -> bool:
    difference = np.asarray(ImageChops.difference(kept, drawing)).max(axis=2)
    return bool(difference.mean() <= MEAN_TOLERANCE and (difference > STRONG).mean() <= STRONG_SHARE)


def _save_failure(name: str, kept: Image.Image, drawing: Image.Image) -> None:
    """Kept, drawn and their difference, side by side."""
    FAILURES.mkdir(exist_ok=True)
    width, height = (max(pair) for pair in zip(kept.size, drawing.size, strict=True))
    sheet = Image.new("RGB", (3 * width, height))
    sheet.paste(kept, (0, 0))
    sheet.paste(drawing, (width, 0))
    if kept.size == drawing.size:
        sheet.paste(ImageChops.difference(kept, drawing), (2 * width, 0))
    sheet.save(FAILURES / f"{name}.png")
