"""Names in a quest that lead nowhere: whatever would make a game stumble is told when the quest is read.

Names of monsters, items and conditions are checked with the rest of the library.
"""

from collections.abc import Iterable, Iterator, Mapping
from itertools import islice
from typing import TYPE_CHECKING, NamedTuple

from pydantic import BaseModel, ValidationError
from pydantic_core import InitErrorDetails, PydanticCustomError

from bot.descent.board import Square
from bot.descent.content.wording import MOST_TOLD, near
from bot.descent.quest.areas import DoorSpot, TokenSpot
from bot.descent.quest.base import Happening, Trigger
from bot.descent.quest.expressions import FUNCTIONS, NAMES, WORDS, Expression

if TYPE_CHECKING:
    from bot.descent.quest.model import Quest

Path = tuple[str | int, ...]
"""Where something stands in the file: `("events", 3, "do", 0)`."""

INLINE = ("place_token", "spawn")
"""Happenings that have all fields of the one thing they hold."""


class Astray(NamedTuple):
    """A name that leads nowhere, and where it stands."""

    path: Path
    problem: str


def located(value: object, path: Path = ()) -> Iterator[tuple[Path, BaseModel]]:
    """Everything written in a quest or a part of it, however deep, with its place in the file."""
    if isinstance(value, BaseModel):
        yield path, value
        inline = isinstance(value, Happening) and value.kind in INLINE
        for name, field in type(value).model_fields.items():
            yield from located(getattr(value, name), path if inline else (*path, field.alias or name))
    elif isinstance(value, Mapping):
        for key, part in value.items():
            yield from located(part, (*path, key))
    elif isinstance(value, tuple | list) and not isinstance(value, Square):
        for number, part in enumerate(value):
            yield from located(part, (*path, number))


def refuse_astray(quest: "Quest") -> None:
    """Bad content stops at load, each mistake at its place."""
    problems = [
        InitErrorDetails(
            type=PydanticCustomError("astray", "{problem}", {"problem": astray.problem}),
            loc=astray.path,
            input=None,
        )
        for astray in islice(all_astray(quest), MOST_TOLD)
    ]
    if problems:
        raise ValidationError.from_exception_data(quest.id, problems)


def all_astray(quest: "Quest") -> Iterator[Astray]:
    """Names in expressions, triggers and happenings that nobody has declared."""
    for name in quest.variables:
        if name in NAMES or name in WORDS:
            yield Astray(("variables", name), f"the name {name!r} is built in")
    yield from astray_in(quest, quest)


def astray_in(quest: "Quest", written: object) -> Iterator[Astray]:
    """Those in some part of the quest, or in what a game is about to do."""
    known = _Known(quest)
    for path, part in located(written):
        for name, field in type(part).model_fields.items():
            value, place = getattr(part, name), (*path, field.alias or name)
            if isinstance(value, Expression):
                yield from (Astray(place, problem) for problem in known.in_expression(value))
            elif isinstance(part, Happening | Trigger) and isinstance(value, str):
                known_names = known.of_field(part.kind, name)
                if known_names is not None and value not in known_names:
                    yield Astray(place, unknown(value, known_names))


class _Known:
    """All names of a quest, by what they are the name of."""

    def __init__(self, quest: "Quest") -> None:
        spots = [part for _, part in located(quest) if isinstance(part, TokenSpot | DoorSpot)]
        self.variables = list(quest.variables)
        self.doors = [spot.id for spot in spots if isinstance(spot, DoorSpot)]
        self.tokens = [spot.id for spot in spots if isinstance(spot, TokenSpot)]
        self.areas = [area.id for area in quest.areas]
        self.events = [event.id for event in quest.events]
        self.places = list(quest.places)
        self.bags = list(quest.bags)
        self.rules = [rule.id for rule in quest.rules]

    def of_field(self, kind: str, field: str) -> list[str] | None:
        """The names a field of a trigger or happening may hold; None where it holds no name of the quest."""
        if kind == "token_used" and field == "token":
            return [*self.tokens, *self.doors]
        if kind == "variable" and field == "name":
            return self.variables
        anything = {"close_door": ["any"], "remove_token": ["any_search"]}.get(kind, [])
        named = {
            "area": self.areas,
            "bag": self.bags,
            "door": self.doors,
            "event": self.events,
            "token": self.tokens,
            "variable": self.variables,
        }
        if kind == "rule" and field == "rule":
            return self.rules
        return [*named[field], *anything] if field in named else None

    def in_expression(self, expression: Expression) -> Iterator[str]:
        """What is wrong with the names of an expression."""
        for name in expression.names():
            if name not in self.variables and name not in NAMES:
                yield unknown(name, [*self.variables, *NAMES])
        about = {
            "open": self.doors,
            "locked": self.doors,
            "revealed": self.areas,
            "fired": self.events,
            "carried": self.tokens,
            "there": self.tokens,
        }
        for function, name in expression.calls():
            if function not in FUNCTIONS:
                yield unknown(function, FUNCTIONS)
            elif function in about and name not in about[function]:
                yield unknown(name, about[function])
            elif function in ("heroes_in", "monsters_in") and name not in self.places and not _is_square(name):
                yield unknown(name, self.places)


def _is_square(name: str) -> bool:
    try:
        Square.parse(name)
    except ValueError:
        return False
    return True


def unknown(name: str, known: Iterable[str]) -> str:
    """ "unknown name 'frede'; did you mean 'freed'?" """
    return f"unknown name {name!r}{near(name, known)}"
