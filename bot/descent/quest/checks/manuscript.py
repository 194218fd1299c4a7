"""A quest under examination: what its author wrote, and what it is held against."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import NamedTuple

from pydantic import BaseModel

from bot.descent.board import Assembly, Placement, Square
from bot.descent.content.library import Library
from bot.descent.content.wording import near, nearest
from bot.descent.quest.checks.page import Mistake, Page, Where
from bot.descent.quest.model import DoorSpot, Quest, Spawn, TokenSpot
from bot.descent.quest.places import GUESTS

LISTED = 20
"""So many names are told when none is close to what was written."""


class Wording(NamedTuple):
    """A text in one language: its longest form, and the facts it asks for."""

    longest: int
    facts: frozenset[str] = frozenset()


Wordings = Mapping[str, Mapping[str, Wording]]
"""All texts, by language and key."""


@dataclass(frozen=True)
class Manuscript:
    """One quest with its page, the library and the texts."""

    page: Page
    quest: Quest
    shelf: Library
    wordings: Wordings
    lost: frozenset[str] = frozenset()
    """Words of what could not be read: of these nobody can say that they are nowhere."""
    vague: bool = False
    """Whether what could not be read may have been about anything."""
    astray: set[str] = field(default_factory=set)
    """Names that lead nowhere, and what was probably meant by them: what is wrong is told in one place."""

    def mistake(self, where: Where, text: str) -> Mistake:
        """Something is wrong there."""
        return self.page.mistake(where, text)

    def doubt(self, where: Where, text: str) -> Mistake:
        """It can be played like this, and is hardly what its author meant."""
        return self.page.mistake(where, text, grave=False)

    def lacks(self, name: str, known: Iterable[str]) -> bool:
        """Whether a name leads nowhere. What was probably meant by it may be there all the same."""
        names = list(known)
        if name in names or name in self.lost or name in self._thinned:
            return False
        meant = nearest(name, names)
        self.astray.update((name, meant) if meant is not None else (name, *names))
        return True

    @property
    def unsure(self) -> frozenset[str]:
        """Names of which nothing can be said until the mistakes that were found are mended."""
        return self.lost | self.astray | self._thinned | (self._all_names if self.vague else frozenset())

    @cached_property
    def _thinned(self) -> frozenset[str]:
        """The names of what has lost a part of itself."""
        if not self.lost:
            return frozenset()
        named = ((where, getattr(part, "id", None)) for where, part in self.parts)
        return frozenset(name for where, name in named if isinstance(name, str) and self.page.is_thinned(where))

    @cached_property
    def _all_names(self) -> frozenset[str]:
        quest = self.quest
        rules = (rule.id for rule in quest.rules)
        return frozenset(
            (*self.areas, *self.elements, *self.events, *rules, *quest.variables, *quest.bags, "win", "lose")
        )

    @cached_property
    def parts(self) -> list[tuple[Where, BaseModel]]:
        """Everything written in the quest, however deep, each part with the way to it; but for its own monsters."""
        return [each for each in parts_of(self.quest) if not each[0] or each[0][0] not in GUESTS]

    def of(self, *kinds: type[BaseModel]) -> Iterator[tuple[Where, BaseModel]]:
        """The parts of these kinds."""
        return ((where, part) for where, part in self.parts if isinstance(part, kinds))

    @cached_property
    def areas(self) -> list[str]:
        return [area.id for area in self.quest.areas]

    @cached_property
    def doors(self) -> dict[str, DoorSpot]:
        return {part.id: part for _, part in self.parts if isinstance(part, DoorSpot)}

    @cached_property
    def tokens(self) -> dict[str, TokenSpot]:
        """All tokens, also those that are placed later."""
        return {part.id: part for _, part in self.parts if isinstance(part, TokenSpot)}

    @cached_property
    def elements(self) -> dict[str, DoorSpot | TokenSpot]:
        return {**self.doors, **self.tokens}

    @cached_property
    def spawns(self) -> list[tuple[Where, Spawn]]:
        return [(where, part) for where, part in self.parts if isinstance(part, Spawn)]

    @cached_property
    def foes(self) -> list[str]:
        """Names under which somebody may stand on the board: unique names, roles and kinds."""
        return list(dict.fromkeys(name for _, spawn in self.spawns for name in names_of(spawn, self.shelf)))

    @cached_property
    def events(self) -> list[str]:
        return [event.id for event in self.quest.events]

    def area_at(self, board: Assembly, square: Square) -> str | None:
        """The area a square belongs to."""
        tile = board.placements.get(square)
        return self._area_of_tile[tile] if tile is not None else None

    @cached_property
    def _area_of_tile(self) -> dict[Placement, str]:
        return {tile: area.id for area in self.quest.areas for tile in area.tiles}


def names_of(spawn: Spawn, shelf: Library) -> Iterator[str]:
    """All names under which those who appear may be spoken of."""
    if spawn.unique is not None:
        yield spawn.unique.name
    if spawn.role is not None:
        yield spawn.role
    yield from kinds_of(spawn, shelf)


def kinds_of(spawn: Spawn, shelf: Library) -> list[str]:
    """The kinds of monsters that may appear: the one named, or all whose traits fit."""
    wanted = spawn.likes
    if wanted is None:
        return [spawn.monster]
    return [card.id for card in shelf.monsters.values() if wanted.fit(card)]


def parts_of(value: object, where: Where = ()) -> Iterator[tuple[Where, BaseModel]]:
    """A value's parts with the way to each, in the words of the file."""
    if isinstance(value, BaseModel):
        yield where, value
        for name, field in type(value).model_fields.items():
            yield from parts_of(getattr(value, name), (*where, field.alias or name))
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from parts_of(part, (*where, key))
    elif isinstance(value, tuple | list) and not isinstance(value, Square):
        for number, part in enumerate(value):
            yield from parts_of(part, (*where, number))


def no_such(kind: str, name: str, known: Iterable[str]) -> str:
    """ "there is no door 'gat'; did you mean 'gate'?" """
    names = list(dict.fromkeys(known))
    told = f"there is no {kind} {name!r}"
    if meant := near(name, names):
        return f"{told}{meant}"
    return f"{told}; there are {', '.join(sorted(names))}" if 0 < len(names) <= LISTED else told
