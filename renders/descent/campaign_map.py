"""The campaign map: the land, its cities and quests, the roads between them, and where the party is."""

import math
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from renders.descent import look
from renders.descent.chronicle import CampaignMapView, PlaceKind, PlaceView
from renders.descent.figures import Body, token
from renders.fonts import FEATURES, Font, text, title
from renders.labels import Rect, Wanted, place_labels
from renders.land import FINE, Point, draw_land
from renders.lettering import fitting, shortened, stamp, write
from renders.parchment import FAINT_INK, INK, RUBRIC, SHEET
from renders.theme import GOLD, WHITE, Colour, mix, rgb

WIDTH, HEIGHT = 1280, 960
PAGE = Rect(44, 44, WIDTH - 44, HEIGHT - 44)
FIELD = Rect(150, 190, WIDTH - 150, HEIGHT - 170)
"""Where places lie: room for title, legend and names is left around it."""
SEAL, TOWN, FACE, RING = 58, 74, 46, 106
ROAD: Colour = rgb("#7A4A22")
NAME, NOTE = 27, 22
NEAR = 24
"""A name farther from its place than this is joined to it by a line."""

SEALS: dict[PlaceKind, tuple[str, Colour]] = {
    "city": ("flag-objective", rgb("#6B5A3C")),
    "story": ("crossed-swords", rgb("#9C1F1C")),
    "side": ("knight-banner", rgb("#1F4F86")),
    "rumour": ("magnifying-glass", rgb("#8A5A12")),
    "finale": ("spiked-dragon-head", rgb("#3C1A52")),
}
STATES: dict[str, tuple[str, Colour]] = {
    "done": ("check-mark", rgb("#2F7A3A")),
    "lost": ("tombstone", rgb("#55534F")),
    "locked": ("padlock", rgb("#55534F")),
    "later": ("hourglass", rgb("#8A5A12")),
}
"""A small sign at the corner of a seal; an open quest has none."""


def draw_campaign_map(view: CampaignMapView) -> Image.Image:
    """The whole map; the same seed always gives the same country."""
    spots = {place.id: spot(place) for place in view.places}
    roads = [_road(spots[a], spots[b], number) for number, (a, b) in enumerate(view.roads)]
    names = label_rects(view, roads)
    dry = [*spots.values(), *(point for road in roads for point in road[::12])]
    picture = draw_land(WIDTH, HEIGHT, view.seed, dry, [*_taken(view), *names, *_along(roads)])
    _draw_roads(picture, roads)
    for place in sorted(view.places, key=lambda place: spots[place.id][1]):
        _draw_place(picture, place, spots[place.id])
    _draw_party(picture, view, spots)
    _draw_names(picture, view, names)
    _draw_title(picture, view.title)
    _draw_totals(picture, view.totals)
    _draw_legend(picture, view.legend)
    _draw_compass(picture, _corners(view)[2])
    return picture


def spot(place: PlaceView) -> Point:
    """The pixel where a place lies."""
    x = FIELD.left + place.at[0] * (FIELD.right - FIELD.left)
    y = FIELD.top + place.at[1] * (FIELD.bottom - FIELD.top)
    return x, y


def _around(point: Point, side: float) -> Rect:
    return Rect(point[0] - side / 2, point[1] - side / 2, point[0] + side / 2, point[1] + side / 2)


def _room(place: PlaceView, view: CampaignMapView) -> Rect:
    """What a place takes up; the ring round the party's place counts."""
    if place.id == view.party and view.figures:
        return _around(spot(place), RING)
    return _around(spot(place), TOWN if place.kind == "city" else SEAL + 8)


# ---------------------------------------------------------------------------------------------- roads


def _road(start: Point, end: Point, number: int) -> list[Point]:
    """A road that bends a little, every other one to the other side."""
    away = math.dist(start, end)
    bend = away * 0.12 * (1 if number % 2 else -1)
    across = (-(end[1] - start[1]) / (away or 1) * bend, (end[0] - start[0]) / (away or 1) * bend)
    middle = (start[0] + end[0]) / 2 + across[0], (start[1] + end[1]) / 2 + across[1]
    steps = max(8, round(away / 6))
    return [_on_curve(start, middle, end, step / steps) for step in range(steps + 1)]


def _on_curve(start: Point, middle: Point, end: Point, share: float) -> Point:
    a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
    return a * start[0] + b * middle[0] + c * end[0], a * start[1] + b * middle[1] + c * end[1]


