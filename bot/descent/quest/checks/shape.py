"""Is it a quest at all? Fields, types, expressions and names of squares, each mistake with its line."""

from collections.abc import Iterator, Mapping
from itertools import chain, islice
from typing import Any

from pydantic import ValidationError, model_validator
from pydantic_core import ErrorDetails

from bot.descent.board import Square
from bot.descent.content.wording import MOST_TOLD, fields_of, model_at, plainly
from bot.descent.quest.base import Happening, Trigger
from bot.descent.quest.checks.manuscript import no_such
from bot.descent.quest.checks.page import Mistake, Page, Where
from bot.descent.quest.model import Quest
from bot.descent.quest.places import LISTS, MOVES, SINGLE
from bot.kernel.plain import Tagged


class Draft(Quest):
    """A quest that may still speak of what nobody has declared: that is told later, each on its line."""

    @model_validator(mode="after")
    def _everything_is_declared(self) -> "Draft":
        return self


def read_draft(page: Page) -> tuple[Quest | None, list[Mistake]]:
    """The quest as far as it can be read, and what is wrong with its shape."""
    if not isinstance(page.content, dict):
        return None, [page.mistake((), "a quest has fields: at least id, areas and start")]
    wrong = list(islice(chain(page.twice(), _places(page)), MOST_TOLD))
    if not wrong:
        wrong += [page.mistake(where, text) for where, text in islice(_unknown_spots(page), MOST_TOLD)]
    if wrong:
        return None, wrong
    try:
        return Draft.model_validate(page.content), []
    except ValidationError as error:
        return None, list(dict.fromkeys(islice(_told(page, error), MOST_TOLD)))


# What would make no sense to the model -----------------------------------------------------------------------


def _places(page: Page) -> Iterator[Mistake]:
    """Places are lists of squares, and not called like one."""
    places = page.content.get("places") or {}
    if not isinstance(places, dict):
        yield page.mistake(("places",), "names with their squares are expected, like {yard: [C2, D2]}")
        return
    for name, squares in places.items():
        if is_square(str(name)):
            yield page.mistake(("places", name), "a place can't be called like a square")
        if not isinstance(squares, list) or not squares:
            yield page.mistake(("places", name), "a list of squares is expected, like [C2, D2]")
            continue
        for number, square in enumerate(squares):
            if not is_square(str(square)):
                yield page.mistake(("places", name, number), f"{square!r} is no square; write it like C4")


def _unknown_spots(page: Page) -> Iterator[tuple[Where, str]]:
    """Words where a square or a place is expected."""
    places = page.content.get("places") or {}
    for where, spot in spots(page.content):
        if not is_square(spot) and spot not in places:
            yield where, no_such("square or place", spot, places)


def spots(value: Any, where: Where = ()) -> Iterator[tuple[Where, str]]:
    """All squares and names of places that are written in a quest, apart from `places` itself."""
    if isinstance(value, Mapping):
        for key, part in value.items():
            if where or key != "places":
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


def _told(page: Page, error: ValidationError) -> Iterator[Mistake]:
    """Each thing the model found, at its own place."""
    for problem in error.errors():
        where = problem["loc"]
        family = _family(page.written(where))
        if family is not None and problem["msg"].startswith("Value error, unknown"):
            kind = str(page.written(where).get(family.tag))
            named = "happening" if family is Happening else "trigger"
            yield page.mistake((*where, family.tag), no_such(named, kind, family.kinds))
        elif problem["type"] == "extra_forbidden":
            yield page.mistake(where, no_such("field", str(where[-1]), _fields(page, where[:-1])))
        else:
            yield page.mistake(where, _sentence(problem))


def _family(written: Any) -> type[Tagged] | None:
    """The family a word belongs to by the way it is written."""
    if not isinstance(written, dict):
        return None
    return Happening if "do" in written else Trigger if "at" in written else None


def _fields(page: Page, where: Where) -> list[str]:
    """The fields that are possible at a place."""
    return fields_of(model_at(Quest, page.content, where) or Quest)


def _sentence(problem: ErrorDetails) -> str:
    if problem["type"] == "missing":
        return f"the field {str(problem['loc'][-1])!r} is missing"
    return plainly(problem)
