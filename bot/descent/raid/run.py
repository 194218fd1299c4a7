"""Where a party stands in the Raid: the level it is in, those behind it, and the cards it may keep."""

from typing import Literal

from pydantic import Field

from bot.descent.rules.rolling import Chance
from bot.kernel.plain import State


class RaidChoice(State):
    """Which raid a gathering party is going to play."""

    course: str | None = None
    """The seed of what is the same for whoever plays it; None: one that nobody knows yet."""
    week: str | None = None
    """The week whose raid it is, as 2026-W47: then everybody plays the same one."""


class Passed(State):
    """A level that is behind the party."""

    level: str
    act: int
    rounds: int
    searched: int
    knocked_out: int
    cleared: bool
    """No monster was left (RAI-03)."""


class Kept(State):
    """A shop card that was kept, and by whom."""

    card: str
    hero: str


class Upgrade(State):
    """The cards that lie open between two levels (RAI-03)."""

    shown: list[str]
    most: int
    """So many of them may be kept."""
    kept: list[Kept] = Field(default_factory=list)

    @property
    def left(self) -> int:
        """How many more may be kept."""
        return self.most - len(self.kept)

    def lies_open(self, card: str) -> bool:
        """Whether a copy of a card has been kept by nobody."""
        return self.shown.count(card) > sum(kept.card == card for kept in self.kept)


class Raid(State):
    """A raid under way."""

    course: Chance
    """What is the same for whoever plays this raid: levels, monsters, cards."""
    week: str | None = None
    level: str | None = None
    """The level in play; None between two."""
    passed: list[Passed] = Field(default_factory=list)
    morale: int = 0
    """What is left of it; it is carried from level to level (RAI-04)."""
    shop: list[str] = Field(default_factory=list)
    """The shop cards of the act; the last one is revealed next."""
    search_deck: list[str] = Field(default_factory=list)
    upgrade: Upgrade | None = None
    """The cards that lie open; None before the first level and in one."""
    fell: Passed | None = None
    """The level in which the raid was lost."""

    @property
    def number(self) -> int:
        """The number of the level in play, or of the next one."""
        return len(self.passed) + 1

    @property
    def rounds(self) -> int:
        """All rounds so far."""
        return sum(each.rounds for each in self.behind)

    @property
    def knocked_out(self) -> int:
        """How often heroes fell so far."""
        return sum(each.knocked_out for each in self.behind)

    @property
    def behind(self) -> list[Passed]:
        """All levels that were played, also the one in which it ended."""
        return [*self.passed, *([self.fell] if self.fell is not None else [])]


Outcome = Literal["won", "lost"]
