"""The board on which drawing is measured: a focus view as large as pictures get, busy as in a fight."""

from dataclasses import replace

from renders import theme
from renders.descent import look
from renders.descent.view import (
    BoardView,
    Box,
    Cell,
    DoorView,
    FigureKind,
    FigureView,
    PartyView,
    SightView,
    TokenView,
)

Square = tuple[int, int]

SIGNS = {".": "plain", "~": "water", "o": "pit", "!": "hazard", "X": "obstacle", "l": "lava", "m": "mud"}
ROOMS = {
    ("stone", (0, 0)): ["........", "..X.....", "...~~...", "..~~~~..", "...~~...", "........"],
    ("grass", (8, 0)): ["......", "..X...", "......", ".mm...", ".mm.X.", "......"],
    ("earth", (8, 6)): ["......", "......", "......"],
    ("wood", (2, 6)): ["......", "..oo..", "..oo.."],
}
COLUMNS, ROWS = 14, 9
BEHIND: tuple[Square, ...] = ((0, 6), (1, 6), (0, 7), (1, 7), (0, 8), (1, 8))
"""Squares that are not revealed at first."""
WALKER = "hero0"


def fight() -> BoardView:
    """Four heroes and eight monsters, of all sizes, with everything a turn shows."""
    cells = {
        (left + x, top + y): Cell(SIGNS[sign], floor)
        for (floor, (left, top)), rows in ROOMS.items()
        for y, row in enumerate(rows)
        for x, sign in enumerate(row)
    }
    return BoardView(
        cells=cells,
        walls=frozenset({((7, 1), (8, 1)), ((7, 2), (8, 2)), ((3, 5), (3, 6)), ((4, 5), (4, 6))}),
        fog_edges=frozenset({((13, 7), (14, 7)), ((13, 8), (14, 8))}),
        doors=(DoorView((7, 3), (8, 3)), DoorView((7, 4), (8, 4)), DoorView((1, 5), (1, 6), "locked")),
        tokens=(TokenView((0, 0), "search"), TokenView((13, 8), "objective_red"), TokenView((12, 0), "villager")),
        figures=(*_heroes(), *_monsters()),
        reach={(x, y): max(abs(x - 2), abs(y - 3)) for x in range(6) for y in range(6) if (x, y) != (2, 3)},
        targets=((5, 1),),
        sight=(SightView((3, 3), (5, 2), True), SightView((3, 4), (10, 3), False, (4, 4))),
        trail=((0, 5), (1, 4), (2, 3)),
        focus=Box(0, 0, COLUMNS - 1, ROWS - 1),
        party=tuple(
            PartyView(f"Flambeau {number}", colour, icon, 8 - number, 8, 4 - number, 4, active=number == 0)
            for number, (colour, icon) in enumerate(zip(theme.HEROES, look.HERO_ICONS.values(), strict=False))
        ),
    )


def _heroes() -> list[FigureView]:
    faces = zip(theme.HEROES, look.HERO_ICONS.values(), ((2, 3), (1, 1), (3, 7), (9, 7)), strict=False)
    return [
        FigureView(f"hero{number}", "hero", (square,), icon, 8 - number, 8, colour, active=number == 0)
        for number, (colour, icon, square) in enumerate(faces)
    ]


def _monsters() -> list[FigureView]:
    places: list[tuple[Square, ...]] = [((5, 1),), ((6, 4),), ((10, 2),), ((11, 7),), ((12, 7),)]
    places += [((9, 4), (10, 4)), ((12, 2), (13, 2), (12, 3), (13, 3)), ((6, 0), (7, 0))]
    kinds: tuple[FigureKind, ...] = ("minion", "master")
    worn = list(look.CONDITIONS)
    icons = look.MONSTER_ICONS.values()
    return [
        FigureView(
            icon,
            kinds[number % 2],
            squares,
            icon,
            2,
            4,
            label=f"M{number}",
            conditions=tuple(worn[number : number + 2]),
        )
        for number, (squares, icon) in enumerate(zip(places, icons, strict=False))
    ]


def moved(view: BoardView, to: Square) -> BoardView:
    """The same board after one hero went somewhere."""
    figures = (replace(each, squares=(to,)) if each.id == WALKER else each for each in view.figures)
    return replace(view, figures=tuple(figures))


def revealed(view: BoardView, number: int) -> BoardView:
    """The same board with something new on it: another part of the room behind, for each number up to 62."""
    new = {square: Cell() for place, square in enumerate(BEHIND) if number + 1 >> place & 1}
    return replace(view, cells={**view.cells, **new})