def _draw_roads(picture: Image.Image, roads: Sequence[Sequence[Point]]) -> None:
    layer = Image.new("RGBA", (WIDTH * FINE, HEIGHT * FINE))
    draw = ImageDraw.Draw(layer)
    for width, colour, dashed in ((11, (*SHEET, 150), False), (6, (*ROAD, 255), True)):
        for road in roads:
            for number, (a, b) in enumerate(pairwise(road)):
                if dashed and number % 3 == 2:
                    continue
                line = (a[0] * FINE, a[1] * FINE, b[0] * FINE, b[1] * FINE)
                draw.line(line, fill=colour, width=width * FINE // 2)
    layer = layer.reduce(FINE)
    picture.paste(layer, (0, 0), layer)


# --------------------------------------------------------------------------------------------- places


def _draw_place(picture: Image.Image, place: PlaceView, at: Point) -> None:
    if place.kind == "city":
        _draw_town(picture, at)
    else:
        _draw_seal(picture, place, at)
    if place.state in STATES:
        icon, colour = STATES[place.state]
        _draw_disc(picture, (at[0] + SEAL * 0.40, at[1] - SEAL * 0.36), 28, colour, WHITE)
        stamp(picture, icon, (at[0] + SEAL * 0.40 - 9, at[1] - SEAL * 0.36 - 9), 18, WHITE)


def _draw_seal(picture: Image.Image, place: PlaceView, at: Point) -> None:
    """A seal of wax in the colour of its kind; what can't be played now is pale."""
    icon, colour = SEALS[place.kind]
    if place.state in ("locked", "later"):
        colour = mix(colour, SHEET, 0.45)
    elif place.state in ("done", "lost"):
        colour = mix(colour, rgb("#6E6A60"), 0.55)
    _draw_disc(picture, at, SEAL, colour, mix(colour, WHITE, 0.35))
    side = round(SEAL * 0.58)
    stamp(picture, icon, (at[0] - side / 2, at[1] - side / 2), side, rgb("#FFF3DA"))


def _draw_disc(picture: Image.Image, at: Point, side: float, colour: Colour, ring: Colour) -> None:
    fine = 4
    size = round(side) + 8
    layer = Image.new("RGBA", (size * fine, size * fine))
    draw = ImageDraw.Draw(layer)
    for inset, fill in ((0, INK), (3, ring), (7 if side > 40 else 5, colour)):
        near = (4 + inset / 2) * fine
        draw.ellipse((near, near, layer.width - near, layer.height - near), fill=(*fill, 255))
    layer = layer.reduce(fine)
    picture.paste(layer, (round(at[0] - size / 2), round(at[1] - size / 2)), layer)


def _draw_town(picture: Image.Image, at: Point) -> None:
    """Three towers and a gate behind a wall."""
    fine, side = 4, TOWN
    layer = Image.new("RGBA", (side * fine, side * fine))
    draw, unit = ImageDraw.Draw(layer), side * fine / 20
    stone, roof, ink = (*rgb("#EADFC2"), 255), (*rgb("#8C2B1E"), 255), (*INK, 255)

    def tower(left: float, top: float, right: float, peak: float) -> None:
        box = (left * unit, top * unit, right * unit, 17 * unit)
        draw.rectangle(box, fill=stone, outline=ink, width=fine)
        middle = (left + right) / 2
        draw.polygon(
            [((left - 0.7) * unit, top * unit), (middle * unit, peak * unit), ((right + 0.7) * unit, top * unit)],
            fill=roof,
            outline=ink,
            width=fine,
        )

    tower(7.6, 6, 12.4, 1)
    tower(2.2, 9, 6, 4.6)
    tower(14, 9, 17.8, 4.6)
    draw.rectangle((1.4 * unit, 12 * unit, 18.6 * unit, 18 * unit), fill=stone, outline=ink, width=fine)
    for notch in range(9):
        x = (1.4 + notch * 1.98) * unit
        draw.rectangle((x, 10.8 * unit, x + 1.2 * unit, 12.2 * unit), fill=stone, outline=ink, width=fine // 2)
    draw.pieslice((8 * unit, 13.2 * unit, 12 * unit, 19 * unit), 180, 360, fill=ink)
    draw.rectangle((8 * unit, 16 * unit, 12 * unit, 18 * unit), fill=ink)
    layer = layer.reduce(fine)
    picture.paste(layer, (round(at[0] - side / 2), round(at[1] - side / 2)), layer)


def _party_room(view: CampaignMapView) -> Rect | None:
    """The room the party's figures take up above the place where they are."""
    place = next((place for place in view.places if place.id == view.party), None)
    if place is None or not view.figures:
        return None
    room = _room(place, view)
    wide = FACE + (len(view.figures) - 1) * FACE * 0.72
    middle = (room.left + room.right) / 2
    return Rect(middle - wide / 2, room.top - FACE + 10, middle + wide / 2, room.top + 10)


def _draw_party(picture: Image.Image, view: CampaignMapView, spots: Mapping[str, Point]) -> None:
    room = _party_room(view)
    if room is None:
        return
    x, y = spots[view.party]
    draw, half = ImageDraw.Draw(picture), RING / 2
    for inset, line, thick in ((0, INK, 8), (2, GOLD, 4)):
        draw.ellipse((x - half + inset, y - half + inset, x + half - inset, y + half - inset), None, line, thick)
    for number, (colour, icon, initials) in enumerate(view.figures):
        face = token(Body("hero", colour, icon, initials), FACE)
        picture.paste(face, (round(room.left + number * FACE * 0.72), round(room.top)), face)


# ---------------------------------------------------------------------------------------------- names


def _corners(view: CampaignMapView) -> tuple[Rect, Rect, Rect, Rect]:
    """Title, totals, compass and legend: where no name may go."""
    legend = 22 + 44 * len(view.legend)
    half = _ribbon(view.title)[1] + 56
    return (
        Rect(WIDTH / 2 - half, 44, WIDTH / 2 + half, 138),
        Rect(64, HEIGHT - 64 - 64, 64 + 190 * len(view.totals), HEIGHT - 64),
        Rect(74, 74, 190, 190),
        Rect(WIDTH - 290, HEIGHT - 60 - legend, WIDTH - 60, HEIGHT - 60),
    )


def label_rects(view: CampaignMapView, roads: Sequence[Sequence[Point]] = ()) -> list[Rect]:
    """Where the names of the places are written, in the order of the places."""
    return place_labels([_wanted(place, view) for place in view.places], _taken(view), PAGE, _along(roads))


def _wanted(place: PlaceView, view: CampaignMapView) -> Wanted:
    """A name on one line, or on two where it has several words."""
    two = _on_two_lines(place)
    return Wanted(
        _room(place, view),
        *_label_size(place, (place.name,)),
        _label_size(place, two) if len(two) > 1 else None,
    )


def _on_two_lines(place: PlaceView) -> tuple[str, ...]:
    """A name divided between words so that both lines are as short as can be."""
    words, letters = place.name.split(" "), _name_letters(place)
    cuts = [(" ".join(words[:n]), " ".join(words[n:])) for n in range(1, len(words))]
    return min(cuts, key=lambda lines: max(map(letters.length, lines)), default=(place.name,))


def _taken(view: CampaignMapView) -> list[Rect]:
    """Where no name may be written: places, the party, and the ornaments."""
    party = _party_room(view)
    return [*(_room(place, view) for place in view.places), *_corners(view), *([party] if party else [])]


def _along(roads: Sequence[Sequence[Point]]) -> list[Rect]:
    return [_around(point, 14) for road in roads for point in road[::2]]


def _label_size(place: PlaceView, lines: Sequence[str]) -> tuple[float, float]:
    wide = max([*map(_name_letters(place).length, lines), text(NOTE, 700).length(place.note)])
    return wide + 12, (NAME + 3) * len(lines) + 5 + (NOTE + 4 if place.note else 0)


def _name_letters(place: PlaceView) -> Font:
    return title(NAME, 800) if place.kind in ("city", "finale") else text(NAME, 800)


def _draw_names(picture: Image.Image, view: CampaignMapView, rooms: Sequence[Rect]) -> None:
    for place, room in zip(view.places, rooms, strict=True):
        _draw_leader(picture, room, _room(place, view))
    for place, room in zip(view.places, rooms, strict=True):
        middle = (room.left + room.right) / 2
        faint = place.state in ("locked", "later", "done", "lost")
        ink = mix(INK, FAINT_INK, 0.7) if faint else INK
        one_line = room.right - room.left >= _label_size(place, (place.name,))[0] - 1
        lines = (place.name,) if one_line else _on_two_lines(place)
        for number, words in enumerate(lines):
            at = middle, room.top + (NAME + 3) * number + NAME / 2 + 3
            _write_on_map(picture, at, words, _name_letters(place), ink)
        if place.note:
            at = middle, room.top + (NAME + 3) * len(lines) + NOTE / 2 + 5
            _write_on_map(picture, at, place.note, text(NOTE, 700), RUBRIC)


def _draw_leader(picture: Image.Image, name: Rect, place: Rect) -> None:
    """A thin line from a name to its place where the two had to part."""
    if name.gap(place) <= NEAR:
        return
    middle = (place.left + place.right) / 2, (place.top + place.bottom) / 2
    end = min(max(middle[0], name.left), name.right), min(max(middle[1], name.top), name.bottom)
    away = math.dist(middle, end)
    rim = (place.right - place.left) / 2 / away
    start = middle[0] + (end[0] - middle[0]) * rim, middle[1] + (end[1] - middle[1]) * rim
    draw = ImageDraw.Draw(picture)
    draw.line((*start, *end), fill=SHEET, width=7)
    draw.line((*start, *end), fill=INK, width=3)


def _write_on_map(picture: Image.Image, at: Point, words: str, letters: Font, ink: Colour) -> None:
    """Words with a rim of paper around them, so that roads and trees don't run through them."""
    ImageDraw.Draw(picture).text(
        at,
        letters.ready(words),
        font=letters.face,
        fill=ink,
        anchor="mm",
        stroke_width=4,
        stroke_fill=SHEET,
        features=FEATURES,
    )
    write(picture, at, words, letters, ink, "mm")


# -------------------------------------------------------------------------------------------- ornaments


def _ribbon(words: str) -> tuple[Font, int]:
    """The letters of the title, and half the width of its ribbon."""
    letters = fitting(title(46, 800), words, 520, 26)
    return letters, round(max(180, min(540, letters.length(words)) / 2 + 46))


def _draw_title(picture: Image.Image, words: str) -> None:
    """A ribbon with the name of the campaign."""
    draw, middle = ImageDraw.Draw(picture), WIDTH // 2
    letters, half = _ribbon(words)
    ribbon, fold = rgb("#8C1D18"), rgb("#5E120F")
    for side in (-1, 1):
        tail = [(half - 26, 66), (half + 52, 66), (half + 34, 99), (half + 52, 132), (half - 26, 132)]
        draw.polygon([(middle + side * x, y) for x, y in tail], fill=fold, outline=INK, width=3)
    draw.rectangle((middle - half, 52, middle + half, 122), fill=ribbon, outline=INK, width=3)
    draw.rectangle((middle - half + 7, 59, middle + half - 7, 115), outline=mix(ribbon, GOLD, 0.7), width=2)
    write(picture, (middle, 87), shortened(letters, words, 540), letters, rgb("#FFF3DA"), "mm")


def _draw_totals(picture: Image.Image, totals: Sequence[tuple[str, str, str]]) -> None:
    x, y = 76.0, HEIGHT - 64 - 32
    for sign, value, label in totals:
        stamp(picture, look.icon_of(sign), (x, y - 20), 40, RUBRIC)
        _write_left(picture, (x + 50, y - 10), value, text(32, 800), INK)
        _write_left(picture, (x + 50, y + 17), label, fitting(text(21, 700), label, 128, 15), FAINT_INK)
        x += 190


def _write_left(picture: Image.Image, at: Point, words: str, letters: Font, ink: Colour) -> None:
    wide = letters.length(words)
    _write_on_map(picture, (at[0] + wide / 2, at[1]), words, letters, ink)


def _draw_legend(picture: Image.Image, legend: Mapping[PlaceKind, str]) -> None:
    if not legend:
        return
    height = 22 + 44 * len(legend)
    left, top, right, bottom = WIDTH - 290, HEIGHT - 60 - height, WIDTH - 60, HEIGHT - 60
    veil = Image.new("RGBA", (right - left, bottom - top), (*SHEET, 215))
    picture.paste(veil, (left, top), veil)
    ImageDraw.Draw(picture).rectangle((left, top, right, bottom), outline=INK, width=2)
    for number, (kind, words) in enumerate(legend.items()):
        y = top + 33 + number * 44
        icon, colour = SEALS[kind]
        _draw_disc(picture, (left + 32, y), 34, colour, mix(colour, WHITE, 0.35))
        stamp(picture, icon, (left + 32 - 10, y - 10), 20, rgb("#FFF3DA"))
        letters = fitting(text(25, 700), words, right - left - 74, 16)
        write(picture, (left + 62, y), shortened(letters, words, right - left - 74), letters, INK, "lm")


def _draw_compass(picture: Image.Image, room: Rect) -> None:
    """A rose of eight points in the corner."""
    fine = 3
    side = round(room.right - room.left)
    layer = Image.new("RGBA", (side * fine, side * fine))
    draw, middle = ImageDraw.Draw(layer), side * fine / 2
    for reach, turn in ((0.30, 0.5), (0.46, 0.0)):
        for point, shade in _needles(middle, reach * side * fine, turn):
            draw.polygon(point, fill=(*shade, 255), outline=(*INK, 255), width=fine)
    layer = layer.reduce(fine)
    picture.paste(layer, (round(room.left), round(room.top)), layer)


def _needles(middle: float, reach: float, turn: float) -> Iterator[tuple[list[Point], Colour]]:
    """The two halves of each of four needles, one light and one dark."""
    for quarter in range(4):
        angle = (quarter + turn) * math.pi / 2
        tip = middle + reach * math.sin(angle), middle - reach * math.cos(angle)
        for side, shade in ((-1, SHEET), (1, mix(INK, RUBRIC, 0.4))):
            beside = angle + side * math.pi / 4
            waist = middle + reach * 0.22 * math.sin(beside), middle - reach * 0.22 * math.cos(beside)
            yield [(middle, middle), waist, tip], shade
