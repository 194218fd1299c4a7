"""A quest as its author wrote it."""

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from bot.descent.board import Square
from bot.descent.content.cards import MonsterCard
from bot.descent.monsters.instructions import ActivationCard
from bot.descent.quest.areas import Area, DoorSpot, Spawn, TokenSpot, Unique, Use
from bot.descent.quest.base import Happening, Trigger
from bot.descent.quest.bounds import (
    LARGEST,
    MOST_AREAS,
    MOST_AT_ONCE,
    MOST_EVENTS,
    MOST_GUESTS,
    MOST_NAMED,
    MOST_SPAWNS,
    MOST_SQUARES,
    MOST_TILES,
    Hearts,
    Kept,
    RoundNumber,
    Shift,
)
from bot.descent.quest.expressions import Expression
from bot.descent.quest.places import with_places
from bot.descent.quest.references import located, refuse_astray
from bot.descent.quest.schedule import Level, Peril, PerilPlan, Perils
from bot.kernel.editions import since
from bot.kernel.plain import Plain

if TYPE_CHECKING:
    from bot.descent.state.game import Game

__all__ = [
    "Area",
    "Bag",
    "DoorSpot",
    "Goal",
    "Level",
    "LevelPlan",
    "Look",
    "Peril",
    "PerilPlan",
    "Perils",
    "Quest",
    "QuestEvent",
    "Reward",
    "Rule",
    "Spawn",
    "TokenSpot",
    "Unique",
    "Use",
    "Variable",
    "Win",
]

Look = Literal["snow", "ash", "night", "lava", "temple", "crypt", "library"]
Kind = Literal["tutorial", "rescue", "hold", "chase", "boss", "explore"]


class Win(Plain):
    """The quest is won as soon as everything is revealed and no monster is left."""

    reason: str = "all_defeated"


class Reward(Plain):
    """What the party takes home from a quest: experience for each hero, the rest for all."""

    xp: Expression = Expression("0")
    gold: Expression = Expression("0")
    fame: Expression = Expression("0")
    items: tuple[str, ...] = Field(default=(), max_length=MOST_AT_ONCE)


class Variable(Plain):
    """A number or flag the quest keeps; those of the campaign outlive it."""

    model_config = ConfigDict(populate_by_name=True)

    type: Literal["number", "flag"] = "number"
    start: Kept = 0
    scope: Literal["quest", "campaign"] = "quest"
    least: Kept | None = Field(default=None, alias="from")
    """It is never less than this, whatever it is set to."""
    most: Kept | None = Field(default=None, alias="to")
    """It is never more than this."""

    @property
    def bounds(self) -> tuple[int, int]:
        """The least and the most it can be."""
        if self.type == "flag":
            return 0, 1
        return -LARGEST if self.least is None else self.least, LARGEST if self.most is None else self.most

    def kept(self, value: int) -> int:
        """What becomes of a value it is given: a flag is 0 or 1, and a number stays within its bounds."""
        if self.type == "flag":
            return int(value != 0)
        low, high = self.bounds
        return max(low, min(value, high))


class Rule(Plain):
    """A special rule, shown with its text quest-…-rule-…"""

    id: str
    forbids: tuple[str, ...] = ()
    """Kinds of commands heroes may not give."""
    speed: Shift = 0
    """What it adds to the heroes' speed."""
    start: bool = True
    """Whether it is in force from the start; else a happening puts it in force."""


class Bag(Plain):
    """Things that may happen, drawn by chance and without repetition.

    In YAML a list of lists of happenings, or `{of: [...], refill: false}`.
    """

    of: tuple[Annotated[tuple[Happening, ...], Field(max_length=MOST_AT_ONCE)], ...] = Field(max_length=MOST_NAMED)
    refill: bool = True
    """Whether it is filled again once it is empty."""

    @model_validator(mode="before")
    @classmethod
    def _just_a_list(cls, written: Any) -> Any:
        return {"of": written} if isinstance(written, list | tuple) else written


class Goal(Plain):
    """What is worth doing now: for automatic heroes and for whoever asks for help."""

    goal: Literal["use", "reach", "defeat", "open", "carry", "hold", "explore", "search"]
    target: str | None = None
    """A token, door, unique name, role or kind of monster."""
    places: tuple[Square, ...] = Field(default=(), max_length=MOST_SQUARES)
    when: Expression | None = None

    @model_validator(mode="after")
    def _fits_together(self) -> "Goal":
        if self.goal in ("use", "defeat", "open", "carry") and self.target is None:
            raise ValueError(f"the goal `{self.goal}` needs a `target`")
        if self.goal in ("reach", "carry", "hold") and not self.places:
            raise ValueError(f"the goal `{self.goal}` needs `places`")
        return self


class QuestEvent(Plain):
    """When one of these things happens, and if `when` holds then, all this follows in order."""

    id: str
    on: tuple[Trigger, ...] = Field(default=(), max_length=MOST_AT_ONCE)
    """None: it only happens when another event fires it."""
    when: Expression | None = None
    once: bool = True
    do: tuple[Happening, ...] = Field(max_length=MOST_AT_ONCE)

    @property
    def reveals(self) -> bool:
        """Whether the party learns more of the quest by it than advice how to play."""
        return any(happening.reveals for happening in self.do) or not since(3)

    @model_validator(mode="before")
    @classmethod
    def _one_trigger_or_several(cls, written: Any) -> Any:
        if isinstance(written, Mapping) and isinstance(written.get("on"), Mapping):
            return {**written, "on": [written["on"]]}
        return written


