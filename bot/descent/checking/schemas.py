"""JSON schemas of everything authors write, made from the models it is read by: for editors."""

import ast
import inspect
import textwrap
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from annotated_types import Ge, Gt, Le, Lt, MaxLen, MinLen
from pydantic import AliasChoices, BaseModel
from pydantic.fields import FieldInfo
from pydantic.functional_validators import BeforeValidator

from bot.descent.board import Edge, Square
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.quest.expressions import Expression
from bot.descent.quest.model import Bag, Quest
from bot.descent.quest.places import LISTS
from bot.descent.quest.references import INLINE
from bot.descent.quest.schedule import Level, PerilPlan
from bot.descent.road.book import CampaignBook, City, TravelEvent
from bot.descent.road.consequences_story import TestOf
from bot.kernel.plain import Tagged
from bot.words.language import LANGUAGES

Schema = dict[str, Any]
DIALECT = "http://json-schema.org/draft-07/schema#"

WHOLE: Mapping[str, type[BaseModel]] = {"quest": Quest, "level": Quest, "campaign": CampaignBook}
"""What has a file of its own."""
LISTED: Mapping[str, tuple[str, type[BaseModel]]] = {
    "activations": ("activations", ActivationCard),
    "travel_events": ("events", TravelEvent),
    "cities": ("cities", City),
}
"""What stands in a file with others: its list there."""
KINDS = (*WHOLE, *LISTED, "pack")

LEAVES: Mapping[type, Schema] = {
    Expression: {"type": ["integer", "boolean", "string"], "description": "A whole number or an expression."},
    Square: {"type": "string", "description": "A square like C4, or the name of a place."},
    Edge: {"type": "string", "pattern": r"^[A-Z]+[0-9]+\|[A-Z]+[0-9]+$", "description": "Two squares: H3|I3."},
    str: {"type": ["string", "number", "boolean"]},
    int: {"type": "integer"},
    float: {"type": "number"},
    bool: {"type": "boolean"},
    NoneType: {"type": "null"},
    object: {},
}
"""YAML reads some words as numbers or truth values; a word is a word all the same."""
FREE: Schema = {"type": ["string", "boolean", "integer"]}
"""The short form of a value that has a longer one."""


_LINE: Schema = {"type": "string", "minLength": 1, "maxLength": 60}
_BY_LANGUAGE: Schema = {language: {"type": "string"} for language in LANGUAGES}
_IN_LANGUAGES: Schema = {"anyOf": [_LINE, {"type": "object", "minProperties": 1, "properties": _BY_LANGUAGE}]}
PACK: Schema = {
    "type": "object",
    "required": ["id", "name", "about", "author", "version", "licence", "languages"],
    "additionalProperties": False,
    "properties": {
        "id": {"type": "string", "pattern": "^[a-z][a-z0-9]{2,19}$", "description": "All in it begins with it."},
        "game": {"type": "string"},
        "name": {**_IN_LANGUAGES, "description": "What it is called, perhaps by language."},
        "about": {"type": ["string", "object"], "description": "What it is about, perhaps by language."},
        "author": _LINE,
        "version": {"type": "string", "pattern": "^[0-9][0-9a-z.-]{0,15}$"},
        "licence": _LINE,
        "languages": {"type": "array", "minItems": 1, "items": {"enum": list(LANGUAGES)}},
        "boxes": {"type": "array", "items": {"type": "string"}, "description": "Needed besides the base box."},
        "length": {"enum": ["evening", "evenings", "campaign"]},
    },
}
"""What `pack.yaml` says of a pack."""


def schema_of(kind: str) -> Schema:
    """The schema of a file of this kind."""
    writer = _Writer()
    if kind == "pack":
        root = PACK
    elif kind in WHOLE:
        root = writer.refer(WHOLE[kind])
        if kind == "level":
            root = {"allOf": [root, {"required": ["level"]}]}
    else:
        section, model = LISTED[kind]
        variables = {"type": "object"} if kind == "travel_events" else None
        fields: Schema = {section: {"type": "array", "items": writer.refer(model)}}
        if variables is not None:
            fields["variables"] = variables
        root = {"type": "object", "required": [section], "properties": fields, "additionalProperties": False}
    return {"$schema": DIALECT, "title": f"Flambeau: {kind}", **root, "definitions": writer.definitions}


