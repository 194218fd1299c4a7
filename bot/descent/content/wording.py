"""What is wrong with content, in words of ours: what a word takes and what it needs."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from difflib import get_close_matches
from itertools import islice
from typing import Any, get_args, get_origin

from pydantic import BaseModel
from pydantic_core import ErrorDetails

from bot.kernel.plain import Tagged, snake_case

SAID = {
    "int_type": "a whole number is expected",
    "int_parsing": "a whole number is expected",
    "int_from_float": "a whole number is expected",
    "int_parsing_size": "this number is too large",
    "bool_type": "true or false is expected",
    "bool_parsing": "true or false is expected",
    "string_type": "a word is expected",
    "tuple_type": "a list is expected",
    "list_type": "a list is expected",
    "dict_type": "fields with their values are expected",
    "model_type": "fields with their values are expected",
}
"""The commonest mistakes."""

LONGEST_SLIP, MOST_COMPARED = 32, 200
"""Words are held against others while they are as short, and the others as few: comparing takes time."""
MOST_TOLD = 25
"""So many mistakes of one sort are enough to begin with."""


def in_words(problem: ErrorDetails, model: type[BaseModel], written: object) -> str:
    """One mistake in an entry, as its author is told: "cleanse takes: of"."""
    where = problem["loc"]
    if problem["type"] == "extra_forbidden":
        return _takes(model_at(model, written, where[:-1]), str(where[-1]))
    if problem["type"] == "missing":
        return f"{_called(model_at(model, written, where[:-1]))} needs: {where[-1]}"
    return plainly(problem) + _meant(model_at(model, written, where), written_at(written, where))


def plainly(problem: ErrorDetails) -> str:
    """A mistake that is neither a field too many nor one too few."""
    if problem["type"] == "too_long":
        return f"at most {problem['ctx']['max_length']} are possible"
    said = SAID.get(problem["type"], problem["msg"].removeprefix("Value error, "))
    said = said.replace("expected text like that of a Square, got", "a square is expected, like C4, not")
    return said.replace("Input should be", "expected is")


def fields_of(model: type[BaseModel]) -> list[str]:
    """The fields of a word or an entry, as authors write them."""
    return [field.alias or name for name, field in model.model_fields.items()]


def near(name: str, known: Iterable[str]) -> str:
    """ "; did you mean 'shields'?", where something is called nearly so."""
    found = nearest(name, known)
    return f"; did you mean {found!r}?" if found is not None else ""


def nearest(name: str, known: Iterable[str]) -> str | None:
    """What was probably meant by a name."""
    if len(name) > LONGEST_SLIP:
        return None
    short = (each for each in known if len(each) <= LONGEST_SLIP)
    return next(iter(get_close_matches(name, list(islice(short, MOST_COMPARED)), n=1)), None)


def _takes(model: type[BaseModel] | None, field: str) -> str:
    if model is None:
        return f"there is no field {field!r}"
    fields = fields_of(model)
    return f"{_called(model)} takes" + (f": {', '.join(fields)}{near(field, fields)}" if fields else " nothing")


def _called(model: type[BaseModel] | None) -> str:
    """The word itself, or what an entry is: "cleanse", "hero sheet"."""
    if model is None:
        return "this"
    kind = model.kind if issubclass(model, Tagged) else ""
    return kind or snake_case(model.__name__).replace("_", " ")


def _meant(family: type[BaseModel] | None, written: object) -> str:
    """The word that was probably meant, where there is none of the one that is written."""
    if family is None or not issubclass(family, Tagged) or family.kind or not isinstance(written, Mapping):
        return ""
    return near(str(written.get(family.tag)), list(family.kinds))


# Finding one's way in an entry -------------------------------------------------------------------------------


def model_at(model: type[BaseModel], written: object, where: Sequence[str | int]) -> type[BaseModel] | None:
    """What should stand at a place: the kind of entry, or the very word that is written there."""
    here: Any = _word(model, written)
    for number, step in enumerate(where, 1):
        inside = _within(here, step)
        if (
            inside is None
            and isinstance(step, str)
            and not _is_written(written_at(written, where[: number - 1]), step)
        ):
            continue  # which of several forms a value has: a step of the model's own
        here = _word(inside, written_at(written, where[:number]))
    return next(_models(here), None)


def _is_written(written: object, step: str | int) -> bool:
    return isinstance(step, int) or (isinstance(written, Mapping) and step in written)


def written_at(written: Any, where: Sequence[str | int]) -> Any:
    """What its author wrote at a place. What the model adds by itself is no step on the way."""
    for step in where:
        numbers = range(len(written)) if isinstance(written, list) else ()
        if step in (written if isinstance(written, Mapping) else numbers):
            written = written[step]
    return written


def _within(kind: Any, step: str | int) -> Any:
    """The type of what stands one step inside a value of this type; None where there is no telling."""
    if _is_model(kind):
        fields = kind.model_fields.items()
        return next((field.annotation for name, field in fields if step in (name, field.alias)), None)
    parts = get_args(kind)
    if get_origin(kind) in (tuple, list):
        return parts[0] if isinstance(step, int) else None
    if get_origin(kind) is dict:
        return parts[1]
    return next((found for part in parts if (found := _within(part, step)) is not None), None)


def _word(kind: Any, written: object) -> Any:
    """The word of a family that is written here; whatever is no family stays what it is."""
    family = next((model for model in _models(kind) if issubclass(model, Tagged) and not model.kind), None)
    if family is None or not isinstance(written, Mapping):
        return kind
    return family.kinds.get(str(written.get(family.tag)), kind)


def _models(kind: Any) -> Iterator[type[BaseModel]]:
    """The model of a field, also where it may be left out."""
    if _is_model(kind):
        yield kind
    elif get_origin(kind) not in (tuple, list, dict):
        for part in get_args(kind):
            yield from _models(part)


def _is_model(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, BaseModel)
