"""What an activation card may change while it lasts: numbers, the form of attacks, special actions."""

from typing import Annotated, Literal

from pydantic import BeforeValidator, Field, model_validator

from bot.descent.content.cards import ATTRIBUTES, Attribute, Range, Surge
from bot.descent.monsters.whom import Aim, Amount
from bot.descent.rules.dice import Colour
from bot.kernel.plain import Plain

Forbidding = Literal["roll_defence", "exhaust", "feat", "pay_fatigue"]


def listed(value: object) -> object:
    """One name alone is a list of one."""
    return (value,) if isinstance(value, str) else () if value is None else value


class Bonus(Plain):
    """What attacks, moves and tests gain or lose while this activation lasts."""

    hearts: Amount = 0
    range: Amount = 0
    pierce: Amount = 0
    surges: Amount = 0
    speed: Amount = 0
    dice: Annotated[tuple[Colour, ...], BeforeValidator(listed)] = ()
    """Dice that attacks have besides."""
    inflicts: Annotated[tuple[str, ...], BeforeValidator(listed)] = ()
    """Conditions for whoever suffers at least one heart (ATT-11)."""
    might: int = 0
    knowledge: int = 0
    willpower: int = 0
    awareness: int = 0
    floor: int = 0
    """What is taken from an attribute leaves at least this much."""

    def attribute(self, name: Attribute) -> int:
        """What is added to an attribute."""
        added: int = getattr(self, name)
        return added

    @property
    def about_attributes(self) -> bool:
        """Whether it changes attributes."""
        return any(self.attribute(name) for name in ATTRIBUTES)


class Form(Plain):
    """What attacks look like while this activation lasts."""

    blast: bool = False
    kind: Range | None = None
    reach: bool = False
    also: Aim | None = None
    """Who is struck besides the target, with the same roll."""
    times: Annotated[int, Field(ge=1, le=4)] = 1
    """How often a monster may attack."""


class Lent(Plain):
    """A special action, a surge ability or a passive that monsters have besides their own."""

    use: str | None = None
    surge: Surge | None = None
    ability: str | None = None

    @model_validator(mode="after")
    def _fits_together(self) -> "Lent":
        if sum(part is not None for part in (self.use, self.surge, self.ability)) != 1:
            raise ValueError("`lends` names a special action (`use`), a surge (`surge`) or a passive (`ability`)")
        return self


Number = Literal["within", "fatigue", "hearts", "squares", "dice"]
"""What special actions can be told otherwise."""
