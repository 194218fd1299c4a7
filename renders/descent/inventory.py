"""Inventories: what a hero wears, slot by slot, and what lies in the pack; and the whole party at a glance."""

from PIL import Image, ImageDraw

from renders import theme
from renders.descent.figures import Body
from renders.descent.parts import (
    CARD_GROUND,
    EDGE,
    GAP,
    HALF,
    SMALL,
    SPENT_GROUND,
    SUBTITLE,
    WIDTH,
    Area,
    banner_height,
    draw_banner,
    draw_header,
    draw_heading,
    draw_item,
    face_of,
    item_lines,
    write_item,
)
from renders.descent.view import BundleView, InventoryView, ItemView, PartyInventoryView, SlotView
from renders.fonts import text, title
from renders.lettering import fitting, lay, plate, write
from renders.panels import page
from renders.theme import GOLD, MUTED, PANEL_EDGE, WHITE, mix

LABEL = 38


def draw_inventory(view: InventoryView) -> Image.Image:
    """Slots above, pack below; as long as needed."""
    slots = [view.slots[start : start + 2] for start in range(0, len(view.slots), 2)]
    pack = [view.pack[start : start + 2] for start in range(0, len(view.pack), 2)]
    tall = [max(_slot_height(slot) for slot in row) for row in slots]
    packed = [max(item_lines(item, HALF, rules=True).height for item in row) for row in pack]
    height = 304 + sum(tall) + GAP * len(tall) + 58 + (sum(packed) + GAP * len(packed) if pack else 76) + 12
    picture = page(WIDTH, height, mix(theme.HEROES[view.colour], theme.BLACK, 0.2), 8)
    face = Body("hero", view.colour, view.icon, view.initials)
    draw_header(picture, (EDGE, EDGE, WIDTH - EDGE, 236), face, view.name, view.subtitle, view.purse)
    draw_heading(picture, (EDGE + 4, 252), view.equipped_title, "attack")
    y = 304
    for row, high in zip(slots, tall, strict=True):
        for left, slot in zip((EDGE, EDGE + HALF + GAP), row, strict=False):
            _draw_slot(picture, (left, y, left + HALF, y + high), slot)
        y += high + GAP
    draw_heading(picture, (EDGE + 4, y + 6), view.pack_title, "pack")
    y += 58
    if not view.pack:
        write(picture, (EDGE + 12, y + 30), view.empty, text(30), MUTED, "lm")
    for things, high in zip(pack, packed, strict=True):
        for left, item in zip((EDGE, EDGE + HALF + GAP), things, strict=False):
            draw_item(picture, (left, y, left + HALF, y + high), item, rules=True)
        y += high + GAP
    return picture


def _slot_height(slot: SlotView) -> int:
    return LABEL + item_lines(slot.item, HALF, rules=True).height + 12 if slot.item else 100


def _draw_slot(picture: Image.Image, area: Area, slot: SlotView) -> None:
    """A slot with its name on top; empty ones are only outlined."""
    left, top, right, bottom = area
    if slot.item is None:
        ImageDraw.Draw(picture).rounded_rectangle(area, radius=14, outline=PANEL_EDGE, width=2)
        middle = (left + right) / 2, (top + bottom) / 2
        write(picture, middle, slot.label, text(30, 700), MUTED, "mm")
        return
    plate(picture, area, SPENT_GROUND if slot.item.exhausted else CARD_GROUND)
    write(picture, (left + 20, top + 26), slot.label, text(SMALL, 700), GOLD, "lm")
    lines = item_lines(slot.item, HALF, rules=True)
    write_item(picture, (left, top + LABEL, right, bottom - 10), slot.item, lines, pale=slot.item.exhausted)


# ---------------------------------------------------------------------------------- the whole party


def draw_party_inventory(view: PartyInventoryView) -> Image.Image:
    """The heroes in two columns, each with what is equipped and what is in the pack."""
    top = banner_height(view.title, "", view.purse)
    bottoms, places = [top, top], []
    for bundle in view.heroes:
        column = 0 if bottoms[0] <= bottoms[1] else 1
        places.append((bundle, EDGE + column * (HALF + GAP), bottoms[column]))
        bottoms[column] += _bundle_height(bundle) + GAP
    picture = page(WIDTH, max(bottoms) + 8, PANEL_EDGE, 8)
    draw_banner(picture, view.title, "", view.purse)
    for bundle, left, y in places:
        _draw_bundle(picture, view, bundle, (left, y, left + HALF, y + _bundle_height(bundle)))
    return picture


FACE, CAPTION, INSET = 84, 46, 12


def _list_height(items: tuple[ItemView, ...]) -> int:
    return CAPTION + (sum(_thing_height(item) for item in items) if items else 6)


def _thing_height(item: ItemView) -> int:
    return item_lines(item, HALF - 2 * INSET).height + 8


def _bundle_height(bundle: BundleView) -> int:
    return FACE + 32 + _list_height(bundle.equipped) + _list_height(bundle.pack) + INSET


def _draw_bundle(picture: Image.Image, view: PartyInventoryView, bundle: BundleView, area: Area) -> None:
    """Face and name on the hero's colour, then two lists."""
    left, top, right, _ = area
    colour = theme.HEROES[bundle.face.colour]
    plate(picture, area, mix(colour, theme.BACKDROP, 0.84), mix(colour, WHITE, 0.1), 18, 4)
    lay(picture, face_of(bundle.face, FACE), (left + 14, top + 14))
    room = right - left - FACE - 50
    name = fitting(title(40, 800), bundle.name, room, SMALL)
    write(picture, (left + FACE + 32, top + 42), bundle.name, name, anchor="lm")
    write(picture, (left + FACE + 32, top + 84), bundle.subtitle, text(30), SUBTITLE, "lm")
    y = top + FACE + 32
    for caption, icon, items in (
        (view.equipped_title, "attack", bundle.equipped),
        (view.pack_title, "pack", bundle.pack),
    ):
        draw_heading(picture, (left + INSET + 6, y), caption, icon)
        if not items:
            write(picture, (right - INSET - 12, y + 22), view.empty, text(30), MUTED, "rm")
        at = y + CAPTION
        for item in items:
            tall = _thing_height(item) - 8
            draw_item(picture, (left + INSET, at, right - INSET, at + tall), item)
            at += tall + 8
        y += _list_height(items)
