"""The map of a quest: tiles that lie well, squares that exist, doors where doors can be."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from bot.descent.board import Assembly, Edge, Placement, Square, Terrain, TilePrint, spread_out
from bot.descent.content.wording import MOST_TOLD
from bot.descent.quest.checks.manuscript import Manuscript, no_such
from bot.descent.quest.checks.page import Mistake, Where
from bot.descent.quest.checks.shape import is_square, spots
from bot.descent.quest.happenings_board import RevealArea
from bot.descent.quest.model import DoorSpot
from bot.descent.quest.reveal import ground_of

MOST_HEROES = 4


class LaidOut(NamedTuple):
    """The board a quest is played on, as far as it can be laid."""

    board: Assembly
    mistakes: list[Mistake]
    complete: bool
    """Whether all tiles lie there that were meant to."""
    joined: bool
    """Whether they also fit together."""


def lay_out(script: Manuscript) -> LaidOut:
    """All tiles put together, and why some can't be."""
    laid: dict[Placement, Where] = {
        placement: ("areas", number, "tiles", which)
        for number, area in enumerate(script.quest.areas)
        for which, placement in enumerate(area.tiles)
    }
    tiles = script.shelf.tiles
    known = {placement: where for placement, where in laid.items() if placement.tile in tiles}
    wrong = [
        script.mistake((*where, "tile"), _no_such_side(placement.tile, tiles))
        for placement, where in laid.items()
        if placement not in known
    ]
    if not laid:
        wrong.append(script.mistake(("areas",), "a quest needs at least one area with a tile"))
    board, problems = spread_out(known, tiles)
    wrong += [_problem(script, known, problem) for problem in problems[:MOST_TOLD]]
    complete = bool(laid) and len(known) == len(laid) and not _lacks_tiles(script, laid.values())
    return LaidOut(board.strewn(ground_of(script.quest)), wrong, complete, complete and not problems)


def _lacks_tiles(script: Manuscript, laid: Iterable[Where]) -> bool:
    """Whether a tile, or how it lies, could not be read."""
    areas = (("areas", number) for number in range(len(script.areas)))
    whole = (("areas",), *areas, *((*area, "tiles") for area in areas), *laid)
    return bool(script.lost) and any(script.page.is_thinned(where) for where in whole)


def _no_such_side(name: str, tiles: Mapping[str, TilePrint]) -> str:
    """What a side is probably called that is not called so: 9b is 09b."""
    number = re.fullmatch(r"0*(\d{1,2}) ?([a-zA-Z])", name)
    meant = f"{number[1]:0>2}{number[2].lower()}" if number else name.lower()
    if meant in tiles:
        return f"there is no tile {name!r}; did you mean {meant!r}?"
    return no_such("tile", name, tiles)


def _problem(script: Manuscript, laid: dict[Placement, Where], problem: str) -> Mistake:
    """What the table says about a tile, on the line of that tile."""
    named = [placement for placement in laid if problem.startswith(f"{placement}: ")]
    where: Where = laid[named[0]] if named else ("areas",)
    return script.mistake(where, problem)


def check(script: Manuscript, laid: LaidOut) -> Iterator[Mistake]:
    """Squares outside the map, ground, start squares, and doors."""
    board = laid.board
    yield from _squares(script, board)
    yield from _ground(script, board)
    yield from _ledges(script, laid)
    if "start" not in script.lost:
        yield from _start(script, board)
    for number, area in enumerate(script.quest.areas):
        for which, door in enumerate(area.doors):
            where: Where = ("areas", number, "doors", which)
            wrong = list(_edges(script, laid, where, door))
            yield from wrong or (_sides(script, board, where, area.id, door) if laid.joined else ())


def _squares(script: Manuscript, board: Assembly) -> Iterator[Mistake]:
    """Every square that is named lies on the map."""
    written = [*spots(script.page.content)]
    for name, squares in (script.page.content.get("places") or {}).items():
        written += [(("places", name, number), str(square)) for number, square in enumerate(squares)]
    for where, spot in written:
        if is_square(spot) and Square.parse(spot) not in board.terrain:
            yield script.mistake(where, f"{Square.parse(spot)} is not on the map")


def _ground(script: Manuscript, board: Assembly) -> Iterator[Mistake]:
    """Ground lies in its own area, and nothing else on the same square."""
    lying: set[Square] = set()
    for number, area in enumerate(script.quest.areas):
        for which, ground in enumerate(area.ground):
            where: Where = ("areas", number, "ground", which, "squares")
            for square in ground.squares:
                if square in board.terrain and script.area_at(board, square) != area.id:
                    yield script.mistake(where, f"{square} is not in {area.id!r}; write its ground there")
                if square in lying:
                    yield script.mistake(where, f"other ground lies on {square} already")
                lying.add(square)


