"""What a level of the Raid needs besides what every quest does: portal, time, two ways (RAI-01, RAI-02)."""

from collections.abc import Iterator

from pydantic import BaseModel

from bot.descent.board import Assembly, Placement
from bot.descent.quest.checks.manuscript import Manuscript
from bot.descent.quest.checks.page import Mistake
from bot.descent.quest.model import TokenSpot
from bot.descent.quest.portals import OpenPortal
from bot.descent.quest.schedule import PerilPlan
from bot.descent.state.delve import PORTAL

Joints = dict[Placement, set[Placement]]
"""Which tiles of a map one can walk between."""


def check(script: Manuscript, board: Assembly | None) -> Iterator[Mistake]:
    """Portals where there are none, levels without one, and levels with a single way or without haste."""
    portals = [(where, part) for where, part in script.of(TokenSpot) if _is_portal(part)]
    if script.quest.level is None:
        for where, _ in script.of(OpenPortal):
            yield script.mistake(where, "only levels of the Raid have a portal: it has no `level`")
        return
    for where, part in portals:
        assert isinstance(part, TokenSpot)
        if part.id != PORTAL or part.kind != "portal":
            yield script.mistake((*where, "id"), f"the portal is a token `id: {PORTAL}, kind: portal`")
    if "portal" in script.lost:
        return
    if len(portals) != 1 or portals[0][0][0] != "areas":
        yield script.mistake(("level",), f"a level has one portal, a token of an area: {len(portals)} stand here")
        return
    yield from _time(script)
    if board is not None:
        yield from _ways(script, board, portals[0][1])


def _is_portal(part: BaseModel) -> bool:
    return isinstance(part, TokenSpot) and (part.id == PORTAL or part.kind == "portal")


def _time(script: Manuscript) -> Iterator[Mistake]:
    """Time runs on every level, and faster on hard (RAI-05)."""
    normal, hard = script.quest.peril.normal, script.quest.peril.hard
    if not normal.rounds or not normal.again:
        yield script.mistake(("peril",), "a level has a track of time that goes on: `peril: normal:` with `again`")
    elif hard is None or not _is_shorter(hard, normal):
        yield script.mistake(("peril",), "on hard a level gives less time: `peril: hard:` comes earlier (RAI-05)")


def _is_shorter(hard: PerilPlan, normal: PerilPlan) -> bool:
    return bool(hard.rounds) and min(hard.rounds) < min(normal.rounds) and hard.again > 0


def _ways(script: Manuscript, board: Assembly, portal: BaseModel) -> Iterator[Mistake]:
    """Whichever tile between start and portal were missing, one would still get there.

    What leads to a single tile only, an entrance or a dead end, is counted with the tile behind it.
    """
    assert isinstance(portal, TokenSpot)
    joints = _joints(board)
    if not script.quest.start:
        return
    first, last = board.placements.get(script.quest.start[0]), board.placements.get(portal.square)
    if first is None or last is None:
        return  # that has been told
    if first != last:
        first = _inward(joints, first, last)
        last = _inward(joints, last, first)
    if first == last or last in joints[first]:
        yield script.mistake(("level",), "a level has at least two ways from its start to its portal; this has one")
        return
    for tile in joints:
        if tile not in (first, last) and not _leads(joints, first, last, without=tile):
            told = f"a level has at least two ways from its start to its portal; all lead over {tile}"
            yield script.mistake(("level",), told)
            return


def _joints(board: Assembly) -> Joints:
    found: Joints = {tile: set() for tile in board.placements.values()}
    grid = board.grid()
    for square in grid.squares(grid.floor):
        tile = board.placements[square]
        found[tile] |= {board.placements[other] for other in grid.neighbours(square)} - {tile}
    return found


def _inward(joints: Joints, end: Placement, other: Placement) -> Placement:
    """The tile at which ways part, going from one end towards the other."""
    seen = {end}
    while len(onward := joints[end] - seen) == 1 and other not in onward:
        end = onward.pop()
        seen.add(end)
    return end


def _leads(joints: Joints, first: Placement, last: Placement, *, without: Placement) -> bool:
    seen, newest = {first, without}, {first}
    while newest:
        newest = {other for tile in newest for other in joints[tile]} - seen
        seen |= newest
    return last in seen
