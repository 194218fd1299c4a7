"""The printed tile sides: their squares, walls and exits, read from data/descent/tiles.yaml."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from pathlib import Path
from typing import Any, Literal, NamedTuple, Self

import yaml
from pydantic import BaseModel, ConfigDict, ValidationError, model_validator

from bot.descent.board.grid import Terrain
from bot.descent.board.squares import Edge, Square

TERRAIN_SIGNS: Mapping[str, Terrain] = {
    ".": Terrain.PLAIN,
    "~": Terrain.WATER,
    "o": Terrain.PIT,
    "!": Terrain.HAZARD,
    "X": Terrain.OBSTACLE,
    "%": Terrain.LAVA,
    ",": Terrain.MUD,
}
"""How terrain is drawn in text; a space is no square."""

Turn = Literal[0, 90, 180, 270]
"""Degrees clockwise."""


class Side(StrEnum):
    """A side of a tile."""

    TOP = "top"
    RIGHT = "right"
    BOTTOM = "bottom"
    LEFT = "left"

    @property
    def step(self) -> tuple[int, int]:
        """One square outward over this side."""
        return {Side.TOP: (0, -1), Side.RIGHT: (1, 0), Side.BOTTOM: (0, 1), Side.LEFT: (-1, 0)}[self]

    @property
    def turned(self) -> Side:
        """The side it becomes when the tile is turned clockwise by a quarter."""
        sides = list(Side)
        return sides[(sides.index(self) + 1) % 4]


class Crossing(NamedTuple):
    """One step out of a tile over an exit."""

    inside: Square
    outside: Square


class Exit(BaseModel):
    """Two squares at the side of a tile where another tile can be joined."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    side: Side
    at: tuple[int, int]
    """The two columns (top, bottom) or rows (left, right), counted from 0."""
    fits: Literal["outdoor", "indoor"]
    """The shape of the joint: only equal ones fit together."""


class TilePrint(BaseModel):
    """One printed side of a tile, in the orientation of its `rows`."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    id: str
    reverse: str
    """The id of the other side of the same piece."""
    kind: Literal["room", "corridor", "end_cap", "extension", "entrance", "exit", "transition"]
    theme: Literal["outdoors", "indoors", "mixed"]
    depicts: tuple[str, ...]
    rows: tuple[str, ...]
    walls: tuple[Edge, ...] = ()
    """Walls inside the tile. Its outer border is a wall too, except at the exits."""
    exits: tuple[Exit, ...]
    note: str | None = None

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in squares."""
        return len(self.rows[0]), len(self.rows)

    def terrain(self) -> dict[Square, Terrain]:
        """The squares of the tile, counted from its upper left corner."""
        return {
            Square(x, y): TERRAIN_SIGNS[sign]
            for y, row in enumerate(self.rows)
            for x, sign in enumerate(row)
            if sign != " "
        }

    def crossings(self, way_out: Exit) -> tuple[Crossing, Crossing]:
        """The two steps out of the tile over one of its exits."""
        first, second = way_out.at
        return self._crossing(way_out.side, first), self._crossing(way_out.side, second)

    def _crossing(self, side: Side, place: int) -> Crossing:
        width, height = self.size
        inside = {
            Side.TOP: Square(place, 0),
            Side.RIGHT: Square(width - 1, place),
            Side.BOTTOM: Square(place, height - 1),
            Side.LEFT: Square(0, place),
        }[side]
        return Crossing(inside, Square(inside.x + side.step[0], inside.y + side.step[1]))

    def themes(self) -> dict[Square, Literal["outdoors", "indoors"]]:
        """Whether each square shows open sky; a mixed tile does at its outdoor exits."""
        squares = self.terrain()
        if self.theme != "mixed":
            return dict.fromkeys(squares, self.theme)
        outdoor = [way_out for way_out in self.exits if way_out.fits == "outdoor"]
        sky = {crossing.inside for way_out in outdoor for crossing in self.crossings(way_out)}
        return {square: "outdoors" if square in sky else "indoors" for square in squares}

    def turned(self, turn: Turn) -> TilePrint:
        """The tile turned clockwise."""
        tile = self
        for _ in range(turn // 90):
            tile = tile._turned_once()
        return tile

    def _turned_once(self) -> TilePrint:
        last = self.size[1] - 1

        def moved(square: Square) -> Square:
            return Square(last - square.y, square.x)

        def leading(way_out: Exit) -> Exit:
            first, second = way_out.at
            if way_out.side in (Side.LEFT, Side.RIGHT):
                first, second = last - second, last - first
            return Exit(side=way_out.side.turned, at=(first, second), fits=way_out.fits)

        return self.model_copy(
            update={
                "rows": tuple("".join(column)[::-1] for column in zip(*self.rows, strict=True)),
                "walls": tuple(Edge.between(moved(wall.a), moved(wall.b)) for wall in self.walls),
                "exits": tuple(leading(way_out) for way_out in self.exits),
            }
        )

    @model_validator(mode="after")
    def _is_a_tile(self) -> Self:
        if not self.rows or not self.rows[0] or len({len(row) for row in self.rows}) > 1:
            raise ValueError("rows: a tile needs rows, all of the same length")
        if unknown := set("".join(self.rows)) - set(TERRAIN_SIGNS) - {" "}:
            raise ValueError(f"rows: unknown sign {min(unknown)!r}")
        squares = self.terrain()
        for wall in self.walls:
            if wall.a not in squares or wall.b not in squares:
                raise ValueError(f"walls: {wall} is not between two squares of the tile")
        for way_out in self.exits:
            if way_out.at[1] != way_out.at[0] + 1:
                raise ValueError(f"exits: the {way_out.side} exit {way_out.at} is not two squares wide")
            if any(crossing.inside not in squares for crossing in self.crossings(way_out)):
                raise ValueError(f"exits: the {way_out.side} exit {way_out.at} is not on squares of the tile")
        return self


# The loader written in C reads all tiles in a twentieth of the time.
_LOADER = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


class BadTiles(ValueError):
    """The tile file is wrong; each line says where."""


def load_tiles(path: Path) -> dict[str, TilePrint]:
    """Read all tile sides, by id. What is wrong is told with file, tile and field."""
    try:
        entries = yaml.load(path.read_text(encoding="utf-8"), Loader=_LOADER)["tiles"]
    except (yaml.YAMLError, KeyError, TypeError) as error:
        raise BadTiles(f"{path.name}: no readable list of tiles: {error}") from error
    tiles: dict[str, TilePrint] = {}
    problems: list[str] = []
    for entry in entries:
        tile, wrong = _read_tile(entry)
        if tile is not None and tile.id in tiles:
            wrong.append("id: used twice")
        elif tile is not None:
            tiles[tile.id] = tile
        name = entry.get("id", "without id") if isinstance(entry, dict) else entry
        problems.extend(f"{path.name}: tile {name}: {text}" for text in wrong)
    for tile in tiles.values():
        other = tiles.get(tile.reverse)
        if not problems and (other is None or other.reverse != tile.id):
            problems.append(f"{path.name}: tile {tile.id}: reverse: {tile.reverse!r} is not its other side")
    if problems:
        raise BadTiles("\n".join(problems))
    return tiles


def _read_tile(entry: Any) -> tuple[TilePrint | None, list[str]]:
    try:
        return TilePrint.model_validate(entry), []
    except ValidationError as error:
        return None, [
            ": ".join(filter(None, (".".join(map(str, detail["loc"])), detail["msg"]))) for detail in error.errors()
        ]
