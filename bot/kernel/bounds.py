"""Bounds on what comes from outside: how deep, how much, how long, how large.

Whoever writes a file by hand can write any number into it. Before anybody reads it for its meaning it is looked
at as a mere form; and what is read as a game holds no number that no game comes near. That is so wherever it is
read: what a game is made of (`State`, `Step`) is `bounded`, so a save that came in before there were bounds, or was
written by hand into the database, is unreadable and no more than that.
"""

from collections.abc import Iterator, Mapping
from typing import Any

from pydantic_core import CoreSchema

DEEPEST = 60
"""Values inside values; our saves have 12."""
MOST_VALUES = 2_000_000
LONGEST_TEXT = 1024 * 1024
"""A campaign keeps games as texts: some 10,000 characters."""
LONGEST_NAME = 200
"""Of a field."""
LARGEST_ID = 2**63
"""Discord's ids are smaller."""

LARGEST_NUMBER = 1_000_000
"""What is counted in a game: hearts, gold, rounds, dice. Long campaigns come to a few hundred; a number that a
quest keeps in mind may be as large as this."""
MOST_THINGS = 5_000
"""In one place: a stack, a deck, a bag. Ours have less than a hundred."""
PEOPLE = frozenset({"owner", "player", "standin", "offered"})
"""Fields of a save that hold ids of people."""

MOST_STATE = 2 * 1024 * 1024
"""Characters of a saved campaign; one of a long quest has a fortieth of it."""


class OutOfBounds(ValueError):
    """A form that none of ours comes near."""


def check_form(form: Any) -> None:
    """Raise `OutOfBounds` for what is too deep, too much, too long or too large to be read at all."""
    for number, (name, value, depth) in enumerate(_values(form)):
        _demand(number < MOST_VALUES and depth <= DEEPEST, "too much")
        _demand(len(name) <= LONGEST_NAME, "a name is too long")
        if isinstance(value, str):
            _demand(len(value) <= LONGEST_TEXT, "a text is too long")
        elif isinstance(value, int | float):
            _demand(abs(value) < LARGEST_ID, "a number is too large")


def check_numbers(form: Any) -> None:
    """Raise `OutOfBounds` for a campaign that counts what nobody can have so many of."""
    for name, value, _ in _values(form):
        if isinstance(value, dict | list):
            _demand(len(value) <= MOST_THINGS, f"too many {name}")
        elif isinstance(value, int | float) and name not in PEOPLE:
            _demand(abs(value) <= LARGEST_NUMBER, f"{name} is too large")


def check_length(state: str) -> None:
    """Raise `OutOfBounds` for a saved campaign that is longer than any."""
    _demand(len(state) <= MOST_STATE, "the save is too long")


def bounded(schema: CoreSchema) -> CoreSchema:
    """How a model is read, with bounds on the numbers and lists in its own fields. It costs next to nothing."""
    fields = _fields(schema)
    for name, field in fields.items():
        if name not in PEOPLE:
            _bound(field)
    return schema


def _fields(schema: Any) -> Mapping[str, Any]:
    """The fields of a model, whatever it is wrapped in; none where it only refers to one."""
    while isinstance(schema, dict) and schema["type"] != "model-fields":
        schema = schema.get("schema")
    return schema["fields"] if isinstance(schema, dict) else {}


def _bound(schema: Any) -> None:
    """Put bounds on a value and what is in it. Models inside have seen to that themselves."""
    if not isinstance(schema, dict):
        return
    kind = schema["type"]
    if kind in ("int", "float"):
        schema.setdefault("ge", -LARGEST_NUMBER)
        schema.setdefault("le", LARGEST_NUMBER)
    elif kind in ("list", "dict", "set"):
        schema.setdefault("max_length", MOST_THINGS)
    if kind != "model":
        # Not the keys of a dictionary: who voted is one.
        for inside in ("schema", "items_schema", "values_schema"):
            found = schema.get(inside)
            for each in found if isinstance(found, list) else [found]:
                _bound(each)
        for choice in schema.get("choices", ()):
            _bound(choice[0] if isinstance(choice, tuple) else choice)


def _values(form: Any) -> Iterator[tuple[str, Any, int]]:
    """Everything in a form, with the name of its field and how deep it lies."""
    waiting: list[tuple[str, Any, int]] = [("", form, 0)]
    while waiting:
        name, value, depth = found = waiting.pop()
        yield found
        if isinstance(value, dict):
            waiting.extend((str(key), inside, depth + 1) for key, inside in value.items())
        elif isinstance(value, list):
            waiting.extend((name, inside, depth + 1) for inside in value)


def _demand(true: bool, what: str) -> None:
    if not true:
        raise OutOfBounds(what)
