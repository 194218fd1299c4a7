"""Parts of the board come into view: tiles, doors, tokens, monsters (EXP-01)."""

from functools import lru_cache

from bot.descent.board import Assembly, Edge, Placement, Square, Terrain, assemble
from bot.descent.content.library import library
from bot.descent.events import AreaRevealed
from bot.descent.quest.model import Area, Quest, TokenSpot
from bot.descent.quest.spawning import PlaceMonsters
from bot.descent.rules.steps import Step, push
from bot.descent.state.game import Game
from bot.descent.state.tabletop import MARKS, Door, Layout, Token


def whole_map(quest: Quest) -> Assembly:
    """All tiles of a quest put together, and what lies on them."""
    return _strewn(tiles_of(quest), tuple(ground_of(quest).items()))


def tiles_of(quest: Quest) -> tuple[Placement, ...]:
    """The tiles of all areas."""
    return tuple(tile for area in quest.areas for tile in area.tiles)


def ground_of(quest: Quest) -> dict[Square, Terrain]:
    """What lies on squares of a quest instead of what is printed there."""
    return {square: each.terrain for area in quest.areas for each in area.ground for square in each.squares}


@lru_cache(maxsize=32)
def _strewn(tiles: tuple[Placement, ...], ground: tuple[tuple[Square, Terrain], ...]) -> Assembly:
    return put_together(tiles).strewn(dict(ground))


@lru_cache(maxsize=32)
def put_together(tiles: tuple[Placement, ...]) -> Assembly:
    """A map of these tiles."""
    return assemble(tiles, library().tiles)


def squares_of(quest: Quest, area_id: str) -> frozenset[Square]:
    """The squares of an area."""
    return _covered(tiles_of(quest), quest.area(area_id).tiles)


@lru_cache(maxsize=256)
def _covered(all_tiles: tuple[Placement, ...], tiles: tuple[Placement, ...]) -> frozenset[Square]:
    placements = put_together(all_tiles).placements
    return frozenset(square for square, placement in placements.items() if placement in tiles)


class Reveal(Step):
    """An area comes into view."""

    area: str

    def resolve(self, game: Game) -> None:
        if self.area in game.board.areas:
            return
        area = game.played.area(self.area)
        show(game.board, game.played, area)
        for door in area.doors:
            game.board.doors[door.id].locked = game.locks.get(door.id, door.locked)
        game.tell(AreaRevealed(area=area.id))
        push(game, *(PlaceMonsters(spawn=spawn) for spawn in area.spawns))


def show(board: Layout, quest: Quest, area: Area) -> None:
    """Add the squares, doors and tokens of an area to the board."""
    board.areas.append(area.id)
    full = whole_map(quest)
    keys = {placement for shown in quest.areas if shown.id in board.areas for placement in shown.tiles}
    seen = {square for square, placement in full.placements.items() if placement in keys}
    width = max(square.x for square in full.terrain) + 1
    height = max(square.y for square in full.terrain) + 1

    def mark(square: Square) -> str:
        return MARKS[full.terrain[square]] if square in seen else " "

    def theme(square: Square) -> str:
        return full.themes[square][0] if square in seen else " "

    places = [[Square(x, y) for x in range(width)] for y in range(height)]
    board.rows = ["".join(mark(square) for square in row) for row in places]
    board.themes = ["".join(theme(square) for square in row) for row in places]
    board.walls = sorted(edge for edge in full.walls if edge.a in seen and edge.b in seen)
    ledges: set[Edge] = {edge for each in quest.areas for edge in each.elevation}
    board.elevation = sorted(edge for edge in ledges if edge.a in seen and edge.b in seen)
    for spot in area.doors:
        door = Door(id=spot.id, edges=spot.edges, locked=spot.locked, reveals=spot.reveals)
        board.doors.setdefault(spot.id, door)
    for token in area.tokens:
        lay(board, token)
    board.changed()


def lay(board: Layout, spot: TokenSpot) -> None:
    """Put a token on its square."""
    board.tokens[spot.id] = Token(
        id=spot.id,
        kind=spot.kind,
        square=spot.square,
        colour=spot.colour,
        portable=spot.portable,
    )
