"""What is printed on cards: sheets, items, skills, monsters. Loaded once, never changed."""

from typing import Literal

from pydantic import Field

from bot.descent.board import Size
from bot.descent.effects.base import Check, Effect
from bot.descent.rules.dice import Colour
from bot.descent.rules.moments import Moment
from bot.kernel.plain import Plain

Archetype = Literal["warrior", "mage", "scout", "healer"]
Attribute = Literal["might", "knowledge", "willpower", "awareness"]
ATTRIBUTES: tuple[Attribute, ...] = ("might", "knowledge", "willpower", "awareness")
Rank = Literal["minion", "master"]
Range = Literal["melee", "ranged"]
Forbidden = Literal["actions", "moves", "skills", "surges"]
"""What a condition may forbid; `skills`: those that are actions, and special actions of monsters."""
ConditionNumber = Literal["hearts", "shields", "suffered"]
"""What a condition may change: hearts of its bearer's attacks, shields of its defence, hearts it suffers."""
ConditionEnding = Literal["turn", "out_of_sight", "rest", "surge"]
Rescuer = Literal["bearer", "neighbour"]
NOT_WORN = "not_worn"
"""The fact that a hero can't equip cards with certain traits."""
Fame = Literal["insignificant", "noteworthy", "impressive", "celebrated", "heroic", "legendary"]


class Cost(Plain):
    """What using an ability takes besides its action (CRD-01)."""

    fatigue: int = 0
    per_familiar: int = 0
    """So much fatigue more for each familiar on the board that the card means."""
    exhaust: bool = False
    flip: bool = False
    """Turn a search card face down: once per quest."""
    spend: dict[str, int] = Field(default_factory=dict)
    """Counters of whoever uses it; `card` are those that lie on the card itself."""


class Selector(Plain):
    """Whom an ability may be aimed at. The first choice of `who` also says who counts as a candidate."""

    who: Literal[
        "hero",
        "other_hero",
        "monster",
        "other_monster",
        "figure",
        "other_figure",
        "group",
        "rest_of_group",
        "familiar",
        "passed",
    ]
    """`other_…`: all but the figure it is counted from. `group`: that monster and its kin. `familiar`: those of the
    bearer that the card means. `passed`: monsters through whose squares the card has led the bearer."""
    within: int | None = None
    """Within this many squares (1 = adjacent; the own square counts as 0)."""
    more: str | None = None
    """What other cards of the bearer add to that number."""
    near_familiar: bool = False
    """So near to any of the bearer's familiars that the card means, instead of to whom it is counted from."""
    kind: str | None = None
    """Only familiars of this kind are meant, where the line itself does not say whose it is."""
    sight: bool = False
    fallen: bool = False
    """Also knocked-out heroes (things that heal)."""
    having: tuple[str, ...] = ()
    """Only figures with one of these conditions."""
    counter: str | None = None
    """Only figures with at least one such counter."""
    minions: bool = False
    """Of monsters only minions."""
    small: bool = False
    """Only figures that cover a single square."""


class Modifier(Plain):
    """A number that is different while a card is in play; asked for, never stored."""

    stat: str
    add: int = 0
    at_most: int | None = None
    at_least: int | None = None
    """What is taken away leaves at least this much."""
    dice: tuple[Colour, ...] = ()
    instead_of: Colour | None = None
    """The die takes the place of each one of this colour."""
    traits: tuple[str, ...] = ()
    of: Literal["self", "familiar", "marked", "heroes", "monsters", "figures"] = "self"
    """Whose number: the bearer's, its familiar's, that of figures the card is laid on, or all of a side's."""
    within: int | None = None
    """Only within this many squares of the bearer."""
    when: tuple[Check, ...] = ()
    once: bool = False
    """Only for the next attack of a figure the card is laid on, and only this round."""
    conditions: tuple[str, ...] = ()
    """Of which conditions a fact is true (`immune`, `clings`, `unhurt`); of all if none is named."""
    terrain: tuple[str, ...] = ()
    """On which ground a fact is true (`at_home`)."""
    per: str | None = None
    """What is added is added once for each such counter of the bearer; `card`: those on the card itself."""
    per_attribute: Attribute | None = None
    """What is added is added once for each point of this attribute of the bearer."""
    per_trait: str | None = None
    """What is added is added once for each equipped card with this trait."""
    trait: str | None = None
    """Of which equipment it is true: cards with this trait."""
    single: bool = False
    """Of one such card only, where there are several."""


class Surge(Plain):
    """A line of a weapon or monster card that is bought with surges, once per attack (ATT-05)."""

    cost: int = 1
    do: tuple[Effect, ...]


