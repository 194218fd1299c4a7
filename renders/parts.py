"""Parts that sheets, inventories and cards share: headers, item rows, values."""

from PIL import Image

from renders import theme
from renders.dice import plain_die
from renders.figures import Body, badge, token
from renders.fonts import text, title
from renders.lettering import fitting, shortened, stamp, write
from renders.panels import panel
from renders.theme import GOLD, MUTED, PANEL_EDGE, TEXT, WHITE, Colour, mix
from renders.view import ItemView, StatView

Area = tuple[int, int, int, int]


def draw_header(
    picture: Image.Image,
    area: Area,
    face: Body,
    name: str,
    subtitle: str,
    purse: tuple[StatView, ...],
    conditions: tuple[str, ...] = (),
) -> None:
    """Face, name and what the hero is, on the hero's colour; the purse and conditions below."""
    left, top, right, bottom = area
    colour = theme.HEROES[face.colour]
    panel(picture, area, mix(colour, theme.BACKDROP, 0.74), mix(colour, WHITE, 0.1), 20, 4)
    side = (bottom - top - 16) // 2 * 2
    sprite = token(face, side)
    picture.paste(sprite, (left + 10, top + (bottom - top - side) // 2), sprite)
    x = left + side + 30
    letters = fitting(title(62, 800), name, right - x - 20, 36)
    write(picture, (x, top + 58), shortened(letters, name, right - x - 20), letters, anchor="lm")
    small = fitting(text(34), subtitle, right - x - 20, 24)
    write(picture, (x, top + 118), shortened(small, subtitle, right - x - 20), small, (214, 206, 190), "lm")
    at = float(x)
    for coin in purse:
        stamp(picture, theme.icon_of(coin.icon), (at, bottom - 62), 42, GOLD)
        words = f"{coin.value} {coin.label}".strip()
        write(picture, (at + 52, bottom - 41), words, text(36, 800), anchor="lm")
        at += 52 + text(36, 800).length(words) + 34
    place = right - 18
    for condition in conditions:
        sign = badge(condition, 56)
        place -= sign.width + 6
        picture.paste(sign, (place, bottom - 70), sign)


def draw_stat(picture: Image.Image, area: Area, stat: StatView, colour: Colour) -> None:
    """A value with its sign above its name."""
    left, top, right, bottom = area
    panel(picture, area, (44, 42, 42))
    height = bottom - top
    sign = round(height * 0.54)
    stamp(picture, theme.icon_of(stat.icon), (left + 16, top + height * 0.10), sign, colour)
    x = left + 16 + sign + 14
    if stat.dice:
        side = min(round(height * 0.56), (right - x - 8) // len(stat.dice))
        for number, die_colour in enumerate(stat.dice):
            sprite = plain_die(die_colour, side)
            picture.paste(sprite, (x + number * side, top + round(height * 0.09)), sprite)
    else:
        letters = fitting(text(round(height * 0.54), 800), stat.value, right - x - 10, 20)
        write(picture, (x, top + height * 0.37), stat.value, letters, anchor="lm")
    label = fitting(text(round(height * 0.21), 700), stat.label, right - left - 16, 16)
    write(picture, ((left + right) / 2, top + height * 0.82), stat.label, label, MUTED, "mm")


def draw_heading(picture: Image.Image, at: tuple[int, int], words: str, icon: str = "") -> None:
    """A golden heading, with a sign before it if one is named."""
    x, y = at
    if icon:
        stamp(picture, theme.icon_of(icon), (x, y), 40, GOLD)
        x += 52
    write(picture, (x, y + 20), words, title(32), GOLD, "lm")


def draw_item(picture: Image.Image, area: Area, item: ItemView) -> None:
    """One thing: its icon, name and note, its dice at the right; pale once exhausted."""
    left, top, right, bottom = area
    ink, faint = (MUTED, theme.HEALTH_EMPTY) if item.exhausted else (TEXT, PANEL_EDGE)
    panel(picture, area, (52, 40, 40) if item.exhausted else (46, 44, 44), faint)
    height = min(100, bottom - top)
    icon_ink = MUTED if item.exhausted else (240, 228, 202)
    stamp(picture, theme.icon_of(item.icon), (left + 14, top + 15), height - 30, icon_ink, item.initials)
    side = 58
    x, dice_left = left + height - 2, right - 10 - side * len(item.dice)
    for number, colour in enumerate(item.dice):
        sprite = plain_die(colour, side)
        picture.paste(sprite, (dice_left + number * side, top + (height - side) // 2), sprite)
    room = dice_left - x - 10
    name = fitting(text(31, 800), item.name, room, 22)
    write(picture, (x, top + height * 0.32), shortened(name, item.name, room), name, ink, "lm")
    note = fitting(text(26), item.note, room, 20)
    write(picture, (x, top + height * 0.68), shortened(note, item.note, room), note, MUTED, "lm")