def _ledges(script: Manuscript, laid: LaidOut) -> Iterator[Mistake]:
    """A line of elevation runs between two squares of the map, one of them in its area, and along no wall."""
    board = laid.board
    for number, area in enumerate(script.quest.areas):
        for which, edge in enumerate(area.elevation):
            where: Where = ("areas", number, "elevation", which)
            off = [square for square in edge if square not in board.terrain]
            if off:
                yield script.mistake(where, f"{off[0]} is not on the map; ground rises between two squares")
            elif area.id not in {script.area_at(board, square) for square in edge}:
                yield script.mistake(where, f"{edge} is not in {area.id!r}; write it there")
            elif edge in board.walls and laid.joined:
                yield script.mistake(where, f"there is a wall on {edge}; no ground rises there")


def _start(script: Manuscript, board: Assembly) -> Iterator[Mistake]:
    """Four heroes find a square to start on."""
    start = script.quest.start
    if len(set(start)) < MOST_HEROES:
        told = f"{len(set(start))} different squares for up to {MOST_HEROES} heroes"
        yield script.mistake(("start",), f"the heroes need more room to start: {told}")
    first = script.quest.areas[0]
    exact = {square for spawn in first.spawns for square in (*spawn.masters_at, *spawn.minions_at)}
    for number, square in enumerate(start):
        where: Where = ("start", number)
        terrain = board.terrain.get(square)
        if terrain is None:
            continue
        if script.area_at(board, square) != first.id:
            yield script.mistake(where, f"{square} is not in the first area, {first.id!r}")
        elif terrain in (Terrain.OBSTACLE, Terrain.PIT, Terrain.HAZARD, Terrain.LAVA):
            yield script.mistake(where, f"{square} is {terrain}; no hero can start there")
        elif square in exact:
            yield script.mistake(where, f"a monster appears on {square}; no hero can start there")


# Doors -------------------------------------------------------------------------------------------------------


def _edges(script: Manuscript, laid: LaidOut, where: Where, door: DoorSpot) -> Iterator[Mistake]:
    """A door stands in a passage and fills it."""
    board = laid.board
    if not door.edges and "edges" not in script.lost:
        yield script.mistake((*where, "edges"), "a door stands on at least one edge, written like H3|I3")
    for number, edge in enumerate(door.edges):
        here = (*where, "edges", number)
        off = [square for square in edge if square not in board.terrain]
        if off:
            yield script.mistake(here, f"{off[0]} is not on the map; a door stands between two squares")
        elif edge in board.walls and laid.joined:
            yield script.mistake(here, f"there is a wall on {edge}: no two exits meet here")
    gaps = [edge for each in door.edges for edge in beside(each) if _joined(board, each, edge)]
    for gap in sorted(set(gaps) - set(door.edges)) if "edges" not in script.lost else ():
        yield script.mistake((*where, "edges"), f"the door leaves a gap at {gap}; add this edge to it")


def beside(edge: Edge) -> list[Edge]:
    """The two edges in line with this one."""
    x, y = (0, 1) if edge.upright else (1, 0)
    moved = [
        (Square(edge.a.x + x * way, edge.a.y + y * way), Square(edge.b.x + x * way, edge.b.y + y * way))
        for way in (-1, 1)
    ]
    return [Edge(a, b) for a, b in moved]


def _joined(board: Assembly, edge: Edge, other: Edge) -> bool:
    """Whether two edges belong to the same passage between two tiles."""
    if any(square not in board.terrain for each in (edge, other) for square in each):
        return False
    tiles = [[board.placements.get(square) for square in each] for each in (edge, other)]
    return tiles[0] == tiles[1] and tiles[0][0] is not tiles[0][1] and other not in board.walls


def _sides(script: Manuscript, board: Assembly, where: Where, area: str, door: DoorSpot) -> Iterator[Mistake]:
    """A door stands between its own area and the one it reveals."""
    sides = {name for edge in door.edges for square in edge if (name := script.area_at(board, square))}
    beyond = sides - {area}
    unsure = beyond | ({door.reveals} if door.reveals is not None else set())
    if area not in sides:
        yield script.mistake((*where, "edges"), f"the door does not stand at its own area, {area!r}")
    elif door.reveals == area:
        yield script.mistake((*where, "reveals"), "a door can't reveal the area it stands in")
    elif door.reveals in script.areas and door.reveals not in sides:
        found = f"it leads to {', '.join(map(repr, sorted(beyond)))}" if beyond else f"both its sides are {area!r}"
        script.astray.update(unsure)
        yield script.mistake((*where, "reveals"), f"the door does not stand at {door.reveals!r}; {found}")
    elif door.reveals is None and beyond - _revealed_elsewhere(script, door) - script.unsure:
        names = ", ".join(sorted(beyond))
        script.astray.update(unsure)
        yield script.mistake(where, f"the door reveals nothing; add `reveals: {names}`")


def _revealed_elsewhere(script: Manuscript, door: DoorSpot) -> set[str]:
    """Areas that are there from the start, or that something else reveals."""
    doors = {other.reveals for other in script.doors.values() if other is not door and other.reveals is not None}
    happenings = {part.area for _, part in script.parts if isinstance(part, RevealArea)}
    return {script.areas[0], *doors, *happenings}
