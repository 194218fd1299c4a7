"""Parts that sheets, inventories and cards share: headers, item rows, values."""

from typing import NamedTuple

from PIL import Image

from renders import theme
from renders.descent import look
from renders.descent.dice import plain_die
from renders.descent.figures import Body, badge, token
from renders.descent.view import FaceView, FigureKind, ItemView, StatView
from renders.fonts import Font, text, title
from renders.lettering import fitting, lay, plate, settled, stamp, wrapped, write, write_line
from renders.theme import GOLD, MUTED, PANEL_EDGE, TEXT, WHITE, Colour, mix

Area = tuple[int, int, int, int]

WIDTH, EDGE, GAP = 1000, 24, 16
HALF = (WIDTH - 2 * EDGE - GAP) // 2
# The smallest letters of a page of this width.
SMALL = -(-theme.SMALLEST_LETTERS * WIDTH // theme.PHONE_WIDTH)

SUBTITLE: Colour = (214, 206, 190)
PARCHMENT: Colour = (244, 232, 205)
ITEM_GROUND, SPENT_GROUND, CARD_GROUND = (46, 44, 44), (52, 40, 40), (48, 43, 38)
RANK_EDGES: dict[FigureKind, Colour] = {
    "minion": look.MINION_RING,
    "master": GOLD,
    "lieutenant": look.LIEUTENANT_RING,
}


# ------------------------------------------------------------------------------------------- headers


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
    plate(picture, area, mix(colour, theme.BACKDROP, 0.74), mix(colour, WHITE, 0.1), 20, 4)
    side = (bottom - top - 16) // 2 * 2
    lay(picture, token(face, side), (left + 10, top + (bottom - top - side) // 2))
    x = left + side + 30
    letters = fitting(title(62, 800), name, right - x - 20, 36)
    write(picture, (x, top + 58), name, letters, anchor="lm")
    write(picture, (x, top + 118), subtitle, fitting(text(34), subtitle, right - x - 20, SMALL), SUBTITLE, "lm")
    draw_purse(picture, (x, bottom - 41), purse)
    place = right - 18
    for condition in conditions:
        sign = badge(condition, 56)
        place -= sign.width + 6
        lay(picture, sign, (place, bottom - 70))


def _banner_letters(name: str, purse: tuple[StatView, ...]) -> tuple[Font, bool]:
    """The letters of a page's title, and whether the purse has room beside it."""
    width = WIDTH - 2 * EDGE - 12
    beside = fitting(title(58, 800), name, width - purse_width(purse) - 40, 44)
    if beside.length(name) + purse_width(purse) + 40 <= width:
        return beside, True
    return fitting(title(58, 800), name, width, 36), False


def banner_height(name: str, subtitle: str, purse: tuple[StatView, ...] = ()) -> int:
    """Where a page goes on below its title."""
    second = subtitle or not _banner_letters(name, purse)[1]
    return (144 if second else 110) + GAP


def draw_banner(picture: Image.Image, name: str, subtitle: str, purse: tuple[StatView, ...] = ()) -> int:
    """The title of a page, what it is, and what the party owns; returns where the page goes on."""
    letters, beside = _banner_letters(name, purse)
    write(picture, (EDGE + 6, 62), name, letters, anchor="lm")
    draw_purse(picture, (WIDTH - EDGE - 6 - purse_width(purse), 62 if beside else 114), purse)
    write(picture, (EDGE + 6, 114), subtitle, text(34), SUBTITLE, "lm")
    bottom = banner_height(name, subtitle, purse)
    picture.paste(mix(GOLD, theme.BLACK, 0.4), (EDGE, bottom - GAP - 2, WIDTH - EDGE, bottom - GAP))
    return bottom


def _coin(stat: StatView) -> str:
    return f"{stat.value} {stat.label}".strip()


def purse_width(purse: tuple[StatView, ...]) -> int:
    """The room that the party's gold and whatever else it owns take in one line."""
    return round(sum(52 + text(36, 800).length(_coin(stat)) + 34 for stat in purse)) - (34 if purse else 0)


def draw_purse(picture: Image.Image, at: tuple[float, float], purse: tuple[StatView, ...]) -> None:
    """Gold and whatever else is counted, side by side; the point is at the left of their middle line."""
    x, y = at
    for coin in purse:
        stamp(picture, look.icon_of(coin.icon), (x, y - 21), 42, GOLD)
        write(picture, (x + 52, y), _coin(coin), text(36, 800), anchor="lm")
        x += 52 + text(36, 800).length(_coin(coin)) + 34


def face_of(face: FaceView, side: int) -> Image.Image:
    """A hero's face as a small disc."""
    return token(Body("hero", face.colour, face.icon, face.initials), side // 2 * 2)


# -------------------------------------------------------------------------------------------- values


def draw_stat(picture: Image.Image, area: Area, stat: StatView, colour: Colour) -> None:
    """A value with its sign above its name."""
    left, top, right, bottom = area
    plate(picture, area, (44, 42, 42))
    height = bottom - top
    sign = round(height * 0.54)
    stamp(picture, look.icon_of(stat.icon), (left + 16, top + height * 0.10), sign, colour)
    x = left + 16 + sign + 14
    if stat.dice:
        side = min(round(height * 0.56), (right - x - 8) // len(stat.dice))
        draw_dice_row(picture, stat.dice, x, top + round(height * 0.37) - side // 2, side)
    else:
        letters = fitting(text(round(height * 0.54), 800), stat.value, right - x - 10, SMALL)
        write(picture, (x, top + height * 0.37), stat.value, letters, anchor="lm")
    label = fitting(text(max(SMALL, round(height * 0.21)), 700), stat.label, right - left - 16, SMALL)
    write(picture, ((left + right) / 2, top + height * 0.82), stat.label, label, MUTED, "mm")


def draw_dice_row(picture: Image.Image, dice: tuple[str, ...], left: int, top: int, side: int) -> None:
    """Dice that will be rolled, side by side."""
    for number, colour in enumerate(dice):
        lay(picture, plain_die(colour, side), (left + number * side, top))


def draw_heading(picture: Image.Image, at: tuple[int, int], words: str, icon: str = "") -> None:
    """A golden heading, with a sign before it if one is named."""
    x, y = at
    if icon:
        stamp(picture, look.icon_of(icon), (x, y), 40, GOLD)
        x += 52
    write(picture, (x, y + 20), words, title(32), GOLD, "lm")


# --------------------------------------------------------------------------------------------- items


LEADING, DIE, ICON = 34, 58, 70


class ItemLines(NamedTuple):
    """How an item's name, note and text are broken into lines in a column of some width."""

    name: list[str]
    note: list[str]
    rules: list[str]
    name_letters: Font
    small: Font
    dice_below: bool
    """The dice stand beside the note, so that a long name has the whole width."""

    @property
    def head(self) -> int:
        """Height of name and note."""
        note = LEADING * len(self.note)
        return 36 * len(self.name) + (max(note, DIE + 4) if self.dice_below else note)

    @property
    def top(self) -> int:
        """Height of all but the text, with room above and below."""
        return max(88, self.head + 24)

    @property
    def height(self) -> int:
        """Height of the whole."""
        return self.top + (LEADING * len(self.rules) + 10 if self.rules else 0)


def item_lines(item: ItemView, width: int, rules: bool = False) -> ItemLines:
    """The lines of an item; long names go on in the next line rather than being cut."""
    full, letters, small = width - ICON - 44, text(31, 800), text(SMALL)
    beside = full - DIE * len(item.dice)
    below = bool(item.dice) and fitting(letters, item.name, beside, 29).length(item.name) > beside
    name_letters, name = settled(letters, item.name, full if below else beside, 29)
    note = wrapped(_in_parts(item.note), small, beside) if item.note else []
    told = [line for words in item.lines for line in wrapped(words, small, width - 40)] if rules else []
    return ItemLines(name, note, told, name_letters, small, below)


def _in_parts(note: str) -> str:
    """A note that breaks between its parts only: "1 hand · melee"."""
    return "\u00a0· ".join(part.replace(" ", "\u00a0") for part in note.split(" · "))


def draw_item(picture: Image.Image, area: Area, item: ItemView, rules: bool = False) -> None:
    """One thing: its icon, name and note, its dice at the right; pale once exhausted. With its text if asked."""
    left, top, right, bottom = area
    edge = theme.HEALTH_EMPTY if item.exhausted else PANEL_EDGE
    plate(picture, area, SPENT_GROUND if item.exhausted else ITEM_GROUND, edge)
    lines = item_lines(item, right - left, rules)
    write_item(picture, (left, top, right, bottom), item, lines, pale=item.exhausted)


def write_item(picture: Image.Image, area: Area, item: ItemView, lines: ItemLines, *, pale: bool) -> None:
    """Icon, name, note and dice of a thing in the middle of an area's height; at its top if the text follows."""
    left, top, right, bottom = area
    spare = (bottom - top - lines.height) // 2
    top += min(spare, 6) if lines.rules else spare
    ink, icon_ink = (MUTED, MUTED) if pale else (TEXT, PARCHMENT)
    middle = top + lines.top // 2
    stamp(picture, look.icon_of(item.icon), (left + 14, middle - ICON // 2), ICON, icon_ink, item.initials)
    x, y = left + ICON + 28, middle - lines.head // 2
    for line in lines.name:
        write(picture, (x, y + 18), line, lines.name_letters, ink, "lm")
        y += 36
    dice_middle = y + (DIE + 4) // 2 if lines.dice_below else middle
    draw_dice_row(picture, item.dice, right - 10 - DIE * len(item.dice), dice_middle - DIE // 2, DIE)
    if lines.dice_below:
        y += max(0, DIE + 4 - LEADING * len(lines.note)) // 2
    for line in lines.note:
        write(picture, (x, y + 18), line, lines.small, MUTED, "lm")
        y += LEADING
    y = top + lines.top - 2
    for line in lines.rules:
        write_line(picture, (left + 20, y), line, lines.small, ink)
        y += LEADING
