"""A raid on one page, made to be shared: six levels, what they cost, and who went."""

from itertools import pairwise

from PIL import Image, ImageDraw

from renders import theme
from renders.descent import look
from renders.descent.parts import EDGE, GAP, SMALL, SUBTITLE, WIDTH, Area, face_of
from renders.descent.raid_gate import draw_gate
from renders.descent.raid_view import ActView, CountView, LevelState, LevelView, RaiderView, RaidSummaryView
from renders.descent.summary import SIGNS, TONES
from renders.fonts import text, title
from renders.lettering import balanced, fitting, plate, settled, stamp, write
from renders.panels import page
from renders.theme import BLACK, GOLD, MUTED, TEXT, WHITE, Colour, mix, rgb

HEADER, TOTALS, RIBBON = 168, 108, 58
GATE, LINE, NUMBERS, NOTE = 148, 35, 52, 44
RAIDER = 118
EDGES: dict[LevelState, Colour] = {
    "passed": rgb("#8F6FD0"),
    "here": rgb("#2FB9C9"),
    "fell": theme.HEALTH_LOW,
    "ahead": rgb("#3A3A40"),
}
GROUNDS: dict[LevelState, Colour] = {
    "passed": rgb("#2B2440"),
    "here": rgb("#1C3238"),
    "fell": rgb("#421E1C"),
    "ahead": rgb("#1D1D21"),
}


