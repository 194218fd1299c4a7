"""Icons as masks, drawn once per size; without the icon file every figure shows its initials."""

import io
import json
from functools import lru_cache
from pathlib import Path

import resvg_py
from PIL import Image, ImageDraw

from renders.cache import MEGABYTE, BytesLRU, image_bytes
from renders.fonts import FEATURES, text
from renders.theme import TWIN

ICON_FILE = Path(__file__).resolve().parent.parent / "data" / "icons" / "icons.json"

_masks: BytesLRU[Image.Image] = BytesLRU(8 * MEGABYTE, image_bytes)


@lru_cache(maxsize=1)
def _bodies() -> dict[str, str]:
    """The drawings by name, as the icon tool wrote them; none if it could not fetch them."""
    if not ICON_FILE.exists():
        return {}
    bodies: dict[str, str] = json.loads(ICON_FILE.read_text(encoding="utf-8"))["icons"]
    return bodies


def has(name: str) -> bool:
    """Whether this icon can be drawn."""
    return name.removeprefix(TWIN) in _bodies()


def mask(name: str, size: int, initials: str = "") -> Image.Image:
    """The icon as a square coverage mask; its initials where the drawing is missing."""
    size = max(4, size)
    return _masks.get_or_make((name, size, initials), lambda: _draw(name, size, initials))


def _draw(name: str, size: int, initials: str) -> Image.Image:
    if not has(name):
        return _written(initials or name[:2].title(), size)
    if name.startswith(TWIN):
        return _twins(name.removeprefix(TWIN), size)
    return _rasterised(name, size)


def _rasterised(name: str, size: int) -> Image.Image:
    svg = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512" '
        f'width="{size}" height="{size}" color="#fff">{_bodies()[name]}</svg>'
    )
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size, skip_system_fonts=True))
    return Image.open(io.BytesIO(png)).getchannel("A")


def _twins(name: str, size: int) -> Image.Image:
    """Two heads: the near one stands out from the far one by a gap around it."""
    head = mask(name, round(size * 0.62))
    pair = Image.new("L", (size, size))
    pair.paste(head, (round(-size * 0.03), round(size * 0.08)), head)
    near = (round(size * 0.41), round(size * 0.30))
    gap = round(size * 0.035)
    for dx, dy in ((-gap, -gap), (-gap, gap), (gap, -gap), (gap, gap), (-gap, 0), (0, -gap)):
        pair.paste(0, (near[0] + dx, near[1] + dy), head)
    pair.paste(head, near, head)
    return pair


def _written(initials: str, size: int) -> Image.Image:
    picture = Image.new("L", (size, size))
    letters = text(max(6, round(size * (0.72 if len(initials) < 3 else 0.5))), 800)
    ImageDraw.Draw(picture).text(
        (size / 2, size / 2),
        letters.ready(initials),
        font=letters.face,
        anchor="mm",
        fill=255,
        features=FEATURES,
    )
    return picture
