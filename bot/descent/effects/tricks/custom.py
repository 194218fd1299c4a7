"""Cards that fit no common word: each names one function here.

`{effect: custom, name: vanish}` calls `vanish(game, at)`. A card that can't always do something gives the question
"would it change anything?" a function of its own.
"""

from collections.abc import Callable
from typing import NamedTuple

from pydantic import field_validator

from bot.descent.effects.base import Context, Effect
from bot.descent.state.game import Game


class Trick(NamedTuple):
    """What a card does by a function of its own, and when that would change anything."""

    resolve: Callable[[Game, Context], None]
    possible: Callable[[Game, Context], bool]
    matters: Callable[[Game, Context], bool]
    attacks: bool = False
    """Whether it makes somebody attack."""


TRICKS: dict[str, Trick] = {}


def trick(
    possible: Callable[[Game, Context], bool] = lambda game, at: True,
    matters: Callable[[Game, Context], bool] = lambda game, at: True,
    *,
    attacks: bool = False,
) -> Callable[[Callable[[Game, Context], None]], Callable[[Game, Context], None]]:
    """Make a function known to cards by its name."""

    def register(function: Callable[[Game, Context], None]) -> Callable[[Game, Context], None]:
        TRICKS[function.__name__] = Trick(function, possible, matters, attacks)
        return function

    return register


class Custom(Effect):
    """What no other word says."""

    name: str

    @field_validator("name")
    @classmethod
    def _known(cls, name: str) -> str:
        if name not in TRICKS:
            raise ValueError(f"unknown custom effect {name!r}")
        return name

    def possible(self, game: Game, at: Context) -> bool:
        return TRICKS[self.name].possible(game, at)

    def matters(self, game: Game, at: Context) -> bool:
        return TRICKS[self.name].matters(game, at)

    def resolve(self, game: Game, at: Context) -> None:
        TRICKS[self.name].resolve(game, at)