def draw_raid_summary(view: RaidSummaryView) -> Image.Image:
    """As long as its names and its party make it."""
    accent = TONES[view.tone][0]
    cards = [_card_height(act) for act in view.acts]
    rows = -(-len(view.party) // 2)
    height = EDGE + HEADER + GAP + TOTALS + sum(RIBBON + tall for tall in cards) + GAP
    height += rows * (RAIDER + GAP) + EDGE - GAP
    picture = page(WIDTH, height, mix(accent, BLACK, 0.3), 8)
    _draw_header(picture, view)
    y = EDGE + HEADER + GAP
    _draw_totals(picture, view.totals, y)
    y += TOTALS
    for act, tall in zip(view.acts, cards, strict=True):
        _draw_ribbon(picture, act.name, y)
        _draw_act(picture, act, (EDGE, y + RIBBON, WIDTH - EDGE, y + RIBBON + tall))
        y += RIBBON + tall
    _draw_party(picture, view.party, y + GAP)
    return picture


# How it went ------------------------------------------------------------------------------------------------------


def _draw_header(picture: Image.Image, view: RaidSummaryView) -> None:
    accent, crest = TONES[view.tone]
    area = (EDGE, EDGE, WIDTH - EDGE, EDGE + HEADER)
    plate(picture, area, mix(accent, theme.BACKDROP, 0.82), mix(accent, WHITE, 0.1), 22, 4)
    stamp(picture, crest, (EDGE + 22, EDGE + 28), HEADER - 56, accent)
    x = EDGE + HEADER - 12
    room = WIDTH - EDGE - x - 24
    write(picture, (x, EDGE + 46), view.title, fitting(title(56, 800), view.title, room, SMALL), anchor="lm")
    write(picture, (x, EDGE + 97), view.subtitle, fitting(text(34, 700), view.subtitle, room, SMALL), accent, "lm")
    write(picture, (x, EDGE + 138), view.course, fitting(text(30, 700), view.course, room, SMALL), SUBTITLE, "lm")


def _draw_totals(picture: Image.Image, totals: tuple[CountView, ...], y: int) -> None:
    width = (WIDTH - 2 * EDGE - GAP * (len(totals) - 1)) // max(1, len(totals))
    for number, total in enumerate(totals):
        left = EDGE + number * (width + GAP)
        plate(picture, (left, y, left + width, y + TOTALS), (44, 42, 42))
        letters = fitting(text(50, 800), total.value, width - 100, SMALL)
        x = left + (width - 54 - letters.length(total.value)) / 2
        stamp(picture, look.icon_of(total.icon), (x, y + 12), 46, SIGNS.get(total.icon, TEXT))
        write(picture, (x + 58, y + 36), total.value, letters, anchor="lm")
        small = fitting(text(30, 700), total.label, width - 16, SMALL)
        write(picture, (left + width / 2, y + 82), total.label, small, MUTED, "mm")


# Level by level ---------------------------------------------------------------------------------------------------


def _draw_ribbon(picture: Image.Image, words: str, y: int) -> None:
    """The name of an act between two lines."""
    letters = title(32)
    half, middle = letters.length(words) / 2 + 22, y + RIBBON // 2
    write(picture, (WIDTH / 2, middle), words, letters, GOLD, "mm")
    ink = mix(GOLD, BLACK, 0.55)
    picture.paste(ink, (EDGE, middle - 1, round(WIDTH / 2 - half), middle + 1))
    picture.paste(ink, (round(WIDTH / 2 + half), middle - 1, WIDTH - EDGE, middle + 1))


def _card_width(levels: int) -> int:
    return (WIDTH - 2 * EDGE - GAP * (levels - 1)) // max(1, levels)


def _name_lines(level: LevelView, width: int) -> list[str]:
    return balanced(level.name, text(SMALL + 1, 800), width - 24)


def _card_height(act: ActView) -> int:
    width = _card_width(len(act.levels))
    lines = max(len(_name_lines(level, width)) for level in act.levels)
    return 14 + GATE + 6 + lines * LINE + NUMBERS + NOTE + 10


def _draw_act(picture: Image.Image, act: ActView, area: Area) -> None:
    """The cards of an act side by side, and the way that leads through their portals."""
    left, top, _, bottom = area
    width = _card_width(len(act.levels))
    boxes = [
        (left + number * (width + GAP), top, left + number * (width + GAP) + width, bottom)
        for number in range(len(act.levels))
    ]
    for level, box in zip(act.levels, boxes, strict=True):
        state = level.gate.state
        plate(picture, box, GROUNDS[state], GOLD if level.shining else EDGES[state], 18, 4)
    middle = top + 14 + GATE // 2
    for (level, box), (onward, further) in pairwise(zip(act.levels, boxes, strict=True)):
        walked = level.gate.state == "passed" and onward.gate.state != "ahead"
        start, end = (box[0] + box[2] + GATE) // 2 + 6, (further[0] + further[2] - GATE) // 2 - 6
        _draw_way(picture, start, end, middle, walked=walked)
    for level, box in zip(act.levels, boxes, strict=True):
        draw_gate(picture, ((box[0] + box[2]) // 2, middle), GATE, level.gate)
        _write_level(picture, level, box, middle + GATE // 2 + 6)


def _draw_way(picture: Image.Image, start: int, end: int, y: int, *, walked: bool) -> None:
    """Footprints of light from one portal to the next; faint where nobody went yet."""
    draw, ink = ImageDraw.Draw(picture), GOLD if walked else rgb("#4A4B52")
    count = max(2, (end - start) // 22)
    for number in range(count + 1):
        x, half = start + (end - start) * number / count, 4 if walked else 3
        draw.ellipse((x - half, y - half, x + half, y + half), fill=ink)


def _write_level(picture: Image.Image, level: LevelView, box: Area, y: int) -> None:
    left, _, right, bottom = box
    middle, faint = (left + right) / 2, level.gate.state == "ahead"
    for line in _name_lines(level, right - left):
        letters = fitting(text(SMALL + 1, 800), line, right - left - 16, SMALL)
        write(picture, (middle, y + LINE / 2), line, letters, MUTED if faint else TEXT, "mm")
        y += LINE
    if level.counts:
        _write_counts(picture, level.counts, (left + 10, bottom - 10 - NOTE - NUMBERS, right - 10))
    ink = GOLD if level.shining else MUTED if faint else mix(EDGES[level.gate.state], WHITE, 0.35)
    note = fitting(text(SMALL + 1, 700), level.note, right - left - 16, SMALL)
    write(picture, (middle, bottom - 8 - NOTE / 2), level.note, note, ink, "mm")


def _write_counts(picture: Image.Image, counts: tuple[CountView, ...], place: tuple[float, float, float]) -> None:
    left, top, right = place
    step, letters = (right - left) / len(counts), text(36, 800)
    for number, count in enumerate(counts):
        x = left + number * step + (step - 38 - letters.length(count.value)) / 2
        stamp(picture, look.icon_of(count.icon), (x, top + 8), 32, SIGNS.get(count.icon, TEXT))
        write(picture, (x + 38, top + 25), count.value, letters, anchor="lm")


# Who went ---------------------------------------------------------------------------------------------------------


def _draw_party(picture: Image.Image, party: tuple[RaiderView, ...], y: int) -> None:
    """Two side by side; the last of three alone has the whole line."""
    half = (WIDTH - 2 * EDGE - GAP) // 2
    for number, raider in enumerate(party):
        row, column = divmod(number, 2)
        alone = column == 0 and number == len(party) - 1
        left, top = EDGE + column * (half + GAP), y + row * (RAIDER + GAP)
        _draw_raider(picture, raider, (left, top, WIDTH - EDGE if alone else left + half, top + RAIDER))


def _draw_raider(picture: Image.Image, raider: RaiderView, area: Area) -> None:
    left, top, right, bottom = area
    colour = theme.HEROES[raider.face.colour]
    plate(picture, area, mix(colour, theme.BACKDROP, 0.84), mix(colour, BLACK, 0.2), 18, 4)
    side = RAIDER - 24
    face = face_of(raider.face, side)
    picture.paste(face, (left + 12, top + 12), face)
    x = left + side + 28
    room = right - x - 14
    letters, lines = settled(title(34, 800), raider.name, room, SMALL)
    write(picture, (x, top + 30), lines[0], letters, anchor="lm")
    small = fitting(text(SMALL + 1, 700), raider.calling, room, SMALL)
    write(picture, (x, top + 62), raider.calling, small, SUBTITLE, "lm")
    stamp(picture, theme.SIGN_ICONS["skill"], (x, bottom - 39), 28, GOLD)
    write(
        picture,
        (x + 38, bottom - 25),
        raider.learned,
        fitting(text(SMALL, 700), raider.learned, room - 38, SMALL),
        GOLD,
        "lm",
    )
