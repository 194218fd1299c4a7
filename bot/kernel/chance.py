"""Chance belongs to the game: one secret in the state, so the same commands give the same dice.

Each deck and each purpose has a stream of its own, and what is drawn from a deck draws lots by its name. So one
card more in the search deck rolls no other dice, brings no other peril, and leaves the order of the other cards
as it was.
"""

from collections.abc import Callable, Iterable, Sequence
from hashlib import blake2b, sha256
from typing import Self, TypeVar

from pydantic import Field

from bot.kernel.plain import State

Thing = TypeVar("Thing")
_WORD = 1 << 64


class Chance(State):
    """A secret seed and how often it was asked."""

    seed: str
    asked: int = 0
    """How often, all streams together."""
    streams: dict[str, int] | None = Field(default_factory=dict)
    """How often by purpose. None: all ask one stream, as they did in what was begun under rules 1."""

    @classmethod
    def fresh(cls, seed: str, *, one_stream: bool = False) -> Self:
        """Chance as a quest or a campaign begins with it."""
        return cls(seed=seed, streams=None if one_stream else {})

    @property
    def one_stream(self) -> bool:
        """Whether all purposes ask one stream."""
        return self.streams is None

    @property
    def commitment(self) -> str:
        """The hash published at the start, by which players can check the seed revealed at the end."""
        return sha256(self.seed.encode()).hexdigest()

    def like(self, seed: str) -> Self:
        """A fresh one with another secret, asked in the same way."""
        return type(self).fresh(seed, one_stream=self.one_stream)

    def of(self, purpose: str) -> "Stream":
        """The stream of a deck or a purpose."""
        return Stream(self, purpose)


class Stream:
    """What is left to chance for one purpose. It keeps nothing itself: `Chance` counts how often it was asked."""

    def __init__(self, chance: Chance, purpose: str) -> None:
        self._chance = chance
        self._purpose = purpose

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely."""
        fair = _WORD - _WORD % bound
        while True:
            word = _word(self._ask())
            if word < fair:
                return word % bound

    def pick(self, things: Sequence[Thing]) -> Thing:
        """One of several, all equally likely, whatever they are."""
        return things[self.below(len(things))]

    def draw(self, things: Sequence[Thing], name: Callable[[Thing], str] = str) -> Thing:
        """One of several that have names, by lot; what stands there twice has two lots."""
        if self._chance.one_stream:
            return self.pick(things)
        return things[self._by_lot([name(thing) for thing in things])[0]]

    def shuffled(self, cards: Iterable[str]) -> list[str]:
        """All cards of a deck in random order."""
        left = list(cards)
        if self._chance.one_stream:
            return [left.pop(self.below(len(left))) for _ in range(len(left))]
        return [left[place] for place in self._by_lot(left)] if left else []

    def _by_lot(self, names: Sequence[str]) -> list[int]:
        """The places of the names, ordered by the lots they draw; copies of a name draw lots of their own."""
        question, lots = self._ask(), []
        copies: dict[str, int] = {}
        for place, name in enumerate(names):
            copies[name] = copies.get(name, 0) + 1
            lots.append((_word(f"{question}/{name}/{copies[name]}"), place))
        return [place for _, place in sorted(lots)]

    def _ask(self) -> str:
        """Ask once more; no question is ever asked twice."""
        chance = self._chance
        chance.asked += 1
        if chance.streams is None:
            return f"{chance.seed}/{chance.asked}"
        number = chance.streams[self._purpose] = chance.streams.get(self._purpose, 0) + 1
        return f"{chance.seed}/{self._purpose}/{number}"


def _word(question: str) -> int:
    return int.from_bytes(blake2b(question.encode(), digest_size=8).digest(), "big")
