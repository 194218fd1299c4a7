"""What a button of ours says besides its face, in its custom id."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Label:
    """The campaign, the version the button was drawn for, and a code: a deed, or what the button asks."""

    campaign: int
    seen: int
    code: str

    def __str__(self) -> str:
        return f"f:{self.campaign}:{self.seen}:{self.code}"


TEMPLATE = r"f:(?P<campaign>\d{1,18}):(?P<seen>\d{1,18}):(?P<code>.+)"
"""The pattern of our custom ids."""
OURS = re.compile(TEMPLATE)


def label_of(custom_id: str | None) -> Label | None:
    """What a custom id says; None if it is none of ours."""
    found = OURS.fullmatch(custom_id or "")
    return Label(int(found["campaign"]), int(found["seen"]), found["code"]) if found is not None else None


def custom_ids(components: Iterable[Any]) -> Iterator[str | None]:
    """Everything that can be pressed or chosen in, on a message."""
    for component in components:
        yield getattr(component, "custom_id", None)
        yield from custom_ids(getattr(component, "children", ()))
        yield from custom_ids(filter(None, [getattr(component, "accessory", None)]))
