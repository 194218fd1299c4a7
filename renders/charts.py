"""Charts: bars by round in the heroes' colours, and luck to either side of the average."""

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from renders import theme
from renders.fonts import text
from renders.lettering import fitting, stamp, write
from renders.panels import panel
from renders.theme import GOLD, MUTED, PANEL_EDGE, TEXT, Colour, mix
from renders.view import BarView, LuckView

Area = tuple[int, int, int, int]

GRID = mix(PANEL_EDGE, theme.BACKDROP, 0.45)
LUCKY, UNLUCKY = theme.HEALTH_GOOD, theme.HEALTH_LOW
LABELS = 24
WIDEST_BAR = 64


def nice_steps(highest: float, most: int = 4) -> tuple[int, int]:
    """A round distance between the lines of a chart, and the line above the highest bar."""
    least = max(1.0, highest / most)
    power = 10 ** math.floor(math.log10(least))
    step = next(int(power * factor) for factor in (1, 2, 5, 10) if power * factor >= least)
    return step, max(step, math.ceil(highest / step) * step)


def draw_bars(picture: Image.Image, area: Area, heading: str, bars: Sequence[BarView]) -> None:
    """Stacked bars side by side, on a panel of their own."""
    left, top, right, bottom = area
    panel(picture, area, (40, 38, 39))
    letters = fitting(text(30, 800), heading, right - left - 40, 20)
    write(picture, (left + 22, top + 34), heading, letters, GOLD, "lm")
    plot = (left + 66, top + 76, right - 24, bottom - 46)
    step, highest = nice_steps(max((sum(part for _, part in bar.parts) for bar in bars), default=0.0))
    _draw_grid(picture, plot, step, highest)
    room = (plot[2] - plot[0]) / max(1, len(bars))
    width = min(WIDEST_BAR, room * 0.72)
    for number, bar in enumerate(bars):
        middle = plot[0] + (number + 0.5) * room
        _draw_bar(picture, bar, (middle - width / 2, middle + width / 2), plot, highest)
        write(picture, (middle, plot[3] + 22), bar.label, fitting(text(LABELS, 700), bar.label, room), MUTED, "mm")


def _draw_grid(picture: Image.Image, plot: Area, step: int, highest: int) -> None:
    draw = ImageDraw.Draw(picture)
    for value in range(0, highest + 1, step):
        y = round(plot[3] - (plot[3] - plot[1]) * value / highest)
        draw.line((plot[0], y, plot[2], y), fill=PANEL_EDGE if value == 0 else GRID, width=2)
        write(picture, (plot[0] - 12, y), str(value), text(LABELS, 700), MUTED, "rm")


def _draw_bar(picture: Image.Image, bar: BarView, across: tuple[float, float], plot: Area, highest: int) -> None:
    """One part upon the other; a dark line parts them, since colour alone must not."""
    draw, base, sum_so_far = ImageDraw.Draw(picture), plot[3], 0.0
    scale = (plot[3] - plot[1]) / highest
    for colour, value in bar.parts:
        if value <= 0:
            continue
        low, high = base - sum_so_far * scale, base - (sum_so_far + value) * scale
        # However little it is beside the others, there is something to see.
        left, top = round(across[0]), round(high)
        box = (left, top, max(round(across[1]), left), max(round(low) - 1, top))
        body = theme.HEROES[colour]
        draw.rectangle(box, fill=body, outline=mix(body, theme.WHITE, 0.45), width=2)
        shine = (box[0] + 2, box[1] + 2, box[0] + max(3, (box[2] - box[0]) // 5), max(box[1] + 2, box[3] - 2))
        draw.rectangle(shine, fill=mix(body, theme.WHITE, 0.28))
        sum_so_far += value
        if low - high >= 26 and across[1] - across[0] >= 26:
            ink = theme.HERO_INK[colour]
            write(picture, ((across[0] + across[1]) / 2, (low + high) / 2), f"{value:g}", text(22, 800), ink, "mm")


def draw_luck(picture: Image.Image, area: Area, luck: Sequence[LuckView], most: float) -> None:
    """For each sign a bar from the average to what was rolled: right is lucky, left is not."""
    left, top, right, bottom = area
    height = (bottom - top) / max(1, len(luck))
    middle = (left + 38 + right - 62) / 2
    half = (right - 62 - left - 38) / 2
    draw = ImageDraw.Draw(picture)
    for number, sign in enumerate(luck):
        line = top + (number + 0.5) * height
        stamp(picture, theme.SIGN_ICONS[sign.icon], (left, line - 14), 28, theme.INLINE_COLOURS[sign.icon])
        _draw_swing(draw, middle, half, line, sign.swing / max(1.0, most))
        write(picture, (right, line), sign.words, text(24, 800), _tone(sign.swing), "rm")
    draw.line((middle, top + 2, middle, bottom - 2), fill=MUTED, width=2)


def _draw_swing(draw: ImageDraw.ImageDraw, middle: float, half: float, line: float, share: float) -> None:
    share = max(-1.0, min(1.0, share))
    draw.rounded_rectangle(
        (middle - half, line - 9, middle + half, line + 9), radius=9, fill=mix(theme.PANEL, theme.BLACK, 0.35)
    )
    low, high = sorted((middle, middle + share * half))
    if high - low >= 1:
        draw.rectangle((low, line - 9, high, line + 9), fill=_tone(share))


def _tone(swing: float) -> Colour:
    if abs(swing) < 0.05:
        return TEXT
    return LUCKY if swing > 0 else UNLUCKY
