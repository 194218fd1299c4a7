"""Figures: discs for heroes, squares for monsters; and the bars, badges, labels and lights that go with them."""

from dataclasses import dataclass

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from renders import icons, theme
from renders.cache import SPRITES
from renders.descent import look
from renders.descent.masks import at_strength, stain
from renders.descent.scenery import FINE, reduced, shadowed
from renders.descent.view import FigureKind, FigureView
from renders.fonts import FEATURES, text
from renders.theme import GOLD, OUTLINE, WHITE, Colour, mix


@dataclass(frozen=True)
class Coat:
    """The colours of a figure."""

    body: Colour
    ring: Colour
    ink: Colour


@dataclass(frozen=True)
class Body:
    """What decides how a figure's token looks, whatever happens to it."""

    kind: FigureKind
    colour: str
    icon: str
    initials: str = ""
    columns: int = 1
    rows: int = 1
    knocked_out: bool = False
    activated: bool = False
    vanished: bool = False


def body_of(figure: FigureView) -> Body:
    """The token of a figure: large monsters are drawn in one piece over all their squares."""
    columns, rows = ({square[axis] for square in figure.squares} for axis in (0, 1))
    return Body(
        figure.kind,
        figure.colour,
        figure.icon,
        figure.initials,
        max(columns) - min(columns) + 1,
        max(rows) - min(rows) + 1,
        figure.knocked_out,
        figure.activated,
        figure.vanished,
    )


def coat_of(body: Body) -> Coat:
    """The colours that go with rank and hero."""
    if body.knocked_out:
        return Coat(look.KNOCKED_OUT, mix(theme.HEROES.get(body.colour, theme.MUTED), WHITE, 0.65), WHITE)
    if body.kind == "hero":
        return Coat(theme.HEROES[body.colour], look.HERO_RING, theme.HERO_INK[body.colour])
    if body.kind == "familiar":
        return Coat(look.FAMILIAR, theme.HEROES.get(body.colour, theme.MUTED), look.FAMILIAR_INK)
    if body.kind == "minion":
        return Coat(look.MINION, look.MINION_RING, look.MINION_INK)
    if body.kind == "master":
        return Coat(look.MASTER, look.MASTER_RING, look.MASTER_INK)
    return Coat(look.LIEUTENANT, look.LIEUTENANT_RING, look.LIEUTENANT_INK)


def token(body: Body, cell: int) -> Image.Image:
    """The figure itself, as large as the squares it stands on."""
    return SPRITES.get_or_make((body, cell), lambda: _draw_token(body, cell))


def _shape(body: Body, size: tuple[int, int], unit: int, inset: float) -> Image.Image:
    """The outline by rank: disc for heroes and familiars, cut corners for lieutenants, else rounded."""
    mask = Image.new("L", size)
    draw = ImageDraw.Draw(mask)
    near = unit * 0.045 + inset + (unit * 0.07 if body.kind == "familiar" else 0)
    box = (near, near, size[0] - near - 1, size[1] - near - 1)
    if body.kind in ("hero", "familiar"):
        draw.ellipse(box, fill=255)
    elif body.kind == "lieutenant":
        left, top, right, bottom = box
        cut = max(1.0, unit * 0.23 - inset * 0.6)
        corners = [(left + cut, top), (right - cut, top), (right, top + cut), (right, bottom - cut)]
        corners += [(right - cut, bottom), (left + cut, bottom), (left, bottom - cut), (left, top + cut)]
        draw.polygon(corners, fill=255)
    else:
        draw.rounded_rectangle(box, radius=max(2.0, unit * 0.20 - inset), fill=255)
    return mask


def _draw_token(body: Body, cell: int) -> Image.Image:
    unit = cell * FINE
    size = (body.columns * unit, body.rows * unit)
    coat = coat_of(body)
    sprite = Image.new("RGBA", size)
    dark, inside = mix(coat.body, theme.BLACK, 0.55), 0.112
    rings = [(0.0, OUTLINE), (0.026, coat.ring), (0.088, dark)]
    if body.kind == "familiar":  # its master's colour may be dark: a white ring goes round it
        rings, inside = [(0.0, OUTLINE), (0.022, WHITE), (0.058, coat.ring), (0.128, dark)], 0.148
    for inset, colour in rings:
        stain(sprite, colour, _shape(body, size, unit, inset * unit))
    sheen = _gradient(size, mix(coat.body, WHITE, 0.20), mix(coat.body, theme.BLACK, 0.14))
    sprite.paste(sheen, (0, 0), _shape(body, size, unit, inside * unit))
    small = shadowed(reduced(sprite), cell)
    _engrave(small, body, coat)
    if body.knocked_out:
        _cross_out(small, cell)
    elif body.activated:  # the ring stays bright
        within = reduced(_shape(body, size, unit, 0.10 * unit))
        small.paste((18, 18, 22, 255), (0, 0), at_strength(within, 0.6))
    return _ghost(small, cell) if body.vanished else small


