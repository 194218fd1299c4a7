"""The end of a quest on one page: how it ended, who did what, damage by round and luck."""

from PIL import Image, ImageDraw

from renders import theme
from renders.charts import draw_bars, draw_luck
from renders.descent import look
from renders.descent.chronicle import DeedsView, SummaryView
from renders.descent.figures import Body, token
from renders.fonts import text, title
from renders.lettering import fitting, shortened, stamp, write
from renders.panels import page, panel
from renders.theme import BLACK, GOLD, MUTED, TEXT, WHITE, Colour, mix

WIDTH, EDGE, GAP = 1200, 26, 16
HEADER, TOTALS, ROW, CHART = 150, 112, 172, 360
HALF = (WIDTH - 2 * EDGE - GAP) // 2
LUCK_WIDTH = 300
TONES: dict[str, tuple[Colour, str]] = {
    "won": (GOLD, "laurel-crown"),
    "lost": (theme.HEALTH_LOW, "tombstone"),
    "open": (theme.STAMINA, "hourglass"),
}
SIGNS: dict[str, Colour] = {
    "attack": (240, 228, 202),
    "miss": (240, 228, 202),
    "range": theme.RANGE,
    "heart": theme.HEART,
    "damage": look.SIGHT_BLOCKED,
    "search": GOLD,
}


def draw_summary(view: SummaryView) -> Image.Image:
    """The page is as long as the party is large."""
    accent, crest = TONES[view.tone]
    height = EDGE + HEADER + GAP + TOTALS + GAP + 40 + len(view.heroes) * (ROW + 12) + GAP + CHART + EDGE
    picture = page(WIDTH, height, mix(accent, BLACK, 0.3), 8)
    _draw_header(picture, view, accent, crest)
    y = EDGE + HEADER + GAP
    _draw_totals(picture, view.totals, y)
    y += TOTALS + GAP
    _draw_luck_heading(picture, view, y)
    y += 40
    most = max((abs(luck.swing) for hero in view.heroes for luck in hero.luck), default=1.0)
    for hero in view.heroes:
        _draw_hero(picture, hero, y, most)
        y += ROW + 12
    y += GAP - 12
    draw_bars(picture, (EDGE, y, EDGE + HALF, y + CHART), view.dealt_title, view.dealt)
    draw_bars(picture, (WIDTH - EDGE - HALF, y, WIDTH - EDGE, y + CHART), view.suffered_title, view.suffered)
    return picture


def _draw_header(picture: Image.Image, view: SummaryView, accent: Colour, crest: str) -> None:
    area = (EDGE, EDGE, WIDTH - EDGE, EDGE + HEADER)
    panel(picture, area, mix(accent, theme.BACKDROP, 0.82), mix(accent, WHITE, 0.1), 22, 4)
    stamp(picture, crest, (EDGE + 26, EDGE + 22), HEADER - 44, accent)
    x = EDGE + HEADER + 10
    room = WIDTH - EDGE - x - 30
    letters = fitting(title(58, 800), view.title, room, 34)
    write(picture, (x, EDGE + 56), shortened(letters, view.title, room), letters, anchor="lm")
    small = fitting(text(34, 700), view.subtitle, room, 22)
    write(picture, (x, EDGE + 110), view.subtitle, small, accent, "lm")


def _draw_totals(picture: Image.Image, totals: tuple[tuple[str, str, str], ...], y: int) -> None:
    width = (WIDTH - 2 * EDGE - GAP * (len(totals) - 1)) // max(1, len(totals))
    for number, (sign, value, label) in enumerate(totals):
        left = EDGE + number * (width + GAP)
        panel(picture, (left, y, left + width, y + TOTALS), (44, 42, 42))
        stamp(picture, look.icon_of(sign), (left + 20, y + 22), 66, SIGNS.get(sign, TEXT))
        write(picture, (left + 104, y + 42), value, text(52, 800), anchor="lm")
        letters = fitting(text(26, 700), label, width - 120, 18)
        write(picture, (left + 104, y + 86), label, letters, MUTED, "lm")


def _draw_luck_heading(picture: Image.Image, view: SummaryView, y: int) -> None:
    left = WIDTH - EDGE - LUCK_WIDTH - 24
    write(picture, (left, y + 16), view.luck_title, title(26), GOLD, "lm")
    x = left + title(26).length(view.luck_title) + 12
    room = WIDTH - EDGE - x - 8
    letters = fitting(text(20, 700), view.luck_note, room, 14)
    write(picture, (x, y + 18), shortened(letters, view.luck_note, room), letters, MUTED, "lm")


def _draw_hero(picture: Image.Image, hero: DeedsView, y: int, most: float) -> None:
    colour = theme.HEROES[hero.colour]
    area = (EDGE, y, WIDTH - EDGE, y + ROW)
    panel(picture, area, mix(colour, theme.BACKDROP, 0.84), mix(colour, BLACK, 0.2), 18, 4)
    face = token(Body("hero", hero.colour, hero.icon, hero.initials), 116)
    picture.paste(face, (EDGE + 16, y + (ROW - 116) // 2), face)
    x, luck_left = EDGE + 150, WIDTH - EDGE - LUCK_WIDTH - 24
    name = fitting(title(36, 800), hero.name, 330, 24)
    write(picture, (x, y + 38), shortened(name, hero.name, 330), name, anchor="lm")
    after = x + name.length(hero.name) + 22
    if hero.honour:
        _draw_honour(picture, hero.honour, after, y + 38, luck_left - 20)
    _draw_numbers(picture, hero.numbers, (x, y + 66, luck_left - 24, y + ROW - 12))
    ImageDraw.Draw(picture).line(
        (luck_left - 16, y + 16, luck_left - 16, y + ROW - 16), fill=mix(colour, BLACK, 0.4)
    )
    draw_luck(picture, (luck_left, y + 14, WIDTH - EDGE - 20, y + ROW - 14), hero.luck, most)


def _draw_honour(picture: Image.Image, words: str, x: float, line: float, right: float) -> None:
    stamp(picture, theme.SIGN_ICONS["feat"], (x, line - 16), 32, GOLD)
    letters = fitting(text(25, 700), words, right - x - 42, 16)
    write(picture, (x + 42, line), shortened(letters, words, right - x - 42), letters, GOLD, "lm")


def _draw_numbers(
    picture: Image.Image, numbers: tuple[tuple[str, str, str], ...], area: tuple[int, int, int, int]
) -> None:
    left, top, right, bottom = area
    step = (right - left) / max(1, len(numbers))
    for place, (sign, value, label) in enumerate(numbers):
        x = left + place * step
        stamp(picture, look.icon_of(sign), (x, top + 8), 32, SIGNS.get(sign, TEXT))
        letters = fitting(text(38, 800), value, step - 48, 22)
        write(picture, (x + 40, top + 26), value, letters, anchor="lm")
        small = fitting(text(22, 700), label, step - 8, 14)
        write(picture, (x, bottom - 16), label, small, MUTED, "lm")
