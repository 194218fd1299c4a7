"""Plain data: what the game is made of can be printed, saved and read back without loss."""

from collections.abc import Mapping
from inspect import get_annotations
from typing import Any, ClassVar, Self, cast

from pydantic import BaseModel, ConfigDict, GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema


class Plain(BaseModel):
    """A small value that never changes."""

    model_config = ConfigDict(frozen=True, extra="forbid")


class State(BaseModel):
    """A part of the game that changes as it is played."""

    model_config = ConfigDict(extra="forbid")


class Tagged(Plain):
    """A value of one of many kinds; its JSON carries the kind, so that it reads back as what it was.

    A family (steps, events, commands, effects) is a direct subclass with `tag="…"`, the name under which the
    kind stands in JSON and YAML. Every class below it registers itself, by default under its name in
    snake_case. Only what is `abstract=True` does not: it is what several kinds have in common, and nothing is
    just that.
    """

    kinds: ClassVar[dict[str, type["Tagged"]]] = {}
    tag: ClassVar[str] = "kind"
    kind: ClassVar[str] = ""

    def __init_subclass__(
        cls, *, tag: str | None = None, kind: str | None = None, abstract: bool = False, **rest: Any
    ) -> None:
        super().__init_subclass__(**rest)
        if tag is not None:
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
        return core_schema.no_info_plain_validator_function(
            cls.read, serialization=core_schema.plain_serializer_function_ser_schema(cls.write)
        )

    @classmethod
    def read(cls, value: Any) -> Self:
        """A value of this family from itself or from its JSON form."""
        if isinstance(value, cls):
            return value
        if not isinstance(value, Mapping):
            raise ValueError(f"expected the fields of a {snake_case(cls.__name__)}, got {value!r}")
        fields = dict(value)
        kind = fields.pop(cls.tag, None)
        if not isinstance(kind, str) or not issubclass(cls.kinds.get(kind, object), cls):
            raise ValueError(f"unknown {snake_case(cls.__name__)} {kind!r}")
        return cast("Self", cls.kinds[kind].model_validate(fields))

    @staticmethod
    def write(value: "Tagged") -> dict[str, Any]:
        """The JSON form: the kind and whatever differs from the defaults."""
        return {value.tag: value.kind, **value.model_dump(mode="json", exclude_defaults=True)}


def snake_case(name: str) -> str:
    """`DiceRolled` is written `dice_rolled`."""
    return "".join(f"_{letter.lower()}" if letter.isupper() else letter for letter in name).lstrip("_")
