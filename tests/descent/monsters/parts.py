"""Cards taken to pieces."""

from collections.abc import Iterator

from pydantic import BaseModel


def parts_of(value: object) -> Iterator[BaseModel]:
    """All parts of cards, however deep they stand."""
    if isinstance(value, BaseModel):
        yield value
        for name in type(value).model_fields:
            yield from parts_of(getattr(value, name))
    elif isinstance(value, tuple | list):
        for part in value:
            yield from parts_of(part)
