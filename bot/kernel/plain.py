"""Plain data: what the game is made of can be printed, saved and read back without loss."""

from collections.abc import Iterator, Mapping
from inspect import get_annotations
from typing import Any, ClassVar, Self, cast

from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler, ValidationInfo
from pydantic_core import CoreSchema, core_schema

from bot.kernel.bounds import bounded


class Plain(BaseModel):
    """A small value that never changes."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class State(BaseModel):
    """A part of the game that changes as it is played. It holds no number that no game comes near."""

    model_config = ConfigDict(extra="forbid")

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return bounded(handler(source))


class Tagged(Plain):
    """A value of one of many kinds; its JSON carries the kind, so that it reads back as what it was.

    A family (steps, events, commands, effects) is a subclass with `tag="…"`, the name under which the kind stands
    in JSON and YAML. Every class below it registers itself, by default under its name in snake_case. Only what is
    `abstract=True` does not: it is what several kinds have in common, and nothing is just that.

    A family may grow out of another: each game has events of its own besides those of every table. It reads what
    either knows, and two games may give the same name to different things.
    """

    kinds: ClassVar[dict[str, type["Tagged"]]] = {}
    grown_from: ClassVar[dict[str, type["Tagged"]]] = {}
    """The kinds of the family this one grew out of."""
    relatives: ClassVar[Mapping[str, type["Tagged"]]] = {}
    """By tag: the families of the same game. What a table's own values hold is read as this game's."""
    tag: ClassVar[str] = "kind"
    kind: ClassVar[str] = ""

    def __init_subclass__(
        cls, *, tag: str | None = None, kind: str | None = None, abstract: bool = False, **rest: Any
    ) -> None:
        super().__init_subclass__(**rest)
        if tag is not None:
            cls.grown_from = cls.kinds
            cls.kinds = {}
            cls.tag = tag
            return
        if abstract:
            cls.kind = ""
            return
        cls.kind = kind or snake_case(cls.__name__)
        if cls.tag in get_annotations(cls):
            raise TypeError(f"{cls.__name__} has a field {cls.tag!r}: its JSON could not tell it from its kind")
        known = cls.kinds.setdefault(cls.kind, cls)
        if (known.__module__, known.__qualname__) != (cls.__module__, cls.__qualname__):
            raise TypeError(f"two classes are of kind {cls.kind!r}: {known.__name__} and {cls.__name__}")

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        if cls.kind:
            return handler(source)
        return core_schema.with_info_plain_validator_function(
            cls._read_inside, serialization=core_schema.plain_serializer_function_ser_schema(cls.write)
        )

    @classmethod
    def read(cls, value: Any) -> Self:
        """A value of this family from itself or from its JSON form."""
        if isinstance(value, cls) or (isinstance(value, Tagged) and cls.known(value.kind) is type(value)):
            return cast("Self", value)
        if not isinstance(value, Mapping):
            raise ValueError(f"expected the fields of a {_called(cls)}, got {value!r}")
        fields = dict(value)
        kind = fields.pop(cls.tag, None)
        known = cls.known(kind) if isinstance(kind, str) else None
        if known is None:
            raise ValueError(f"unknown {_called(cls)} {kind!r}")
        return cast("Self", known.model_validate(fields, context=cls.relatives or None))

    @classmethod
    def _read_inside(cls, value: Any, info: ValidationInfo) -> Self:
        """A value inside another one: of the family that the game of the other one has for it."""
        own = info.context.get(cls.tag, cls) if info.context else cls
        return cast("Self", (own if issubclass(own, cls) else cls).read(value))

    @classmethod
    def known(cls, kind: str) -> type["Tagged"] | None:
        """The class of a kind, if this family knows it."""
        found = cls.kinds.get(kind)
        if found is not None:
            return found if issubclass(found, cls) else None
        return cls.grown_from.get(kind) if not cls.kind else None

    @classmethod
    def all_kinds(cls) -> dict[str, type["Tagged"]]:
        """Every kind this family reads: its own, and those of the family it grew out of."""
        return {**cls.grown_from, **cls.kinds}

    @staticmethod
    def write(value: "Tagged") -> dict[str, Any]:
        """The JSON form: the kind and whatever differs from the defaults."""
        return {value.tag: value.kind, **value.model_dump(mode="json", exclude_defaults=True)}


def families(root: type[Tagged] = Tagged) -> Iterator[type[Tagged]]:
    """All families there are; of one that others grew out of, only those."""
    for below in root.__subclasses__():
        grown = list(families(below))
        yield from grown
        if "kinds" in vars(below) and not grown:
            yield below


def family_name(family: type[Tagged]) -> str:
    """What a family is called in all games: after the one it grew out of."""
    roots = [each for each in family.__mro__ if issubclass(each, Tagged) and each is not Tagged]
    return snake_case(roots[-1].__name__)


def _called(wanted: type[Tagged]) -> str:
    """What was expected: a kind or what several share by its own name, a family by that of all games."""
    return family_name(wanted) if "kinds" in vars(wanted) else snake_case(wanted.__name__)


def snake_case(name: str) -> str:
    """`DiceRolled` is written `dice_rolled`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")
