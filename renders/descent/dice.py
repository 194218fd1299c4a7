"""Dice: single dice for sheets and cards, and the picture of a roll."""

from PIL import Image, ImageDraw

from renders import icons, theme
from renders.cache import SPRITES
from renders.descent import look
from renders.descent.masks import at_strength
from renders.descent.scenery import FINE, reduced, shadowed
from renders.descent.view import DiceView, DieView, ResultView
from renders.fonts import FEATURES, Font, text
from renders.lettering import lay, line_length, plate, settled, stamp, wrapped, write, write_line
from renders.panels import page
from renders.theme import BLACK, MUTED, PANEL_EDGE, WHITE, Colour, mix

WIDTH, EDGE = 1000, 30
DIE, GAP = 148, 10
SMALLEST = 30
"""Letters of a result that can still be read on a phone."""

TONES: dict[str, Colour] = {
    "heart": theme.HEART,
    "shield": theme.SHIELD,
    "surge": theme.SURGE,
    "range": theme.RANGE,
    "good": theme.HEALTH_GOOD,
    "bad": theme.HEALTH_LOW,
    "plain": WHITE,
}


def die(view: DieView, side: int) -> Image.Image:
    """One die, showing its face."""
    return SPRITES.get_or_make(("die", view, side), lambda: _draw_die(view, side))


def plain_die(colour: str, side: int) -> Image.Image:
    """A die without a face: what will be rolled."""
    return die(DieView(colour, plain=True), side)


def _draw_die(view: DieView, side: int) -> Image.Image:
    body, ink = theme.DICE[view.colour]
    full = side * FINE
    sprite = Image.new("RGBA", (full, full))
    border = mix(body, BLACK, 0.75) if view.colour != "black" else (110, 112, 118)
    sprite.paste((*border, 255), (0, 0), _square(full, 0))
    for inset, top, bottom in ((0.018, 0.38, 0.35), (0.055, 0.10, 0.14)):
        shades = Image.linear_gradient("L").crop((0, 0, 1, 256)).resize((full, full))
        light, dark = (Image.new("RGB", (full, full), mix(body, *t)) for t in ((WHITE, top), (BLACK, bottom)))
        sprite.paste(Image.composite(dark, light, shades), (0, 0), _square(full, inset))
    small = shadowed(reduced(sprite), side)
    if not view.plain:
        _draw_face(small, view, ink, mix(ink, body, 0.45))
    if view.discarded:
        small.putalpha(at_strength(small.getchannel("A"), 0.30))
        _cross_out(small)
    return small


def _cross_out(sprite: Image.Image) -> None:
    """It was rolled again: two strokes, so that nobody counts it."""
    fine = Image.new("L", (sprite.width * FINE, sprite.height * FINE))
    near, far, pen = (fine.width * part for part in (0.16, 0.84, 0.07))
    draw = ImageDraw.Draw(fine)
    draw.line((near, near, far, far), fill=255, width=round(pen))
    draw.line((near, far, far, near), fill=255, width=round(pen))
    sprite.paste((*theme.HEALTH_LOW, 255), (0, 0), fine.resize(sprite.size, Image.Resampling.LANCZOS))


def _square(full: int, inset: float) -> Image.Image:
    mask = Image.new("L", (full, full))
    near = full * (0.05 + inset)
    box = (near, near, full - near, full - near)
    ImageDraw.Draw(mask).rounded_rectangle(box, radius=max(3.0, full * (0.19 - inset)), fill=255)
    return mask


# Where up to four equal signs lie on a face: (x, y) in parts of the die, and their size.
LAYOUTS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (0.46, ((0.5, 0.5),)),
    2: (0.36, ((0.31, 0.5), (0.69, 0.5))),
    3: (0.31, ((0.5, 0.31), (0.32, 0.64), (0.68, 0.64))),
    4: (0.30, ((0.32, 0.33), (0.68, 0.33), (0.32, 0.67), (0.68, 0.67))),
}
# The same above a second row that holds range and surge.
HIGH_LAYOUTS: dict[int, tuple[float, tuple[tuple[float, float], ...]]] = {
    1: (0.38, ((0.5, 0.34),)),
    2: (0.34, ((0.32, 0.34), (0.68, 0.34))),
    3: (0.26, ((0.24, 0.34), (0.5, 0.34), (0.76, 0.34))),
}


def _draw_face(sprite: Image.Image, face: DieView, ink: Colour, faint: Colour) -> None:
    if face.miss:
        _sign(sprite, "miss", 0.5, 0.5, 0.58, ink)
        return
    signs = ["heart"] * face.hearts + ["shield"] * face.shields
    below = bool(face.range or face.surges)
    if not signs and not below:
        side = sprite.width
        line = (side * 0.36, side * 0.5, side * 0.64, side * 0.5)
        ImageDraw.Draw(sprite).line(line, fill=(*faint, 255), width=max(2, round(side * 0.05)))
        return
    if signs:
        size, places = (HIGH_LAYOUTS if below else LAYOUTS)[len(signs)]
        for name, (x, y) in zip(signs, places, strict=True):
            _sign(sprite, name, x, y, size, ink)
    if below:
        _second_row(sprite, face, 0.71 if signs else 0.5, 1.0 if signs else 1.3, ink)


