"""The board can be read on a phone: everything that can stand on it is drawn, shrunk to 400 pixels and measured."""

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest

from bot.descent.content.library import library
from bot.paths import DATA
from renders import theme
from renders.descent import look
from renders.descent.view import BoardView, Box, Cell, DoorView, FigureKind, FigureView, Square, TokenView
from renders.descent.wear import BADGE
from renders.descent.zones import COST_SIZE
from renders.fonts import SUBSTITUTES, has_glyph, text
from tests.renders.descent import board_samples, samples
from tests.renders.descent.phone import Phone, contrast, edge_contrast, luminance, on_a_phone, overlaps
from tests.renders.descent.test_tiles import TILES, view_of

FLOORS = ("stone", "wood", "grass", "earth")
COLUMNS, ROWS = look.FOCUS_COLUMNS, look.FOCUS_ROWS

# On a phone, in pixels.
LETTERS, BADGES, BAR, ICONS, SQUARES = 8.5, 9.0, 3.0, 12.0, 24.0
EDGE, INK = 3.0, 4.5
"""Contrast of an edge and of ink, as the accessibility guidelines ask."""

STATES: dict[str, dict[str, Any]] = {"fresh": {}, "activated": {"activated": True}, "active": {"active": True}}


def figures() -> dict[str, FigureView]:
    """Every hero, both ranks of every monster, every lieutenant and every familiar, one square each or more."""
    shelf = library()
    found = {}
    for number, hero in enumerate(shelf.heroes):
        colour = list(theme.HEROES)[number % 4]
        found[hero] = FigureView(hero, "hero", (), look.icon_of(hero), 5, 8, colour)
    ranks: tuple[FigureKind, ...] = ("minion", "master")
    for monster, card in shelf.monsters.items():
        for rank in ranks:
            name = f"{monster} {rank}"
            found[name] = FigureView(name, rank, (), look.icon_of(monster), 2, 4, label=f"{card.label}2")
    for foe, lieutenant in shelf.lieutenants.items():
        found[foe] = FigureView(foe, "lieutenant", (), look.icon_of(foe), 5, 9, label=lieutenant.label)
    for familiar in shelf.familiars:
        found[familiar] = FigureView(familiar, "familiar", (), look.icon_of(familiar), 2, 4, "blue")
    return found


def places() -> Iterator[Square]:
    """Every other square of the focus view, its corners and edges included."""
    return ((x, y) for y in range(0, ROWS, 2) for x in range(0, COLUMNS, 2))


def hall(floor: str) -> dict[Square, Cell]:
    """A hall that fills the focus view."""
    return {(x, y): Cell("plain", floor) for x in range(COLUMNS) for y in range(ROWS)}


def halls(spots: int) -> list[list[FigureView]]:
    """All figures, as many to a hall as there are spots for."""
    everyone = list(figures().values())
    return [everyone[first : first + spots] for first in range(0, len(everyone), spots)]


@lru_cache(maxsize=2)
def everybody(floor: str, state: str) -> tuple[Phone, ...]:
    """All figures on one floor, as far apart as fits, in as many halls as that takes."""
    spots = list(places())
    return tuple(
        on_a_phone(
            BoardView(
                hall(floor),
                figures=tuple(
                    replace(figure, squares=(spot,), **STATES[state])
                    for figure, spot in zip(some, spots, strict=False)
                ),
                party=samples.PARTY,
            )
        )
        for some in halls(len(spots))
    )


@lru_cache(maxsize=4)
def wounded(count: int) -> tuple[Phone, ...]:
    """Figures side by side without a gap, each with so many conditions, a carried token and one underfoot."""
    squares = [(x, y) for y in range(ROWS) for x in range(COLUMNS)]
    return tuple(_crowd(some, squares[: len(some)], count) for some in halls(len(squares)))


def _crowd(kinds: list[FigureView], squares: list[Square], count: int) -> Phone:
    names = list(look.CONDITIONS)
    crowd = []
    for number, (figure, square) in enumerate(zip(kinds, squares, strict=True)):
        worn = tuple(names[(number + step) % len(names)] for step in range(count))
        crowd.append(replace(figure, squares=(square,), conditions=worn, carried=("villager",)))
    tokens = tuple(TokenView(square, "search") for square in squares[::2])
    return on_a_phone(BoardView(hall("stone"), figures=tuple(crowd), tokens=tokens, party=samples.PARTY))


