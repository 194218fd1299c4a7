"""What a tile depicts, drawn from above: altars, pews, beds, books. Quiet, since figures and tokens stand on it."""

import math
from collections.abc import Callable
from functools import partial

import numpy as np
from PIL import Image, ImageDraw

from renders.cache import SPRITES
from renders.descent.scenery import FINE, reduced, shadowed
from renders.descent.view import PropView
from renders.theme import Colour, mix

QUIET = 0.86
"""How much of a prop covers the floor: the floor's grid shows through a little."""
DARK: Colour = (22, 17, 14)
WOOD, PLANK = (104, 72, 44), (128, 92, 58)
STONE, PALE = (104, 100, 94), (134, 129, 120)
IRON = (66, 68, 72)
CLOTH, LINEN = (112, 34, 40), (146, 138, 122)
LEAF, LEAF_LIT = (48, 68, 36), (82, 104, 54)
BONE = (152, 144, 124)
EARTH = (70, 52, 36)
EMBER = (198, 92, 30)
SPINES: tuple[Colour, ...] = ((112, 40, 36), (46, 70, 96), (64, 88, 52), (128, 98, 48), (84, 56, 92))


class Sketch:
    """A drawing of so many squares; points are counted in squares from its upper left corner."""

    def __init__(self, columns: int, rows: int, cell: int) -> None:
        self.unit = cell * FINE
        self.columns, self.rows = columns, rows
        self.image = Image.new("RGBA", (columns * self.unit, rows * self.unit))
        self._draw = ImageDraw.Draw(self.image)
        self._rim = max(FINE, round(self.unit * 0.022))

    def box(
        self, left: float, top: float, right: float, bottom: float, colour: Colour, round_by: float = 0.04
    ) -> None:
        """A rectangle with a dark rim."""
        points = self._scaled(left, top, right, bottom)
        radius = round_by * self.unit
        self._draw.rounded_rectangle(
            points, radius=radius, fill=(*colour, 255), outline=(*DARK, 255), width=self._rim
        )

    def disc(self, x: float, y: float, radius: float, colour: Colour, *, rim: bool = True) -> None:
        """A round thing."""
        points = self._scaled(x - radius, y - radius, x + radius, y + radius)
        outline = (*DARK, 255) if rim else None
        self._draw.ellipse(points, fill=(*colour, 255), outline=outline, width=self._rim if rim else 0)

    def line(self, points: list[tuple[float, float]], colour: Colour, width: float) -> None:
        """A stroke."""
        scaled = [(x * self.unit, y * self.unit) for x, y in points]
        self._draw.line(scaled, fill=(*colour, 255), width=max(1, round(width * self.unit)), joint="curve")

    def shape(self, points: list[tuple[float, float]], colour: Colour) -> None:
        """A polygon with a dark rim."""
        scaled = [(x * self.unit, y * self.unit) for x, y in points]
        self._draw.polygon(scaled, fill=(*colour, 255))
        self._draw.line([*scaled, scaled[0]], fill=(*DARK, 255), width=self._rim, joint="curve")

    def _scaled(self, *numbers: float) -> tuple[float, ...]:
        return tuple(number * self.unit for number in numbers)


# Indoors ----------------------------------------------------------------------------------------------------------


def _altar(sketch: Sketch) -> None:
    wide, high = sketch.columns, sketch.rows
    sketch.box(0.14, 0.14, wide - 0.14, high - 0.14, STONE)
    sketch.box(0.26, 0.30, wide - 0.26, high - 0.30, CLOTH, 0.02)
    sketch.line([(wide / 2, 0.36), (wide / 2, high - 0.36)], (176, 142, 66), 0.05)
    for x in (0.36, wide - 0.36):
        sketch.disc(x, high / 2, 0.07, (214, 190, 120))


def _pews(sketch: Sketch) -> None:
    """Benches, two to a square, all facing one way."""
    for number in range(2 * sketch.columns):
        left = number / 2 + 0.10
        sketch.box(left, 0.08, left + 0.26, sketch.rows - 0.08, WOOD, 0.03)
        sketch.line([(left + 0.07, 0.14), (left + 0.07, sketch.rows - 0.14)], PLANK, 0.04)


