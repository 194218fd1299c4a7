"""What lies on the table, for the eye: floors, thin walls, ledges, and where the board goes on unseen."""

from functools import lru_cache

from bot.descent.board import Edge as Border
from bot.descent.board import Placement, Square
from bot.descent.content.library import library
from bot.descent.quest.reveal import put_together, tiles_of, whole_map
from bot.descent.state.game import Game
from bot.descent.state.tabletop import Layout
from bot.descent.views.pictures.props import seen
from renders.descent.view import Cell, Edge, PropView

Spot = tuple[int, int]
"""A square as pictures count it."""

THEMES = {"s": "stone", "w": "wood", "g": "grass", "e": "earth", "i": "stone", "o": "grass"}
"""The floor for a letter of the layout; tiles only say i(ndoors) or o(utdoors)."""

TRODDEN = {"trail", "path", "crossroads", "fork", "junction", "bend", "passage", "battlefield", "farm", "campsite"}
BOARDED = {"cottage", "library", "jetty", "workbenches", "tables", "bed", "barrels", "laboratory", "pews", "books"}
"""What a tile depicts tells its floor: earth under trails, boards where people lived."""


def place(square: Square) -> Spot:
    """Where a square is on a picture."""
    return square.x, square.y


def cells(game: Game) -> dict[Spot, Cell]:
    """Every revealed square with its terrain and floor."""
    board = game.board
    known = _floors_by_tile(tiles_of(game.played)) if board.areas else {}
    return {
        place(square): Cell(terrain.value, known.get(square) or _floor(board, square))
        for square, terrain in board.grid.terrain.items()
    }


def _floor(board: Layout, square: Square) -> str:
    row = board.themes[square.y] if square.y < len(board.themes) else ""
    return THEMES.get(row[square.x : square.x + 1], "stone")


@lru_cache(maxsize=32)
def _floors_by_tile(placed: tuple[Placement, ...]) -> dict[Square, str]:
    """The floor of every square of a quest's map, revealed or not, by the tile it is printed on."""
    full, tiles = put_together(placed), library().tiles
    floors = {}
    for square, placement in full.placements.items():
        depicted = set(tiles[placement.tile].depicts)
        if full.themes[square] == "outdoors":
            floors[square] = "earth" if depicted & TRODDEN else "grass"
        else:
            floors[square] = "wood" if depicted & BOARDED else "stone"
    return floors


def look_of(game: Game) -> str:
    """The season and light of the quest, as its file says today: they are no part of what is played."""
    shown = library().quests.get(game.quest) or game.find_played()
    return (shown.look if shown is not None else None) or ""


def props(game: Game) -> tuple[PropView, ...]:
    """What the revealed tiles depict."""
    return seen(tiles_of(game.played), game.board.grid.terrain) if game.board.areas else ()


def walls(board: Layout) -> frozenset[Edge]:
    """The thin walls between two squares."""
    return frozenset((place(edge.a), place(edge.b)) for edge in board.walls)


def ledges(board: Layout) -> frozenset[Edge]:
    """The lines where the ground rises (MOV-10)."""
    return frozenset((place(edge.a), place(edge.b)) for edge in board.elevation)


def fog_edges(game: Game) -> frozenset[Edge]:
    """Where the floor runs on into the unknown: no wall, no door, only nothing revealed yet."""
    board = game.board
    if not board.areas:
        return frozenset()
    full, seen = whole_map(game.played), board.grid.terrain
    shut = full.walls | {edge for door in board.doors.values() for edge in door.edges}
    open_ends = set()
    for square in seen:
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            beyond = Square(square.x + dx, square.y + dy)
            if beyond in full.terrain and beyond not in seen and Border.between(square, beyond) not in shut:
                open_ends.add((place(square), place(beyond)))
    return frozenset(open_ends)
