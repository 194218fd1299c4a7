"""The party below the board: one panel per hero."""

from typing import NamedTuple

from PIL import Image

from renders import theme
from renders.cache import SPRITES
from renders.descent.figures import Body, badge, token
from renders.descent.view import PartyView
from renders.descent.viewport import PANEL_GAP, Viewport
from renders.fonts import Font, text, title
from renders.lettering import fitting, shortened, stamp, write
from renders.panels import panel, segments
from renders.theme import GOLD, MUTED, mix

BADGES_SHOWN = 3
MARGIN = 4


def draw_party(picture: Image.Image, port: Viewport, party: tuple[PartyView, ...]) -> None:
    """All panels, in rows that fit the picture; a panel that did not change is not drawn again."""
    width, height = port.panel_size
    top = port.height - port.party_height + PANEL_GAP // 2
    for number, hero in enumerate(party[: port.heroes]):
        row, column = divmod(number, port.party_columns)
        at = PANEL_GAP + column * (width + PANEL_GAP), top + row * (height + PANEL_GAP)
        picture.paste(_panel(hero, width, height), (at[0] - MARGIN, at[1] - MARGIN))


def _panel(hero: PartyView, width: int, height: int) -> Image.Image:
    return SPRITES.get_or_make(("party", hero, width, height), lambda: _draw_panel(hero, width, height))


def _draw_panel(hero: PartyView, width: int, height: int) -> Image.Image:
    picture = Image.new("RGB", (width + 2 * MARGIN, height + 2 * MARGIN), theme.VOID)
    colour = theme.HEROES[hero.colour]
    ground = theme.PANEL if hero.knocked_out else mix(colour, theme.BACKDROP, 0.82)
    edge = GOLD if hero.active else mix(colour, theme.BLACK, 0.25)
    box = (MARGIN, MARGIN, MARGIN + width, MARGIN + height)
    panel(picture, box, ground, edge, 12, 5 if hero.active else 3)
    _draw_face(picture, hero, height)
    _draw_values(picture, hero, (MARGIN + round(height * 0.94), MARGIN, MARGIN + width - 12, MARGIN + height))
    return picture


def _draw_face(picture: Image.Image, hero: PartyView, height: int) -> None:
    side = round(height * 0.82) // 2 * 2
    body = Body(
        "hero", hero.colour, hero.icon, hero.initials, knocked_out=hero.knocked_out, activated=hero.activated
    )
    face = token(body, side)
    picture.paste(face, (MARGIN + round(height * 0.07), MARGIN + (height - side) // 2), face)
    small = round(height * 0.30)
    for place, condition in enumerate(hero.conditions[:BADGES_SHOWN]):
        sign = badge(condition, small)
        at = MARGIN + round(height * 0.03), MARGIN + round(height * 0.04) + place * round(small * 1.02)
        picture.paste(sign, at, sign)


def _draw_values(picture: Image.Image, hero: PartyView, box: tuple[int, int, int, int]) -> None:
    """Name, hearts and stamina left, and the hearts again as a bar to count."""
    left, top, right, bottom = box
    height = bottom - top
    letters = _name_letters(hero.name, right - left, height)
    write(
        picture,
        (left, top + height * 0.24),
        shortened(letters, hero.name, right - left),
        letters,
        anchor="lm",
    )
    hearts = Value(theme.SIGN_ICONS["heart"], theme.HEART, hero.health, hero.max_health)
    stamina = Value(theme.SIGN_ICONS["stamina"], theme.STAMINA, hero.stamina, hero.max_stamina)
    line = top + height * 0.55
    _draw_value(picture, hearts, left, line, height)
    _draw_value(picture, stamina, right - stamina.width(height), line, height)
    bar = (left, round(bottom - height * 0.25), right, round(bottom - height * 0.12))
    segments(picture, bar, hero.health, hero.max_health, theme.health_colour(hero.health, hero.max_health))


def _name_letters(name: str, width: int, height: int) -> Font:
    """Capitals if the name fits in them at a readable size, else the narrower text font."""
    capitals = fitting(title(round(height * 0.235), 800), name, width, round(height * 0.18))
    if capitals.length(name) <= width:
        return capitals
    return fitting(text(round(height * 0.25), 800), name, width, round(height * 0.18))


class Value(NamedTuple):
    """So many points of a kind are left, out of so many."""

    icon: str
    colour: theme.Colour
    left: int
    most: int

    def width(self, height: int) -> float:
        """The room it takes on a panel of this height."""
        digits = text(round(height * 0.29), 800).length(str(self.left))
        return height * 0.29 + digits + 1 + text(round(height * 0.19), 700).length(f"/{self.most}")


def _draw_value(picture: Image.Image, value: Value, x: float, line: float, height: int) -> None:
    strong, weak, sign = (
        text(round(height * 0.29), 800),
        text(round(height * 0.19), 700),
        round(height * 0.26),
    )
    stamp(picture, value.icon, (x, line - sign / 2), sign, value.colour)
    x += height * 0.29
    write(picture, (x, line), str(value.left), strong, anchor="lm")
    x += strong.length(str(value.left)) + 1
    write(picture, (x, line + height * 0.045), f"/{value.most}", weak, MUTED, anchor="lm")
