"""Whom a sentence of an activation card is about, how much, and on what condition.

One model says whom in both places where it is said: `each` is who does or suffers something (all who fit), `aim`
with regard to whom (the best one). A measure is any number a figure has: a ranking key, a bound, an amount.
"""

from typing import Annotated, Literal, get_args

from pydantic import BeforeValidator, ConfigDict, Discriminator, Field, Tag, model_validator

from bot.descent.board import Terrain
from bot.descent.content.cards import Rank
from bot.kernel.plain import Plain

Who = Literal[
    "hero",
    "monster",
    "kin",
    "figure",
    "other_hero",
    "other_monster",
    "other_kin",
    "other_figure",
    "self",
    "them",
    "attacker",
    "target",
]
"""`kin`: monsters of the same group; `other_…`: all but `them`; the last four are single figures."""
SINGLE: tuple[Who, ...] = ("self", "them", "attacker", "target")
"""Those that need no looking for."""
Origin = Literal["self", "group", "them", "master", "attacker", "target"]
Neighbour = Literal["hero", "kin", "monster", "hazard", "water", "wall"]

Measure = Literal[
    "distance",
    "damage",
    "health",
    "health_left",
    "fatigue",
    "stamina",
    "speed",
    "conditions",
    "might",
    "knowledge",
    "willpower",
    "awareness",
    "heroes_beside",
    "monsters_beside",
    "kin_beside",
    "search_cards",
    "equipped",
    "shop_items",
    "dearest_item",
    "hazards_beside",
    "walls_beside",
    "points_left",
]

Key = Literal[
    "closest",
    "farthest",
    "most_damage",
    "least_damage",
    "highest_health",
    "lowest_health",
    "most_health_left",
    "least_health_left",
    "most_fatigue",
    "least_fatigue",
    "highest_stamina",
    "lowest_stamina",
    "highest_speed",
    "lowest_speed",
    "most_conditions",
    "fewest_conditions",
    "highest_might",
    "highest_knowledge",
    "highest_willpower",
    "highest_awareness",
    "lowest_might",
    "lowest_knowledge",
    "lowest_willpower",
    "lowest_awareness",
    "most_heroes_beside",
    "fewest_heroes_beside",
    "most_monsters_beside",
    "fewest_monsters_beside",
    "most_kin_beside",
    "fewest_kin_beside",
    "most_search_cards",
    "fewest_search_cards",
    "most_equipped",
    "fewest_equipped",
    "most_shop_items",
    "fewest_shop_items",
    "highest_dearest_item",
    "lowest_dearest_item",
    "most_hazards_beside",
    "fewest_hazards_beside",
    "most_walls_beside",
    "fewest_walls_beside",
    "most_monsters_adjacent",
    "most_heroes_adjacent",
]
"""The last two are older names of most_monsters_beside and most_heroes_beside."""

MORE = ("most", "highest")
LESS = ("fewest", "least", "lowest")
_KEYS = frozenset(get_args(Key))


def _usual(key: object) -> object:
    """A key as this page spells it: `most_speed` is `highest_speed`, `least_distance` is `closest`."""
    if not isinstance(key, str) or key in _KEYS:
        return key
    side, _, measure = key.partition("_")
    alike = MORE if side in MORE else LESS if side in LESS else ()
    if measure == "distance" and alike:
        return "farthest" if alike is MORE else "closest"
    return next((f"{other}_{measure}" for other in alike if f"{other}_{measure}" in _KEYS), key)


class Bound(Plain):
    """Between which numbers a measure must lie."""

    at_least: int | None = None
    at_most: int | None = None

    def holds(self, number: int) -> bool:
        """Whether the number lies within the bounds."""
        return (self.at_least is None or number >= self.at_least) and (
            self.at_most is None or number <= self.at_most
        )


