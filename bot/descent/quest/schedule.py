"""When perils come, as a quest's author says it (PER-02)."""

from collections.abc import Mapping
from typing import Any, Literal

from pydantic import Field, model_validator

from bot.descent.quest.base import Happening
from bot.descent.quest.bounds import MOST_AT_ONCE, RoundNumber
from bot.kernel.plain import Plain

Level = Literal["minor", "major", "deadly"]
LEVELS: tuple[Level, ...] = ("minor", "major", "deadly")


class Peril(Plain):
    """A card of one of the three peril decks."""

    id: str
    level: Level
    do: tuple[Happening, ...] = Field(max_length=MOST_AT_ONCE)


class PerilPlan(Plain):
    """The rounds at whose end a peril comes; the last entry may come again every so many rounds.

    In YAML one mapping: `{6: minor, 8: major, again: 2}`.
    """

    rounds: dict[RoundNumber, Level] = Field(default_factory=dict, max_length=MOST_AT_ONCE)
    again: RoundNumber = 0

    @model_validator(mode="before")
    @classmethod
    def _in_one_mapping(cls, written: Any) -> Any:
        if not isinstance(written, Mapping) or "rounds" in written:
            return written
        rounds = {key: level for key, level in written.items() if key != "again"}
        return {"rounds": rounds, "again": written.get("again", 0)}

    @model_validator(mode="after")
    def _in_order(self) -> "PerilPlan":
        if list(self.rounds) != sorted(self.rounds) or any(number < 1 for number in self.rounds):
            raise ValueError("the rounds of perils stand in order, and begin with 1 or later")
        if self.again < 0 or (self.again and not self.rounds):
            raise ValueError("`again` counts rounds after the last entry")
        return self

    def level(self, number: int) -> Level | None:
        """The peril that comes at the end of this round."""
        if number in self.rounds or not self.rounds:
            return self.rounds.get(number)
        last = max(self.rounds)
        comes = self.again and number > last and (number - last) % self.again == 0
        return self.rounds[last] if comes else None


class Perils(Plain):
    """The schedules of a quest, by difficulty."""

    normal: PerilPlan = PerilPlan()
    hard: PerilPlan | None = None

    def plan(self, difficulty: Literal["normal", "hard"]) -> PerilPlan:
        """The schedule for this difficulty; the normal one if the author gives no other."""
        return self.hard if difficulty == "hard" and self.hard is not None else self.normal
