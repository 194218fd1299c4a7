"""A quest as its author wrote it."""

from typing import TYPE_CHECKING, Literal

from pydantic import model_validator

from bot.descent.board import Edge, Placement, Square
from bot.descent.plain import Plain

if TYPE_CHECKING:
    from bot.descent.game import Game


class Unique(Plain):
    """A monster with a name of its own among those that appear (MON-07)."""

    name: str
    """Its name in the texts: unique-…"""
    master: bool = True
    """Whether it is the first master placed, or the first minion."""
    health: int = 0
    """Hearts it has beyond those of its card."""
    health_per_hero: int = 0


class Spawn(Plain):
    """Monsters that appear: a kind, and their squares or the square they gather round (MON-04)."""

    monster: str
    near: Square | None = None
    """The highlighted square: one on it, the others around."""
    masters_at: tuple[Square, ...] = ()
    minions_at: tuple[Square, ...] = ()
    """The exact squares of single figures; where none is left they gather round `near`."""
    minions: dict[int, int] | None = None
    """By number of heroes; as many as there are exact squares, or else the group limit, by default (MON-05)."""
    masters: dict[int, int] | None = None
    beyond_limits: bool = False
    """Whether the quest ignores the group limits."""
    unique: Unique | None = None
    activated: bool = False
    """A group revealed during a round counts as not activated unless the quest says otherwise."""

    @model_validator(mode="after")
    def _stands_somewhere(self) -> "Spawn":
        if self.near is None and not self.masters_at and not self.minions_at:
            raise ValueError("a spawn needs `near`, `masters_at` or `minions_at`")
        return self

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


class TokenSpot(Plain):
    """A token that lies somewhere from the start of its area."""

    id: str
    kind: Literal["search", "objective", "villager", "portal"] = "search"
    square: Square
    colour: str = "white"
    portable: bool = False


class DoorSpot(Plain):
    """A door and the area it opens."""

    id: str
    edges: tuple[Edge, ...]
    locked: bool = False
    reveals: str | None = None


class Area(Plain):
    """A part of the board that is revealed at once."""

    id: str
    tiles: tuple[Placement, ...]
    tokens: tuple[TokenSpot, ...] = ()
    doors: tuple[DoorSpot, ...] = ()
    spawns: tuple[Spawn, ...] = ()


class Win(Plain):
    """How the quest is won."""

    reason: str = "all_defeated"


class Reward(Plain):
    """What each hero takes home from a quest."""

    xp: int = 0


class Quest(Plain):
    """One quest: areas, where the heroes start, and how it is won."""

    id: str
    act: int = 1
    areas: tuple[Area, ...]
    start: tuple[Square, ...]
    """Where the heroes may stand, in order of preference."""
    win: Win = Win()
    won: Reward = Reward()
    lost: Reward = Reward()
    box: str = "base"
    morale: int | None = None
    """What the party starts with if not one per hero: a quest's rule beats the rulebook (CRD-07, PER-01)."""

    def area(self, area_id: str) -> Area:
        """An area by name."""
        return next(area for area in self.areas if area.id == area_id)

    def is_won(self, game: "Game") -> bool:
        """Everything is revealed and no monster is left."""
        return not game.monsters and len(game.board.areas) == len(self.areas)
