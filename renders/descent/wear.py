"""A figure on the board and what it wears: health below, conditions and tokens at its sides, label on top.

Everything has a place of its own, so that nothing lies over anything else; what finds no place is counted
on a last badge.
"""

from dataclasses import dataclass
from typing import Literal

from PIL import Image, ImageDraw

from renders import icons, theme
from renders.cache import SPRITES
from renders.descent import look
from renders.descent.figures import Body, badge, count_badge, glow, health_bar, medal, pill, token
from renders.descent.scenery import FINE, reduced
from renders.descent.tokens import board_token
from renders.descent.view import FigureView
from renders.theme import OUTLINE, WHITE

BoxOfPixels = tuple[int, int, int, int]
Side = Literal["left", "right", "above"]

# In squares. Where nobody stands next to it, what a figure wears reaches out of its square a little, so that
# more of the figure stays in view.
BADGE, LARGE_BADGE = 0.38, 0.44
OUT = 0.08
BAR_ROOM = 0.17
LABEL_OUT = 0.12


@dataclass(frozen=True)
class PlacedFigure:
    """A figure and where it stands on the picture."""

    view: FigureView
    body: Body
    left: int
    top: int
    cell: int
    over: tuple[str, ...] = ()
    """The tokens it hides."""
    crowded: frozenset[Side] = frozenset()
    """The sides on which somebody else stands."""

    @property
    def right(self) -> int:
        return self.left + self.body.columns * self.cell

    @property
    def bottom(self) -> int:
        return self.top + self.body.rows * self.cell

    def out(self, side: Side, share: float) -> int:
        """How far something may reach out of the squares on this side."""
        return 0 if side in self.crowded else int(self.cell * share)

    @property
    def is_large(self) -> bool:
        return min(self.body.columns, self.body.rows) > 1

    @property
    def badge_side(self) -> int:
        return int(self.cell * (LARGE_BADGE if self.is_large else BADGE))


@dataclass(frozen=True)
class Worn:
    """One thing a figure wears, and where it is drawn."""

    what: str
    sprite: Image.Image
    at: tuple[int, int]

    @property
    def box(self) -> BoxOfPixels:
        return (*self.at, self.at[0] + self.sprite.width, self.at[1] + self.sprite.height)


def draw_token(picture: Image.Image, standing: PlacedFigure) -> None:
    """First pass: the figures, so that lines and brackets can lie between them and their labels."""
    at = standing.left, standing.top
    if standing.view.active:
        light = glow(standing.body, standing.cell)
        spare = int(standing.cell * 0.34)
        picture.paste(light, (at[0] - spare, at[1] - spare), light)
    sprite = token(standing.body, standing.cell)
    picture.paste(sprite, at, sprite)


def draw_wear(picture: Image.Image, standing: PlacedFigure) -> None:
    """Second pass: whatever must stay readable."""
    for thing in worn(standing):
        picture.paste(thing.sprite, thing.at, thing.sprite)


def worn(standing: PlacedFigure) -> list[Worn]:
    """All a figure wears. Of one that has vanished only its place is drawn."""
    figure, body, cell = standing.view, standing.body, standing.cell
    if figure.vanished:
        return []
    things = [*_badges(standing), *_tick(standing)]
    if not figure.knocked_out and figure.max_health:
        bar = health_bar(body.columns, cell, figure.health, figure.max_health)
        middle = (standing.left + standing.right - bar.width) // 2
        things.append(Worn("health", bar, (middle, standing.bottom - bar.height)))
    if figure.label:
        tag = _label(standing)
        things.append(Worn("label", tag, (standing.left - standing.out("left", LABEL_OUT), _label_top(standing))))
    return things


def _label(standing: PlacedFigure) -> Image.Image:
    """The label, its letters a little narrower if it would not leave room for the badge beside it."""
    height = round(standing.cell * look.LABEL * (1.1 if standing.is_large else 1))
    tag = pill(standing.view.label, height)
    room = standing.right - standing.left - standing.badge_side
    return tag if tag.width <= room else tag.resize((room, height), Image.Resampling.LANCZOS)


def _label_top(standing: PlacedFigure) -> int:
    return standing.top - standing.out("above", LABEL_OUT)


def _badges(standing: PlacedFigure) -> list[Worn]:
    """Conditions from the top right down and on at the left; tokens from the bottom left up."""
    figure, side = standing.view, standing.badge_side
    right, left = _places(standing)
    tokens = [*(("carried", kind) for kind in figure.carried), *(("over", kind) for kind in standing.over)]
    if _has_acted(figure):
        right = right[:-1]  # the lowest is the tick's
    low = left[::-1][: len(tokens)]
    free = right + left[: len(left) - len(low)]
    shown: list[Worn] = []
    for things, places in (([("condition", each) for each in figure.conditions], free), (tokens, low)):
        fitting = things if len(things) <= len(places) else things[: len(places) - 1]
        shown += [
            Worn(f"{what} {kind}", _sprite(what, kind, side), at)
            for (what, kind), at in zip(fitting, places, strict=False)
        ]
        if len(fitting) < len(things) and places:
            rest = len(things) - len(fitting)
            shown.append(Worn(f"{rest} more", count_badge(rest, side), places[len(fitting)]))
    return shown


def _places(standing: PlacedFigure) -> tuple[list[tuple[int, int]], list[tuple[int, int]]]:
    """Where badges may lie, from the top down: at the right, and at the left below the label."""
    side, top = standing.badge_side, standing.top - standing.out("above", OUT)
    lowest = standing.bottom - int(standing.cell * BAR_ROOM)
    below = _label_top(standing) + _label(standing).height if standing.view.label else top
    x = standing.right - side + standing.out("right", OUT)
    right = [(x, y) for y in range(top, lowest - side + 1, side)]
    x = standing.left - standing.out("left", OUT)
    left = [(x, y) for y in range(below, lowest - side + 1, side)]
    return right, left


def _sprite(what: str, kind: str, side: int) -> Image.Image:
    if what == "condition":
        return badge(kind, side)
    return medal(kind, side) if what == "carried" else board_token(kind, side)


def _has_acted(figure: FigureView) -> bool:
    return figure.activated and not figure.knocked_out


def _tick(standing: PlacedFigure) -> list[Worn]:
    """A tick beside figures that have had their turn: dimming alone would be easy to miss, and faces stay free."""
    if not _has_acted(standing.view):
        return []
    return [Worn("tick", _tick_badge(standing.badge_side), _places(standing)[0][-1])]


def _tick_badge(side: int) -> Image.Image:
    return SPRITES.get_or_make(("tick", side), lambda: _draw_tick(side))


def _draw_tick(side: int) -> Image.Image:
    """A green tick on a white disc: conditions have discs of their own colours."""
    disc = Image.new("RGBA", (side * FINE, side * FINE))
    draw = ImageDraw.Draw(disc)
    for inset, colour in ((0.02, OUTLINE), (0.10, WHITE)):
        near, far = side * FINE * inset, side * FINE * (1 - inset) - 1
        draw.ellipse((near, near, far, far), fill=(*colour, 255))
    small, size = reduced(disc), round(side * 0.66)
    ink = icons.mask(theme.SIGN_ICONS["activated"], size, "ok")
    small.paste((*look.DONE, 255), ((side - size) // 2,) * 2, ink)
    return small
