"""The board as it lies on the table: revealed squares, doors, tokens."""

from functools import cached_property, lru_cache
from typing import Literal

from pydantic import Field

from bot.descent.board import TERRAIN_SIGNS, Edge, Grid, Square, Terrain
from bot.kernel.plain import State

MARKS = {terrain: sign for sign, terrain in TERRAIN_SIGNS.items()}


class Door(State):
    """A door on one or more neighbouring edges."""

    id: str
    edges: tuple[Edge, ...]
    open: bool = False
    locked: bool = False
    reveals: str | None = None
    """The area behind it."""


class Token(State):
    """Something that lies on a square: a search token, an objective, a villager."""

    id: str
    kind: Literal["search", "objective", "villager", "portal"]
    square: Square | None
    """None while somebody carries it, or once it is used up."""
    colour: str = "white"
    portable: bool = False


class Layout(State):
    """Rows of squares in one letter each (" " = not there or not revealed), walls, doors and tokens."""

    rows: list[str]
    themes: list[str] = Field(default_factory=list)
    """One letter per square: s(tone), w(ood), g(rass), e(arth)."""
    walls: list[Edge] = Field(default_factory=list)
    elevation: list[Edge] = Field(default_factory=list)
    doors: dict[str, Door] = Field(default_factory=dict)
    tokens: dict[str, Token] = Field(default_factory=dict)
    areas: list[str] = Field(default_factory=list)

    @cached_property
    def grid(self) -> Grid:
        """The geometry of what is revealed; another one after doors or tiles changed."""
        closed = tuple(edge for door in self.doors.values() if not door.open for edge in door.edges)
        return _geometry(tuple(self.rows), tuple(self.walls), closed, tuple(self.elevation))

    def changed(self) -> None:
        """Doors or tiles changed: forget the old geometry."""
        self.__dict__.pop("grid", None)

    def terrain(self, square: Square) -> Terrain:
        """What kind of square this is."""
        return self.grid.terrain[square]


@lru_cache(maxsize=32)
def _geometry(
    rows: tuple[str, ...], walls: tuple[Edge, ...], doors: tuple[Edge, ...], elevation: tuple[Edge, ...]
) -> Grid:
    """A board as drawn. A game that is loaded again finds its board again, and all that is known of it."""
    terrain = {
        Square(x, y): TERRAIN_SIGNS[mark] for y, row in enumerate(rows) for x, mark in enumerate(row) if mark != " "
    }
    return Grid(terrain, walls=walls, doors=doors, elevation=elevation)
