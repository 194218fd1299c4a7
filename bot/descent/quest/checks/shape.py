"""What keeps a quest from being read: fields, types, expressions and names of squares."""

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Any, NamedTuple

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from bot.descent.board import Square
from bot.descent.content.wording import fields_of, model_at, plainly
from bot.descent.quest.base import Happening, Trigger
from bot.descent.quest.checks.manuscript import no_such
from bot.descent.quest.checks.page import Page, Where
from bot.descent.quest.model import Quest
from bot.descent.quest.places import GUESTS, LISTS, MOVES, SINGLE
from bot.kernel.plain import Tagged


class Wrong(NamedTuple):
    """What keeps a quest from being read: where it stands, what it is, and what must go for the rest to be read."""

    where: Where
    tell: Callable[[], str]
    """In words. Finding what was meant takes time, and of many mistakes only the first are told."""
    out: Where
    missing: bool = False
    """Whether it is a field that is not there."""


# What would make no sense to the model -----------------------------------------------------------------------


def senseless(page: Page) -> Iterator[Wrong]:
    """Squares and places nobody can find."""
    yield from _places(page)
    yield from _unknown_spots(page)


def _wrong(where: Where, told: Callable[[], str] | str) -> Wrong:
    return Wrong(where, (lambda: told) if isinstance(told, str) else told, where)


def _places(page: Page) -> Iterator[Wrong]:
    """Places are lists of squares, and not called like one."""
    places = page.content.get("places") or {}
    if not isinstance(places, dict):
        yield _wrong(("places",), "names with their squares are expected, like {yard: [C2, D2]}")
        return
    for name, squares in places.items():
        if is_square(str(name)):
            yield _wrong(("places", name), "a place can't be called like a square")
        if not isinstance(squares, list) or not squares:
            yield _wrong(("places", name), "a list of squares is expected, like [C2, D2]")
            continue
        for number, square in enumerate(squares):
            if not is_square(str(square)):
                yield _wrong(("places", name, number), f"{square!r} is no square; write it like C4")


def _unknown_spots(page: Page) -> Iterator[Wrong]:
    """Words where a square or a place is expected."""
    places = page.content.get("places") or {}
    for where, spot in spots(page.content):
        if not is_square(spot) and spot not in places:
            yield _wrong(where, partial(no_such, "square or place", spot, places))


def spots(value: Any, where: Where = ()) -> Iterator[tuple[Where, str]]:
    """All squares and names of places that are written in a quest, apart from `places` itself and its monsters."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            if where or key not in ("places", *GUESTS):
                yield from _spots_of_field(value, key, part, (*where, key))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from spots(part, (*where, number))


def _spots_of_field(holder: Mapping[Any, Any], key: Any, part: Any, where: Where) -> Iterator[tuple[Where, str]]:
    many = key in LISTS or (key in ("to", "toward") and str(holder.get("do")) in MOVES)
    single = key in SINGLE and part not in ("any", "adjacent")
    if (many or single) and isinstance(part, str):
        yield where, part
    elif many and isinstance(part, list):
        yield from (((*where, number), spot) for number, spot in enumerate(part) if isinstance(spot, str))
    else:
        yield from spots(part, where)


def is_square(text: str) -> bool:
    """Whether this is how a square is written."""
    try:
        Square.parse(text)
    except ValueError:
        return False
    return True


# What the model says -----------------------------------------------------------------------------------------


def told_by_model(page: Page, error: ValidationError) -> Iterator[Wrong]:
    """Each thing the model found, at its own place."""
    for problem in error.errors():
        where = problem["loc"]
        family = _family(page.written(where))
        if family is not None and problem["msg"].startswith("Value error, unknown"):
            kind = str(page.written(where).get(family.tag))
            named = "happening" if family is Happening else "trigger"
            yield Wrong((*where, family.tag), partial(no_such, named, kind, family.kinds), where)
        elif problem["type"] == "extra_forbidden":
            yield _wrong(where, partial(_no_such_field, page, where))
        elif problem["type"] == "missing":
            yield Wrong(where, partial(_sentence, problem), where[:-1], missing=True)
        else:
            yield _wrong(where, partial(_sentence, problem))


def _family(written: Any) -> type[Tagged] | None:
    """The family a word belongs to by the way it is written."""
    if not isinstance(written, dict):
        return None
    return Happening if "do" in written else Trigger if "at" in written else None


def _no_such_field(page: Page, where: Where) -> str:
    possible = fields_of(model_at(Quest, page.content, where[:-1]) or Quest)
    return no_such("field", str(where[-1]), possible)


def _sentence(problem: ErrorDetails) -> str:
    if problem["type"] == "missing":
        return f"the field {str(problem['loc'][-1])!r} is missing"
    return plainly(problem)
