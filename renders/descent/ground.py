"""Paving: the floors of the themes, and water, lava, mud, pits and hazards lying in them."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np
from PIL import Image, ImageChops

from renders.descent.look import FLOOR_OF_THEME
from renders.descent.looks import ground_of
from renders.descent.masks import Region, at_strength, softened, stain, step, wobbly
from renders.descent.view import Cell, Square
from renders.noise import to_image
from renders.textures import grid_mask, tiled
from renders.theme import BLACK, Colour

# How uneven the edge of each terrain is, and how much it is rounded (in squares).
SHORES = {
    "water": (0.30, 0.10),
    "lava": (0.34, 0.10),
    "mud": (0.50, 0.12),
    "hazard": (0.40, 0.08),
    "pit": (0.22, 0.05),
}


@dataclass(frozen=True)
class Patch:
    """The part of the picture that holds one kind of terrain."""

    region: Region
    mask: Image.Image
    at: tuple[int, int]

    @classmethod
    def of(cls, region: Region, mask: Image.Image) -> "Patch | None":
        """The part of the picture that a mask touches, with a square to spare; None if it is empty."""
        bounds = mask.getbbox()
        if bounds is None:
            return None
        spare, (width, height) = region.cell, region.size
        left, top = max(0, bounds[0] - spare), max(0, bounds[1] - spare)
        box = left, top, min(width, bounds[2] + spare), min(height, bounds[3] + spare)
        return cls(region, mask.crop(box), (left, top))

    @property
    def phase(self) -> tuple[int, int]:
        """Where square (0, 0) of the board lies, seen from this part."""
        return self.region.phase[0] - self.at[0], self.region.phase[1] - self.at[1]

    @property
    def box(self) -> tuple[int, int, int, int]:
        return (*self.at, self.at[0] + self.mask.width, self.at[1] + self.mask.height)

    def fill(self, material: str) -> Image.Image:
        """This part filled with a material as the land looks, its stones where they always lie."""
        return tiled(ground_of(self.region.look, material), self.region.cell, self.mask.size, self.phase)

    def stain(self, ground: Image.Image, colour: Colour, mask: Image.Image) -> None:
        """Lay a colour over this part of the ground."""
        stain(ground, colour, mask, self.at)


def pave(region: Region, cells: Mapping[Square, Cell], floor: Image.Image) -> Image.Image:
    """The ground of all squares; what shows through the floor's mask is up to the caller."""
    ground = _floors(region, cells)
    lay = {"water": _water, "lava": _lava, "mud": _mud, "hazard": _hazard, "pit": _pit}
    wet: list[Square] = []
    for terrain, paint in lay.items():
        squares = [square for square, kind in cells.items() if kind.terrain == terrain]
        patch = _patch(region, squares, floor, *SHORES[terrain])
        if patch is not None:
            paint(ground, patch, floor)
            wet += squares
    _redraw_grid(ground, region, wet)
    return ground


def _floors(region: Region, cells: Mapping[Square, Cell]) -> Image.Image:
    """Each theme's floor; grass and earth grow into each other, laid floors meet in a straight line."""
    by_floor: dict[str, list[Square]] = {}
    for square, kind in cells.items():
        by_floor.setdefault(FLOOR_OF_THEME[kind.theme], []).append(square)
    order = sorted(by_floor, key=lambda name: (name in ("stone", "wood"), -len(by_floor[name]), name))
    ground = tiled(ground_of(region.look, order[0]), region.cell, region.size, region.phase)
    for name in order[1:]:
        part = Patch.of(region, region.mask(by_floor[name]))
        if part is not None:
            mask = part.mask
            if name not in ("stone", "wood"):
                mask = wobbly(mask, region.cell, part.phase, strength=0.6, blur=0.12)
            ground.paste(part.fill(name), part.at, mask)
    return ground


def _patch(region: Region, squares: list[Square], floor: Image.Image, rough: float, blur: float) -> Patch | None:
    """The part that these squares lie in, with uneven shores that stay on the floor."""
    part = Patch.of(region, region.mask(squares)) if squares else None
    if part is None:
        return None
    uneven = wobbly(part.mask, region.cell, part.phase, rough, blur)
    return replace(part, mask=ImageChops.multiply(uneven, floor.crop(part.box)))


def _rim(ground: Image.Image, patch: Patch, strength: float) -> None:
    """A dark line where the ground drops to what lies in it."""
    rim = ImageChops.subtract(softened(patch.mask, patch.region.cell * 0.07, coarse=2), patch.mask)
    patch.stain(ground, BLACK, at_strength(rim, strength))


def _water(ground: Image.Image, patch: Patch, _: Image.Image) -> None:
    _rim(ground, patch, 0.6)
    depth = softened(patch.mask, patch.region.cell * 0.30).point(step(115, 250))
    water = patch.fill("shallow_water")
    water.paste(patch.fill("deep_water"), (0, 0), depth)
    ground.paste(water, patch.at, patch.mask)


def _lava(ground: Image.Image, patch: Patch, floor: Image.Image) -> None:
    glow = ImageChops.multiply(softened(patch.mask, patch.region.cell * 0.35), floor.crop(patch.box))
    patch.stain(ground, (255, 110, 20), at_strength(glow, 0.55))
    ground.paste(patch.fill("lava"), patch.at, patch.mask)


def _mud(ground: Image.Image, patch: Patch, _: Image.Image) -> None:
    _rim(ground, patch, 0.5)
    ground.paste(patch.fill("mud"), patch.at, patch.mask)


def _hazard(ground: Image.Image, patch: Patch, _: Image.Image) -> None:
    _rim(ground, patch, 0.9)
    patch.stain(ground, (255, 150, 40), at_strength(softened(patch.mask, patch.region.cell * 0.2), 0.22))
    ground.paste(patch.fill("hazard"), patch.at, patch.mask)


def _pit(ground: Image.Image, patch: Patch, _: Image.Image) -> None:
    """Black below, with the far wall lit: the lit face tells a pit from the unknown."""
    cell = patch.region.cell
    reach = max(2, int(cell * 0.46))
    solid = np.asarray(patch.mask).astype(np.float32)
    summed = np.cumsum(np.pad(solid, ((reach + 1, 0), (0, 0))), 0)
    above = (summed[reach:-1] - summed[: -reach - 1]) / reach
    face = to_image((np.clip((solid - above) / 255, 0, 1) ** 1.5 * 200).astype(np.float32))
    sides = softened(patch.mask, cell * 0.26).point([int(40 * (1 - min(1, v * 1.15 / 255))) for v in range(256)])
    hole = Image.new("RGB", patch.mask.size, (9, 9, 11))
    hole.paste(patch.fill("pit_wall"), (0, 0), ImageChops.lighter(face, sides))
    ground.paste(hole, patch.at, patch.mask)


def _redraw_grid(ground: Image.Image, region: Region, squares: list[Square]) -> None:
    """The lines between squares go on over water and fire: players count squares there too."""
    lines = to_image(grid_mask(region.cell) * 84)
    for x, y in squares:
        ground.paste((0, 0, 0), region.corner(x, y), lines)
