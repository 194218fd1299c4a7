"""What lies on the table of a quest: areas with their doors, tokens, and the monsters that appear."""

from typing import Annotated, Any, Literal

from pydantic import BeforeValidator, ConfigDict, Field, model_validator

from bot.descent.board import Edge, Square, Terrain
from bot.descent.content.cards import Attribute
from bot.descent.quest.base import Happening
from bot.descent.quest.bounds import (
    MOST_AT_ONCE,
    MOST_GROUNDS,
    MOST_IN_AREA,
    MOST_OPTIONS,
    MOST_SQUARES,
    Figures,
    Laid,
    More,
    Shift,
)
from bot.descent.quest.expressions import Expression
from bot.descent.quest.traits import Asked, Traits, asked
from bot.kernel.plain import Plain

HEROES = (2, 3, 4)
"""As many may play a quest."""


def _with_any_number(written: Any) -> Any:
    """One number for parties of every size: `masters: 0`."""
    whole = isinstance(written, int) and not isinstance(written, bool)
    return dict.fromkeys(HEROES, written) if whole else written


ByHeroes = Annotated[dict[int, Figures] | None, BeforeValidator(_with_any_number)]
"""How many figures appear, by number of heroes, `{2: 1, 3: 2, 4: 3}`; or one number for all."""


class Unique(Plain):
    """A monster with a name of its own among those that appear (MON-07)."""

    name: str
    """Its name in the texts: unique-…"""
    master: bool = True
    """Whether it is the first master placed, or the first minion."""
    health: More = 0
    """Hearts it has beyond those of its card."""
    health_per_hero: More = 0


class Spawn(Plain):
    """Monsters that appear: a kind, and their squares or the square they gather round (MON-04)."""

    monster: str = ""
    """The kind; "" where traits choose it."""
    traits: Asked = ()
    """By trait: a kind of the owned boxes that fits and is not in play yet, by chance (SET-07)."""
    role: str | None = None
    """What the group is called in triggers and happenings, whichever kind it is."""
    near: Square | None = None
    """The highlighted square: one on it, the others around."""
    masters_at: tuple[Square, ...] = Field(default=(), max_length=MOST_SQUARES)
    minions_at: tuple[Square, ...] = Field(default=(), max_length=MOST_SQUARES)
    """The exact squares of single figures; where none is left they gather round `near`."""
    minions: ByHeroes = None
    """By number of heroes; as many as there are exact squares, or else the group limit, by default (MON-05)."""
    masters: ByHeroes = None
    beyond_limits: bool = False
    """Whether the quest ignores the group limits."""
    unique: Unique | None = None
    relic: str | None = None
    """A relic that the lieutenant holds."""
    activated: bool = False
    """A group revealed during a round counts as not activated unless the quest says otherwise."""
    remember: bool = False
    """Whether it comes back with the wounds it fled with."""
    when: Expression | None = None
    """It appears only if this holds."""

    @model_validator(mode="after")
    def _fits_together(self) -> "Spawn":
        if self.near is None and not self.masters_at and not self.minions_at:
            raise ValueError("a spawn needs `near`, `masters_at` or `minions_at`")
        if bool(self.monster) == bool(self.traits):
            raise ValueError("a spawn needs either `monster` or `traits`")
        return self

    @property
    def likes(self) -> Traits | None:
        """What its traits ask for; None where the kind is named."""
        return asked(self.traits)

    def spots(self, *, master: bool) -> tuple[Square, ...]:
        """The exact squares for figures of one rank."""
        return self.masters_at if master else self.minions_at

    def gathers_at(self) -> Square:
        """Where figures without a square of their own go."""
        return self.near or (*self.masters_at, *self.minions_at)[0]

    def wanted(self, heroes: int, limit: int, *, master: bool) -> int:
        """How many figures of one rank should appear."""
        stated = self.masters if master else self.minions
        if stated is not None:
            return stated.get(heroes, limit)
        exact = bool(self.masters_at or self.minions_at)
        return len(self.spots(master=master)) if exact else limit

    def least(self, heroes: int) -> int:
        """How many figures the quest itself asks for, whatever the group limits of the kind that comes."""
        return self.wanted(heroes, 0, master=True) + self.wanted(heroes, 0, master=False)


class Use(Plain):
    """Something a hero can do with a door or token."""

    model_config = ConfigDict(populate_by_name=True)

    id: str
    """Its label: quest-…-use-…"""
    price: Literal["action", "free"] = "action"
    near: Literal["adjacent", "any"] = "adjacent"
    """On or next to it, for a door beside it; or from anywhere."""
    when: Expression | None = None
    hidden: bool = False
    """Not shown at all while `when` does not hold, instead of greyed with a reason."""
    test: Attribute | None = None
    bonus: Shift = 0
    """Added to the attribute."""
    passed: tuple[Happening, ...] = Field(default=(), alias="pass", max_length=MOST_AT_ONCE)
    failed: tuple[Happening, ...] = Field(default=(), alias="fail", max_length=MOST_AT_ONCE)
    do: tuple[Happening, ...] = Field(default=(), max_length=MOST_AT_ONCE)
    once: bool = True
    """Gone after it was done; with a test, after it was passed."""

    @model_validator(mode="after")
    def _fits_together(self) -> "Use":
        if self.test is None and (self.passed or self.failed):
            raise ValueError("`pass` and `fail` go with a `test`")
        return self


class TokenSpot(Plain):
    """A token that lies somewhere from the start of its area, or is placed later."""

    id: str
    kind: Literal["search", "objective", "villager", "portal"] = "search"
    square: Square
    colour: str = "white"
    portable: bool = False
    uses: tuple[Use, ...] = Field(default=(), max_length=MOST_OPTIONS)


class DoorSpot(Plain):
    """A door and the area it opens."""

    id: str
    edges: tuple[Edge, ...] = Field(max_length=MOST_IN_AREA)
    locked: bool = False
    """It can't be opened until it is unlocked."""
    reveals: str | None = None
    uses: tuple[Use, ...] = Field(default=(), max_length=MOST_OPTIONS)


class Ground(Plain):
    """What lies on some squares instead of what is printed there: lava in a forge, mud on a field (MOV-10)."""

    terrain: Terrain
    squares: tuple[Square, ...] = Field(max_length=MOST_SQUARES)


class Area(Plain):
    """A part of the board that is revealed at once."""

    id: str
    tiles: tuple[Laid, ...] = Field(max_length=MOST_IN_AREA)
    ground: tuple[Ground, ...] = Field(default=(), max_length=MOST_GROUNDS)
    elevation: tuple[Edge, ...] = Field(default=(), max_length=MOST_SQUARES)
    """Where the ground rises between two squares (MOV-10)."""
    tokens: tuple[TokenSpot, ...] = Field(default=(), max_length=MOST_IN_AREA)
    doors: tuple[DoorSpot, ...] = Field(default=(), max_length=MOST_IN_AREA)
    spawns: tuple[Spawn, ...] = Field(default=(), max_length=MOST_IN_AREA)
