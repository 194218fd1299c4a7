"""The language of activation cards: an order, a special effect, and lists of instructions (ACT-01).

An instruction is a verb, a selector of whom it is about, and perhaps a condition and a part that follows:

    - {do: engage, aim: {by: [highest_knowledge]}}
    - {do: attack, aim: {adjacent: true}, then: [{do: retreat}]}
    - {do: retreat, when: {hero_within: 2}}
"""

from typing import Literal

from pydantic import model_validator

from bot.descent.content.cards import Rank
from bot.kernel.plain import Plain

Verb = Literal["engage", "spot", "attack", "retreat", "toward", "away", "use"]
MOVES: tuple[Verb, ...] = ("engage", "spot", "retreat", "toward", "away")

Key = Literal[
    "closest",
    "farthest",
    "most_damage",
    "least_damage",
    "most_health_left",
    "least_health_left",
    "most_fatigue",
    "least_fatigue",
    "most_conditions",
    "highest_might",
    "highest_knowledge",
    "highest_willpower",
    "highest_awareness",
    "lowest_might",
    "lowest_knowledge",
    "lowest_willpower",
    "lowest_awareness",
    "most_monsters_adjacent",
    "most_heroes_adjacent",
]


class Aim(Plain):
    """Whom an instruction is about: filters first, then ranking keys, then the closest (ACT-06)."""

    who: Literal["hero", "monster", "kin"] = "hero"
    """`kin`: monsters of the same group, itself included; `monster`: any monster."""
    by: tuple[Key, ...] = ("closest",)
    within: int | None = None
    beyond: int | None = None
    """Farther away than this many squares."""
    adjacent: bool = False
    sight: bool = False
    having: tuple[str, ...] = ()
    """Only figures with one of these conditions."""
    without: tuple[str, ...] = ()
    """Only figures with none of these conditions."""
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


class When(Plain):
    """What must be true for the monster before it follows an instruction."""

    hero_within: int | None = None
    no_hero_within: int | None = None
    hero_in_sight: bool | None = None
    hurt: bool | None = None
    kin_within: int | None = None
    """Another monster of its group is within this many squares."""
    no_kin_within: int | None = None
    attacked: bool | None = None
    """Whether this monster has attacked in this activation."""


class Follow(Plain):
    """What comes after the main part of an instruction and costs no action, e.g. a retreat (MVW-03)."""

    do: Literal["retreat", "away", "toward"]
    aim: Aim = Aim()
    squares: int | None = None


class Instruction(Plain):
    """One line of an activation card: one action."""

    do: Verb
    aim: Aim = Aim()
    use: str | None = None
    """The special action of the monster card to use."""
    squares: int | None = None
    """Move this many squares instead of taking a move action (toward, away)."""
    when: When = When()
    then: tuple[Follow, ...] = ()

    @model_validator(mode="after")
    def _fits_together(self) -> "Instruction":
        if (self.do == "use") != (self.use is not None):
            raise ValueError("`use` names the special action of a line with `do: use`, and only there")
        if self.squares is not None and self.do not in ("toward", "away"):
            raise ValueError("`squares` goes with toward and away only")
        if self.aim.many and self.do != "engage":
            raise ValueError("`many` goes with engage only; attacks rank by most_heroes_adjacent")
        return self

    def __str__(self) -> str:
        return f"use:{self.use}" if self.use else self.do


class Bonus(Plain):
    """What all attacks and moves of the group gain while this activation lasts."""

    hearts: int = 0
    range: int = 0
    pierce: int = 0
    surges: int = 0
    speed: int = 0
    inflicts: str | None = None
    """A condition for whoever suffers at least one heart (ATT-11)."""


class Ordeal(Plain):
    """Something that befalls heroes: a test, and what failing it costs; without a test it just happens."""

    within: int | None = None
    """Within this many squares of any monster of the group."""
    closest: bool = False
    """Only the one hero closest to any monster of the group."""
    test: Literal["might", "knowledge", "willpower", "awareness"] | None = None
    hearts: int = 0
    fatigue: int = 0
    condition: str | None = None


class Special(Plain):
    """The special effect of a card (ACT-01), with its time: at the start, throughout, or at the end."""

    at: Literal["start", "lasting", "end"]
    of: Literal["all", "minions", "masters"] = "all"
    bonus: Bonus = Bonus()
    ordeal: Ordeal | None = None
    recover: int = 0
    """Hearts that each monster of the group recovers."""
    shed: bool = False
    """Each monster of the group is rid of all its conditions."""

    @model_validator(mode="after")
    def _fits_together(self) -> "Special":
        lasts = self.bonus != Bonus()
        happens = self.ordeal is not None or self.recover > 0 or self.shed
        if lasts != (self.at == "lasting") or happens == lasts:
            raise ValueError("a bonus, and only a bonus, is lasting; the rest happens at the start or at the end")
        return self


class ActivationCard(Plain):
    """What a group does when this card is drawn."""

    id: str
    monster: str
    first: Literal["masters", "minions"] = "minions"
    special: tuple[Special, ...] = ()
    minion: tuple[Instruction, ...] = ()
    master: tuple[Instruction, ...] = ()

    def instructions(self, rank: Rank) -> tuple[Instruction, ...]:
        """The list for this rank."""
        return self.master if rank == "master" else self.minion
