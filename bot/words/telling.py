"""Who tells which kind of event: a list for the house, and one for each game beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from bot.kernel.events import Event

Teller = Callable[[Any, Any], None]
"""It is given a narrator and an event, and says what there is to say."""
Told = TypeVar("Told", bound=Teller)


class Tellers:
    """The tellers of the house, or of a game; what a game does not tell itself is left to the house."""

    def __init__(self, house: Tellers | None = None) -> None:
        self._own: dict[str, Teller] = {}
        self._house = house

    def tells(self, *kinds: type[Event]) -> Callable[[Told], Told]:
        """Mark a function as the teller of these events."""

        def register(teller: Told) -> Told:
            self._own.update((kind.kind, teller) for kind in kinds)
            return teller

        return register

    def of(self, kind: str) -> Teller | None:
        """Who tells events of this kind; None if nobody does."""
        return self._own.get(kind) or (self._house.of(kind) if self._house is not None else None)

    def __iter__(self) -> Iterator[str]:
        """The kinds that are told."""
        return iter({*self._own, *(self._house or ())})


HOUSE = Tellers()
tells = HOUSE.tells
