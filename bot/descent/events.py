"""What happened, as plain facts. Words and pictures are made of these at the edge."""

from typing import Any, Literal

from pydantic import Field

from bot.descent.board import Square
from bot.descent.rules.dice import Die
from bot.kernel.plain import Tagged


class Event(Tagged, tag="event"):
    """One thing that happened in the game."""


# The quest ---------------------------------------------------------------------------------------------------


class QuestStarted(Event):
    """The fight begins; the hash of the seed lets players check the dice afterwards."""

    quest: str
    commitment: str


class QuestMovedOn(Event):
    """The quest under way is played by today's file and texts from here on."""

    quest: str
    why: Literal["reworded", "fits"]
    """Only words have changed; or what it began with is lost, and all that lies on the table is in today's too."""


class AreaRevealed(Event):
    """A part of the board came into view."""

    area: str


class MonstersPlaced(Event):
    """Monsters of one group appeared."""

    group: str
    figures: tuple[str, ...]
    squares: tuple[tuple[Square, ...], ...] = ()
    """Where each of them stands."""
    masters: tuple[str, ...] = ()
    """Those of them that are masters."""


class QuestEnded(Event):
    """Won or lost; the seed is revealed."""

    outcome: Literal["won", "lost"]
    reason: str
    seed: str


class ExperienceGained(Event):
    """Each hero learned something from the quest."""

    xp: int


class SkillLearned(Event):
    """A hero spent experience on a skill (CMP-07)."""

    hero: str
    skill: str
    left: int
    """Experience not spent yet."""


class MoraleLost(Event):
    """The party lost heart (PER-01)."""

    left: int


# Rounds and turns --------------------------------------------------------------------------------------------


class RoundStarted(Event):
    """A new round (RND-01)."""

    number: int


class RoundEnded(Event):
    """Everybody has had their turn (RND-02)."""

    number: int


class TurnStarted(Event):
    """A hero begins its turn (RND-03)."""

    hero: str


class TurnEnded(Event):
    """A hero's turn is over."""

    hero: str


class ActionTaken(Event):
    """A figure spent one of its actions."""

    figure: str
    action: str
    left: int


class GroupActivated(Event):
    """A monster group takes its activation (ACT-01)."""

    group: str
    card: str
    order: Literal["masters", "minions"]
    because: tuple[str, ...] = ()
    """The groups that could have been drawn."""
    cards: int = 0
    """How many cards this one was drawn from; none if a quest or a player named it."""


class MonsterActivated(Event):
    """One monster of the group begins."""

    figure: str
    before: tuple[str, ...] = ()
    """The monsters of its rank that could have gone instead (ACT-08)."""


class SpecialEffect(Event):
    """The special effect of an activation card happened (ACT-01)."""

    group: str
    card: str
    number: int


class PlaceChosen(Event):
    """A monster chose where to go, among so many equally right places (ACT-08)."""

    figure: str
    verb: str
    squares: tuple[Square, ...]
    cost: int
    tied: int = 1


class InstructionNeglected(Event):
    """A monster skipped an instruction, and why (ACT-03)."""

    figure: str
    instruction: str
    why: str


class GroupFinished(Event):
    """All monsters of the group have acted."""

    group: str


class GroupRemoved(Event):
    """The last figure of a group is gone (MON-08)."""

    group: str


# Movement ----------------------------------------------------------------------------------------------------


class PointsGained(Event):
    """A figure got movement points, from a move action or from fatigue (MOV-01, MOV-05)."""

    figure: str
    points: int
    source: Literal["move", "fatigue", "card"]


class FigureMoved(Event):
    """A figure went along a path."""

    figure: str
    start: tuple[Square, ...]
    path: tuple[Square, ...]
    end: tuple[Square, ...]


class FigurePlaced(Event):
    """A figure was put somewhere without moving there."""

    figure: str
    squares: tuple[Square, ...]
    expanded: bool = False
    """Whether it only spread its base where it was, which enters nothing (BIG-04)."""


class TerrainHurt(Event):
    """A square hurt whoever entered it (MOV-07, MOV-08)."""

    figure: str
    square: Square
    terrain: str


class DoorOpened(Event):
    """A door was opened; it stays open (EXP-03)."""

    door: str
    by: str | None


# Attacks -----------------------------------------------------------------------------------------------------


class TargetChosen(Event):
    """A monster chose whom to go for, with its reasons (ACT-06)."""

    figure: str
    target: str
    verb: str
    because: tuple[dict[str, Any], ...] = ()
    tied: tuple[str, ...] = ()


class AttackDeclared(Event):
    """Somebody attacks (ATT-01)."""

    attack: int
    attacker: str
    target: str
    weapon: str | None
    distance: int
    others: tuple[str, ...] = ()


class DiceRolled(Event):
    """The dice of an attack."""

    attack: int
    attack_dice: tuple[Die, ...]
    defender: str
    defence_dice: tuple[Die, ...]


