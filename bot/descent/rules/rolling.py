"""Chance with dice: what is rolled comes from the game's own secret, so the same commands give the same dice."""

from collections.abc import Iterable

from pydantic import Field

from bot.descent.rules.dice import Colour, Die
from bot.kernel import chance

DICE = "dice"
"""The stream of all dice."""


class Chance(chance.Chance):
    """Chance as this game asks it.

    `script` holds dice that are bound to come next; scenes in tests state their dice with it.
    """

    script: list[Die] = Field(default_factory=list)
    loaded: list[Die] = Field(default_factory=list)
    """Dice that a test bench has chosen: each comes the next time one of its colour is rolled."""

    def roll(self, colours: Iterable[Colour]) -> tuple[Die, ...]:
        """Roll one die of each colour, in this order."""
        return tuple(self._roll_one(colour) for colour in colours)

    def _roll_one(self, colour: Colour) -> Die:
        if not self.script:
            chosen = next((die for die in self.loaded if die.colour == colour), None)
            if chosen is None:
                return Die(colour=colour, up=self.of(DICE).below(6))
            self.loaded.remove(chosen)
            return chosen
        die = self.script.pop(0)
        if die.colour != colour:
            raise AssertionError(f"the scene states a {die.colour} die, but a {colour} one is rolled")
        return die
