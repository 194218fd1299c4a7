"""Tokens that lie on the board: search, objectives, villagers, exits."""

import math

from PIL import Image, ImageDraw

from renders import icons, theme
from renders.cache import SPRITES
from renders.descent import look
from renders.descent.scenery import FINE, reduced, shadowed
from renders.theme import OUTLINE, mix


def board_token(kind: str, cell: int) -> Image.Image:
    """A hexagon with the token's sign, as large as a square."""
    return SPRITES.get_or_make(("token", kind, cell), lambda: _draw(kind, cell))


def _draw(kind: str, cell: int) -> Image.Image:
    icon, body, ring, ink = look.TOKENS.get(kind, look.PLAIN_TOKEN)
    side = cell * FINE
    sprite = Image.new("RGBA", (side, side))
    draw = ImageDraw.Draw(sprite)
    for radius, colour in (
        (0.43, OUTLINE),
        (0.405, ring),
        (0.355, mix(body, theme.BLACK, 0.5)),
        (0.335, body),
    ):
        draw.polygon(_hexagon(side, radius), fill=(*colour, 255))
    small, size = shadowed(reduced(sprite), cell), round(cell * 0.52)
    small.paste((*ink, 255), ((cell - size) // 2,) * 2, icons.mask(icon, size, kind[:1].upper()))
    return small


def _hexagon(side: int, radius: float) -> list[tuple[float, float]]:
    angles = (math.pi / 6 + corner * math.pi / 3 for corner in range(6))
    return [(side * (0.5 + radius * math.cos(a)), side * (0.5 + radius * math.sin(a))) for a in angles]