def _table(sketch: Sketch) -> None:
    wide, high = sketch.columns, sketch.rows
    sketch.box(0.16, 0.16, wide - 0.16, high - 0.16, WOOD)
    for step in range(1, 3 * high):
        y = 0.16 + (high - 0.32) * step / (3 * high)
        sketch.line([(0.20, y), (wide - 0.20, y)], mix(WOOD, DARK, 0.35), 0.014)
    sketch.disc(0.42, 0.40, 0.09, PALE)
    sketch.disc(wide - 0.40, high - 0.42, 0.06, CLOTH)


def _books(sketch: Sketch) -> None:
    """A case along the upper side, its spines seen from above."""
    wide, rng = sketch.columns, np.random.default_rng(5)
    sketch.box(0.06, 0.14, wide - 0.06, 0.50, mix(WOOD, DARK, 0.25), 0.02)
    x = 0.11
    while x < wide - 0.20:
        thick = 0.06 + 0.06 * float(rng.random())
        sketch.box(x, 0.19, x + thick, 0.41 + 0.05 * float(rng.random()), SPINES[int(rng.integers(5))], 0.0)
        x += thick


def _bed(sketch: Sketch) -> None:
    wide, high = sketch.columns, sketch.rows
    sketch.box(0.16, 0.08, wide - 0.16, high - 0.08, WOOD)
    sketch.box(0.22, 0.14, wide - 0.22, high - 0.14, LINEN, 0.03)
    sketch.box(0.22, 0.52, wide - 0.22, high - 0.14, (78, 84, 104), 0.03)
    sketch.box(0.30, 0.20, wide - 0.30, 0.44, (170, 163, 148), 0.06)


def _barrels(sketch: Sketch) -> None:
    for x, y, radius in ((0.32, 0.34, 0.22), (0.70, 0.52, 0.21), (0.36, 0.76, 0.18)):
        sketch.disc(x, y, radius, WOOD)
        sketch.disc(x, y, radius * 0.78, PLANK)
        for stave in (-0.5, 0.0, 0.5):
            reach = radius * 0.7 * math.sqrt(1 - stave * stave)
            sketch.line([(x + stave * radius, y - reach), (x + stave * radius, y + reach)], WOOD, 0.014)


def _throne(sketch: Sketch) -> None:
    sketch.box(0.18, 0.12, 0.82, 0.88, STONE)
    sketch.box(0.26, 0.30, 0.74, 0.80, CLOTH, 0.03)
    sketch.box(0.22, 0.12, 0.78, 0.30, (150, 120, 60), 0.04)


def _carpet(sketch: Sketch) -> None:
    wide, high = sketch.columns, sketch.rows
    red = mix(CLOTH, DARK, 0.25)
    sketch.box(0.04, 0.22, wide - 0.04, high - 0.22, red, 0.0)
    for y in (0.30, high - 0.30):
        sketch.line([(0.06, y), (wide - 0.06, y)], (138, 110, 58), 0.025)


def _hearth(sketch: Sketch) -> None:
    wide = sketch.columns
    sketch.box(0.10, 0.04, wide - 0.10, 0.60, STONE)
    sketch.box(0.24, 0.10, wide - 0.24, 0.54, DARK, 0.03)
    for x in (0.36, 0.50, 0.64):
        sketch.disc(x * wide, 0.34, 0.06, EMBER, rim=False)


def _sarcophagus(sketch: Sketch) -> None:
    wide, high = sketch.columns, sketch.rows
    sketch.box(0.16, 0.08, wide - 0.16, high - 0.08, STONE)
    sketch.box(0.26, 0.18, wide - 0.26, high - 0.18, PALE, 0.05)
    sketch.disc(wide / 2, 0.38, 0.10, STONE)
    sketch.line([(wide / 2, 0.52), (wide / 2, high - 0.34)], STONE, 0.06)


def _coffin(sketch: Sketch) -> None:
    wide, high = sketch.columns, sketch.rows
    points = [(0.36, 0.06), (0.64, 0.06), (0.80, 0.34), (0.68, 0.94), (0.32, 0.94), (0.20, 0.34)]
    sketch.shape([(x * wide, y * high) for x, y in points], WOOD)
    sketch.line([(wide / 2, 0.20 * high), (wide / 2, 0.70 * high)], PLANK, 0.06)
    sketch.line([(wide * 0.38, 0.36 * high), (wide * 0.62, 0.36 * high)], PLANK, 0.06)