def _ghost(sprite: Image.Image, cell: int) -> Image.Image:
    """Hardly more than a dashed ring: the place of somebody who is not there."""
    sprite.putalpha(at_strength(sprite.getchannel("A"), 0.42))
    ring = Image.new("L", (sprite.width * FINE, sprite.height * FINE))
    draw, near = ImageDraw.Draw(ring), cell * FINE * 0.06
    box = (near, near, ring.width - near, ring.height - near)
    for dash in range(10):
        draw.arc(box, dash * 36, dash * 36 + 22, fill=255, width=round(cell * FINE * 0.075))
    sprite.paste((*WHITE, 255), (0, 0), reduced(ring))
    return sprite


def _gradient(size: tuple[int, int], top: Colour, bottom: Colour) -> Image.Image:
    shades = Image.linear_gradient("L").crop((0, 0, 1, 256)).resize(size, Image.Resampling.BILINEAR)
    return Image.composite(Image.new("RGB", size, bottom), Image.new("RGB", size, top), shades)


def _engrave(sprite: Image.Image, body: Body, coat: Coat) -> None:
    """The icon in the middle; light ink gets a dark line round it."""
    share = {"hero": 0.66, "familiar": 0.58, "lieutenant": 0.68}.get(body.kind, 0.74)
    if body.columns != body.rows:
        share = 0.86 if min(body.columns, body.rows) == 1 else 0.80
    side = int(min(sprite.size) * share)
    unit = sprite.width // body.columns
    at = (sprite.width - side) // 2, (sprite.height - side) // 2 - int(unit * 0.02)
    drawing = icons.mask(body.icon, side, body.initials)
    if theme.luminance(coat.ink) > theme.luminance(coat.body):
        rim = Image.new("L", sprite.size)
        rim.paste(drawing, at)
        rim = rim.filter(ImageFilter.BoxBlur(max(1, round(unit * 0.018)))).point(
            [min(255, v * 4) for v in range(256)]
        )
        sprite.paste((*mix(coat.body, theme.BLACK, 0.72), 255), (0, 0), rim)
    sprite.paste((*coat.ink, 255), at, drawing)


def _cross_out(sprite: Image.Image, cell: int) -> None:
    """A red cross over a figure that lies on the ground."""
    strokes = []
    for width in (0.13, 0.075):
        mask = Image.new("L", (sprite.width * FINE, sprite.height * FINE))
        draw, near = ImageDraw.Draw(mask), cell * FINE * 0.24
        right, bottom = mask.width - near, mask.height - near
        draw.line((near, near, right, bottom), fill=255, width=round(cell * FINE * width))
        draw.line((right, near, near, bottom), fill=255, width=round(cell * FINE * width))
        strokes.append(mask.reduce(FINE))
    sprite.paste((0, 0, 0, 255), (0, 0), strokes[0])
    sprite.paste((*theme.HEALTH_LOW, 255), (0, 0), strokes[1])


# ---------------------------------------------------------------------------------- what it wears


def health_bar(columns: int, cell: int, health: int, max_health: int) -> Image.Image:
    """How much is left: length tells, colour only helps."""
    steps = 0 if health <= 0 else max(1, round(32 * health / max(1, max_health)))
    colour = theme.health_colour(health, max_health)
    key = ("health", columns, cell, steps, colour)
    return SPRITES.get_or_make(key, lambda: _bar(columns, cell, steps / 32, colour))


