"""Obstacles: rubble, trees; and the doors."""

import math
from functools import partial

import numpy as np
from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders import icons
from renders.cache import SPRITES
from renders.descent.look import MASTER
from renders.descent.masks import at_strength
from renders.descent.view import DoorState
from renders.theme import GOLD, OUTLINE, SIGN_ICONS, WHITE, Colour, mix

# Sprites are drawn this many times larger and then reduced once.
FINE = 4


def reduced(sprite: Image.Image) -> Image.Image:
    """A finely drawn sprite at its real size."""
    return sprite.reduce(FINE)


def shadowed(sprite: Image.Image, unit: float, strength: float = 0.78) -> Image.Image:
    """The sprite with its shadow under it; `unit` is the size of a square."""
    shade = ImageChops.offset(sprite.getchannel("A"), max(1, round(unit * 0.025)), max(1, round(unit * 0.04)))
    under = Image.new("RGBA", sprite.size)
    under.putalpha(at_strength(shade.filter(ImageFilter.GaussianBlur(unit * 0.035)), strength))
    return Image.alpha_composite(under, sprite)


def obstacle(shape: str, cell: int, variant: int) -> Image.Image:
    """Something that fills a square: rubble or a tree, a little larger than the square."""
    make = partial(_tree, *TREES[shape]) if shape in TREES else partial(_rubble, CAPS[shape])
    return SPRITES.get_or_make((shape, cell, variant), lambda: make(cell, variant))


TREES: dict[str, tuple[Colour, Colour]] = {
    "tree": ((44, 62, 30), (124, 146, 66)),
    "fir": ((34, 56, 54), (206, 216, 226)),
    "bare_tree": ((40, 33, 30), (112, 98, 88)),
}
"""By shape: the leaves below, and those towards the light."""
CAPS: dict[str, Colour] = {
    "rubble": (172, 164, 152),
    "snowy_rubble": (206, 214, 224),
    "pale_rubble": (222, 214, 196),
}
"""By shape: the upper faces of broken rocks."""


def _rubble(cap: Colour, cell: int, variant: int) -> Image.Image:
    """Broken rocks, each with faces turned to and from the light."""
    side = int(cell * FINE * 1.1)
    rng = np.random.default_rng(50 + variant)
    shape, rocks = Image.new("L", (side, side)), Image.new("RGB", (side, side))
    outline, paint = ImageDraw.Draw(shape), ImageDraw.Draw(rocks)
    for x, y, radius in (
        (0.36, 0.62, 0.30),
        (0.68, 0.60, 0.26),
        (0.52, 0.36, 0.30),
        (0.74, 0.80, 0.15),
        (0.24, 0.33, 0.13),
    ):
        corners = 9
        angles = np.sort(rng.random(corners) * 0.35 + np.arange(corners) * 2 * math.pi / corners)
        reach = radius * (0.86 + 0.24 * rng.random(corners))
        rock = [
            (side * (x + r * math.cos(a)), side * (y + r * math.sin(a))) for r, a in zip(reach, angles, strict=True)
        ]
        outline.polygon(rock, fill=255)
        _facets(paint, rock, side, cap)
    sprite = Image.new("RGBA", (side, side))
    sprite.paste(rocks, (0, 0), shape)
    return shadowed(reduced(sprite), cell)