def _statue(sketch: Sketch) -> None:
    sketch.box(0.22, 0.22, 0.78, 0.78, STONE)
    sketch.disc(0.50, 0.50, 0.20, PALE)
    sketch.disc(0.50, 0.46, 0.09, (156, 151, 141))


def _pillar(sketch: Sketch) -> None:
    sketch.box(0.28, 0.28, 0.72, 0.72, STONE, 0.03)
    sketch.disc(0.50, 0.50, 0.18, PALE)


def _urn(sketch: Sketch) -> None:
    for x, y, radius in ((0.34, 0.36, 0.15), (0.66, 0.60, 0.18)):
        sketch.disc(x, y, radius, (120, 82, 58))
        sketch.disc(x, y, radius * 0.5, DARK)


def _torches(sketch: Sketch) -> None:
    """One on the upper wall, with the light it throws."""
    sketch.box(0.44, 0.08, 0.56, 0.26, IRON, 0.02)
    sketch.disc(0.50, 0.30, 0.09, EMBER, rim=False)
    sketch.disc(0.50, 0.29, 0.045, (240, 196, 96), rim=False)


def _chains(sketch: Sketch) -> None:
    for x in (0.30, 0.70):
        for link in range(4):
            sketch.disc(x, 0.12 + 0.12 * link, 0.06, IRON)


def _grate(sketch: Sketch) -> None:
    sketch.box(0.20, 0.20, 0.80, 0.80, DARK)
    for step in range(1, 5):
        at = 0.20 + 0.60 * step / 5
        sketch.line([(at, 0.24), (at, 0.76)], IRON, 0.04)


def _stairs(sketch: Sketch) -> None:
    """Steps from one side to the other, lighter the higher."""
    wide, high, steps = sketch.columns, sketch.rows, 4 * sketch.columns
    for step in range(steps):
        left = wide * step / steps
        tone = mix((64, 61, 57), (124, 119, 111), step / (steps - 1))
        sketch.box(left, 0.04, left + wide / steps, high - 0.04, tone, 0.0)


# Out of doors -----------------------------------------------------------------------------------------------------


def _tombstones(sketch: Sketch) -> None:
    for x, y in ((0.20, 0.22), (0.62, 0.20), (0.24, 0.66), (0.64, 0.64)):
        sketch.box(x, y, x + 0.20, y + 0.10, PALE, 0.03)
        sketch.box(x + 0.02, y + 0.11, x + 0.18, y + 0.28, EARTH, 0.05)


def _firepit(sketch: Sketch) -> None:
    for number in range(9):
        angle = number * math.tau / 9
        sketch.disc(0.5 + 0.30 * math.cos(angle), 0.5 + 0.30 * math.sin(angle), 0.10, STONE)
    sketch.disc(0.5, 0.5, 0.22, DARK)
    for x, y in ((0.44, 0.46), (0.55, 0.52), (0.48, 0.58)):
        sketch.disc(x, y, 0.055, EMBER, rim=False)


def _wagon(sketch: Sketch) -> None:
    wide, high = sketch.columns, sketch.rows
    for x in (0.30, wide - 0.50):
        for y in (0.08, high - 0.20):
            sketch.box(x, y, x + 0.34, y + 0.12, DARK, 0.03)
    sketch.box(0.14, 0.18, wide - 0.18, high - 0.18, WOOD)
    for step in range(1, 4):
        y = 0.18 + (high - 0.36) * step / 4
        sketch.line([(0.18, y), (wide - 0.30, y)], mix(WOOD, DARK, 0.4), 0.02)


def _logs(sketch: Sketch) -> None:
    for y, left, right in ((0.24, 0.12, 0.86), (0.48, 0.06, 0.78), (0.72, 0.18, 0.92)):
        sketch.box(left, y - 0.10, right, y + 0.10, WOOD, 0.08)
        sketch.disc(right - 0.08, y, 0.08, PLANK)


def _crops(sketch: Sketch) -> None:
    """Furrows with green in them."""
    wide, high = sketch.columns, sketch.rows
    for row in range(3 * high):
        y = (row + 0.5) / 3
        sketch.line([(0.06, y), (wide - 0.06, y)], EARTH, 0.16)
        for number in range(4 * wide):
            sketch.disc((number + 0.5) / 4, y, 0.06, LEAF_LIT if (number + row) % 2 else LEAF, rim=False)