def _second_row(sprite: Image.Image, face: DieView, y: float, scale: float, ink: Colour) -> None:
    """Range as a number, surge as lightning: side by side if the face has both."""
    both = bool(face.range and face.surges)
    if face.range:
        letters = text(round(sprite.width * 0.36 * scale), 900)
        at = sprite.width * (0.30 if both else 0.5), sprite.width * y
        ImageDraw.Draw(sprite).text(
            at, str(face.range), font=letters.face, anchor="mm", fill=(*ink, 255), features=FEATURES
        )
    for number in range(face.surges):
        x = (0.70 if both else 0.5) + (number - (face.surges - 1) / 2) * 0.3
        _sign(sprite, "surge", x, y, 0.32 * scale, ink)


def _sign(sprite: Image.Image, name: str, x: float, y: float, size: float, ink: Colour) -> None:
    side = round(sprite.width * size)
    at = round(sprite.width * x - side / 2), round(sprite.width * y - side / 2)
    sprite.paste((*ink, 255), at, icons.mask(theme.SIGN_ICONS[name], side, name[:1].upper()))


# ---------------------------------------------------------------------------------------- the roll


def draw_dice(view: DiceView) -> Image.Image:
    """A roll: title, attack against defence, what was bought with surges, and the outcome."""
    rows = _result_rows(view.results)
    # Not in capitals: their 1 looks like an I, and monsters are told apart by numbers.
    letters, name = settled(text(46, 800), view.title, WIDTH - 2 * EDGE, 36)
    spent = [line for words in view.spent for line in wrapped(words, text(34, 700), WIDTH - 2 * EDGE - 36)]
    height = 40 + 52 * len(name) + DIE + 22 + 62 * len(spent) + 84 * len(rows) + 14
    picture = page(WIDTH, height, PANEL_EDGE, 4)
    for number, line in enumerate(name):
        write(picture, (EDGE, 46 + 52 * number), line, letters, anchor="lm")
    y = 32 + 52 * len(name)
    _draw_pools(picture, view, y)
    y += DIE + 22
    for line in spent:
        plate(picture, (EDGE, y, WIDTH - EDGE, y + 54), (48, 44, 34), mix(theme.SURGE, BLACK, 0.55), 12, 2)
        write_line(picture, (EDGE + 18, y + 7), line, text(34, 700))
        y += 62
    for row in rows:
        _draw_results(picture, row, y)
        y += 84
    return picture


def _draw_pools(picture: Image.Image, view: DiceView, y: int) -> None:
    count = len(view.attack) + len(view.defence)
    room = WIDTH - 2 * EDGE - (84 if view.defence else 0)
    side = min(DIE, room // max(1, count) - GAP)
    top, x = y + (DIE - side) // 2, EDGE - 4
    for rolled in view.attack:
        lay(picture, die(rolled, side), (x, top))
        x += side + GAP
    if view.defence:
        stamp(picture, theme.SIGN_ICONS["attack"], (x + 12, y + DIE / 2 - 28), 56, MUTED)
        x += 84
    for rolled in view.defence:
        lay(picture, die(rolled, side), (x, top))
        x += side + GAP


def _result_letters(result: ResultView) -> Font:
    """Large letters; a long sum has smaller ones, so that it fits the picture."""
    for size in range(54, SMALLEST, -4):
        if line_length(result.text, text(size, 800)) <= WIDTH - 2 * EDGE - 64:
            return text(size, 800)
    return text(SMALLEST, 800)


def _result_width(result: ResultView) -> float:
    return 64 + line_length(result.text, _result_letters(result)) + 36


def _result_rows(results: tuple[ResultView, ...]) -> list[list[ResultView]]:
    """Outcomes in as many rows as they need."""
    rows: list[list[ResultView]] = []
    room = 0.0
    for result in results:
        width = _result_width(result)
        if not rows or width > room:
            rows.append([])
            room = WIDTH - 2 * EDGE + 36
        rows[-1].append(result)
        room -= width
    return rows


def _draw_results(picture: Image.Image, row: list[ResultView], y: int) -> None:
    x = float(EDGE)
    for result in row:
        colour = TONES[result.tone]
        stamp(picture, look.icon_of(result.icon), (x, y + 8), 54, colour)
        letters = _result_letters(result)
        write_line(picture, (x + 64, y + 2 + (54 - letters.size) // 2), result.text, letters, colour)
        x += _result_width(result)