class Aim(Plain):
    """Whom a sentence is about: filters first, then ranking keys, then the closest (ACT-06)."""

    model_config = ConfigDict(populate_by_name=True)

    who: Who = "hero"
    """`kin`: monsters of the same group, itself included; `monster`: any monster."""
    rank: Rank | None = None
    """Only monsters of this rank."""
    by: tuple[Annotated[Key, BeforeValidator(_usual)], ...] = ("closest",)
    take: Annotated[int, Field(ge=1)] | Literal["all", "most"] | None = None
    """How many of the best are meant; without it `aim` means one, and `each` everybody."""
    at_least: int = 0
    """It counts only if so many fit."""
    origin: Origin | None = Field(None, alias="from")
    """Whose distance and sight count."""
    within: int | None = None
    beyond: int | None = None
    """Farther away than this many squares."""
    adjacent: bool = False
    sight: bool = False
    having: tuple[str, ...] = ()
    """Only figures with one of these conditions."""
    without: tuple[str, ...] = ()
    """Only figures with none of these conditions."""
    bounds: dict[Measure, Bound] = Field(default_factory=dict, alias="with")
    """Only figures whose measures lie within these bounds."""
    beside: Neighbour | None = None
    """Only figures next to such a figure or such ground; of heroes and kin, to another one."""
    not_beside: Neighbour | None = None
    terrain: Terrain | None = None
    """Only figures that stand on such ground."""
    ground: Terrain | None = None
    """No figure but the nearest such squares (moves only)."""
    token: bool | None = None
    """Whether the hero's token lies on the monster's card."""
    attacked: bool | None = None
    """Whether anybody has attacked them in this activation."""
    same: bool = False
    """Only whom this monster's last line was about."""
    passed: bool = False
    """Only those this monster has moved through in this activation."""
    failed: bool = False
    """Only those who failed the test that was just made."""
    meant: bool = False
    """Only those the moment is about."""
    unattacked: bool = False
    """Only heroes nobody has attacked in this activation."""
    beside_kin: bool = False
    """Only figures next to another monster of the group."""
    alone: bool = False
    """Only heroes with no other hero next to them."""
    hurt: bool = False
    """Only figures that have suffered damage."""
    many: bool = False
    """As many heroes as possible: the place next to most of them (engage only)."""

    @property
    def most(self) -> bool:
        """Whether it is about as many as possible at once."""
        return self.many or self.take == "most"

    @model_validator(mode="after")
    def _fits_together(self) -> "Aim":
        if self.rank is not None and self.who not in ("monster", "kin", "other_monster", "other_kin"):
            raise ValueError("only monsters have a rank: `who` is monster, kin, other_monster or other_kin")
        if self.ground is not None and self.ground in (Terrain.OBSTACLE, Terrain.PLAIN):
            raise ValueError("`ground` is water, mud, pit, hazard or lava")
        return self


class Reckoned(Plain):
    """A number that is worked out when it is needed: so many for each figure, or a measure of one."""

    count: Aim | None = None
    measure: Measure | Literal["dealt", "excess"] | None = None
    """`dealt`: the hearts of the moment; `excess`: shields too many in the test that was failed."""
    of: Literal["self", "them", "attacker", "target"] = "them"
    """Whose measure."""
    times: int = 1
    plus: int = 0
    at_most: int | None = None

    @model_validator(mode="after")
    def _fits_together(self) -> "Reckoned":
        if (self.count is None) == (self.measure is None):
            raise ValueError("an amount counts somebody (`count`) or is a number of somebody (`measure`)")
        return self


def _sort_of_amount(value: object) -> str:
    """Which of its forms an amount has, so that a mistake is told of that form alone."""
    if isinstance(value, dict | Reckoned):
        return "amount"
    return "word" if isinstance(value, str) else "number"


Amount = Annotated[
    Annotated[int, Tag("number")] | Annotated[Literal["dealt"], Tag("word")] | Annotated[Reckoned, Tag("amount")],
    Discriminator(_sort_of_amount),
]
"""A number as printed, the hearts of the moment, or one that is worked out."""
AmountOrAll = Annotated[
    Annotated[int, Tag("number")]
    | Annotated[Literal["dealt", "all"], Tag("word")]
    | Annotated[Reckoned, Tag("amount")],
    Discriminator(_sort_of_amount),
]
"""The same, or all there is."""


class When(Plain):
    """What must be true before the monster follows an instruction, or an effect comes about."""

    hero_within: int | None = None
    no_hero_within: int | None = None
    hero_in_sight: bool | None = None
    hurt: bool | None = None
    kin_within: int | None = None
    """Another monster of its group is within this many squares."""
    no_kin_within: int | None = None
    attacked: bool | None = None
    """Whether this monster has attacked in this activation."""
    moved: bool | None = None
    """Whether this monster has left its place in this activation."""
    any: Aim | None = None
    """Somebody is there who fits."""
    none: Aim | None = None
    """Nobody is there who fits."""
    cause: Literal["attack"] | None = None
    """The hearts come from an attack of this group."""
    using: str | None = None
    """The special action that is used."""
    defeated: bool | None = None
    """Whether whoever the moment is about has fallen."""
    dealt: bool | None = None
    """Whether any heart was dealt."""
    blank: bool | None = None
    """Whether a defence die shows nothing."""
