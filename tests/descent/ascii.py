"""Boards drawn in text, so that a test shows the scene it speaks of.

Each cell is one character, and between two cells of a line stands the border between them:
space = open, ``|`` = wall, ``:`` = closed door. A line with nothing but spaces, ``-`` and ``=`` holds the
borders below the cells above it: ``-`` = wall, ``=`` = closed door. It may be left out.

Cells: ``.`` plain, ``~`` water, ``o`` pit, ``!`` hazard, ``X`` obstacle, ``%`` lava, ``,`` mud;
``#`` or space = no square; ``*`` search token, ``?`` objective token;
any other letter or digit = a figure (a large one repeats its letter).
The cell at the upper left is A1, also if it is ``#``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from textwrap import dedent

from bot.descent.board import TERRAIN_SIGNS, Edge, Grid, Square, Terrain


@dataclass
class Board:
    """What a drawing shows."""

    grid: Grid
    figures: dict[str, tuple[Square, ...]]
    tokens: dict[Square, str]

    def __getitem__(self, name: str) -> Square:
        """The first square of a figure."""
        return self.figures[name][0]

    def bits(self, names: str) -> int:
        """The squares of these figures."""
        return self.grid.bits(square for name in names for square in self.figures[name])

    @property
    def all_figures(self) -> int:
        """The squares of all figures."""
        return self.bits("".join(self.figures))


@dataclass
class _Reader:
    terrain: dict[Square, Terrain] = field(default_factory=dict)
    figures: dict[str, tuple[Square, ...]] = field(default_factory=dict)
    tokens: dict[Square, str] = field(default_factory=dict)
    walls: set[Edge] = field(default_factory=set)
    doors: set[Edge] = field(default_factory=set)

    def cell(self, sign: str, square: Square) -> None:
        if sign in "# ":
            return
        self.terrain[square] = TERRAIN_SIGNS.get(sign, Terrain.PLAIN)
        if sign in "*?":
            self.tokens[square] = sign
        elif sign not in TERRAIN_SIGNS and sign.isalnum():
            self.figures[sign] = (*self.figures.get(sign, ()), square)
        elif sign not in TERRAIN_SIGNS:
            raise ValueError(f"{square}: unknown sign {sign!r}")

    def border(self, sign: str, a: Square, b: Square) -> None:
        if sign in "|-":
            self.walls.add(Edge(a, b))
        elif sign in ":=":
            self.doors.add(Edge(a, b))
        elif sign != " ":
            raise ValueError(f"{a}|{b}: unknown border {sign!r}")


def parse_board(drawing: str) -> Board:
    """Read a board as it is drawn."""
    reader = _Reader()
    row = -1
    for line in dedent(drawing).strip("\n").splitlines():
        if set(line) <= set(" -="):
            for place, sign in enumerate(line):
                if place % 2 and sign != " ":
                    raise ValueError(f"below row {row + 1}: a border stands between two columns: {line!r}")
                reader.border(sign, Square(place // 2, row), Square(place // 2, row + 1))
            continue
        row += 1
        for place, sign in enumerate(line):
            here = Square(place // 2, row)
            if place % 2:
                reader.border(sign, here, Square(here.x + 1, row))
            else:
                reader.cell(sign, here)
    grid = Grid(reader.terrain, reader.walls, reader.doors)
    return Board(grid, reader.figures, reader.tokens)