class Ability(Plain):
    """One thing a card can do."""

    id: str = "main"
    kind: Literal["action", "on_turn", "reaction", "trigger", "passive"]
    at: Moment | None = None
    """The moment a reaction or trigger waits for."""
    also_at: tuple[Moment, ...] = ()
    """More such moments."""
    when: tuple[Check, ...] = ()
    cost: Cost = Cost()
    target: Selector | None = None
    limit: Literal["turn", "round", "attack"] | None = None
    do: tuple[Effect, ...] = ()
    modifiers: tuple[Modifier, ...] = ()
    goes_without_saying: bool = False
    """A reaction that costs nothing and can do no harm: nobody is asked where there is only one way to use it.

    A trigger that says so happens before the others of its moment; nobody is asked in which order.
    """
    fallen: Literal["may", "must"] | None = None
    """Whether a knocked-out hero may use it; `must`: nobody else."""
    lends: tuple[Surge, ...] = ()
    """Surge abilities that attacks for which `when` holds have besides those of the weapon."""
    users: Literal["bearer", "heroes"] = "bearer"
    """Who may use it, and pays for it: the hero whose card it is, or any hero while that one is on its feet."""

    @property
    def moments(self) -> tuple[Moment, ...]:
        """All the moments it waits for."""
        return self.also_at if self.at is None else (self.at, *self.also_at)


Appendix = Literal["changed", "no_effect"]
"""Road to Legend changes what a card does, or takes it away (APX-01)."""


class Card(Plain):
    """What every card has."""

    id: str
    box: str = "base"
    """The box it comes in (SET-07)."""
    appendix: Appendix | None = None
    abilities: tuple[Ability, ...] = ()

    def ability(self, ability_id: str) -> Ability | None:
        """The ability of this name."""
        return next((ability for ability in self.abilities if ability.id == ability_id), None)


class Item(Card):
    """A weapon, shield, armour or trinket."""

    traits: tuple[str, ...] = ()
    slot: Literal["hands", "armor", "other"]
    hands: int = 0
    attack: Range | None = None
    dice: tuple[Colour, ...] = ()
    pierce: int = 0
    reach: bool = False
    blast: bool = False
    surges: tuple[Surge, ...] = ()
    defence: tuple[Colour, ...] = ()
    forbids: tuple[str, ...] = ()
    """Traits that no other equipped card may have."""
    cost: int = 0
    """Gold, as printed."""
    price: int | None = None
    """Gold in Road to Legend, where it differs."""
    fame: tuple[Fame, Fame] | None = None
    """The least and the most fame with which shops offer it."""
    act: int | None = None
    """None: a class's starting equipment, which can't be traded."""
    copies: int = 1
    stays: bool = False
    """Heroes can't trade it."""
    guides: bool = False
    """A party that has it may pass by what it meets on the road by chance."""


class SearchCard(Card):
    """What a search token may hide."""

    copies: int = 1
    gold: int = 0
    potion: bool = False
    in_deck: bool = True
    """Road to Legend leaves some cards out (SET-05)."""
    attack: Range | None = None
    dice: tuple[Colour, ...] = ()
    surges: tuple[Surge, ...] = ()


class Skill(Card):
    """A class card bought with experience."""

    xp: int = 0
    elemental: bool = False
    """An elemental card: never bought, chosen by whoever has a card that brings some."""
    elementals: int = 0
    """How many elemental cards of its class whoever has it may choose."""

    @property
    def is_free(self) -> bool:
        """Whether everybody of the class has it from the start."""
        return self.xp == 0 and not self.elemental


class Counter(Plain):
    """Counters that a class brings: valor, elixirs, insight…"""

    id: str
    stock: int | None = None
    """How many there are; no more can be in play."""
    moves: bool = False
    """Where there is none left, it is taken from whoever has it."""


class HeroClass(Plain):
    """A class: its archetype, the equipment and skills it starts with, and what it may learn."""

    id: str
    box: str = "base"
    archetype: Archetype
    second: Archetype | None = None
    """Of a hybrid class: the archetype of the standard class it is taken with."""
    equipment: tuple[Item, ...] = ()
    skills: tuple[Skill, ...]
    counters: tuple[Counter, ...] = ()


class HeroSheet(Plain):
    """A hero as printed."""

    id: str
    box: str = "base"
    archetype: Archetype
    speed: int
    health: int
    stamina: int
    defence: tuple[Colour, ...]
    might: int
    knowledge: int
    willpower: int
    awareness: int
    ability: tuple[Ability, ...]
    feat: Ability | None = None
    """What it can do once per quest; None if Road to Legend takes it away."""
    more_feat: tuple[Ability, ...] = ()
    """Other ways to do the same feat, or what else holds once it is done."""
    appendix: dict[Literal["ability", "feat"], Appendix] = Field(default_factory=dict)
    """What of it Road to Legend changes or takes away (APX-01)."""

    @property
    def not_worn(self) -> frozenset[str]:
        """The traits of what this hero can't equip at all."""
        changes = (modifier for ability in self.ability for modifier in ability.modifiers)
        return frozenset(trait for modifier in changes if modifier.stat == NOT_WORN for trait in modifier.traits)

    def asks(self, check: str) -> bool:
        """Whether an ability asks this: some things are remembered for those alone who want to know."""
        checks = [*(one for ability in self.ability for one in ability.when)]
        checks += [one for ability in self.ability for modifier in ability.modifiers for one in modifier.when]
        return any(one.kind == check for one in checks)

    @property
    def feats(self) -> tuple[Ability, ...]:
        """All ways to do its feat."""
        return (*((self.feat,) if self.feat is not None else ()), *self.more_feat)


