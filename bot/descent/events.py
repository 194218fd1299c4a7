"""What happened, as plain facts. Words and pictures are made of these at the edge."""

from typing import Any, Literal

from pydantic import Field

from bot.descent.board import Square
from bot.descent.rules.dice import Colour, Die
from bot.descent.rules.sums import Addend
from bot.kernel.events import Event


class DescentEvent(Event, tag="event"):
    """One thing that happened in this game; it knows those of every table too."""


# The quest ---------------------------------------------------------------------------------------------------


class QuestStarted(DescentEvent):
    """The fight begins; the hash of the seed lets players check the dice afterwards."""

    quest: str
    commitment: str
    numbers: dict[str, int] = Field(default_factory=dict)
    """The variables the quest declares, as the party comes to it, for its texts."""


class QuestMovedOn(DescentEvent):
    """The quest under way is played by today's file and texts from here on."""

    quest: str
    why: Literal["reworded", "fits"]
    """Only words have changed; or what it began with is lost, and all that lies on the table is in today's too."""


class AreaRevealed(DescentEvent):
    """A part of the board came into view."""

    area: str


class MonstersPlaced(DescentEvent):
    """Monsters of one group appeared."""

    group: str
    figures: tuple[str, ...]
    squares: tuple[tuple[Square, ...], ...] = ()
    """Where each of them stands."""
    masters: tuple[str, ...] = ()
    """Those of them that are masters."""


class RelicBorne(DescentEvent):
    """A lieutenant holds a relic, or a whole group does."""

    figure: str
    relic: str
    group: str | None = None


class QuestEnded(DescentEvent):
    """Won or lost; the seed is revealed."""

    outcome: Literal["won", "lost"]
    reason: str
    seed: str
    numbers: dict[str, int] = Field(default_factory=dict)
    """The quest's variables as they were then, for its texts."""


class ExperienceGained(DescentEvent):
    """Each hero learned something from the quest."""

    xp: int


class SkillLearned(DescentEvent):
    """A hero spent experience on a skill (CMP-07)."""

    hero: str
    skill: str
    left: int
    """Experience not spent yet."""


class MoraleLost(DescentEvent):
    """The party lost heart (PER-01)."""

    left: int


# Rounds and turns --------------------------------------------------------------------------------------------


class RoundStarted(DescentEvent):
    """A new round (RND-01)."""

    number: int


class RoundEnded(DescentEvent):
    """Everybody has had their turn (RND-02)."""

    number: int


class TurnStarted(DescentEvent):
    """A hero begins its turn (RND-03)."""

    hero: str


class TurnEnded(DescentEvent):
    """A hero's turn is over."""

    hero: str


class ActionTaken(DescentEvent):
    """A figure spent one of its actions."""

    figure: str
    action: str
    left: int


class GroupActivated(DescentEvent):
    """A monster group takes its activation (ACT-01)."""

    group: str
    card: str
    order: Literal["masters", "minions"]
    because: tuple[str, ...] = ()
    """The groups that could have been drawn."""
    cards: int = 0
    """How many cards this one was drawn from; none if a quest or a player named it."""


class MonsterActivated(DescentEvent):
    """One monster of the group begins."""

    figure: str
    before: tuple[str, ...] = ()
    """The monsters of its rank that could have gone instead (ACT-08)."""


class SpecialEffect(DescentEvent):
    """The special effect of an activation card happened (ACT-01)."""

    group: str
    card: str
    number: int


class PlaceChosen(DescentEvent):
    """A monster chose where to go, among so many equally right places (ACT-08)."""

    figure: str
    verb: str
    squares: tuple[Square, ...]
    cost: int
    tied: int = 1


class InstructionNeglected(DescentEvent):
    """A monster skipped an instruction, and why (ACT-03)."""

    figure: str
    instruction: str
    why: str


class DecisionExplained(DescentEvent):
    """An automatic hero decided something, and why, as it weighed it."""

    hero: str
    why: str
    target: str | None = None
    """The figure, door, token or card it is about."""
    square: Square | None = None
    mean: float = 0.0
    """Hearts that an attack deals on average."""
    kill: int = 0
    """How many times in a hundred it brings its target down."""
    asked: bool = False
    """Whether the quest asks for it."""
    pressed: bool = False
    """Whether time is running out."""


class GroupFinished(DescentEvent):
    """All monsters of the group have acted."""

    group: str


class GroupRemoved(DescentEvent):
    """The last figure of a group is gone (MON-08)."""

    group: str


# Movement ----------------------------------------------------------------------------------------------------


