"""Chance belongs to the game: one generator in the state, so the same commands give the same dice."""

from collections.abc import Iterable, Sequence
from hashlib import blake2b, sha256
from typing import TypeVar

from pydantic import Field

from bot.descent.dice import Colour, Die
from bot.descent.plain import State

Thing = TypeVar("Thing")
_WORD = 1 << 64


class Chance(State):
    """A secret seed and how often it was asked.

    `script` holds dice that are bound to come next; scenes in tests state their dice with it.
    """

    seed: str
    asked: int = 0
    script: list[Die] = Field(default_factory=list)

    @property
    def commitment(self) -> str:
        """The hash published at the start, by which players can check the seed revealed at the end."""
        return sha256(self.seed.encode()).hexdigest()

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, all equally likely."""
        fair = _WORD - _WORD % bound
        while True:
            self.asked += 1
            digest = blake2b(f"{self.seed}/{self.asked}".encode(), digest_size=8).digest()
            word = int.from_bytes(digest, "big")
            if word < fair:
                return word % bound

    def roll(self, colours: Iterable[Colour]) -> tuple[Die, ...]:
        """Roll one die of each colour, in this order."""
        return tuple(self._roll_one(colour) for colour in colours)

    def _roll_one(self, colour: Colour) -> Die:
        if not self.script:
            return Die(colour=colour, up=self.below(6))
        die = self.script.pop(0)
        if die.colour != colour:
            raise AssertionError(f"the scene states a {die.colour} die, but a {colour} one is rolled")
        return die

    def pick(self, things: Sequence[Thing]) -> Thing:
        """One of several, all equally likely."""
        return things[self.below(len(things))]

    def shuffled(self, things: Iterable[Thing]) -> list[Thing]:
        """All of them in random order."""
        left = list(things)
        return [left.pop(self.below(len(left))) for _ in range(len(left))]