class ConditionCard(Plain):
    """A condition: all that it does to its bearer, and how it ends; rules/conditions.py knows what the words mean.

    "Turn" means a hero's turn and a monster's activation.
    """

    id: str
    box: str = "base"
    test: Attribute | None = None
    """Tested at the start of each turn; whoever passes is rid of it."""
    fail_hearts: int = 0
    fail_fatigue: int = 0
    """What a failed test costs."""
    forbids: tuple[Forbidden, ...] = ()
    changes: dict[ConditionNumber, int] = Field(default_factory=dict)
    """Numbers that are different while somebody has it."""
    action_fatigue: int = 0
    """What each action costs, but for the one that ends it."""
    end_hearts: int = 0
    """What the bearer and its friends next to it suffer at the end of its turn."""
    ends: ConditionEnding | None = None
    """With its turn, then if it sees no enemy, when it rests, or for a surge of its attack."""
    action_of: Rescuer | None = None
    """Whose action ends it: its bearer's alone, or also that of a figure next to it."""
    severity: int = 0
    """Which of several the overlord would rather inflict: the highest is the worst."""
    threat: float = 1.0
    """Which part of a monster's threat is left under it, in the eyes of automatic heroes."""


class MonsterBlock(Plain):
    """One rank of a monster card."""

    speed: int
    health: int
    defence: tuple[Colour, ...]
    dice: tuple[Colour, ...]
    abilities: tuple[str, ...] = ()
    """Named passives, e.g. scamper."""
    actions: tuple[str, ...] = ()
    """Named special actions, e.g. grab."""
    surges: tuple[Surge, ...] = ()
    panel: tuple[int, ...] = ()
    """The numbers of the surge lines that are spent first, where that is not the order of the card (MAT-01)."""
    x: dict[str, int] = Field(default_factory=dict)
    """The X of its passives, where their names have one: `sorcery: 2`."""

    @property
    def spending(self) -> tuple[int, ...]:
        """The numbers of all surge lines in the order in which they are spent."""
        return (*self.panel, *(number for number in range(len(self.surges)) if number not in self.panel))


class MonsterCard(Plain):
    """A kind of monster in both acts and both ranks."""

    id: str
    box: str = "base"
    size: Size = Size(1, 1)
    attack: Range
    traits: tuple[str, ...]
    limits: dict[int, tuple[int, int]]
    """Number of heroes: (minions, masters) (MON-01)."""
    act1: dict[Rank, MonsterBlock]
    act2: dict[Rank, MonsterBlock]
    label: str
    """The letter on its tokens."""

    def block(self, act: int, rank: Rank) -> MonsterBlock:
        """The numbers of one rank in one act (MON-02)."""
        return (self.act1 if act == 1 else self.act2)[rank]


class FamiliarCard(Plain):
    """A creature that follows a hero (FAM-01)."""

    id: str
    box: str = "base"
    hero: str | None = None
    """The hero whose sheet it goes with."""
    hero_class: str | None = None
    """The class whose cards call it. Cards of a sheet or a class that speak of "the familiar" mean these alone."""
    arrives: bool = False
    """It is there from the quest's start, as near to its hero as there is room."""
    speed: int | None = None
    """None: it never moves by itself."""
    health: int | None = None
    defence: tuple[Colour, ...] = ()
    attack: Range | None = None
    dice: tuple[Colour, ...] = ()
    surges: tuple[Surge, ...] = ()
    wields: str | None = None
    """It attacks with the dice, keywords and surges of an equipped weapon of its hero that has this trait."""
    figure: bool = True
    """Treated as a figure (FAM-02)."""
    obstacle: bool = False
    """No figure, yet it fills its square: nobody walks through it, anybody may attack it, no condition holds it."""
    counts_as_hero: bool = False
    """A hero to all who look for one; its attributes are those of its owner."""
    roused_by: str | None = None
    """It attacks only while this card of its owner lies sideways, and only one of its kind a turn."""
    several: bool = False
    """A hero may have more than one: they are told apart by numbers."""
    flies: bool = False
    """Terrain has no effect on it."""
    fetches: bool = False
    """Other heroes on its square or beside it search the token on its square without an action."""
    heals: bool = True
    """Whether it can recover hearts."""
    abilities: tuple[Ability, ...] = Field(default_factory=tuple)
