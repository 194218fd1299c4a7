"""More boards to draw in tests: a crypt full of trouble, an attack about to be made, and a map of 60 x 45."""

from random import Random

from renders.descent import look
from renders.descent.view import (
    BoardView,
    Box,
    Cell,
    DoorView,
    FigureKind,
    FigureView,
    LegendView,
    SightView,
    Square,
    TokenView,
)
from tests.renders.descent.samples import PARTY, cells_of, hero

CONDITIONS = tuple(look.CONDITIONS)


def crypt() -> BoardView:
    """Ledges, a locked gate, tokens carried and stood upon, a hero who vanished, more conditions than room."""
    cells = cells_of(
        ["..........", "..........", "....#.....", "..........", ".......oo.", ".......oo."], "stone", (1, 1)
    )
    cells |= cells_of(["....", "....", "....", "...."], "grass", (11, 1))
    return BoardView(
        cells=cells,
        elevation=frozenset({((x, 3), (x, 4)) for x in range(1, 5)} | {((4, y), (5, y)) for y in (4, 5, 6)}),
        walls=frozenset({((10, 3), (11, 3)), ((10, 4), (11, 4))}),
        doors=(
            DoorView((10, 1), (11, 1), "locked"),
            DoorView((10, 2), (11, 2), "locked"),
            DoorView((2, 6), (2, 7), "locked"),
            DoorView((8, 0), (8, 1)),
        ),
        tokens=(
            TokenView((3, 2), "search"),
            TokenView((13, 2), "villager", "V1"),
            TokenView((7, 3), "portal"),
            TokenView((13, 4), "objective_blue"),
        ),
        figures=(
            FigureView("s", "hero", ((3, 2),), "elf-helmet", 12, 12, "blue", carried=("objective_red",)),
            FigureView("t", "hero", ((6, 2),), "rogue", 8, 8, "green", vanished=True),
            FigureView("l", "hero", ((5, 5),), "wizard-face", 3, 8, "pink", conditions=CONDITIONS[:6]),
            FigureView("g", "hero", ((2, 4),), "dwarf-face", 14, 14, "yellow", activated=True),
            FigureView("z1", "minion", ((8, 2),), "shambling-zombie", 1, 3, label="Z1", conditions=CONDITIONS[:4]),
            FigureView("z2", "master", ((9, 4),), "shambling-zombie", 6, 6, label="Z2", activated=True),
            FigureView(
                "za", "lieutenant", ((12, 3),), "black-knight-helm", 9, 12, label="ZA", carried=("villager",)
            ),
            FigureView("r", "familiar", ((4, 6),), "raise-skeleton", 2, 4, "pink", initials="R"),
        ),
        party=PARTY,
        legend=(
            LegendView("search", "le sarcophage"),
            LegendView("villager", "le gardien"),
            LegendView("portal", "le puits des murmures"),
            LegendView("objective_blue", "la lanterne, la cloche"),
        ),
        alt="La crypte",
    )


def aiming() -> BoardView:
    """A shot past a corner, its range, and the blast round the monster it aims at."""
    cells = cells_of(["............"] * 7, "wood", (0, 0))
    seen = {(x, y) for x in range(2, 10) for y in range(1, 6)} - {(3, 3)}
    return BoardView(
        cells=cells,
        walls=frozenset({((6, 4), (7, 4)), ((6, 5), (7, 5)), ((6, 6), (7, 6))}),
        figures=(
            FigureView("l", "hero", ((3, 3),), "wizard-face", 8, 8, "pink", active=True),
            FigureView("z1", "minion", ((8, 2),), "shambling-zombie", 3, 3, label="Z1"),
            FigureView("z2", "minion", ((9, 2),), "shambling-zombie", 3, 3, label="Z2"),
            FigureView("e", "master", ((8, 5), (9, 5), (8, 6), (9, 6)), "twin:ogre", 8, 8, label="E1"),
        ),
        range=frozenset(seen),
        area=frozenset((x, y) for x in (7, 8, 9) for y in (1, 2, 3)),
        targets=((8, 2),),
        sight=(SightView((4, 3), (8, 3), True), SightView((4, 4), (8, 6), False, ((6, 5), (7, 5)))),
        marks={(5, 1): "1", (5, 5): "2", (2, 6): "12"},
        party=PARTY,
        alt="En joue",
    )


def huge(columns: int = 60, rows: int = 45) -> BoardView:
    """Rooms and passages as far as one can see, with figures all over them."""
    random = Random(60)
    cells: dict[Square, Cell] = {}
    floors = ("stone", "wood", "grass", "earth")
    for left in range(1, columns - 9, 12):
        for top in range(1, rows - 6, 11):
            floor = floors[(left // 12 + top // 11) % 4]
            cells |= {(left + x, top + y): Cell("plain", floor) for x in range(9) for y in range(7)}
            cells |= {(left + 9 + x, top + 3): Cell() for x in range(3) if left + 12 < columns - 9}
            cells |= {(left + 4, top + 7 + y): Cell() for y in range(4) if top + 11 < rows - 6}
    cells |= {(columns - 1, 0): Cell(), (0, rows - 1): Cell()}
    open_floor = [square for square in sorted(cells) if 0 < square[0] < columns - 1]
    monsters: tuple[FigureKind, ...] = ("minion", "master")
    figures = [
        FigureView(f"z{n}", monsters[n % 5 == 0], (square,), "shambling-zombie", 3, 3, label=f"Z{n}")
        for n, square in enumerate(random.sample(open_floor, 20), start=1)
    ]
    spots = ((3, 3), (4, 3), (3, 4), (5, 5))
    party = [hero(each.name, each.colour, each.icon, at, 8, 8) for each, at in zip(PARTY, spots, strict=True)]
    return BoardView(cells=cells, figures=(*party, *figures), party=PARTY, alt="Immense")


def huge_focus() -> BoardView:
    """A part of it."""
    view = huge()
    return BoardView(view.cells, figures=view.figures, focus=Box(0, 0, 13, 9), party=PARTY)
