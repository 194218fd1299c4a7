"""A quest fits whatever boxes are ticked: it names nothing its players may not own, and has room for all (SET-07).

A kind of another box is drawn by its traits only where it comes whole (`comes_whole`), so it always fits itself.
But it may be larger than those of the base box, and stand where somebody is meant to who comes after it. So the
groups that appear with an area are put on the map one after the other, for every kind that each of them may be.
"""

from collections.abc import Iterator
from typing import NamedTuple

from bot.descent.board import Assembly, Size, Square, expansions
from bot.descent.content.boxes import BASE
from bot.descent.content.cards import Item
from bot.descent.quest.checks.manuscript import Manuscript, kinds_of
from bot.descent.quest.checks.page import Mistake, Where
from bot.descent.quest.checks.room import PARTIES, SHUNNED, Rooms, numbers
from bot.descent.quest.model import Area, Spawn
from bot.descent.rules.passives import SMALL_BEGINNINGS

MOST_BOARDS = 400
"""So many different ways to stand are followed: more than any shipped area has."""

Taken = frozenset[Square]


class Band(NamedTuple):
    """A group as far as room goes: its base, and how many masters and minions come."""

    size: Size
    masters: int
    minions: int


class Crowds:
    """The areas of a map, and the groups that may appear there."""

    def __init__(self, script: Manuscript, board: Assembly) -> None:
        self.script = script
        self.rooms = Rooms(script, board)
        self._ways: dict[Square, list[Square]] = {}

    def bands(self, spawn: Spawn, heroes: int) -> dict[Band, str]:
        """The different groups that may appear, each with one of its kinds, those of the base box first."""
        kinds = [self.script.shelf.foe(kind) for kind in kinds_of(spawn, self.script.shelf) if self._is_known(kind)]
        found: dict[Band, str] = {}
        for card in sorted(kinds, key=lambda card: card.box != BASE):
            masters, minions = numbers(self.script, spawn, card.id, heroes)
            if self._starts_small(card.id):
                masters, minions = max(1, masters), 0
            if spawn.monster or card.box == BASE or masters + minions >= spawn.least(heroes):
                found.setdefault(Band(card.size, masters, minions), card.id)
        return found

    def _starts_small(self, kind: str) -> bool:
        card = self.script.shelf.monsters.get(kind)
        return card is not None and SMALL_BEGINNINGS in card.block(self.script.quest.act, "minion").abilities

    def _is_known(self, kind: str) -> bool:
        return kind in self.script.shelf.monsters or kind in self.script.shelf.lieutenants

    def settled(self, spawn: Spawn, band: Band, taken: Taken) -> list[Taken | None]:
        """How the board may lie once a group stands on it; None if one of it finds no place.

        Of places that are equally near the first and the last stand for all.
        """
        if band.masters + band.minions == 0:
            return [taken]
        return [self._settle(spawn, band, taken, last=last) for last in (False, True)]

    def _settle(self, spawn: Spawn, band: Band, taken: Taken, *, last: bool) -> Taken | None:
        for master, number in ((True, band.masters), (False, band.minions)):
            exact = spawn.spots(master=master)
            for which in range(number):
                spot = exact[which] if which < len(exact) else spawn.gathers_at()
                base = self._base(spot, band.size, taken, last=last)
                if not base:
                    return None
                taken |= frozenset(base)
        return taken

    def _base(self, near: Square, size: Size, taken: Taken, *, last: bool) -> tuple[Square, ...]:
        """The nearest free place for a base in the area of a square; none if there is none."""
        grid = self.rooms.around(near)
        blocked = grid.bits(square for square in taken if square in grid.terrain)
        if near not in self._ways:
            away = sorted(grid.distances(near).items(), key=lambda entry: (entry[1], entry[0]))
            self._ways[near] = [square for square, _ in away if grid.terrain[square] not in SHUNNED]
        for square in self._ways[near]:
            if not blocked & grid.bit(square) and (bases := expansions(grid, square, size, blocked)):
                return bases[-1 if last else 0]
        return ()


def check(script: Manuscript, board: Assembly) -> Iterator[Mistake]:
    """What comes in another box than the quest, and groups that find no room after one that traits have drawn."""
    yield from _foreign(script)
    crowds = Crowds(script, board)
    for number, area in enumerate(script.quest.areas):
        if any(spawn.traits for spawn in area.spawns) and len(area.spawns) > 1:
            for heroes in PARTIES:
                start: Taken = frozenset(script.quest.start[:heroes] if number == 0 else ())
                yield from _fill(crowds, number, area, heroes, start)


def _foreign(script: Manuscript) -> Iterator[Mistake]:
    """Monsters and cards that whoever plays the quest may not own."""
    shelf = script.shelf
    for where, spawn in script.spawns:
        if spawn.monster in shelf.monsters or spawn.monster in shelf.lieutenants:
            yield from _elsewhere(script, (*where, "monster"), spawn.monster, shelf.foe(spawn.monster).box)
        elif spawn.traits and not any(_owned(script, shelf.foe(kind).box) for kind in kinds_of(spawn, shelf)):
            told = f"no monster of the {script.quest.box} box has these traits ({spawn.likes}): nobody may appear"
            yield script.mistake((*where, "traits"), told)
    for where, part in script.parts:
        for field in ("item", "items"):
            named = getattr(part, field, ()) or ()
            for card in (named,) if isinstance(named, str) else named:
                found = shelf.items.get(card) or shelf.relics.get(card)
                if isinstance(found, Item):
                    yield from _elsewhere(script, (*where, field), card, found.box)


def _owned(script: Manuscript, box: str) -> bool:
    return box in (BASE, script.quest.box)


def _elsewhere(script: Manuscript, where: Where, name: str, box: str) -> Iterator[Mistake]:
    if not _owned(script, box):
        yield script.mistake(where, f"{name!r} comes in another box; write `box: {box}` for a quest of that box")


def _fill(crowds: Crowds, number: int, area: Area, heroes: int, start: Taken) -> Iterator[Mistake]:
    """The groups of an area one after the other; the first that may be left without room ends it."""
    boards: dict[Taken, str] = {start: ""}
    for which, spawn in enumerate(area.spawns):
        if spawn.gathers_at() not in crowds.rooms.board.terrain:
            return
        further: dict[Taken, str] = {}
        for taken, drawn in boards.items():
            stands = False
            for band, kind in crowds.bands(spawn, heroes).items():
                for then in crowds.settled(spawn, band, taken):
                    stands = stands or then is not None
                    if then is not None and len(further) < MOST_BOARDS:
                        further.setdefault(then, ", ".join(filter(None, (drawn, kind if spawn.traits else ""))))
            if not stands and drawn:
                where: Where = ("areas", number, "spawns", which)
                name = spawn.monster or "monsters of these traits"
                told = f"too little room for {name} where {drawn} came first, with {heroes} heroes"
                yield crowds.script.mistake(where, told)
                return
        # What a condition holds back may be missing: the board as it was is one of those that may lie there.
        boards = {**further, **boards} if spawn.when is not None else further
        if not boards:
            return
