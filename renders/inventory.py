"""The inventory: what a hero wears, slot by slot, and what lies in the pack."""

from PIL import Image, ImageDraw

from renders import theme
from renders.dice import plain_die
from renders.figures import Body
from renders.fonts import text
from renders.lettering import fitting, shortened, stamp, wrapped, write, write_paragraph
from renders.panels import page, panel
from renders.parts import draw_header, draw_heading, draw_item
from renders.theme import MUTED, PANEL_EDGE, TEXT, mix
from renders.view import InventoryView, ItemView, SlotView

WIDTH, EDGE, GAP = 1000, 24, 16
HALF = (WIDTH - 2 * EDGE - GAP) // 2
LETTERS, LEADING = 27, 32


def draw_inventory(view: InventoryView) -> Image.Image:
    """Slots above, pack below; as long as needed."""
    rows = [view.slots[start : start + 2] for start in range(0, len(view.slots), 2)]
    heights = [max(_slot_height(slot) for slot in row) for row in rows]
    pack_rows = max(1, -(-len(view.pack) // 2))
    height = 304 + sum(heights) + GAP * len(heights) + 58 + pack_rows * 112 + 16
    picture = page(WIDTH, height, mix(theme.HEROES[view.colour], theme.BLACK, 0.2), 8)
    face = Body("hero", view.colour, view.icon, view.initials)
    draw_header(picture, (EDGE, EDGE, WIDTH - EDGE, 236), face, view.name, view.subtitle, view.purse)
    draw_heading(picture, (EDGE + 4, 252), view.equipped_title, "attack")
    y = 304
    for row, tall in zip(rows, heights, strict=True):
        for column, slot in enumerate(row):
            left = EDGE + column * (HALF + GAP)
            _draw_slot(picture, (left, y, left + HALF, y + tall), slot)
        y += tall + GAP
    draw_heading(picture, (EDGE + 4, y + 6), view.pack_title, "pack")
    if not view.pack:
        write(picture, (EDGE + 12, y + 92), view.empty, text(30), MUTED, "lm")
    for number, item in enumerate(view.pack):
        down, column = divmod(number, 2)
        left, top = EDGE + column * (HALF + GAP), y + 58 + down * 112
        draw_item(picture, (left, top, left + HALF, top + 100), item)
    return picture


def _lines(item: ItemView) -> list[str]:
    return [line for words in item.lines for line in wrapped(words, text(LETTERS), HALF - 40)]


def _slot_height(slot: SlotView) -> int:
    return 148 + (LEADING * len(_lines(slot.item)) if slot.item else 0)


def _draw_slot(picture: Image.Image, area: tuple[int, int, int, int], slot: SlotView) -> None:
    """A slot with its name on top; empty ones are only outlined."""
    left, top, right, bottom = area
    if slot.item is None:
        ImageDraw.Draw(picture).rounded_rectangle(area, radius=14, outline=PANEL_EDGE, width=2)
        middle = (left + right) / 2, (top + bottom) / 2
        write(picture, middle, slot.label, text(28, 700), MUTED, "mm")
        return
    panel(picture, area, (52, 40, 40) if slot.item.exhausted else (48, 43, 38))
    write(picture, (left + 20, top + 26), slot.label, text(24, 700), MUTED, "lm")
    _draw_equipped(picture, slot.item, left, top + 40, right)


def _draw_equipped(picture: Image.Image, item: ItemView, left: int, top: int, right: int) -> None:
    ink, side = (MUTED if item.exhausted else TEXT), 62
    stamp(picture, theme.icon_of(item.icon), (left + 18, top + 6), 84, (244, 232, 205), item.initials)
    x, dice_left = left + 116, right - 12 - side * len(item.dice)
    for number, colour in enumerate(item.dice):
        sprite = plain_die(colour, side)
        picture.paste(sprite, (dice_left + number * side, top + 16), sprite)
    room = dice_left - x - 10
    name = fitting(text(33, 800), item.name, room, 22)
    write(picture, (x, top + 30), shortened(name, item.name, room), name, ink, "lm")
    note = fitting(text(26), item.note, room, 19)
    write(picture, (x, top + 68), shortened(note, item.note, room), note, MUTED, "lm")
    y = float(top + 100)
    for words in item.lines:
        y = write_paragraph(picture, (left + 20, y), words, text(LETTERS), HALF - 40, LEADING, ink)