class LevelPlan(Plain):
    """What makes a quest a level of the Raid: its portal, and how many rounds are few (RAI-02, RAI-03)."""

    open: bool = False
    """Whether the portal is open from the start."""
    swift: RoundNumber = Field(ge=1)
    """Whoever leaves at the end of this round or earlier was swift…"""
    steady: RoundNumber = Field(ge=1)
    """…and until the end of this one not slow: both are worth shop cards."""

    @model_validator(mode="after")
    def _in_order(self) -> "LevelPlan":
        if self.steady <= self.swift:
            raise ValueError("`steady` is more rounds than `swift`")
        return self


class Quest(Plain):
    """One quest: areas, where the heroes start, what happens, and how it ends."""

    some_bring_monsters: ClassVar[bool] = False
    """Whether any quest was ever read that brings monsters: else nobody needs to look for them."""
    id: str
    kind: Kind = "explore"
    act: int = Field(default=1, ge=1, le=2)
    box: str = "base"
    look: Look | None = None
    """The season and light in which its board is drawn. It is no part of how the quest is played."""
    areas: tuple[Area, ...] = Field(max_length=MOST_AREAS)
    start: tuple[Square, ...] = Field(max_length=MOST_SQUARES)
    """Where the heroes may stand, in order of preference."""
    objective: str | None = None
    """The first objective: quest-…-objective-…"""
    level: LevelPlan | None = None
    """It is a level of the Raid, which one leaves by a portal; such quests are not played alone (RAI-01)."""
    win: Win | None = None
    won: Reward = Reward()
    lost: Reward = Reward()
    endings: dict[str, Reward] = Field(default_factory=dict, max_length=MOST_NAMED)
    """By the reason for which it was won or lost: what such an ending brings in place of `won` or `lost`."""
    morale: Hearts | None = None
    """What the party starts with if not one per hero: a quest's rule beats the rulebook (CRD-07, PER-01)."""
    variables: dict[str, Variable] = Field(default_factory=dict, max_length=MOST_NAMED)
    rules: tuple[Rule, ...] = Field(default=(), max_length=MOST_NAMED)
    peril: Perils = Perils()
    places: dict[str, Annotated[tuple[Square, ...], Field(max_length=MOST_SQUARES)]] = Field(
        default_factory=dict, max_length=MOST_NAMED
    )
    bags: dict[str, Bag] = Field(default_factory=dict, max_length=MOST_NAMED)
    monsters: tuple[MonsterCard, ...] = Field(default=(), max_length=MOST_GUESTS)
    """Kinds of monsters that come with the quest, made of abilities there are."""
    activations: tuple[ActivationCard, ...] = Field(default=(), max_length=MOST_NAMED)
    """The activation cards of these monsters."""
    goals: tuple[Goal, ...] = Field(default=(), max_length=MOST_NAMED)
    events: tuple[QuestEvent, ...] = Field(default=(), max_length=MOST_EVENTS)

    @model_validator(mode="before")
    @classmethod
    def _read(cls, written: Any) -> Any:
        return with_places(written) if isinstance(written, Mapping) else written

    @model_validator(mode="after")
    def _fits_on_a_table(self) -> "Quest":
        if sum(len(area.tiles) for area in self.areas) > MOST_TILES:
            raise ValueError(f"a quest has at most {MOST_TILES} tiles")
        if sum(isinstance(part, Spawn) for part in parts(self)) > MOST_SPAWNS:
            raise ValueError(f"monsters appear at most {MOST_SPAWNS} times")
        return self

    @model_validator(mode="after")
    def _brings_monsters(self) -> "Quest":
        Quest.some_bring_monsters = Quest.some_bring_monsters or bool(self.monsters)
        return self

    @model_validator(mode="after")
    def _everything_is_declared(self) -> "Quest":
        """Bad content stops at load: names mean only what is declared or built in."""
        refuse_astray(self)
        return self

    def area(self, area_id: str) -> Area:
        """An area by name."""
        return next(area for area in self.areas if area.id == area_id)

    def event(self, event_id: str) -> QuestEvent:
        """An event by name."""
        return next(event for event in self.events if event.id == event_id)

    def rule(self, rule_id: str) -> Rule:
        """A special rule by name."""
        return next(rule for rule in self.rules if rule.id == rule_id)

    def reward(self, outcome: Literal["won", "lost"], reason: str) -> Reward:
        """What the party takes home from an ending."""
        return self.endings.get(reason) or (self.won if outcome == "won" else self.lost)

    def squares(self, place: str) -> tuple[Square, ...]:
        """The squares of a place; a square is a place of its own."""
        return self.places[place] if place in self.places else (Square.parse(place),)

    def is_won(self, game: "Game") -> bool:
        """Everything is revealed and no monster is left, if that is how the quest is won."""
        return self.win is not None and not game.monsters and len(game.board.areas) == len(self.areas)

    @cached_property
    def listeners(self) -> dict[str, list[tuple[QuestEvent, int, Trigger]]]:
        """By kind of game event: the quest's events that may be set off by it, in the order of the file."""
        found: dict[str, list[tuple[QuestEvent, int, Trigger]]] = {}
        for event in self.events:
            for number, trigger in enumerate(event.on):
                for kind in trigger.listens:
                    found.setdefault(kind, []).append((event, number, trigger))
        return found

    @cached_property
    def elements(self) -> dict[str, TokenSpot | DoorSpot]:
        """All doors and tokens, also those that are placed later."""
        spots = [part for part in parts(self) if isinstance(part, TokenSpot | DoorSpot)]
        return {spot.id: spot for spot in spots}

    @cached_property
    def roles(self) -> dict[str, Spawn]:
        """The spawns that have a role."""
        return {part.role: part for part in parts(self) if isinstance(part, Spawn) and part.role is not None}


def parts(value: object) -> Iterator[BaseModel]:
    """Everything written in a quest or a part of it, however deep, in the order of the file."""
    return (part for _, part in located(value))
