"""How the Raid goes on from level to level, as its author wrote it (RAI-01, RAI-03, RAI-05)."""

from typing import Annotated, Literal

from pydantic import Field, model_validator

from bot.kernel.plain import Plain

Few = Annotated[int, Field(ge=0, le=20)]


class Shown(Plain):
    """How many shop cards are revealed after a level: some always, more for haste and for what was searched."""

    always: Few = 3
    swift: Few = 2
    steady: Few = 1
    searched: Few = 1
    """For each search token that was turned over."""
    most: Few = 9


class Mercy(Plain):
    """What a difficulty gives: experience before the first level; hearts and conditions after each (RAI-05)."""

    experience: Few = 0
    hearts: Few = 0
    conditions: Few = 0


class RaidBook(Plain):
    """The Raid as a whole."""

    id: Literal["raid"] = "raid"
    acts: tuple[int, ...] = (1, 1, 1, 2, 2, 2)
    """The act of each level."""
    experience: tuple[Few, ...] = (1, 1, 2, 2, 2)
    """For each hero, after each level but the last."""
    shown: Shown = Shown()
    kept: dict[int, Few] = Field(default_factory=lambda: {2: 1, 3: 2, 4: 2})
    """How many of the cards shown the party keeps, by number of heroes."""
    kept_if_cleared: Few = 1
    """So many more if no monster was left when it went."""
    heart: Few = 1
    """Morale that act II gives."""
    normal: Mercy = Mercy()
    hard: Mercy = Mercy()

    @model_validator(mode="after")
    def _fits_together(self) -> "RaidBook":
        if not self.acts or list(self.acts) != sorted(self.acts) or not set(self.acts) <= {1, 2}:
            raise ValueError("`acts` names the act of each level, first those of act 1")
        if len(self.experience) != len(self.acts) - 1:
            raise ValueError("`experience` has a number for each level but the last")
        return self

    def mercy(self, difficulty: Literal["normal", "hard"]) -> Mercy:
        """What the difficulty gives."""
        return self.normal if difficulty == "normal" else self.hard
