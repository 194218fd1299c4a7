"""Several choose at once, each for itself and unseen by the others, until the last of them has.

A game holds a `Gathering` while it waits for them. Whoever answers is checked against their own part of it alone:
that somebody else has answered meanwhile makes no answer stale.
"""

from collections.abc import Collection
from typing import Any

from pydantic import Field

from bot.kernel.plain import Plain
from bot.kernel.refused import Refused, demand


class Part(Plain):
    """What one seat is asked: among which options, what it takes if it is late, and what it has chosen."""

    seat: str
    options: tuple[str, ...]
    default: str
    said: str | None = None


class Gathering(Plain):
    """A question to several seats at the same time."""

    number: int
    """No other of the same game has it; an answer names it."""
    kind: str
    parts: tuple[Part, ...]
    about: dict[str, Any] = Field(default_factory=dict)
    """The facts its words need. Everybody may know them."""

    def part(self, seat: str) -> Part | None:
        """What a seat is asked, if it is."""
        return next((part for part in self.parts if part.seat == seat), None)

    @property
    def chosen(self) -> tuple[str, ...]:
        """The seats that have chosen."""
        return tuple(part.seat for part in self.parts if part.said is not None)

    @property
    def waiting(self) -> tuple[str, ...]:
        """The seats that have not."""
        return tuple(part.seat for part in self.parts if part.said is None)

    @property
    def choices(self) -> dict[str, str] | None:
        """What each seat has chosen, once all have; None before, for then nothing may come of it yet."""
        said = {part.seat: part.said for part in self.parts if part.said is not None}
        return said if len(said) == len(self.parts) else None


class Glimpse(Plain):
    """What one reader may see of a gathering: their own parts, and of the others only whether they have chosen."""

    number: int
    kind: str
    about: dict[str, Any] = Field(default_factory=dict)
    own: tuple[Part, ...] = ()
    chosen: tuple[str, ...] = ()
    waiting: tuple[str, ...] = ()


def open_part(gathering: Gathering | None, number: int, seat: str) -> tuple[Gathering, Part]:
    """The gathering of this number and what it asks a seat that has not chosen yet, or a refusal."""
    if gathering is None or gathering.number != number:
        raise Refused("question_closed")
    part = gathering.part(seat)
    if part is None:
        raise Refused("not_asked", hero=seat)
    demand(part.said is None, "said_already", hero=seat)
    return gathering, part


def choose(gathering: Gathering | None, number: int, seat: str, option: str) -> Gathering:
    """The gathering once a seat has chosen. Nobody chooses twice."""
    found, asked = open_part(gathering, number, seat)
    demand(option in asked.options, "no_such_option", option=option)
    parts = (part.model_copy(update={"said": option}) if part is asked else part for part in found.parts)
    return found.model_copy(update={"parts": tuple(parts)})


def glimpse(gathering: Gathering, seats: Collection[str]) -> Glimpse:
    """What whoever sits in these seats may see. What others can choose from may be as secret as what they chose."""
    return Glimpse(
        number=gathering.number,
        kind=gathering.kind,
        about=gathering.about,
        own=tuple(part for part in gathering.parts if part.seat in seats),
        chosen=gathering.chosen,
        waiting=gathering.waiting,
    )
