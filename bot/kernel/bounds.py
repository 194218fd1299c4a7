"""Bounds on what comes from outside: how deep, how much, how long, how large.

Whoever writes a file by hand can write any number into it. Before anybody reads it for its meaning it is looked
at as a mere form; and what is read as a game holds no number that no game comes near.
"""

from collections.abc import Iterator
from typing import Any

DEEPEST = 60
"""Values inside values; our saves have 12."""
MOST_VALUES = 2_000_000
LONGEST_TEXT = 1024 * 1024
"""A campaign keeps games as texts: some 10,000 characters."""
LONGEST_NAME = 200
"""Of a field."""
LARGEST_ID = 2**63
"""Discord's ids are smaller."""

LARGEST_NUMBER = 100_000
"""What is counted in a game: hearts, gold, rounds, dice. Long campaigns come to a few hundred."""
MOST_THINGS = 5_000
"""In one place: a stack, a deck, a bag. Ours have less than a hundred."""
PEOPLE = frozenset({"owner", "player", "standin"})
"""Fields of a save that hold ids of people."""


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