class _Writer:
    """Writes models down, each once."""

    def __init__(self) -> None:
        self.definitions: dict[str, Schema] = {}
        self._names: dict[type[BaseModel], str] = {}

    def refer(self, model: type[BaseModel]) -> Schema:
        """A reference to a model, written down with all that is in it."""
        if model not in self._names:
            # Quests and happenings may have a word for the same: each has a name of its own here.
            taken = [each for each in self._names if each.__name__ == model.__name__]
            name = self._names[model] = f"{model.__name__}{len(taken) or ''}"
            self.definitions[name] = self._family(model) if _is_family(model) else self._model(model)
        return {"$ref": f"#/definitions/{self._names[model]}"}

    def _family(self, family: type[BaseModel]) -> Schema:
        """A verb: which one it is decides over all other fields."""
        assert issubclass(family, Tagged)
        kinds = {name: kind for name, kind in sorted(family.all_kinds().items()) if issubclass(kind, family)}
        chosen = [
            {"if": {"properties": {family.tag: {"const": name}}}, "then": self.refer(kind)}
            for name, kind in kinds.items()
        ]
        described = {"enum": list(kinds), "description": _said(family)}
        return {"type": "object", "required": [family.tag], "properties": {family.tag: described}, "allOf": chosen}

    def _model(self, model: type[BaseModel]) -> Schema:
        if model is PerilPlan:
            return self._perils()
        fields = dict(_laid_flat(model))
        properties = {name: self._field(model, name, field) for name, field in fields.items()}
        required = [name for name, field in fields.items() if field.is_required()]
        if issubclass(model, Tagged):
            properties = {model.tag: {"const": model.kind}, **properties}
            required = [model.tag, *required]
        written: Schema = {"type": "object", "description": _said(model), "properties": properties}
        if required:
            written["required"] = required
        written["additionalProperties"] = False
        return {"anyOf": [self._type(model.model_fields["of"].annotation), written]} if model is Bag else written

    def _perils(self) -> Schema:
        """Rounds and what comes at their end, in one mapping with `again`."""
        levels = self._type(Level)
        again = {"type": "integer", "minimum": 0, "description": "So many rounds after the last it comes again."}
        return {
            "type": "object",
            "description": _said(PerilPlan),
            "properties": {"again": again},
            "patternProperties": {"^[0-9]+$": levels},
            "additionalProperties": False,
        }

    def _field(self, model: type[BaseModel], name: str, field: FieldInfo) -> Schema:
        written = {**self._type(field.annotation), **_bounds(field.metadata)}
        single = name in (*LISTS, "on") or any(isinstance(each, BeforeValidator) for each in field.metadata)
        if name in ("to", "toward") and written.get("type") == "array":
            single = True  # squares, and so the name of a place
        if single and written.get("type") == "array":
            written = {"anyOf": [written["items"], written]}
        elif single:
            written = {"anyOf": [written, FREE]}
        said = _comments(model).get(name) or field.description
        return {**written, "description": said} if said and "$ref" not in written else written

    def _type(self, kind: Any) -> Schema:
        if isinstance(kind, type) and issubclass(kind, BaseModel):
            return self.refer(kind)
        if kind in LEAVES:
            return dict(LEAVES[kind])
        origin, parts = get_origin(kind), get_args(kind)
        if origin is None and isinstance(kind, type):
            return {"enum": [str(each) for each in kind]} if issubclass(kind, str) else {}  # type: ignore[attr-defined]
        write = _WRITERS.get(origin)
        return write(self, parts) if write is not None else {}

    # Forms with parts --------------------------------------------------------------------------------------------

    def annotated(self, parts: tuple[Any, ...]) -> Schema:
        written = {**self._type(parts[0]), **_bounds(parts[1:])}
        free = any(isinstance(part, BeforeValidator) for part in parts[1:])
        return {"anyOf": [written, FREE, *_items(written)]} if free else written

    def literal(self, parts: tuple[Any, ...]) -> Schema:
        return {"enum": list(parts)}

    def union(self, parts: tuple[Any, ...]) -> Schema:
        written = [self._type(part) for part in parts if part is not NoneType]
        return written[0] if len(written) == 1 else {"anyOf": written}

    def sequence(self, parts: tuple[Any, ...]) -> Schema:
        if len(parts) == 2 and parts[1] is not Ellipsis:
            return {"type": "array", "items": [self._type(part) for part in parts], "minItems": len(parts)}
        return {"type": "array", "items": self._type(parts[0])}

    def mapping(self, parts: tuple[Any, ...]) -> Schema:
        return {"type": "object", "additionalProperties": self._type(parts[1])}