class PointsGained(DescentEvent):
    """A figure got movement points, from a move action or from fatigue (MOV-01, MOV-05)."""

    figure: str
    points: int
    source: Literal["move", "fatigue", "card"]


class FigureMoved(DescentEvent):
    """A figure went along a path."""

    figure: str
    start: tuple[Square, ...]
    path: tuple[Square, ...]
    end: tuple[Square, ...]


class FigurePlaced(DescentEvent):
    """A figure was put somewhere without moving there."""

    figure: str
    squares: tuple[Square, ...]
    expanded: bool = False
    """Whether it only spread its base where it was, which enters nothing (BIG-04)."""


class TerrainHurt(DescentEvent):
    """A square hurt whoever entered it (MOV-07, MOV-08)."""

    figure: str
    square: Square
    terrain: str


class DoorOpened(DescentEvent):
    """A door was opened; it stays open (EXP-03)."""

    door: str
    by: str | None


# Attacks -----------------------------------------------------------------------------------------------------


class TargetChosen(DescentEvent):
    """A monster chose whom to go for, with its reasons (ACT-06)."""

    figure: str
    target: str
    verb: str
    because: tuple[dict[str, Any], ...] = ()
    tied: tuple[str, ...] = ()


class AttackDeclared(DescentEvent):
    """Somebody attacks (ATT-01)."""

    attack: int
    attacker: str
    target: str
    weapon: str | None
    distance: int
    others: tuple[str, ...] = ()


class DiceRolled(DescentEvent):
    """The dice of an attack."""

    attack: int
    attack_dice: tuple[Die, ...]
    defender: str
    defence_dice: tuple[Die, ...]


class DefenceRolled(DescentEvent):
    """One more figure caught in an attack rolled its own defence (ATT-07)."""

    attack: int
    defender: str
    defence_dice: tuple[Die, ...]


class DieRerolled(DescentEvent):
    """A die was rolled again."""

    attack: int
    figure: str
    before: Die
    after: Die


class DieTurned(DescentEvent):
    """A die was turned to one of its faces."""

    attack: int
    figure: str
    before: Die
    after: Die


class DieRemoved(DescentEvent):
    """A die was taken from the table."""

    attack: int
    figure: str
    die: Die


class DieAdded(DescentEvent):
    """One more die was rolled."""

    attack: int
    figure: str
    die: Die
    defender: str = ""
    """Whose defence it belongs to; "" for the attack."""


class DiceSwapped(DescentEvent):
    """Before the roll dice were taken out of it, and others put in."""

    attack: int
    figure: str
    lost: tuple[Colour, ...] = ()
    gained: tuple[Colour, ...] = ()


class SurgeSpent(DescentEvent):
    """A surge bought an ability (ATT-05)."""

    attack: int
    figure: str
    ability: str
    because: str | None = None


class AttackMissed(DescentEvent):
    """An X, or not enough range (ATT-02, ATT-03)."""

    attack: int
    attacker: str
    target: str
    why: Literal["x", "range", "shadow", "fury", "abandoned", "foiled"]
    range: int = 0
    distance: int = 0
    range_from: tuple[Addend, ...] = ()
    """What the range is made of."""


class AttackHit(DescentEvent):
    """Hearts against shields for one of the targets."""

    attack: int
    target: str
    hearts: int
    shields: int
    pierced: int
    damage: int
    halved: bool = False
    hearts_from: tuple[Addend, ...] = ()
    """What the hearts are made of, before they were halved."""
    shields_from: tuple[Addend, ...] = ()
    at_least: int = 0
    """Hearts that this attack deals in any case, where that made the difference."""
    defence_dice: tuple[Die, ...] = ()
    """The defence as it lies in the end: of two rolls the better one may have been kept."""


# Harm and healing --------------------------------------------------------------------------------------------


class DamageSuffered(DescentEvent):
    """Hearts lost; `left` is what remains."""

    figure: str
    amount: int
    left: int
    source: str
    by: str | None = None
    """Who did it."""
    more_from: tuple[Addend, ...] = ()
    """Hearts among them that the figure's conditions added."""


class FatigueSuffered(DescentEvent):
    """Fatigue taken; `left` is the stamina that remains."""

    figure: str
    amount: int
    left: int
    source: str


class DamageRecovered(DescentEvent):
    """Hearts won back."""

    figure: str
    amount: int
    left: int


class FatigueRecovered(DescentEvent):
    """Fatigue shaken off."""

    figure: str
    amount: int
    left: int


class ConditionGained(DescentEvent):
    """A condition took hold."""

    figure: str
    condition: str


class ConditionLost(DescentEvent):
    """A condition ended."""

    figure: str
    condition: str