def floor_light(phone: Phone) -> float:
    """The mean light of the bare floor; every other column of the odd rows is free."""
    return float(sum(phone.square_light((x, 1)).mean() for x in range(1, COLUMNS, 2)) / (COLUMNS // 2))


# Figures ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("floor", FLOORS)
@pytest.mark.parametrize("state", STATES)
def test_every_figure_stands_out_from_every_floor(floor: str, state: str) -> None:
    """The edge of each figure has a contrast of at least 3 to 1 to the floor, whatever its state."""
    weak = {}
    for phone in everybody(floor, state):
        ground = floor_light(phone)
        for standing in phone.standing:
            box = standing.left, standing.top, standing.right, standing.bottom
            found = edge_contrast(phone, box, 0.20, ground)
            if sorted(found)[1] < EDGE:  # a label or badge may lie on one of the three sides
                weak[standing.view.id] = [round(each, 2) for each in found]
    assert weak == {}


@pytest.mark.parametrize("kind", [{"knocked_out": True}, {"vanished": True}], ids=["knocked out", "vanished"])
@pytest.mark.parametrize("floor", FLOORS)
def test_heroes_out_of_the_fight_can_be_found(floor: str, kind: dict[str, Any]) -> None:
    """The edge of a hero who lies on the ground or vanished still has a contrast of at least 3 to 1."""
    heroes = [
        FigureView(colour, "hero", ((2 * number, 2),), "rogue", 0, 8, colour, **kind)
        for number, colour in enumerate(theme.HEROES)
    ]
    phone = on_a_phone(BoardView(hall(floor), figures=tuple(heroes), party=samples.PARTY))
    ground = floor_light(phone)
    for standing in phone.standing:
        box = standing.left, standing.top, standing.right, standing.bottom
        assert max(edge_contrast(phone, box, 0.20, ground)) >= EDGE, standing.view.id


def test_nothing_a_figure_wears_is_too_small() -> None:
    """On a phone letters have at least 8.5 pixels, badges and ticks 9, health bars 3, icons 12."""
    sizes = {"label": LETTERS / 0.9, "health": BAR}
    for phone in everybody("stone", "fresh"):
        assert phone.square >= SQUARES
        assert phone.square * 0.66 >= ICONS
        assert phone.square * BADGE >= BADGES
        for standing, thing in phone.worn():
            height = thing.sprite.height * phone.scale
            assert height >= sizes[thing.what], (standing.view.id, thing.what, height)


@pytest.mark.parametrize("count", [0, 1, 2, 3, 6])
def test_nothing_that_figures_wear_overlaps(count: int) -> None:
    """Labels, bars, conditions and tokens never lie on each other, not even in a crowd with six conditions."""
    for phone in wounded(count):
        found = [(f"{standing.view.id}: {thing.what}", thing.box) for standing, thing in phone.worn()]
        assert len(found) > 2 * len(phone.view.figures)
        assert overlaps(found) == []


def test_conditions_without_room_are_counted() -> None:
    """Shown badges and the number on the last one add up to all conditions, and to all tokens."""
    for phone, standing in [(hall, figure) for hall in wounded(6) for figure in hall.standing]:
        shown = [thing.what for wearer, thing in phone.worn() if wearer.view.id == standing.view.id]
        more = sum(int(what.split()[0]) for what in shown if what.endswith("more"))
        plain = sum(what.startswith(("condition", "carried", "over")) for what in shown)
        assert more + plain == 6 + 1 + len(standing.over), standing.view.id


@pytest.mark.parametrize("count", [0, 3])
def test_nothing_is_cut_off_at_the_edge(count: int) -> None:
    """What figures in the corners of the window wear lies wholly on the board's part of the picture."""
    for phone in wounded(count) if count else everybody("stone", "fresh"):
        width, height = phone.port.board_size
        band = phone.port.band
        for standing, thing in phone.worn():
            left, top, right, bottom = thing.box
            assert band <= left, (standing.view.id, thing.what)
            assert band <= top, (standing.view.id, thing.what)
            assert right <= band + width, (standing.view.id, thing.what)
            assert bottom <= band + height, (standing.view.id, thing.what)


def test_labels_are_read_on_a_phone() -> None:
    """Every label's letters have a contrast of at least 4.5 to 1 to their ground after shrinking."""
    for phone in everybody("grass", "fresh"):
        for standing, thing in phone.worn():
            if thing.what == "label":
                light = phone.part(thing.box)
                assert contrast(float(light.max()), float(light.min())) >= INK, standing.view.id


@pytest.mark.parametrize("size", [(1, 2), (2, 2), (2, 3)], ids=str)
def test_large_monsters_are_one_piece(size: tuple[int, int]) -> None:
    """No line of the floor's grid runs through a large monster: its inside is as bright across as along."""
    squares = tuple((3 + x, 3 + y) for x in range(size[0]) for y in range(size[1]))
    monster = FigureView("big", "minion", squares, "plain-circle", 4, 4, label="T1")
    phone = on_a_phone(BoardView(hall("stone"), figures=(monster,)))
    ground = floor_light(phone)
    standing = phone.standing[0]
    assert (standing.right - standing.left) // phone.port.cell == size[0]
    inner = phone.port.cell // 5
    light = phone.part(
        (standing.left + inner, standing.top + inner, standing.right - inner, standing.top + 2 * inner)
    )
    assert contrast(float(light.mean()), ground) >= EDGE


# Tokens, doors, conditions ------------------------------------------------------------------------------------


@lru_cache(maxsize=4)
def all_tokens(floor: str) -> Phone:
    """Every kind of token on one floor."""
    tokens = tuple(
        TokenView(square, kind) for kind, square in zip([*look.TOKENS, "unknown"], places(), strict=False)
    )
    return on_a_phone(BoardView(hall(floor), tokens=tokens, party=samples.PARTY))


@pytest.mark.parametrize("floor", FLOORS)
def test_every_token_stands_out_from_every_floor(floor: str) -> None:
    """The edge of each token has a contrast of at least 3 to 1, and its icon 4.5 to 1 inside it."""
    phone = all_tokens(floor)
    ground = floor_light(phone)
    for token in phone.view.tokens:
        left, top = phone.port.corner(*token.square)
        box = left, top, left + phone.port.cell, top + phone.port.cell
        assert max(edge_contrast(phone, box, 0.25, ground)) >= EDGE, token.kind
        inside = phone.square_light(token.square, 0.28)
        assert contrast(float(inside.max()), float(inside.min())) >= INK, token.kind


@pytest.mark.parametrize("condition", look.CONDITIONS)
def test_every_condition_is_told_by_more_than_its_colour(condition: str) -> None:
    """The icon on each badge can be told from its ground on a phone: 3 to 1 after shrinking."""
    figure = FigureView("z", "minion", ((4, 4),), "plain-circle", 2, 3, conditions=(condition,))
    phone = on_a_phone(BoardView(hall("stone"), figures=(figure,), party=samples.PARTY))
    badge = next(thing for _, thing in phone.worn() if thing.what.startswith("condition"))
    left, top, right, bottom = badge.box
    rim = (right - left) // 5
    inside = phone.part((left + rim, top + rim, right - rim, bottom - rim))
    assert contrast(float(inside.max()), float(inside.min())) >= EDGE


def test_doors_of_each_state_look_different() -> None:
    """Closed, open and locked doors differ on a phone by more than a tint."""
    spots = {"closed": (2, 4), "open": (6, 4), "locked": (10, 4)}
    doors = tuple(DoorView((x, y), (x, y + 1), state) for state, (x, y) in spots.items())  # type: ignore[arg-type]
    phone = on_a_phone(BoardView(hall("stone"), doors=doors, party=samples.PARTY))
    half = phone.port.cell // 4
    looks = {}
    for state, (x, y) in spots.items():
        middle = phone.port.corner(x + 0.5, y + 1)
        part = phone.picture.crop((middle[0] - half, middle[1] - half, middle[0] + half, middle[1] + half))
        looks[state] = luminance(part.resize((12, 12)))
    for one, other in (("closed", "open"), ("closed", "locked"), ("open", "locked")):
        difference = abs(looks[one] - looks[other])
        assert (difference > 0.1).mean() > 0.1, (one, other)


# Words on the board -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "view",
    [samples.dungeon(), samples.dungeon_focus(), samples.meadow(), board_samples.huge(), board_samples.crypt()],
    ids=["full", "focus", "meadow", "huge", "crypt"],
)
def test_coordinates_are_read_on_a_phone(view: BoardView) -> None:
    """Letters and numbers at the edge have at least 8.5 pixels on a phone and do not touch, on maps of any size."""
    phone = on_a_phone(view)
    assert phone.port.name_size * phone.scale >= LETTERS
    widest = text(phone.port.name_size, 800).length("AW" if phone.port.window.right > 25 else "W")
    assert widest < phone.port.cell * phone.port.name_step
    assert phone.port.name_size < phone.port.cell * phone.port.name_step * 1.1
    band = phone.light[: round(phone.port.band * phone.scale)]
    assert contrast(float(band.max()), float(band.min())) >= INK


def test_costs_and_marks_are_read_on_a_phone() -> None:
    """What a square costs and the numbers of suggested destinations have at least 8.5 pixels in the focus view."""
    phone = everybody("stone", "fresh")[0]
    assert phone.square * COST_SIZE >= LETTERS
    assert phone.square * 0.48 * 0.9 >= LETTERS


def test_figures_on_a_huge_map_are_found_by_their_colour() -> None:
    """On a map of 60 x 45 squares a hero still covers at least 8 pixels of a phone."""
    phone = on_a_phone(board_samples.huge())
    assert phone.port.window == Box(0, 0, 59, 44)
    assert all((standing.right - standing.left) * phone.scale >= 8 for standing in phone.standing)


# Tiles --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", sorted(TILES))
def test_every_tile_side_can_be_read(name: str) -> None:
    """Each printed side: squares of 24 pixels, floors brighter than the dark, terrain unlike the floor."""
    view = view_of(TILES[name])
    phone = on_a_phone(view, drawn=(640, 480))
    assert phone.square >= SQUARES
    plain = [square for square, cell in view.cells.items() if cell.terrain == "plain"]
    floor = sum(float(phone.square_light(square).mean()) for square in plain) / len(plain)
    dark = theme.luminance(theme.VOID)
    assert contrast(floor, dark) >= 1.5
    for square, cell in view.cells.items():
        if cell.terrain != "plain":
            assert _difference(phone, square, plain[0]) >= 18, (square, cell.terrain)


def _difference(phone: Phone, one: Square, other: Square) -> float:
    """How far the mean colours of two squares lie apart, of 255."""
    means = []
    for square in (one, other):
        left, top = phone.port.corner(*square)
        spare, cell = phone.port.cell // 6, phone.port.cell
        part = phone.picture.crop((left + spare, top + spare, left + cell - spare, top + cell - spare))
        means.append(part.resize((1, 1)).getpixel((0, 0)))
    return float(max(abs(a - b) for a, b in zip(*means, strict=True)))


# Letters ------------------------------------------------------------------------------------------------------

_COMMENT = re.compile(r"^#.*$", re.MULTILINE)


@pytest.mark.parametrize(
    "path", sorted(DATA.glob("**/locales/*/*.ftl")), ids=lambda path: str(path.relative_to(DATA))
)
def test_every_letter_of_every_text_can_be_drawn(path: Path) -> None:
    """Letters, digits and punctuation of all texts are in both fonts; a missing one would stop a picture."""
    words = _COMMENT.sub("", path.read_text(encoding="utf-8")).translate(SUBSTITUTES)
    written = {sign for sign in words if unicodedata.category(sign)[0] in "LMNP"}
    assert len(written) > 10
    missing = {sign for sign in written if not all(has_glyph(f, sign) for f in (theme.TEXT_FONT, theme.TITLE_FONT))}
    assert missing == set()
