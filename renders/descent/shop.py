"""The shop window: a city's wares with their prices, and what the party has to spend."""

from PIL import Image

from renders import theme
from renders.descent import look
from renders.descent.parts import (
    CARD_GROUND,
    EDGE,
    GAP,
    SMALL,
    SUBTITLE,
    WIDTH,
    Area,
    banner_height,
    draw_banner,
    face_of,
    item_lines,
    write_item,
)
from renders.descent.view import ShopView, WareView
from renders.fonts import text
from renders.lettering import lay, plate, stamp, write
from renders.panels import page
from renders.theme import BLACK, GOLD, MUTED, PANEL_EDGE, mix

ACCENT = look.CARD_ACCENTS["item"]
# The column with price and buyers at the right of each ware.
TILL = 250
FACE = 54


def draw_shop(view: ShopView) -> Image.Image:
    """One row for each ware; as long as needed."""
    heights = [_height(ware) for ware in view.wares]
    top = banner_height(view.city, view.subtitle, view.purse)
    height = top + sum(tall + GAP for tall in heights) + (0 if heights else 90) + 8
    picture = page(WIDTH, height, mix(ACCENT, BLACK, 0.2), 8)
    y = draw_banner(picture, view.city, view.subtitle, view.purse)
    if not view.wares:
        write(picture, (WIDTH / 2, y + 40), view.empty, text(36), MUTED, "mm")
    for ware, tall in zip(view.wares, heights, strict=True):
        _draw_ware(picture, view, ware, (EDGE, y, WIDTH - EDGE, y + tall))
        y += tall + GAP
    return picture


def _goods_width() -> int:
    return WIDTH - 2 * EDGE - TILL


def _height(ware: WareView) -> int:
    till = 56 + (40 if ware.hint else 0) + (FACE + 14 if ware.carriers else 0) + 24
    return max(item_lines(ware.item, _goods_width(), rules=True).height + 12, till)


def _draw_ware(picture: Image.Image, view: ShopView, ware: WareView, area: Area) -> None:
    """The thing and what it does at the left, its price and who could carry it at the right."""
    left, top, right, bottom = area
    plate(picture, area, (40, 38, 38) if ware.sold_out else CARD_GROUND, PANEL_EDGE)
    edge = right - TILL
    picture.paste(mix(PANEL_EDGE, BLACK, 0.3), (edge, top + 14, edge + 2, bottom - 14))
    lines = item_lines(ware.item, edge - left, rules=True)
    write_item(picture, (left, top, edge, bottom), ware.item, lines, pale=ware.sold_out)
    _draw_till(picture, view, ware, (edge, top, right, bottom))


def _draw_till(picture: Image.Image, view: ShopView, ware: WareView, area: Area) -> None:
    left, top, right, bottom = area
    ink = MUTED if ware.sold_out else GOLD
    used = 56 + (40 if ware.hint else 0) + (FACE + 14 if ware.carriers else 0)
    y = top + (bottom - top - used) // 2
    letters = text(46, 800)
    width = 54 + letters.length(ware.price)
    x = (left + right - width) / 2
    stamp(picture, theme.SIGN_ICONS["gold"], (x, y + 6), 44, ink)
    write(picture, (x + 54, y + 28), ware.price, letters, ink, "lm")
    if ware.sold_out:
        picture.paste(MUTED, (round(x + 50), y + 27, round(x + width + 4), y + 30))
    y += 56
    if ware.hint:
        hint_ink = theme.HEALTH_LOW if ware.sold_out or not ware.affordable else SUBTITLE
        write(picture, ((left + right) / 2, y + 18), ware.hint, text(30, 700), hint_ink, "mm")
        y += 40
    if ware.carriers:
        _draw_carriers(picture, view.carriers_title, ware, (left, y + 10, right, y + 10 + FACE))


def _draw_carriers(picture: Image.Image, words: str, ware: WareView, area: Area) -> None:
    """The faces of those who could carry it."""
    left, top, right, bottom = area
    letters = text(SMALL)
    label = letters.length(words) + 10
    step = min(FACE, round((right - left - 20 - label) / len(ware.carriers)))
    x = (left + right - label - step * len(ware.carriers)) / 2
    write(picture, (x, (top + bottom) / 2), words, letters, MUTED, "lm")
    for number, face in enumerate(ware.carriers):
        lay(picture, face_of(face, min(FACE, step)), (round(x + label + number * step), top))
