"""What the tiles depict, for the eye alone: altars, pews, beds, books (data/descent/props.yaml)."""

from collections.abc import Collection, Mapping
from functools import lru_cache

from pydantic import BaseModel, ConfigDict, Field

from bot.descent.board import Placement, Size, Square, TilePrint
from bot.descent.content.library import library
from bot.descent.content.yaml_files import load_yaml
from bot.paths import DATA
from renders.descent.view import PropView

FILE = DATA / "descent" / "props.yaml"


class Prop(BaseModel):
    """A thing drawn on a tile side, in the orientation of its rows."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    prop: str
    at: Square
    """Its upper left square."""
    size: Size = Size(1, 1)
    turn: int = Field(default=0, ge=0, le=270, multiple_of=90)

    def squares(self) -> list[Square]:
        """The squares it takes on its tile."""
        return [Square(self.at.x + x, self.at.y + y) for x in range(self.size.w) for y in range(self.size.h)]


@lru_cache(maxsize=1)
def props_of_tiles() -> Mapping[str, tuple[Prop, ...]]:
    """What is drawn on each tile side."""
    written = load_yaml(FILE)["props"]
    return {tile: tuple(Prop.model_validate(entry) for entry in entries) for tile, entries in written.items()}


@lru_cache(maxsize=64)
def lying_on(placements: tuple[Placement, ...]) -> tuple[tuple[frozenset[Square], PropView], ...]:
    """All props of some tiles as they lie on the table, each with its squares."""
    tiles, props = library().tiles, props_of_tiles()
    return tuple(
        _laid(prop, placement, tiles[placement.tile])
        for placement in placements
        if placement.tile in tiles
        for prop in props.get(placement.tile, ())
    )


def _laid(prop: Prop, placement: Placement, tile: TilePrint) -> tuple[frozenset[Square], PropView]:
    """A prop where its tile lies, turned as that is."""
    squares, (_, height), width = prop.squares(), tile.size, tile.size[0]
    for _ in range(placement.turn // 90):
        squares = [Square(height - 1 - square.y, square.x) for square in squares]
        width, height = height, width
    there = frozenset(Square(placement.at.x + square.x, placement.at.y + square.y) for square in squares)
    left, top = min(square.x for square in there), min(square.y for square in there)
    columns = max(square.x for square in there) - left + 1
    turn = (prop.turn + placement.turn) % 360
    return there, PropView(prop.prop, (left, top), columns, len(there) // columns, turn)


def seen(placements: tuple[Placement, ...], revealed: Collection[Square]) -> tuple[PropView, ...]:
    """The props that lie wholly on revealed squares."""
    return tuple(view for squares, view in lying_on(placements) if all(square in revealed for square in squares))