class DefenceRolled(Event):
    """One more figure caught in an attack rolled its own defence (ATT-07)."""

    attack: int
    defender: str
    defence_dice: tuple[Die, ...]


class DieRerolled(Event):
    """A die was rolled again."""

    attack: int
    figure: str
    before: Die
    after: Die


class SurgeSpent(Event):
    """A surge bought an ability (ATT-05)."""

    attack: int
    figure: str
    ability: str
    because: str | None = None


class AttackMissed(Event):
    """An X, or not enough range (ATT-02, ATT-03)."""

    attack: int
    attacker: str
    target: str
    why: Literal["x", "range", "shadow"]
    range: int = 0
    distance: int = 0


class AttackHit(Event):
    """Hearts against shields for one of the targets."""

    attack: int
    target: str
    hearts: int
    shields: int
    pierced: int
    damage: int
    halved: bool = False


# Harm and healing --------------------------------------------------------------------------------------------


class DamageSuffered(Event):
    """Hearts lost; `left` is what remains."""

    figure: str
    amount: int
    left: int
    source: str


class FatigueSuffered(Event):
    """Fatigue taken; `left` is the stamina that remains."""

    figure: str
    amount: int
    left: int
    source: str


class DamageRecovered(Event):
    """Hearts won back."""

    figure: str
    amount: int
    left: int


class FatigueRecovered(Event):
    """Fatigue shaken off."""

    figure: str
    amount: int
    left: int


class ConditionGained(Event):
    """A condition took hold."""

    figure: str
    condition: str


class ConditionLost(Event):
    """A condition ended."""

    figure: str
    condition: str


class ConditionTested(Event):
    """A condition made its bearer test an attribute."""

    figure: str
    condition: str
    passed: bool


class AttributeTested(Event):
    """Grey and black die against an attribute (CRD-03)."""

    figure: str
    attribute: str
    value: int
    dice: tuple[Die, ...]
    passed: bool


class MonsterDefeated(Event):
    """A monster left the board (HP-01)."""

    figure: str
    by: str | None
    square: Square
    name: str | None = None
    """What a unique monster was called (MON-07)."""


class HeroKnockedOut(Event):
    """A hero fell (HP-04)."""

    hero: str
    by: str | None
    square: Square


class HeroStoodUp(Event):
    """A fallen hero is back on its feet (HP-06, HP-07)."""

    hero: str
    by: str | None
    square: Square


class StandUpRolled(Event):
    """Two red dice for a fallen hero (HP-06)."""

    hero: str
    dice: tuple[Die, ...]


class HealRolled(Event):
    """A red die for a monster's healing."""

    figure: str
    by: str
    dice: tuple[Die, ...]


class FamiliarRemoved(Event):
    """A familiar left the board."""

    figure: str


class FamiliarCalled(Event):
    """A familiar appeared at its owner's call (FAM-01)."""

    figure: str
    familiar: str
    owner: str
    square: Square


class HeroVanished(Event):
    """A hero left the board for a while."""

    hero: str
    square: Square


# Cards -------------------------------------------------------------------------------------------------------


class CardUsed(Event):
    """A card or ability was used."""

    figure: str
    card: str
    ability: str
    target: str | None = None


class ReactionDeclared(Event):
    """A hero will react, or let it pass, when its turn to do so comes."""

    hero: str
    option: str
    card: str | None = None
    """The card it will use; None if it lets it pass."""
    target: str | None = None


class CardRolled(Event):
    """Dice were rolled for a card."""

    figure: str
    card: str
    dice: tuple[Die, ...]


class CardExhausted(Event):
    """A card was turned sideways (CRD-01)."""

    figure: str
    card: str


class CardsRefreshed(Event):
    """Exhausted cards stand upright again (RND-03)."""

    hero: str
    cards: tuple[str, ...]


class FeatUsed(Event):
    """A heroic feat: once per quest (CRD-02)."""

    hero: str


class Equipped(Event):
    """A hero changed what it wears and wields (CRD-04)."""

    hero: str
    on: tuple[str, ...]
    off: tuple[str, ...]


class CardsTraded(Event):
    """Two heroes exchanged cards (CRD-05)."""

    giver: str
    taker: str
    given: tuple[str, ...]
    taken: tuple[str, ...]


class Searched(Event):
    """A search token was turned over (EXP-03)."""

    hero: str
    token: str
    found: str | None
    gold: int = 0


class TokenTaken(Event):
    """An objective token was picked up (CRD-06)."""

    figure: str
    token: str


class TokenDropped(Event):
    """An objective token was put down (CRD-06)."""

    figure: str
    token: str
    square: Square


class Rested(Event):
    """A hero will shake off all fatigue at the end of its turn (HP-03)."""

    hero: str


class Noted(Event):
    """A fact of a card's own, told by its own text."""

    figure: str
    note: str
    facts: dict[str, Any] = Field(default_factory=dict)
