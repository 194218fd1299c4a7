"""Between two levels of a raid: how far the party has come, the cards that lie open, and who keeps which."""

from PIL import Image

from renders.descent import look
from renders.descent.parts import (
    CARD_GROUND,
    EDGE,
    GAP,
    SMALL,
    SUBTITLE,
    WIDTH,
    Area,
    face_of,
    item_lines,
    write_item,
)
from renders.descent.raid_strip import STRIP, draw_strip
from renders.descent.raid_view import OpenCardView, RaidCardsView
from renders.fonts import text, title
from renders.lettering import fitting, lay, plate, write
from renders.panels import page
from renders.theme import BLACK, GOLD, MUTED, PANEL_EDGE, mix, rgb

ACCENT = look.CARD_ACCENTS["item"]
HEADING = 62
KEEPER = 210
"""The column with who keeps a card, at the right of it."""
FACE = 76
KEPT_GROUND = rgb("#3B3216")


def draw_raid_cards(view: RaidCardsView) -> Image.Image:
    """The way so far, then a row for each card; as long as needed."""
    heights = [_height(card) for card in view.cards]
    height = STRIP + HEADING + sum(tall + GAP for tall in heights) + 8
    picture = page(WIDTH, height, mix(ACCENT, BLACK, 0.2), 8)
    draw_strip(picture, view.strip, 0)
    _draw_heading(picture, view)
    y = STRIP + HEADING
    for card, tall in zip(view.cards, heights, strict=True):
        _draw_card(picture, card, (EDGE, y, WIDTH - EDGE, y + tall))
        y += tall + GAP
    return picture


def _draw_heading(picture: Image.Image, view: RaidCardsView) -> None:
    """What lies there, and how many may still be kept."""
    picture.paste(mix(GOLD, BLACK, 0.4), (EDGE, STRIP, WIDTH - EDGE, STRIP + 2))
    line = STRIP + HEADING // 2 + 2
    letters = title(34)
    write(picture, (EDGE + 6, line), view.heading, letters, GOLD, "lm")
    room = WIDTH - 2 * EDGE - 42 - letters.length(view.heading)
    write(picture, (WIDTH - EDGE - 6, line), view.left, fitting(text(32, 700), view.left, room, SMALL), anchor="rm")


def _lines_width() -> int:
    return WIDTH - 2 * EDGE - KEEPER


def _height(card: OpenCardView) -> int:
    beside = 40 + (FACE + 10 if card.faces else 0) + 28
    return max(item_lines(card.item, _lines_width(), rules=True).height + 12, beside)


def _draw_card(picture: Image.Image, card: OpenCardView, area: Area) -> None:
    """The thing and what it does at the left, who keeps it at the right."""
    left, top, right, bottom = area
    if card.kept:
        plate(picture, area, KEPT_GROUND, GOLD, 14, 4)
    else:
        plate(picture, area, CARD_GROUND, PANEL_EDGE)
    edge = right - KEEPER
    picture.paste(mix(PANEL_EDGE, BLACK, 0.3), (edge, top + 14, edge + 2, bottom - 14))
    lines = item_lines(card.item, edge - left, rules=True)
    write_item(picture, (left, top, edge, bottom), card.item, lines, pale=False)
    used = 40 + (FACE + 10 if card.faces else 0)
    y = top + (bottom - top - used) // 2
    middle = (edge + right) // 2
    letters = fitting(text(30, 700), card.words, KEEPER - 24, SMALL)
    if card.faces:
        for number, face in enumerate(card.faces):
            x = middle - len(card.faces) * FACE // 2 + number * FACE
            lay(picture, face_of(face, FACE), (x, y))
        write(picture, (middle, y + FACE + 26), card.words, letters, GOLD if card.kept else SUBTITLE, "mm")
    else:
        write(picture, (middle, y + 20), card.words, letters, MUTED, "mm")