def _flowers(sketch: Sketch) -> None:
    rng = np.random.default_rng(9)
    for number in range(9):
        x, y = (0.14 + 0.72 * float(part) for part in rng.random(2))
        sketch.disc(x, y, 0.07, LEAF)
        sketch.disc(x, y, 0.035, ((168, 92, 104), (176, 156, 84), (136, 116, 168))[number % 3], rim=False)


def _bushes(sketch: Sketch) -> None:
    for x, y, radius in ((0.30, 0.34, 0.17), (0.58, 0.26, 0.13), (0.46, 0.56, 0.15)):
        sketch.disc(x, y, radius, LEAF)
        sketch.disc(x - 0.03, y - 0.04, radius * 0.6, LEAF_LIT, rim=False)


def _rocks(sketch: Sketch) -> None:
    for x, y, radius in ((0.30, 0.36, 0.16), (0.62, 0.28, 0.11), (0.56, 0.64, 0.14)):
        corners = [
            (x + radius * math.cos(a), y + radius * 0.9 * math.sin(a)) for a in (0.2, 1.3, 2.2, 3.3, 4.3, 5.4)
        ]
        sketch.shape(corners, STONE)
        sketch.line([(x - radius * 0.5, y - radius * 0.4), (x + radius * 0.3, y - radius * 0.5)], PALE, 0.03)


def _bones(sketch: Sketch) -> None:
    for start, end in (((0.20, 0.66), (0.52, 0.48)), ((0.54, 0.72), (0.80, 0.44))):
        sketch.line([start, end], DARK, 0.09)
        sketch.line([start, end], BONE, 0.05)
        for x, y in (start, end):
            sketch.disc(x, y, 0.045, BONE, rim=False)
    sketch.disc(0.38, 0.30, 0.13, BONE)
    for x in (0.33, 0.43):
        sketch.disc(x, 0.31, 0.03, DARK, rim=False)


def _fence(sketch: Sketch) -> None:
    """Along the upper side."""
    wide = sketch.columns
    for y in (0.22, 0.31):
        sketch.line([(0.02, y), (wide - 0.02, y)], WOOD, 0.035)
    for post in range(2 * wide + 1):
        sketch.disc(min(max(post / 2, 0.06), wide - 0.06), 0.265, 0.055, PLANK)


def _slabs(sketch: Sketch) -> None:
    for left, top, right, bottom in ((0.08, 0.10, 0.46, 0.44), (0.54, 0.16, 0.90, 0.48), (0.22, 0.56, 0.70, 0.88)):
        sketch.box(left, top, right, bottom, mix(STONE, DARK, 0.2), 0.05)


PROPS: dict[str, Callable[[Sketch], None]] = {
    "altar": _altar,
    "barrels": _barrels,
    "bed": _bed,
    "bones": _bones,
    "books": _books,
    "bushes": _bushes,
    "carpet": _carpet,
    "chains": _chains,
    "coffin": _coffin,
    "crops": _crops,
    "fence": _fence,
    "firepit": _firepit,
    "flowers": _flowers,
    "grate": _grate,
    "hearth": _hearth,
    "logs": _logs,
    "pews": _pews,
    "pillar": _pillar,
    "rocks": _rocks,
    "sarcophagus": _sarcophagus,
    "slabs": _slabs,
    "stairs": _stairs,
    "statue": _statue,
    "table": _table,
    "throne": _throne,
    "tombstones": _tombstones,
    "torches": _torches,
    "urn": _urn,
    "wagon": _wagon,
}
"""By the name `data/descent/props.yaml` has for it."""


def prop(view: PropView, cell: int) -> Image.Image:
    """A thing as large as the squares it takes, turned as its tile is."""
    key = "prop", view.kind, view.columns, view.rows, view.turn, cell
    return SPRITES.get_or_make(key, partial(_drawn, view, cell))


def _drawn(view: PropView, cell: int) -> Image.Image:
    across = view.turn % 180 != 0
    sketch = Sketch(*((view.rows, view.columns) if across else (view.columns, view.rows)), cell)
    PROPS[view.kind](sketch)
    sprite = reduced(sketch.image).rotate(-view.turn, expand=True)
    sprite.putalpha(sprite.getchannel("A").point([round(value * QUIET) for value in range(256)]))
    return shadowed(sprite, cell, 0.5)
