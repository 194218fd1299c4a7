"""Where heroes can go once every door is open: areas, tokens and goals nobody can reach."""

from collections.abc import Collection, Iterator

from bot.descent.board import Assembly, Square
from bot.descent.quest.checks.manuscript import Manuscript
from bot.descent.quest.checks.page import Mistake, Where
from bot.descent.quest.model import Goal, TokenSpot


def walkable(script: Manuscript, board: Assembly) -> Collection[Square]:
    """All squares to which a way leads from where the heroes start, with every door open."""
    grid = board.grid()
    start = [square for square in script.quest.start if square in board.terrain]
    reached = newest = grid.bits(start)
    while newest:
        newest = grid.spread(newest) & grid.floor & ~reached
        reached |= newest
    return frozenset(grid.squares(reached))


def check(script: Manuscript, board: Assembly) -> Iterator[Mistake]:
    """Areas, tokens and the places of goals that no hero can walk to."""
    reached = walkable(script, board)
    if not reached:
        return  # nobody stands on the map: that has been told
    cut_off = {
        area.id
        for area in script.quest.areas
        if not any(script.area_at(board, square) == area.id for square in reached)
    }
    for number, area in enumerate(script.quest.areas):
        if area.id in cut_off:
            where: Where = ("areas", number)
            yield script.mistake(where, f"no way leads from the start to {area.id!r}: no exits of tiles meet there")
    for where, part in script.parts:
        if isinstance(part, TokenSpot) and part.square in board.terrain:
            if script.area_at(board, part.square) not in cut_off and not _in_grasp(board, part.square, reached):
                yield script.mistake((*where, "square"), f"no hero can come next to {part.square}")
        elif isinstance(part, Goal) and part.places and set(part.places).isdisjoint(reached):
            if any(script.area_at(board, square) in cut_off for square in part.places):
                continue  # that has been told of the area
            yield script.mistake((*where, "places"), "no hero can walk to any of these squares")


def _in_grasp(board: Assembly, square: Square, reached: Collection[Square]) -> bool:
    """Whether a hero can stand on a square or next to it."""
    grid = board.grid()
    near = grid.squares(grid.bit(square) | grid.spread(grid.bit(square)))
    return not set(near).isdisjoint(reached)
