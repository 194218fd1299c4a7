"""The looks of boards: snow, ash, night… Everything on them is found as easily as ever, and each is itself."""

from dataclasses import replace
from typing import get_args

import numpy as np
import pytest
from PIL import Image

from bot.descent.content.library import library
from bot.descent.quest.model import Look
from renders import theme
from renders.descent import drawings, look
from renders.descent.bench_board import fight
from renders.descent.board import draw_board
from renders.descent.looks import BOARD, LOOKS, colours_of, ground_of
from renders.descent.view import BoardView, Box, Cell, FigureView, TokenView
from renders.encode import to_palette
from tests.renders.descent.phone import contrast, edge_contrast, on_a_phone
from tests.renders.goldens import matches_golden, needs_icons

EDGE, INK, BRIGHT, APART = 3.0, 4.5, 1.5, 10
"""Contrasts of edges and ink as on usual boards; and how far the mean colours of two grounds lie apart at least."""
TERRAINS = ("plain", "water", "lava", "mud", "pit", "hazard", "obstacle")
NAMES = [name for name in LOOKS if name]


def crowd(land: str, floor: str) -> BoardView:
    """One of each kind of figure and every token on a floor, with every other column of the odd rows free."""
    cells = {(x, y): Cell("plain", floor) for x in range(look.FOCUS_COLUMNS) for y in range(look.FOCUS_ROWS)}
    heroes = [
        FigureView(colour, "hero", ((2 * number, 0),), "rogue", 5, 8, colour, activated=number > 1)
        for number, colour in enumerate(theme.HEROES)
    ]
    foes = [
        FigureView(kind, kind, ((2 * number, 2),), "shambling-zombie", 2, 4, label="Z2")  # type: ignore[arg-type]
        for number, kind in enumerate(("minion", "master", "lieutenant", "familiar"))
    ]
    tokens = tuple(
        TokenView((2 * (number % 7), 4 + 2 * (number // 7)), kind) for number, kind in enumerate(look.TOKENS)
    )
    return BoardView(cells, figures=(*heroes, *foes), tokens=tokens, look=land)


def test_quests_may_have_the_looks_there_are() -> None:
    """What a quest's file may say is what can be drawn."""
    assert list(get_args(Look)) == NAMES


def test_the_winter_is_drawn_in_snow() -> None:
    """The quests of the oath that are played out in the cold are drawn so, water as ice."""
    shelf = library()
    oath = {shelf.quests[name].look for name in shelf.campaigns["winter_oath"].story_quests}

    assert "snow" in oath
    assert None not in oath
    wintry = [name for name, quest in shelf.quests.items() if quest.look == "snow"]
    assert {"glass_lake", "cold_hearth", "rimetower_gate", "frozen_ledger", "winter_crown"} <= set(wintry)
    assert (ground_of("snow", "shallow_water"), ground_of("snow", "grass")) == ("ice", "snow")


@pytest.mark.parametrize("land", NAMES)
def test_everything_stands_out_from_the_land(land: str) -> None:
    """Figures and tokens have edges of at least 3 to 1 on every floor of a look, and signs of 4.5 to 1.

    The floor itself is told from the dark around it.
    """
    weak = {}
    for floor in ("stone", "wood", "grass", "earth"):
        phone = on_a_phone(crowd(land, floor))
        free = [phone.square_light((x, 1)).mean() for x in range(1, look.FOCUS_COLUMNS, 2)]
        ground = float(sum(free) / len(free))
        if contrast(ground, theme.luminance(theme.VOID)) < BRIGHT:
            weak[floor, "the floor"] = round(ground, 3)
        for standing in phone.standing:
            box = standing.left, standing.top, standing.right, standing.bottom
            found = sorted(edge_contrast(phone, box, 0.20, ground))
            if found[1] < EDGE:
                weak[floor, standing.view.id] = round(found[1], 2)
        for token in phone.view.tokens:
            left, top = phone.port.corner(*token.square)
            box = left, top, left + phone.port.cell, top + phone.port.cell
            inside = phone.square_light(token.square, 0.28)
            edge = max(edge_contrast(phone, box, 0.25, ground))
            if edge < EDGE or contrast(float(inside.max()), float(inside.min())) < INK:
                weak[floor, token.kind] = round(edge, 2)
    assert weak == {}


@pytest.mark.parametrize("land", NAMES)
def test_no_ground_is_taken_for_another(land: str) -> None:
    """Water, mud, pits and all else still differ from the floors of a look."""
    for floor in ("stone", "grass"):
        cells = {(x, y): Cell(TERRAINS[x // 2], floor) for x in range(14) for y in range(4)}
        view = BoardView(cells, look=land, focus=Box(0, 0, 13, 3))
        picture = draw_board(view, width=700, height=260)
        port = on_a_phone(view, drawn=(700, 260)).port
        means = {}
        for number, terrain in enumerate(TERRAINS):
            left, top = port.corner(2 * number, 1)
            spare, cell = port.cell // 6, port.cell
            part = picture.crop((left + spare, top + spare, left + cell - spare, top + cell - spare))
            means[terrain] = np.asarray(part).reshape(-1, 3).mean(0)
        apart = {terrain: float(np.abs(means[terrain] - means["plain"]).max()) for terrain in TERRAINS[1:]}
        assert {terrain: far for terrain, far in apart.items() if far < APART} == {}, floor


@pytest.mark.parametrize("land", NAMES)
def test_a_look_has_colours_of_its_own(land: str) -> None:
    """A board is sent in colours chosen for its look: the picture loses little by it."""
    view = replace(fight(), look=land)
    picture = draw_board(view, width=480, height=360)

    def lost(colours: str) -> float:
        sent = np.asarray(to_palette(picture, colours).convert("RGB"), np.float64)
        return float(np.abs(sent - np.asarray(picture, np.float64)).mean())

    assert drawings.board(view).colours == colours_of(land) == land
    assert lost(land) < min(4.0, 1.05 * lost(BOARD))


def test_the_usual_look_is_sent_in_the_usual_colours() -> None:
    """Boards without a look are what they were."""
    assert drawings.board(fight()).colours == BOARD


def test_out_in_the_open_a_hedge_parts_two_squares_and_indoors_a_wall() -> None:
    """Where two outdoor tiles meet but for their exits there are leaves, no grey stub of masonry."""
    between = ((3, 1), (4, 1))
    for floor, green in (("grass", True), ("stone", False)):
        view = BoardView({(x, y): Cell("plain", floor) for x in range(8) for y in range(3)}, frozenset({between}))
        phone = on_a_phone(view, drawn=(700, 320))
        left, top = phone.port.corner(4, 1.3)
        thin, long = phone.port.cell // 16, phone.port.cell // 2
        wall = np.asarray(phone.picture.crop((left - thin, top, left + thin, top + long))).reshape(-1, 3).mean(0)
        assert bool(wall[1] > 1.5 * wall[2]) is green, (floor, wall)


@needs_icons
def test_the_looks_look_as_they_did() -> None:
    """All looks of one board on one sheet; see tests/failures for the difference."""
    pictures = [draw_board(replace(fight(), look=land, party=()), width=420, height=300) for land in NAMES]
    width, height = pictures[0].size
    sheet = Image.new("RGB", (2 * width, -(-len(pictures) // 2) * height))
    for number, picture in enumerate(pictures):
        sheet.paste(picture, (number % 2 * width, number // 2 * height))
    assert matches_golden("looks", sheet, "board")
