"""Room for monsters: with two, three and four heroes, all that appear find a place where they are meant to."""

from collections.abc import Iterable, Iterator, Sequence

from bot.descent.board import Assembly, Grid, Size, Square, Terrain, expansions
from bot.descent.content.boxes import BASE
from bot.descent.quest.checks.manuscript import Manuscript, kinds_of
from bot.descent.quest.checks.page import Mistake, Where
from bot.descent.quest.model import Area, Spawn

PARTIES = (2, 3, 4)
SHUNNED = (Terrain.PIT, Terrain.HAZARD, Terrain.LAVA)
"""No monster appears there (MON-04)."""

Outcome = tuple[int, int, list[Square]]
"""How many of how many figures found a place, and on which squares."""


class Rooms:
    """The areas of a map, each as it lies there with all doors closed."""

    def __init__(self, script: Manuscript, board: Assembly) -> None:
        self.script = script
        self.board = board
        self._grids: dict[str | None, Grid] = {}

    def around(self, square: Square) -> Grid:
        """The area of a square."""
        area = self.area(square)
        if area not in self._grids:
            doors = [edge for door in self.script.doors.values() for edge in door.edges]
            own = {spot: kind for spot, kind in self.board.terrain.items() if self.area(spot) == area}
            self._grids[area] = Grid(own, self.board.walls, doors)
        return self._grids[area]

    def area(self, square: Square) -> str | None:
        """The name of the area of a square."""
        return self.script.area_at(self.board, square)


def check(script: Manuscript, board: Assembly) -> Iterator[Mistake]:
    """Spawns that have no room, counted area by area; what appears later is counted alone."""
    rooms = Rooms(script, board)
    placed: set[Where] = set()
    for number, area in enumerate(script.quest.areas):
        taken = {heroes: list(script.quest.start[:heroes]) if number == 0 else [] for heroes in PARTIES}
        for which, spawn in enumerate(area.spawns):
            where: Where = ("areas", number, "spawns", which)
            placed.add(where)
            yield from _place(rooms, where, spawn, taken, area)
    for where, spawn in script.spawns:
        yield from _nobody(script, where, spawn)
        yield from _empty_handed(script, where, spawn)
        if where not in placed:
            yield from _place(rooms, where, spawn, {heroes: [] for heroes in PARTIES})


def _nobody(script: Manuscript, where: Where, spawn: Spawn) -> Iterator[Mistake]:
    """A name for the first master where no master appears is nobody's (MON-07)."""
    unique = spawn.unique
    if unique is None:
        return
    rank = "master" if unique.master else "minion"
    for kind in kinds_of(spawn, script.shelf):
        for heroes in PARTIES if _is_known(script, kind) else ():
            masters, minions = numbers(script, spawn, kind, heroes)
            if spawn.traits and script.shelf.foe(kind).box != BASE and masters + minions < spawn.least(heroes):
                continue  # such a kind is not drawn
            if not (masters if unique.master else minions):
                told = f"no {rank} {kind} appears with {heroes} heroes, so nobody is {unique.name!r}"
                yield script.mistake((*where, "unique"), told)
                return


def _empty_handed(script: Manuscript, where: Where, spawn: Spawn) -> Iterator[Mistake]:
    """A relic is held by a lieutenant, some by one lieutenant alone, and others by a group of monsters."""
    side = script.shelf.lieutenant_sides.get(spawn.relic or "")
    if side is None:
        return
    if side.borne_by == "overlord":
        yield script.mistake((*where, "relic"), f"only an overlord holds {side.id!r}, and there is none")
    elif side.borne_by == "group":
        if not spawn.monster or spawn.monster in script.shelf.lieutenants:
            yield script.mistake((*where, "relic"), f"only a group of monsters bears {side.id!r}")
    elif spawn.monster not in script.shelf.lieutenants:
        yield script.mistake((*where, "relic"), "only a lieutenant holds this relic")
    elif not side.may_be_held_by(script.shelf.lieutenants[spawn.monster]):
        told = f"{spawn.monster!r} can't hold {side.id!r}; only {', '.join(side.bearers)} can"
        yield script.mistake((*where, "relic"), told)


