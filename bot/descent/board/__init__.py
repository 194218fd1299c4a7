"""The board: squares, terrain, walls, adjacency, distance, movement, sight and tiles."""

from bot.descent.board.footprint import Size, expansions, footprint, large_stops
from bot.descent.board.grid import Grid, Terrain
from bot.descent.board.reach import Reach, reach
from bot.descent.board.sight import SightLine, sees, sees_any, sight_line
from bot.descent.board.squares import Edge, Point, Square, reading_order
from bot.descent.board.tile_sides import (
    TERRAIN_SIGNS,
    BadTiles,
    Crossing,
    Exit,
    Side,
    TilePrint,
    Turn,
    load_tiles,
)
from bot.descent.board.tiles import Assembly, BadMap, Placement, assemble, spread_out

__all__ = [
    "TERRAIN_SIGNS",
    "Assembly",
    "BadMap",
    "BadTiles",
    "Crossing",
    "Edge",
    "Exit",
    "Grid",
    "Placement",
    "Point",
    "Reach",
    "Side",
    "SightLine",
    "Size",
    "Square",
    "Terrain",
    "TilePrint",
    "Turn",
    "assemble",
    "expansions",
    "footprint",
    "large_stops",
    "load_tiles",
    "reach",
    "reading_order",
    "sees",
    "sees_any",
    "sight_line",
    "spread_out",
]