class ConditionTested(DescentEvent):
    """A condition made its bearer test an attribute."""

    figure: str
    condition: str
    passed: bool


class AttributeTested(DescentEvent):
    """Grey and black die against an attribute (CRD-03)."""

    figure: str
    attribute: str
    value: int
    dice: tuple[Die, ...]
    passed: bool
    shields: int = 0
    """Shields that counted besides those on the dice."""


class MonsterDefeated(DescentEvent):
    """A monster left the board (HP-01)."""

    figure: str
    by: str | None
    square: Square
    name: str | None = None
    """What a unique monster was called (MON-07)."""


class HeroKnockedOut(DescentEvent):
    """A hero fell (HP-04)."""

    hero: str
    by: str | None
    square: Square


class HeroStoodUp(DescentEvent):
    """A fallen hero is back on its feet (HP-06, HP-07)."""

    hero: str
    by: str | None
    square: Square


class StandUpRolled(DescentEvent):
    """Two red dice for a fallen hero (HP-06)."""

    hero: str
    dice: tuple[Die, ...]


class HealRolled(DescentEvent):
    """A red die for a monster's healing."""

    figure: str
    by: str
    dice: tuple[Die, ...]


class FamiliarRemoved(DescentEvent):
    """A familiar left the board."""

    figure: str


class FamiliarCalled(DescentEvent):
    """A familiar appeared at its owner's call (FAM-01)."""

    figure: str
    familiar: str
    owner: str
    square: Square
    number: int = 0
    """Which of several of its kind it is; 0 where there is but one."""


class HeroVanished(DescentEvent):
    """A hero left the board for a while."""

    hero: str
    square: Square


# Cards -------------------------------------------------------------------------------------------------------


class CardUsed(DescentEvent):
    """A card or ability was used."""

    figure: str
    card: str
    ability: str
    target: str | None = None


class ReactionDeclared(DescentEvent):
    """A hero will react, or let it pass, when its turn to do so comes."""

    hero: str
    option: str
    card: str | None = None
    """The card it will use; None if it lets it pass."""
    target: str | None = None


class CardRolled(DescentEvent):
    """Dice were rolled for a card."""

    figure: str
    card: str
    dice: tuple[Die, ...]


class CountersGained(DescentEvent):
    """A figure was given counters, or they were laid on its card."""

    figure: str
    counter: str
    amount: int
    left: int
    """How many it has now."""
    card: str = ""
    """The card they lie on, for those called `card`."""


class TokenLaid(DescentEvent):
    """A hero has laid a token of its class on one of its cards."""

    figure: str
    counter: str
    card: str


class CountersSpent(DescentEvent):
    """Counters went back to the stock, mostly to pay for something."""

    figure: str
    counter: str
    amount: int
    left: int
    card: str = ""


class CardExhausted(DescentEvent):
    """A card was turned sideways (CRD-01)."""

    figure: str
    card: str


class CardsRefreshed(DescentEvent):
    """Exhausted cards stand upright again (RND-03)."""

    hero: str
    cards: tuple[str, ...]


class FeatUsed(DescentEvent):
    """A heroic feat: once per quest (CRD-02)."""

    hero: str


class Equipped(DescentEvent):
    """A hero changed what it wears and wields (CRD-04)."""

    hero: str
    on: tuple[str, ...]
    off: tuple[str, ...]


class CardsTraded(DescentEvent):
    """Two heroes exchanged cards (CRD-05)."""

    giver: str
    taker: str
    given: tuple[str, ...]
    taken: tuple[str, ...]


class OwnerTold(DescentEvent):
    """Somebody's cards were taken by a hero of another player, in that hero's turn: their player hears of it."""

    player: int
    hero: str
    by: str
    cards: tuple[str, ...]


class TradeRefused(DescentEvent):
    """Somebody was asked for cards of their hero, and would rather keep them."""

    hero: str
    to: str
    cards: tuple[str, ...]


class Searched(DescentEvent):
    """A search token was turned over (EXP-03)."""

    hero: str
    token: str
    found: str | None
    gold: int = 0


class TokenTaken(DescentEvent):
    """An objective token was picked up (CRD-06)."""

    figure: str
    token: str


class TokenDropped(DescentEvent):
    """An objective token was put down (CRD-06)."""

    figure: str
    token: str
    square: Square


class Rested(DescentEvent):
    """A hero will shake off all fatigue at the end of its turn (HP-03)."""

    hero: str


class Noted(DescentEvent):
    """A fact of a card's own, told by its own text."""

    figure: str
    note: str
    facts: dict[str, Any] = Field(default_factory=dict)
