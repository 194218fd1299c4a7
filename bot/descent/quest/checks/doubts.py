"""What can be played as it is written, and is hardly what its author meant."""

from collections.abc import Iterator

from bot.descent.board import Assembly, Terrain
from bot.descent.quest.checks.manuscript import Manuscript, kinds_of
from bot.descent.quest.checks.page import Mistake, Where
from bot.descent.quest.checks.room import PARTIES, before
from bot.descent.quest.expressions import Expression
from bot.descent.quest.model import Spawn, TokenSpot
from bot.descent.quest.triggers import VariableTrigger


def check(script: Manuscript, board: Assembly) -> Iterator[Mistake]:
    """Tokens and tiles that lie oddly, numbers that are left out, monsters taken for others, names nobody uses."""
    yield from _tokens(script, board)
    yield from _tiles(script)
    for where, spawn in script.spawns:
        yield from _numbers(script, where, spawn)
        yield from _mistaken_kind(script, where, spawn)
    if not script.lost:
        yield from _unused(script)


def _tokens(script: Manuscript, board: Assembly) -> Iterator[Mistake]:
    for where, part in script.parts:
        if isinstance(part, TokenSpot) and board.terrain.get(part.square) is Terrain.OBSTACLE:
            told = f"{part.square} is an obstacle: nobody can stand on this token"
            yield script.doubt((*where, "square"), told)


def _tiles(script: Manuscript) -> Iterator[Mistake]:
    """A numbered side is in the box once; connecting pieces there are several of."""
    seen: dict[str, int] = {}
    for number, area in enumerate(script.quest.areas):
        for which, placement in enumerate(area.tiles):
            where: Where = ("areas", number, "tiles", which)
            if placement.tile in seen and placement.tile[:1].isdigit():
                told = f"{placement.tile} lies on the table already, on line {seen[placement.tile]}"
                yield script.doubt((*where, "tile"), told)
            seen.setdefault(placement.tile, script.page.line(where))


# Monsters ----------------------------------------------------------------------------------------------------


def _numbers(script: Manuscript, where: Where, spawn: Spawn) -> Iterator[Mistake]:
    """How many come is said for each number of heroes, or for none."""
    for field in ("masters", "minions"):
        stated = getattr(spawn, field)
        if not isinstance(stated, dict):
            continue
        if absent := [heroes for heroes in PARTIES if heroes not in stated]:
            parties = " and ".join(map(str, absent))
            told = f"it says nothing of {parties} heroes: then the group limit comes"
            yield script.doubt((*where, field), told)
        for heroes in sorted(stated.keys() - set(PARTIES)):
            told = f"a party never has {heroes} heroes, but {PARTIES[0]} to {PARTIES[-1]}"
            yield script.doubt((*where, field, heroes), told)


def _mistaken_kind(script: Manuscript, where: Where, spawn: Spawn) -> Iterator[Mistake]:
    """Traits that may draw a kind another spawn names: whoever came first, both would be one group."""
    if not spawn.traits:
        return
    kinds = kinds_of(spawn, script.shelf)
    for other_where, other in script.spawns:
        if other.monster in kinds and not _is_there_first(script, other_where, where):
            line = script.page.line((*other_where, "monster"))
            told = f"these traits may draw {other.monster!r}, which line {line} means to come later"
            yield script.doubt((*where, "traits"), told)
            return


def _is_there_first(script: Manuscript, other: Where, where: Where) -> bool:
    """Whether one spawn has come when another does, as far as the map tells."""
    if where[0] != "areas" or other[0] != "areas":
        return True
    areas = script.areas
    assert isinstance(where[1], int)
    assert isinstance(other[1], int)
    if where[1] == other[1]:
        return where > other
    return areas[other[1]] in before(script, areas[where[1]])


# Names nobody uses -------------------------------------------------------------------------------------------


def _unused(script: Manuscript) -> Iterator[Mistake]:
    """Variables nobody asks for, and places where nothing is."""
    asked = {name for _, part in script.parts for value in vars(part).values() for name in _names(value)}
    asked |= {part.name for _, part in script.parts if isinstance(part, VariableTrigger)}
    asked |= {fact for texts in script.wordings.values() for text in texts.values() for fact in text.facts}
    for name, variable in script.quest.variables.items():
        if name not in asked and variable.scope == "quest":
            yield script.doubt(("variables", name), "no condition, amount or text asks for this variable")
    written = script.page.named()
    for name in script.quest.places:
        if name not in written:
            yield script.doubt(("places", name), "nothing speaks of this place")


def _names(value: object) -> list[str]:
    return value.names() if isinstance(value, Expression) else []
