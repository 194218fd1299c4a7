"""The monster track: every group in play, whether it has acted, and the health of each of its figures."""

from PIL import Image

from renders import theme
from renders.descent import look
from renders.descent.figures import Body, badge, token
from renders.descent.parts import CARD_GROUND, EDGE, GAP, HALF, SMALL, WIDTH, Area, banner_height, draw_banner
from renders.descent.view import TrackFigureView, TrackGroupView, TrackView
from renders.fonts import text, title
from renders.lettering import fitting, lay, plate, stamp, write
from renders.panels import page, segments
from renders.theme import BLACK, GOLD, MUTED, TEXT, Colour, mix

HEAD, ROW, FACE = 96, 104, 76
BADGES_SHOWN = 4
ACCENT = look.CARD_ACCENTS["monster"]
# How a group's state looks: sign, ink.
ACTING, DONE, WAITING = ("attack", GOLD), ("activated", theme.HEALTH_GOOD), ("time", MUTED)


def draw_track(view: TrackView) -> Image.Image:
    """All groups, one below the other; figures in two columns."""
    heights = [_group_height(group) for group in view.groups]
    height = sum(tall + GAP for tall in heights) + (0 if heights else 90) + 8
    picture = page(WIDTH, banner_height(view.title, view.subtitle) + height, mix(ACCENT, BLACK, 0.2), 8)
    y = draw_banner(picture, view.title, view.subtitle)
    if not view.groups:
        write(picture, (WIDTH / 2, y + 40), view.empty, text(36), MUTED, "mm")
    for group, tall in zip(view.groups, heights, strict=True):
        _draw_group(picture, group, (EDGE, y, WIDTH - EDGE, y + tall))
        y += tall + GAP
    return picture


def _group_height(group: TrackGroupView) -> int:
    return HEAD + ROW * -(-len(group.figures) // 2) + (12 if group.figures else 0)


def _draw_group(picture: Image.Image, group: TrackGroupView, area: Area) -> None:
    """Name and state; below, each figure that is left. A group that has acted is dimmer."""
    left, top, right, _ = area
    ground = (38, 37, 38) if group.activated and not group.acting else CARD_GROUND
    plate(picture, area, ground, GOLD if group.acting else theme.PANEL_EDGE, 16, 5 if group.acting else 3)
    sign, ink = ACTING if group.acting else DONE if group.activated else WAITING
    words = " · ".join(filter(None, (group.count, group.state)))
    letters = text(30, 700)
    width = letters.length(words)
    write(picture, (right - 24, top + 50), words, letters, ink, "rm")
    stamp(picture, theme.SIGN_ICONS[sign], (right - 24 - width - 52, top + 30), 40, ink)
    room = right - 24 - width - 70 - left - 24
    write(picture, (left + 24, top + 50), group.name, fitting(title(42), group.name, room, SMALL), TEXT, "lm")
    for number, figure in enumerate(group.figures):
        row, column = divmod(number, 2)
        at = left + 16 + column * (HALF - 4), top + HEAD + row * ROW
        _draw_figure(picture, group, figure, at, HALF - 28)


def _draw_figure(
    picture: Image.Image, group: TrackGroupView, figure: TrackFigureView, at: tuple[int, int], width: int
) -> None:
    """Face and label, hearts left as a number and as a bar, conditions."""
    x, y = at
    lay(picture, token(Body(figure.kind, "", look.icon_of(group.icon), group.initials), FACE), (x, y + 6))
    left, right = x + FACE + 16, x + width
    name = figure.name or figure.label
    letters = fitting(text(34, 800), name, width - FACE - 150, SMALL)
    write(picture, (left, y + 26), name, letters, GOLD if figure.name else TEXT, "lm")
    hearts = f"{figure.health}/{figure.max_health}"
    digits = text(34, 800)
    write(picture, (right, y + 26), hearts, digits, TEXT, "rm")
    heart = right - digits.length(hearts) - 44
    stamp(picture, theme.SIGN_ICONS["heart"], (heart, y + 9), 34, theme.HEART)
    place = round(heart) - 8
    for condition in reversed(figure.conditions[:BADGES_SHOWN]):
        sign = badge(condition, 42)
        place -= sign.width + 2
        lay(picture, sign, (place, y + 4))
    colour: Colour = theme.health_colour(figure.health, figure.max_health)
    segments(picture, (left, y + 56, right, y + 76), figure.health, figure.max_health, colour)