_WRITERS: Mapping[Any, Callable[[_Writer, tuple[Any, ...]], Schema]] = {
    Annotated: _Writer.annotated,
    Literal: _Writer.literal,
    Union: _Writer.union,
    UnionType: _Writer.union,
    tuple: _Writer.sequence,
    list: _Writer.sequence,
    dict: _Writer.mapping,
}


def _is_family(model: type[BaseModel]) -> bool:
    return issubclass(model, Tagged) and not model.kind


def _items(written: Schema) -> list[Schema]:
    return [written["items"]] if written.get("type") == "array" else []


def _fields(model: type[BaseModel]) -> Iterator[tuple[str, FieldInfo]]:
    """The fields of a model, by the names authors write."""
    for name, field in model.model_fields.items():
        names = (
            field.validation_alias.choices if isinstance(field.validation_alias, AliasChoices) else [field.alias]
        )
        yield from ((str(each or name), field) for each in names)


def _laid_flat(model: type[BaseModel]) -> Iterator[tuple[str, FieldInfo]]:
    """The same, with the fields of the one thing a happening holds beside its own."""
    inline = (issubclass(model, Tagged) and model.kind in INLINE) or model is TestOf
    for number, (name, field) in enumerate(_fields(model)):
        inside = field.annotation
        if inline and number == 0 and isinstance(inside, type) and issubclass(inside, BaseModel):
            yield from _fields(inside)
        else:
            yield name, field


def _bounds(metadata: Any) -> Schema:
    """The least and the most of a number, and how many a list may have."""
    found: Schema = {}
    for each in metadata:
        match each:
            case FieldInfo():
                found |= _bounds(each.metadata)
            case Ge(ge):
                found["minimum"] = ge
            case Gt(gt):
                found["exclusiveMinimum"] = gt
            case Le(le):
                found["maximum"] = le
            case Lt(lt):
                found["exclusiveMaximum"] = lt
            case MaxLen(most):
                found["maxItems"] = most
            case MinLen(least):
                found["minItems"] = least
    return found


# What is said of it ---------------------------------------------------------------------------------------------


def _said(model: type[BaseModel]) -> str:
    return inspect.cleandoc(model.__doc__ or "")


@cache
def _comments(model: type[BaseModel]) -> Mapping[str, str]:
    """What stands below the fields of a model, by the names authors write; and of those it is made from."""
    found: dict[str, str] = {}
    for each in reversed(model.__mro__):
        if each is BaseModel or not issubclass(each, BaseModel) or each.__module__.startswith("pydantic"):
            continue
        tree = ast.parse(textwrap.dedent(inspect.getsource(each))).body[0]
        assert isinstance(tree, ast.ClassDef)
        for field, said in zip(tree.body, tree.body[1:], strict=False):
            if not isinstance(field, ast.AnnAssign) or not isinstance(field.target, ast.Name):
                continue
            if (
                isinstance(said, ast.Expr)
                and isinstance(said.value, ast.Constant)
                and isinstance(said.value.value, str)
            ):
                name = field.target.id
                known = model.model_fields.get(name)
                found[(known.alias if known is not None else None) or name] = said.value.value
    return found