def _place(
    rooms: Rooms, where: Where, spawn: Spawn, taken: dict[int, list[Square]], area: Area | None = None
) -> Iterator[Mistake]:
    """Put a group on the map for each size of the party, and tell the first one that is too many."""
    script, board, spot = rooms.script, rooms.board, spawn.gathers_at()
    field = "near" if spawn.near is not None else "masters_at" if spawn.masters_at else "minions_at"
    if spot not in board.terrain:
        return
    if board.terrain[spot] is Terrain.OBSTACLE:
        yield script.mistake((*where, field), f"{spot} is an obstacle; no monster can appear there")
        return
    kinds = [kind for kind in kinds_of(spawn, script.shelf) if _is_owned(script, kind)]
    if not kinds:
        return
    if area is not None and rooms.area(spot) not in before(script, area.id):
        told = f"{spot} is in {rooms.area(spot)!r}, which may not be revealed by then"
        yield script.mistake((*where, field), told)
        return
    for heroes in PARTIES:
        # By trait the kind is chosen by chance among those that fit: one is enough, of the boxes whoever plays has.
        # Whatever else is ticked, those of other boxes are drawn only where they come whole (`comes_whole`).
        best = _best(_settle(rooms, spawn, kind, heroes, taken[heroes]) for kind in kinds)
        if best[0] < best[1]:
            yield script.mistake((*where, field), _told(script, kinds, best, heroes, spot))
            return
        taken[heroes] += best[2]


def _best(found: Iterable[Outcome]) -> Outcome:
    """The first that leaves nobody out, or else as few as possible."""
    best: Outcome | None = None
    for outcome in found:
        if outcome[0] == outcome[1]:
            return outcome
        if best is None or outcome[0] - outcome[1] > best[0] - best[1]:
            best = outcome
    assert best is not None
    return best


def _is_known(script: Manuscript, kind: str) -> bool:
    return kind in script.shelf.monsters or kind in script.shelf.lieutenants


def _is_owned(script: Manuscript, kind: str) -> bool:
    """Whether whoever can play the quest has the kind: it is in the base box or in that of the quest."""
    return _is_known(script, kind) and script.shelf.foe(kind).box in (BASE, script.quest.box)


def before(script: Manuscript, area: str) -> set[str]:
    """The areas that are on the table when this one is revealed: its own, the first, and those on the only way."""
    hosts = {
        door.reveals: [
            other.id for other in script.quest.areas for each in other.doors if each.reveals == door.reveals
        ]
        for door in script.doors.values()
    }
    found = {script.areas[0]}
    while area not in found:
        found.add(area)
        doors = set(hosts.get(area, ()))
        if len(doors) == 1:
            area = doors.pop()
    return found


def _settle(rooms: Rooms, spawn: Spawn, kind: str, heroes: int, taken: Sequence[Square]) -> Outcome:
    """Put the figures of a group into the area of their square, one after the other."""
    card = rooms.script.shelf.foe(kind)
    wanted = numbers(rooms.script, spawn, kind, heroes)
    used: list[Square] = []
    stood = 0
    for master, number in ((True, wanted[0]), (False, wanted[1])):
        exact = spawn.spots(master=master)
        for which in range(number):
            square = exact[which] if which < len(exact) else spawn.gathers_at()
            base = _base(rooms.around(square), square, card.size, [*taken, *used])
            used += base
            stood += bool(base)
    return stood, sum(wanted), used


def numbers(script: Manuscript, spawn: Spawn, kind: str, heroes: int) -> tuple[int, int]:
    """How many masters and minions of a kind appear: minions instead of masters beyond the limit (MON-05)."""
    minions, masters = script.shelf.foe(kind).limits[heroes]
    wanted = spawn.wanted(heroes, masters, master=True), spawn.wanted(heroes, minions, master=False)
    if spawn.beyond_limits:
        return wanted
    return min(wanted[0], masters), min(wanted[1] + max(0, wanted[0] - masters), minions)


def _base(grid: Grid, near: Square, size: Size, taken: Sequence[Square]) -> tuple[Square, ...]:
    """The nearest free place for a base, in the order of the rules; none if there is none."""
    if near not in grid.terrain:
        return ()
    blocked = grid.bits(taken)
    for square, _ in sorted(grid.distances(near).items(), key=lambda entry: (entry[1], entry[0])):
        free = grid.terrain[square] not in SHUNNED and not blocked & grid.bit(square)
        if free and (bases := expansions(grid, square, size, blocked)):
            return bases[0]
    return ()


def _told(script: Manuscript, kinds: list[str], found: Outcome, heroes: int, spot: Square) -> str:
    stood, wanted, _ = found
    size = script.shelf.foe(kinds[0]).size
    name = kinds[0] if len(kinds) == 1 else "monsters of these traits"
    if stood == 0 and size != (1, 1) and len(kinds) == 1:
        return f"a {name} ({size}) does not fit near {spot}, with {heroes} heroes"
    return f"too few free squares near {spot}: only {stood} of {wanted} {name} find one, with {heroes} heroes"
