"""The pieces on the board and the cards beside them."""

from typing import Literal

from pydantic import Field

from bot.descent.board import Square
from bot.kernel.plain import State


class HeldCard(State):
    """A card in front of a hero."""

    id: str
    """Unique for this hero: `crossbow`, or `health_potion#2` for a second copy."""
    card: str
    kind: Literal["item", "class_item", "search", "relic", "skill"]
    equipped: bool = False
    exhausted: bool = False
    flipped: bool = False
    borrowed: bool = False
    """A skill of another hero, until the end of the turn."""
    marks: list[str] = Field(default_factory=list)
    """Figures the card is laid on: who is challenged, who is blessed."""
    touched: list[str] = Field(default_factory=list)
    """Figures that its last use hurt, healed or led its bearer through."""
    counters: int = 0
    """Counters that lie on the card itself."""
    paid: int = 0
    """How many counters its last use was paid with."""
    linked: str | None = None
    """The equipped card of the same hero to which this one lends what it can do."""
    against: list[str] = Field(default_factory=list)
    """Monster groups it has been used on in this quest, where it may be used on each but once."""
    tokens: list[str] = Field(default_factory=list)
    """Tokens of a kind of their own that lie on the card: a bard's melody and harmony."""
    unpriced: bool = False
    """Its cost in fatigue is ignored until the round ends."""

    @property
    def tradable(self) -> bool:
        """Class cards, starting equipment included, stay with their hero (CRD-05)."""
        return self.kind in ("item", "search", "relic")


class Figure(State):
    """Whatever stands on the board and can be hurt."""

    id: str
    squares: tuple[Square, ...] = ()
    """The squares it covers; none while it is off the board."""
    damage: int = 0
    conditions: list[str] = Field(default_factory=list)
    carried: list[str] = Field(default_factory=list)
    """Objective tokens (CRD-06)."""
    spared: int = 0
    """Hearts of the harm that is coming which somebody else takes."""
    counters: dict[str, int] = Field(default_factory=dict)
    """Counters that cards have laid on the hero's sheet or beside the monster: valor, elixirs, hexes…"""

    @property
    def square(self) -> Square:
        """The (first) square it stands on."""
        return self.squares[0]

    @property
    def on_board(self) -> bool:
        return bool(self.squares)


class Hero(Figure):
    """A hero: sheet, class, fatigue and cards."""

    sheet: str
    hero_class: str
    fatigue: int = 0
    knocked_out: bool = False
    feat_used: bool = False
    feat_until: Literal["turn", "next_turn"] | None = None
    """How long something of the feat still holds."""
    vanished: Square | None = None
    """Where it left the board, until it comes back at the start of its next turn."""
    back_within: int = 4
    """How far from there it may come back."""
    last_attack: int = 0
    """The round in which it attacked last; 0 before it has."""
    turn_taken: bool = False
    cards: list[HeldCard] = Field(default_factory=list)
    used: list[str] = Field(default_factory=list)
    """Abilities used up for this turn or round: "turn:card/ability" …"""
    unlearned: list[str] = Field(default_factory=list)
    """Skills put back into the class deck in this quest; their experience comes with its end."""

    side: Literal["heroes"] = "heroes"

    def card(self, card_id: str) -> HeldCard | None:
        """The card with this id in front of the hero."""
        return next((held for held in self.cards if held.id == card_id), None)


class Monster(Figure):
    """A monster of a group."""

    monster: str
    group: str
    master: bool = False
    number: int = 1
    extra_health: int = 0
    name: str | None = None
    """A unique monster has a name of its own (MON-07)."""
    relic: str | None = None
    """A relic that a lieutenant holds."""
    relic_tokens: int = 0
    """What lies on that relic: surges it has kept, or that it has been used up."""
    marks: list[str] = Field(default_factory=list)
    """What holds until the group's next activation, e.g. the elementals' air."""
    trophies: list[str] = Field(default_factory=list)
    """Heroes whose token lies on this monster's own card."""
    used: list[str] = Field(default_factory=list)
    """What it has done this round and can't do again in it."""
    brands: list[str] = Field(default_factory=list)
    """Heroes whose token lies on its base."""

    side: Literal["monsters"] = "monsters"

    @property
    def rank(self) -> Literal["minion", "master"]:
        return "master" if self.master else "minion"


class Departed(State):
    """How a monster that has left was called."""

    master: bool = False
    name: str | None = None
    group: str = ""
    squares: tuple[Square, ...] = ()
    """Where it stood."""


class Familiar(Figure):
    """A creature that follows a hero (FAM)."""

    familiar: str
    owner: str
    number: int = 0
    """Which of several of its kind it is; 0 where there is but one."""
    points: int | None = None
    """Movement points left of its move action this turn; None before it took it."""
    attacked: bool = False
    begun: bool = False
    """It has begun its activation this turn."""
    spent: bool = False
    """Its activation came before the hero's actions and is over (FAM-01)."""

    side: Literal["heroes"] = "heroes"


class Group(State):
    """All monsters of one kind on the track (MON-08)."""

    id: str
    monster: str
    activated: bool = False
    drawn: list[str] = Field(default_factory=list)
    """Activation cards already used, until the deck is used up."""
    tokens: list[str] = Field(default_factory=list)
    """Heroes whose token lies on the monster's card."""
    bound: list[str] = Field(default_factory=list)
    """Heroes who recover no hearts until one of its monsters falls, or a hero."""