def _bar(columns: int, cell: int, share: float, colour: Colour) -> Image.Image:
    width, height = int((columns - (0.14 if columns == 1 else 0.22)) * cell * FINE), int(cell * FINE * 0.165)
    sprite = Image.new("RGBA", (width, height))
    draw, rim = ImageDraw.Draw(sprite), max(FINE, int(height * 0.20))
    draw.rounded_rectangle((0, 0, width - 1, height - 1), radius=height / 2.6, fill=(*OUTLINE, 255))
    full = (rim, rim, width - 1 - rim, height - 1 - rim)
    draw.rounded_rectangle(full, radius=height / 4, fill=(*theme.HEALTH_EMPTY, 255))
    if share > 0:
        end = min(full[2], rim + max(height // 3, int((width - 2 * rim) * share)))
        draw.rounded_rectangle((rim, rim, end, full[3]), radius=height / 4, fill=(*colour, 255))
        shine = (
            rim + height // 4,
            rim,
            max(rim + height // 4, end - height // 4),
            rim + (height - 2 * rim) // 3,
        )
        draw.rectangle(shine, fill=(*mix(colour, WHITE, 0.35), 255))
    return reduced(sprite)


def badge(condition: str, side: int) -> Image.Image:
    """A condition as a round badge."""
    return SPRITES.get_or_make(("badge", condition, side), lambda: _badge(condition, side))


def _badge(condition: str, side: int) -> Image.Image:
    icon, ground, ink = look.CONDITIONS[condition]
    small, size = _disc(side, ground), round(side * 0.64)
    small.paste((*ink, 255), ((side - size) // 2,) * 2, icons.mask(icon, size, condition[:1].upper()))
    return small


def medal(kind: str, side: int) -> Image.Image:
    """A token that somebody carries: round, where one that lies on the board has six sides."""
    return SPRITES.get_or_make(("medal", kind, side), lambda: _medal(kind, side))


def _medal(kind: str, side: int) -> Image.Image:
    icon, ground, _, ink = look.TOKENS.get(kind, look.PLAIN_TOKEN)
    small, size = _disc(side, ground, GOLD), round(side * 0.62)
    small.paste((*ink, 255), ((side - size) // 2,) * 2, icons.mask(icon, size, kind[:1].upper()))
    return small


def count_badge(number: int, side: int) -> Image.Image:
    """So many more than there is room for."""
    return SPRITES.get_or_make(("more", number, side), lambda: _count_badge(number, side))


def _count_badge(number: int, side: int) -> Image.Image:
    small, letters = _disc(side, OUTLINE), text(max(8, round(side * 0.62)), 800)
    middle, words = (side / 2, side / 2), letters.ready(f"+{number}")
    ImageDraw.Draw(small).text(middle, words, font=letters.face, anchor="mm", fill=WHITE, features=FEATURES)
    return small


def _disc(side: int, ground: Colour, rim: Colour = WHITE) -> Image.Image:
    """The ground of a badge."""
    full = side * FINE
    sprite = Image.new("RGBA", (full, full))
    draw = ImageDraw.Draw(sprite)
    for inset, colour in ((0.0, OUTLINE), (0.07, rim), (0.14, ground)):
        near = full * inset
        draw.ellipse((near, near, full - 1 - near, full - 1 - near), fill=(*colour, 255))
    return reduced(sprite)


def pill(words: str, height: int, ground: Colour = OUTLINE, ink: Colour = WHITE) -> Image.Image:
    """A short label in a rounded frame: Z1."""
    return SPRITES.get_or_make(("pill", words, height, ground, ink), lambda: _pill(words, height, ground, ink))


def letter_size(height: int) -> int:
    """Size of the letters of a label so high."""
    return max(9, round(height * 0.9))


def _pill(words: str, height: int, ground: Colour, ink: Colour) -> Image.Image:
    letters = text(letter_size(height), 800)
    width = max(height, round(letters.length(words) + height * 0.46))
    sprite = Image.new("RGBA", (width * FINE, height * FINE))
    draw, rim = ImageDraw.Draw(sprite), max(FINE, int(height * FINE * 0.07))
    right, bottom = sprite.width - 1, sprite.height - 1
    draw.rounded_rectangle((0, 0, right, bottom), radius=bottom / 2.4, fill=(*ink, 255))
    draw.rounded_rectangle((rim, rim, right - rim, bottom - rim), radius=bottom / 2.8, fill=(*ground, 255))
    small = reduced(sprite)
    ImageDraw.Draw(small).text(
        (width / 2, height * 0.5),
        letters.ready(words),
        font=letters.face,
        anchor="mm",
        fill=ink,
        features=FEATURES,
    )
    return small


def glow(body: Body, cell: int) -> Image.Image:
    """Light round the figure whose turn it is, a third of a square larger on each side."""
    key = ("glow", body.kind in ("hero", "familiar"), body.columns, body.rows, cell)
    return SPRITES.get_or_make(key, lambda: _glow(body, cell))


def _glow(body: Body, cell: int) -> Image.Image:
    spare = int(cell * 0.34)
    size = (body.columns * cell + 2 * spare) * 2, (body.rows * cell + 2 * spare) * 2
    mask = Image.new("L", size)
    draw, near = ImageDraw.Draw(mask), 2 * spare - cell * 0.07
    box = (near, near, size[0] - near, size[1] - near)
    if body.kind in ("hero", "familiar"):
        draw.ellipse(box, fill=255)
    else:
        draw.rounded_rectangle(box, radius=cell * 0.4, fill=255)
    light = ImageChops.lighter(mask.filter(ImageFilter.GaussianBlur(cell * 0.20)), mask).reduce(2)
    sprite = Image.new("RGBA", light.size, (*look.ACTIVE_GLOW, 0))
    sprite.putalpha(light)
    return sprite
