"""The activation card: what a group does, its ranks one below the other in the order in which they act."""

from PIL import Image, ImageDraw

from renders import theme
from renders.descent import look
from renders.descent.figures import Body, token
from renders.descent.parts import CARD_GROUND, EDGE, GAP, RANK_EDGES, SUBTITLE, WIDTH, Area
from renders.descent.view import ActivationView, OrdersView
from renders.fonts import text, title
from renders.lettering import lay, plate, settled, stamp, wrapped, write, write_line, write_paragraph
from renders.panels import page
from renders.theme import BLACK, GOLD, MUTED, TEXT, mix

BODY, LEADING = 36, 43
FACE, ORDERS_LEFT = 104, 150
ACCENT = look.CARD_ACCENTS["monster"]


def draw_activation(view: ActivationView) -> Image.Image:
    """Title and order, the special effect, then each rank's instructions; as long as needed."""
    letters, name = settled(title(56, 800), view.name, WIDTH - 2 * EDGE - 220, 44)
    header = max(180, 64 * len(name) + 116)
    special = _special_height(view)
    heights = [_orders_height(orders) for orders in view.ranks]
    height = EDGE + header + GAP + (special + GAP if special else 0) + sum(h + GAP for h in heights) + 8
    picture = page(WIDTH, height, mix(ACCENT, BLACK, 0.2), 8)
    plate(picture, (EDGE, EDGE, WIDTH - EDGE, EDGE + header), CARD_GROUND, ACCENT, 20, 4)
    _draw_face(picture, view, EDGE + (header - 160) // 2)
    y = EDGE + (header - 64 * len(name) - 84) // 2 + 34
    for line in name:
        write(picture, (EDGE + 196, y), line, letters, anchor="lm")
        y += 64
    write(picture, (EDGE + 198, y - 6), view.monster, text(36, 700), SUBTITLE, "lm")
    write(picture, (EDGE + 198, y + 38), view.order, text(32), GOLD, "lm")
    y = EDGE + header + GAP
    if special:
        _draw_special(picture, view, (EDGE, y, WIDTH - EDGE, y + special))
        y += special + GAP
    for orders, tall in zip(view.ranks, heights, strict=True):
        _draw_orders(picture, view, orders, (EDGE, y, WIDTH - EDGE, y + tall))
        y += tall + GAP
    return picture


def _draw_face(picture: Image.Image, view: ActivationView, top: int) -> None:
    """The group as its first rank looks."""
    kind = view.ranks[0].kind if view.ranks else "minion"
    lay(picture, token(Body(kind, "", view.icon, view.initials), 160), (EDGE + 18, top))


def _special_lines(view: ActivationView) -> list[str]:
    return wrapped(view.special, text(BODY), WIDTH - 2 * EDGE - 48)


def _special_height(view: ActivationView) -> int:
    return 78 + LEADING * len(_special_lines(view)) + 16 if view.special else 0


def _draw_special(picture: Image.Image, view: ActivationView, area: Area) -> None:
    left, top, *_ = area
    plate(picture, area, CARD_GROUND, mix(GOLD, BLACK, 0.45))
    stamp(picture, theme.SIGN_ICONS["time"], (left + 22, top + 18), 42, GOLD)
    write(picture, (left + 76, top + 40), view.special_title, title(34), GOLD, "lm")
    write_paragraph(picture, (left + 24, top + 74), view.special, text(BODY), WIDTH - 2 * EDGE - 48, LEADING, TEXT)


# ------------------------------------------------------------------------------------------- orders


def _line_width() -> int:
    return WIDTH - 2 * EDGE - ORDERS_LEFT - 60 - 24


def _orders_height(orders: OrdersView) -> int:
    rows = sum(len(wrapped(line, text(BODY), _line_width())) for line in orders.lines)
    return max(76 + rows * LEADING + 12 * len(orders.lines) + 12, FACE + 40)


def _draw_orders(picture: Image.Image, view: ActivationView, orders: OrdersView, area: Area) -> None:
    """A rank's face and its numbered lines."""
    left, top, *_ = area
    plate(picture, area, (40, 38, 39), mix(RANK_EDGES[orders.kind], BLACK, 0.2), 16)
    lay(picture, token(Body(orders.kind, "", view.icon, view.initials), FACE), (left + 20, top + 20))
    write(picture, (left + ORDERS_LEFT, top + 42), orders.title, title(36), GOLD, "lm")
    y = float(top + 74)
    for number, line in enumerate(orders.lines, 1):
        _draw_number(picture, (left + ORDERS_LEFT + 20, y + LEADING / 2 + 2), number)
        for row in wrapped(line, text(BODY), _line_width()):
            write_line(picture, (left + ORDERS_LEFT + 56, y), row, text(BODY))
            y += LEADING
        y += 12


def _draw_number(picture: Image.Image, at: tuple[float, float], number: int) -> None:
    """The number of a line in a ring."""
    x, y = at
    ImageDraw.Draw(picture).ellipse((x - 20, y - 20, x + 20, y + 20), outline=MUTED, width=2)
    write(picture, (x, y), str(number), text(28, 800), TEXT, "mm")
