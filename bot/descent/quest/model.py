"""A quest as its author wrote it."""

from typing import TYPE_CHECKING, Literal

from bot.descent.board import Edge, Placement, Square
from bot.descent.plain import Plain

if TYPE_CHECKING:
    from bot.descent.game import Game


class Spawn(Plain):
    """Monsters that appear: a kind, and the square they gather round (MON-04)."""

    monster: str
    near: Square
    minions: dict[int, int] | None = None
    """By number of heroes; the group limit by default (MON-05)."""
    masters: dict[int, int] | None = None
    activated: bool = False
    """A group revealed during a round counts as not activated unless the quest says otherwise."""


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
