"""A great moment of one figure: who it is, large, with a line on what has become of it."""

from PIL import Image

from renders import theme
from renders.descent import look
from renders.descent.figures import Body, glow, token
from renders.descent.view import PortraitView
from renders.fonts import text, title
from renders.lettering import fitting, lay, settled, shortened, write
from renders.panels import page
from renders.theme import BLACK, GOLD, MUTED, TEXT, mix

WIDTH, HEIGHT = 1000, 300
FACE, LEFT = 190, 290
LINE, LEADING = 44, 76


def draw_portrait(view: PortraitView) -> Image.Image:
    """Its face in a glow, its name and the line; whoever has fallen is pale, and nothing glows."""
    edge = theme.PANEL_EDGE if view.fallen else look.LIEUTENANT_RING if view.kind == "lieutenant" else GOLD
    picture = page(WIDTH, HEIGHT, mix(edge, BLACK, 0.15), 8)
    _draw_face(picture, view)
    letters, names = settled(title(68, 800), view.name, WIDTH - LEFT - 40, 48)
    names = names[:2]
    y = (HEIGHT - LEADING * len(names) - LINE) // 2 + 26
    for name in names:
        write(picture, (LEFT, y), name, letters, MUTED if view.fallen else TEXT, "lm")
        y += LEADING
    small = fitting(text(LINE, 700), view.line, WIDTH - LEFT - 40, 34)
    line = shortened(small, view.line, WIDTH - LEFT - 40)
    write(picture, (LEFT + 2, y - 2), line, small, theme.HEALTH_LOW if view.fallen else GOLD, "lm")
    return picture


def _draw_face(picture: Image.Image, view: PortraitView) -> None:
    body = Body(view.kind, "", view.icon, view.initials, activated=view.fallen)
    at = (LEFT - FACE) // 2, (HEIGHT - FACE) // 2
    if not view.fallen:
        light, spare = glow(body, FACE), int(FACE * 0.34)
        picture.paste(light, (at[0] - spare, at[1] - spare), light)
    lay(picture, token(body, FACE), at)