def _facets(paint: ImageDraw.ImageDraw, rock: list[tuple[float, float]], side: int, upper: Colour) -> None:
    x, y = (sum(point[axis] for point in rock) / len(rock) for axis in (0, 1))
    top = x - 0.04 * side, y - 0.048 * side
    for start, end in zip(rock, [*rock[1:], rock[0]], strict=True):
        out_x, out_y = (start[0] + end[0]) / 2 - x, (start[1] + end[1]) / 2 - y
        light = 120 + 58 * (-out_x - out_y) / math.hypot(out_x, out_y) / math.sqrt(2)
        paint.polygon([start, end, top], fill=(int(light), int(light * 0.96), int(light * 0.90)))
    cap = [(top[0] + (px - x) * 0.5, top[1] + (py - y) * 0.5) for px, py in rock]
    paint.polygon(cap, fill=upper)
    paint.line([*rock, rock[0]], fill=(24, 22, 21), width=max(2, side // 60), joint="curve")


def _tree(dark: Colour, light: Colour, cell: int, variant: int) -> Image.Image:
    """A tree from above: leaves in tufts, darker below, lighter towards the light."""
    side = int(cell * FINE * 1.24)
    rng = np.random.default_rng(80 + variant)
    sprite = Image.new("RGBA", (side, side))
    tufts = _tufts(rng)
    paint = ImageDraw.Draw(sprite)
    for x, y, radius, _ in tufts:
        paint.ellipse(_round(x, y, radius + 0.014, side), fill=(14, 20, 10, 255))
    for x, y, radius, height in tufts:
        colour = mix(dark, light, height)
        for ring in range(4):
            part = ring / 4
            spot = _round(x - 0.02 * part, y - 0.026 * part, radius * (1 - 0.22 * ring), side)
            paint.ellipse(spot, fill=(*mix(colour, light, part * 0.45), 255))
    return shadowed(reduced(sprite), cell)


def _tufts(rng: np.random.Generator) -> list[tuple[float, float, float, float]]:
    """Centre, size and height of each tuft, from the ground up."""
    tufts = []
    for count, away, radius, height in ((9, 0.30, 0.13, 0.12), (7, 0.19, 0.13, 0.40), (4, 0.09, 0.12, 0.68)):
        turn = rng.random() * math.tau
        for number in range(count):
            angle = turn + number * math.tau / count + rng.uniform(-0.15, 0.15)
            far = away * rng.uniform(0.85, 1.1)
            light = height + 0.12 * (-math.cos(angle) - math.sin(angle)) / 1.4
            tufts.append(
                (
                    0.5 + far * math.cos(angle),
                    0.5 + far * math.sin(angle),
                    radius * rng.uniform(0.85, 1.1),
                    light,
                )
            )
    return tufts


def _round(x: float, y: float, radius: float, side: int) -> tuple[float, float, float, float]:
    return (x - radius) * side, (y - radius) * side, (x + radius) * side, (y + radius) * side


# --------------------------------------------------------------------------------------------- doors

DOOR_DEPTH, PADLOCK = 0.40, 0.46


def door(squares: int, state: DoorState, upright: bool, cell: int) -> Image.Image:
    """A door so many squares wide, to be centred on its edge; `upright` on an edge that runs up and down."""
    key = ("door", squares, state, upright, cell)
    return SPRITES.get_or_make(key, lambda: _door(squares, state, upright, cell))


def _door(squares: int, state: DoorState, upright: bool, cell: int) -> Image.Image:
    long, deep, spare = (
        int(cell * (squares + 0.06)) * FINE,
        int(cell * DOOR_DEPTH) * FINE,
        int(cell * 0.1) * FINE,
    )
    sprite = Image.new("RGBA", (long + 2 * spare, deep + 2 * spare))
    box = (spare, spare, spare + long, spare + deep)
    if state == "open":
        _open_door(sprite, box, cell * FINE)
    else:
        _shut_door(sprite, box, cell * FINE, squares, state == "locked")
    small = reduced(sprite)
    if upright:
        small = small.transpose(Image.Transpose.ROTATE_90)
    return small if state == "open" else shadowed(small, cell)


def padlock(cell: int) -> Image.Image:
    """A padlock on a red plate, large enough to tell a locked door from a plain one on a phone."""
    return SPRITES.get_or_make(("padlock", cell), lambda: _padlock(cell))


def _padlock(cell: int) -> Image.Image:
    side = round(cell * PADLOCK)
    plate = Image.new("RGBA", (side * FINE, side * FINE))
    draw = ImageDraw.Draw(plate)
    for inset, colour in ((0.0, OUTLINE), (0.07, WHITE), (0.14, MASTER)):
        near, far = side * FINE * inset, side * FINE * (1 - inset) - 1
        draw.rounded_rectangle((near, near, far, far), radius=side * FINE * 0.22, fill=(*colour, 255))
    plate, size = reduced(plate), round(side * 0.62)
    plate.paste((*WHITE, 255), ((side - size) // 2,) * 2, icons.mask(SIGN_ICONS["locked"], size, "×"))
    return shadowed(plate, cell)


def _open_door(sprite: Image.Image, box: tuple[int, int, int, int], unit: int) -> None:
    """A worn threshold between two posts."""
    left, top, right, bottom = box
    draw, rim = ImageDraw.Draw(sprite), max(2, unit // 50)
    draw.rectangle((left, top + unit * 0.07, right, bottom - unit * 0.07), fill=(20, 17, 15, 150))
    for start, end in ((left, left + unit * 0.17), (right - unit * 0.17, right)):
        draw.rounded_rectangle((start, top, end, bottom), radius=unit * 0.05, fill=(20, 14, 9, 255))
        post = (start + rim, top + rim, end - rim, bottom - rim)
        draw.rounded_rectangle(post, radius=unit * 0.04, fill=(160, 154, 147, 255))
        cap = (start + 2 * rim, top + 2 * rim, end - 2 * rim, top + 3.4 * rim)
        draw.rectangle(cap, fill=(196, 190, 182, 255))


def _shut_door(sprite: Image.Image, box: tuple[int, int, int, int], unit: int, squares: int, locked: bool) -> None:
    """Planks in iron bands, reddish where locked, with a gold knob in the middle where not."""
    left, top, right, bottom = box
    draw, rim = ImageDraw.Draw(sprite), max(FINE, unit // 50)
    draw.rounded_rectangle(box, radius=unit * 0.07, fill=(18, 12, 8, 255))
    wood: Colour = (124, 60, 48) if locked else (152, 94, 46)
    planks = 5 * squares
    for plank in range(planks):
        start = left + rim + (right - left - 2 * rim) * plank / planks
        end = left + rim + (right - left - 2 * rim) * (plank + 1) / planks - rim * 0.7
        tone = mix(wood, (255, 220, 170), 0.10 * (plank % 2))
        draw.rectangle((start, top + rim, end, bottom - rim), fill=(*tone, 255))
        draw.rectangle((start, top + rim, end, top + rim * 2), fill=(*mix(tone, (255, 255, 255), 0.30), 255))
    for leaf in range(squares):
        for part in (0.14, 0.86):
            x = left + (leaf + part) * (right - left) / squares
            draw.rectangle((x - unit * 0.05, top, x + unit * 0.05, bottom), fill=(58, 60, 66, 255))
            draw.rectangle((x - unit * 0.05, top, x - unit * 0.03, bottom), fill=(104, 106, 114, 255))
            _knob(draw, x, (top + bottom) / 2, unit * 0.024, (198, 200, 206))
    if squares > 1:
        for leaf in range(1, squares):
            x = left + leaf * (right - left) / squares
            draw.rectangle((x - rim * 0.7, top, x + rim * 0.7, bottom), fill=(14, 9, 6, 255))
    middle = (left + right) / 2, (top + bottom) / 2
    if not locked:  # a locked one gets a padlock, where it hides nothing
        _knob(draw, *middle, unit * 0.115, (18, 12, 8))
        _knob(draw, *middle, unit * 0.085, GOLD)


def _knob(draw: ImageDraw.ImageDraw, x: float, y: float, radius: float, colour: Colour) -> None:
    draw.ellipse((x - radius, y - radius, x + radius, y + radius), fill=(*colour, 255))
