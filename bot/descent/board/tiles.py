"""Tiles laid out on one board, joined at their exits."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Literal

from pydantic import AliasChoices, BaseModel, ConfigDict, Field

from bot.descent.board.grid import Grid, Terrain
from bot.descent.board.squares import Edge, Square, reading_order
from bot.descent.board.tile_sides import Crossing, TilePrint, Turn, load_tiles

__all__ = ["Assembly", "BadMap", "Placement", "TilePrint", "assemble", "load_tiles", "spread_out"]


class Placement(BaseModel):
    """Where a tile lies: the board square of its upper left corner once it is turned."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    tile: str
    at: Square
    turn: Turn = Field(default=0, validation_alias=AliasChoices("turn", "rotate"))
    key: str | None = None
    """A name for this placement where a tile id is not enough."""

    def __str__(self) -> str:
        return f"{self.key or self.tile} at {self.at}"


@dataclass(frozen=True)
class Assembly:
    """The board that placed tiles make."""

    terrain: Mapping[Square, Terrain]
    walls: frozenset[Edge]
    """Walls inside tiles, and every border between two tiles that is not a joint of two exits."""
    exits_open: tuple[Edge, ...]
    """The borders of exits that lead to nothing yet."""
    themes: Mapping[Square, Literal["outdoors", "indoors"]]
    placements: Mapping[Square, Placement]
    """The placement each square belongs to."""

    def grid(self, doors: Iterable[Edge] = ()) -> Grid:
        """The grid of this board with these doors closed."""
        return Grid(self.terrain, self.walls, doors)

    def strewn(self, ground: Mapping[Square, Terrain]) -> Assembly:
        """The same board with other ground on some of its squares."""
        there = {square: kind for square, kind in ground.items() if square in self.terrain}
        return replace(self, terrain={**self.terrain, **there}) if there else self


class BadMap(ValueError):
    """The tiles can't lie like this."""

    def __init__(self, problems: Iterable[str]) -> None:
        self.problems = tuple(problems)
        super().__init__("\n".join(self.problems))


def assemble(placements: Iterable[Placement], tiles: Mapping[str, TilePrint]) -> Assembly:
    """Lay the tiles out; a BadMap lists all that is wrong with them."""
    laid, problems = spread_out(placements, tiles)
    if problems:
        raise BadMap(problems)
    return laid


def spread_out(placements: Iterable[Placement], tiles: Mapping[str, TilePrint]) -> tuple[Assembly, list[str]]:
    """The tiles as they lie, well or badly, and all that is wrong with them."""
    table = _Table()
    for placement in placements:
        tile = tiles.get(placement.tile)
        if tile is None:
            table.problems.append(f"{placement}: there is no tile {placement.tile!r}")
        else:
            table.lay(placement, tile.turned(placement.turn))
    table.join()
    laid = Assembly(
        table.terrain,
        frozenset(table.walls | table.seams()),
        tuple(table.exits_open),
        table.themes,
        table.placements,
    )
    return laid, table.problems


@dataclass(frozen=True)
class _Way:
    """An exit of a tile that has been laid: its two steps outward."""

    placement: Placement
    steps: tuple[Crossing, Crossing]
    fits: str

    def __str__(self) -> str:
        return f"{self.placement}: exit {self.steps[0].inside} {self.steps[1].inside}"


@dataclass
class _Table:
    """The tiles laid so far."""

    terrain: dict[Square, Terrain] = field(default_factory=dict)
    themes: dict[Square, Literal["outdoors", "indoors"]] = field(default_factory=dict)
    placements: dict[Square, Placement] = field(default_factory=dict)
    walls: set[Edge] = field(default_factory=set)
    ways: list[_Way] = field(default_factory=list)
    joints: set[Edge] = field(default_factory=set)
    exits_open: list[Edge] = field(default_factory=list)
    problems: list[str] = field(default_factory=list)

    def lay(self, placement: Placement, tile: TilePrint) -> None:
        """Put one turned tile on the table."""

        def there(square: Square) -> Square:
            return Square(placement.at.x + square.x, placement.at.y + square.y)

        if placement.at.x < 0 or placement.at.y < 0:
            self.problems.append(f"{placement}: lies outside the board")
        themes = tile.themes()
        overlapped: dict[str, list[Square]] = {}
        for local, terrain in tile.terrain().items():
            square = there(local)
            if square in self.placements:
                overlapped.setdefault(str(self.placements[square]), []).append(square)
                continue
            self.terrain[square] = terrain
            self.themes[square] = themes[local]
            self.placements[square] = placement
        for other, squares in overlapped.items():
            self.problems.append(f"{placement}: overlaps {other} on {', '.join(map(str, squares))}")
        self.walls.update(Edge.between(there(wall.a), there(wall.b)) for wall in tile.walls)
        for way_out in tile.exits:
            first, second = (Crossing(there(step.inside), there(step.outside)) for step in tile.crossings(way_out))
            self.ways.append(_Way(placement, (first, second), way_out.fits))

    def join(self) -> None:
        """Find what each exit leads to: a joint, nothing yet, a wall, or something impossible."""
        met = {step: way for way in self.ways for step in way.steps}
        for way in self.ways:
            other, same = (met.get(Crossing(step.outside, step.inside)) for step in way.steps)
            covered = [step.outside in self.terrain for step in way.steps]
            edges = [Edge.between(*step) for step in way.steps]
            if not any(covered):
                self.exits_open.extend(edges)
            elif not all(covered) or other is not same:
                self.problems.append(f"{way}: half meets what lies beyond it")
            elif other is not None and other.fits != way.fits:
                self.problems.append(f"{way}: {way.fits} does not fit {other.fits} of {other.placement}")
            elif other is not None:
                self.joints.update(edges)

    def seams(self) -> set[Edge]:
        """The borders between squares of different tiles that are not joints."""
        borders = set()
        for square in sorted(self.terrain, key=reading_order):
            for other in (Square(square.x + 1, square.y), Square(square.x, square.y + 1)):
                if other in self.terrain and self.placements[square] is not self.placements[other]:
                    borders.add(Edge(square, other))
        return borders - self.joints
