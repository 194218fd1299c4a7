"""The portals of a raid: a ring of stones with what can be seen through it."""

from typing import NamedTuple

import numpy as np
from PIL import Image

from renders import theme
from renders.cache import SPRITES
from renders.descent.raid_view import GateView, LevelState
from renders.fonts import title
from renders.lettering import write
from renders.noise import Field, noise, smooth
from renders.theme import Colour, mix, rgb


class Glow(NamedTuple):
    """What shines in a portal, from its rim to its middle, and the stones around it."""

    deep: Colour
    light: Colour
    heart: Colour
    stone: Colour
    strength: float


GLOWS: dict[LevelState, Glow] = {
    "passed": Glow(rgb("#2E1463"), rgb("#8F5BE8"), rgb("#E9DBFF"), rgb("#8D8698"), 1.0),
    "here": Glow(rgb("#0A3B4A"), rgb("#2FB9C9"), rgb("#DDFBFF"), rgb("#A8A08C"), 1.0),
    "fell": Glow(rgb("#3D0808"), rgb("#B8271C"), rgb("#FFB48A"), rgb("#7C6A64"), 0.9),
    "ahead": Glow(rgb("#101116"), rgb("#23252E"), rgb("#2C2F3A"), rgb("#4A4B52"), 0.25),
}
INKS: dict[LevelState, Colour] = {
    "passed": theme.WHITE,
    "here": theme.WHITE,
    "fell": theme.WHITE,
    "ahead": rgb("#9A968E"),
}
ARMS, STONES = 4, 14
RIM, INSIDE, BEYOND = 0.455, 0.345, 0.5
"""The outer and the inner edge of the stones, and how far the glow reaches, by the side of the picture."""


def draw_gate(picture: Image.Image, at: tuple[int, int], side: int, gate: GateView) -> None:
    """A portal with its number; the point is its middle."""
    x, y = at
    portal = gate_of(gate.state, side)
    picture.paste(portal, (x - side // 2, y - side // 2), portal)  # its number lies on it
    letters = title(round(side * 0.36), 800)
    write(picture, (x, y), gate.number, letters, INKS[gate.state], "mm", outline=max(2, side // 40))


def gate_of(state: LevelState, side: int) -> Image.Image:
    """A portal without its number."""
    return SPRITES.get_or_make(("gate", state, side), lambda: _gate(GLOWS[state], side))


def _gate(glow: Glow, side: int) -> Image.Image:
    across = (np.arange(side, dtype=np.float32) + 0.5) / side - 0.5
    x, y = np.meshgrid(across, across)
    far, turn = np.hypot(x, y), np.arctan2(y, x)
    soft = 1.5 / side
    clouds = noise(max(side, 64), max(8, side // 5), np.random.default_rng(7), 3)[:side, :side]
    colours = _whirl(glow, far, turn, clouds)
    ring = smooth(INSIDE - soft, INSIDE + soft, far)[..., None]
    colours = colours * (1 - ring) + _stones(glow, far, turn, clouds) * ring
    shine = glow.strength * 0.8 * np.square(smooth(BEYOND, RIM - 0.02, far))
    solid = smooth(RIM + soft, RIM - soft, far)
    beyond = (1 - solid)[..., None]
    colours = colours * (1 - beyond) + np.array(glow.light, np.float32) * beyond
    alpha = 255 * np.maximum(solid, shine)
    whole = np.dstack([colours, alpha])
    return Image.fromarray(np.clip(whole, 0, 255).astype(np.uint8), "RGBA")


def _whirl(glow: Glow, far: Field, turn: Field, clouds: Field) -> Field:
    """Arms of light that turn towards a bright middle; dark behind the number, so that it can be read."""
    reach = np.clip(far / INSIDE, 0, 1)
    arms = 0.5 + 0.5 * np.cos(ARMS * turn + 9.0 * np.sqrt(reach) + 5.0 * (clouds - 0.5))
    bright = arms * (0.35 + 0.65 * reach) * (0.6 + 0.8 * clouds)
    light = np.clip(bright, 0, 1)[..., None]
    deep, middle, heart = (np.array(colour, np.float32) for colour in (glow.deep, glow.light, glow.heart))
    colours = deep * (1 - light) + middle * light
    edge = (glow.strength * 0.75 * np.square(smooth(0.72, 1.0, reach)) * (0.5 + arms))[..., None].clip(0, 1)
    lit: Field = colours * (1 - edge) + heart * edge
    return lit


def _stones(glow: Glow, far: Field, turn: Field, clouds: Field) -> Field:
    """Blocks around the opening, lit from above, with dark joints."""
    place = (turn / (2 * np.pi) * STONES) % 1.0
    joint = smooth(0.0, 0.09, np.minimum(place, 1 - place))
    depth = (far - INSIDE) / (RIM - INSIDE)
    worn = smooth(0.0, 0.16, depth) * smooth(1.0, 0.84, depth)
    each = np.floor(turn / (2 * np.pi) * STONES)
    tint = 0.9 + 0.2 * np.abs(np.sin(each * 12.9898))
    light = (0.72 + 0.5 * clouds) * tint * (1.0 - 0.28 * np.sin(turn)) * (0.35 + 0.65 * joint * worn)
    stone = np.array(mix(glow.stone, glow.light, 0.12), np.float32)
    lit: Field = light[..., None] * stone
    return lit
